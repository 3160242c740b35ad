// A position as a round: a log of its cards, its bidding and its tricks, which the rules accept entry by entry; or what they refuse.
import { announcementOf } from '../base/contract.ts';
import { randomOf } from '../base/random.ts';
import { type BySeat, bySeat } from '../base/seats.ts';
import type { Card } from '../base/cards.ts';
import { entriesForHands } from '../table/dealing.ts';
import type { Decision, Entry } from '../table/log.ts';
import { entriesOf, isPlaying, playedCard } from '../table/readers.ts';
import { isOver, type Round, startRound } from '../table/round.ts';
import { houseOf, seatsAt } from '../table/table-rules.ts';
import { legalDecisions, step, turnIn, zonesOf } from '../round/step.ts';
import { biddingTo, isAnnounced, isQuiet, untilDealt } from './bidding-to.ts';
import { type Laid, laidIn } from './laid.ts';
import type { Position, SaidLine } from './position.ts';
import { objection, type PositionReason } from './position-reasons.ts';
import { type Spread, spreadOf } from './spread.ts';

/** What a position can be played as. */
export interface Playable {
  readonly laid: Laid;
  /** Whether every card is named, so that all rounds of it are the same. */
  readonly certain: boolean;
  /** The round as it is shown. */
  readonly round: Round;
  /** Another round of the position, whose other cards lie as the number has it; undefined where luck fails. */
  another(number: number): Round | undefined;
}

export type PlayableOrNot =
  { readonly ok: true; readonly playable: Playable } | { readonly ok: false; readonly because: PositionReason };

/** Deals that are tried until one is possible; fewer where it is the bidding that fails, which is looked for in each. */
const MOST_DEALS = 200;
const MOST_UNBID = 8;

type Built = { readonly ok: true; readonly round: Round } | { readonly ok: false; readonly because: PositionReason };

const no = (because: PositionReason): { readonly ok: false; readonly because: PositionReason } => ({
  ok: false,
  because,
});

/** The position as rounds, or the card, the hand or the rule that forbids it. */
export function playableFrom(position: Position): PlayableOrNot {
  const found = laidIn(position);
  if (!found.ok) return found;
  const { laid } = found;
  const spread = spreadOf(position, laid);
  if ('id' in spread) return no(spread);
  const build = builderOf(position, laid);
  const first = firstPossible(position, spread, build, 0);
  if (!first.ok) return first;
  return {
    ok: true,
    playable: {
      laid,
      certain: spread.certain,
      round: first.round,
      another(number) {
        if (spread.certain) return first.round;
        const next = firstPossible(position, spread, build, number);
        return next.ok ? next.round : undefined;
      },
    },
  };
}

/** The round of the first deal that the rules accept; what is refused in every one of them is the reason. */
function firstPossible(
  { seed }: Position,
  spread: Spread,
  build: (hands: BySeat<readonly Card[]>) => Built,
  number: number,
): Built {
  const random = randomOf(seed, 'position', number);
  const refused: PositionReason[] = [];
  for (let deal = 0; deal < MOST_DEALS; deal++) {
    const hands = spread.draw(random);
    if (!hands) continue;
    const built = build(hands);
    if (built.ok) return built;
    if (spread.certain) return built;
    refused.push(built.because);
    if (refused.filter(({ id }) => id === 'P.NO_WAY').length === MOST_UNBID) break;
  }
  const [first] = refused;
  const same = first && refused.every(({ id }) => id === first.id) && isOfAll(first);
  return no(same ? first : objection('P.NO_DEAL', { deals: MOST_DEALS }));
}

/** Whether a refusal does not depend on where the cards lie that nobody has named. */
const isOfAll = ({ id }: PositionReason): boolean => id === 'P.NO_WAY' || id === 'P.OVER' || id === 'P.CARDS_OVER';

