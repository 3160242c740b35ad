// Where one can read on about a refusal that people quarrel over: a word of the glossary, the house rules that change it, the games that have it.
import type { ReasonId } from '../../engine/base/reasons.ts';
import type { GameId } from '../../engine/games/shelf.ts';
import type { OptionId } from '../../engine/options/options.ts';
import type { TermId } from '../types/glossary-terms.ts';

export interface ReasonLink {
  /** Numbers of the rules document, and of what its sources leave open, as docs/RULES.md cites them at the refusal. */
  readonly source: string;
  readonly term: TermId;
  /** House rules on which it depends whether, when and how something is refused. */
  readonly options: readonly OptionId[];
  /** The games in which it is refused at all, where those are not all that have what it is about. */
  readonly games?: readonly GameId[];
}

const link = (source: string, term: TermId, ...options: readonly OptionId[]): ReasonLink => ({
  source,
  term,
  options,
});
const only = (source: string, games: readonly GameId[], term: TermId, ...options: readonly OptionId[]): ReasonLink => ({
  source,
  term,
  options,
  games,
});

const BY_NUMBERS = ['deutscher', 'bauernstoss', 'schoofkopp'] as const;
const DOPPELKOPF = ['doppelkopf'] as const;
const STOSS = ['stoss.enabled', 'stoss.window', 'stoss.replyBy', 'stoss.replyWindow', 'stoss.levels'] as const;

