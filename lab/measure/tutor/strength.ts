// Measures the tutor against a far deeper search: `node build/run-ts.mjs lab/measure/tutor/strength.ts [positions] [seed]`.
import { randomOf } from '../../../src/engine/base/random.ts';
import { adviseCard } from '../../../src/engine/tutor/advice/card-advice.ts';
import type { EffortRow } from '../../../src/engine/tutor/advice/advice.ts';
import { gradeOf, severityOf, THRESHOLDS, valueIn } from '../../../src/engine/tutor/advice/grade.ts';
import { type AskedAt, choicesIn, turnsOf } from '../../support/tutor/positions.ts';

/** The reference: many times the deals of a hint, each solved to the card point. */
const REFERENCE: EffortRow = {
  worlds: [1500, 1500, 1500, 2000],
  exact: [1500, 1500, 1500, 2000],
  enumerate: 6000,
  nodes: 400_000_000,
  end: [],
  among: 32,
  again: 0,
  bids: 0,
  outlook: 0,
};

/** Loss up to which the tutor's card counts as right, in card points. */
const TOLERATED = 2;

const [count = 500, seed = '1'] = [Number(process.argv[2] ?? 500), process.argv[3] ?? '1'];

/** One position from the third or the fourth trick of each round, with a real choice: later ones are not judged with open cards. */
function positions(): readonly AskedAt[] {
  const found: AskedAt[] = [];
  for (let number = 0; found.length < count; number++) {
    const random = randomOf('strength', seed, number);
    const open = turnsOf({ pack: 32, seed: `strength ${seed}`, chance: 12 }, number).filter(
      ({ view }) =>
        view.phase === 'playing' && view.tricks.length >= 2 && view.tricks.length <= 3 && choicesIn(view) > 1,
    );
    const one = open[open.length > 0 ? random.below(open.length) : 0];
    if (one) found.push(one);
  }
  return found;
}

interface Result {
  /** Card points and share of won and lost that the tutor's card loses by the reference, against its best card. */
  readonly points: number;
  readonly severity: number;
  /** The same against the card with most points. */
  readonly mostPoints: number;
  /** Cards held against a player that the reference holds to be as good as the best, by grade. */
  readonly wronged: readonly string[];
  readonly judged: number;
  readonly unsure: number;
  readonly ms: number;
}

function measured({ view }: AskedAt, number: number): Result {
  const started = performance.now();
  const advice = adviseCard(view, { random: randomOf('hint', seed, number), effort: 'quick' });
  const ms = performance.now() - started;
  const reference = adviseCard(view, { random: randomOf('reference', seed, number), effort: REFERENCE });
  const best = advice.ranked[0]?.decision;
  const mine = best && valueIn(reference, best);
  const top = reference.ranked[0];
  if (!best || !mine || !top) throw new Error('no card');
  const most = Math.max(...reference.ranked.map(({ points = 0 }) => points));
  const graded = advice.ranked.map(({ decision }) => ({ decision, grade: gradeOf(advice, decision) }));
  return {
    points: Math.max(0, (top.points ?? 0) - (mine.points ?? 0)),
    mostPoints: most - (mine.points ?? 0),
    severity: severityOf(reference, best),
    wronged: graded.flatMap(({ decision, grade }) => {
      const equal = severityOf(reference, decision) < THRESHOLDS.inaccuracy / 2;
      return grade !== 'best' && grade !== 'unsure' && equal ? [grade] : [];
    }),
    judged: graded.length,
    unsure: graded.filter(({ grade }) => grade === 'unsure').length,
    ms,
  };
}

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

function report(results: readonly Result[]): void {
  const n = results.length;
  const within = (of: (result: Result) => number): string =>
    share(results.filter((each) => of(each) <= TOLERATED).length, n);
  const times = results.map(({ ms }) => ms).sort((a, b) => a - b);
  const wronged = results.flatMap(({ wronged: grades }) => grades);
  const cards = results.reduce((sum, { judged }) => sum + judged, 0);
  console.log(`${n} positions`);
  console.log(
    `best cards that lose at most ${TOLERATED} points to the best one of the reference: ${within(({ points }) => points)}`,
  );
  console.log(`... to the card with most points: ${within(({ mostPoints }) => mostPoints)}`);
  console.log(
    `mean loss: ${mean(results.map(({ points }) => points)).toFixed(2)} points, ${share(mean(results.map(({ severity }) => severity)), 1)} of won and lost`,
  );
  console.log(
    `best cards within the tolerance of the reference: ${share(results.filter(({ severity }) => severity < THRESHOLDS.inaccuracy).length, n)}`,
  );
  console.log(
    `of ${cards} cards held against a player though as good as the best: ${wronged.length} (${wronged.join(' ')})`,
  );
  console.log(
    `unsure: ${share(
      results.reduce((sum, { unsure }) => sum + unsure, 0),
      cards,
    )}`,
  );
  console.log(
    `ms for a hint: median ${times[n >> 1]?.toFixed(0)}, 95 % ${times[Math.floor(n * 0.95)]?.toFixed(0)}, most ${times[n - 1]?.toFixed(0)}`,
  );
}

const results: Result[] = [];
for (const [number, each] of positions().entries()) {
  results.push(measured(each, number));
  if (results.length % 50 === 0) console.error(`${results.length} positions`);
}
report(results);
