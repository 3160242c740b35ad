// Ids and evidence of the reasons for a card: true of the view in which it is played (texts in src/words).
import type { Card, Suit } from '../base/cards.ts';
import type { Group } from '../play/order.ts';
import type { Seat } from '../base/seats.ts';

/** Ideas behind a card in Doppelkopf: an Ace that walks, low trumps led, points for the partner, a trick worth it, or what is missed least. */
export type ThumbIdea = 'ace' | 'drawTrumps' | 'smear' | 'take' | 'cheap';

/** How often something happens in imagined deals with a card and with another one, in per cent of their weight. */
export interface Compared {
  readonly card: Card;
  readonly other: Card;
  readonly percent: number;
  readonly otherPercent: number;
  readonly deals: number;
}

/** What something comes to there on average, in card points. */
export interface MeansCompared extends Pick<Compared, 'card' | 'other' | 'deals'> {
  readonly mean: number;
  readonly otherMean: number;
}

/** What a side that has lost can still change by its price: whether it is Schwarz, whether it is Schneider, or nothing. */
export type LeftToPlayFor =
  | { readonly left: 'aTrick' }
  | { readonly left: 'points'; readonly missing: number }
  | { readonly left: 'nothing'; readonly schneider: 'yes' | 'no' };

/**
 * Evidence of each fact. "Out" means: neither in the own hand nor played nor laid away by it. "Threats" are cards out that an opponent who
 * still follows may hold and that would take the trick. `points` are card points.
 */
export interface CardFacts {
  /** No other card may be played. */
  'play.onlyCard': { readonly card: Card };
  /** The `others`, all that may be played besides, are of the same suit, or trumps too, and count as much, with nothing in between. */
  'play.sameCards': { readonly card: Card; readonly others: readonly Card[] };
  /** These cards stay in hand, of the others the ones worth most; `spared`: no allowed card is worth less in hand, nor is it the highest of its suit. */
  'play.keeps': { readonly card: Card; readonly kept: readonly Card[]; readonly spared?: true };
  /**
   * In so many possible deals (all of them, or drawn by chance), solved with open cards, the card earns the own seat on
   * average `gain` cents more than any other one.
   */
  'search.best': {
    readonly card: Card;
    readonly worlds: number;
    readonly of: 'all' | 'drawn';
    readonly gain: number;
  };
  /** By card points the own side has lost already, or won, and this is left for the side that has lost. */
  'count.lost': LeftToPlayFor;
  'count.won': LeftToPlayFor;
  /**
   * In so many imagined deals, played out as people play, the trick goes to the own side with the card in `percent` per cent, with the `other`
   * card in `otherPercent`.
   */
  'fate.trick': Compared;
  /** There the trick brings the own side, or gives the other side, so many card points on average with the card, and with the `other` one. */
  'fate.gains': MeansCompared;
  'fate.costs': MeansCompared;
  /** The same as of the trick of the tricks in which the card `of`, an ace or ten, falls. */
  'fate.card': Compared & { readonly of: Card };
  /** The same of whether the own card `of` takes a trick itself. */
  'fate.takes': Compared & { readonly of: Card };

  /** A rule of thumb: why this card. Only rounds that older versions have kept tell it. */
  'dok.thumb': { readonly idea: ThumbIdea; readonly card: Card };

  /** By so many imagined deals the own seat wins so many of 100 such games. */
  'table.chance': { readonly percent: number; readonly deals: number };
  /** Nothing that the other player has open beats the card, which is led. */
  'table.nothingOpenBeats': { readonly card: Card };
  /** These cards, which the other player has open, could take a trick to which the card is led. */
  'table.openBeats': { readonly card: Card; readonly beating: readonly Card[] };

