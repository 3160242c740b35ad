// Files that were opened from outside, by a double click, a command line or a second start: taken in, and told of on the page.
import path from 'node:path';
import { type Brought, NOTHING_BROUGHT, withFile } from '../../shared/calls/import-sum.ts';
import { RULES_EXTENSION } from '../base/open-file.ts';
import type { Push } from '../base/push.ts';
import type { LibraryService } from '../library/library-calls.ts';
import type { RulesService } from '../rules/rules-calls.ts';

interface Opening {
  readonly rules: Pick<RulesService, 'importFile'>;
  readonly rounds: Pick<LibraryService, 'importFile'>;
  readonly push: Push;
  readonly page: { whenReady(then: () => void): void };
}

const isRules = (file: string): boolean => file.toLowerCase().endsWith(RULES_EXTENSION);

/** Takes in files; what a single one holds is shown, of several the sum is told. */
export function openingFiles({ rules, rounds, push, page }: Opening): (files: readonly string[]) => Promise<void> {
  async function openOne(file: string): Promise<void> {
    if (isRules(file)) {
      const answer = await rules.importFile(file);
      return page.whenReady(() => push('rules.opened', answer));
    }
    const answer = await rounds.importFile(file);
    page.whenReady(() => {
      if (answer.outcome === 'duel') push('duel.show', { id: answer.id });
      if (answer.outcome === 'imported') push('replay.show', { id: answer.id });
      if (answer.outcome === 'importedMany') push('library.imported', withFile(NOTHING_BROUGHT, answer, ''));
      if (answer.outcome === 'refused') push('problem.met', answer.problem);
    });
  }

  async function brought(file: string): Promise<Brought> {
    if (!isRules(file)) return rounds.importFile(file);
    const answer = await rules.importFile(file);
    return answer.outcome === 'imported' ? { outcome: 'rules' } : answer;
  }

  async function openAll(files: readonly string[]): Promise<void> {
    let sum = NOTHING_BROUGHT;
    for (const file of files) sum = withFile(sum, await brought(file), path.basename(file));
    page.whenReady(() => push('library.imported', sum));
  }

  return async (files) => {
    const [only, ...more] = files;
    if (only !== undefined) await (more.length > 0 ? openAll(files) : openOne(only));
  };
}
