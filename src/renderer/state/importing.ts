// What the page does once files have been taken in: shows the round, or the library, or says why not.
import type { ImportAnswer } from '../../shared/calls/library-calls.ts';
import type { AppContext } from './app-context.ts';

type Parts = Pick<AppContext, 'notices' | 'router' | 'speech'>;

/** Says how many rounds a file has brought, and shows the library. */
export function tellMany(
  { notices, router, speech }: Parts,
  counts: { readonly taken: number; readonly refused: number },
): void {
  notices.info(() => speech.ui.library.importedMany(counts.taken, counts.refused, speech.plain));
  router.go({ name: 'library' });
}

export function tellImport(app: Parts, answer: ImportAnswer): void {
  const { notices, router, speech } = app;
  if (answer.outcome === 'refused') notices.problem(answer.problem);
  else if (answer.outcome === 'importedMany') tellMany(app, answer);
  else if (answer.outcome === 'imported') {
    notices.info(() => speech.ui.app.imported);
    router.go({ name: 'replay', id: answer.id });
  }
}
