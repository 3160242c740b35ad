// Runs the worked examples of Vicar's Schafkopf: calls through the engine, and results through count and bill (SPEC 3.19).
import { expect } from 'vitest';
import { type Card, cardsOfPack, POINTS_OF_PACK, sumPoints } from '../../../src/engine/base/cards.ts';
import { type Announcement, announcementOf, contractOf } from '../../../src/engine/base/contract.ts';
import { billTermsAt } from '../../../src/engine/endings/round-bill.ts';
import { type CompletedTrick, turnOf } from '../../../src/engine/play/tricks.ts';
import { legalDecisions, step, turnIn } from '../../../src/engine/round/step.ts';
import { settle } from '../../../src/engine/scoring/money.ts';
import { resultOf, type SidesResult } from '../../../src/engine/scoring/result.ts';
import type { BySeat, Seat } from '../../../src/engine/base/seats.ts';
import { rowOf } from '../../../src/engine/table/table-rules.ts';
import type { Decision } from '../../../src/engine/table/log.ts';
import type { Round } from '../../../src/engine/table/round.ts';
import { VICAR_RULES, vicarDealt, vicarPack } from '../rounds/vicar.ts';

/** The dealer, and the player who is not the dealer. */
type SeatName = 'N' | 'D';
const SEAT: Readonly<Record<SeatName, Seat>> = { N: 0, D: 1 };
const nameOf = (seat: Seat): SeatName => (seat === SEAT.D ? 'D' : 'N');

interface CallsGiven {
  readonly hands?: Partial<Record<SeatName, readonly Card[]>>;
  readonly calls: readonly (readonly [SeatName, string])[];
}

const textOf = ({ contract, trump }: Announcement): string => (trump ? `${contract} ${trump}` : contract);

/** A Solo without a suit is the first one that the hand allows. */
function decisionOf(round: Round, seat: Seat, said: string): Decision {
  const [contract = '', trump] = said.replace(/^call /, '').split(' ');
  if (contract === 'pass') return { type: 'call', seat, call: 'weiter' };
  if (contract !== 'solo' || trump) return { type: 'announce', seat, announcement: named(contract, trump) };
  const solo = legalDecisions(round, seat).find(
    (each) => each.type === 'announce' && each.announcement.contract === 'solo',
  );
  if (!solo) throw new Error('no Solo may be called');
  return solo;
}

const named = (contract: string, trump: string | undefined): Announcement =>
  ({ contract, ...(trump && { trump }) }) as Announcement;

/** A deal in which the two hold what is given, and whatever is left. */
function dealWith({ hands = {} }: CallsGiven): Round {
  const given = [...(hands.N ?? []), ...(hands.D ?? [])];
  const rest = cardsOfPack(24).filter((card) => !given.includes(card));
  const first = hands.N ?? rest.splice(0, 8);
  const dealer = hands.D ?? rest.splice(0, 8);
  return vicarDealt(vicarPack({ first, dealer }), SEAT.D);
}

/** What is open: classes without suits, as the examples name them. */
const openTo = (round: Round, seat: Seat): readonly string[] => [
  ...new Set(
    legalDecisions(round, seat).map((each) =>
      each.type === 'announce' ? `call ${each.announcement.contract}` : 'pass',
    ),
  ),
];

function calls(given: CallsGiven, wanted: object): void {
  let round = dealWith(given);
  for (const [at, [name, said]] of given.calls.entries()) {
    const next = step(round, decisionOf(round, SEAT[name], said));
    if (!next.ok) {
      expect({ error: next.because.id, at }).toEqual(wanted);
      return;
    }
    round = next.round;
  }
  expect(round.phase === 'playing' ? agreedIn(round, wanted) : askedIn(round)).toEqual(wanted);
}

/** Some examples name the class only. */
function agreedIn(round: Extract<Round, { phase: 'playing' }>, wanted: { contract?: string }): object {
  const announcement = announcementOf(round.play.contract);
  return {
    declarer: nameOf(round.declarer ?? 0),
    contract: wanted.contract === 'solo' ? announcement.contract : textOf(announcement),
    leader: nameOf(turnOf(round.play)),
  };
}

function askedIn(round: Round): object {
  const next = turnIn(round) ?? 0;
  return { next: nameOf(next), open: [...openTo(round, next)].sort() };
}

interface ResultGiven {
  readonly declarerTrickPoints: number;
  readonly declarerPilePoints: number;
  readonly declarerTricks?: number;
  readonly doublings?: number;
}

/** Four cards of so many points, of a pack. */
function pileOf(points: number, pack: readonly Card[]): readonly Card[] {
  const search = (from: number, pile: readonly Card[]): readonly Card[] | undefined => {
    if (pile.length === 4) return sumPoints(pile) === points ? pile : undefined;
    for (let at = from; at < pack.length; at++) {
      const card = pack[at];
      const found = card && search(at + 1, [...pile, card]);
      if (found) return found;
    }
    return undefined;
  };
  const found = search(0, []);
  if (!found) throw new Error(`no pile of ${points}`);
  return found;
}

/** The Wenz of seat 0 that has come to so much. */
function resultWith({ declarerTrickPoints, declarerPilePoints, declarerTricks = 4 }: ResultGiven): SidesResult {
  const pack = cardsOfPack(24);
  const own = pileOf(declarerPilePoints, pack);
  const other = pileOf(8, [...pack].reverse());
  const left = POINTS_OF_PACK - declarerTrickPoints - declarerPilePoints - sumPoints(other);
  const piles: BySeat<readonly Card[]> = [own, other, [], []];
  const tricks = Array.from({ length: 8 }, (_, at): CompletedTrick => {
    const winner = at < declarerTricks ? 0 : 1;
    const points = at === 0 && winner === 0 ? declarerTrickPoints : at === 7 && winner === 1 ? left : 0;
    return { leader: 0, cards: [], winner, points };
  });
  return resultOf({ contract: WENZ, pack: 24, players: 2, handSize: 8 }, [[], [], [], []], 0, undefined, tricks, piles);
}

const wenz = rowOf(VICAR_RULES, 'wenz');
if (!wenz) throw new Error('no Wenz');
const WENZ = contractOf(wenz, { contract: 'wenz' });

function counted(given: ResultGiven, wanted: object): void {
  const result = resultWith(given);
  const doublings = given.doublings ? { stoss: given.doublings } : {};
  const { unit, balance } = settle(WENZ, result, billTermsAt({ rules: VICAR_RULES, doublings }));
  expect({ units: unit, declarerScore: balance[0] }).toEqual(wanted);
  expect(balance).toEqual([balance[0], -balance[0], 0, 0]);
}

/** Examples of the first collection: the count, or calls. */
function either(given: CallsGiven | ResultGiven, wanted: object): void {
  if ('calls' in given) return calls(given, wanted);
  const { sidePoints, winner } = resultWith(given);
  expect({ declarerTotal: sidePoints, won: winner === 'declarer' }).toEqual(wanted);
}

export const VICAR_RUNNERS = { vicar: either, vicarCalls: calls, vicarResult: counted };
