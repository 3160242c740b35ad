// Writes a file to a place that the person chooses.
import type { ExportAnswer } from '../../shared/border/export-answer.ts';
import { problem } from '../../shared/border/problems.ts';
import { writeAtomic } from '../store/atomic.ts';
import { messageOf } from '../store/check.ts';
import type { Dialogs, SavedKind } from './library-calls.ts';

/** What is written is made before the dialog opens: what is there then is what is meant. */
export async function savedWhere(
  dialogs: Pick<Dialogs, 'fileToSave'>,
  name: string,
  kind: SavedKind,
  make: () => string | Uint8Array | Promise<Uint8Array>,
): Promise<ExportAnswer> {
  try {
    const content = await make();
    const file = await dialogs.fileToSave(name, kind);
    if (file === undefined) return { outcome: 'cancelled' };
    await writeAtomic(file, content);
    return { outcome: 'saved', file };
  } catch (error) {
    return { outcome: 'refused', problem: problem('F.NOT_WRITTEN', { detail: messageOf(error) }) };
  }
}
