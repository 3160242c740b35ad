// Trainer: who is most likely to hold a card, or how likely somebody does, from what was said and played.
import type { Seat } from '../../base/seats.ts';
import type { Random } from '../../base/random.ts';
import type { ScoredRound } from '../../table/round.ts';
import { beliefsAt, type CardBelief, type Place } from '../../tutor/beliefs/beliefs.ts';
import type { Clue } from '../../tutor/beliefs/clue.ts';
import { type SeatView, viewFor } from '../../round/view.ts';
import { pick } from './bot-decisions.ts';
import { botRound, cardMoments, GAMES, momentFor, randomIn } from './bot-rounds.ts';
import { sceneOf } from './legal-cards.ts';
import { ask, trainerRemark } from './trainer-remarks.ts';
import { type Item, type ItemRef, type Key, LEARNER, type Stage, tell } from './trainer.ts';

/** How much likelier than anybody else the right one is at least, by stage: the plainer, the easier. */
const AHEAD: Readonly<Record<Stage, number>> = { 1: 0.45, 2: 0.4, 3: 0.35, 4: 0.3, 5: 0.25 };

/** Rounds that are looked through, and moments of each. */
const ROUNDS = 8;
const MOMENTS = 3;

/** A card of which something tells with whom it lies. */
interface Telling {
  readonly view: SeatView;
  readonly belief: CardBelief & { readonly clue: Clue };
  /** The likeliest place first. */
  readonly places: readonly Place[];
  readonly ahead: number;
  readonly holder: Seat;
}

/** Per cents by which an estimate may be off. */
const CLOSE = 15;

export function whoHas(ref: ItemRef): Item {
  const { view, belief, places, holder } = positionFor(ref);
  const { card, clue } = belief;
  const shares = places.map(({ seat, chance }) => ({ seat, percent: Math.round(100 * chance) }));
  const scene = { ...sceneOf(view), tricks: view.tricks, shown: 'together' } as const;
  const because = [
    tell(trainerRemark('X.WHO_CLUE', { clue })),
    tell(trainerRemark('X.WHO_SHARES', { shares })),
    tell(trainerRemark('X.WHO_REALLY', { card, holder })),
  ];
  const random = randomIn(ref, 'question');
  if (random.below(2) === 0) {
    const from = places.map(({ seat }) => seat).toSorted((a, b) => a - b);
    return {
      question: { ask: ask('Q.WHO_HAS', { card }), scene, form: { kind: 'seats', pick: 'one', from } },
      key: {
        right: places.slice(0, 1).map(({ seat }) => ({ kind: 'seats', seats: [seat] })),
        because,
        wrong: [],
      },
    };
  }
  const { seat, percent } = pick(random, shares);
  return {
    question: {
      ask: ask('Q.HOW_LIKELY', { card, seat }),
      scene,
      form: { kind: 'number', unit: 'percent', most: 100 },
    },
    key: { right: closeTo(percent), because, wrong: [], happened: holder === seat ? 'yes' : 'no' },
  };
}

/** Estimates that are close enough to a chance in per cent, itself first. */
const closeTo = (percent: number): Key['right'] =>
  Array.from({ length: 2 * CLOSE + 1 }, (_, at) => percent - CLOSE + at)
    .filter((value) => value >= 0 && value <= 100)
    .toSorted((a, b) => Math.abs(a - percent) - Math.abs(b - percent))
    .map((value) => ({ kind: 'number', value }));

/** With the long pack, of which alone something is told. One that is plain enough for the stage; the plainest of the rounds that were looked through where none is. */
function positionFor(ref: ItemRef): Telling {
  const random = randomIn(ref, 'position');
  let best: Telling | undefined;
  for (let rounds = 0; rounds < ROUNDS || !best; rounds++) {
    const found = tellingIn(botRound({ ...ref.rules, pack: 32 }, pick(random, GAMES), random), random);
    const fit = found.filter(({ ahead }) => ahead >= AHEAD[ref.stage] && ahead < AHEAD[ref.stage] + 0.2);
    if (fit.length > 0) return pick(random, fit);
    for (const each of found) if (each.ahead > (best?.ahead ?? 0)) best = each;
  }
  return best;
}

function tellingIn(round: ScoredRound, random: Random): readonly Telling[] {
  const moments = cardMoments(round).slice(4, 20);
  return Array.from({ length: MOMENTS }, () => pick(random, moments)).flatMap((moment) => {
    const now = momentFor(round, moment);
    const view = viewFor(now, LEARNER);
    return (beliefsAt(view, random) ?? []).flatMap((belief): Telling[] => {
      const places = belief.places.toSorted((a, b) => b.chance - a.chance);
      const [first, second] = places;
      const holder = places.find(({ seat }) => 'play' in now && now.play.hands[seat].includes(belief.card));
      const { clue } = belief;
      if (!first || !second || !holder || !clue) return [];
      return [{ view, belief: { ...belief, clue }, places, ahead: first.chance - second.chance, holder: holder.seat }];
    });
  });
}
