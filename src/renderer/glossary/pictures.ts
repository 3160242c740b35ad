// Cards that show what a term means, from the strongest down.
import { type Card, cardOf, RANKS, SUITS } from '../../engine/base/cards.ts';
import { aloneGame } from '../../words/base/alone-games.ts';
import type { TermId } from '../../words/types/glossary-terms.ts';

const OBERS = ['EO', 'GO', 'HO', 'SO'] as const;
const UNTERS = ['EU', 'GU', 'HU', 'SU'] as const;
/** The trumps of a Rufspiel, and of all games that have the same. */
const USUAL = [...OBERS, ...UNTERS, 'HA', 'HT', 'HK', 'H9', 'H8', 'H7'] as const;
/** A suit of the usual Bettel: no trumps, and the Ten below the Unter. */
const BETTEL = ['GA', 'GK', 'GO', 'GU', 'GT', 'G9', 'G8', 'G7'] as const;

/** Cards beside the entry of a term that is not called like a game played alone; most terms have none. */
const PICTURES: Partial<Readonly<Record<TermId, readonly Card[]>>> = {
  farbe: ['ET', 'GT', 'HT', 'ST'],
  eichel: ['EA', 'ET', 'EK', 'E9', 'E8', 'E7'],
  gras: ['GA', 'GT', 'GK', 'G9', 'G8', 'G7'],
  herz: ['HA', 'HT', 'HK', 'H9', 'H8', 'H7'],
  schellen: ['SA', 'ST', 'SK', 'S9', 'S8', 'S7'],
  sau: ['EA', 'GA', 'HA', 'SA'],
  zehn: ['ET', 'GT', 'HT', 'ST'],
  koenig: ['EK', 'GK', 'HK', 'SK'],
  ober: OBERS,
  unter: UNTERS,
  spatz: ['G9', 'G8', 'G7'],
  eichelSau: ['EA'],
  grasSau: ['GA'],
  schellenSau: ['SA'],
  herzSau: ['HA'],
  eichelOber: ['EO'],
  grasOber: ['GO'],
  herzOber: ['HO'],
  schellenOber: ['SO'],
  herren: [...OBERS, ...UNTERS],
  trumpf: USUAL,
  trumpffolge: USUAL,
  zaehltAls: ['GO', 'GK'],
  augen: ['EA', 'ET', 'EK', 'EO', 'EU', 'E9'],
  schmier: ['GA', 'GT'],
  einundzwanzig: ['GA', 'GT'],
  besetzt: ['GT', 'G8'],
  blank: ['GT'],
  rufspiel: USUAL,
  rufsau: ['EA', 'GA', 'SA'],
  farbwenz: [...UNTERS, 'GA', 'GT', 'GK', 'GO', 'G9', 'G8', 'G7'],
  farbgeier: [...OBERS, 'GA', 'GT', 'GK', 'GU', 'G9', 'G8', 'G7'],
  herzSolo: USUAL,
  sie: [...OBERS, ...UNTERS],
  laufende: ['EO', 'GO', 'HO'],
  bettel: BETTEL,
  offenerBettel: BETTEL,
  hochzeit: USUAL,
  ramsch: USUAL,
  bauernstoss: [...UNTERS, 'GA', 'GT', 'GK', 'GO', 'G9', 'G8', 'G7'],
  alterSchoofkopp: [...UNTERS, 'GA', 'GT', 'GK', 'GO', 'G9', 'G8', 'G7'],
  gibMirEine: [...UNTERS, 'GA', 'GT', 'GK', 'GO', 'G9', 'G8', 'G7'],
  legDich: [...UNTERS, 'GA', 'GT', 'GK', 'GO', 'G9', 'G8', 'G7'],
  doppelschafkopf: ['EO', 'GO', ...UNTERS, 'SA', 'SK', 'SO', 'ST', 'S9'],
  doppelkopf: ['HT', ...OBERS, ...UNTERS, 'SA', 'ST', 'SK', 'S9'],
  farbsolo: ['HT', ...OBERS, ...UNTERS, 'GA', 'GT', 'GK', 'G9'],
  damensolo: OBERS,
  bubensolo: UNTERS,
  fleischlos: ['GA', 'GT', 'GK', 'GO', 'GU', 'G9'],
  deutscherSchafkopf: [...UNTERS, 'GA', 'GK', 'GO', 'GT', 'G9', 'G8', 'G7'],
  witwe: [...OBERS, ...UNTERS, 'SA', 'ST', 'SK', 'S9', 'S8', 'S7'],
  amWenigsten: [...OBERS, ...UNTERS, 'SA', 'ST', 'SK', 'S9', 'S8', 'S7'],
  mussspiel: USUAL,
  kreuzrunde: USUAL,
  bierkopf: USUAL,
  teufel: ['EO', 'HO', 'SO', 'EU'],
  schieber: ['EO', 'GO'],
  davonlaufen: ['GA', 'GT', 'GK', 'G8'],
};

/** The trumps of a game that is played alone: a suit that is chosen is Leaves here. */
function trumpsOf(id: string): readonly Card[] {
  const { lords = [], suit = 'none' } = aloneGame(id) ?? {};
  const below = suit === 'none' ? [] : RANKS.filter((rank) => !lords.includes(rank));
  return [
    ...lords.flatMap((rank) => SUITS.map((each) => cardOf(each, rank))),
    ...below.map((rank) => cardOf('G', rank)),
  ];
}

/** Cards beside the entry of a term, from the strongest down. */
export const picturesOf = (term: TermId): readonly Card[] => PICTURES[term] ?? trumpsOf(term);
