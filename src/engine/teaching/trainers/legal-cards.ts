// Trainer: all cards that may be played in a position from a played round.
import { type Card, suitOf } from '../../base/cards.ts';
import { dutyOf } from '../../tutor/duty.ts';
import { explainOptions } from '../../tutor/explain.ts';
import { contractIn, playableIn } from '../../tutor/reading.ts';
import { type SeatView, viewFor } from '../../round/view.ts';
import { reckoningAt } from '../../table/table-rules.ts';
import { calledSuitOf } from '../../base/contract.ts';
import { type Order, orderOf } from '../../play/order.ts';
import { pick } from './bot-decisions.ts';
import { botRound, cardMoments, gameFor, momentFor, randomIn } from './bot-rounds.ts';
import { ask } from './trainer-remarks.ts';
import { type Item, type ItemRef, LEARNER, type Scene, type Stage, tellNote, type WrongPart } from './trainer.ts';
import { ofDecision } from '../../table/readers.ts';

export function legalCards(ref: ItemRef): Item {
  const random = randomIn(ref, 'position');
  const round = botRound(ref.rules, gameFor(ref, random), random);
  const views = cardMoments(round).map((moment) => viewFor(momentFor(round, moment), LEARNER));
  const view = pick(random, suiting(views, ref.stage));
  return {
    question: {
      ask: ask('Q.LEGAL', { to: view.trick?.cards.length ? 'follow' : 'lead' }),
      scene: sceneOf(view),
      form: { kind: 'cards', pick: 'several', from: view.hand },
    },
    key: {
      right: [{ kind: 'cards', cards: playableIn(view) }],
      because: dutyOf(view)
        .filter(({ id }) => !id.endsWith('_OFFER'))
        .map(tellNote),
      wrong: refusalsIn(view),
    },
  };
}

/** The table as the learner sees it: hand, contract, the trick lying there. */
export function sceneOf(view: SeatView): Scene {
  const { contract, trick, rules, hand } = view;
  const unit = reckoningAt(rules);
  return {
    pack: rules.pack,
    ...(unit !== 'cents' && { unit }),
    ...(contract && {
      contract: {
        announcement: contract.announcement,
        ...(contract.declarer !== undefined && { declarer: contract.declarer }),
        ...(contract.revealed && { partner: contract.revealed.seat }),
        ...(contract.renonce && { renonce: contract.renonce }),
      },
    }),
    hand,
    ...(trick && trick.cards.length > 0 && { trick }),
  };
}

const refusalsIn = (view: SeatView): readonly WrongPart[] =>
  ofDecision(explainOptions(view), 'play').flatMap(({ decision: { card }, refusal }) =>
    refusal ? [{ part: card, told: [{ of: 'refusal' as const, card, explanation: refusal }] }] : [],
  );

/** The scene of a view with the tricks that have fallen, side by side. */
export const sceneWithTricks = (view: SeatView): Scene => ({
  ...sceneOf(view),
  forehand: view.forehand,
  ...(view.tricks.length > 0 && { tricks: view.tricks, shown: 'together' }),
});

/** Positions with something to think about; the best ones for the stage, and never a last card. */
function suiting(views: readonly SeatView[], stage: Stage): readonly SeatView[] {
  const open = views.filter((view) => view.hand.length > 2 && !ranAway(view));
  const rated = open.map((view) => ({ view, value: interest(view) })).sort((a, b) => a.value - b.value);
  const third = Math.max(3, Math.ceil(rated.length / 4));
  const from = Math.round(((rated.length - third) * (stage + 1)) / 6);
  return rated.slice(from, from + third).map(({ view }) => view);
}

/** Whether the own called card may be played as any other, which nobody sees who was not told of earlier tricks. */
const ranAway = ({ contract, hand }: SeatView): boolean => {
  const called = contract?.announcement.called;
  return called !== undefined && contract?.revealed !== undefined && hand.includes(called);
};

/** How easily one errs here: courts of the suit led, trumps held beside it, the called card in hand. */
export function interest(view: SeatView): number {
  const contract = contractIn(view);
  if (!contract) return 0;
  const order = orderOf(contract, view.rules.pack);
  const led = view.trick?.cards[0];
  const playable = playableIn(view);
  const barred = view.hand.length - playable.length;
  const owed = contract.called !== undefined && view.hand.includes(contract.called) ? 4 : 0;
  const printed = led ? view.hand.filter((card: Card) => misleads(order, card, led)).length : 0;
  const search = led && order.groupOf(led) === calledSuitOf(contract) ? 1 : 0;
  return (barred > 0 && playable.length > 1 ? 2 : 0) + owed + 2 * printed + search + (led ? 1 : 0);
}

/** A card that bears the suit of the card led but does not follow it, or follows without bearing it. */
const misleads = (order: Order, card: Card, led: Card): boolean =>
  (suitOf(card) === suitOf(led)) !== (order.groupOf(card) === order.groupOf(led));
