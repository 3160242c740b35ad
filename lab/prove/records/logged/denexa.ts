// Records of Schafkopf with a widow with a log (SPEC 6).
import { isCard } from '../../../../src/engine/base/cards.ts';
import { type ByKind, byKind } from '../../../../src/engine/scoring/by-kind.ts';
import type { ScoredRound, ThrownInRound } from '../../../../src/engine/table/round.ts';
import { gameRulesOf, seatsAt } from '../../../../src/engine/table/table-rules.ts';
import type { LoggedGame } from './logged-game.ts';
import { COMMON_WORDS, type Word } from './logged-words.ts';

const ANSWER: Word = {
  read: (text, seat) => (text === 'take' || text === 'pass' ? { type: 'widow', seat, answer: text } : undefined),
  write: (decision) => (decision.type === 'widow' ? decision.answer : undefined),
};

const DISCARD: Word = {
  read(text, seat) {
    const [verb, ...cards] = text.split(' ');
    return verb === 'discard' && cards.every(isCard) ? { type: 'discard', seat, cards } : undefined;
  },
  write: (decision) => (decision.type === 'discard' ? ['discard', ...[...decision.cards].sort()].join(' ') : undefined),
};

/** How a game for fewest points was decided. */
const LEAST: ByKind<Readonly<Record<string, unknown>>> = {
  sides: () => ({}),
  ramsch: () => ({}),
  least: ({ decidedBy }) => ({ least: decidedBy }),
  reKontra: () => ({}),
};

/** The field `result`, seat by seat; amounts are victory points. */
function resultOf(round: ScoredRound | ThrownInRound): Readonly<Record<string, unknown>> {
  if ('why' in round) throw new Error('no deal is thrown in');
  const { result, settlement, play } = round;
  const seats = seatsAt(round.rules);
  const taken = seats.map((seat) =>
    play.done.reduce((sum, { winner, points }) => sum + (winner === seat ? points : 0), 0),
  );
  return {
    trick_points: taken,
    tricks: seats.map((seat) => result.tricks[seat]),
    points: seats.map((seat) => result.points[seat]),
    score: seats.map((seat) => settlement.balance[seat]),
    declarer: round.declarer ?? null,
    ...byKind(LEAST, result),
  };
}

export const LOGGED_DENEXA: LoggedGame = {
  rules: (house) => gameRulesOf('denexa', house),
  words: [...COMMON_WORDS, ANSWER, DISCARD],
  result: resultOf,
};
