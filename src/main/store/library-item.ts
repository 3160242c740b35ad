// One line of the library, from a finished round.
import type { LibraryItem } from '../../shared/contract.ts';
import { announcementOf } from '../../engine/contract.ts';
import type { Round } from '../../engine/round.ts';
import type { RoundFile } from '../../shared/round-file.ts';

export function libraryItem(id: string, file: RoundFile, round: Round): LibraryItem {
  const { finishedAt, players, you, record, practice } = file;
  const head = { id, finishedAt, players, you, pack: record.rules.pack, ...(practice && { practice }) } as const;
  if (round.phase !== 'scored') return { ...head, balance: [0, 0, 0, 0] };
  const { declarer, partner, winner, sidePoints } = round.result;
  return {
    ...head,
    announcement: announcementOf(round.contract),
    declarer,
    ...(partner !== undefined && { partner }),
    ...(winner !== 'draw' && { winner }),
    points: sidePoints,
    balance: round.settlement.balance,
  };
}
