// Judges answers to exercises: the engine finds what is right, and says what it knows about what is wrong.
import type { Card } from '../cards.ts';
import { rankOf, suitOf, sumPoints } from '../cards.ts';
import { calledSuitLed } from '../tricks.ts';
import { legalCards } from '../legality.ts';
import type { Contract } from '../contract.ts';
import { announcementOf } from '../contract.ts';
import type { Seat } from '../seats.ts';
import { judge, turnIn } from '../step.ts';
import { dutyOf } from '../tutor/duty.ts';
import { explain } from '../tutor/explain.ts';
import type { Explanation, Note } from '../tutor/notes.ts';
import { notesOnTrick } from '../tutor/trick-notes.ts';
import { completed } from '../tricks.ts';
import { viewFor } from '../view.ts';
import type { SeatView } from '../view.ts';
import type { LessonAnswer } from './answers.ts';
import { othersPlay } from './best-play.ts';
import type { Moment } from './position.ts';
import { gameOf, LESSON_RULES, playIn, viewOf } from './position.ts';
import { withCard } from './rounds.ts';
import type { LessonSaying } from './sayings.ts';
import { saying } from './sayings.ts';
import type {
  BidStep,
  CallableStep,
  ChoiceStep,
  ExerciseStep,
  LegalStep,
  MatchStep,
  NumberStep,
  OrderStep,
  PickStep,
  PlayStep,
  Table,
  WinnerStep,
} from './steps.ts';
import { isTrump, sortedDown, winnerOf } from './truths.ts';

/** What is said to an answer; `part` names a text of the exercise. */
export type Said =
  | { readonly kind: 'text'; readonly part: string }
  | { readonly kind: 'refusal'; readonly card: Card; readonly explanation: Explanation }
  | { readonly kind: 'note'; readonly note: Note }
  | { readonly kind: 'saying'; readonly saying: LessonSaying };

/** A table that follows from an answer. `completed`: the trick just taken still lies there. */
export interface Following {
  readonly table: Table;
  readonly lying: 'present' | 'completed';
}

export interface Judgement {
  /** `illegal`: a card that may not be played; costs nothing. `form`: not an answer to this kind of exercise. */
  readonly verdict: 'right' | 'wrong' | 'illegal' | 'form';
  readonly said: readonly Said[];
  readonly then: readonly Following[];
}

/** Exercises that are answered at once; a prepared deal goes on card by card (deal.ts). */
export type QuickStep = Exclude<ExerciseStep, { kind: 'deal' }>;

const text = (part: string): Said => ({ kind: 'text', part });
const told = (what: LessonSaying): Said => ({ kind: 'saying', saying: what });
const result = (verdict: Judgement['verdict'], said: readonly Said[], then: readonly Following[] = []): Judgement => ({
  verdict,
  said,
  then,
});
const NO_ANSWER: Judgement = result('form', []);

type AnswerOf<K extends LessonAnswer['kind']> = Extract<LessonAnswer, { kind: K }>;

/** Whether an answer is right, and what is to be said to it. */
export function judgeAnswer(step: QuickStep, answer: LessonAnswer): Judgement {
  switch (step.kind) {
    case 'choice':
    case 'bid':
      return answer.kind === 'option' ? judgeOption(step, answer) : NO_ANSWER;
    case 'number':
      return answer.kind === 'number' ? judgeNumber(step, answer) : NO_ANSWER;
    case 'legal':
      return answer.kind === 'cards' ? judgeLegal(step, answer) : NO_ANSWER;
    case 'callable':
      return answer.kind === 'cards' ? judgeCallable(step, answer) : NO_ANSWER;
    case 'pick':
      return answer.kind === 'cards' ? judgePick(step, answer) : NO_ANSWER;
    case 'order':
      return answer.kind === 'order' ? judgeOrder(step, answer) : NO_ANSWER;
    case 'match':
      return answer.kind === 'match' ? judgeMatch(step, answer) : NO_ANSWER;
    case 'winner':
      return answer.kind === 'seat' ? judgeWinner(step, answer) : NO_ANSWER;
    case 'play':
      return answer.kind === 'card' ? judgePlay(step, answer) : NO_ANSWER;
  }
}

function judgeOption(step: ChoiceStep | BidStep, { option }: AnswerOf<'option'>): Judgement {
  if (!(step.options as readonly string[]).includes(option)) return NO_ANSWER;
  const right = step.kind === 'bid' ? (step.right() as readonly string[]) : [step.right()];
  const chance = step.kind === 'bid' ? [told(saying('bid.chance', { percent: Math.round(step.chance() * 100) }))] : [];
  return result(right.includes(option) ? 'right' : 'wrong', [text(`feedback/${option}`), ...chance]);
}

