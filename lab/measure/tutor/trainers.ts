// How the keys of the trainers of leads and bids stand beside the tutor: `trainers.ts [ITEMS] [SEED]`: each is asked again from another seed, as a hint advises
// and as the commentary judges.
import { meanOf } from '../../base/statistics.ts';
import type { SeatView } from '../../../src/engine/round/view.ts';
import { bidOf } from '../../../src/engine/teaching/trainers/announce-or-pass.ts';
import { leadOf } from '../../../src/engine/teaching/trainers/best-lead.ts';
import {
  type Item,
  type ItemRef,
  itemsVersion,
  STAGES,
  type TrainerId,
} from '../../../src/engine/teaching/trainers/trainer.ts';
import { keyBeside } from '../../sentences/agreement/keys.ts';

const [items = '40', seed = 'a'] = process.argv.slice(2);

type Making = (ref: ItemRef) => { readonly view: SeatView; readonly item: Item };

interface Made {
  readonly view: SeatView;
  readonly item: Item;
  readonly ms: number;
}

const refOf = (trainer: TrainerId, at: number): ItemRef => ({
  trainer,
  seed: `${seed} ${at}`,
  stage: STAGES[at % STAGES.length] ?? 1,
  rules: { pack: 32, tariff: { type: 'pair', values: [10, 50] } },
  version: itemsVersion(trainer),
});

function made(make: Making, ref: ItemRef): Made {
  const started = performance.now();
  const item = make(ref);
  return { ...item, ms: performance.now() - started };
}

const offered = ({ item: { question } }: Made): number =>
  question.form.kind === 'cards' || question.form.kind === 'choice' ? question.form.from.length : NaN;

const opens = ({ view }: Made): boolean => view.phase === 'playing' && view.tricks.length === 0;
const isReasoned = ({ item: { key } }: Made): boolean => key.because.some((told) => told.of === 'fact');
const share = (all: readonly Made[], is: (each: Made) => boolean): string =>
  `${all.filter(is).length} of ${all.length}`;

function report(trainer: TrainerId, make: Making): void {
  const all = Array.from({ length: Number(items) }, (_, at) => made(make, refOf(trainer, at)));
  const times = all.map(({ ms }) => Math.round(ms)).sort((a, b) => a - b);
  const beside = all.map(({ view, item }) => keyBeside(view, item, 'measure'));
  const right = ({ item: { key } }: Made): number => key.right.length;
  console.log(
    `${trainer}: ${all.length} items; ms median ${times[times.length >> 1]}, most ${times.at(-1)}; ` +
      `right ${meanOf(all.map((each) => right(each) / offered(each))).toFixed(2)} of what is offered, ` +
      `${meanOf(all.map((each) => right(each) / Math.max(1, each.view.hand.length))).toFixed(2)} of the hand; ` +
      `one wrong ${share(all, (each) => offered(each) - right(each) < 2)}; opening ${share(all, opens)}; ` +
      `with a reason ${share(all, isReasoned)}; passing ${share(all, ({ item: { key } }) => key.right.some((each) => each.kind === 'choice' && each.choice === 'weiter'))}`,
  );
  console.log(
    `  right answers criticised in ${beside.filter(({ criticised }) => criticised.length > 0).length}, ` +
      `as a blunder in ${beside.filter(({ criticised }) => criticised.includes('blunder')).length}; ` +
      `a wrong one advised in ${beside.filter(({ advised }) => advised > 0).length}; ` +
      `a hint says otherwise in ${beside.filter(({ otherwise }) => otherwise).length}`,
  );
}

report('announceOrPass', bidOf);
report('bestLead', leadOf);
