// Advice on the card that the acceptor of a Hochzeit gives back: every card tried in the same imagined deals.
import { giveBack, hochzeitAt } from '../../bots/bidding/hochzeit.ts';
import { turnDecisions } from '../../bots/random-player.ts';
import { type Card, cardsOfPack, without } from '../../base/cards.ts';
import type { Decision } from '../../table/log.ts';
import { entriesOf } from '../../table/readers.ts';
import { orderOf } from '../../play/order.ts';
import { type Random, shuffled } from '../../base/random.ts';
import type { World } from '../../inference/worlds.ts';
import { bySeat, type Seat, withSeat } from '../../base/seats.ts';
import type { SeatView } from '../../round/view.ts';
import type { Advice, AdviceThink } from './advice.ts';
import { rowOf } from './effort.ts';
import { sameDecision } from './grade.ts';
import { openGame } from '../../open-game/open-game.ts';
import { outcomeIn } from '../../open-game/outcomes.ts';
import { rankedBy } from './ranking.ts';
import { Scores } from '../../bots/sampling/scores.ts';
import { stakeOf } from './stake.ts';
import { handSizeAt } from '../../table/table-rules.ts';

type Return = Extract<Decision, { type: 'return' }>;

/** Advice for the acceptor, who holds one card more than everybody else. */
export function adviseReturn(view: SeatView, { effort, random }: AdviceThink): Advice {
  const suitor = view.auction.offer?.suitor;
  if (suitor === undefined) throw new Error('nobody has offered a Hochzeit');
  const options = entriesOf(turnDecisions(view), 'return');
  const { bids: deals } = rowOf(effort);
  const scores = new Scores(options.length);
  for (let deal = 0; deal < deals; deal++) {
    const dealt = imagined(view, suitor, random);
    scores.add(
      options.map((option) =>
        outcomeIn(openGame(gameAfter(view, suitor), exchanged(dealt, option, suitor)), view.seat),
      ),
      1,
    );
  }
  const stake = stakeOf(view);
  const judged = giveBack(view);
  // Where the deals make no difference, the card comes first that shows good style.
  const bonus = (at: number): number => (options[at] && sameDecision(options[at], judged.decision) ? STYLE * stake : 0);
  const ranked = rankedBy(options, scores, 'drawn', stake, { kind: 'bonus', of: bonus });
  const same = ranked[0] && sameDecision(ranked[0].decision, judged.decision);
  return {
    basis: 'yourView',
    seat: view.seat,
    ranked,
    stake,
    worlds: { of: 'drawn', count: deals },
    facts: same ? judged.because : [],
  };
}

/** Share of the stake by which another card must be better than the one of good style. */
const STYLE = 0.04;

/** A deal in which the suitor has no trump left, each equally likely. */
function imagined(view: SeatView, suitor: Seat, random: Random): World {
  const { rules, seat, hand } = view;
  const { pack } = rules;
  const order = orderOf(hochzeitAt(view), pack);
  const out = shuffled(
    cardsOfPack(pack).filter((card) => !hand.includes(card)),
    random,
  );
  const plain = out.filter((card) => order.groupOf(card) !== 'trump').slice(0, handSizeAt(rules) - 1);
  const rest = out.filter((card) => !plain.includes(card));
  let from = 0;
  return bySeat((each) => {
    if (each === seat) return hand;
    return each === suitor ? plain : rest.slice(from, (from += handSizeAt(rules)));
  });
}

const exchanged = (dealt: World, { seat, card }: Return, suitor: Seat): World =>
  withSeat(withSeat(dealt, seat, without(dealt[seat], card)), suitor, [...dealt[suitor], card]);

function gameAfter(view: SeatView, partner: Seat) {
  const { rules, seat, forehand } = view;
  const contract = hochzeitAt(view);
  const leader = contract.row.firstLead === 'declarer' ? seat : forehand;
  return {
    rules,
    contract,
    declarer: seat,
    partner,
    doubling: {},
    doublings: view.doublings,
    carried: view.carried,
    trick: { leader, cards: [] as Card[] },
    done: [],
  };
}
