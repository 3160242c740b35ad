// Records of Officers' Schafkopf with a log (SPEC 3.18).
import { SUITS } from '../../../../src/engine/base/cards.ts';
import { type Announcement, announcementOf } from '../../../../src/engine/base/contract.ts';
import { doublingsIn } from '../../../../src/engine/doubling/doublings-in.ts';
import { factorOf } from '../../../../src/engine/scoring/doublings.ts';
import { betweenSides } from '../../../../src/engine/scoring/by-kind.ts';
import { forehandOf, type Round, type ScoredRound, type ThrownInRound } from '../../../../src/engine/table/round.ts';
import { laidOut } from '../../../../src/engine/table/laid-out.ts';
import { gameRulesOf, seatsAt } from '../../../../src/engine/table/table-rules.ts';
import type { LoggedGame } from './logged-game.ts';
import { COMMON_WORDS, type Word } from './logged-words.ts';

const nameOf = ({ contract, trump }: Announcement): string => (trump ? `${contract} ${trump}` : contract);

const ANNOUNCEMENTS: readonly Announcement[] = [
  { contract: 'wenz' },
  ...SUITS.map((trump) => ({ contract: 'solo', trump })),
];

const CHOOSE: Word = {
  read(text, seat) {
    const announcement = ANNOUNCEMENTS.find((each) => text === `choose ${nameOf(each)}`);
    return announcement && { type: 'announce', seat, announcement };
  },
  write: (decision) => (decision.type === 'announce' ? `choose ${nameOf(decision.announcement)}` : undefined),
};

const SAYINGS = { double: 'double', leave: 'pass' } as const;

const SPRITZ: Word = {
  read(text, seat) {
    if (text === SAYINGS.double) return { type: 'spritz', seat, says: 'double' };
    return text === SAYINGS.leave ? { type: 'spritz', seat, says: 'leave' } : undefined;
  },
  write: (decision) => (decision.type === 'spritz' ? SAYINGS[decision.says] : undefined),
};

/** The field `result`, seat by seat; amounts are units. */
function resultOf(round: ScoredRound | ThrownInRound): Readonly<Record<string, unknown>> {
  if ('why' in round) throw new Error('no deal is thrown in');
  const result = betweenSides(round.result);
  const seats = seatsAt(round.rules);
  return {
    points: seats.map((seat) => result.points[seat]),
    tricks: seats.map((seat) => result.tricks[seat]),
    contract: nameOf(announcementOf(round.play.contract)),
    chooser: forehandOf(round),
    won: result.winner === 'declarer',
    units: round.settlement.unit,
    factor: factorOf(doublingsIn(round)),
    score: seats.map((seat) => round.settlement.balance[seat]),
  };
}

/** The piles as covered and open card, and the hands; they follow from the pack. */
function dealtIn(
  { rules, terms }: Round,
  pack: Parameters<typeof laidOut>[2],
): ReturnType<NonNullable<LoggedGame['dealt']>> {
  const { table, held } = laidOut(rules, terms, pack, 'all');
  const seats = seatsAt(rules);
  const open = seats.map((seat) => table[seat].map((pile) => pile.open));
  return {
    piles: seats.map((seat) => table[seat].map(({ covered, open: upper }) => [covered, upper])),
    hands_dealt: seats.map((seat, at) => held[seat].filter((card) => !open[at]?.includes(card)).sort()),
  };
}

export const LOGGED_OFFICERS: LoggedGame = {
  rules: (house) => gameRulesOf('officers', house),
  words: [...COMMON_WORDS, CHOOSE, SPRITZ],
  dealt: dealtIn,
  result: resultOf,
};
