// What special rules make of the session, as the strip at the table and the score sheet tell it; and asking for a special round.
import { isOver, type Round } from '../../engine/table/round.ts';
import { isSessionOver, roundNumber, type Session, withRound } from '../../engine/round/session.ts';
import { specialIn } from '../../engine/special/special-in.ts';
import { callableRounds, standingOf } from '../../engine/special/standing.ts';
import { sharesOfStock } from '../../engine/special/stock.ts';
import type { CallableRound } from '../../engine/table/terms.ts';
import { houseOf } from '../../engine/table/table-rules.ts';
import type { SpecialView } from '../../shared/table/special.ts';
import type { SavedSession } from './session-file.ts';

/** Special rounds that the person may ask for: when a round of the session is over, each once. */
function roundsToCall({ file, round }: SavedSession): readonly CallableRound[] {
  const { session } = file;
  if (session.apartDeals !== undefined || file.aside || !isOver(round) || isSessionOver(withRound(session, round)))
    return [];
  const asked = (session.called ?? []).filter(({ after }) => after === roundNumber(session)).map((each) => each.round);
  return callableRounds(houseOf(session.rules)).filter((kind) => !asked.includes(kind));
}

/** The session with a special round asked for; undefined if that cannot be asked for now. */
export function withRoundCalled(saved: SavedSession, kind: CallableRound): SavedSession | undefined {
  if (!roundsToCall(saved).includes(kind)) return undefined;
  const { file, round } = saved;
  const called = [...(file.session.called ?? []), { after: roundNumber(file.session), round: kind }];
  return { file: { ...file, session: { ...file.session, called } }, round };
}

/** `shown` is the session with the present round on the sheet, once it is over. Undefined if there is nothing to tell. */
export function specialViewOf(saved: SavedSession, shown: Session): SpecialView | undefined {
  const { round } = saved;
  const { doublings, carried } = round.terms;
  const special = specialIn(round);
  // Deals that stand by themselves leave nothing to each other.
  const standing = standingOf(shown.apartDeals === undefined ? shown : { rules: shown.rules, sheet: [] });
  const counted = shown.sheet.length > saved.file.session.sheet.length;
  const mayCall = roundsToCall(saved);
  const stock = round.terms.stock === undefined ? undefined : standing.stock;
  const waiting = standing.rounds.slice(counted || !special ? 0 : 1).map(({ kind }) => kind);
  const bocks = counted ? standing.bocks : leftAfterPresent(standing.bocks, round);
  const nothing = !special && !doublings && carried === undefined && stock === undefined && mayCall.length === 0;
  if (nothing && waiting.length === 0 && bocks.length === 0 && standing.hausbocks === 0) return undefined;
  return {
    ...(special && { round: special }),
    ...(doublings && { doublings }),
    ...(carried !== undefined && { carried }),
    waiting,
    bocks,
    hausbocks: counted ? standing.hausbocks : Math.max(0, standing.hausbocks - (doublings?.hausbock ?? 0)),
    ...(stock !== undefined && { stock: { content: stock, shares: sharesOfStock(stock, round.terms.dealer) } }),
    mayCall,
  };
}

/** The present deal is one of those that a Bock round doubles. */
function leftAfterPresent(bocks: readonly number[], { terms }: Round): readonly number[] {
  const running = terms.doublings?.bock ?? 0;
  return bocks.map((left, index) => (index < running ? left - 1 : left)).filter((left) => left > 0);
}
