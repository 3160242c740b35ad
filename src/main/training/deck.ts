// The deck of things to repeat: wrong items of trainers and own mistakes in rounds, each shown again when it is about to be forgotten.
import { createHash } from 'node:crypto';
import { createEmptyCard, fsrs, type Card as Memory, Rating } from 'ts-fsrs';
import type { RoundRecord } from '../../engine/table/log.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { canMake } from '../../engine/teaching/trainers/items.ts';
import type { MistakeRef } from '../../engine/teaching/trainers/mistakes.ts';
import { problemIn } from '../../engine/teaching/trainers/problem-item.ts';
import type { ItemRef } from '../../engine/teaching/trainers/trainer.ts';
import { writtenDate } from '../base/clock.ts';
import type { DeckCard } from './training-file.ts';

export type DeckSource = DeckCard['source'];

/** What is remembered of how well a thing is known. */
export type Remembered = DeckCard['memory'];

export type Deck = readonly DeckCard[];

/** Whole days between repetitions, so that nothing comes back within the hour; no chance in it. */
const SCHEDULER = fsrs({ enable_short_term: false, enable_fuzz: false, request_retention: 0.9 });

/** Days after which a thing counts as learnt and leaves the deck. */
const LEARNT_DAYS = 180;
/** More than these cannot be repeated in a lifetime: what is due last is left out. */
const MOST_CARDS = 600;

const DAY = 86_400_000;

export const keyOf = (source: DeckSource): string =>
  createHash('sha256')
    .update(JSON.stringify(source.kind === 'item' ? sameFor(source.ref) : cut(source.mistake)))
    .digest('hex')
    .slice(0, 24);

/** Problems of the same idea are one thing to learn. */
const sameFor = (ref: ItemRef): object =>
  ref.trainer === 'problems' ? { trainer: ref.trainer, idea: problemIn(ref).idea } : ref;

/** Nothing after the decision belongs to a mistake. */
const cut = ({ record, entry, seat }: MistakeRef): MistakeRef => ({
  record: { ...record, entries: record.entries.slice(0, entry + 1) },
  entry,
  seat,
});

/** The deck with a trainer's item that was answered wrongly; due tomorrow. */
export const addItem = (deck: Deck, ref: ItemRef, now: string): Deck => addSource(deck, { kind: 'item', ref }, now);

/** The deck with an own mistake: the decision at `entry` of the record, taken by `seat`. What is there already stays as it is. */
export const addMistake = (deck: Deck, record: RoundRecord, entry: number, seat: Seat, now: string): Deck =>
  addSource(deck, { kind: 'mistake', mistake: cut({ record, entry, seat }) }, now);

function addSource(deck: Deck, source: DeckSource, now: string): Deck {
  const key = keyOf(source);
  if (deck.some((card) => card.key === key)) return deck;
  const { card } = SCHEDULER.next(createEmptyCard(new Date(now)), new Date(now), Rating.Again);
  return limited([...deck, { key, source, memory: toMemory(card, now) }]);
}

const limited = (deck: Deck): Deck =>
  deck.length <= MOST_CARDS
    ? deck
    : [...deck].sort((a, b) => a.memory.due.localeCompare(b.memory.due)).slice(0, MOST_CARDS);

/** The deck after a repetition. A thing known for half a year leaves it. */
export function rated(deck: Deck, key: string, verdict: 'right' | 'wrong', now: string): Deck {
  return deck.flatMap((each): Deck => {
    if (each.key !== key) return [each];
    const { card } = SCHEDULER.next(
      fromMemory(each.memory, now),
      new Date(now),
      verdict === 'right' ? Rating.Good : Rating.Again,
    );
    return card.scheduled_days > LEARNT_DAYS ? [] : [{ ...each, memory: toMemory(card, now) }];
  });
}

/** What can be repeated now, the longest due first; items of older trainers cannot be made any more. */
export const dueIn = (deck: Deck, now: string): Deck =>
  usable(deck)
    .filter(({ memory }) => memory.due <= now || isAhead(memory, now))
    .sort((a, b) => a.memory.due.localeCompare(b.memory.due));

/**
 * Whether a thing was last seen in what is the future now, because the clock was set back by more than a day: nobody
 * knows any more when that was, and its date would keep it away for as long as the clock was wrong.
 */
const isAhead = ({ last }: Remembered, now: string): boolean => Date.parse(last) - Date.parse(now) > DAY;

export const usable = (deck: Deck): Deck =>
  deck.filter(({ source }) => source.kind === 'mistake' || canMake(source.ref));

/** When the next thing is due; undefined for an empty deck. */
export const nextDue = (deck: Deck): string | undefined =>
  usable(deck)
    .map(({ memory }) => memory.due)
    .sort()[0];

export const removed = (deck: Deck, key: string): Deck => deck.filter((card) => card.key !== key);

/** The start of the day on which a thing is due: who practises in the morning need not wait for the hour of yesterday. */
function startOfDay(date: Date): string {
  const day = new Date(date);
  day.setHours(0, 0, 0, 0);
  return writtenDate(day);
}

const toMemory = (card: Memory, now: string): Remembered => ({
  due: startOfDay(card.due),
  last: now,
  stability: card.stability,
  difficulty: card.difficulty,
  reps: card.reps,
  lapses: card.lapses,
  state: card.state,
  days: card.scheduled_days,
});

/** What is remembered, as it is known `now`: nothing was seen later than that. */
const fromMemory = ({ due, last, days, ...rest }: Remembered, now: string): Memory => ({
  ...rest,
  due: new Date(due),
  last_review: new Date(Math.min(Date.parse(last), Date.parse(now))),
  scheduled_days: days,
  elapsed_days: 0,
  learning_steps: 0,
});
