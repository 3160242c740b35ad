// Trainer: who can hold the called ace, from what has been played so far.
import { type Card, rankOf, suitOf } from '../../base/cards.ts';
import { playedIn } from '../../inference/holders.ts';
import { type Knowledge, knowledgeOf } from '../../inference/knowledge.ts';
import { USUAL_CALLED } from '../../base/contract.ts';
import type { Random } from '../../base/random.ts';
import { consistentDeals } from '../../inference/deal-cases.ts';
import { worldsOf } from '../../inference/worlds.ts';
import { type Seat, SEATS, seatsFrom } from '../../base/seats.ts';
import { type SeatView, viewFor } from '../../round/view.ts';
import { pick } from './bot-decisions.ts';
import { botRound, cardMoments, momentFor, randomIn } from './bot-rounds.ts';
import { sceneOf } from './legal-cards.ts';
import { ask, trainerRemark, type TrainerRemark } from './trainer-remarks.ts';
import { type Item, type ItemRef, LEARNER, tell, type WrongPart } from './trainer.ts';
import { playersAt } from '../../table/table-rules.ts';

/** Games of house rules with a called ace. */
const FORCED = ['muss', 'muss-rufer'] as const;
/** Rounds that are looked through for a position that says something. */
const ROUNDS = 6;

export function calledAce(ref: ItemRef): Item {
  const random = randomIn(ref, 'position');
  const { view, know, called } = position(ref, random);
  const others = seatsFrom(LEARNER, playersAt(view.rules)).slice(1);
  const possible = holdersOfAce(know);
  const remarks = others
    .filter((seat) => !possible.includes(seat))
    .map((seat) => [seat, whyNot(know, called, seat)] as const);
  const [only] = possible;
  const sum =
    possible.length === 1 && only !== undefined
      ? trainerRemark('X.ACE_ONLY', { seat: only, called })
      : trainerRemark('X.ACE_OPEN', { seats: possible, called });
  return {
    question: {
      ask: ask('Q.CALLED_ACE', { called }),
      scene: { ...sceneOf(view), tricks: view.tricks, shown: 'together' },
      form: { kind: 'seats', pick: 'several', from: others },
    },
    key: {
      right: [{ kind: 'seats', seats: possible }],
      because: [...remarks.map(([, remark]) => tell(remark)), tell(sum)],
      wrong: [] satisfies WrongPart[],
    },
  };
}

interface AcePosition {
  readonly view: SeatView;
  readonly know: Knowledge;
  readonly called: Card;
}

/** A position in a Rufer, or in a Muss-Spiel, in which the called ace is out; later stages ask for those in which play has told something. */
function position({ stage, rules }: ItemRef, random: Random): AcePosition {
  let best: { readonly value: number; readonly found: AcePosition } | undefined;
  for (let rounds = 0; rounds < ROUNDS || !best; rounds++) {
    const found = positionsIn(rules, random);
    const telling = found.filter(({ know }) => toldBy(know) > 0);
    const wanted = stage === 1 ? found.filter(({ know }) => holdersOfAce(know).length < 3) : telling;
    if (wanted.length > 0) return pick(random, wanted);
    const [any] = found.slice(-1);
    if (any && (!best || any.view.tricks.length > best.value)) best = { value: any.view.tricks.length, found: any };
  }
  return best.found;
}

function positionsIn(rules: ItemRef['rules'], random: Random): readonly AcePosition[] {
  const round = botRound(rules, rules.games === 'further' ? pick(random, FORCED) : 'rufer', random);
  const { called } = round.play.contract;
  if (called === undefined || rankOf(called) !== 'A') return [];
  return cardMoments(round).flatMap((moment, index): AcePosition[] => {
    if (index < 3) return [];
    const view = viewFor(momentFor(round, moment), LEARNER);
    const know = knowledgeOf(view);
    return know.out.includes(called) && view.hand.length > 1 ? [{ view, know, called }] : [];
  });
}

/** How many of the others the play itself has ruled out, the caller left aside. */
function toldBy(know: Knowledge): number {
  const possible = holdersOfAce(know);
  return SEATS.filter((seat) => seat !== LEARNER && seat !== know.declarer && !possible.includes(seat)).length;
}

/** The seats that hold the called ace in at least one deal that the learner must think possible. */
function holdersOfAce(know: Knowledge): readonly Seat[] {
  const { called } = know.contract;
  const deals = consistentDeals(know);
  return SEATS.filter((seat) => {
    const cases = deals.cases.filter(({ holders }) => called && holders.get(called)?.[0] === seat);
    return cases.length > 0 && worldsOf({ ...deals, cases }).count > 0;
  });
}

/** Why a seat cannot have the ace; the plainest reason. */
function whyNot(know: Knowledge, called: Card, seat: Seat): TrainerRemark {
  const { view, order, declarer } = know;
  const suit = suitOf(called);
  if (seat === declarer) return trainerRemark('X.ACE_CALLER', { seat, called });
  if (view.contract?.doubling.stoss === seat) return trainerRemark('X.ACE_STOSS', { seat, called });
  const runner = view.contract?.revealed;
  const trickOf = (index: number): number => Math.floor(index / SEATS.length) + 1;
  const played = playedIn(view).map((each, index) => ({ ...each, trick: trickOf(index) }));
  const searched = played.filter(({ led }) => order.groupOf(led) === suit);
  if (runner?.by === 'ranAway')
    return trainerRemark('X.ACE_RAN_AWAY', { seat: runner.seat, called, trick: searched[0]?.trick ?? 1 });
  const own = searched.find((each) => each.seat === seat);
  if (own && order.groupOf(own.card) !== suit) return trainerRemark('X.ACE_VOID', { seat, suit, trick: own.trick });
  if (own && own.place > 0) return trainerRemark('X.ACE_NOT_GIVEN', { seat, called, trick: own.trick });
  if (own) return trainerRemark('X.ACE_LED_LOW', { seat, called, trick: own.trick, need: USUAL_CALLED.runAwayMin });
  return trainerRemark('X.ACE_COUNTED', { seat, called });
}
