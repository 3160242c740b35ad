// Records of the games in which trumps are made by numbers, with a log (SPEC 7).
import { isCard, SUITS } from '../../../engine/base/cards.ts';
import type { Game } from '../../../engine/games/shelf.ts';
import { betweenSides } from '../../../engine/scoring/by-kind.ts';
import type { ScoredRound, ThrownInRound } from '../../../engine/table/round.ts';
import { TIE_ANSWERS } from '../../../engine/table/log.ts';
import { gameRulesOf } from '../../../engine/table/table-rules.ts';
import type { LoggedGame } from './logged-game.ts';
import type { Word } from './words.ts';
import { COMMON_WORDS } from './words.ts';

const BID: Word = {
  read(text, seat) {
    const [verb, count, named] = text.split(' ');
    const suit = SUITS.find((each) => each === named);
    return verb === 'bid' && suit ? { type: 'number', seat, count: Number(count), suit } : undefined;
  },
  write: (decision) => (decision.type === 'number' ? `bid ${decision.count} ${decision.suit}` : undefined),
};

const PASS: Word = {
  read: (text, seat) => (text === 'pass' ? { type: 'call', seat, call: 'weiter' } : undefined),
  write: (decision) => (decision.type === 'call' && decision.call === 'weiter' ? 'pass' : undefined),
};

const TIE: Word = {
  read(text, seat) {
    const answer = TIE_ANSWERS.find((each) => each === text);
    return answer && { type: 'tie', seat, answer };
  },
  write: (decision) => (decision.type === 'tie' ? decision.answer : undefined),
};

/** Both kinds of Solo are announced like any contract. */
const SOLO: Word = {
  read(text, seat) {
    const [verb, kind, named] = text.split(' ');
    const trump = SUITS.find((each) => each === named);
    return verb === 'solo' && trump
      ? { type: 'announce', seat, announcement: { contract: `${kind}-solo`, trump } }
      : undefined;
  },
  write: (decision) =>
    decision.type === 'announce'
      ? `solo ${decision.announcement.contract.replace('-solo', '')} ${decision.announcement.trump}`
      : undefined,
};

/** A card that goes from one partner to the other, which only some of these games know. */
const EXCHANGE: Word = {
  read(text, seat) {
    const [verb, card] = text.split(' ');
    return (verb === 'give' || verb === 'return') && isCard(card) ? { type: 'return', seat, card } : undefined;
  },
  write: () => undefined,
};

/** The field `result`; what two partners have stands at the number of their side. */
function resultOf(round: ScoredRound | ThrownInRound): Readonly<Record<string, unknown>> {
  const chalk = { chalk_before: null, chalk_after: null };
  if ('why' in round) return { thrown_in: true, marks: [0, 0], ...chalk };
  const { points, tricks } = betweenSides(round.result);
  const { balance } = round.settlement;
  return {
    thrown_in: false,
    kind: 'normal',
    maker: round.declarer,
    trump: round.play.contract.trump,
    team_points: [points[0] + points[2], points[1] + points[3]],
    team_tricks: [tricks[0] + tricks[2], tricks[1] + tricks[3]],
    marks: [balance[0], balance[1]],
    game_won_by: null,
    ...chalk,
  };
}

/** How records of such a game are read. */
export const loggedNumbers = (game: Game): LoggedGame => ({
  rules: (house) => gameRulesOf(game, house),
  words: [...COMMON_WORDS, BID, PASS, TIE, SOLO, EXCHANGE],
  result: resultOf,
});
