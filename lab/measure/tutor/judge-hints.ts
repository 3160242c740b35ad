// Judges hints in recorded games: `judge-hints.ts FILE.gz [HINTS] [SKIP] [EVERY] [missed|all]`: does the main idea tell the best card from the one that it is set beside?
import '../../../src/words/all-languages.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { adviseCard } from '../../../src/engine/tutor/advice/card-advice.ts';
import { equallyGood, worseOnes } from '../../../src/engine/tutor/advice/grade.ts';
import { rowOf } from '../../../src/engine/tutor/advice/effort.ts';
import type { Fact } from '../../../src/engine/inference/facts.ts';
import { isIdea } from '../../../src/engine/tutor/ideas/ideas.ts';
import type { SeatView } from '../../../src/engine/round/view.ts';
import { tellFact } from '../../../src/words/speak/explanations.ts';
import { namingOf } from '../../../src/words/speak/naming-of.ts';
import { PLAYERS } from '../../sentences/well-formed.ts';
import { REASON_SENTENCES, sentenceUnderstander } from '../../sentences/told/read.ts';
import { recordedMoves } from './recorded-moves.ts';
import { separates } from '../../sentences/told/separates.ts';

const [file = '', hints = '200', skip = '0', every = '1', listed = 'missed'] = process.argv.slice(2);
/** A figure of what becomes of cards, where it is the only reason. */
const isFigure = (main: Fact): boolean => main.id.startsWith('fate.');
const contractTold = ({ contract, seat }: SeatView): string =>
  `${Object.values(contract?.announcement ?? {}).join(' ')} of ${contract?.declarer ?? 'nobody'}, seat ${seat}`;

const name = namingOf('de', 'bavarian', PLAYERS, undefined);
const understand = sentenceUnderstander(name, REASON_SENTENCES);
const counts = { hints: 0, separate: 0, figure: 0, without: 0 };
const missed = new Map<string, number>();
const said = new Map<string, number>();

const isWanted = (number: number): boolean => number > Number(skip) && (number - Number(skip)) % Number(every) === 0;
for await (const { number, moves } of recordedMoves(file, isWanted)) {
  for (const [at, { round, view }] of moves.entries()) {
    const advice = adviseCard(view, { random: randomOf('hints', number, at), effort: rowOf('quick') });
    const [best] = advice.ranked;
    const good = equallyGood(advice).map((each) => JSON.stringify(each));
    const [second] = worseOnes(advice);
    if (best?.decision.type !== 'play' || second?.type !== 'play') continue;
    counts.hints += 1;
    const [main] = advice.facts;
    said.set(main?.id ?? 'nothing', (said.get(main?.id ?? 'nothing') ?? 0) + 1);
    const text = main ? tellFact(main, name) : '';
    const seen = {
      view,
      decision: { type: 'play', seat: view.seat, card: best.decision.card },
      worlds: [round],
    } as const;
    const other = advice.against ?? second.card;
    const told = understand(text);
    if (main && isFigure(main)) counts.figure += 1;
    else if (!main || !isIdea(main)) counts.without += 1;
    const apart = told.some(
      ({ claim, named }) => claim.holds(named, seen) && separates(claim.name, named, seen, other),
    );
    const id = main?.id ?? 'nothing';
    if (apart) counts.separate += 1;
    else missed.set(id, (missed.get(id) ?? 0) + 1);
    if (!apart || listed === 'all')
      console.log(
        `${apart ? 'apart' : 'NOT'} game ${number}, ${contractTold(view)}, trick ${view.tricks.length + 1}, hand ${view.hand.join(' ')}, table ${view.trick?.cards.join(' ') ?? ''}: ${best.decision.card} (or ${good.length - 1} others) not ${other}: ${id} ${advice.facts.map((each) => tellFact(each, name)).join(' ')}`,
      );
    if (counts.hints >= Number(hints)) break;
  }
  if (counts.hints >= Number(hints)) break;
}
const percent = Math.round((1000 * counts.separate) / counts.hints) / 10;
console.log(
  `${counts.hints} hints, the main idea of ${counts.separate} (${percent} %) separates, ${counts.figure} have a figure alone, ${counts.without} no reason`,
);
console.log(
  [...said]
    .toSorted(([, a], [, b]) => b - a)
    .map(([id, times]) => `${id} ${times}`)
    .join(', '),
);
console.log([...missed].map(([id, times]) => `${id} ${times}`).join(', '));
