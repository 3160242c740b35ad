// Records of Vicar's Schafkopf with a log (SPEC 3.19).
import { SUITS } from '../../../../src/engine/base/cards.ts';
import { type Announcement, announcementOf } from '../../../../src/engine/base/contract.ts';
import { doublingsOf, type ScoredRound, type ThrownInRound } from '../../../../src/engine/table/round.ts';
import { gameRulesOf, seatsAt } from '../../../../src/engine/table/table-rules.ts';
import { betweenSides } from '../../../../src/engine/scoring/by-kind.ts';
import type { LoggedGame } from './logged-game.ts';
import { COMMON_WORDS, type Word } from './logged-words.ts';

const nameOf = ({ contract, trump }: Announcement): string => (trump ? `${contract} ${trump}` : contract);

const ANNOUNCEMENTS: readonly Announcement[] = [
  { contract: 'geier' },
  { contract: 'wenz' },
  ...SUITS.map((trump) => ({ contract: 'solo', trump })),
];

const CALL: Word = {
  read(text, seat) {
    const announcement = ANNOUNCEMENTS.find((each) => text === `call ${nameOf(each)}`);
    return announcement && { type: 'announce', seat, announcement };
  },
  write: (decision) => (decision.type === 'announce' ? `call ${nameOf(decision.announcement)}` : undefined),
};

const PASS: Word = {
  read: (text, seat) => (text === 'pass' ? { type: 'call', seat, call: 'weiter' } : undefined),
  write: (decision) => (decision.type === 'call' && decision.call === 'weiter' ? 'pass' : undefined),
};

/** The field `result`: points of tricks and piles apart and together, seat by seat; amounts are units. */
function resultOf(round: ScoredRound | ThrownInRound): Readonly<Record<string, unknown>> {
  if ('why' in round) throw new Error('nobody passes for good');
  const result = betweenSides(round.result);
  const seats = seatsAt(round.rules);
  const piles = seats.map((seat) => result.piles?.[seat] ?? 0);
  const points = seats.map((seat) => result.points[seat]);
  return {
    points,
    tricks: seats.map((seat) => result.tricks[seat]),
    contract: nameOf(announcementOf(round.play.contract)),
    declarer: result.declarer,
    trick_points: points.map((each, at) => each - (piles[at] ?? 0)),
    pile_points: piles,
    won: result.winner === 'declarer',
    units: round.settlement.unit,
    factor: 2 ** doublingsOf(round.doubling),
    score: seats.map((seat) => round.settlement.balance[seat]),
  };
}

export const LOGGED_VICAR: LoggedGame = {
  rules: (house) => gameRulesOf('vicar', house),
  words: [...COMMON_WORDS, CALL, PASS],
  result: resultOf,
};
