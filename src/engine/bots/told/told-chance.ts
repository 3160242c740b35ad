// The chance that is told in the games beside Schafkopf with its auction: what the share of imagined deals that are won has been found to come to.
import { pointsOfPack } from '../../base/cards.ts';
import type { Announcement } from '../../base/contract.ts';
import type { GameId } from '../../games/shelf.ts';
import type { Promised } from '../../inference/bid-facts.ts';
import { type Knowledge, knowledgeOf } from '../../inference/knowledge.ts';
import type { SeatView } from '../../round/view.ts';
import { gameAt, handSizeAt, hasDoublePack, hasPiles, type TableRules } from '../../table/table-rules.ts';
import { type Ends, TOLD } from './told-rates.ts';

/** A game with the auction of Schafkopf: its chances are measured contract by contract. */
const WITH_AUCTION: readonly GameId[] = ['three-hand'];

/** Whether chances at a table are told by what was measured of its game as a whole. */
export const isToldByGame = ({ game }: Pick<TableRules, 'game'>): boolean =>
  game !== undefined && !WITH_AUCTION.includes(game);

/** What may be decided, as far as it matters for what is told of it. */
export interface Asked {
  readonly type: string;
  readonly answer?: string;
  readonly says?: string;
  readonly names?: Announcement | 'none';
  readonly announcement?: Announcement;
}

/** What is looked at: a word, or a card of a seat in its role and kind of game with so many tricks left after this one. */
export interface ToldLook {
  readonly kind: string;
  readonly left: number;
}

/** Which of the measured kinds a decision of a seat is; undefined for a call that the other player may go over, whose game need not come to be. */
export function toldLookOf(view: SeatView, decision: Asked): ToldLook | undefined {
  if (decision.type !== 'play') return isOpenCall(view, decision) ? undefined : { kind: wordOf(decision), left: 0 };
  const know = knowledgeOf(view);
  return { kind: `${familyOf(know)} ${placeIn(know)}`, left: handSizeAt(view.rules) - view.tricks.length - 1 };
}

/** Two with piles call in turn, from the lowest class up. */
function isOpenCall({ rules }: SeatView, { announcement }: Asked): boolean {
  return (
    hasPiles(rules) && announcement !== undefined && !rules.ranking.at(-1)?.some((id) => id === announcement.contract)
  );
}

/** What is said: the word, with what it answers or names; numbers of trumps are alike, and contracts that are announced. */
function wordOf({ type, answer, says, names }: Asked): string {
  const named = names === 'none' ? names : names?.contract;
  const said = answer ?? says ?? named;
  return said === undefined ? type : `${type} ${said}`;
}

/** Contracts of a game that end alike. */
function familyOf({ contract: { row }, view: { rules } }: Knowledge): string {
  const alone = row.parties.kind === 'alone';
  if (row.goal.kind === 'fewestPoints') return 'least';
  if (row.goal.kind === 'reKontra') return alone ? 'solo' : row.id;
  return alone && gameAt(rules).numbers ? 'solo' : 'game';
}

/** The role of a seat; where two play with open cards, also whether it leads to the trick. */
const placeIn = ({ role, seat, view: { table, trick } }: Knowledge): string =>
  table ? `${role} ${trick?.leader === seat ? 'first' : 'second'}` : role;

/**
 * The chance (0 to 1) that is told of a decision of which so many of the imagined deals are won: of its game as such games end among our
 * players. Undefined where nothing was measured, so that nothing can be told.
 */
export function toldChance(view: SeatView, decision: Asked, share: number): number | undefined {
  const { game } = view.rules;
  if (game === undefined || !isToldByGame(view.rules) || isDecided(view)) return share;
  const look = toldLookOf(view, decision);
  const ends = look && TOLD[game]?.[look.kind]?.[look.left];
  return ends && chanceIn(ends, share);
}

/** The same as a fact tells it, in so many of 100 such games; nothing where it cannot be told. */
export function promised(view: SeatView, decision: Asked, share: number, deals: number): Promised {
  const known = toldChance(view, decision, share);
  return { deals, ...(known !== undefined && { percent: Math.round(100 * known) }) };
}

const chanceIn = ([lost, won]: Ends, share: number): number => lost + (won - lost) * share;

/** Whether the card points that the sides have taken have decided the game, so that every imagined deal says the same. */
function isDecided(view: SeatView): boolean {
  if (!view.trick || hasDoublePack(view.rules)) return false;
  const { contract, declarer, sides } = knowledgeOf(view);
  const { goal } = contract.row;
  if (goal.kind !== 'points' || declarer === undefined) return false;
  const declares = sides.role !== 'defender';
  const takenBy = (declaring: boolean): number =>
    view.tricks.reduce(
      (sum, { winner, points }) => sum + (((sides.friend[winner] === 1) === declares) === declaring ? points : 0),
      0,
    );
  const most = pointsOfPack(view.rules.pack) - takenBy(false);
  return takenBy(true) >= goal.atLeast || most < (goal.drawAt ?? goal.atLeast);
}
