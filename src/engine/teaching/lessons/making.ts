// Short ways to write a lesson down. The names of steps and options stay literal, so that their texts are complete by compilation.
import type { Call } from '../../auction/auction.ts';
import { type Card, sumPoints } from '../../base/cards.ts';
import type { Announcement } from '../../base/contract.ts';
import type { Round } from '../../table/round.ts';
import type { Seat } from '../../base/seats.ts';
import { problemNamed } from '../problems/choosing.ts';
import { roundOf } from '../problems/problem.ts';
import { LEARNER } from '../trainers/trainer.ts';
import type { DealSetup } from './deal.ts';
import { after, roundOf as dealtRound, playing, type RoundText, toAnnounce, wholeHands } from './lesson-rounds.ts';
import type { Sought } from './sought.ts';
import { cards, moment, type MomentText } from './position.ts';
import type {
  BidStep,
  CallableStep,
  ChoiceStep,
  DealStep,
  FindStep,
  LegalStep,
  Lesson,
  MatchStep,
  NumberStep,
  OrderStep,
  PickStep,
  PlayStep,
  ReadStep,
  SayStep,
  Show,
  Spoken,
  Step,
  WinnerStep,
} from './steps.ts';

export const lesson = <const N extends number, const S extends readonly Step[]>(
  number: N,
  ...steps: S
): Lesson<N, S> => ({ number, steps });

export const nothing: Show = { kind: 'nothing' };

/** Rows of cards, each written as text. */
export const rows = (...texts: readonly string[]): Show => ({
  kind: 'cards',
  rows: texts.map((text) => ({ cards: cards(text) })),
});

/** All cards of the long pack, a row for each suit, the highest first. */
export const wholePack: Show = rows(
  'EA ET EK EO EU E9 E8 E7',
  'GA GT GK GO GU G9 G8 G7',
  'HA HT HK HO HU H9 H8 H7',
  'SA ST SK SO SU S9 S8 S7',
);

/** Rows of cards with what each card is worth. */
export const worth = (...texts: readonly string[]): Show => ({
  kind: 'cards',
  rows: texts.map((text) => ({ cards: cards(text), worth: 'shown' })),
});

/** Rows of cards with given faces. */
export const faces = (deck: 'bavarian' | 'french', ...texts: readonly string[]): Show => ({
  kind: 'cards',
  deck,
  rows: texts.map((text) => ({ cards: cards(text) })),
});

/** A made-up moment at the table; `marked` cards are pointed out. */
export const table = (text: MomentText, marked = ''): Show => ({
  kind: 'table',
  table: () => ({ kind: 'moment', moment: moment(text) }),
  marked: cards(marked),
});

/** A round seen from a seat. */
export const atRound = (round: () => Round, you: Seat, marked = ''): Show => ({
  kind: 'table',
  table: () => ({ kind: 'round', round: round(), you }),
  marked: cards(marked),
});

export const ladder = (announcement: Announcement, own = ''): Show => ({
  kind: 'ladder',
  announcement,
  own: cards(own),
});

export const read = <const I extends string>(id: I, show: Show): ReadStep<I> => ({ kind: 'read', id, show });

export const choice = <const I extends string, const O extends string>(
  id: I,
  show: Show,
  options: readonly O[],
  right: () => NoInfer<O>,
): ChoiceStep<I, O> => ({ kind: 'choice', id, show, judge: 'engine', options, right });

/** A choice about a rule that the engine does not have: the lesson states the answer. */
export const stated = <const I extends string, const O extends string>(
  id: I,
  show: Show,
  options: readonly O[],
  right: NoInfer<O>,
): ChoiceStep<I, O> => ({ kind: 'choice', id, show, judge: 'stated', options, right: () => right });

/** The option in whose place the engine finds the truth: `pairs` names what each option claims. */
export function claimed<O extends string, T>(truth: T, claims: Readonly<Record<O, T>>): O {
  const found = (Object.keys(claims) as O[]).filter(
    (option) => JSON.stringify(claims[option]) === JSON.stringify(truth),
  );
  const [only] = found;
  if (only === undefined || found.length > 1) throw new Error(`no single option claims ${JSON.stringify(truth)}`);
  return only;
}

/** The single option for which something is true. */
export function claimedBy<O extends string>(options: readonly O[], holds: (option: O) => boolean): O {
  const found = options.filter(holds);
  const [only] = found;
  if (only === undefined || found.length > 1) throw new Error(`${found.length} of ${options.join(' ')} are true`);
  return only;
}

export const number = <const I extends string, const N extends number>(
  id: I,
  show: Show,
  unit: NumberStep['unit'],
  wrong: readonly N[],
  right: () => number,
): NumberStep<I, N> => ({ kind: 'number', id, show, judge: 'engine', unit, wrong, right });

/** Add up the points of some cards, `before` counted in. */
export const adds = <const I extends string, const N extends number>(
  id: I,
  show: Show,
  text: string,
  wrong: readonly N[],
  before = 0,
): NumberStep<I, N> => ({
  ...number(id, show, 'points', wrong, () => before + sumPoints(cards(text))),
  adds: cards(text),
});

export const legal = <const I extends string>(id: I, text: MomentText): LegalStep<I> => ({
  kind: 'legal',
  id,
  show: table(text),
  judge: 'engine',
  moment: () => moment(text),
});

