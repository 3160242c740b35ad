// Whether the progress page finds what somebody cannot do: `node build/run-ts.mjs lab/measure/tutor/weaknesses.ts FOLDER ROUNDS [WHO...]`: rounds of players
// who miss one idea wherever it decides (WHO: `people` miss none more than others), kept in FOLDER; then sets of 40 rounds are looked at as the page does.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import type { Idea } from '../../../src/engine/tutor/ideas/asked.ts';
import { judgedFigures } from '../../../src/main/review/review-figures.ts';
import { type GivenInRound, leaksOf } from '../../../src/main/rounds/leaks.ts';
import { plusMinus } from '../../base/statistics.ts';
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

/** What is named after each set of rounds. */
const namedIn = (played: readonly GivenInRound[], sets: number): readonly (readonly string[])[] =>
  Array.from({ length: sets }, (_, at) =>
    leaksOf(played.slice(at * SET, (at + 1) * SET)).map(({ idea, skill }) => idea ?? skill),
  );

/** Sets drawn anew from all rounds, beside those that follow each other. */
const DRAWN = 10;

function report(who: (typeof WHO)[number]): void {
  const played = read(who).map(asGiven);
  const sets = Math.floor(played.length / SET);
  const drawn = Array.from({ length: DRAWN }, (_, n) =>
    namedIn(shuffled(played, randomOf('weaknesses', who, n)), sets),
  ).flat();
  const percent = (named: readonly (readonly string[])[], is: (names: readonly string[]) => boolean): string =>
    plusMinus(
      named.map((each) => (is(each) ? 100 : 0)),
      0,
    );
  const others = (each: readonly string[]): boolean => each.some((name) => name !== who);
  const straight = namedIn(played, sets);
  const decides = played.flatMap(({ occasions = [] }) => occasions.filter(({ idea }) => idea === who)).length;
  console.log(
    `${who}: ${sets} sets; decides ${((decides * SET) / played.length).toFixed(1)} cards; ` +
      `named ${percent(straight, (each) => each.includes(who))} (drawn ${percent(drawn, (each) => each.includes(who))}); ` +
      `another named ${percent(straight, others)} (drawn ${percent(drawn, others)})`,
  );
  console.log(`  ${straight.map((each) => each.join('+') || '-').join(' ')}`);
}

for (const who of WHO.filter((each) => names.includes(each))) play(who);
if (names.length === 0) WHO.filter((who) => existsSync(placeOf(who))).forEach(report);