function judgeNumber(step: NumberStep, { value }: AnswerOf<'number'>): Judgement {
  if (value === step.right()) return result('right', [text('right')]);
  const sum = step.adds ? [told(saying('sum.cards', { cards: step.adds, points: sumPoints(step.adds) }))] : [];
  return result('wrong', [text(step.wrong.includes(value) ? `wrong/${value}` : 'other'), ...sum]);
}

/** Cards chosen that should not be, and cards that should be chosen and are not. */
const compare = (chosen: readonly Card[], right: readonly Card[]) => ({
  extra: chosen.filter((card) => !right.includes(card)),
  missing: right.filter((card) => !chosen.includes(card)),
});

const areFrom = (chosen: readonly Card[], from: readonly Card[]): boolean =>
  chosen.every((card) => from.includes(card)) && new Set(chosen).size === chosen.length;

/** The cards of the own hand that may be played at a moment. */
export function legalAt(moment: Moment): readonly Card[] {
  const play = playIn(moment);
  const { contract, pack } = play;
  const { hand, trick } = moment;
  return legalCards({ contract, pack, hand, trick: trick.cards, calledSuitLed: calledSuitLed(play) });
}

/** Every card that may not be played gets its refusal, with evidence from this hand. */
function judgeLegal(step: LegalStep, { cards }: AnswerOf<'cards'>): Judgement {
  const moment = step.moment();
  if (!areFrom(cards, moment.hand)) return NO_ANSWER;
  const view = viewOf(moment);
  const { extra, missing } = compare(cards, legalAt(moment));
  if (extra.length === 0 && missing.length === 0) return result('right', [text('right')]);
  return result('wrong', [
    ...refusals(view, extra),
    ...(missing.length > 0 ? [text('missing'), told(saying('cards.missing', { cards: missing }))] : []),
    ...(extra.length === 0 ? dutyOf(view).map((note): Said => ({ kind: 'note', note })) : []),
  ]);
}

function refusals(view: SeatView, some: readonly Card[]): readonly Said[] {
  return view.options.flatMap(({ decision, verdict }): readonly Said[] =>
    decision.type === 'play' && some.includes(decision.card) && !verdict.legal
      ? [{ kind: 'refusal', card: decision.card, explanation: explain(view, decision, verdict.because) }]
      : [],
  );
}

/** The aces of the four suits, of which some may be called. */
export const ACES: readonly Card[] = ['EA', 'GA', 'HA', 'SA'];

const verdictOnCall = ({ round, you }: CallableStep, called: Card) =>
  judge(round(), { type: 'announce', seat: you, announcement: { contract: 'rufer', called } });

export const callableIn = (step: CallableStep): readonly Card[] =>
  ACES.filter((card) => verdictOnCall(step, card).legal);

function judgeCallable(step: CallableStep, { cards }: AnswerOf<'cards'>): Judgement {
  if (!areFrom(cards, ACES)) return NO_ANSWER;
  const { extra, missing } = compare(cards, callableIn(step));
  if (extra.length === 0 && missing.length === 0) return result('right', [text('right')]);
  const view = viewFor(step.round(), step.you);
  const refused = extra.flatMap((card): readonly Said[] => {
    const verdict = verdictOnCall(step, card);
    if (verdict.legal) return [];
    const decision = { type: 'announce', seat: step.you, announcement: { contract: 'rufer', called: card } } as const;
    return [{ kind: 'refusal', card, explanation: explain(view, decision, verdict.because) }];
  });
  return result('wrong', [
    ...refused,
    ...(missing.length > 0 ? [text('missing'), told(saying('cards.missing', { cards: missing }))] : []),
  ]);
}

function judgePick(step: PickStep, { cards }: AnswerOf<'cards'>): Judgement {
  if (!areFrom(cards, step.from)) return NO_ANSWER;
  const { extra, missing } = compare(cards, step.right());
  if (extra.length === 0 && missing.length === 0) return result('right', [text('right')]);
  return result('wrong', [
    ...(extra.length > 0 ? [text('extra'), told(saying('cards.extra', { cards: extra }))] : []),
    ...(missing.length > 0 ? [text('missing'), told(saying('cards.missing', { cards: missing }))] : []),
  ]);
}

function judgeOrder(step: OrderStep, { cards }: AnswerOf<'order'>): Judgement {
  if (!areFrom(cards, step.cards) || cards.length !== step.cards.length) return NO_ANSWER;
  const right = sortedDown(step.announcement, step.cards);
  const at = cards.findIndex((card, index) => card !== right[index]);
  const [lower, higher] = [cards[at], right[at]];
  if (!lower || !higher) return result('right', [text('right')]);
  const why = whyHigher(gameOf(step.announcement), higher, lower);
  return result('wrong', [told(saying('order.pair', { higher, lower, why }))]);
}

type Why = Extract<LessonSaying, { id: 'order.pair' }>['params']['why'];