export const callable = <const I extends string>(id: I, round: () => Round, you: Seat): CallableStep<I> => ({
  kind: 'callable',
  id,
  show: atRound(round, you),
  judge: 'engine',
  round,
  you,
});

/** Choose all cards for which something holds. */
export const pick = <const I extends string, const C extends Card>(
  id: I,
  show: Show,
  from: readonly C[],
  right: () => readonly Card[],
  judge: PickStep['judge'] = 'engine',
): PickStep<I, C> => ({ kind: 'pick', id, show, judge, from, right });

export const order = <const I extends string>(id: I, announcement: Announcement, text: string): OrderStep<I> => ({
  kind: 'order',
  id,
  show: nothing,
  judge: 'engine',
  announcement,
  cards: cards(text),
});

export const match = <const I extends string>(id: I, text: string): MatchStep<I> => ({
  kind: 'match',
  id,
  show: nothing,
  judge: 'engine',
  cards: cards(text),
});

/** Tap what is looked for among these cards, round after round. */
export const find = <const I extends string>(id: I, text: string, ...sought: readonly Sought[]): FindStep<I> => ({
  kind: 'find',
  id,
  show: nothing,
  judge: 'engine',
  from: cards(text),
  sought,
});

export const winner = <const I extends string>(id: I, text: MomentText): WinnerStep<I> => ({
  kind: 'winner',
  id,
  show: table(text),
  judge: 'engine',
  moment: () => moment(text),
});

export const bid = <const I extends string, const O extends Call>(
  id: I,
  show: Show,
  options: readonly O[],
  judge: Pick<BidStep<I, O>, 'right' | 'chance'>,
): BidStep<I, O> => ({ kind: 'bid', id, show, judge: 'engine', options, ...judge });

/** Something to say at the table, which the tutor judges. */
const say = <const I extends string, const O extends Spoken>(
  id: I,
  show: Show,
  options: readonly O[],
  round: () => Round,
): SayStep<I, O> => ({ kind: 'say', id, show, judge: 'engine', round, you: LEARNER, options });

/** The Ace to call with a hand of the learner, who was the only one to bid; `leads` is forehand. */
export const called = <const I extends string, const O extends Card>(
  id: I,
  text: string,
  options: readonly O[],
  leads: Seat = LEARNER,
): SayStep<I, O> => say(id, rows(text), options, () => toAnnounce(wholeHands([text, '', '', '']), LEARNER, leads));

/** Whether to double, and to double again once `stoss` has been given. */
export const doubled = <const I extends string>(id: I, text: RoundText, stoss?: Seat) => {
  const round = () => {
    const start = dealtRound(text);
    return stoss === undefined ? start : after(start, { type: 'stoss', seat: stoss });
  };
  return stoss === undefined
    ? say(id, atRound(round, LEARNER), ['stoss', 'leave'], round)
    : say(id, atRound(round, LEARNER), ['retour', 'leave'], round);
};

export const play = <const I extends string, const O extends string>(
  id: I,
  round: () => Round,
  you: Seat,
  outcomes: readonly O[],
  right: readonly NoInfer<O>[],
  outcomeOf: (round: Round, card: Card) => NoInfer<O>,
): PlayStep<I, O> => ({
  kind: 'play',
  id,
  show: atRound(round, you),
  judge: 'engine',
  round,
  you,
  outcomes,
  right,
  outcomeOf,
});

/** A position to play a card in. `wrong` names what the other cards have in common: together they are all that are allowed. */
function sorted<const I extends string, const W extends string>(
  id: I,
  round: () => Round,
  wrong: Readonly<Record<W, string>>,
): PlayStep<I, W | 'richtig'> {
  const kinds = Object.keys(wrong) as W[];
  const outcomeOf = (_: Round, card: Card) => kinds.find((kind) => cards(wrong[kind]).includes(card)) ?? 'richtig';
  return play(id, round, LEARNER, ['richtig', ...kinds], ['richtig'], outcomeOf);
}

/** A position of the problems. */
export const mined = <const I extends string, const W extends string>(
  id: I,
  problem: string,
  wrong: Readonly<Record<W, string>>,
): PlayStep<I, W | 'richtig'> => ({ ...sorted(id, () => roundOf(problemNamed(problem)), wrong), problem });

/** A position of a round that is written out, in which several cards may be as good: the tutor's judgement holds each of the others against whoever plays it. */
export const placed = <const I extends string, const W extends string>(
  id: I,
  text: RoundText,
  wrong: Readonly<Record<W, string>>,
): PlayStep<I, W | 'richtig'> => ({ ...sorted(id, () => dealtRound(text), wrong), sorted: 'byTutor' });

export const deal = <const I extends string>(
  id: I,
  { you, goal, text }: Omit<DealSetup, 'start'> & { readonly text: RoundText },
): DealStep<I> => dealStep(id, { you, goal, start: () => dealtRound(text) });

/** A position of the problems to play to its end. */
export const minedDeal = <const I extends string>(id: I, problem: string, goal: number): DealStep<I> => ({
  ...dealStep(id, { you: LEARNER, goal, start: () => playing(roundOf(problemNamed(problem))) }),
  problem,
});

const dealStep = <const I extends string>(id: I, setup: DealSetup): DealStep<I> => ({
  kind: 'deal',
  id,
  show: nothing,
  judge: 'engine',
  setup,
});