/** Refusals of things that can be tried at a table with real cards; slips of the program's own forms are not among them. */
const REASON_LINKS = {
  'R.FOLLOW_SUIT': link('2.6', 'bedienen'),
  'R.FOLLOW_TRUMP': link('2.6', 'bedienen'),
  'R.CALLED_CARD_MUST': link('2.7', 'suchen'),
  'R.CALLED_CARD_NO_DISCARD': link('2.7', 'rufsau', 'called.discard'),
  'R.CALLED_SUIT_LEAD': link(
    '2.7',
    'davonlaufen',
    'called.runAway.min',
    'called.runAway.when',
    'called.runAway.following',
  ),
  'R.MUST_TRUMP': only('7.1 7', BY_NUMBERS, 'trumpfzwang'),
  'R.JACK_OVERTAKE': only('7.1', ['bauernstoss'], 'stichzwang'),
  'R.OVERTAKE': link('3.5 7.2', 'stichzwang', 'bettel.overtake'),
  'R.NOT_OPEN': only('3.18', ['officers'], 'offiziersschafkopf', 'officers.secondHalf'),
  'A.OUT_OF_TURN': link('', 'ansage', 'auction.form'),
  'A.NO_BID_YET': link('', 'ansage', 'auction.form'),
  'A.NOT_HIGHER': link('2.3 7.1 Q16', 'vorrang', 'auction.form', 'contracts.ranking'),
  'A.BELOW_LEVEL': link('2.3', 'vorrang', 'auction.form', 'contracts.ranking'),
  'A.BAD_CALL': link('', 'ansage', 'contracts.enabled', 'tout.contracts', 'auction.form'),
  'A.NOT_PLAYED': link('10', 'ansage', 'contracts.enabled'),
  'A.MUST_ANNOUNCE': only('3.19 VI1', ['vicar'], 'pfarrerschafkopf'),
  'A.MUST_BID': only('7.1', BY_NUMBERS, 'mit'),
  'A.NO_JACK': only('7.1', BY_NUMBERS, 'mit'),
  'A.SUIT_NEEDS_CARD': only('7.1', BY_NUMBERS, 'mit'),
  'A.WRONG_NUMBER': only('7', BY_NUMBERS, 'mit'),
  'A.MIT_TOO_LOW': only('7.1', BY_NUMBERS, 'mit'),
  'A.FOUR_JACKS': only('7.1', BY_NUMBERS, 'mit'),
  'A.SOLO_FIRST_DEAL': only('7.1', BY_NUMBERS, 'solo'),
  'A.SOLO_NEEDS_EU': only('7.1', BY_NUMBERS, 'solo'),
  'A.RETURN_RECEIVED': only('7', BY_NUMBERS, 'gibMirEine'),
  'A.NOTHING_TO_PLAY': link('2.3 5', 'gut', 'auction.form', 'solo.requireTrumpSuitCard'),
  'A.CALL_OWN_CARD': link('2.4', 'rufsau'),
  'A.CALL_NEEDS_SUIT_CARD': link('2.4', 'rufen'),
  'A.SOLO_NEEDS_SUIT_CARD': link('2.4 Q10', 'solo', 'solo.requireTrumpSuitCard'),
  'A.SIE_NEEDS_TOP_TRUMPS': link('2.4', 'sie', 'contracts.enabled'),
  'A.MUST_CALL_OTHER': link('3.9', 'mussspiel', 'passout.rule'),
  'A.HOCHZEIT_NEEDS_ONE_TRUMP': link('3.6', 'hochzeit', 'hochzeit.form'),
  'A.OFFER_TOO_LATE': link('', 'hochzeit', 'hochzeit.form'),
  'A.OFFER_REJECTED': link('', 'hochzeit', 'hochzeit.form', 'hochzeit.noTaker'),
  'A.OFFER_TAKEN': link('', 'hochzeit', 'hochzeit.form'),
  'A.RETURN_OTHER': link('', 'hochzeit', 'hochzeit.returnCard'),
  'A.NOTHING_TO_RETURN': link('', 'hochzeit', 'hochzeit.returnCard'),
  'A.ONLY_ANNOUNCE': link('', 'hochzeit', 'auction.form', 'hochzeit.noTaker'),
  'A.DISCARD_TWO': only('6', ['denexa'], 'witwe', 'denexa.discardsCount'),
  'A.STOSS_TOO_LATE': link('2.8 4.1 Q04', 'stoss', ...STOSS),
  'A.STOSS_NOT_DEFENDER': link('2.8 Q07', 'stoss', ...STOSS),
  'A.STOSS_GIVEN': link('Q06', 'sub', ...STOSS),
  'A.STOSS_NO_MORE': link('4.1', 'sub', 'stoss.levels'),
  'A.STOSS_NOT_YET': link('4.1', 'retour', 'stoss.replyWindow'),
  'A.STOSS_NEVER': link('2.8', 'stoss', 'stoss.enabled'),
  'A.RETOUR_NOT_DECLARER': link('Q05', 'retour', 'stoss.replyBy'),
  'A.RETOUR_NO_STOSS': link('', 'retour', 'stoss.levels'),
  'A.RETOUR_GIVEN': link('', 'retour', 'stoss.levels', 'stoss.replyBy'),
  'A.DOPPLER_NEVER': link('4.1', 'ramsch', 'ramsch.doppler'),
  'A.DOPPLER_TOO_LATE': link('4.1', 'ramsch', 'ramsch.doppler'),
  'A.DOPPLER_GIVEN': link('', 'ramsch', 'ramsch.doppler'),
  'A.DURCHBRUCH_NEVER': link('4.1', 'durchmarsch', 'ramsch.durchmarsch'),
  'A.DURCHBRUCH_TRICK': link('4.1', 'durchmarsch', 'ramsch.durchmarsch'),
  'A.DURCHBRUCH_GIVEN': link('', 'durchmarsch', 'ramsch.durchmarsch'),
  'A.NEEDS_OLD_ONES': only('8', DOPPELKOPF, 'dieAlten'),
  'A.MUST_NAME': only('8', DOPPELKOPF, 'vorbehalt', 'dok.asking', 'dok.compulsorySolo'),
  'A.NO_PARTNER_YET': only('8', DOPPELKOPF, 'reKontra'),
  'A.WRONG_SIDE': only('8', DOPPELKOPF, 'reKontra'),
  'A.ALREADY_ANNOUNCED': only('8', DOPPELKOPF, 'reKontra'),
  'A.TOO_LATE': only('8', DOPPELKOPF, 'reKontra', 'dok.lateAnswer'),
  'A.CUT_TOO_THIN': link('2.2', 'abheben', 'deal.cutMinPacket'),
  'A.CUT_TOO_OFTEN': link('2.2', 'abheben', 'deal.cutMax'),
  'A.NO_KNOCKING': link('3.15', 'klopfen', 'klopfen.enabled'),
  'A.BAD_PACKETS': link('3.15', 'geben', 'deal.packets'),
} as const satisfies Readonly<Partial<Record<ReasonId, ReasonLink>>>;

/** A refusal that people quarrel over. */
export type QuarrelId = keyof typeof REASON_LINKS;
export const QUARRELS = Object.keys(REASON_LINKS) as readonly QuarrelId[];

export const isQuarrel = (id: string): id is QuarrelId => Object.hasOwn(REASON_LINKS, id);

export const reasonLinkOf = (id: QuarrelId): ReasonLink => REASON_LINKS[id];
