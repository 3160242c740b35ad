// What a game is: a row of data and of readings of the house rules. Only files of this folder know which game it is.
import type { DoublePack, Rank } from '../base/cards.ts';
import type { ContractRow } from '../base/contract.ts';
import type { HouseRules, OptionId, SoloUnits, Units } from '../options/options.ts';
import type { ShelfEntry } from './shelf.ts';

/** How a game makes trumps by numbers. */
export interface NumberTerms {
  /** Partners who have bid the same number agree who of them makes trumps, or their lowest cards decide as between others. */
  readonly partners: 'agree' | 'compare';
  /** Whether a hand with all lords may bid a number like any other. */
  readonly allLords: 'bid' | 'noNumber';
  /** Solos that may be announced instead of a number, the lowest first. */
  readonly solos: readonly ContractRow[];
  /** What is played in the first deal of a game, and by makers of trumps who have the chalk, where there is one. */
  readonly chalk?: { readonly first: ContractRow; readonly held: ContractRow };
}

export interface GameRow extends ShelfEntry {
  /**
   * How it begins once everybody has cards: with the auction; at once with the only contract, which forehand and the player
   * opposite play, or the dealer and the hand opposite; with contracts that are called in turn, each higher than the one before; with the choice of a contract by
   * forehand, who sees a quarter of the own cards; with the question who takes the widow; with numbers of trumps that are bid, or with reservations.
   */
  readonly begins:
    | 'auction'
    | 'forehandAndOpposite'
    | 'dealerAndOpposite'
    | 'calling'
    | 'choosing'
    | 'widow'
    | 'numbers'
    | 'reservations';
  /** What an undecided deal leaves to the next one: nothing, or its stake. */
  readonly draws: 'forgotten' | 'carried';
  /** House rules that mean something in it: those that its rules screen shows. */
  readonly options: readonly OptionId[];
  /** The house rules as the game is played by them; what means nothing in it is set to what holds. */
  house(agreed: HouseRules): HouseRules;
  /** Its contracts, where it has its own; the first is played if nobody names another one. */
  contracts?(house: HouseRules): readonly ContractRow[];
  /** Its only contract, where nobody bids. */
  onlyContract?(house: HouseRules): ContractRow;
  /** What is played if nobody wants to play that, where it is not thrown in. */
  otherwise?(house: HouseRules): ContractRow;
  /** Cards of which rank name the partners of a session before its first deal, where partners are drawn. */
  readonly partnersBy?: Rank;
  /** Its pack, where every card is there twice; else the house rules name it. */
  doublePack?(house: HouseRules): DoublePack;
  /** Sizes of the packets of a hand, where they depend on its double pack. */
  packetsOf?(pack: DoublePack): readonly number[];
  /** How trumps are made by numbers, where they are. */
  readonly numbers?: NumberTerms;
  /**
   * Set where no player pays another one: what a declarer wins or loses is nobody else's affair, or the side that has won writes
   * down what it is worth.
   */
  readonly settles?: 'declarerAlone' | 'winners';
  /** Whether everybody owes a solo in a session. */
  dueSolos?(house: HouseRules): boolean;
  /** How many points win a game of several deals, after which the next one begins at nothing, where games are played to a number. */
  target?(house: HouseRules): number;
  /** What its Solos count, in points. */
  soloUnits?(house: HouseRules): SoloUnits;
  /** What a game, a Schneider and a Schwarz count, in prices of a Rufer or in points; the tariff says it if this does not. */
  units?(house: HouseRules): Units;
}
