// Where everything lies in the memory of the module, and how it is read and written: numbers of 32 bits at fixed places.

/** The contract as the host writes it before it calls `loadContract`; by bit where it is not said otherwise. */
export const VALUE: usize = 0x400;
export const GROUP_MASK: usize = 0x480;
export const ALIKE_MASK: usize = 0x500;
export const BEATEN_BY: usize = 0x580;
/** Parts of the layout: shift and number of cards of each, at most `MAX_PARTS`. */
export const PARTS: usize = 0x600;
export const MAX_PARTS: i32 = 6;
/** Single numbers: the rules, who sits at the table, and what follows from them. */
export const FACTS: usize = 0x640;
/** Weights of the order of moves. */
export const WEIGHTS: usize = 0x700;
/** By seat: the cards held, 1 for the declaring side, and who plays next; the fifth is nobody. */
export const HANDS: usize = 0x900;
export const SIDE: usize = 0x920;
export const NEXT_SEAT: usize = 0x940;

/** Plain suits of the contract. */
export const SUITS: usize = 0x960;
/** Classes of equal points: what a card of each counts, and its cards. */
export const CLASS_POINTS: usize = 0x980;
export const CLASS_MASK: usize = 0x9c0;
/** Of each part: its lowest bit, and all its bits if they began at 0; of each bit: its part. */
export const PART_SHIFT: usize = 0xa00;
export const PART_SIZE: usize = 0xa20;
export const PART_OF_BIT: usize = 0xa40;
/** Owners of the cards of the part that is being prepared. */
export const OWNERS: usize = 0xac0;

/** Tricks on the way to the present position: bytes of one, and where its parts lie; its lock comes first. */
export const TRICKS: usize = 0xc00;
export const TRICK_SIZE: usize = 16;
export const REST: usize = 4;
export const TARGET: usize = 8;
export const LED: usize = 12;
/** Nodes searched, as a floating number, which counts further. */
export const NODES: usize = 0xbf8;
/** Moves of all positions on the way to the present one, and what came of them. */
export const MOVES: usize = 0x1000;
export const RESULTS: usize = 0x1800;
/** By first weight and card: the score of the card. */
export const CARD_SCORES: usize = 0x2000;
/** Of each part, by subset: the common form of all subsets with the same owners. */
export const CANONICAL: usize = 0x5000;
/** By subset of eight bits and n: the n-th highest bit, in bytes, 0xff if there is none. */
export const NTH_HIGHEST: usize = 0x6800;
/** Of each part, by subset: the values of its cards from the highest bit down, one to a byte. */
export const VALUES_DOWN: usize = 0x7000;
/** Positions that have been searched. */
export const POSITIONS: usize = 0x10000;

/** Places of the rules, which the host writes in this order. */
export const RULES: usize = FACTS;
export const TRUMPS: usize = 0;
export const PER_TRICK: usize = 4;
export const FOLLOW_DUTY: usize = 8;
export const RUFF_DUTY: usize = 12;
export const CALLED: usize = 16;
export const CALLED_SUIT: usize = 20;
export const RUN_AWAY_MIN: usize = 24;
export const DUCKS: usize = 28;
export const DISCARDS_FROM: usize = 32;
export const OVERTAKING: usize = 36;
export const LORDS: usize = 40;
/** Places of how many sit at the table and who takes no part, or -1; the host writes them for each deal. */
export const SITTING: usize = FACTS + 0x40;
export const PLAYERS: usize = 0x40;
export const IDLE: usize = 0x44;
/** Places of what follows from these. */
export const PART_COUNT: usize = 0x60;
export const LOWEST_TRUMP: usize = 0x64;
export const LAST_PLACE: usize = 0x68;
export const CLASSES: usize = 0x6c;
export const SUIT_COUNT: usize = 0x70;
export const MOST_IN_TRICK: usize = 0x74;

/** Stands for the seat of a player that there is not: nobody's hand is empty. */
export const NOBODY: i32 = 4;

/** How far the number with this index lies behind the first of its table, in bytes. */
export function word(index: i32): usize {
  return (<usize>index) << 2;
}

export function fact(place: usize): i32 {
  return load<i32>(FACTS + place);
}

export function setFact(place: usize, to: i32): void {
  store<i32>(FACTS + place, to);
}

export function valueOf(bit: i32): i32 {
  return load<i32>(word(bit), VALUE);
}

export function groupOf(bit: i32): i32 {
  return load<i32>(word(bit), GROUP_MASK);
}

export function alikeTo(bit: i32): i32 {
  return load<i32>(word(bit), ALIKE_MASK);
}

export function beating(bit: i32): i32 {
  return load<i32>(word(bit), BEATEN_BY);
}

export function handOf(seat: i32): i32 {
  return load<i32>(word(seat), HANDS);
}

export function setHand(seat: i32, hand: i32): void {
  store<i32>(word(seat), hand, HANDS);
}

export function sideOf(seat: i32): i32 {
  return load<i32>(word(seat), SIDE);
}

export function after(seat: i32): i32 {
  return load<i32>(word(seat), NEXT_SEAT);
}

/** All cards that are in hands. */
export function cardsLeft(): i32 {
  return load<i32>(HANDS) | load<i32>(HANDS + 4) | load<i32>(HANDS + 8) | load<i32>(HANDS + 12);
}

/** The highest card of a set that is not empty. */
export function highestOf(mask: i32): i32 {
  return 31 - clz(mask);
}

/** Whether a set has at most one card. */
export function isSingle(mask: i32): bool {
  return (mask & (mask - 1)) === 0;
}
