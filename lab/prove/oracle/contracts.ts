// The contracts as the rules document lists them: trumps, who plays, lines of their own (SPEC 1.4, 3.4 - 3.9, 3.16, 6).
import type { Card, Rank } from '../../../src/engine/base/cards.ts';

/** From how many card points on the side that needs them wins, makes the others Schneider, is out of Schneider. */
export interface Lines {
  readonly win: number;
  readonly schneider: number;
  readonly safe: number;
  readonly draw?: number;
}

export interface Listed {
  /** Ranks that are lords in all suits, high to low, and the suit below them: a certain one, the one named, or none. */
  readonly lords: readonly Rank[];
  readonly suit: 'H' | 'S' | 'named' | 'none';
  /** Cards above all lords, high to low. */
  readonly top?: readonly Card[];
  readonly played: 'alone' | 'by-two' | 'by-all';
  /** Where the table does not set them. */
  readonly lines?: Lines;
}

const AS_RUFER = { lords: ['O', 'U'], suit: 'H' } as const;
/** Games of fixed partners, with trumps made by numbers (SPEC 7). */
const BY_NUMBERS: Listed = { lords: ['U'], suit: 'named', played: 'by-two' };

/** A Tout is listed under the name of the game that it raises. */
const LISTED: Readonly<Record<string, Listed>> = {
  rufer: { ...AS_RUFER, played: 'by-two' },
  hochzeit: { ...AS_RUFER, played: 'by-two' },
  kreuz: { ...AS_RUFER, played: 'by-two' },
  muss: { ...AS_RUFER, played: 'by-two', lines: { win: 60, schneider: 90, safe: 30 } },
  'muss-rufer': { ...AS_RUFER, played: 'by-two' },
  bierkopf: { ...AS_RUFER, played: 'by-two', lines: { win: 61, schneider: 91, safe: 30, draw: 60 } },
  ramsch: { ...AS_RUFER, played: 'by-all' },
  bettel: { ...AS_RUFER, played: 'alone' },
  'open-bettel': { ...AS_RUFER, played: 'alone' },
  solo: { lords: ['O', 'U'], suit: 'named', played: 'alone' },
  sie: { lords: ['O', 'U'], suit: 'none', played: 'alone' },
  wenz: { lords: ['U'], suit: 'none', played: 'alone' },
  'suit-wenz': { lords: ['U'], suit: 'named', played: 'alone' },
  geier: { lords: ['O'], suit: 'none', played: 'alone' },
  'suit-geier': { lords: ['O'], suit: 'named', played: 'alone' },
  kaiser: { lords: ['K'], suit: 'none', played: 'alone' },
  eisenbahner: { lords: ['T'], suit: 'none', played: 'alone' },
  'widow-game': { lords: ['O', 'U'], suit: 'S', played: 'alone' },
  least: { lords: ['O', 'U'], suit: 'S', played: 'by-all' },
  deutscher: BY_NUMBERS,
  'bauernstoss-first': BY_NUMBERS,
  'bauernstoss-chalk': BY_NUMBERS,
  bauernstoss: BY_NUMBERS,
  'small-solo': BY_NUMBERS,
  'big-solo': BY_NUMBERS,
  'schoofkopp-first': BY_NUMBERS,
  'schoofkopp-chalk': BY_NUMBERS,
  schoofkopp: BY_NUMBERS,
  'schoofkopp-solo': BY_NUMBERS,
  'dok-normal': { lords: ['O', 'U'], suit: 'S', top: ['HT'], played: 'by-two' },
  'dok-hochzeit': { lords: ['O', 'U'], suit: 'S', top: ['HT'], played: 'by-two' },
  'dok-solo': { lords: ['O', 'U'], suit: 'named', top: ['HT'], played: 'alone' },
  'dok-queens': { lords: ['O'], suit: 'none', played: 'alone' },
  'dok-jacks': { lords: ['U'], suit: 'none', played: 'alone' },
  doppelschafkopf: { lords: ['U'], suit: 'S', top: ['EO', 'GO'], played: 'by-two' },
  'dok-aces': { lords: [], suit: 'none', played: 'alone' },
};

/** A Tout is its own contract under the name of the one that it raises. */
export const isTout = (id: string): boolean => id.endsWith('-tout');

export const withoutTout = (id: string): string => (isTout(id) ? id.slice(0, -'-tout'.length) : id);

/** Throws for a contract that is not listed (programming error). */
export function listed(id: string): Listed {
  const found = LISTED[withoutTout(id)];
  if (!found) throw new Error(`${id} is not in lab/prove/oracle/contracts.ts`);
  return found;
}

/** Contracts that two declare together, and what is played alone. */
export const isForTwo = (id: string): boolean => listed(id).played === 'by-two';
export const isAlone = (id: string): boolean => listed(id).played === 'alone';
