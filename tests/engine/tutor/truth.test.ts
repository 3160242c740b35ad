// In every situation of random rounds the tutor says only what is true, and what the player may know.
import { expect, test } from 'vitest';
import type { Card } from '../../../src/engine/cards.ts';
import { isCard, suitOf } from '../../../src/engine/cards.ts';
import { orderOf } from '../../../src/engine/order.ts';
import type { Order } from '../../../src/engine/order.ts';
import type { Round } from '../../../src/engine/round.ts';
import { SEATS } from '../../../src/engine/seats.ts';
import { playersAt, pureRules } from '../../../src/engine/table-rules.ts';
import { courseOf, sinceLastTrick } from '../../../src/engine/tutor/course.ts';
import { dutyOf } from '../../../src/engine/tutor/duty.ts';
import { explainOptions } from '../../../src/engine/tutor/explain.ts';
import type { Note } from '../../../src/engine/tutor/notes.ts';
import { contractIn, playableIn } from '../../../src/engine/tutor/reading.ts';
import { notesOnTrick } from '../../../src/engine/tutor/trick-notes.ts';
import type { SeatView } from '../../../src/engine/view.ts';
import { publicViewOf, viewFor } from '../../../src/engine/view.ts';
import { tellExplanation, tellNote } from '../../../src/shared/texts/explanations.ts';
import { GEIER } from '../../../src/engine/contracts/wenz-family.ts';
import { expectSentence, namings } from '../../shared/texts/well-formed.ts';
import { manySituations } from './random-rounds.ts';
import { everyContract } from '../bots/every-contract.ts';

const pure = pureRules();
const withGeier = {
  ...pure,
  contracts: [...pure.contracts, GEIER],
  ranking: [['rufer'], ['geier'], ['wenz'], ['solo'], ['wenz-tout'], ['solo-tout'], ['sie']],
};
const situations = manySituations(16, [withGeier, everyContract('three')]);
const views = situations.flatMap((round) => SEATS.map((seat) => viewFor(round, seat)));

/** What must hold of the view for each duty; a duty that is not listed fails. */
function isTrue(duty: Note, view: SeatView): boolean {
  const playable = playableIn(view);
  const contract = contractIn(view);
  const order: Order | undefined = contract && orderOf(contract, view.rules.pack);
  const same = (a: readonly Card[], b: readonly Card[]): boolean => [...a].sort().join() === [...b].sort().join();
  const inGroup = (group: string): readonly Card[] => view.hand.filter((card) => order?.groupOf(card) === group);
  const offered = (type: string): boolean =>
    view.options.some(({ decision, verdict }) => decision.type === type && verdict.legal);
  if ('seat' in duty.params && duty.id.startsWith('D.') && duty.params.seat !== view.seat) return false;
  switch (duty.id) {
    case 'D.SHUFFLING':
      return view.phase === 'shuffling';
    case 'D.ROUND_OVER':
      return view.result !== undefined || view.phase === 'thrownIn';
    case 'D.WAIT':
      return duty.params.turn === view.turn && view.turn !== view.seat;
    case 'D.CUT':
      return offered('cut');
    case 'D.SPEAK_FIRST':
      return offered('call') && view.auction.holder === undefined;
    case 'D.SPEAK_AFTER':
      return offered('call') && view.auction.holder === duty.params.holder && !view.auction.duel;
    case 'D.DUEL_HOLDER':
      return offered('call') && view.auction.holder === view.seat;
    case 'D.DUEL_CHALLENGER':
      return offered('call') && view.auction.duel?.challenger === view.seat;
    case 'D.ANNOUNCE':
      return offered('announce');
    case 'D.BLOCKED':
      return (
        duty.params.own.every((card) => view.dealtHand.includes(card)) &&
        view.dealtHand.every((card) => !duty.params.missing.includes(card))
      );
    case 'D.STOSS_OFFER':
      return offered('stoss') && view.contract?.declarer === duty.params.declarer;
    case 'D.RETOUR_OFFER':
      return offered('retour') && view.contract?.doubling.stoss === duty.params.stoss;
    case 'D.LEAD_ANY':
      return view.trick?.cards.length === 0 && same(playable, view.hand);
    case 'D.LEAD_CALLED_HOLDER':
      return same([...playable, ...duty.params.forbidden], view.hand) && view.hand.includes(duty.params.called);
    case 'D.LEAD_MAY_RUN_AWAY':
      return (
        same(playable, view.hand) && inGroup(duty.params.suit).length === duty.params.count && duty.params.count > 3
      );
    case 'D.FOLLOW_SUIT':
      return same(playable, duty.params.have) && same(playable, inGroup(duty.params.suit));
    case 'D.FOLLOW_TRUMP':
      return same(playable, duty.params.have) && same(playable, inGroup('trump'));
    case 'D.MUST_PLAY_CALLED':
      return same(playable, [duty.params.called]);
    case 'D.FREE':
      return same(playable, view.hand) && inGroup(duty.params.group).length === 0;
    case 'D.FREE_BUT_CALLED':
      return same([...playable, duty.params.called], view.hand) && inGroup(duty.params.group).length === 0;
    case 'D.LAST_CARD':
      return same(view.hand, [duty.params.card]);
    case 'N.LORD_IS_TRUMP':
      return duty.params.cards.every((card) => order?.groupOf(card) === 'trump' && suitOf(card) === duty.params.suit);
    case 'N.SUIT_IS_TRUMP':
      return order?.groupOf(duty.params.card) === 'trump';
    case 'N.COURT_IS_PLAIN':
      return duty.params.cards.every((card) => order?.groupOf(card) === duty.params.suit);
    case 'N.SUIT_IS_PLAIN':
      return order?.cardsOf(duty.params.suit).length !== 0;
    case 'N.CALLED_IS_SEARCHED':
      return same(playable, [duty.params.called]);
    case 'N.RUFF_WHEN_VOID':
      return inGroup(duty.params.suit).length > 0 && order?.groupOf(duty.params.card) === 'trump';
    case 'N.CALLABLE':
      return duty.params.cards.every((card) => !view.dealtHand.includes(card));
    case 'N.MAY_SAY':
      return duty.params.calls.every((call) =>
        view.options.some(
          ({ decision, verdict }) => decision.type === 'call' && decision.call === call && verdict.legal,
        ),
      );
    case 'N.TRUMP_SUITS':
      return duty.params.suits.every((suit) =>
        view.options.some(
          ({ decision, verdict }) =>
            decision.type === 'announce' && decision.announcement.trump === suit && verdict.legal,
        ),
      );
    default:
      return false;
  }
}

