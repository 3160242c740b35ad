// Rounds of the games that house rules add: the best of some hands plays, or all pass, or a Hochzeit is offered.
import { announceObjection } from '../../play/announce-rules.ts';
import { announcedContract } from '../../table/announced-contract.ts';
import { deckAt } from '../../bots/bidding/decks.ts';
import { winChance } from '../../bots/bidding/plans.ts';
import { cardsOfPack, singlePack } from '../../base/cards.ts';
import { type Announcement, announcementsOf } from '../../base/contract.ts';
import { entriesForHands } from '../../table/dealing.ts';
import type { Decision } from '../../table/log.ts';
import { contractsOffered } from '../../options/conflicts.ts';
import { type HouseRules, PURE_2007 } from '../../options/options.ts';
import { OFFERED, type OfferedId, RAISED, type RaisedId } from '../../contracts/registry.ts';
import { orderOf } from '../../play/order.ts';
import { type Random, shuffled } from '../../base/random.ts';
import { type AuctionRound, forehandOf, type Round, startRound } from '../../table/round.ts';
import { bySeat, type Seat, SEATS, seatsFrom } from '../../base/seats.ts';
import { kreuzTeam } from '../../special/kreuz.ts';
import { judge, step, turnIn } from '../../round/step.ts';
import { isPlaying } from '../../table/readers.ts';
import { gameRulesOf, handSizeAt, houseOf, rowOf, type TableRules, tableRulesOf } from '../../table/table-rules.ts';
import { decideLikeBot, pick } from './bot-decisions.ts';
import { pricesAgreed } from './item-rules.ts';
import type { ItemRules } from './trainer.ts';

/** Games that bots announce often enough to wait for them. */
type AwaitedId = 'rufer' | 'wenz' | 'solo';
const AWAITED: readonly OfferedId[] = ['rufer', 'wenz', 'solo'] satisfies readonly AwaitedId[];

type AnnouncedHere = Exclude<OfferedId, AwaitedId | 'sie'>;

/** Games of house rules that are played to the last card; items of every kind are varied among them. */
export const FURTHER_GAMES = [
  ...OFFERED.filter((id): id is AnnouncedHere => !AWAITED.includes(id) && id !== 'sie'),
  'muss',
  'muss-rufer',
  'kreuz',
  'bierkopf',
  'ramsch',
] as const;
export type FurtherGame = (typeof FURTHER_GAMES)[number];

/** Games that one trick decides, or none: only their bill is worth a question. */
export const SHORT_GAMES: readonly ShortGame[] = [...RAISED.map((id) => `${id}-tout` as const), 'sie'];
export type ShortGame = `${RaisedId}-tout` | 'sie';

/** Games that are brought about here, not awaited until bots announce them. */
export type MadeGame = FurtherGame | ShortGame;

export const isFurther = (game: string): game is FurtherGame => FURTHER_GAMES.some((each) => each === game);
export const isMade = (game: string): game is MadeGame => isFurther(game) || SHORT_GAMES.some((each) => each === game);

/** What follows a deal in which all pass, for the games that do. */
const ALL_PASS: Partial<Readonly<Record<MadeGame, HouseRules['passout.rule']>>> = {
  ramsch: 'ramsch',
  muss: 'muss',
  'muss-rufer': 'muss',
};

/** A table at which every game may be announced; where all pass, the wanted one follows. */
export function furtherRules(rules: ItemRules, game: MadeGame): TableRules {
  const house: HouseRules = {
    ...PURE_2007,
    'deck.size': singlePack(rules.pack),
    tariff: rules.tariff,
    ...pricesAgreed(rules),
    'contracts.enabled': OFFERED,
    'tout.contracts': RAISED,
    'hochzeit.form': 'anytime-offer',
    'kreuz.form': 'opposite',
    'passout.rule': ALL_PASS[game] ?? 'redeal',
    // The holder of the Eichel-Ober has a trump, and with more than one the usual lines hold.
    'muss.maxTrumps': game === 'muss-rufer' ? 1 : 'none',
  };
  const ranked = { ...house, 'contracts.ranking': contractsOffered(house).map((id) => [id]) };
  return game === 'bierkopf' ? gameRulesOf(game, ranked) : tableRulesOf(ranked);
}

/** Deals of which the best hand for a game is taken; of more of them where the game takes a rare hand. */
const DEALS = 8;
const DEALS_FOR_SHORT = 60;
/** A Hochzeit needs somebody with a single trump, and another who wants it; a Muss-Spiel the lines that are wanted. */
const MOST_DEALS = 2000;

/** A round of the game in its first trick; a Sie is over. */
export function furtherRound(rules: ItemRules, game: MadeGame, random: Random): Round {
  const table = furtherRules(rules, game);
  switch (game) {
    case 'hochzeit':
      return married(table, random);
    case 'ramsch':
    case 'muss':
    case 'muss-rufer':
      return passedOut(table, game, random);
    case 'kreuz':
    case 'bierkopf':
      return silent(table, game, random);
    case 'sie':
      return laidDown(table, random);
    default:
      return announcedAlone(table, game, random);
  }
}

