// What a contract is: a serialisable row of data, and the contract that a player makes of it by naming a suit or card.
import { type Card, cardOf, type Rank, type Suit, suitOf, SUITS } from './cards.ts';
import type { AnnounceRuleId, PlayRuleId } from './rule-ids.ts';

/** Trumps from the strongest down: a rank in all suits (E > G > H > S), one card, or what is left of a suit. */
export type TrumpStep = { readonly rank: Rank } | { readonly card: Card } | { readonly suit: Suit | 'chosen' };

/**
 * Who plays together: the declarer alone, with the holder of the card called in one of `suits` (an ace, or one of `ranks`),
 * with the player whose offer was taken (Hochzeit), with the player across the table or the one whom a draw has named
 * (Kreuz), or everyone for himself. Doppelkopf: the holders of both Obers of Acorns, whoever they are; or a suitor with whoever
 * takes the first trick but his own of so many.
 */
export type Parties =
  | { readonly kind: 'alone' }
  | { readonly kind: 'calledAce'; readonly suits: readonly Suit[]; readonly ranks?: readonly Rank[] }
  | { readonly kind: 'offered' }
  | { readonly kind: 'opposite' }
  | { readonly kind: 'drawn' }
  | { readonly kind: 'everyone' }
  | { readonly kind: 'oldOnes' }
  | { readonly kind: 'firstForeignTrick'; readonly within: number };

/** A game of every trick in which Schneider and Schwarz are paid as they were earned (OPTIONS tout.bonuses). */
export interface Graded {
  /** With fewer card points the declaring side, which has lost it then, is Schneider. */
  readonly safeAt: number;
}

/**
 * What the declaring side must reach. Card points: `atLeast` wins, `schneiderAt` makes the other side Schneider,
 * with fewer than `safeAt` points the declaring side is Schneider itself (SPEC 2.9); with `drawAt` points nobody has won
 * (SPEC 3.16). `fewestPoints`: everyone avoids card points, since who has most of them loses (SPEC 3.7) or who has fewest wins
 * (SPEC 6). `reKontra`: what was announced tells how many of 240 card points each side needs (SPEC 8).
 */
export type Goal =
  | {
      readonly kind: 'points';
      readonly atLeast: number;
      readonly schneiderAt: number;
      readonly safeAt: number;
      readonly drawAt?: number;
      /** A side that was dealt this card needs fewer: the chalk is its own (SPEC 7.1). */
      readonly fewerWith?: { readonly card: Card; readonly atLeast: number };
      /** What makes a side Schwarz: no trick if it is not said, or no card point; or there is no such thing. */
      readonly schwarzBy?: 'points' | 'never';
    }
  | { readonly kind: 'everyTrick'; readonly graded?: Graded }
  | { readonly kind: 'noTrick' }
  | { readonly kind: 'fewestPoints'; readonly decides?: 'fewest' }
  | { readonly kind: 'laidDown' }
  | { readonly kind: 'reKontra' };

/** Price classes of the tariff (SPEC 2.10, 3.5 - 3.7): what one opponent pays for the bare game. */
export const PRICES = ['partner', 'hochzeit', 'bettel', 'solo', 'tout', 'sie', 'ramsch'] as const;
export type Price = (typeof PRICES)[number];

/** Contracts are named by their id; the ids of the built-in rows are in contracts/registry.ts. */
export type ContractId = string;

/** One row of the contract table. Data only: every name stands for a function in a closed registry. */
export interface ContractRow {
  readonly id: ContractId;
  readonly trumps: readonly TrumpStep[];
  /** Order inside a plain suit and inside a trump suit, high to low; ranks that are lords drop out. */
  readonly plain: readonly Rank[];
  readonly parties: Parties;
  readonly goal: Goal;
  /** The trump of which, in packs that have it twice, a later copy in a trick beats the first; of others the first one wins. */
  readonly laterBeats?: Card;
  /** The card that brings something to whoever plays it first where both copies fall in one trick (SPEC 9.1). */
  readonly pairBonus?: Card;
  /** What it brings, in lines; one if it is not said. */
  readonly pairLines?: number;
  /** Set if it brings that only where the two copies come from both sides. */
  readonly pairFrom?: 'bothSides';
  /** When the stakes of undecided deals before count twice; never if it is not said. */
  readonly carriedTwice?: 'withSchneider';
  /** Rules of play; their order is the precedence of explanations. */
  readonly playRules: readonly PlayRuleId[];
  /** Conditions on the hand that announces the contract. */
  readonly announceRules: readonly AnnounceRuleId[];
  readonly price: Price;
  /** Shortest row of top trumps that is paid for (SPEC 2.11). */
  readonly runnersFrom: number | 'never';
  /** Runners are the Obers that the winners take in the order of their rank; else the top trumps that a side was dealt. */
  readonly runnersBy?: 'collected';
  readonly stoss: 'allowed' | 'never';
  /** Who leads to the first trick; forehand if it is not said. */
  readonly firstLead?: 'declarer';
  /** Who lays the hand down before the first card and takes no part in the play; nobody if it is not said (SPEC 7.1). */
  readonly sitsOut?: 'partner';
  /** Whether the declarer gives the partner a card before and is given one back (SPEC 7.1). */
  readonly exchange?: 'withPartner';
  /** When the declarer's hand is laid open for everybody; never if it is not said (SPEC 3.5). */
  readonly openHand?: 'afterFirstTrick';
  /** Whether the cards are played to the last one when tricks have decided the game; it ends there if it is not said. */
  readonly decided?: 'goesOn';
  /** How the called card binds its holder; USUAL_CALLED if it is not said. */
  readonly calledCard?: CalledCardRules;
}

