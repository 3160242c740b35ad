// English sentences for what can be wrong with a file or a save.
import type { Crash, ImportSource, ImportTrouble, Problem, ProblemParams } from '../../shared/border/problems.ts';
import type { Naming, Texts } from '../types/naming.ts';
import { whoDoes } from './people.ts';
import { RULES_EN } from './rules/rules.ts';
import { tellConflict } from '../base/tell-rules.ts';
import { SHORT_REASONS_EN } from './reasons.ts';
import { becauseInEnglish } from './causes.ts';
import { partsInEnglish } from './disk-places.ts';
import { STORES_EN } from './saving.ts';
import { capitalised, tellWith } from '../base/words.ts';

/** What is too big is rounded up, so that it never reads like what is allowed. */
const megabytes = (bytes: number): string =>
  `${new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }).format(Math.ceil(bytes / 100_000) / 10)} MB`;

const CRASHES_EN: Readonly<Record<Crash, string>> = {
  page: 'The window crashed and was reloaded; nothing is lost.',
  fault: 'Something in the program went wrong. It goes on.',
  program: 'The program crashed last time. Everything that had been saved is there.',
};

const SOURCES_EN: Readonly<Record<ImportSource, string>> = {
  netschafkopf: 'Log of NetSchafkopf',
  sauspiel: 'Page of sauspiel.de',
};

const TROUBLES_EN: Readonly<Record<ImportTrouble, (detail: string) => string>> = {
  noGame: () => 'No game was played in it.',
  unknownGame: (detail) => `The game “${detail}” cannot be played again here.`,
  hands: () => 'The cards of the four players are not all in it.',
  tricks: () => 'The tricks are not all in it.',
  nobody: (detail) => `There is no player “${detail}” in it.`,
  illegal: (detail) => `At “${detail}” it does not fit the rules that are played by here.`,
  prices: () => 'Its prices are none that can be played for here.',
  tooLong: () => 'Reading it would have taken too long and was given up.',
};

export const PROBLEMS_EN: Texts<ProblemParams> = {
  'F.IMPORT': ({ source, trouble, detail }) => `${SOURCES_EN[source]}: ${TROUBLES_EN[trouble](detail)}`,
  'F.TOO_BIG': ({ bytes, max }) =>
    `The file is too big: ${megabytes(bytes)}, and at most ${megabytes(max)} can be read.`,
  'F.UNREADABLE': ({ detail }) => `The file cannot be read${becauseInEnglish(detail)}.`,
  'F.NOT_JSON': ({ detail }) => `The file is damaged: its content is not valid JSON${becauseInEnglish(detail)}.`,
  'F.FOREIGN': () => 'This file is not a round of Schafkopf Stube.',
  'F.NEWER': ({ version }, name) =>
    `This file was written by a newer Schafkopf Stube (format ${name.number(version)}) and cannot be opened here yet.`,
  'F.NEWER_FIELD': ({ path }) =>
    `This file was written by a newer Schafkopf Stube: the field “${path}” is not known here yet.`,
  'F.BAD_FIELD': ({ path, detail }) => `The file is damaged: the field “${path}” is wrong${becauseInEnglish(detail)}.`,
  'F.ILLEGAL_ENTRY': ({ entry, because }, name) =>
    `Step ${name.number(entry + 1)} of this round breaks the rules: ${tellWith(SHORT_REASONS_EN, because, name)}.`,
  'F.NO_RULES': () => 'This file holds no house rules of Schafkopf Stube.',
  'F.RULES_CONFLICT': ({ conflict }, name) =>
    `Nobody can play by the rules in this file. ${tellConflict(RULES_EN, conflict, name)}`,
  'F.UNFINISHED': () => 'The round in this file has not been played to the end.',
  'F.TOO_MUCH': ({ cents, most }, name) =>
    `This round is played for ${name.money(cents)}, and amounts are worked out up to ${name.money(most)} at most.`,
  'F.NOT_SHOWN': ({ detail }) => `This round cannot be looked at here${becauseInEnglish(detail)}.`,
  'F.NOT_WRITTEN': ({ detail }) => `The file could not be written${becauseInEnglish(detail)}.`,
  'F.PUT_ASIDE': ({ store, file, because }, name) =>
    `${capitalised(STORES_EN[store])}: the damaged file is now called “${file}”; nothing was deleted. ${tellProblem(because, name)}`,
  'F.NEWER_LEFT': ({ store, file, beside, because }, name) =>
    `${capitalised(STORES_EN[store])}: the file “${file}” stays as it is; what changes now goes into “${beside}”. ${tellProblem(because, name)}`,
  'F.LEFT_ALONE': ({ store, file, because }, name) =>
    `${capitalised(STORES_EN[store])}: the file “${file}” stays as it is. What changes now only counts until the program ends; starting it again may help. ${tellProblem(because, name)}`,
  'F.NOT_UNDERSTOOD': ({ store, file, parts }) =>
    `${capitalised(STORES_EN[store])}: the file “${file}” holds something that this Schafkopf Stube does not understand: ${partsInEnglish(parts)}. It stays there but does not count here; everything else is in place.`,
  'F.KEPT_BOTH': ({ store, file }) =>
    `${capitalised(STORES_EN[store])}: another computer or program has changed the file meanwhile. What you changed here goes on; the other version is kept as “${file}”.`,
  'F.NOT_KEPT': ({ folder }) =>
    `Nothing is saved this time, because the folder “${folder}” cannot be written to. When the program ends, everything is as it was before.`,
  'F.MISSING': ({ file }) => `There is no file “${file}”.`,
  'F.LEFT': ({ file, because }, name) =>
    `The file “${file}” lies untouched in the library but is not in the list. ${tellProblem(because, name)}`,
  'P.CRASHED': ({ what, file }) =>
    `${CRASHES_EN[what]} There is a report in the file “${file}”. Nothing is sent; you can read it and attach it when you report the fault.`,
  'P.PLAYER': ({ seat, detail }, name) =>
    `${capitalised(whoDoes(seat, name, 'have', 'has'))} not come up with an allowed decision${becauseInEnglish(detail)}. An allowed one was taken so that the game can go on.`,
};

const tellProblem = (because: Problem, name: Naming): string => tellWith(PROBLEMS_EN, because, name);
