// Moves in a list with ties: an entry one place up or down, or beside the one above. The first group is the highest.
export type Groups = readonly (readonly string[])[];
export type Direction = 'up' | 'down';

interface Place {
  readonly group: number;
  readonly members: readonly string[];
}

function placeOf(groups: Groups, id: string): Place | undefined {
  const group = groups.findIndex((members) => members.includes(id));
  const members = groups[group];
  return members && { group, members };
}

const without = (members: readonly string[], id: string): readonly string[] => members.filter((each) => each !== id);

/** The list with an entry moved: out of its tie first, else past the next group. Unchanged at the end of the list. */
export function moved(groups: Groups, id: string, direction: Direction): Groups {
  const place = placeOf(groups, id);
  if (!place) return groups;
  const { group, members } = place;
  if (members.length > 1) {
    const parts = direction === 'up' ? [[id], without(members, id)] : [without(members, id), [id]];
    return groups.toSpliced(group, 1, ...parts);
  }
  const past = direction === 'up' ? group - 1 : group + 1;
  const other = groups[past];
  return other ? groups.with(group, other).with(past, members) : groups;
}

/** The list with an entry as high as the one above it, or, if it is so already, just below it. */
export function tied(groups: Groups, id: string): Groups {
  const place = placeOf(groups, id);
  if (!place) return groups;
  const { group, members } = place;
  const at = members.indexOf(id);
  if (at > 0) return groups.toSpliced(group, 1, members.slice(0, at), members.slice(at));
  const above = groups[group - 1];
  return above ? groups.toSpliced(group - 1, 2, [...above, ...members]) : groups;
}

/** Whether an entry is as high as the one above it in the list. */
export const isTied = (groups: Groups, id: string): boolean => (placeOf(groups, id)?.members.indexOf(id) ?? 0) > 0;