export const RUN_AWAY_COUNTED = ['current-hand', 'initial-hand'] as const;
export const CALLED_DISCARDS = ['never', 'from-penultimate', 'free'] as const;

/** What the holder of the called card may do until its suit has been led (SPEC 2.7; OPTIONS called.*). */
export interface CalledCardRules {
  /** Cards of the called suit, called card included, that are needed to run away, and in which hand they are counted. */
  readonly runAwayMin: number;
  readonly counted: (typeof RUN_AWAY_COUNTED)[number];
  /** Whether who could run away may also keep the called card back when another player leads its suit. */
  readonly ducks: boolean;
  /** From when on the called card may be thrown on another suit: its last card may always go. */
  readonly discard: (typeof CALLED_DISCARDS)[number];
}

export const USUAL_CALLED: CalledCardRules = {
  runAwayMin: 4,
  counted: 'current-hand',
  ducks: false,
  discard: 'never',
};

export const calledRulesOf = ({ calledCard = USUAL_CALLED }: ContractRow): CalledCardRules => calledCard;

/** Most cards in a hand that may throw the called card on another suit. */
export const discardsFrom = ({ discard }: CalledCardRules): number =>
  discard === 'free' ? Infinity : discard === 'from-penultimate' ? 2 : 1;

/** What a declarer says: the contract, with the trump suit or the called card where the row leaves it open. */
export interface Announcement {
  readonly contract: ContractId;
  readonly trump?: Suit;
  readonly called?: Card;
}

/** A row with its open choices filled in. */
export interface Contract {
  readonly row: ContractRow;
  readonly trumps: readonly TrumpStep[];
  readonly trump?: Suit;
  readonly called?: Card;
}

/** What must be named besides the contract itself. */
export const choiceOf = (row: ContractRow): 'nothing' | 'trump' | 'called' =>
  row.parties.kind === 'calledAce' ? 'called' : row.trumps.some(isChosen) ? 'trump' : 'nothing';

const isChosen = (step: TrumpStep): boolean => 'suit' in step && step.suit === 'chosen';

/** Every announcement that the row allows in form, whatever the hand. */
export function announcementsOf(row: ContractRow): readonly Announcement[] {
  if (row.parties.kind === 'calledAce') {
    const { suits, ranks = ['A'] } = row.parties;
    return ranks.flatMap((rank) => suits.map((suit) => ({ contract: row.id, called: cardOf(suit, rank) })));
  }
  return row.trumps.some(isChosen) ? SUITS.map((trump) => ({ contract: row.id, trump })) : [{ contract: row.id }];
}

/** The contracts of each row, by trump and called card: they are asked for with every bid that is judged. */
const made = new WeakMap<ContractRow, Map<string, Contract>>();

/** The contract made of a row by an announcement. Throws if the announcement does not fit the row (programming error). */
export function contractOf(row: ContractRow, announcement: Announcement): Contract {
  const ofRow = made.get(row) ?? new Map<string, Contract>();
  const key = `${announcement.contract} ${announcement.trump} ${announcement.called}`;
  const contract = ofRow.get(key) ?? newContract(row, announcement);
  ofRow.set(key, contract);
  made.set(row, ofRow);
  return contract;
}

function newContract(row: ContractRow, announcement: Announcement): Contract {
  const fits = announcementsOf(row).some((each) => sameAnnouncement(each, announcement));
  if (!fits) throw new Error(`announcement ${JSON.stringify(announcement)} does not fit the row ${row.id}`);
  const { trump, called } = announcement;
  return {
    row,
    trumps: row.trumps.map((step) => ('suit' in step && step.suit === 'chosen' && trump ? { suit: trump } : step)),
    ...(trump && { trump }),
    ...(called && { called }),
  };
}

/** The contract in words of data, as it stands in the log. */
export const announcementOf = ({ row, trump, called }: Contract): Announcement => ({
  contract: row.id,
  ...(trump && { trump }),
  ...(called && { called }),
});

export const sameAnnouncement = (a: Announcement, b: Announcement): boolean =>
  a.contract === b.contract && a.trump === b.trump && a.called === b.called;

/** Suit in which the called card lies; undefined in contracts without one. */
export const calledSuitOf = (contract: Contract): Suit | undefined => contract.called && suitOf(contract.called);