  /** A defender leads the suit of the called card, which nobody has led before. */
  'lead.calledSuit': { readonly card: Card; readonly suit: Suit; readonly called: Card };
  /** The declaring side leads a trump that is higher than all of the `out` trumps that are out. */
  'lead.topTrump': { readonly card: Card; readonly out: number };
  /** The declaring side leads trump while `out` trumps are out; Re is named where it is that side. */
  'lead.drawTrumps': { readonly card: Card; readonly out: number; readonly side?: 're' };
  /** The holder of the called card leads trump for the declarer; `shows`: not everybody knows him yet. */
  'lead.trumpToDeclarer': { readonly card: Card; readonly declarer: Seat; readonly shows?: true };
  /** No trump is out any more, and the card is the highest left of its suit. */
  'lead.trumpsGone': { readonly card: Card; readonly suit: Suit };
  /** Nobody can beat the card. */
  'lead.sureTrick': { readonly card: Card };
  /** No higher card of its plain suit is out, of which `out` cards are. */
  'lead.highest': { readonly card: Card; readonly suit: Suit; readonly out: number };
  /** Like `lead.highest`, from a suit with only `own` cards in hand (1 or 2). */
  'lead.shortHighest': {
    readonly card: Card;
    readonly suit: Suit;
    readonly own: number;
    readonly out: number;
  };
  /** From the longest plain suit in hand, with `own` cards (3 or more). */
  'lead.longSuit': { readonly card: Card; readonly suit: Suit; readonly own: number };
  /** The only card of a plain suit, with `trumps` trumps in hand. */
  'lead.voidSelf': { readonly card: Card; readonly suit: Suit; readonly trumps: number };
  /** The card carries few points (0 - 4). */
  'lead.cheap': { readonly card: Card; readonly points: number };
  /** A defender leads a plain card and keeps all of `trumps` trumps. */
  'lead.saveTrumps': { readonly card: Card; readonly trumps: number };
  /** The holder of the called card leads its suit low. */
  'lead.runAway': { readonly card: Card; readonly called: Card; readonly own: number };
  /** The called card itself is led by its holder. */
  'lead.calledCard': { readonly card: Card };
  /** The declarer plays next and has both other defenders behind. */
  'lead.throughDeclarer': { readonly card: Card; readonly declarer: Seat };
  /** A player of the own side is known to be void in the suit and may hold trumps. */
  'lead.partnerVoid': { readonly card: Card; readonly suit: Suit; readonly partner: Seat };
  /** An opponent is known to be void in the suit and may hold trumps. */
  'lead.opponentVoid': { readonly card: Card; readonly suit: Suit; readonly opponent: Seat };
  /** Nothing but trumps in hand. */
  'lead.onlyTrumps': { readonly card: Card };
  /** The declarer, who plays alone, comes last, and a suit with only `own` cards in hand (1 or 2) is led. */
  'lead.longWay': { readonly card: Card; readonly suit: Suit; readonly own: number; readonly declarer: Seat };
  /** The declarer, who plays alone, comes next, and a suit with `own` cards in hand (3 or more) is led. */
  'lead.shortWay': { readonly card: Card; readonly suit: Suit; readonly own: number; readonly declarer: Seat };
  /** A player of the own side has led the plain suit before. */
  'lead.returnSuit': { readonly card: Card; readonly suit: Suit; readonly partner: Seat };
  /** A player of the own side surely holds the highest card left of the plain suit. */
  'lead.toHighest': { readonly card: Card; readonly suit: Suit; readonly partner: Seat; readonly highest: Card };
  /** The declaring side leads trump, and two or more opponents, as far as is known, can still follow. */
  'lead.twoForOne': { readonly card: Card; readonly out: number };
  /** With this trick, which nobody can take, the own side has `reached` of the `target` points. */
  'lead.reachTarget': { readonly card: Card; readonly reached: number; readonly target: number };
  /** With this trick, which nobody can take, the own side has `reached` points and loses no Schneider. */
  'lead.safeFromSchneider': { readonly card: Card; readonly reached: number; readonly target: number };
  /** With this trick, which nobody can take, the own side has `reached` points, and the other side is Schneider. */
  'lead.makeSchneider': { readonly card: Card; readonly reached: number; readonly target: number };
  /** The declarer, who plays after a defender's lead, has nothing of the suit and may hold trumps. */
  'lead.forceDeclarer': { readonly card: Card; readonly suit: Suit; readonly declarer: Seat };
  /** An opponent still to play has neither the suit nor a trump. */
  'lead.upToWeakness': { readonly card: Card; readonly suit: Suit; readonly opponent: Seat };
  /** A card without points, over which most cards out of its group go; the `kept` tens and aces of other suits, over which higher ones are out, are not led. */
  'lead.exit': { readonly card: Card; readonly kept: readonly Card[]; readonly by: 'trump' | 'blank' };
  /** The `kept` own cards of the same suit, or the same trumps, are higher and stay in hand. */
  'lead.keepHigher': { readonly card: Card; readonly group: Group; readonly kept: readonly Card[] };
  /** A plain suit with `own` cards in hand (1 or 2) is led. */
  'lead.shortSuit': { readonly card: Card; readonly suit: Suit; readonly own: number };
  /** Nothing out is higher than the card in its plain suit; over the `lower` own cards of the suit something is. */
  'lead.fromAbove': { readonly card: Card; readonly suit: Suit; readonly lower: readonly Card[] };
  /** A plain card of another suit than the `kept` ones, in which `opponent`, still to play, has nothing left and may hold trumps. */
  'lead.avoidRuff': {
    readonly card: Card;
    readonly kept: readonly Card[];
    readonly suit: Suit;
    readonly opponent: Seat;
  };
  /** The declarer, who has a partner, leads a trump and keeps the `kept` ones, higher Obers or Unters over each of which two trumps or more are out. */
  'lead.lowTrump': { readonly card: Card; readonly kept: readonly Card[] };
  /** The highest card left of its plain suit, of which `out` cards are out: all others will probably have to follow. */
  'lead.runs': { readonly card: Card; readonly suit: Suit; readonly out: number };
  /** The own card `kept` is the highest left of its plain suit, of which only `out` cards are out: somebody can probably ruff it. */
  'lead.keepAce': { readonly card: Card; readonly kept: Card; readonly suit: Suit; readonly out: number };
  /** Only `above` (1 or 2) of the `out` trumps that are out are higher than the trump that is led. */
  'lead.fewAbove': { readonly card: Card; readonly above: number; readonly out: number };
  /** Own tens and aces, over which a higher card is out, stay in hand. */
  'lead.keepPoints': { readonly card: Card; readonly kept: readonly Card[] };
  /** The declaring side leads a plain card; its last trumps stay for taking the lead again. */
  'lead.keepEntry': { readonly card: Card; readonly trumps: readonly Card[] };

