// English sentences for the same trouble with several files of the program at once.
import type { Problem } from '../../shared/border/problems.ts';
import type { StoreId } from '../../shared/border/saving.ts';
import type { TogetherParams } from '../../shared/border/told-together.ts';
import type { Naming, Texts } from '../types/naming.ts';
import { capitalised, fileNameOf, folderOf, tellWith } from '../base/words.ts';
import { partsInEnglish } from './disk-places.ts';
import { PROBLEMS_EN } from './problems.ts';
import { STORES_EN } from './saving.ts';

interface OneFile {
  readonly store: StoreId;
  readonly file: string;
}

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "current game (“session.json”) and settings (“settings.json”)" */
const filesIn = (all: readonly OneFile[]): string =>
  listed.format(all.map(({ store, file }) => `${STORES_EN[store]} (“${fileNameOf(file)}”)`));

/** Each file with what is wrong with it; what is wrong with all of them alike is said once. */
function eachWithCause(all: readonly (OneFile & { readonly because: Problem })[], name: Naming): string {
  const causes = all.map(({ because }) => tellWith(PROBLEMS_EN, because, name));
  if (new Set(causes).size === 1)
    return `${capitalised(filesIn(all))}. The reason is the same each time: ${causes[0] ?? ''}`;
  const each = all.map(({ store, file }, i) => `${STORES_EN[store]} (“${fileNameOf(file)}”): ${causes[i] ?? ''}`);
  return each.map(capitalised).join(' ');
}

export const TOGETHER_EN: Texts<TogetherParams> = {
  'F.PUT_ASIDE': (all, name) =>
    `Damaged files have been given a new name${folderOf(all[0]?.file, (folder) => ` and are in “${folder}”`)}; nothing was deleted. ${eachWithCause(all, name)}`,
  'F.NEWER_LEFT': (all) =>
    `These files were written by a newer Schafkopf Stube and stay as they are: ${filesIn(all)}. What changes now goes into files beside them, such as “${all[0]?.beside ?? ''}”.`,
  'F.LEFT_ALONE': (all, name) =>
    `Several files cannot be used and stay as they are. What changes now only counts until the program ends; starting it again may help. ${eachWithCause(all, name)}`,
  'F.NOT_UNDERSTOOD': (all) =>
    `Several files hold something that this Schafkopf Stube does not understand. It stays there but does not count here; everything else is in place. ${all
      .map(
        ({ store, file, parts }) =>
          `${capitalised(STORES_EN[store])} (“${fileNameOf(file)}”): ${partsInEnglish(parts)}.`,
      )
      .join(' ')}`,
};
