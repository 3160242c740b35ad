// Rounds of Doppelkopf with wanted cards.
import type { AnsageWord } from '../../../src/engine/base/ansage-words.ts';
import type { Card } from '../../../src/engine/base/cards.ts';
import type { Announcement } from '../../../src/engine/base/contract.ts';
import type { BySeat, Seat } from '../../../src/engine/base/seats.ts';
import { type HouseRules, PURE_2007 } from '../../../src/engine/options/options.ts';
import { legalDecisions, turnIn } from '../../../src/engine/round/step.ts';
import type { Decision } from '../../../src/engine/table/log.ts';
import { entriesForHands } from '../../../src/engine/table/dealing.ts';
import { recordOf, type Round, startRound } from '../../../src/engine/table/round.ts';
import { gameRulesOf, type TableRules } from '../../../src/engine/table/table-rules.ts';
import { after, cards, dealt, play } from './rounds.ts';

export const doppelkopfRules = (changes: Partial<HouseRules> = {}): TableRules =>
  gameRulesOf('doppelkopf', { ...PURE_2007, ...changes });

export const DOPPELKOPF_RULES = doppelkopfRules();

/** Seats 0 and 2 hold an Old One each; seat 1 has two foxes. */
export const DOPPELKOPF_HANDS = [
  cards('EO HT GO HO SO EU GU HU EA ET GA HA'),
  cards('SA SA ST SK S9 GU HU EK E9 GT HK H9'),
  cards('EO GO HO SO EU SU EA EK GA GK HA H9'),
  cards('HT SU ST SK S9 ET E9 GT GK G9 G9 HK'),
] as const;

/** Both Old Ones with seat 0. */
export const WEDDING_HANDS = [
  cards('EO EO GO HO SO EU GU HU EA ET GA HA'),
  cards('SA SA ST SK S9 GU HU EK E9 GT HK H9'),
  cards('HT GO HO SO EU SU EA EK GA GK HA H9'),
  cards('HT SU ST SK S9 ET E9 GT GK G9 G9 HK'),
] as const;

export const reserve = (seat: Seat, says: 'gesund' | 'vorbehalt'): Decision => ({ type: 'reserve', seat, says });
export const reservation = (seat: Seat, names: Announcement | 'none'): Decision => ({
  type: 'reservation',
  seat,
  names,
});
export const ansage = (seat: Seat, says: AnsageWord): Decision => ({ type: 'ansage', seat, says });

export const doppelkopfDealt = (rules: TableRules = DOPPELKOPF_RULES): Round => dealt(rules, DOPPELKOPF_HANDS);

/** Everybody is sound; seat 0 leads. */
export const doppelkopfNormal = (
  rules: TableRules = DOPPELKOPF_RULES,
  hands: BySeat<readonly Card[]> = DOPPELKOPF_HANDS,
): Round => after(dealt(rules, hands), ...([0, 1, 2, 3] as const).map((seat) => reserve(seat, 'gesund')));

/** Seat 0 has named a Hochzeit, and leads. */
export const doppelkopfWedding = (): Round =>
  after(
    dealt(DOPPELKOPF_RULES, WEDDING_HANDS),
    reserve(0, 'vorbehalt'),
    ...([1, 2, 3] as const).map((seat) => reserve(seat, 'gesund')),
    reservation(0, { contract: 'dok-hochzeit' }),
  );

/** Seat 0 has a reservation, and the others are sound. */
export const ONE_RESERVED: readonly Decision[] = [
  reserve(0, 'vorbehalt'),
  reserve(1, 'gesund'),
  reserve(2, 'gesund'),
  reserve(3, 'gesund'),
];

/** Two tricks of the normal game: Hearts, then Leaves; everybody holds ten cards. */
export const doppelkopfTwoTricks = (): Round =>
  after(
    doppelkopfNormal(),
    ...(
      [
        [0, 'HA'],
        [1, 'HK'],
        [2, 'HA'],
        [3, 'HK'],
        [0, 'GA'],
        [1, 'GT'],
        [2, 'GA'],
        [3, 'GT'],
      ] as const
    ).map(([seat, card]) => play(seat, card)),
  );

/** Seat 0 has answered no 90 with Re, holding ten cards. */
export function lateAnswered(rules: TableRules = DOPPELKOPF_RULES): Round {
  const played = recordOf(doppelkopfTwoTricks()).entries.filter(({ type }) => type === 'play');
  return after(doppelkopfNormal(rules), ansage(1, 'no90'), ...played, ansage(0, 're'));
}

/** Seat 1 owes a solo and is presented, for no more deals are left. */
export function presentedSolo(): Round {
  const rules = doppelkopfRules({ 'dok.compulsorySolo': true });
  const terms = { dealer: 3, solos: { due: [1], forced: 1 } } as const;
  return after(startRound(rules, terms), ...entriesForHands(rules, terms, DOPPELKOPF_HANDS));
}

/** The suitor has taken the first trick, and seat 1 the second one. */
export const doppelkopfSettled = (): Round =>
  after(
    doppelkopfWedding(),
    ...(
      [
        [0, 'HA'],
        [1, 'HK'],
        [2, 'HA'],
        [3, 'HK'],
        [0, 'HU'],
        [1, 'GU'],
        [2, 'SU'],
        [3, 'S9'],
      ] as const
    ).map(([seat, card]) => play(seat, card)),
  );

/** A normal game in which everybody plays the first card that is allowed, or the last, after these words. */
export function doppelkopfEnded(said: readonly Decision[] = [], which: 'first' | 'last' = 'first'): Round {
  let round = after(doppelkopfNormal(), ...said);
  for (let seat = turnIn(round); seat !== undefined; seat = turnIn(round)) {
    const cards = legalDecisions(round, seat).filter(({ type }) => type === 'play');
    const card = cards.at(which === 'first' ? 0 : -1);
    if (!card) throw new Error('no card may be played');
    round = after(round, card);
  }
  return round;
}
