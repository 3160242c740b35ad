// German sentences for the same trouble with several files of the program at once.
import type { Problem } from '../../shared/border/problems.ts';
import type { StoreId } from '../../shared/border/saving.ts';
import type { TogetherParams } from '../../shared/border/told-together.ts';
import type { Naming, Texts } from '../types/naming.ts';
import { capitalised, fileNameOf, folderOf, tellWith } from '../base/words.ts';
import { partsInGerman } from './disk-places.ts';
import { PROBLEMS_DE } from './problems.ts';
import { STORES_DE } from './saving.ts';

interface OneFile {
  readonly store: StoreId;
  readonly file: string;
}

const listed = new Intl.ListFormat('de', { type: 'conjunction' });

/** "laufende Partie („session.json“) und Einstellungen („settings.json“)" */
const filesIn = (all: readonly OneFile[]): string =>
  listed.format(all.map(({ store, file }) => `${STORES_DE[store]} („${fileNameOf(file)}“)`));

/** Each file with what is wrong with it; what is wrong with all of them alike is said once. */
function eachWithCause(all: readonly (OneFile & { readonly because: Problem })[], name: Naming): string {
  const causes = all.map(({ because }) => tellWith(PROBLEMS_DE, because, name));
  if (new Set(causes).size === 1)
    return `${capitalised(filesIn(all))}. Der Grund ist jedes Mal derselbe: ${causes[0] ?? ''}`;
  const each = all.map(({ store, file }, i) => `${STORES_DE[store]} („${fileNameOf(file)}“): ${causes[i] ?? ''}`);
  return each.map(capitalised).join(' ');
}

export const TOGETHER_DE: Texts<TogetherParams> = {
  'F.PUT_ASIDE': (all, name) =>
    `Beschädigte Dateien haben einen neuen Namen bekommen${folderOf(all[0]?.file, (folder) => ` und liegen in „${folder}“`)}; gelöscht wurde nichts. ${eachWithCause(all, name)}`,
  'F.NEWER_LEFT': (all) =>
    `Diese Dateien stammen aus einer neueren Schafkopf Stube und bleiben, wie sie sind: ${filesIn(all)}. Was sich jetzt ändert, steht jeweils daneben, etwa in „${all[0]?.beside ?? ''}“.`,
  'F.LEFT_ALONE': (all, name) =>
    `Mehrere Dateien lassen sich nicht verwenden und bleiben, wie sie sind. Was sich jetzt ändert, gilt nur, bis das Programm endet; ein Neustart kann helfen. ${eachWithCause(all, name)}`,
  'F.NOT_UNDERSTOOD': (all) =>
    `In mehreren Dateien steht etwas, das diese Schafkopf Stube nicht versteht. Es bleibt darin stehen, gilt hier aber nicht; alles andere ist da. ${all
      .map(
        ({ store, file, parts }) =>
          `${capitalised(STORES_DE[store])} („${fileNameOf(file)}“): ${partsInGerman(parts)}.`,
      )
      .join(' ')}`,
};
