// Ids and evidence of the reasons for whatever is decided besides cards: bids, calls, doublings, widows, claims (texts in src/words).
import type { AnsageWord } from '../base/ansage-words.ts';
import type { Card, Suit } from '../base/cards.ts';
import type { ContractId } from '../base/contract.ts';
import type { Group } from '../play/order.ts';
import type { Seat } from '../base/seats.ts';

/** How many of 100 such games are won, by so many imagined deals; not told where it was not measured. */
export interface Promised {
  readonly percent?: number;
  readonly deals: number;
}

/** Evidence of each fact; `points` are card points. */
export interface BidFacts {
  /** With so many trumps in a suit the own side wins so many of 100 such games, by some imagined deals, if the seat makes trumps. */
  'number.makes': Promised & { readonly suit: Suit; readonly count: number };
  /** The same if the player who has bid most so far makes trumps. */
  'number.leaves': Promised & { readonly to: Seat };

  /** A Solo comes to most of all, and is won so often. */
  'solo.chance': Promised & { readonly contract: ContractId; readonly trump: Suit };
  /** The same if this card is given to the partner; or given back, with a strong hand of the soloist. */
  'solo.give': Promised & { readonly card: Card };
  'solo.handBack': Promised & { readonly card: Card };

  /** Doppelkopf: what the seat would score on average, in tenths of a point, in so many imagined deals. */
  'dok.expects': { readonly tenths: number; readonly deals: number };

  /** The game is won so often with the announcement. */
  'ansage.pays': Promised & { readonly says: AnsageWord };
  /** Re or Kontra with these high trumps. */
  'ansage.trumps': { readonly trumps: readonly Card[] };

  /** Without one of these lords nobody can make trumps. */
  'number.none': { readonly lords: readonly Card[] };
  /** In no suit has the hand more trumps than `most`, and `highest` have been bid. */
  'number.tooFew': { readonly most: number; readonly highest: number };
  /** All of them are in one hand: it may leave it at that, or must. Nobody else can make trumps then. */
  'number.allLords': { readonly lords: readonly Card[]; readonly passing: 'may' | 'must' };

  /** One of so many allowed decisions, taken by chance. */
  'any.random': { readonly choices: number };

  /** A hand with so many trumps and so many Aces besides is strong enough to play alone with the widow, or is not. */
  'widow.take': { readonly trumps: number; readonly aces: number };
  'widow.leave': { readonly trumps: number; readonly aces: number };
  /** No card of the suit is left when two cards are laid away. */
  'widow.void': { readonly suit: Suit };
  /** These cards, laid away, carry so many card points, or none. */
  'widow.points': { readonly cards: readonly Card[]; readonly points: number };
  'widow.nothing': { readonly cards: readonly Card[] };

  /** Every cut with at least `min` cards in each packet is as good as any other. */
  'cut.anywhere': { readonly at: number; readonly min: number };

  /** A Ramsch is doubled: in `percent` per cent (0 - 10) of the imagined deals the seat pays it. */
  'doppler.paid': { readonly percent: number };

  /** A Ramsch: the own seat has `points`, the others together `others`, and `needed` are enough for an announced Durchbruch. */
  /** In so many of 100 imagined deals the points of a Durchbruch can be taken against best play of the others. */
  'durchbruch.chance': { readonly percent: number; readonly needed: number };
  'durchbruch.strong': { readonly points: number; readonly others: number; readonly needed: number };

