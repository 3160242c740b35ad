// The evenings in a library: rounds of one session share an id, and make up its sheet. People may change their seats in it.
import { type Seat, seatsOf } from '../../engine/base/seats.ts';
import type { BoardPlayer } from '../../shared/table/board.ts';
import type { LibraryItem, LibrarySession, SessionSheet, SheetLine } from '../../shared/calls/library-calls.ts';
import { countsForPlayer } from '../../shared/files/round-file.ts';

const keyOf = ({ kind, name }: BoardPlayer): string => `${kind} ${kind === 'human' ? '' : name}`;

/** Everybody who played, from the player on round the table. */
function peopleOf(items: readonly LibraryItem[]): readonly BoardPlayer[] {
  const found = new Map<string, BoardPlayer>();
  for (const { players, you, playerCount } of items) {
    const seats = seatsOf(playerCount);
    const first = seats.indexOf(you);
    for (const seat of [...seats.slice(first), ...seats.slice(0, first)]) {
      const player = players[seat];
      if (player.kind !== 'blind' && !found.has(keyOf(player))) found.set(keyOf(player), player);
    }
  }
  return [...found.values()];
}

const amountOf = ({ players, playerCount, balance }: LibraryItem, person: BoardPlayer): number | null => {
  const seat = seatsOf(playerCount).find((each: Seat) => keyOf(players[each]) === keyOf(person));
  return seat === undefined ? null : balance[seat];
};

/** The sheet of an evening from its rounds, the newest first as the library has them. At least one. */
export function sheetOf(id: string, newestFirst: readonly LibraryItem[]): SessionSheet {
  const items = newestFirst.toReversed();
  const people = peopleOf(items);
  const lines: readonly SheetLine[] = items.map((item) => ({
    item,
    counts: countsForPlayer(item) ? 'yes' : 'no',
    amounts: people.map((person) => amountOf(item, person)),
  }));
  const counted = lines.filter(({ counts }) => counts === 'yes');
  const unit = items[0]?.unit;
  const session: LibrarySession = {
    id,
    from: items[0]?.finishedAt ?? '',
    until: items.at(-1)?.finishedAt ?? '',
    people: people.map((player, at) => ({
      player,
      sum: counted.reduce((sum, { amounts }) => sum + (amounts[at] ?? 0), 0),
    })),
    ...(unit && { unit }),
    rounds: items.length,
    counted: counted.length,
  };
  return { session, lines };
}
