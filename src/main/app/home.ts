// Decides where the saves of this start lie: in the usual folder, in one that was chosen, or nowhere for good.
import { app } from 'electron';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Problem, problem } from '../../shared/border/problems.ts';
import { chosenInsteadOf, objectionTo, rememberChosen, takeAlong } from './data-folder.ts';
import { askForFolder, askWhereToSave } from './message-boxes.ts';
import { systemLanguage } from '../base/system-language.ts';

export interface Home {
  /** Folder of all saves. */
  readonly folder: string;
  /** What the person should know about it. */
  readonly problems: readonly Problem[];
}

/**
 * Finds the folder of saves, asking the person if it cannot be written to, and takes the lock that lets the program run
 * once in each folder; then calls `found`. A second start in the same folder ends here.
 */
export function findHome(found: (home: Home) => void): void {
  const usual = app.getPath('userData');
  const wanted = chosenInsteadOf(usual) ?? usual;
  const objection = objectionTo(wanted);
  if (objection === undefined) return enter({ folder: wanted, problems: [] }, found);
  const stray = strayFolder();
  void app
    .whenReady()
    .then(() => chosenHome(usual, wanted, stray, objection))
    .then((home) => (home ? enter(home, found) : app.quit()));
}

/**
 * A folder for saves that nobody keeps, in a temporary one that the browser below us uses too. The saves are gone at the
 * end; what the browser still writes while it ends is left to the system.
 */
function strayFolder(): string {
  const all = mkdtempSync(path.join(os.tmpdir(), 'schafkopf-stube-'));
  const [saves, browser] = [path.join(all, 'saves'), path.join(all, 'browser')];
  for (const folder of [saves, browser]) mkdirSync(folder);
  app.setPath('userData', saves);
  app.setPath('sessionData', browser);
  app.on('quit', () => {
    for (const folder of [saves, all]) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  });
  return saves;
}

/** Asks until there is an answer that works; undefined if the person would rather not play. */
async function chosenHome(usual: string, wanted: string, stray: string, detail: string): Promise<Home | undefined> {
  const language = systemLanguage(app.getPreferredSystemLanguages());
  let [folder, objection] = [wanted, detail];
  for (;;) {
    const answer = await askWhereToSave(folder, objection, language);
    if (answer === 'quit') return undefined;
    if (answer === 'unsaved') {
      await takeAlong(wanted, stray);
      return { folder: stray, problems: [problem('F.NOT_KEPT', { folder: wanted })] };
    }
    const chosen = await askForFolder(language);
    if (chosen === undefined) continue;
    const wrong = objectionTo(chosen);
    if (wrong === undefined) {
      await takeAlong(wanted, chosen);
      await rememberChosen(usual, chosen);
      return { folder: chosen, problems: [] };
    }
    [folder, objection] = [chosen, wrong];
  }
}

function enter(home: Home, found: (home: Home) => void): void {
  if (home.folder !== app.getPath('userData')) app.setPath('userData', home.folder);
  if (app.requestSingleInstanceLock()) found(home);
  else app.quit();
}