  /** The hand consists of the highest trumps. */
  'bid.sie': { readonly cards: readonly Card[] };
  /** So many of the own cards should take a trick: all. */
  'bid.tout': { readonly contract: ContractId; readonly trump: Suit | undefined; readonly trumps: readonly Card[] };
  /** Trumps and plain aces held for a Solo. */
  'bid.solo': {
    readonly contract: ContractId;
    readonly trump: Suit;
    readonly trumps: readonly Card[];
    readonly aces: readonly Card[];
  };
  /** Trumps and aces held for a contract with few trumps, played alone. */
  'bid.lords': { readonly contract: ContractId; readonly trumps: readonly Card[]; readonly aces: readonly Card[] };
  /** The own plain cards that are low: most cards of their suit are higher. For a Bettel. */
  'bid.bettel': { readonly contract: ContractId; readonly low: readonly Card[] };
  /** Trumps and plain aces held, and an ace that can be called. */
  'bid.rufer': { readonly called: Card; readonly trumps: readonly Card[]; readonly aces: readonly Card[] };
  /** The only trump of the hand, which is offered to a partner. */
  'bid.offer': { readonly card: Card };
  /** Enough trumps to play with somebody who has none but the one offered, or too few. */
  'bid.marry': { readonly trumps: readonly Card[] };
  'bid.notMarry': { readonly trumps: readonly Card[] };
  /** Somebody else has accepted the Hochzeit already. */
  'bid.offerTaken': { readonly by: Seat };
  /** A hand of trumps only, where no trump may be given back. */
  'bid.nothingToReturn': { readonly trumps: readonly Card[] };
  /** Too little for any contract: these trumps count for the lowest one. */
  'bid.weak': { readonly trumps: readonly Card[] };
  /** No ace can be called; these trumps are held. */
  'bid.blocked': { readonly trumps: readonly Card[] };
  /** The game that a call or an announcement leads to is lost more often than won. */
  'bid.thin': Record<never, never>;
  /** The same of the best call, beside which passing comes to less by more than the figures may be off. */
  'bid.evenSo': Record<never, never>;
  /** The same of the best announcement, where one has to be made. */
  'bid.leastBad': Record<never, never>;
  /** The seat is forehand and will lead to the first trick. */
  'bid.firstLead': { readonly contract: ContractId };
  /** Somebody else's game stands; nothing higher is held that is worth it. */
  'bid.accept': { readonly holder: Seat; readonly shown: ContractId };
  /** Something above the game that stands is held. */
  'bid.overcall': { readonly over: ContractId; readonly with: ContractId };
  /** The claimed level is held as well. */
  'bid.hold': { readonly level: ContractId; readonly with: ContractId };
  /** The claimed level is higher than what the hand is worth. */
  'bid.drop': { readonly level: ContractId };

  /** The card given back leaves no card of its suit in the hand. */
  'return.void': { readonly card: Card; readonly suit: Suit };
  /** The partner, who cannot follow to trumps, will give the card to a trick of the own side. */
  'return.points': { readonly card: Card; readonly points: number };
  /** The lowest card in hand of its suit, or of the trumps where there is nothing else. */
  'return.low': { readonly card: Card; readonly of: Group };

  /** These two cards are needed least, and are passed on in a Schieber. */
  'pass.leastUseful': { readonly cards: readonly [Card, Card] };

  /** A Muss-Spiel: the holder of the Eichel-Ober must play, with these trumps. */
  'call.forced': { readonly trumps: readonly Card[] };
  /** No other ace can be called. */
  'call.onlyAce': { readonly card: Card };
  /** No other callable suit is shorter in hand: `own` cards. */
  'call.shortSuit': { readonly card: Card; readonly suit: Suit; readonly own: number };
  /** The own cards of the called suit carry `points` points. */
  'call.lowCards': { readonly card: Card; readonly suit: Suit; readonly points: number };
  /** The own ten goes under the called ace. */
  'call.withTen': { readonly card: Card; readonly ten: Card };
  /** No other suit gives more trumps: `own` of them. */
  'call.longestTrumps': { readonly trump: Suit; readonly own: number };

  /** A defender holds this many of all trumps of the contract. */
  'stoss.trumps': { readonly trumps: readonly Card[]; readonly of: number; readonly many?: true };
  /** By imagined deals the own side wins so often, in per cent: often enough for a Stoss, or for the Retour, to pay; or not. */
  'stoss.pays': { readonly percent: number };
  'stoss.leave': { readonly percent: number };

  'retour.pays': { readonly percent: number };
  'retour.leave': { readonly percent: number };

  /** A defender holds these aces. */
  'stoss.aces': { readonly aces: readonly Card[] };
  /** A defender leads to the first trick. */
  'stoss.firstLead': Record<never, never>;

  /** These trumps (of the lowest contract) are among the `seen` cards of the packet: enough to lay, or not. */
  'legen.strong': { readonly trumps: readonly Card[]; readonly seen: number };
  'legen.weak': { readonly trumps: readonly Card[]; readonly seen: number };

  /** Laid after a first trick taken, with these trumps dealt. */
  'lay.strong': { readonly trumps: readonly Card[] };

  /** With these trumps it is not sure enough to double once more. */
  'double.leave': { readonly trumps: readonly Card[] };

  /** The own side held these highest trumps. */
  'claim.runners': { readonly cards: readonly Card[] };
  /** Obers that the winners have taken in their order, where those are paid for. */
  'claim.collected': { readonly cards: readonly Card[] };
  /** Some cards are still hidden, so that nobody can tell; to claim in vain costs nothing. */
  'claim.unseen': Record<never, never>;
  /** Neither side held enough of the highest trumps in a row. */
  'claim.none': Record<never, never>;

  /** The declarer answers with these trumps, of which `top` are the highest of the contract. */
  'retour.strong': { readonly trumps: readonly Card[]; readonly top: number };
}
