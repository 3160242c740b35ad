// Playing a Bettel: the declarer stays under every card and gets rid of high ones; the defenders leave him the tricks.
import type { Card } from '../../base/cards.ts';
import { type Fact, fact } from '../../inference/facts.ts';
import { beats } from '../../play/order.ts';
import type { Seat } from '../../base/seats.ts';
import { declarerIn, higherOut, type Knowledge, outOf, ownOf, type TrickState } from '../../inference/knowledge.ts';
import type { Judged, Term } from './term.ts';

/** Values are small whole numbers on the scale of card points, so that they weigh beside a search like other judgement. */
const TAKES = -12;
const HEIGHT = 4;
const DANGER = 2;
const FORCES = 6;
/** How often a defender who must go over a low card goes over the declarer too. */
const COVERS = 0.3;

/** What speaks for and against a card where the declarer must not take a trick. */
export function judgeBettel(know: Knowledge, card: Card): Judged {
  const [first, ...others] = know.role === 'declarer' ? ofDeclarer(know, card) : ofDefender(know, card);
  return { card, main: first?.fact, terms: [{ value: first?.value ?? 0 }, ...others] };
}

function ofDeclarer(know: Knowledge, card: Card): readonly Term[] {
  const { trick } = know;
  if (!trick) return declarerLeads(know, card);
  if (beats(know.order, card, trick.best))
    return [{ value: TAKES * (1 - beatenLater(know, card, trick)) }, low(know, card)];
  if (know.order.groupOf(card) === trick.led)
    return [{ value: HEIGHT * heightOf(know, card), fact: fact('bettel.stayUnder', { card, best: trick.best }) }];
  const danger = dangerOf(know, card);
  const thrown: Fact | undefined =
    danger > 0 ? fact('bettel.throwHigh', { card, below: lowerOut(know, card).length }) : undefined;
  return [{ value: DANGER * danger + HEIGHT * heightOf(know, card), ...(thrown && { fact: thrown }) }];
}

/** The lowest card of a suit that others must beat: the more higher cards are out, the better. */
function declarerLeads(know: Knowledge, card: Card): readonly Term[] {
  const chance = nobodyBeats(know, card);
  return [leadLow(know, card, TAKES * chance), { value: (DANGER * dangerOf(know, card)) / 4 }];
}

function ofDefender(know: Knowledge, card: Card): readonly Term[] {
  const { trick, behind, order } = know;
  const declarer = declarerIn(know);
  if (!trick) return defenderLeads(know, card);
  const takes = beats(know.order, card, trick.best);
  if (!takes && order.groupOf(card) !== trick.led) return [high(know, card)];
  if (behind.includes(declarer)) {
    const stays = !takes || card === lowestTaker(know, trick);
    const main = stays ? [{ value: 0, fact: fact('bettel.leaveRoom', { card, declarer }) }] : [];
    return [...main, { value: takes ? TAKES / 2 : 0 }, low(know, card)];
  }
  if (trick.winner === declarer) {
    const value = takes ? 4 * TAKES : FORCES;
    return [{ value, ...(!takes && { fact: fact('bettel.letHimHave', { card, declarer }) }) }, high(know, card)];
  }
  const highest = know.legal.find((each) => order.groupOf(each) === order.groupOf(card)) === card;
  return [{ value: HEIGHT * heightOf(know, card), ...(highest && { fact: fact('bettel.unload', { card }) }) }];
}

/** Low cards of suits in which the declarer may have to go over them. */
function defenderLeads(know: Knowledge, card: Card): readonly Term[] {
  const { order, chances } = know;
  const declarer = declarerIn(know);
  const group = order.groupOf(card);
  const follows = 1 - chances.isVoid(declarer, group);
  const ducks = chances.holdsAny(declarer, lowerOut(know, card));
  const others = know.behind.filter((seat) => seat !== declarer);
  const cover = others.reduce<number>((none, seat) => none * (1 - coverChance(know, seat, card)), 1);
  const value = 3 * FORCES * follows * (1 - ducks) * cover - HEIGHT * heightOf(know, card);
  return [leadLow(know, card, value)];
}

/** Chance that another defender can only follow with higher cards, which would shelter the declarer. */
function coverChance(know: Knowledge, seat: Seat, card: Card): number {
  const { chances } = know;
  return chances.holdsAny(seat, higherOut(know, card)) * (1 - chances.holdsAny(seat, lowerOut(know, card))) * COVERS;
}

function leadLow(know: Knowledge, card: Card, value: number): Term {
  const above = higherOut(know, card).length;
  return { value, ...(above > 0 && { fact: fact('bettel.leadLow', { card, above }) }) };
}

const low = (know: Knowledge, card: Card): Term => ({ value: -HEIGHT * heightOf(know, card) });
const high = (know: Knowledge, card: Card): Term => ({ value: HEIGHT * heightOf(know, card) });

/** The lowest of the allowed cards that take the trick, if no allowed card stays under it. */
function lowestTaker({ legal, order }: Knowledge, { best }: TrickState): Card | undefined {
  return legal.every((card) => beats(order, card, best)) ? legal.at(-1) : undefined;
}

/** Place of a card among all of its group, from 0 for the lowest to 1 for the highest. */
export function heightOf({ order }: Pick<Knowledge, 'order'>, card: Card): number {
  const group = order.cardsOf(order.groupOf(card));
  return group.length < 2 ? 1 : 1 - group.indexOf(card) / (group.length - 1);
}

const lowerOut = (know: Knowledge, card: Card): readonly Card[] =>
  outOf(know, know.order.groupOf(card)).filter((each) => know.order.strengthOf(each) < know.order.strengthOf(card));

/** By how many cards too high a card lies: those out below it, less the own ones that can be played first. */
export function dangerOf(know: Knowledge, card: Card): number {
  const own = ownOf(know, know.order.groupOf(card));
  const first = own.filter((each) => know.order.strengthOf(each) < know.order.strengthOf(card)).length;
  return Math.max(0, lowerOut(know, card).length - first);
}

/** Chance that somebody who still plays to the trick goes over the card. */
function beatenLater(know: Knowledge, card: Card, { led }: TrickState): number {
  return (
    1 - know.behind.reduce<number>((none, seat) => none * (1 - know.chances.beats(seat, card, led, 'opponent')), 1)
  );
}

/** Chance that nobody goes over a card that is led. */
function nobodyBeats(know: Knowledge, card: Card): number {
  const led = know.order.groupOf(card);
  return know.behind.reduce<number>(
    (none, seat) => none * (1 - know.chances.beats(seat, card, led, 'opponent') / 2),
    1,
  );
}