/** Why one card stands above another in the order of a contract. */
function whyHigher(contract: Contract, higher: Card, lower: Card): Why {
  const announcement = announcementOf(contract);
  if (!isTrump(announcement, lower)) return isTrump(announcement, higher) ? 'trumpBeatsPlain' : 'rank';
  const lordRanks = contract.trumps.flatMap((each) => ('rank' in each ? [each.rank] : []));
  const [a, b] = [higher, lower].map((card) => lordRanks.indexOf(rankOf(card)));
  if (a === undefined || b === undefined || a < 0) return 'rank';
  if (b < 0) return 'lordAboveSuit';
  return a === b ? 'suitOfLords' : 'oberAboveUnter';
}

function judgeMatch(step: MatchStep, { pairs }: AnswerOf<'match'>): Judgement {
  const lefts = pairs.map(([left]) => left);
  const rights = pairs.map(([, right]) => right);
  if (!areFrom(lefts, step.cards) || !areFrom(rights, step.cards) || pairs.length !== step.cards.length)
    return NO_ANSWER;
  const wrong = pairs.filter(([left, right]) => left !== right);
  if (wrong.length === 0) return result('right', [text('right')]);
  return result(
    'wrong',
    wrong.map(([left, right]) =>
      told(saying(suitOf(left) === suitOf(right) ? 'match.rank' : 'match.suit', { card: left, should: left })),
    ),
  );
}

function judgeWinner(step: WinnerStep, { seat }: AnswerOf<'seat'>): Judgement {
  const moment = step.moment();
  const right = winnerOf(moment);
  if (seat !== right) return result('wrong', [text(`feedback/${seat}`)]);
  const taken = trickTaken(moment);
  const notes = taken.game
    ? notesOnTrick(gameOf(taken.game.announcement), LESSON_RULES.pack, taken.done.at(-1) ?? completedIn(moment))
    : [];
  return result(
    'right',
    [text(`feedback/${seat}`), ...notes.map((note): Said => ({ kind: 'note', note }))],
    [{ table: { kind: 'moment', moment: taken }, lying: 'completed' }],
  );
}

function completedIn({ game, trick }: Moment) {
  if (!game) throw new Error('no game has been announced');
  return completed(trick, gameOf(game.announcement), LESSON_RULES.pack);
}

/** The moment after the trick on the table has been taken. */
function trickTaken(moment: Moment): Moment {
  const taken = completedIn(moment);
  return { ...moment, done: [...moment.done, taken], trick: { leader: taken.winner, cards: [] } };
}

function judgePlay(step: PlayStep, { card }: AnswerOf<'card'>): Judgement {
  const round = step.round();
  const view = viewFor(round, step.you);
  if (!view.hand.includes(card)) return NO_ANSWER;
  const refused = refusals(view, [card]);
  if (refused.length > 0) return result('illegal', refused);
  const outcome = step.outcomeOf(round, card);
  const verdict = step.right.includes(outcome) ? 'right' : 'wrong';
  return result(verdict, [text(`outcomes/${outcome}`)], trickPlayedOut(step, card));
}

/** The card falls, then the others play until the trick is complete. */
function trickPlayedOut({ round, you }: PlayStep, card: Card): readonly Following[] {
  const start = round();
  const done = 'play' in start ? start.play.done.length : 0;
  const first = withCard(start, card);
  const complete = (each: typeof first): boolean => 'play' in each && each.play.done.length > done;
  const rest = complete(first) ? [] : othersPlay(first, you, 'trick');
  return [first, ...rest].map((each) => ({
    table: { kind: 'round', round: each, you },
    lying: complete(each) ? 'completed' : 'present',
  }));
}

/** An answer that is right, found by the engine; for "show me". */
export function solutionOf(step: QuickStep): LessonAnswer {
  switch (step.kind) {
    case 'choice':
      return { kind: 'option', option: step.right() };
    case 'bid':
      return { kind: 'option', option: step.right()[0] ?? '' };
    case 'number':
      return { kind: 'number', value: step.right() };
    case 'legal':
      return { kind: 'cards', cards: legalAt(step.moment()) };
    case 'callable':
      return { kind: 'cards', cards: callableIn(step) };
    case 'pick':
      return { kind: 'cards', cards: step.right() };
    case 'order':
      return { kind: 'order', cards: sortedDown(step.announcement, step.cards) };
    case 'match':
      return { kind: 'match', pairs: step.cards.map((card) => [card, card]) };
    case 'winner':
      return { kind: 'seat', seat: winnerOf(step.moment()) };
    case 'play':
      return { kind: 'card', card: rightCardOf(step) };
  }
}

function rightCardOf(step: PlayStep): Card {
  const round = step.round();
  const seat = turnIn(round) as Seat;
  const found = viewFor(round, seat).options.flatMap(({ decision, verdict }) =>
    verdict.legal && decision.type === 'play' && step.right.includes(step.outcomeOf(round, decision.card))
      ? [decision.card]
      : [],
  );
  const [first] = found;
  if (first === undefined) throw new Error(`no card solves ${step.id}`);
  return first;
}
