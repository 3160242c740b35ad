// Records of the games in which trumps are made by numbers, with a log (SPEC 7).
import { isCard, SUITS } from '../../../../src/engine/base/cards.ts';
import type { ContractId } from '../../../../src/engine/base/contract.ts';
import { BIG_SOLO, SCHOOFKOPP_SOLO, SMALL_SOLO } from '../../../../src/engine/contracts/bauernstoss.ts';
import type { Game } from '../../../../src/engine/games/shelf.ts';
import { betweenSides } from '../../../../src/engine/scoring/by-kind.ts';
import type { ScoredRound, ThrownInRound } from '../../../../src/engine/table/round.ts';
import { chalkIn, sideNumber } from '../../../../src/engine/table/chalk.ts';
import { TIE_ANSWERS } from '../../../../src/engine/table/decisions.ts';
import type { RoundTerms } from '../../../../src/engine/table/log.ts';
import { CHALKS } from '../../../../src/engine/table/terms.ts';
import { gameAt, gameRulesOf, seatsAt } from '../../../../src/engine/table/table-rules.ts';
import type { LoggedGame } from './logged-game.ts';
import { COMMON_WORDS, PASS, type Word } from './logged-words.ts';

const BID: Word = {
  read(text, seat) {
    const [verb, count, named] = text.split(' ');
    const suit = SUITS.find((each) => each === named);
    return verb === 'bid' && suit ? { type: 'number', seat, count: Number(count), suit } : undefined;
  },
  write: (decision) => (decision.type === 'number' ? `bid ${decision.count} ${decision.suit}` : undefined),
};

const TIE: Word = {
  read(text, seat) {
    const answer = TIE_ANSWERS.find((each) => each === text);
    return answer && { type: 'tie', seat, answer };
  },
  write: (decision) => (decision.type === 'tie' ? decision.answer : undefined),
};

/** Both kinds of Solo are announced like any contract. */
const soloWord = (solos: SoloNames): Word => ({
  read(text, seat) {
    const [verb, kind = '', named] = text.split(' ');
    const trump = SUITS.find((each) => each === named);
    return verb === 'solo' && trump
      ? { type: 'announce', seat, announcement: { contract: solos[kind] ?? `${kind}-solo`, trump } }
      : undefined;
  },
  write(decision) {
    if (decision.type !== 'announce') return undefined;
    const { contract, trump } = decision.announcement;
    return `solo ${kindOf(solos, contract)} ${trump}`;
  },
});

/** Contracts by the words that records have for them. */
type SoloNames = Readonly<Record<string, ContractId>>;

const SOLOS: Readonly<Partial<Record<Game, SoloNames>>> = {
  bauernstoss: { small: SMALL_SOLO.id, big: BIG_SOLO.id },
  schoofkopp: { big: SCHOOFKOPP_SOLO.id },
};

const kindOf = (solos: SoloNames, contract: ContractId): string | undefined =>
  Object.keys(solos).find((kind) => solos[kind] === contract);

/** A card that goes from one partner to the other, and the one that comes back. */
const EXCHANGE: Word = {
  read(text, seat) {
    const [verb, card] = text.split(' ');
    return (verb === 'give' || verb === 'return') && isCard(card) ? { type: verb, seat, card } : undefined;
  },
  write: (decision) =>
    decision.type === 'give' || decision.type === 'return' ? `${decision.type} ${decision.card}` : undefined,
};

/** Whether a Solo decides the whole game: it is written as that, not as marks. */
const decidesGame = (round: ScoredRound): boolean => round.play.contract.row.id === SCHOOFKOPP_SOLO.id;

/** The side that has the chalk before a deal, as far as it is known then: of the highest Unter in a first deal of Bauernstoss. */
function chalkBefore(round: ScoredRound | ThrownInRound): 0 | 1 | null {
  const { rules, terms, dealt } = round;
  if (!gameAt(rules).numbers?.chalk) return null;
  const chalk = chalkIn(terms);
  if (chalk !== 'first') return chalk;
  const first = gameAt(rules).numbers?.chalk?.first.goal;
  const card = first?.kind === 'points' ? first.fewerWith?.card : undefined;
  const holder = card && seatsAt(rules).find((seat) => dealt[seat].includes(card));
  return holder === undefined ? null : sideNumber(holder);
}

/** The field `result`; what two partners have stands at the number of their side. */
function resultOf(solos: SoloNames, round: ScoredRound | ThrownInRound): Readonly<Record<string, unknown>> {
  const before = chalkBefore(round);
  if ('why' in round) return { thrown_in: true, marks: [0, 0], chalk_before: before, chalk_after: before };
  const { points, tricks, winner, declarer } = betweenSides(round.result);
  const { balance } = round.settlement;
  const makers = sideNumber(declarer);
  const won = winner === 'declarer' ? makers : makers === 0 ? 1 : 0;
  return {
    thrown_in: false,
    kind: round.play.trick.idle === undefined ? 'normal' : `${kindOf(solos, round.play.contract.row.id)}-solo`,
    maker: round.declarer,
    trump: round.play.contract.trump,
    team_points: [points[0] + points[2], points[1] + points[3]],
    team_tricks: [tricks[0] + tricks[2], tricks[1] + tricks[3]],
    marks: decidesGame(round) ? [0, 0] : [balance[0], balance[1]],
    game_won_by: decidesGame(round) ? won : null,
    chalk_before: before,
    chalk_after: gameAt(round.rules).numbers?.chalk ? won : null,
  };
}

/** Whether it is the first deal of a game, and who has the chalk if not. */
function termsOf({ first_deal, chalk }: Readonly<Record<string, unknown>>): Pick<RoundTerms, 'chalk'> {
  const held = first_deal === true ? 'first' : CHALKS.find((each) => each === chalk);
  return held === undefined ? {} : { chalk: held };
}

/** How records of such a game are read. */
export function loggedNumbers(game: Game): LoggedGame {
  const solos = SOLOS[game] ?? {};
  return {
    rules: (house) => gameRulesOf(game, house),
    terms: termsOf,
    words: [...COMMON_WORDS, BID, PASS, TIE, soloWord(solos), EXCHANGE],
    result: (round) => resultOf(solos, round),
  };
}
