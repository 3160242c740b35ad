// One line of the library, from a finished round.
import type { LibraryItem } from '../../shared/calls/library-calls.ts';
import { announcementOf } from '../../engine/base/contract.ts';
import type { LeastResult } from '../../engine/scoring/least.ts';
import type { RamschResult } from '../../engine/scoring/ramsch-result.ts';
import type { SidesResult } from '../../engine/scoring/result.ts';
import type { Round } from '../../engine/table/round.ts';
import { type ByKind, byKind, outcomeFor } from '../../engine/scoring/by-kind.ts';
import { isScored } from '../../engine/table/readers.ts';
import type { RoundFile } from '../../shared/files/round-file.ts';
import { roleIn } from './round-facts.ts';
import { playersAt, reckoningAt, type TableRules } from '../../engine/table/table-rules.ts';

export function libraryItem(id: string, file: RoundFile, round: Round): LibraryItem {
  const { finishedAt, dayOnly, players, you, record, practice, origin, favourite, study } = file;
  const { rules } = record;
  const table = { players, you, pack: rules.pack, playerCount: playersAt(rules), ...unitOf(rules) };
  const marks = { ...(favourite && { favourite }), ...(study?.note && { note: study.note }) };
  const head = {
    id,
    finishedAt,
    ...(dayOnly && { dayOnly }),
    ...table,
    ...(practice && { practice }),
    ...(origin && { origin }),
    ...marks,
  } as const;
  if (!isScored(round)) return { ...head, balance: [0, 0, 0, 0] };
  const { play, result, settlement } = round;
  const outcome = outcomeFor(result, you);
  const played = {
    ...head,
    announcement: announcementOf(play.contract),
    outcome,
    role: roleIn(round, you),
    balance: settlement.balance,
  };
  return { ...played, ...byKind(TOLD, result) };
}

const unitOf = (rules: TableRules): Pick<LibraryItem, 'unit'> => {
  const unit = reckoningAt(rules);
  return unit === 'cents' ? {} : { unit };
};

const sidesIn = ({ declarer, partner, winner, sidePoints }: SidesResult): Partial<LibraryItem> => ({
  declarer,
  ...(partner !== undefined && { partner }),
  ...(winner !== 'draw' && { winner }),
  points: sidePoints,
});

const leastIn = ({ winner, loser, points }: LeastResult): NonNullable<LibraryItem['least']> => ({
  ...(winner !== undefined && { winner }),
  ...(loser !== undefined && { loser }),
  points: points[winner ?? loser ?? 0],
});

/** What the row tells of each kind of result. */
const TOLD: ByKind<Partial<LibraryItem>> = {
  sides: sidesIn,
  ramsch: (result) => ({ ramsch: ramschIn(result) }),
  least: (result) => ({ least: leastIn(result) }),
  reKontra: ({ re, rePoints, alone, winner, fine, revoke }) => ({
    reKontra: { re, ...(winner && { winner }), ...(fine && revoke && { loser: revoke.seat }), points: rePoints },
    ...(alone !== undefined && { declarer: alone }),
  }),
};

/** Card points of a team together, of players who could not be parted once. */
function ramschIn({ form, losers, durchmarsch, points }: RamschResult): NonNullable<LibraryItem['ramsch']> {
  const counted = durchmarsch !== undefined ? [durchmarsch] : form === 'teams' ? losers : losers.slice(0, 1);
  return {
    losers,
    ...(durchmarsch !== undefined && { march: durchmarsch }),
    points: counted.reduce<number>((sum, seat) => sum + points[seat], 0),
  };
}