  /** A player of the own side holds the trick and no opponent can take it any more. */
  'follow.smearPartnerWins': { readonly card: Card; readonly points: number; readonly partner: Seat };
  /** A player of the own side holds the trick; only the threats could take it. */
  'follow.smearLikely': {
    readonly card: Card;
    readonly points: number;
    readonly partner: Seat;
    readonly threats: readonly Card[];
  };
  /** A player who is perhaps of the own side holds the trick. */
  'follow.smearGuess': { readonly card: Card; readonly points: number; readonly player: Seat };
  /** A player of the own side is still to play. */
  'follow.smearHopeful': { readonly card: Card; readonly points: number; readonly partner: Seat };
  /** Last to play, and the card takes a trick of `points`, own card included. */
  'follow.winLast': { readonly card: Card; readonly points: number };
  /** The card takes the trick, with `points` in it, and no opponent can take it back. */
  'follow.winSure': { readonly card: Card; readonly points: number };
  /** The card takes the lead of the trick; only the threats could take it back. */
  'follow.winLikely': { readonly card: Card; readonly points: number; readonly threats: readonly Card[] };
  /** The `kept` cards would take the trick too, but are stronger or dearer. */
  'follow.cheapest': { readonly card: Card; readonly kept: readonly Card[] };
  /** Void in the suit led: a trump on `points` points that lie there. */
  'follow.ruff': { readonly card: Card; readonly suit: Suit; readonly points: number };
  /** An opponent holds the trick; the card gives few points (0 - 4). */
  'follow.duck': { readonly card: Card; readonly points: number; readonly winner: Seat };
  /** No allowed card beats the `best` card of the trick. */
  'follow.cannotWin': { readonly card: Card; readonly best: Card };
  /** The `kept` cards would take the trick, but only `points` lie there. */
  'follow.notWorth': { readonly card: Card; readonly points: number; readonly kept: readonly Card[] };
  /** A player of the own side holds the trick and is not overtaken, although an allowed card would. */
  'follow.leaveToPartner': { readonly card: Card; readonly partner: Seat };
  /** A player of the own side plays after this one. */
  'follow.partnerStillPlays': { readonly card: Card; readonly partner: Seat };
  /** The called card must be given when its suit is led. */
  'follow.calledCard': { readonly card: Card; readonly suit: Suit };
  /** The ten keeps a card of its suit beside it, while a higher card of the suit is out. */
  'follow.guardTen': { readonly card: Card; readonly ten: Card };
  /** An unbeatable trump stays in hand. */
  'follow.keepHigh': { readonly card: Card; readonly kept: Card };
  /** The `entry`, a trump that nobody can beat, stays; of another suit the `tops`, two or more, are the highest left. */
  'follow.keepEntry': { readonly card: Card; readonly entry: Card; readonly tops: readonly Card[] };
  /** The trick is sure for the own side; all cards out of the suit, two or more, are with `partner`, and none of them is higher than the card. */
  'follow.unblock': { readonly card: Card; readonly suit: Suit; readonly partner: Seat };
  /** With this trick, which cannot be lost, the own side has `reached` of the `target` points. */
  'follow.reachTarget': { readonly card: Card; readonly reached: number; readonly target: number };
  /** With this trick, which cannot be lost, the own side has `reached` points and loses no Schneider. */
  'follow.safeFromSchneider': { readonly card: Card; readonly reached: number; readonly target: number };
  /** With this trick, which cannot be lost, the own side has `reached` points, and the other side is Schneider. */
  'follow.makeSchneider': { readonly card: Card; readonly reached: number; readonly target: number };
  /** The `kept` allowed cards of the same suit, or the same trumps, are higher and stay in hand. */
  'follow.keepHigher': { readonly card: Card; readonly group: Group; readonly kept: readonly Card[] };
  /**
   * The `kept` allowed cards are higher, of the same suit or trumps like the card, and do not take the trick from `best` either: Obers and
   * Unters, or cards of the suit led where the trick is not surely with the own side.
   */
  'follow.belowAnyway': { readonly card: Card; readonly best: Card; readonly kept: readonly Card[] };
  /**
   * The card takes the trick for now, and so would the `kept` ones, dearer and higher of the same suit or trumps like it: the `threats` could take it
   * from each of them alike.
   */
  'follow.sameThreats': { readonly card: Card; readonly kept: readonly Card[]; readonly threats: readonly Card[] };
  /** Late in the round, in a trick that `partner` has for sure: the card brings it `points` (1 to 4), more than others would. */
  'follow.addPoints': { readonly card: Card; readonly points: number; readonly partner: Seat };
  /** The trick cannot be lost; with the `theirs` points that it would have with what lies there, the other side would have won. */
  'follow.stopTarget': { readonly card: Card; readonly theirs: number; readonly target: number };
  /** The trick is lost; the other side would have won, at `target` points, with one of the `kept` cards in it, and has not with this one. */
  'follow.keepBelow': { readonly card: Card; readonly kept: readonly Card[]; readonly target: number };
  /** Second to play after an opponent; the last player is of the own side, and the `kept` cards would take the trick. */
  'follow.secondHand': { readonly card: Card; readonly partner: Seat; readonly kept: readonly Card[] };
  /** One opponent plays after this card, which takes the trick; only the threats could take it back. */
  'follow.thirdHand': { readonly card: Card; readonly last: Seat; readonly threats: readonly Card[] };
  /**
   * The called card must still fall in this trick, `probably` if the leader may have run away from it; the card takes the trick or leaves
   * it with the own side.
   */
  'follow.catchCalled': {
    readonly card: Card;
    readonly called: Card;
    readonly falls: 'surely' | 'probably';
    readonly by: 'ruff' | 'smear';
  };
  /** Trumps lower than the card would take the trick as well, but an opponent behind could beat them. */
  'follow.highEnough': { readonly card: Card; readonly lower: readonly Card[] };
  /** The ten goes to a trick that is sure for the own side; the ace of its suit, which nobody beats, stays. */
  'follow.tenBeforeAce': { readonly card: Card; readonly ace: Card };
  /** The card goes to a trick that is sure for the own side; the `kept` one, the highest left of its plain suit, stays. */
  'follow.keepTop': { readonly card: Card; readonly kept: Card };
  /** The trick is with an opponent, and the `kept` allowed cards carry ten points or more each. */
  'follow.savePoints': { readonly card: Card; readonly kept: readonly Card[] };
  /** A Tout: the card takes a trick that the declarer holds or would hold. */
  'follow.stopTout': { readonly card: Card };
  /** A Tout: the declarer must take every trick. */
  'follow.mustTake': { readonly card: Card };

