// What has fallen, asked of a seat that shall remember it: each question proved from what the seat has seen.
import { type Card, copiesIn, pointsOf, pointsOfPack } from '../../base/cards.ts';
import { type Random, shuffled } from '../../base/random.ts';
import { type Seat, seatAt, SEATS } from '../../base/seats.ts';
import { playersAt } from '../../table/table-rules.ts';
import { type Group, GROUPS } from '../../play/order.ts';
import { type Knowledge, knowledgeOf, outOf, ownOf } from '../../inference/knowledge.ts';
import type { SeatView } from '../../round/view.ts';
import { pick } from './bot-decisions.ts';
import { ask, trainerRemark } from './trainer-remarks.ts';
import { type Key, type Question, tell, type Told } from './trainer.ts';

export interface Recall {
  readonly question: Pick<Question, 'ask' | 'form'>;
  readonly key: Key;
}

/** Completed tricks before the first question, and how many lie between two at least. */
const FIRST = 2;
const APART = 3;

/** After how many completed tricks of a round something is asked: now and then, never before its last trick. */
export function recallTimes(tricks: number, random: Random): readonly number[] {
  const times: number[] = [];
  for (let next = FIRST; next < tricks - 1; next += APART) times.push(Math.min(next + random.below(2), tricks - 2));
  return times;
}

/** Cards to choose from. */
const CHOICES = 4;

type Maker = (know: Knowledge, random: Random) => Recall | undefined;

/** What is asked of cards that are in one of the hands, of single faces, and anywhere. */
const IN_HANDS: readonly Maker[] = [trumpsOut, suitOut];
const OF_FACES: readonly Maker[] = [fallen, playedBefore];
const ANYWHERE: readonly Maker[] = [shownVoid, ownPoints];

/** A question on what the seat of a view has seen fall; undefined where nothing worth asking has, or cards lie open. */
export function recallAt(view: SeatView, random: Random): Recall | undefined {
  if (view.table || view.tricks.length < FIRST) return undefined;
  const know = knowledgeOf(view);
  const makers = [
    ...(view.piles || view.widow ? [] : IN_HANDS),
    ...(copiesIn(view.rules.pack) > 1 ? [] : OF_FACES),
    ...ANYWHERE,
  ];
  const made = makers.flatMap((maker) => maker(know, random) ?? []);
  return made.length > 0 ? pick(random, made) : undefined;
}

const numberOf = (
  question: Question['ask'],
  unit: 'points' | 'trumps' | 'cards',
  most: number,
  value: number,
  because: readonly Told[],
): Recall => ({
  question: { ask: question, form: { kind: 'number', unit, most } },
  key: { right: [{ kind: 'number', value }], because, wrong: [] },
});

/** How many cards of a group there are, in the own hand, fallen, and with the others. */
function countsOf(know: Knowledge, group: Group) {
  const all = know.order.cardsOf(group).length * copiesIn(know.view.rules.pack);
  const [own, out] = [ownOf(know, group).length, outOf(know, group).length];
  return { all, own, out, fallen: all - own - out };
}

function trumpsOut(know: Knowledge): Recall | undefined {
  const counts = countsOf(know, 'trump');
  if (counts.fallen < 2) return undefined;
  return numberOf(ask('Q.TRUMPS_OUT', {}), 'trumps', counts.all, counts.out, [
    tell(trainerRemark('X.TRUMPS_COUNT', counts)),
  ]);
}

function suitOut(know: Knowledge, random: Random): Recall | undefined {
  const suits = GROUPS.flatMap((group) => (group === 'trump' || countsOf(know, group).fallen < 2 ? [] : [group]));
  if (suits.length === 0) return undefined;
  const suit = pick(random, suits);
  const counts = countsOf(know, suit);
  return numberOf(ask('Q.SUIT_OUT', { suit }), 'cards', counts.all, counts.out, [
    tell(trainerRemark('X.SUIT_COUNT', { suit, ...counts })),
  ]);
}

