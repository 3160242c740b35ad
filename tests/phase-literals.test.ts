// Which phase, game, kind of result or of entry it is, is a question for its own module or row: they are named elsewhere less and less often.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '../src/engine/games/shelf.ts';
import { PHASES } from '../src/engine/table/round.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** All files below src/, and those outside the phases and the rows of games. */
const ALL = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.(ts|svelte)$/.test(file));
const FILES = ALL.filter((file) => !/^engine\/(phases|games)\//.test(file));

/** Files that say what a pattern looks for, each with how often. */
function literals(pattern: RegExp): ReadonlyMap<string, number> {
  const counts = FILES.map((file): [string, number] => [
    file,
    [...readFileSync(path.join(ROOT, 'src', file), 'utf8').matchAll(pattern)].length,
  ]);
  return new Map(counts.filter(([, count]) => count > 0));
}

/** Phases in a comparison or a case. */
const PHASE_NAMED = new RegExp(`(?:phase(?:\\)|\\?)? [!=]== '|case ')(?:${PHASES.join('|')})'`, 'g');
/** What a round holds, asked outside of the phases: each phase tells its own part of a view. */
const PART_ASKED = /'[a-zA-Z]+' in (?:round|before|after|next)\b/g;
/** Games likewise; `kind` tells tables of the self-test apart and is none. */
const GAME_NAMED = new RegExp(`game [!=]== '(?:${GAMES.join('|')})'`, 'g');

/** Kinds of results in a comparison or a case: `byKind` and the tables of their rows ask each kind. A goal may be called reKontra, too. */
const KIND_NAMED = /kind [!=]== '(?:sides|ramsch|least)'|case '(?:sides|ramsch|least)'|result\.kind [!=]== 'reKontra'/g;

/** To be lowered with every phase that is no longer named elsewhere. */
const ALLOWED = 29;

test('phases are named outside their modules exactly as often as is known, and less with every change', () => {
  const found = literals(PHASE_NAMED);
  const sum = [...found.values()].reduce((all, each) => all + each, 0);
  const most = [...found].sort(([, a], [, b]) => b - a).slice(0, 12);
  expect(sum, `most of them in ${JSON.stringify(most)}`).toBe(ALLOWED);
});

test('rounds are asked what they hold outside the phases exactly as often as is known, and views never ask', () => {
  const found = literals(PART_ASKED);
  expect(
    [...found.values()].reduce((all, each) => all + each, 0),
    JSON.stringify([...found]),
  ).toBe(20);
  expect(found.get('engine/round/view.ts')).toBeUndefined();
});

test('games are named outside their rows only where a trainer is asked for one of them', () => {
  expect([...literals(GAME_NAMED)]).toEqual([['engine/teaching/trainers/further-games.ts', 1]]);
});

test('kinds of results are named only where a trainer or a rule is about that kind', () => {
  expect([...literals(KIND_NAMED)].sort()).toEqual([
    ['engine/special/due-solos.ts', 1],
    ['engine/teaching/trainers/further-games.ts', 1],
    ['renderer/training/BillSheet.svelte', 2],
  ]);
});

/** How often each word is asked for in all of src/. */
function asked(pattern: RegExp): Readonly<Record<string, number>> {
  const text = ALL.map((file) => readFileSync(path.join(ROOT, 'src', file), 'utf8')).join('\n');
  const words = [...text.matchAll(pattern)].map(([, word = '']) => word);
  return Object.fromEntries(words.map((word) => [word, words.filter((each) => each === word).length]));
}

type Reasons = Readonly<Record<string, readonly [count: number, why: string]>>;

const counts = (reasons: Reasons): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(reasons).map(([word, [count]]) => [word, count]));

/** Who asks for one more kind finds a reader for it (engine/table/readers.ts), a row that answers it, or a reason to stand here. */
const TYPES_ASKED: Reasons = {
  play: [25, 'a card is judged, drawn, warned of and told otherwise than all that is said; its reader asks once'],
  leave: [11, 'no decision of the log: whoever may double says nothing, and nothing is sent to the table'],
  announce: [10, 'what a game is worth or why it is chosen, told otherwise than a bid; its reader asks once'],
  call: [8, 'bids in the course and under review, and offers of a Hochzeit beside the turn; its reader asks once'],
  cut: [6, 'nothing is told of a cut: each is as good as any other'],
  doppler: [6, 'doubles a Ramsch, where no side declares: reckoned otherwise than the chain of doublings'],
  number: [6, 'the highest number and its suit, which only its bidder sees'],
  ansage: [3, 'announcements of Doppelkopf have a deadline, and buttons of their own'],
  discard: [4, 'several cards are chosen at once'],
  durchbruch: [4, 'takes the place of a doubling, and is advised by hand'],
  shuffled: [3, 'chance, and no seat decides it'],
  knock: [3, 'who turns the deal has another seat in it'],
  reservation: [3, 'what a name leads to in imagined deals'],
  return: [3, 'a card for a card; old records are mended by it'],
  give: [2, 'the first half of an exchange of cards'],
  ground: [2, 'a tariff'],
  historic: [2, 'a tariff'],
  pair: [2, 'a tariff'],
  reserve: [2, 'what a healthy hand leads to in imagined deals'],
  retour: [2, 'speaks for the declaring side'],
  revoke: [2, 'a mishap, and nobody decides it; its card is named where two logs part'],
  stoss: [2, 'makes no sense to its own declarer; old records called a doubled Ramsch so'],
  tie: [2, 'who keeps a number plays his own suit; old words of the course'],
  obers: [1, 'nobody has taken the Obers of a Schieber'],
  passOn: [1, 'several cards are chosen at once'],
  spritz: [1, 'the dealer doubles or not by what it comes to'],
  thrownIn: [1, 'what follows from a step, told by the terminal'],
  triple: [1, 'a tariff'],
  widow: [1, 'why it is taken, beside why cards are laid away'],
};

test('kinds of entries and decisions are asked for exactly as often as is known, each for a reason', () => {
  expect(asked(/type === '(\w+)'/g)).toEqual(counts(TYPES_ASKED));
});

const PHASES_ASKED: Reasons = {
  auction: [8, 'a Hochzeit is offered out of turn in the auction alone; trainers stop there; the course tells its end'],
  cutting: [3, 'no card is seen yet, so that nothing is thought of'],
  announcing: [2, 'aces are compared, and a Muss-Spiel is known, only then'],
  returning: [2, 'two modules of phases, about the round that follows'],
  thrownIn: [2, 'its reader, and the module of the auction about what follows'],
  claiming: [1, 'what a yes is worth'],
  discarding: [1, 'the module of the widow, about the round that follows'],
  legen: [1, 'what a yes is worth'],
  playing: [1, 'its reader (engine/table/readers.ts)'],
  scored: [1, 'its reader'],
  shuffling: [1, 'its reader'],
};

test('phases are compared exactly as often as is known, each for a reason', () => {
  expect(asked(/phase === '(\w+)'/g)).toEqual(counts(PHASES_ASKED));
});
