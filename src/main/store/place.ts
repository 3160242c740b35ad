// One file that belongs to the program: read with all checks, put aside if it is damaged, else left where it is.
import { rename } from 'node:fs/promises';
import { type Problem, problem } from '../../shared/border/problems.ts';
import type { StoreId } from '../../shared/border/saving.ts';
import { type OwnKind, type OwnRead, parseOwn, readLimited } from './check.ts';
import { type Seen, seenIn } from './own-place.ts';

/**
 * What was found: nothing yet; the content; a damaged file, which lies elsewhere now; one of a later build, or one that
 * the system does not give out, which both stay where they are.
 */
export type Found<T> =
  | { readonly state: 'none' }
  | ({ readonly state: 'read'; readonly seen: Seen } & OwnRead<T>)
  | { readonly state: 'damaged' | 'newer' | 'unreadable'; readonly problem: Problem };

/** Only content that is wrong is damage: not what a later build wrote, and not what cannot be read at present. */
function stateOf({ id }: Problem): 'damaged' | 'newer' | 'unreadable' {
  if (id === 'F.UNREADABLE') return 'unreadable';
  return id === 'F.NEWER' || id === 'F.NEWER_FIELD' ? 'newer' : 'damaged';
}

/**
 * Moves a damaged file out of the way under a name that nothing else has; nothing is deleted or overwritten. One that is
 * not damaged stays, and so does one that cannot be moved.
 */
export async function putAside(
  file: string,
  because: Problem,
  date: string,
  store: StoreId = 'round',
): Promise<Problem> {
  if (stateOf(because) !== 'damaged') return because;
  const aside = `${file}.damaged-${date.replaceAll(/[:.]/g, '-')}`;
  try {
    await rename(file, aside);
    return problem('F.PUT_ASIDE', { store, file: aside, because });
  } catch {
    return because;
  }
}

/** Reads a file of the program. */
export async function readPlace<T>(file: string, kind: OwnKind<T>, date: string): Promise<Found<T>> {
  const read = await readLimited(file, kind.maxBytes);
  if (read === undefined) return { state: 'none' };
  const checked = read.ok ? parseOwn(read.value.text, kind) : read;
  const wrong = checked.ok ? kind.objection?.(checked.value.value) : checked.problem;
  if (read.ok && checked.ok && !wrong) return { state: 'read', seen: seenIn(read.value), ...checked.value };
  return wrong ? refusedPlace(file, wrong, date, kind.store) : { state: 'none' };
}

async function refusedPlace(file: string, wrong: Problem, date: string, store: StoreId): Promise<Found<never>> {
  const state = stateOf(wrong);
  if (state !== 'damaged') return { state, problem: wrong };
  const aside = await putAside(file, wrong, date, store);
  // Where it could not be moved it must not be written over either.
  return { state: aside.id === 'F.PUT_ASIDE' ? 'damaged' : 'unreadable', problem: aside };
}
