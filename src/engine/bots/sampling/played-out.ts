// What open cards are worth at the table: how often the declaring side wins a game of which they say how it ends. Nobody plays as if
// he saw all cards, and who defends alone against a picture of the hands loses more by that than who declares.
import type { Contract } from '../../base/contract.ts';
import { MUSS } from '../../contracts/partnerships.ts';
import type { OpenGame } from '../../open-game/open-game.ts';
import type { Final } from '../../open-game/outcomes.ts';
import { isMissed } from '../../scoring/result.ts';
import { handSizeAt, type TableRules } from '../../table/table-rules.ts';
import { deckAt, isFitted } from '../bidding/decks.ts';
import { modelOf } from '../bidding/plans.ts';
import { isToldByGame } from '../told/told-chance.ts';
import { type LeafKind, PLAYED_OUT, type Rates } from './played-out-rates.ts';

/** The kind of game whose rates hold for a contract at a table; undefined where none were measured. */
export function leafKindOf(contract: Contract, rules: TableRules): LeafKind | undefined {
  if (!isFitted(rules) || isToldByGame(rules)) return undefined;
  const { id, parties, goal, openHand, price } = contract.row;
  // A Durchbruch is paid as the Ramsch that it comes from.
  if (price === 'ramsch') return undefined;
  if (openHand !== undefined) return goal.kind === 'noTrick' ? 'openBettel' : undefined;
  if (parties.kind === 'calledAce') return id === MUSS.id ? 'forced' : 'called';
  if (parties.kind === 'offered') return 'offered';
  if (parties.kind !== 'alone') return undefined;
  const model = modelOf(contract, deckAt(rules));
  return model === 'tens' ? 'lean' : model;
}

/** A game of two sides, as far as it has come. */
interface Played extends Pick<OpenGame, 'side' | 'made' | 'total'> {
  readonly game: Pick<OpenGame['game'], 'contract' | 'rules' | 'done'>;
}

/**
 * Chance of the declaring side, 0 to 1, to win a game of which open cards say how it ends. What open cards say themselves where nothing was
 * measured; sure where the cards that lie in tricks have decided it, or where the game is lost already and only played on.
 */
export function playedOut(open: Played): (final: Final) => number {
  const { contract, rules, done } = open.game;
  const decided = decidedByPoints(open);
  if (decided) return () => (decided === 'won' ? 1 : 0);
  const kind = isMissed(contract, open.side, done) ? undefined : leafKindOf(contract, rules);
  const rates = kind && PLAYED_OUT[kind][deckAt(rules)]?.[handSizeAt(rules) - done.length - 2];
  return (final) => (final.won === 'draw' ? 0.5 : rates ? rateOf(rates, final) : final.won ? 1 : 0);
}

/** Whether the declaring side has the card points that it needs, or can no longer come to any that help. */
function decidedByPoints({ game, side, made, total }: Played): 'won' | 'lost' | undefined {
  const { goal } = game.contract.row;
  if (goal.kind !== 'points') return undefined;
  if (made >= goal.atLeast) return 'won';
  const lost = game.done.reduce((sum, { winner, points }) => sum + (side.includes(winner) ? 0 : points), 0);
  return total - lost < (goal.drawAt ?? goal.atLeast) ? 'lost' : undefined;
}

const rateOf = ({ lostHigh, lost, won, wonHigh }: Rates, final: Final): number => {
  const high = final.height !== 'plain';
  return final.won === true ? (high ? wonHigh : won) : high ? lostHigh : lost;
};
