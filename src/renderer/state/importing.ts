// What the page does once files have been taken in: shows the round, or the library, or says why not.
import type { ImportAnswer, ImportSum } from '../../shared/calls/library-calls.ts';
import { NOTHING_BROUGHT, withFile } from '../../shared/calls/import-sum.ts';
import type { AppContext } from './app-context.ts';

type Parts = Pick<AppContext, 'notices' | 'router' | 'speech'>;

/** Says what files have brought, in one message however many they were, and shows where it lies. */
export function tellMany({ notices, router, speech }: Parts, sum: ImportSum): void {
  const nothing = sum.taken + sum.rules + sum.duels === 0;
  const tell = (): string => speech.labels.library.importedMany(sum, speech.plain);
  if (nothing) return notices.bad(tell);
  notices.info(tell);
  router.go({ name: sum.taken > 0 ? 'library' : sum.duels > 0 ? 'duel' : 'rules' });
}

export function tellImport(app: Parts, answer: ImportAnswer): void {
  const { notices, router, speech } = app;
  if (answer.outcome === 'refused') notices.problem(answer.problem);
  else if (answer.outcome === 'importedMany') tellMany(app, withFile(NOTHING_BROUGHT, answer, ''));
  else if (answer.outcome === 'duel') {
    const { id } = answer;
    notices.info(() => speech.labels.library.importedMany({ ...NOTHING_BROUGHT, duels: 1 }, speech.plain));
    router.go({ name: 'duel', id });
  } else if (answer.outcome === 'imported') {
    notices.info(() => speech.labels.app.imported);
    router.go({ name: 'replay', id: answer.id });
  }
}
