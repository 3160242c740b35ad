// What is counted in a hand: suits and ranks by their names, the rest by words of its own.
import type { Counted, CountedOtherwise } from '../../engine/positions/position.ts';
import type { Naming } from '../types/naming.ts';

export function countedWord(of: Counted, words: Readonly<Record<CountedOtherwise, string>>, name: Naming): string {
  switch (of) {
    case 'trumps':
    case 'points':
      return words[of];
    case 'obers':
      return name.ranks('O');
    case 'unters':
      return name.ranks('U');
    default:
      return name.suit(of);
  }
}
