// Where one can read on about a house rule: a word of the glossary, and a lesson if there is one.
import type { FirstName } from '../../engine/options/groups.ts';
import type { OptionId } from '../../engine/options/options.ts';
import type { TermId } from '../types/glossary-terms.ts';

export interface RuleLink {
  readonly term: TermId;
  /** Number of the lesson. */
  readonly lesson?: number;
}

const RAMSCH: RuleLink = { term: 'ramsch', lesson: 43 };
const MARCH: RuleLink = { term: 'durchmarsch', lesson: 43 };
const BOCK: RuleLink = { term: 'bock', lesson: 44 };
const REPLY: RuleLink = { term: 'retour', lesson: 16 };
const TARIFF: RuleLink = { term: 'tarif', lesson: 15 };
const TOUT: RuleLink = { term: 'tout', lesson: 13 };
const CUT: RuleLink = { term: 'abheben' };

/** What the rules with a name are about (`stoss` of `stoss.window`). */
const BY_NAME: Readonly<Record<FirstName, RuleLink>> = {
  deck: { term: 'kurzesBlatt', lesson: 44 },
  rank: { term: 'zehn', lesson: 1 },
  table: { term: 'vorhand' },
  deal: { term: 'geben' },
  lead: { term: 'ausspielen', lesson: 18 },
  auction: { term: 'ansage', lesson: 10 },
  contracts: { term: 'reinerSchafkopf', lesson: 44 },
  tout: TOUT,
  solo: { term: 'solo', lesson: 12 },
  passout: { term: 'zusammenwerfen', lesson: 43 },
  stock: { term: 'stock', lesson: 43 },
  muss: { term: 'mussspiel', lesson: 43 },
  called: { term: 'davonlaufen', lesson: 9 },
  stoss: { term: 'stoss', lesson: 16 },
  legen: { term: 'legen', lesson: 16 },
  lay: { term: 'legen', lesson: 16 },
  klopfen: { term: 'klopfen' },
  tariff: TARIFF,
  sheet: TARIFF,
  score: { term: 'augen', lesson: 14 },
  play: TOUT,
  sie: { term: 'sie', lesson: 13 },
  runners: { term: 'laufende', lesson: 15 },
  bettel: { term: 'bettel', lesson: 19 },
  hochzeit: { term: 'hochzeit', lesson: 43 },
  ramsch: RAMSCH,
  round: { term: 'runde' },
  bock: BOCK,
  kreuz: { term: 'kreuzrunde', lesson: 44 },
  schieber: { term: 'schieber', lesson: 44 },
  teufel: { term: 'teufel', lesson: 44 },
  session: { term: 'spielzettel' },
  officers: { term: 'offiziersschafkopf', lesson: 23 },
  deutscher: { term: 'deutscherSchafkopf', lesson: 24 },
  dok: { term: 'doppelkopf', lesson: 26 },
  doppelschafkopf: { term: 'doppelschafkopf', lesson: 27 },
  bierkopf: { term: 'bierkopf' },
  vicar: { term: 'pfarrerschafkopf' },
  denexa: { term: 'witwe', lesson: 22 },
};

/** Rules that are about something else than the others of their name. */
const OF_THEIR_OWN: Readonly<Partial<Record<OptionId, RuleLink>>> = {
  'deal.cutMax': CUT,
  'deal.cutMinPacket': CUT,
  'deal.firstDealer': { term: 'geber' },
  'contracts.ranking': { term: 'vorrang', lesson: 10 },
  'called.discard': { term: 'rufsau', lesson: 8 },
  'stoss.levels': { term: 'sub', lesson: 16 },
  'stoss.replyBy': REPLY,
  'stoss.replyWindow': REPLY,
  'legen.hausbock': { term: 'hausbock' },
  'score.cap': { term: 'abrechnung', lesson: 15 },
  'score.schneiderAt': { term: 'schneider', lesson: 14 },
  'score.safeAt': { term: 'schneiderfrei', lesson: 14 },
  'bettel.overtake': { term: 'stichzwang', lesson: 19 },
  'ramsch.jungfrau': { term: 'jungfrau', lesson: 43 },
  'ramsch.durchmarsch': MARCH,
  'ramsch.durchmarschValue': MARCH,
  'round.solo': BOCK,
  'denexa.schwarzBy': { term: 'schwarz', lesson: 22 },
  'denexa.leastWidow': { term: 'amWenigsten', lesson: 22 },
};

/** Where one reads on about a rule. */
export const linkOf = (id: OptionId): RuleLink => OF_THEIR_OWN[id] ?? BY_NAME[id.replace(/\..*/, '') as FirstName];
