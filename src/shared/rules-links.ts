// Where one can read on about a house rule: a word of the glossary, and a lesson if there is one.
import type { OptionId } from '../engine/options/options.ts';
import type { TermId } from './texts/glossary-terms.ts';

export interface RuleLink {
  readonly term: TermId;
  /** Number of the lesson. */
  readonly lesson?: number;
}

const CALLED: RuleLink = { term: 'davonlaufen', lesson: 9 };
const STOSS: RuleLink = { term: 'stoss', lesson: 16 };
const REPLY: RuleLink = { term: 'retour', lesson: 16 };
const LEGEN: RuleLink = { term: 'legen', lesson: 16 };
const RUNNERS: RuleLink = { term: 'laufende', lesson: 15 };
const BETTEL: RuleLink = { term: 'bettel', lesson: 19 };
const HOCHZEIT: RuleLink = { term: 'hochzeit', lesson: 19 };
const RAMSCH: RuleLink = { term: 'ramsch', lesson: 19 };
const MARCH: RuleLink = { term: 'durchmarsch', lesson: 19 };
const STOCK: RuleLink = { term: 'stock', lesson: 19 };
const BOCK: RuleLink = { term: 'bock', lesson: 19 };
const KREUZ: RuleLink = { term: 'kreuzrunde', lesson: 19 };
const SCHIEBER: RuleLink = { term: 'schieber', lesson: 19 };
const TOUT: RuleLink = { term: 'tout', lesson: 13 };
const SIE: RuleLink = { term: 'sie', lesson: 13 };

export const RULE_LINKS: Readonly<Record<OptionId, RuleLink>> = {
  'deck.size': { term: 'kurzesBlatt', lesson: 19 },
  'rank.ten': { term: 'zehn', lesson: 1 },
  'table.direction': { term: 'vorhand' },
  'deal.packets': { term: 'geben' },
  'deal.cutMax': { term: 'abheben' },
  'deal.cutMinPacket': { term: 'abheben' },
  'lead.first': { term: 'ausspielen', lesson: 18 },
  'auction.form': { term: 'ansage', lesson: 10 },
  'contracts.enabled': { term: 'reinerSchafkopf', lesson: 19 },
  'contracts.ranking': { term: 'vorrang', lesson: 10 },
  'tout.contracts': TOUT,
  'solo.requireTrumpSuitCard': { term: 'solo', lesson: 12 },
  'passout.rule': { term: 'zusammenwerfen', lesson: 19 },
  'stock.ante': STOCK,
  'stock.cap': STOCK,
  'stock.countsHochzeit': STOCK,
  'muss.maxTrumps': { term: 'mussspiel', lesson: 19 },
  'called.runAway.min': CALLED,
  'called.runAway.when': CALLED,
  'called.runAway.following': CALLED,
  'called.discard': { term: 'rufsau', lesson: 8 },
  'stoss.enabled': STOSS,
  'stoss.window': STOSS,
  'stoss.levels': { term: 'sub', lesson: 16 },
  'stoss.replyBy': REPLY,
  'stoss.replyWindow': REPLY,
  'stoss.takesOver': STOSS,
  'legen.form': LEGEN,
  'legen.dealerSecondPacket': LEGEN,
  'legen.hausbock': { term: 'hausbock' },
  'lay.afterFirstTrick': LEGEN,
  'klopfen.enabled': { term: 'klopfen' },
  tariff: { term: 'tarif', lesson: 15 },
  'score.tie60': { term: 'augen', lesson: 14 },
  'score.cap': { term: 'abrechnung', lesson: 15 },
  'score.winAt': { term: 'augen', lesson: 14 },
  'score.schneiderAt': { term: 'schneider', lesson: 14 },
  'score.safeAt': { term: 'schneiderfrei', lesson: 14 },
  'play.decided': TOUT,
  'sheet.P': { term: 'tarif', lesson: 15 },
  'sheet.S': { term: 'tarif', lesson: 15 },
  'tout.bonuses': TOUT,
  'tout.doublesRunners': TOUT,
  'sie.value': SIE,
  'sie.runners': SIE,
  'runners.enabled': RUNNERS,
  'runners.minOU': RUNNERS,
  'runners.minSingle': RUNNERS,
  'runners.mode': RUNNERS,
  'runners.claim': RUNNERS,
  'bettel.ranking': BETTEL,
  'bettel.overtake': { term: 'stichzwang', lesson: 19 },
  'bettel.firstLead': BETTEL,
  'bettel.value': BETTEL,
  'hochzeit.form': HOCHZEIT,
  'hochzeit.returnCard': HOCHZEIT,
  'hochzeit.value': HOCHZEIT,
  'hochzeit.noTaker': HOCHZEIT,
  'ramsch.mode': RAMSCH,
  'ramsch.stake': RAMSCH,
  'ramsch.tiebreak': RAMSCH,
  'ramsch.jungfrau': { term: 'jungfrau', lesson: 19 },
  'ramsch.durchmarsch': MARCH,
  'ramsch.durchmarschValue': MARCH,
  'ramsch.doppler': RAMSCH,
  'ramsch.bonuses': RAMSCH,
  'round.length': { term: 'runde' },
  'round.solo': BOCK,
  'bock.mode': BOCK,
  'bock.triggers': BOCK,
  'kreuz.form': KREUZ,
  'kreuz.trigger': KREUZ,
  'kreuz.draw': KREUZ,
  'kreuz.declaringSide': KREUZ,
  'kreuz.leader': KREUZ,
  'schieber.trigger': SCHIEBER,
  'schieber.offer': SCHIEBER,
  'teufel.trigger': { term: 'teufel', lesson: 19 },
  'deal.firstDealer': { term: 'geber' },
  'session.length': { term: 'spielzettel' },
  'officers.choice': { term: 'offiziersschafkopf', lesson: 23 },
  'officers.spritz': { term: 'offiziersschafkopf', lesson: 23 },
  'officers.secondHalf': { term: 'offiziersschafkopf', lesson: 23 },
  'deutscher.target': { term: 'deutscherSchafkopf', lesson: 24 },
  'bierkopf.units': { term: 'bierkopf' },
  'vicar.units': { term: 'pfarrerschafkopf' },
  'denexa.discardsCount': { term: 'witwe', lesson: 22 },
  'denexa.schwarzBy': { term: 'schwarz', lesson: 22 },
  'denexa.leastWidow': { term: 'amWenigsten', lesson: 22 },
};