/** Makes rounds of full hands. The bidding that led to one is tried first for the next. */
function builderOf(position: Position, laid: Laid): (hands: BySeat<readonly Card[]>) => Built {
  let before: readonly Decision[] | undefined;
  return (hands) => {
    const players = seatsAt(laid.rules);
    const left = hands.slice(players.length).flat();
    const dealt = entriesForHands(laid.rules, { dealer: position.dealer }, hands, left).reduce<Round>(
      (round, entry) => accepted(round, entry),
      startRound(laid.rules, { dealer: position.dealer }),
    );
    const { contract, said } = position;
    if (said) return played(position, laid, dealt, said);
    const known = before && afterAll(dealt, before);
    const bidding = known && (!contract || isAnnounced(known)) ? before : wayFrom(dealt, contract);
    if (!bidding) return no(objection('P.NO_WAY', contract ? { contract: contract.announcement.contract } : {}));
    before = bidding;
    return played(
      position,
      laid,
      dealt,
      bidding.map((decision) => ({ after: 0, decision })),
    );
  };
}

const wayFrom = (dealt: Round, game: Position['contract']): readonly Decision[] | undefined =>
  game ? biddingTo(dealt, game) : untilDealt(dealt);

/** The round after an entry of its deal. Throws if it is refused (programming error). */
function accepted(round: Round, entry: Entry): Round {
  const next = step(round, entry);
  if (!next.ok) throw new Error(`a deal is refused: ${next.because.id}`);
  return next.round;
}

function afterAll(round: Round, [decision, ...rest]: readonly Decision[]): Round | undefined {
  const next = decision && step(round, decision);
  if (!next) return round;
  return next.ok ? afterAll(next.round, rest) : undefined;
}

/** What was said and the cards, one after the other. */
function played(position: Position, laid: Laid, dealt: Round, said: readonly SaidLine[]): Built {
  let round = dealt;
  for (let cards = 0; cards <= laid.played.length; cards++) {
    for (const { decision } of said.filter(({ after }) => after === cards)) {
      const next = step(round, decision);
      if (!next.ok) return no(objection('P.SAID', { seat: decision.seat, because: next.because }));
      round = next.round;
    }
    const card = laid.played[cards];
    if (!card) break;
    round = silently(round);
    const next = step(round, { type: 'play', seat: card.seat, card: card.card });
    if (!next.ok)
      return no(
        isOver(round)
          ? objection('P.CARDS_OVER', { card: card.card })
          : objection('P.CARD', { ...card, because: next.because }),
      );
    round = next.round;
  }
  if (isOver(round)) return no(objection('P.OVER', {}));
  return position.contract && !isAnnounced(round)
    ? no(objection('P.NO_WAY', { contract: position.contract.announcement.contract }))
    : { ok: true, round };
}

/** The round once nobody has anything to say between two tricks. */
function silently(round: Round): Round {
  const seat = turnIn(round);
  if (isPlaying(round) || seat === undefined) return round;
  const quiet = legalDecisions(round, seat).find(isQuiet);
  const next = quiet && step(round, quiet);
  return next?.ok ? silently(next.round) : round;
}

/** The position that a round is at, with all its hands, which the round tells when it is `over` if it does not yet. */
export function positionOf(round: Round, over: Round = round): Position {
  const { rules, terms, entries } = round;
  const cards = entriesOf(entries, 'play').map(({ card }) => card);
  let after = 0;
  const said = entries.flatMap((entry): readonly SaidLine[] => {
    if (playedCard(entry)) after++;
    return NOT_SAID.includes(entry.type) ? [] : [{ after, decision: entry as Decision }];
  });
  return {
    game: rules.game ?? 'schafkopf',
    house: houseOf(rules),
    dealer: terms.dealer,
    hands: bySeat((seat) => (seatsAt(rules).includes(seat) ? zonesOf(over).dealt[seat] : [])),
    conditions: [],
    ...(isAnnounced(round) && {
      contract: {
        ...(round.declarer !== undefined && { declarer: round.declarer }),
        announcement: announcementOf(round.play.contract),
      },
    }),
    said,
    played: cards,
    seed: 'record',
  };
}

/** Entries that are no words: the deal, and the cards. */
const NOT_SAID: readonly Entry['type'][] = ['shuffled', 'cut', 'knock', 'play', 'revoke'];