/** Cards worth remembering: those with points, and the highest trumps. */
function fallen(know: Knowledge, random: Random): Recall | undefined {
  const dear = (card: Card): boolean => pointsOf(card) >= 10 || know.order.trumps.slice(0, 4).includes(card);
  const gone = know.view.tricks.flatMap(({ cards }) => cards).filter(dear);
  const out = know.out.filter((card) => dear(card) && !know.view.trick?.cards.includes(card));
  if (gone.length === 0 || out.length === 0) return undefined;
  const from = know.order.sort(
    [...sample(gone, CHOICES / 2, random), ...sample(out, CHOICES, random)].slice(0, CHOICES),
  );
  const right = from.filter((card) => gone.includes(card));
  return {
    question: { ask: ask('Q.FALLEN', {}), form: { kind: 'cards', pick: 'several', from } },
    key: {
      right: [{ kind: 'cards', cards: right }],
      because: right.map((card) => tell(trainerRemark('X.FELL', { card, trick: 1 + trickOf(know, card) }))),
      wrong: [],
    },
  };
}

const trickOf = ({ view }: Knowledge, card: Card): number => view.tricks.findIndex(({ cards }) => cards.includes(card));

/** Some of the cards, by chance. */
const sample = (cards: readonly Card[], most: number, random: Random): readonly Card[] =>
  shuffled(cards, random).slice(0, most);

/** Who has not followed when a group was led. */
function shownVoid(know: Knowledge, random: Random): Recall | undefined {
  const { view, order, seat: own } = know;
  const players = playersAt(view.rules);
  const shown = view.tricks.flatMap((trick, at) => {
    const [led] = trick.cards;
    const group = led && order.groupOf(led);
    return trick.cards.flatMap((card, place) => {
      const seat = seatAt(trick, place, players);
      return group === undefined || seat === own || order.groupOf(card) === group
        ? []
        : [{ group, seat, trick: at + 1 }];
    });
  });
  if (shown.length === 0) return undefined;
  const { group } = pick(random, shown);
  const seats = SEATS.filter((seat) => shown.some((each) => each.group === group && each.seat === seat));
  const first = (seat: Seat): number => shown.find((each) => each.group === group && each.seat === seat)?.trick ?? 0;
  const from = SEATS.filter((seat) => seat !== own && view.handSizes[seat] > 0);
  return {
    question: { ask: ask('Q.VOID', { group }), form: { kind: 'seats', pick: 'several', from } },
    key: {
      right: [{ kind: 'seats', seats }],
      because: seats.map((seat) => tell(trainerRemark('X.VOID', { seat, group, trick: first(seat) }))),
      wrong: [],
    },
  };
}

/** Which card somebody else played to the last trick. */
function playedBefore(know: Knowledge, random: Random): Recall | undefined {
  const { view, order } = know;
  const last = view.tricks.at(-1);
  if (!last) return undefined;
  const played = last.cards.map((card, place) => ({ card, seat: seatAt(last, place, playersAt(view.rules)) }));
  const { card, seat } = pick(
    random,
    played.filter((each) => each.seat !== know.seat),
  );
  const group = order.groupOf(card);
  const alike = order.cardsOf(group).filter((each) => each !== card && !know.hand.includes(each));
  const from = order.sort([card, ...sample(alike, CHOICES - 1, random)]);
  if (from.length < 2) return undefined;
  return {
    question: { ask: ask('Q.PLAYED', { seat }), form: { kind: 'cards', pick: 'one', from } },
    key: {
      right: [{ kind: 'cards', cards: [card] }],
      because: [tell(trainerRemark('X.PLAYED', { seat, card, cards: last.cards }))],
      wrong: [],
    },
  };
}

/** Card points in the own pile. */
function ownPoints({ view, seat }: Knowledge): Recall | undefined {
  const won = view.tricks.flatMap(({ winner, points }, at) => (winner === seat ? [{ number: at + 1, points }] : []));
  if (won.length === 0) return undefined;
  const total = won.reduce((sum, { points }) => sum + points, 0);
  const all = view.tricks.reduce((sum, { points }) => sum + points, 0);
  return numberOf(
    ask('Q.SCORE', { seats: [seat], tricks: view.tricks.length }),
    'points',
    pointsOfPack(view.rules.pack),
    total,
    [tell(trainerRemark('X.SCORE', { won, total, others: all - total }))],
  );
}