  /** Unable to follow: the last card of a plain suit goes, `trumps` trumps stay. */
  'discard.voidSuit': { readonly card: Card; readonly suit: Suit; readonly trumps: number };
  /** Unable to follow: the last card of a plain suit goes to a trick that `partner` has for sure; trumps stay. */
  'discard.showVoid': { readonly card: Card; readonly suit: Suit; readonly partner: Seat };
  /** Unable to follow: a card of a plain suit with `own` cards in hand (1 or 2) goes. */
  'discard.shortSuit': { readonly card: Card; readonly suit: Suit; readonly own: number };
  /** Unable to follow, against somebody who plays alone: no ruff, `trumps` trumps (3 or more) stay together. */
  'discard.keepLength': { readonly card: Card; readonly trumps: number };
  /** The only card of a suit of which a player of the own side surely has the `highest` card left stays, `kept` to give him the lead. */
  'discard.keepLink': { readonly card: Card; readonly kept: Card; readonly partner: Seat; readonly highest: Card };
  /**
   * Unable to follow: `above` cards out are higher than all own cards of the suit, at least as many as these are; the `kept` card of another
   * one has exactly as many `guards` beside it as cards out are higher.
   */
  'discard.hopeless': {
    readonly card: Card;
    readonly suit: Suit;
    readonly above: number;
    readonly kept: Card;
    readonly guards: readonly Card[];
  };
  /**
   * Unable to follow: the `high` card, a King or Ten, keeps all its `guards`, as many as cards out of its suit are higher; a card of another suit
   * goes.
   */
  'discard.keepGuards': { readonly card: Card; readonly high: Card; readonly guards: readonly Card[] };
  /** Unable to follow, and a card with few points (0 - 4) goes. */
  'discard.low': { readonly card: Card; readonly points: number };