/** A deal in its auction. */
function dealt(rules: TableRules, random: Random): AuctionRound {
  const start = startRound(rules, { dealer: pick(random, SEATS) });
  let round = after(start, { type: 'shuffled', pack: shuffled(cardsOfPack(rules.pack), random) });
  for (let turn = turnIn(round); turn !== undefined && round.phase === 'cutting'; turn = turnIn(round))
    round = decideLikeBot(round, turn, random);
  if (round.phase !== 'auction') throw new Error(`cards were dealt into the phase ${round.phase}`);
  return round;
}

function after(round: Round, entry: Parameters<typeof step>[1]): Round {
  const next = step(round, entry);
  if (!next.ok) throw new Error(`${entry.type} was refused: ${next.because.id}`);
  return next.round;
}

/** Whoever has something to decide before the first card decides like a bot. */
function untilPlay(start: Round, random: Random): Round {
  let round = start;
  for (let turn = turnIn(round); turn !== undefined && !isPlaying(round); turn = turnIn(round))
    round = decideLikeBot(round, turn, random);
  return round;
}

function passedOut(rules: TableRules, game: MadeGame, random: Random): Round {
  for (let deals = 0; deals < MOST_DEALS; deals++) {
    const round = untilPlay(
      sayInTurn(dealt(rules, random), () => 'weiter'),
      random,
    );
    if (isPlaying(round) && round.play.contract.row.id === game) return round;
  }
  throw new Error(`nobody ever had to play ${game}`);
}

/** A deal without an auction: of a Kreuz round, or of Bierkopf. */
function silent(rules: TableRules, game: 'kreuz' | 'bierkopf', random: Random): Round {
  const dealer = pick(random, SEATS);
  const team = kreuzTeam(houseOf(rules), forehandOf({ rules, terms: { dealer } }), undefined);
  const special = { kind: 'kreuz', deal: 1, of: SEATS.length, ...team } as const;
  const start = startRound(rules, game === 'kreuz' ? { dealer, special } : { dealer });
  return untilPlay(after(start, { type: 'shuffled', pack: shuffled(cardsOfPack(rules.pack), random) }), random);
}

/** Somebody is dealt the highest trumps and lays them down. */
function laidDown(rules: TableRules, random: Random): Round {
  const terms = { dealer: pick(random, SEATS) };
  const seat = pick(random, SEATS);
  const announcement = { contract: 'sie' };
  const top = orderOf(announcedContract(rules, announcement), rules.pack).trumps.slice(0, handSizeAt(rules));
  const others = cardsOfPack(rules.pack).filter((card) => !top.includes(card));
  const rest = [...shuffled(others, random)];
  const hands = bySeat((each) => (each === seat ? top : rest.splice(0, handSizeAt(rules))));
  const round = entriesForHands(rules, terms, hands).reduce(after, startRound(rules, terms) as Round);
  return announcedBy(round, seat, announcement);
}

/** Everybody says one thing, forehand first. */
const sayInTurn = (round: Round, say: (seat: Seat) => Extract<Decision, { type: 'call' }>['call']): Round =>
  seatsFrom(forehandOf(round), SEATS.length).reduce(
    (now, seat) => after(now, { type: 'call', seat, call: say(seat) }),
    round,
  );

function married(rules: TableRules, random: Random): Round {
  for (let deals = 0; deals < MOST_DEALS; deals++) {
    const round = dealt(rules, random);
    const offer = SEATS.map((seat): Decision => ({ type: 'call', seat, call: 'hochzeit' })).find(
      (each) => judge(round, each).legal,
    );
    const played = offer && untilPlay(after(round, offer), random);
    if (played && isPlaying(played) && played.play.contract.row.id === 'hochzeit') return played;
  }
  throw new Error('nobody ever accepted a Hochzeit');
}

interface Found {
  readonly round: AuctionRound;
  readonly seat: Seat;
  readonly announcement: Announcement;
  readonly chance: number;
}

/** The hand of some deals with the best chance announces the game; the others pass. */
function announcedAlone(rules: TableRules, game: MadeGame, random: Random): Round {
  let best: Found | undefined;
  const enough = isFurther(game) ? DEALS : DEALS_FOR_SHORT;
  for (let deals = 0; deals < enough || !best; deals++)
    best = bestIn(dealt(rules, random), game).reduce((a, b) => (a && a.chance >= b.chance ? a : b), best);
  return announcedBy(best.round, best.seat, best.announcement);
}

/** One plays, the others pass. */
function announcedBy(round: Round, seat: Seat, announcement: Announcement): Round {
  const order = seatsFrom(forehandOf(round), SEATS.length);
  const before = order.slice(0, order.indexOf(seat));
  const bid = sayInTurn(round, (each) => (each === seat ? 'spiele' : before.includes(each) ? 'weiter' : 'gut'));
  return after(bid, { type: 'announce', seat, announcement });
}

function bestIn(round: AuctionRound, game: MadeGame): readonly Found[] {
  const { rules, dealt: hands } = round;
  const row = rowOf(rules, game);
  if (!row) throw new Error(`the table does not play ${game}`);
  return SEATS.flatMap((seat) =>
    announcementsOf(row).flatMap((announcement): readonly Found[] => {
      const contract = announcedContract(rules, announcement);
      if (announceObjection(contract, rules.pack, hands[seat])) return [];
      const leads = seat === forehandOf(round) ? 1 : 0;
      return [{ round, seat, announcement, chance: winChance(contract, deckAt(rules), hands[seat], leads) }];
    }),
  );
}
