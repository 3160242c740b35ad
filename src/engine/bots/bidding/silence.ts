// What it is worth to a seat to say no more: imagined deals in which the others go on bidding, and what follows under the rules in force when all pass.
import { MUSS, RAMSCH } from '../../contracts/partnerships.ts';
import { barePrice } from '../../endings/round-bill.ts';
import type { World } from '../../inference/worlds.ts';
import type { SeatView } from '../../round/view.ts';
import { shareInGame } from './dealt-games.ts';
import { contendersIn, forcedIn, type Taken, takenIn } from './going-on.ts';
import { ramschWorth } from './ramsch-worth.ts';
import { ACCEPTED_WINS } from './plans.ts';
import { decisionsOf } from '../../table/readers.ts';

/** What one imagined deal comes to for the seat. */
interface Followed {
  readonly cents: number;
  /** Share of it that is won, from 0 to 1; undefined if nothing is played. */
  readonly won: number | undefined;
  /** Who plays; nobody where all pass. */
  readonly taken: Taken | undefined;
}

/** What saying no more comes to. */
export interface Silence {
  /** On average, with the standard error. */
  readonly cents: number;
  readonly error: number;
  /** Chance, 0 to 1, to be on the winning side of what is played; one half where nothing is. */
  readonly chance: number;
  /** What becomes of a bid of a level: in which share of the deals another plays higher, and what these come to on average. */
  readonly outbid: (level: number) => { readonly share: number; readonly cents: number };
}

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, each) => sum + each, 0) / values.length;

const NOBODY_BIDS_HIGHER = { share: 0, cents: 0 } as const;

/** Whoever announces has no silence left: anything is better. */
const NO_SILENCE: Silence = { cents: -Infinity, error: 0, chance: 0.5, outbid: () => NOBODY_BIDS_HIGHER };

/** As it is seen in some imagined deals. */
export function silenceOf(view: SeatView, deals: readonly World[]): Silence {
  if (decisionsOf(view.options, 'announce').length > 0) return NO_SILENCE;
  return view.auction.offer?.stands ? besideHochzeit(view) : silentIn(view, deals);
}

/** A Hochzeit that stands is won by the two who have agreed on it as often as others. */
function besideHochzeit(view: SeatView): Silence {
  const { auction, seat } = view;
  const chance = auction.offer?.acceptor === seat ? ACCEPTED_WINS : 1 - ACCEPTED_WINS;
  return {
    cents: (2 * chance - 1) * barePrice(view, 'hochzeit'),
    error: 0,
    chance,
    outbid: () => NOBODY_BIDS_HIGHER,
  };
}

function silentIn(view: SeatView, deals: readonly World[]): Silence {
  const contenders = contendersIn(view);
  const all = deals.map((deal) => followed(view, deal, takenIn(view, contenders, deal)));
  const cents = meanOf(all.map((each) => each.cents));
  const squares = meanOf(all.map((each) => (each.cents - cents) ** 2));
  const won = all.flatMap((each) => each.won ?? []);
  return {
    cents,
    error: Math.sqrt(squares / Math.max(1, all.length - 1)),
    chance: won.length > 0 ? meanOf(won) : 0.5,
    outbid: (level) => {
      const higher = all.filter(({ taken }) => taken && (taken.top > level || (taken.before && taken.top === level)));
      return { share: higher.length / all.length, cents: meanOf(higher.map((each) => each.cents)) };
    },
  };
}

function followed(view: SeatView, deal: World, taken: Taken | undefined): Followed {
  if (taken) return { ...shareInGame(view, taken, deal), taken };
  return { ...afterAllPassed(view, deal), taken };
}

/** What follows when all pass; what is paid into a Stock still belongs to each player by a quarter. */
function afterAllPassed(view: SeatView, deal: World): Omit<Followed, 'taken'> {
  const ramsch = view.rules.allPass === RAMSCH.id ? ramschWorth(view, deal) : undefined;
  if (ramsch) return ramsch;
  const forced = view.rules.allPass === MUSS.id ? forcedIn(view, deal) : undefined;
  return forced ? shareInGame(view, forced, deal) : { cents: 0, won: undefined };
}