  /** A Ramsch: a low card is led; `higher` of the `out` cards of its group are higher. */
  'ramsch.leadLow': { readonly card: Card; readonly higher: number; readonly out: number };
  /** A Ramsch: nobody has a higher card of its group. */
  'ramsch.leadTakes': { readonly card: Card };
  /** A Ramsch: the card does not take the trick, which another player holds. */
  'ramsch.stayBelow': { readonly card: Card; readonly winner: Seat };
  /** A Ramsch: the card gives its points (10 or 11) to somebody else's trick. */
  'ramsch.giveAway': { readonly card: Card; readonly points: number; readonly to: Seat };
  /** A Ramsch: the card does not take this trick, and is higher than `lower` cards that are out. */
  'ramsch.getRid': { readonly card: Card; readonly lower: number };
  /** A Ramsch: of the cards that follow and leave the trick this is the highest; the `lower` ones stay. */
  'ramsch.highestBelow': { readonly card: Card; readonly lower: readonly Card[] };
  /** A Ramsch: last to play, and every allowed card takes the trick; the `lower` ones of the same kind stay. */
  'ramsch.takeHigh': { readonly card: Card; readonly lower: readonly Card[] };
  /** A Ramsch: the last card of a plain suit goes, of which others have more. */
  'ramsch.frees': { readonly card: Card; readonly suit: Suit };
  /**
   * A Ramsch, played out by rules of thumb in imagined deals: how often, in per cent of their weight, it does not go against the seat with the
   * card, and with the `other` one.
   */
  'ramsch.chance': Compared;
  /** A Ramsch: every allowed card beats the `best` one on the table. */
  'ramsch.mustTake': { readonly card: Card; readonly best: Card };
  /** A Ramsch: the card takes the trick, with `points` in it so far. */
  'ramsch.takeCheap': { readonly card: Card; readonly points: number };
  /** A Ramsch: the card is the highest so far, and `higher` cards of its group are out. */
  'ramsch.mayBeTaken': { readonly card: Card; readonly higher: number };
  /** A Ramsch: the player has taken every trick so far, and the card takes this one. */
  'ramsch.stopMarch': { readonly card: Card; readonly player: Seat };
  /** A Ramsch: the own seat has taken every trick so far, and the card is the highest on the table. */
  'ramsch.march': { readonly card: Card };
  /** A Ramsch: the own seat has announced a Durchbruch, has `points` of the `needed` ones, and the card is the highest so far. */
  'ramsch.breakThrough': { readonly card: Card; readonly points: number; readonly needed: number };
  /** A Ramsch: the player has announced a Durchbruch, and the card is the highest so far. */
  'ramsch.stopBreakThrough': { readonly card: Card; readonly player: Seat };

  /** A Bettel: the declarer follows suit and stays under the best card. */
  'bettel.stayUnder': { readonly card: Card; readonly best: Card };
  /** A Bettel: the declarer cannot follow and throws a card of a suit in which `below` lower cards are out. */
  'bettel.throwHigh': { readonly card: Card; readonly below: number };
  /** A Bettel: a card is led over which `above` cards of its suit that are out can go. */
  'bettel.leadLow': { readonly card: Card; readonly above: number };
  /** A Bettel: the declarer is still to play, and the card goes no higher than it must. */
  'bettel.leaveRoom': { readonly card: Card; readonly declarer: Seat };
  /** A Bettel: the declarer holds the trick, and the card does not take it from him. */
  'bettel.letHimHave': { readonly card: Card; readonly declarer: Seat };
  /** A Bettel: the declarer has played and does not hold the trick, so that any card may go. */
  'bettel.unload': { readonly card: Card };
}
