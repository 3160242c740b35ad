// German sentences for what can be wrong with a file or a save.
import type { Crash, ImportSource, ImportTrouble, Problem, ProblemParams } from '../../shared/border/problems.ts';
import type { Naming, Texts } from '../types/naming.ts';
import { whoDoes } from './people.ts';
import { RULES_DE } from './rules/rules.ts';
import { tellConflict } from '../base/tell-rules.ts';
import { SHORT_REASONS_DE } from './reasons.ts';
import { becauseInGerman } from './causes.ts';
import { partsInGerman } from './disk-places.ts';
import { STORES_DE } from './saving.ts';
import { capitalised, tellWith } from '../base/words.ts';

/** What is too big is rounded up, so that it never reads like what is allowed. */
const megabytes = (bytes: number): string =>
  `${new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 }).format(Math.ceil(bytes / 100_000) / 10)} MB`;

const CRASHES_DE: Readonly<Record<Crash, string>> = {
  page: 'Die Anzeige ist abgestürzt und neu geladen worden; verloren ist nichts.',
  fault: 'Im Programm ist etwas schiefgegangen. Es läuft weiter.',
  program: 'Das Programm ist beim letzten Mal abgestürzt. Alles, was gespeichert war, ist da.',
};

const SOURCES_DE: Readonly<Record<ImportSource, string>> = {
  netschafkopf: 'Protokoll von NetSchafkopf',
  sauspiel: 'Seite von sauspiel.de',
};

const TROUBLES_DE: Readonly<Record<ImportTrouble, (detail: string) => string>> = {
  noGame: () => 'Darin steht kein Spiel, das gespielt worden ist.',
  unknownGame: (detail) => `Das Spiel „${detail}“ lässt sich hier nicht nachspielen.`,
  hands: () => 'Die Karten der vier Spieler stehen nicht vollständig darin.',
  tricks: () => 'Die Stiche stehen nicht vollständig darin.',
  nobody: (detail) => `Einen Spieler „${detail}“ gibt es darin nicht.`,
  illegal: (detail) => `Bei „${detail}“ passt es nicht zu den Regeln, nach denen hier gespielt wird.`,
  prices: () => 'Die Preise darin sind andere, als hier gespielt werden können.',
  tooLong: () => 'Das Lesen hätte zu lange gedauert und ist abgebrochen worden.',
};

export const PROBLEMS_DE: Texts<ProblemParams> = {
  'F.IMPORT': ({ source, trouble, detail }) => `${SOURCES_DE[source]}: ${TROUBLES_DE[trouble](detail)}`,
  'F.TOO_BIG': ({ bytes, max }) =>
    `Die Datei ist mit ${megabytes(bytes)} zu groß; gelesen werden höchstens ${megabytes(max)}.`,
  'F.UNREADABLE': ({ detail }) => `Die Datei lässt sich nicht lesen${becauseInGerman(detail)}.`,
  'F.NOT_JSON': ({ detail }) =>
    `Die Datei ist beschädigt, ihr Inhalt ist kein gültiges JSON${becauseInGerman(detail)}.`,
  'F.FOREIGN': () => 'Diese Datei ist keine Runde aus der Schafkopf Stube.',
  'F.NEWER': ({ version }, name) =>
    `Diese Datei stammt aus einer neueren Schafkopf Stube (Format ${name.number(version)}) und lässt sich hier noch nicht öffnen.`,
  'F.NEWER_FIELD': ({ path }) =>
    `Diese Datei stammt aus einer neueren Schafkopf Stube: Das Feld „${path}“ ist hier noch nicht bekannt.`,
  'F.BAD_FIELD': ({ path, detail }) =>
    `Die Datei ist beschädigt: Das Feld „${path}“ stimmt nicht${becauseInGerman(detail)}.`,
  'F.ILLEGAL_ENTRY': ({ entry, because }, name) =>
    `Schritt ${name.number(entry + 1)} dieser Runde verstößt gegen die Regeln: ${tellWith(SHORT_REASONS_DE, because, name)}.`,
  'F.NO_RULES': () => 'In dieser Datei stehen keine Hausregeln aus der Schafkopf Stube.',
  'F.RULES_CONFLICT': ({ conflict }, name) =>
    `Nach den Regeln in dieser Datei kann niemand spielen. ${tellConflict(RULES_DE, conflict, name)}`,
  'F.UNFINISHED': () => 'Die Runde in dieser Datei ist noch nicht zu Ende gespielt.',
  'F.TOO_MUCH': ({ cents, most }, name) =>
    `In dieser Runde geht es um ${name.money(cents)}; gerechnet wird höchstens bis ${name.money(most)}.`,
  'F.NOT_SHOWN': ({ detail }) => `Diese Runde lässt sich hier nicht anschauen${becauseInGerman(detail)}.`,
  'F.NOT_WRITTEN': ({ detail }) => `Die Datei ließ sich nicht schreiben${becauseInGerman(detail)}.`,
  'F.PUT_ASIDE': ({ store, file, because }, name) =>
    `${capitalised(STORES_DE[store])}: Die beschädigte Datei liegt jetzt unter dem Namen „${file}“; gelöscht wurde nichts. ${tellProblem(because, name)}`,
  'F.NEWER_LEFT': ({ store, file, beside, because }, name) =>
    `${capitalised(STORES_DE[store])}: Die Datei „${file}“ bleibt, wie sie ist; was sich jetzt ändert, steht in „${beside}“. ${tellProblem(because, name)}`,
  'F.LEFT_ALONE': ({ store, file, because }, name) =>
    `${capitalised(STORES_DE[store])}: Die Datei „${file}“ bleibt, wie sie ist. Was sich jetzt ändert, gilt nur, bis das Programm endet; ein Neustart kann helfen. ${tellProblem(because, name)}`,
  'F.NOT_UNDERSTOOD': ({ store, file, parts }) =>
    `${capitalised(STORES_DE[store])}: In der Datei „${file}“ steht etwas, das diese Schafkopf Stube nicht versteht: ${partsInGerman(parts)}. Es bleibt darin stehen, gilt hier aber nicht; alles andere ist da.`,
  'F.KEPT_BOTH': ({ store, file }) =>
    `${capitalised(STORES_DE[store])}: Ein anderer Computer oder ein anderes Programm hat die Datei inzwischen geändert. Hier gilt, was du hier geändert hast; die andere Fassung liegt unter dem Namen „${file}“.`,
  'F.NOT_KEPT': ({ folder }) =>
    `In dieser Sitzung wird nichts gespeichert, weil sich der Ordner „${folder}“ nicht beschreiben lässt. Wenn das Programm endet, ist alles wie vorher.`,
  'F.MISSING': ({ file }) => `Die Datei „${file}“ gibt es nicht.`,
  'F.LEFT': ({ file, because }, name) =>
    `Die Datei „${file}“ liegt unverändert bei den anderen Runden, steht aber nicht in der Liste. ${tellProblem(because, name)}`,
  'P.CRASHED': ({ what, file }) =>
    `${CRASHES_DE[what]} Ein Bericht liegt in der Datei „${file}“. Gesendet wird nichts; du kannst ihn lesen und einer Fehlermeldung beilegen.`,
  'P.PLAYER': ({ seat, detail }, name) =>
    `${capitalised(whoDoes(seat, name, 'hast', 'hat'))} keine erlaubte Entscheidung getroffen${becauseInGerman(detail)}. Damit es weitergeht, gilt eine erlaubte.`,
};

const tellProblem = (because: Problem, name: Naming): string => tellWith(PROBLEMS_DE, because, name);
