// Trainer: which of some cards is the highest in a contract.
import { type Card, rankOf, type Suit, suitOf, SUITS } from '../../base/cards.ts';
import { announcementOf, announcementsOf, type Contract } from '../../base/contract.ts';
import { announcedContract } from '../../table/announced-contract.ts';
import { type Order, orderOf } from '../../play/order.ts';
import { type Random, shuffled } from '../../base/random.ts';
import { rowOf } from '../../table/table-rules.ts';
import { note } from '../../tutor/notes.ts';
import { type Game, GAMES, pickGame, randomIn, rulesOf } from './bot-rounds.ts';
import { pick } from './bot-decisions.ts';
import { furtherRules, isFurther } from './further-games.ts';
import { ask, trainerRemark } from './trainer-remarks.ts';
import { type Item, type ItemRef, type ItemRules, type Stage, tell, tellNote, type Told } from './trainer.ts';

/** How many cards are to be compared, and how far apart they may lie in the order. */
const BY_STAGE: Readonly<
  Record<Stage, { readonly cards: number; readonly window: number; readonly games: readonly Game[] }>
> = {
  1: { cards: 2, window: 32, games: ['rufer'] },
  2: { cards: 2, window: 8, games: ['rufer', 'rufer', 'wenz', 'solo'] },
  3: { cards: 3, window: 8, games: GAMES },
  4: { cards: 4, window: 8, games: GAMES },
  5: { cards: 4, window: 6, games: ['wenz', 'solo'] },
};

export function higherCard(ref: ItemRef): Item {
  const random = randomIn(ref, 'cards');
  const { rules, stage } = ref;
  const { cards: count, window, games } = BY_STAGE[stage];
  const contract = anyContract(rules, rules.games ? pickGame(rules, random) : pick(random, games), random);
  const order = orderOf(contract, rules.pack);
  const ranked = comparable(order, count, window, random);
  const best = ranked[0] as Card;
  return {
    question: {
      ask: ask('Q.HIGHEST', { count }),
      scene: { pack: rules.pack, contract: { announcement: announcementOf(contract) } },
      form: { kind: 'cards', pick: 'one', from: shuffled(ranked, random) },
    },
    key: {
      right: [{ kind: 'cards', cards: [best] }],
      because: [tell(trainerRemark('X.RANKED', { cards: ranked })), ...whyRanked(contract, order, ranked)],
      wrong: [],
    },
  };
}

/** A contract of the game with any suit or ace. */
function anyContract(items: ItemRules, game: Game, random: Random): Contract {
  const rules = isFurther(game) ? furtherRules(items, game) : rulesOf(items);
  const row = rowOf(rules, game);
  if (!row) throw new Error(`the table does not play ${game}`);
  return announcedContract(rules, pick(random, announcementsOf(row)));
}

/** Cards of which the highest is beyond doubt, high to low: trumps, and cards of one plain suit that is thought of as led. */
function comparable(order: Order, count: number, window: number, random: Random): readonly Card[] {
  const suits = SUITS.filter((suit) => order.cardsOf(suit).length > 1);
  const pool = [...order.trumps, ...order.cardsOf(pick(random, suits))];
  const size = Math.min(pool.length, Math.max(window, count));
  const from = random.below(pool.length - size + 1);
  return order.sort(shuffled(pool.slice(from, from + size), random).slice(0, count));
}

function whyRanked(contract: Contract, order: Order, ranked: readonly Card[]): readonly Told[] {
  const trumps = ranked.filter((card) => order.groupOf(card) === 'trump');
  const plain = ranked.filter((card) => order.groupOf(card) !== 'trump');
  const [trump, suited] = [trumps[0], plain[0]];
  return [
    ...(trump && suited ? [tell(trainerRemark('X.TRUMP_OVER_SUIT', { card: trump, other: suited }))] : []),
    ...lordsOrder(contract, trumps),
    ...placeOfTen(contract, plain),
    ...placeOfTen(
      contract,
      trumps.filter((card) => !isLord(contract, card)),
    ),
    ...courtsOf(contract, order, plain),
  ];
}

const isLord = ({ trumps }: Contract, card: Card): boolean =>
  trumps.some((step) => 'rank' in step && step.rank === rankOf(card));

function lordsOrder(contract: Contract, trumps: readonly Card[]): readonly Told[] {
  const lords = trumps.filter((card) => isLord(contract, card));
  const ranks = contract.trumps.flatMap((step) => ('rank' in step ? [step.rank] : []));
  return lords.length > 1 ? [tell(trainerRemark('X.LORDS_ORDER', { ranks }))] : [];
}

/** The ten is where beginners look for the king, and in a Bettel where nobody looks for it. */
function placeOfTen({ row }: Contract, cards: readonly Card[]): readonly Told[] {
  const ten = cards.find((card) => rankOf(card) === 'T');
  if (!ten || cards.length < 2) return [];
  const afterAce = row.plain.indexOf('T') === row.plain.indexOf('A') + 1;
  return [tell(trainerRemark(afterAce ? 'X.TEN_AFTER_ACE' : 'X.TEN_LOW', { suit: suitOf(ten) }))];
}

/** Obers and Unters that are no trumps here. */
function courtsOf(contract: Contract, order: Order, plain: readonly Card[]): readonly Told[] {
  const courts = plain.filter((card) => rankOf(card) === 'O' || rankOf(card) === 'U');
  const suit: Suit | undefined = courts[0] && suitOf(courts[0]);
  return suit && !contract.trumps.some((step) => 'rank' in step && step.rank === 'O') && order.trumps.length > 0
    ? [tellNote(note('N.COURT_IS_PLAIN', { cards: courts, suit }))]
    : [];
}
