// Plays an imagined deal to its end as the rule players would play it: what a game comes to among people who see no hidden card.
import type { Card } from '../../base/cards.ts';
import { announcementOf, type Contract } from '../../base/contract.ts';
import { legalCards } from '../../play/legality.ts';
import { partnerFor, revealedPartner, settledPartner, sideOf } from '../../play/parties.ts';
import { endsEarly } from '../../scoring/result.ts';
import type { Doubling } from '../../table/round.ts';
import type { World } from '../../inference/worlds.ts';
import { type BySeat, bySeat, type Seat } from '../../base/seats.ts';
import { playersAt } from '../../table/table-rules.ts';
import { afterPlay, playedOut, type PlayState, situationOf, startPlay, turnOf } from '../../play/tricks.ts';
import type { SeatView } from '../../round/view.ts';
import { knowledgeOf } from '../../inference/knowledge.ts';
import { judge } from '../play/play.ts';
import { bestOf } from '../play/term.ts';

/** A deal that is imagined to be played: every hand as dealt, and how far the play has come. */
export interface ImaginedPlay {
  readonly dealt: BySeat<readonly Card[]>;
  readonly play: PlayState;
  readonly declarer: Seat;
  readonly doubling: Doubling;
}

/** The play of an imagined deal in which the seat of the view has announced the contract. */
export const playOf = ({ rules, forehand, seat }: SeatView, contract: Contract, dealt: World): ImaginedPlay => ({
  dealt,
  play: startPlay(
    { contract, pack: rules.pack, players: playersAt(rules) },
    dealt,
    contract.row.firstLead === 'declarer' ? seat : forehand,
  ),
  declarer: seat,
  doubling: {},
});

/** The state of play after the last card, or after the trick that decides a Tout. `table` lends rules and terms. */
export function playOut(table: SeatView, { dealt, play: from, declarer, doubling }: ImaginedPlay): PlayState {
  const side = sideOf(declarer, partnerFor(from.contract, dealt, declarer));
  let play = from;
  while (!playedOut(play) && !endsEarly(play.contract, side, play.done)) {
    const seat = turnOf(play);
    const legal = legalCards(situationOf(play, seat));
    play = afterPlay(play, chosen(viewIn(table, dealt, play, declarer, doubling, seat, legal), legal));
  }
  return play;
}

function chosen(view: SeatView, legal: readonly Card[]): Card {
  const [only, ...others] = legal;
  if (only !== undefined && others.length === 0) return only;
  const know = knowledgeOf(view);
  const best = bestOf(know.legal.map((card) => judge(know, card)));
  if (!best) throw new Error('no card may be played');
  return best.card;
}

/** What a seat would see in the imagined deal. */
function viewIn(
  table: SeatView,
  dealt: BySeat<readonly Card[]>,
  play: PlayState,
  declarer: Seat,
  doubling: Doubling,
  seat: Seat,
  legal: readonly Card[],
): SeatView {
  const revealed =
    settledPartner(play.contract, partnerFor(play.contract, dealt, declarer)) ??
    revealedPartner(play, [...play.done, play.trick]);
  return {
    ...table,
    phase: 'playing',
    turn: seat,
    seat,
    hand: play.hands[seat],
    dealtHand: dealt[seat],
    handSizes: bySeat((each) => play.hands[each].length),
    contract: { announcement: announcementOf(play.contract), declarer, doubling, ...(revealed && { revealed }) },
    trick: play.trick,
    tricks: play.done,
    ...(play.contract.row.openHand &&
      play.done.length > 0 && { openHand: { seat: declarer, cards: play.hands[declarer] } }),
    options: legal.map((card) => ({ decision: { type: 'play', seat, card }, verdict: { legal: true } })),
  };
}
