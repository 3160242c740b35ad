// Whether the progress page finds what somebody cannot do: `node build/run-ts.mjs lab/measure/tutor/weaknesses.ts FOLDER ROUNDS [WHO...]`: rounds of players
// who miss one idea wherever it decides (WHO: `people` miss none more than others), kept in FOLDER; then sets of 40 rounds are looked at as the page does.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import type { Idea } from '../../../src/engine/tutor/ideas/asked.ts';
import { judgedFigures } from '../../../src/main/review/review-figures.ts';
import { type GivenInRound, leaksOf } from '../../../src/main/rounds/leaks.ts';
import { meanOf } from '../../base/statistics.ts';
import { playedByPeople, type PlayedRound, playedWithout } from './planted.ts';

/** What is planted: the ideas that most often decide a card. */
const PLANTED: readonly Idea[] = [
  'winCheaply',
  'savePoints',
  'drawTrumps',
  'duck',
  'keepHigh',
  'smear',
  'ruff',
  'countPoints',
  'searchCalled',
  'discard',
  'highPlain',
  'keepEntry',
];
const PEOPLE = 'people';
const FIRST_DEAL = 710_001;
/** Rounds after which a weakness shall be named. */
const SET = 40;

const [folder = '', rounds = '0', ...names] = process.argv.slice(2);
const WHO: readonly (Idea | typeof PEOPLE)[] = [PEOPLE, ...PLANTED];
const placeOf = (who: string): string => path.join(folder, `${who}.jsonl`);

const read = (who: string): readonly PlayedRound[] =>
  existsSync(placeOf(who))
    ? readFileSync(placeOf(who), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as PlayedRound)
    : [];

const keep = (who: string, round: PlayedRound): void => appendFileSync(placeOf(who), `${JSON.stringify(round)}\n`);

function playPeople(): void {
  let { length } = read(PEOPLE);
  for (let deal = (read(PEOPLE).at(-1)?.deal ?? FIRST_DEAL - 1) + 1; length < Number(rounds); deal++) {
    const round = playedByPeople(deal);
    if (round) keep(PEOPLE, round);
    if (round) length += 1;
  }
}

function play(who: (typeof WHO)[number]): void {
  if (who === PEOPLE) return playPeople();
  const from = read(who).length;
  for (const round of read(PEOPLE).slice(from, Number(rounds))) keep(who, playedWithout(round, [who]));
}

const asGiven = ({ deal, judged }: PlayedRound): GivenInRound => ({ id: `${deal}`, ...judgedFigures(judged) });

/** What is named after each set of so many rounds. */
const namedIn = (played: readonly GivenInRound[], size: number): readonly (readonly string[])[] =>
  Array.from({ length: Math.floor(played.length / size) }, (_, at) =>
    leaksOf(played.slice(at * size, (at + 1) * size)).map(({ idea, skill }) => idea ?? skill),
  );

/** Times that all rounds are put into sets anew. */
const DRAWN = 40;

/** In how many of a hundred sets something is so: the mean over all orders, with the error that sets without a common round have. */
function share(played: readonly GivenInRound[], size: number, is: (names: readonly string[]) => boolean): string {
  const shares = Array.from({ length: DRAWN }, (_, n) =>
    meanOf(namedIn(shuffled(played, randomOf('weaknesses', n)), size).map((names) => (is(names) ? 1 : 0))),
  );
  const mean = meanOf(shares);
  const error = Math.sqrt((mean * (1 - mean)) / Math.floor(played.length / size));
  return `${(100 * mean).toFixed(0)} ± ${(100 * error).toFixed(0)}`;
}

function report(who: (typeof WHO)[number]): void {
  const played = read(who).map(asGiven);
  const own = played.flatMap(({ occasions = [] }) => occasions.filter(({ idea }) => idea === who));
  const missed = own.filter((each) => each.missed !== undefined).length;
  const usual = own.reduce((sum, each) => sum + each.usual, 0);
  const percent = (part: number): string => ((100 * part) / Math.max(1, own.length)).toFixed(0);
  console.log(
    `${who}: ${played.length} rounds; decides ${((own.length * SET) / played.length).toFixed(1)} cards of ${SET} rounds, ` +
      `missed ${percent(missed)} %, by people ${percent(usual)} %; ` +
      `named after ${SET}: ${share(played, SET, (names) => names.includes(who))} %, ` +
      `after ${2 * SET}: ${share(played, 2 * SET, (names) => names.includes(who))} %; ` +
      `another named after ${SET}: ${share(played, SET, (names) => names.some((name) => name !== who))} %`,
  );
}

for (const who of WHO.filter((each) => names.includes(each))) play(who);
if (names.length === 0) WHO.filter((who) => existsSync(placeOf(who))).forEach(report);
