// Judges hints in recorded games: `judge-hints.ts FILE.gz [HINTS] [SKIP] [EVERY]`: does the main idea tell the best card from the second?
import '../../../../src/shared/texts/all-languages.ts';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { movesIn } from '../../../../src/cli/compare/game.ts';
import { recordIn } from '../../../../src/cli/records/check.ts';
import { randomOf } from '../../../../src/engine/base/random.ts';
import { adviseCard } from '../../../../src/engine/tutor/advice/card-advice.ts';
import { equallyGood } from '../../../../src/engine/tutor/advice/grade.ts';
import { rowOf } from '../../../../src/engine/tutor/advice/effort.ts';
import { isIdea } from '../../../../src/engine/tutor/ideas/ideas.ts';
import { tellFact } from '../../../../src/shared/texts/explanations.ts';
import { namingOf } from '../../../../src/shared/texts/naming-of.ts';
import { PLAYERS } from '../../../shared/texts/well-formed.ts';
import { REASON_SENTENCES, sentenceUnderstander } from './read.ts';
import { separates } from './separates.ts';

const [file = '', hints = '200', skip = '0', every = '1'] = process.argv.slice(2);
const name = namingOf('de', 'bavarian', PLAYERS, undefined);
const understand = sentenceUnderstander(name, REASON_SENTENCES);
const counts = { hints: 0, separate: 0, without: 0 };
const missed = new Map<string, number>();

let number = 0;
for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
  number += 1;
  if (number <= Number(skip) || (number - Number(skip)) % Number(every) !== 0 || line.trim() === '') continue;
  const record = recordIn(line, number);
  const moves = 'json' in record && record.json['record'] === 'round' ? movesIn(record.json) : undefined;
  for (const [at, { round, view }] of (moves ?? []).entries()) {
    const advice = adviseCard(view, { random: randomOf('hints', number, at), effort: rowOf('quick') });
    const [best] = advice.ranked;
    const good = equallyGood(advice).map((each) => JSON.stringify(each));
    const second = advice.ranked.find(({ decision }) => !good.includes(JSON.stringify(decision)));
    if (best?.decision.type !== 'play' || second?.decision.type !== 'play') continue;
    counts.hints += 1;
    const [main] = advice.facts;
    const text = main ? tellFact(main, name) : '';
    const seen = {
      view,
      decision: { type: 'play', seat: view.seat, card: best.decision.card },
      worlds: [round],
    } as const;
    const other = second.decision.card;
    const told = main && isIdea(main) ? understand(text) : [];
    if (told.length === 0) counts.without += 1;
    if (told.some(({ claim, named }) => claim.holds(named, seen) && separates(claim.name, named, seen, other))) {
      counts.separate += 1;
    } else {
      const id = main?.id ?? 'nothing';
      missed.set(id, (missed.get(id) ?? 0) + 1);
      if ((missed.get(id) ?? 0) <= 3)
        console.log(
          `game ${number}, hand ${view.hand.join(' ')}, table ${view.trick?.cards.join(' ') ?? ''}: ${best.decision.card} not ${other}: ${text}`,
        );
    }
    if (counts.hints >= Number(hints)) break;
  }
  if (counts.hints >= Number(hints)) break;
}
const percent = Math.round((1000 * counts.separate) / counts.hints) / 10;
console.log(
  `${counts.hints} hints, the main idea of ${counts.separate} (${percent} %) separates, ${counts.without} without an idea`,
);
console.log([...missed].map(([id, times]) => `${id} ${times}`).join(', '));