test('the random rounds meet every phase and many contracts', () => {
  const contracts = new Set(situations.flatMap((round) => ('contract' in round ? [round.contract.row.id] : [])));
  expect([...contracts].sort()).toEqual(
    expect.arrayContaining(['geier', 'rufer', 'solo', 'solo-tout', 'wenz', 'wenz-tout']),
  );
  expect(new Set(situations.map(({ phase }) => phase)).size).toBeGreaterThan(4);
});

test('every duty is true of its view, and the first one is a duty', () => {
  for (const view of views) {
    const duties = dutyOf(view);
    expect(duties[0]?.id).toMatch(/^D\./);
    for (const duty of duties) expect(isTrue(duty, view), `${JSON.stringify(duty)} in ${view.phase}`).toBe(true);
  }
});

test('every refused option is explained: one reason, true notes, the cards allowed instead', () => {
  for (const view of views)
    for (const [index, { decision, refusal }] of explainOptions(view).entries()) {
      const verdict = view.options[index]?.verdict;
      expect(refusal?.because).toEqual(verdict?.legal === false ? verdict.because : undefined);
      if (!refusal) continue;
      expect(refusal.allowed).toEqual(decision.type === 'play' ? playableIn(view) : []);
      if (decision.type === 'play') expect(refusal.allowed).not.toContain(decision.card);
      for (const note of refusal.notes) expect(isTrue(note, view), JSON.stringify(note)).toBe(true);
    }
});

/** All cards that a value mentions. */
function cardsIn(value: unknown): readonly Card[] {
  if (isCard(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(cardsIn) : [];
}

const openCards = (round: Round): readonly Card[] => [
  ...round.entries.flatMap((entry) => (entry.type === 'play' ? [entry.card] : [])),
  ...('contract' in round && round.contract.called ? [round.contract.called] : []),
];

test('the course names no card that is not public, and grows with the log', () => {
  for (const round of situations) {
    const lines = courseOf(publicViewOf(round));
    expect(openCards(round)).toEqual(expect.arrayContaining([...cardsIn(lines.map(({ note }) => note.params))]));
    expect(lines.map(({ entry }) => entry)).toEqual([...lines.map(({ entry }) => entry)].sort((a, b) => a - b));
    expect(new Set(lines.map(({ entry }) => entry)).size).toBe(round.entries.length);
  }
});

test('a player looks back no further than the beginning of the last completed trick', () => {
  for (const round of situations) {
    const kept = sinceLastTrick(courseOf(publicViewOf(round)));
    const played = kept.filter(({ note }) => note.id === 'L.PLAY').length;
    const all = round.entries.filter(({ type }) => type === 'play').length;
    const players = playersAt(round.rules);
    const done = Math.floor(all / players);
    expect(played).toBe(done === 0 ? all : all - (done - 1) * players);
    expect(kept.some(({ note }) => note.id === 'L.CALL')).toBe(
      done === 0 && round.entries.some(({ type }) => type === 'call'),
    );
  }
});

test('notes on tricks name the winner, its card and the points', () => {
  for (const round of situations) {
    if (round.phase !== 'scored') continue;
    for (const trick of round.play.done) {
      const [first] = notesOnTrick(round.contract, round.rules.pack, trick);
      expect(first?.params).toMatchObject({ winner: trick.winner, points: trick.points });
    }
  }
});

test('all of it can be told in both languages and with both decks', () => {
  const notes = new Map<string, Note>();
  const keep = (note: Note): unknown => notes.set(JSON.stringify(note), note);
  situations.forEach((round) => courseOf(publicViewOf(round)).forEach(({ note }) => keep(note)));
  views.forEach((view) => dutyOf(view).forEach(keep));
  for (const name of namings(1)) for (const note of notes.values()) expectSentence(tellNote(note, name));

  const refusals = new Map(
    views.flatMap((view) =>
      explainOptions(view).flatMap(({ refusal }) => (refusal ? [[JSON.stringify(refusal), refusal] as const] : [])),
    ),
  );
  for (const name of namings(1))
    for (const refusal of refusals.values()) {
      const { rule, notes: more, allowed } = tellExplanation(refusal, name);
      [rule, ...more, ...(allowed === undefined ? [] : [allowed])].forEach(expectSentence);
    }
});
