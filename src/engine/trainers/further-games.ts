// Rounds of the games that house rules add: the best of some hands plays, or all pass, or a Hochzeit is offered.
import { announceObjection } from '../announce-rules.ts';
import { announcedContract } from '../bots/knowledge/contracts.ts';
import { deckAt } from '../bots/bidding/decks.ts';
import { winChance } from '../bots/bidding/plans.ts';
import { cardsOfPack } from '../cards.ts';
import type { Announcement } from '../contract.ts';
import { announcementsOf } from '../contract.ts';
import type { Decision } from '../log.ts';
import { contractsOffered } from '../options/conflicts.ts';
import type { HouseRules } from '../options/options.ts';
import { OFFERED, PURE_2007 } from '../options/options.ts';
import type { Random } from '../random.ts';
import { shuffled } from '../random.ts';
import type { AuctionRound, Round } from '../round.ts';
import { forehandOf, startRound } from '../round.ts';
import type { Seat } from '../seats.ts';
import { SEATS, seatsFrom } from '../seats.ts';
import { judge, step, turnIn } from '../step.ts';
import type { TableRules } from '../table-rules.ts';
import { rowOf, tableRulesOf } from '../table-rules.ts';
import { decideLikeBot, pick } from './bot-decisions.ts';
import type { ItemRules } from './trainer.ts';

/** Games of house rules that items are varied among. */
export const FURTHER_GAMES = [
  'geier',
  'suit-wenz',
  'suit-geier',
  'kaiser',
  'eisenbahner',
  'bettel',
  'hochzeit',
  'muss',
  'ramsch',
] as const;
export type FurtherGame = (typeof FURTHER_GAMES)[number];

export const isFurther = (game: string): game is FurtherGame => FURTHER_GAMES.some((each) => each === game);

/** A table at which every game may be announced; where all pass, the wanted one follows. */
export function furtherRules({ pack, tariff }: ItemRules, game: FurtherGame): TableRules {
  const house: HouseRules = {
    ...PURE_2007,
    'deck.size': pack,
    tariff,
    'contracts.enabled': OFFERED,
    'hochzeit.form': 'anytime-offer',
    'passout.rule': game === 'ramsch' || game === 'muss' ? game : 'redeal',
  };
  return tableRulesOf({ ...house, 'contracts.ranking': contractsOffered(house).map((id) => [id]) });
}

/** Deals of which the best hand for a game is taken; a Hochzeit needs somebody with a single trump, and another who wants it. */
const DEALS = 8;
const MOST_DEALS = 2000;

/** A round of the game in its first trick. */
export function furtherRound(rules: ItemRules, game: FurtherGame, random: Random): Round {
  const table = furtherRules(rules, game);
  if (game === 'hochzeit') return married(table, random);
  if (game === 'ramsch' || game === 'muss') return passedOut(table, random);
  return announcedAlone(table, game, random);
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
  for (let turn = turnIn(round); turn !== undefined && round.phase !== 'playing'; turn = turnIn(round))
    round = decideLikeBot(round, turn, random);
  return round;
}

const passedOut = (rules: TableRules, random: Random): Round =>
  untilPlay(
    sayInTurn(dealt(rules, random), () => 'weiter'),
    random,
  );

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
    if (played?.phase === 'playing' && played.contract.row.id === 'hochzeit') return played;
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
function announcedAlone(rules: TableRules, game: FurtherGame, random: Random): Round {
  let best: Found | undefined;
  for (let deals = 0; deals < DEALS || !best; deals++)
    best = bestIn(dealt(rules, random), game).reduce((a, b) => (a && a.chance >= b.chance ? a : b), best);
  const { round, seat, announcement } = best;
  const order = seatsFrom(forehandOf(round), SEATS.length);
  const before = order.slice(0, order.indexOf(seat));
  const bid = sayInTurn(round, (each) => (each === seat ? 'spiele' : before.includes(each) ? 'weiter' : 'gut'));
  return after(bid, { type: 'announce', seat, announcement });
}

function bestIn(round: AuctionRound, game: FurtherGame): readonly Found[] {
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
