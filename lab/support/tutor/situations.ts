// Situations at the table from which every reason and every note of the tutor arises at least once.
import {
  ansage,
  doppelkopfDealt,
  doppelkopfEnded,
  doppelkopfNormal,
  doppelkopfSettled,
  doppelkopfTwoTricks,
  doppelkopfWedding,
  ONE_RESERVED,
  presentedSolo,
  reservation,
} from '../rounds/doppelkopf-rounds.ts';
import { type Card, cardsOfPack } from '../../../src/engine/base/cards.ts';
import { bettelRow, USUAL_BETTEL } from '../../../src/engine/contracts/bettel.ts';
import { LEAST } from '../../../src/engine/contracts/widow.ts';
import { type LeastResult, leastVerdict, withRevokeInLeast } from '../../../src/engine/scoring/least.ts';
import { BIERKOPF, MUSS, RAMSCH } from '../../../src/engine/contracts/partnerships.ts';
import { type HouseRules, PURE_2007 } from '../../../src/engine/options/options.ts';
import type { Entry } from '../../../src/engine/table/log.ts';
import { contractOf } from '../../../src/engine/base/contract.ts';
import { type RamschForm, ramschResult, type RamschRules } from '../../../src/engine/scoring/ramsch-result.ts';
import { resultOf } from '../../../src/engine/scoring/result.ts';
import type { ReasonId } from '../../../src/engine/base/reasons.ts';
import { type Round, startRound } from '../../../src/engine/table/round.ts';
import { bySeat, type Seat, SEATS } from '../../../src/engine/base/seats.ts';
import { judge, legalDecisions, turnIn } from '../../../src/engine/round/step.ts';
import { pureRules, tableRulesOf } from '../../../src/engine/table/table-rules.ts';
import { courseOf } from '../../../src/engine/tutor/course.ts';
import { dutyOf } from '../../../src/engine/tutor/duty.ts';
import { endingOf } from '../../../src/engine/tutor/ending.ts';
import { explain } from '../../../src/engine/tutor/explain.ts';
import type { Explanation, Note, NoteId } from '../../../src/engine/tutor/notes.ts';
import { notesOnTrick } from '../../../src/engine/tutor/trick-notes.ts';
import { publicViewOf, viewFor } from '../../../src/engine/round/view.ts';
import { after, announce, announced, call, cards, dealt, filledUp, play, soleBid } from '../rounds/rounds.ts';
import { cardsLater, doppler, DOUBLED_RAMSCH, durchbruch, THIRD_TRICK } from '../rounds/durchbruch.ts';
import { houseTable, LANGENDORF_STOSS } from '../rounds/house-tables.ts';
import { BETTEL_FORMS } from '../rounds/rows.ts';
import {
  deutscherCompared,
  deutscherDealt,
  deutscherMade,
  deutscherTied,
  deutscherVoid,
  number,
} from '../rounds/deutscher.ts';
import {
  FOUR_UNTERS,
  handBack,
  solo,
  stossDealt,
  stossGiven,
  stossGiving,
  stossLordLed,
  stossSolo,
} from '../rounds/bauernstoss.ts';
import { denexaDealt, denexaLeast, denexaTaken, discard } from '../rounds/denexa.ts';
import { officersDealt, officersPack } from '../rounds/officers.ts';
import { strohmannDealt, strohmannTrick } from '../rounds/strohmann.ts';
import { vicarDealt } from '../rounds/vicar.ts';
import { HOCHZEIT_REFUSED, HOCHZEIT_SAID } from './hochzeit-situations.ts';
import {
  BIERKOPF_ROUND,
  KREUZ_BY_ACES,
  NAMING,
  OFFERED,
  PASSED_ON,
  REFUSED,
  TAKEN,
  UNSEEN,
} from '../rounds/special-rounds.ts';

export const rules = pureRules();

/** B calls the Leaf Ace of D, who has three Leaves; A holds four Bells and no Leaf. */
const hands = filledUp(rules, {
  0: cards('EO SO H9 EA SK S9 S8 S7'),
  1: cards('GO HO GU H8 GK ET E8 SA'),
  2: cards('EU HU HA HK G9 G8 EK ST'),
  3: cards('GA GT G7 SU HT H7 E9 E7'),
});

export const auction = dealt(rules, hands);
export const rufer = announced(rules, hands, 1, { contract: 'rufer', called: 'GA' });

const plays = (round: Round, ...played: readonly [Seat, Card][]): Round =>
  after(round, ...played.map(([seat, card]) => play(seat, card)));

/** D has taken the first trick and leads with GA GT G7. */
export const partnerLeads = plays(rufer, [0, 'H9'], [1, 'H8'], [2, 'HK'], [3, 'SU']);
/** C has taken the first trick and leads a Leaf; D is to play. */
export const searched = plays(rufer, [0, 'H9'], [1, 'H8'], [2, 'HU'], [3, 'HT'], [2, 'G9']);
/** Leaves are led, B holds the King, the Leaf Ober and the Leaf Unter. */
export const leavesToDeclarer = plays(searched, [3, 'GA'], [0, 'S7']);
/** Trumps are led, and B throws the Bell Ace away. */
export const revoked = after(plays(rufer, [0, 'H9']), { type: 'revoke', seat: 1, card: 'SA' });
/** D is void in Bells and holds the called Ace. */
const partnerVoid = plays(rufer, [0, 'S9'], [1, 'SA'], [2, 'ST']);

/** A Wenz of A, who leads the Leaf Ober; B holds the Leaf Unter and the Leaf King. */
export const wenz = announced(
  rules,
  filledUp(rules, { 0: cards('EU GA GO HA HO EA SA S7'), 1: cards('GU GK G9 H9 HK E9 E8 S8'), 2: cards('GT HT SO') }),
  0,
  { contract: 'wenz' },
);
const wenzLeaves = plays(wenz, [0, 'GO']);
const wenzHearts = plays(wenz, [0, 'HO']);

/** D holds four Leaves with the called Ace; A leads. */
export const mayRunAway = announced(
  rules,
  filledUp(rules, { 0: cards('EO GO HO H9 H8 GK EK SK'), 3: cards('GA GT G9 G8 SO EU E9 E8'), 2: cards('G7') }),
  0,
  { contract: 'rufer', called: 'GA' },
);
const ranAwayLead = plays(mayRunAway, [0, 'H9'], ...others(mayRunAway, 'H9'));

/** The first allowed cards of the three others after a lead; D takes the trick with the Bell Ober. */
function others(round: Round, led: Card): readonly [Seat, Card][] {
  let now = plays(round, [0, led]);
  return ([1, 2, 3] as const).map((seat) => {
    const option = legalDecisions(now, seat).find((each) => each.type === 'play' && (seat !== 3 || each.card === 'SO'));
    if (option?.type !== 'play') throw new Error('no card');
    now = after(now, option);
    return [seat, option.card] as const;
  });
}
export const ranAway = playedOn(plays(ranAwayLead, [3, 'G8']), 3);

const cutting = after(startRound(rules, { dealer: 3 }), { type: 'shuffled', pack: cardsOfPack(32) });
const bid = after(auction, call(0, 'spiele'));
const duel = after(bid, call(1, 'spiele-auch'));
const held = after(duel, call(0, 'selbst'));
const heldSolo = after(bid, call(1, 'has:solo'), call(0, 'selbst'), call(1, 'gut'), call(2, 'gut'), call(3, 'gut'));
const announcing = after(auction, ...soleBid(0, 0));
const byName = tableRulesOf({ ...PURE_2007, 'auction.form': 'named' });
const namedWenz = after(
  dealt(byName, filledUp(byName, { 0: cards('EU GU HU SU EA GA HA SA') })),
  call(0, 'names:wenz'),
  ...([1, 2, 3] as const).map((seat) => call(seat, 'weiter')),
);
const passed = after(auction, call(0, 'weiter'), call(1, 'weiter'), call(2, 'weiter'), call(3, 'weiter'));

/** A holds nothing of Leaves but the Ober. */
const lordOnly = toAnnounce('EO GO H9 H8 EK SK ST S9');
/** A holds two plain Aces and lacks Leaves: no Ace can be called. */
export const blocked = dealt(rules, filledUp(rules, { 0: cards('EO GO H9 HA EA E7 SA S9') }));

const sieHand = dealt(rules, filledUp(rules, { 0: cards('EO GO HO SO EU GU HU SU') }));
export const sie = after(sieHand, call(0, 'sie'));
const almostSie = dealt(rules, filledUp(rules, { 0: cards('EO GO HO SO EU GU HU HA') }));

const toutHand = filledUp(rules, { 0: cards('EU GU HU SU EA GA HA SA') });
export const toutWon = playedOn(announced(rules, toutHand, 0, { contract: 'wenz-tout' }), 32);
export const toutLost = playedOn(announced(rules, toutHand, 1, { contract: 'wenz-tout' }), 32);
export const ruferOver = playedOn(after(rufer, stoss(2), { type: 'retour', seat: 1 }), 32);

/** Six lords that are not the highest: nothing from the Solo upwards can be announced. */
const lordsOnly = dealt(pureRules(24), filledUp(pureRules(24), { 1: cards('EO GO HO SO EU HU') }));

const mussTable = { ...rules, contracts: [...rules.contracts, MUSS], ranking: [...rules.ranking, ['muss']] };

const houseRules = {
  ...rules,
  contracts: [...rules.contracts, ...BETTEL_FORMS, bettelRow(USUAL_BETTEL)],
  ranking: [...rules.ranking, ['bettel', ...BETTEL_FORMS.map(({ id }) => id)]],
};
const bettelHands = filledUp(rules, { 0: cards('S9 SU E9'), 1: cards('S7 S8 H7 H8 G7 G8 E7 E8'), 2: cards('SK ST') });
const mustBeat = announced(houseRules, bettelHands, 3, { contract: 'bettel-overtaking' });
const bettelWon = playedOn(announced(houseRules, bettelHands, 1, { contract: 'bettel' }), 32);
const bettelLost = playedOn(announced(houseRules, toutHand, 0, { contract: 'bettel' }), 32);
const mustCall = after(dealt(mussTable, filledUp(rules, { 0: cards('EO HU HA EA GA SA ST S8') })), ...soleBid(0, 0));

/** Two and two with sixty points each. */
const drawn = resultOf(
  { contract: contractOf(BIERKOPF, { contract: 'bierkopf' }), pack: 32, players: 4 },
  bettelHands,
  0,
  2,
  [
    { leader: 0, cards: [], winner: 0, points: 60 },
    { leader: 0, cards: [], winner: 1, points: 60 },
  ],
);

function toAnnounce(text: string): Round {
  return after(dealt(rules, filledUp(rules, { 0: cards(text) })), ...soleBid(0, 0));
}

function stoss(seat: Seat): Entry {
  return { type: 'stoss', seat };
}

/** The round after up to `count` more cards, each the first one allowed. */
export function playedOn(round: Round, count: number): Round {
  const seat = turnIn(round);
  const next = seat === undefined ? undefined : legalDecisions(round, seat).find(({ type }) => type === 'play');
  return next && count > 0 ? playedOn(after(round, next), count - 1) : round;
}

/** Tables that double in more ways. */
const asRufer = (changes: Partial<HouseRules>): Round =>
  announced(houseTable(changes), hands, 1, { contract: 'rufer', called: 'GA' });
const langendorf = asRufer(LANGENDORF_STOSS);
const subOpen = after(asRufer({ 'stoss.levels': 4 }), stoss(2), { type: 'retour', seat: 1 });
const laying = plays(asRufer({ 'lay.afterFirstTrick': 'pass-round' }), [0, 'H9'], [1, 'H8'], [2, 'HK'], [3, 'SU']);
const shuffledAt = (changes: Partial<HouseRules>): Round =>
  after(startRound(houseTable(changes), { dealer: 3 }), { type: 'shuffled', pack: cardsOfPack(32) });
const knocking = shuffledAt({ 'klopfen.enabled': true });
const knocked = after(knocking, { type: 'knock', seat: 2, packets: [2, 2, 2, 2] });
const legen = after(shuffledAt({ 'legen.form': 'all', 'legen.hausbock': true }), { type: 'cut', seat: 2, at: 16 });
const lege = (seat: Seat, says: 'lay' | 'leave'): Entry => ({ type: 'legen', seat, says });
/** All cards are played; the first of the winners is asked for runners. */
const claiming = playedOn(asRufer({ 'runners.claim': 'manual' }), 32);
const claimed = after(claiming, { type: 'claim', seat: turnIn(claiming) ?? 0, says: 'claim' });

const vicar = vicarDealt(cardsOfPack(24));
const choosing = officersDealt(officersPack({ 0: cards('GA'), 2: cards('EA EO HT E7') }), { 'officers.spritz': true });
const spritz = after(choosing, announce(0, { contract: 'solo', trump: 'H' }));
const doubledByDealer = after(spritz, { type: 'spritz', seat: 1, says: 'double' });

/** For every reason a decision that is refused with it. */
const deutscherLast = after(deutscherDealt(), number(0, 4, 'E'), call(1, 'weiter'), call(2, 'weiter'));

export const REFUSALS: Readonly<Record<ReasonId, { readonly round: Round; readonly entry: Entry }>> = {
  ...HOCHZEIT_REFUSED,
  'R.NOT_IN_HAND': { round: rufer, entry: play(0, 'GA') },
  'R.NOT_OPEN': { round: doubledByDealer, entry: play(0, 'GA') },
  'R.FOLLOW_SUIT': { round: leavesToDeclarer, entry: play(1, 'GO') },
  'R.FOLLOW_TRUMP': { round: plays(rufer, [0, 'H9']), entry: play(1, 'ET') },
  'R.CALLED_CARD_MUST': { round: searched, entry: play(3, 'GT') },
  'R.CALLED_CARD_NO_DISCARD': { round: partnerVoid, entry: play(3, 'GA') },
  'R.CALLED_SUIT_LEAD': { round: partnerLeads, entry: play(3, 'G7') },
  'R.OVERTAKE': { round: plays(mustBeat, [0, 'SU'], [1, 'S7']), entry: play(2, 'ST') },
  'A.OUT_OF_TURN': { round: rufer, entry: play(2, 'EU') },
  'A.NO_BID_YET': { round: auction, entry: call(0, 'gut') },
  'A.NOT_HIGHER': { round: held, entry: call(1, 'has:wenz') },
  'A.BELOW_LEVEL': { round: heldSolo, entry: announce(0, { contract: 'wenz' }) },
  'A.NOT_PLAYED': { round: vicar, entry: announce(0, { contract: 'wenz-tout' }) },
  'A.DISCARD_TWO': { round: denexaTaken(), entry: discard(1, 'E9') },
  'R.MUST_TRUMP': { round: deutscherVoid(), entry: play(1, 'HA') },
  'A.NEEDS_OLD_ONES': {
    round: after(doppelkopfDealt(), ...ONE_RESERVED),
    entry: reservation(0, { contract: 'dok-hochzeit' }),
  },
  'A.MUST_NAME': { round: after(doppelkopfDealt(), ...ONE_RESERVED), entry: reservation(0, 'none') },
  'A.NO_PARTNER_YET': { round: doppelkopfWedding(), entry: ansage(0, 're') },
  'A.WRONG_SIDE': { round: doppelkopfNormal(), entry: ansage(1, 're') },
  'A.ALREADY_ANNOUNCED': { round: after(doppelkopfNormal(), ansage(2, 'no90')), entry: ansage(0, 're') },
  'A.TOO_LATE': { round: doppelkopfTwoTricks(), entry: ansage(0, 'no90') },
  'A.MUST_BID': { round: deutscherDealt(), entry: call(0, 'weiter') },
  'A.NO_JACK': { round: deutscherLast, entry: number(3, 2, 'S') },
  'A.SUIT_NEEDS_CARD': { round: after(deutscherDealt(), number(0, 3, 'H')), entry: number(1, 1, 'E') },
  'A.WRONG_NUMBER': { round: deutscherDealt(), entry: number(0, 5, 'E') },
  'A.MIT_TOO_LOW': { round: after(deutscherDealt(), number(0, 4, 'E')), entry: number(1, 4, 'S') },
  'R.JACK_OVERTAKE': { round: stossLordLed(), entry: play(0, 'EA') },
  'A.FOUR_JACKS': { round: stossDealt({ hands: FOUR_UNTERS }), entry: number(0, 8, 'E') },
  'A.SOLO_FIRST_DEAL': { round: stossDealt({ chalk: 'first' }), entry: solo(0, 'big', 'E') },
  'A.SOLO_NEEDS_EU': { round: stossDealt({ dealer: 2 }), entry: solo(3, 'small', 'S') },
  'A.RETURN_RECEIVED': { round: stossGiven('HU'), entry: handBack(2, 'HU') },
  'A.MUST_ANNOUNCE': { round: vicar, entry: call(0, 'weiter') },
  'A.BAD_CALL': { round: bid, entry: call(1, 'spiele') },
  'A.NOTHING_TO_PLAY': { round: after(lordsOnly, call(0, 'spiele')), entry: call(1, 'has:solo-tout') },
  'A.CALL_OWN_CARD': { round: announcing, entry: announce(0, { contract: 'rufer', called: 'EA' }) },
  'A.CALL_NEEDS_SUIT_CARD': { round: lordOnly, entry: announce(0, { contract: 'rufer', called: 'GA' }) },
  'A.SOLO_NEEDS_SUIT_CARD': { round: lordOnly, entry: announce(0, { contract: 'solo', trump: 'G' }) },
  'A.SIE_NEEDS_TOP_TRUMPS': { round: almostSie, entry: call(0, 'sie') },
  'A.MUST_CALL_OTHER': { round: mustCall, entry: announce(0, { contract: 'muss', called: 'GK' }) },
  'A.STOSS_TOO_LATE': { round: plays(rufer, [0, 'H9'], [1, 'H8']), entry: stoss(2) },
  'A.STOSS_NOT_DEFENDER': { round: rufer, entry: stoss(3) },
  'A.STOSS_GIVEN': { round: after(rufer, stoss(2)), entry: stoss(0) },
  'A.STOSS_NO_MORE': { round: after(rufer, stoss(2), { type: 'retour', seat: 1 }), entry: stoss(0) },
  'A.STOSS_NOT_YET': { round: after(langendorf, stoss(2)), entry: { type: 'retour', seat: 1 } },
  'A.STOSS_NEVER': { round: announced(mussTable, hands, 1, { contract: 'muss', called: 'GA' }), entry: stoss(0) },
  'A.RETOUR_NOT_DECLARER': { round: after(rufer, stoss(2)), entry: { type: 'retour', seat: 0 } },
  'A.RETOUR_NO_STOSS': { round: rufer, entry: { type: 'retour', seat: 1 } },
  'A.RETOUR_GIVEN': {
    round: after(rufer, stoss(2), { type: 'retour', seat: 1 }),
    entry: { type: 'retour', seat: 1 },
  },
  'A.NO_REVOKE': { round: rufer, entry: { type: 'revoke', seat: 0, card: 'S9' } },
  'A.CUT_TOO_THIN': { round: cutting, entry: { type: 'cut', seat: 2, at: 1 } },
  'A.CUT_TOO_OFTEN': { round: cutting, entry: { type: 'cut', seat: 2, at: 8, again: [9] } },
  'A.DOPPLER_NEVER': { round: rufer, entry: doppler(0) },
  'A.DOPPLER_TOO_LATE': { round: cardsLater(DOUBLED_RAMSCH, 8), entry: doppler(0) },
  'A.DOPPLER_GIVEN': { round: after(DOUBLED_RAMSCH, doppler(0)), entry: doppler(0) },
  'A.DURCHBRUCH_NEVER': { round: rufer, entry: durchbruch(0) },
  'A.DURCHBRUCH_TRICK': { round: cardsLater(THIRD_TRICK, 4), entry: durchbruch(0) },
  'A.DURCHBRUCH_GIVEN': { round: after(THIRD_TRICK, durchbruch(0)), entry: durchbruch(0) },
  'A.NO_KNOCKING': { round: cutting, entry: { type: 'knock', seat: 2, packets: [8] } },
  'A.BAD_PACKETS': { round: knocking, entry: { type: 'knock', seat: 2, packets: [7] } },
  'A.WRONG_PHASE': { round: rufer, entry: call(0, 'weiter') },
  'A.BAD_PACK': { round: startRound(rules, { dealer: 3 }), entry: { type: 'shuffled', pack: ['EA'] } },
  'A.MALFORMED': { round: knocking, entry: { type: 'cut', seat: 2, at: '8' as unknown as number } },
};

/** The explanation of a refused decision, as the seat that tried it gets it. Throws if it is allowed. */
export function refusal(round: Round, entry: Entry): Explanation {
  const verdict = judge(round, entry);
  if (verdict.legal || entry.type === 'shuffled' || entry.type === 'revoke')
    throw new Error(`${JSON.stringify(entry)} is allowed`);
  return explain(viewFor(round, entry.seat), entry, verdict.because);
}

/** Everybody has passed at a table that plays a Ramsch; A leads. */
export const ramsch = after(
  dealt(tableRulesOf({ ...PURE_2007, 'passout.rule': 'ramsch' }), hands),
  ...SEATS.map((seat) => call(seat, 'weiter')),
);
const ramschRevoked = after(plays(ramsch, [0, 'H9']), { type: 'revoke', seat: 1, card: 'SA' });
/** Everybody has passed; A holds the Eichel-Ober, must play, and has no card of the only suit that may be called. */
const mustPlay = after(
  dealt(
    tableRulesOf({ ...PURE_2007, 'passout.rule': 'muss' }),
    filledUp(rules, { 0: cards('EO GO HU H9 EA E9 SA ST') }),
  ),
  ...SEATS.map((seat) => call(seat, 'weiter')),
);
const mussAnnounced = after(mustPlay, announce(0, { contract: 'muss', called: 'GA' }));

const duty = (round: Round, seat: Seat): readonly Note[] => dutyOf(viewFor(round, seat));
const hints = (round: Round, entry: Entry): readonly Note[] => refusal(round, entry).notes;
const course = (round: Round): readonly Note[] => courseOf(publicViewOf(round)).map((line) => line.note);

function onTrick(text: string, leader: Seat, winner: Seat): readonly Note[] {
  if (rufer.phase !== 'playing') throw new Error(rufer.phase);
  const trick = { leader, winner, cards: cards(text), points: 13 };
  return notesOnTrick(rufer.play.contract, 32, trick);
}

/** The end of a Ramsch in which the seats took so many card points; who took all of them took every trick. */
function ramschEnd(points: readonly [number, number, number, number], form: RamschForm = 'everyone'): Note {
  const rule: RamschRules = { form, jungfrau: 'off', tiebreak: 'chain', durchmarsch: { by: 'tricks' } };
  const taken = bySeat((seat) => ({ points: points[seat], tricks: points[seat] === 120 ? 8 : 1, trumps: [] }));
  return endingOf(RAMSCH, ramschResult(contractOf(RAMSCH, { contract: 'ramsch' }), 32, taken, rule));
}

/** The end of a round for fewest points, from the points of the players and the last trick that each has taken. */
function leastOf(
  points: readonly [number, number, number],
  lastTricks: readonly [number, number, number],
): LeastResult {
  const seated = [...points, 0] as const;
  return {
    kind: 'least',
    players: 3,
    points: seated,
    tricks: bySeat((seat) => (([...lastTricks, 0][seat] ?? 0) > 0 ? 1 : 0)),
    widow: { points: 0, to: 0 },
    ...leastVerdict({ players: 3, points: seated, lastTrick: [...lastTricks, 0], dealer: 2 }),
  };
}

const leastEnd = (...of: Parameters<typeof leastOf>): Note => endingOf(LEAST, leastOf(...of));

/** For every note a situation in which the tutor says it. */
export const SAID: Readonly<Record<NoteId, readonly Note[]>> = {
  'N.LORD_IS_TRUMP': hints(leavesToDeclarer, play(1, 'GO')),
  'N.SUIT_IS_TRUMP': hints(plays(rufer, [0, 'H9']), play(1, 'ET')),
  'N.RANK_IS_TRUMP': hints(plays(rufer, [0, 'H9'], [1, 'GU'], [2, 'HU'], [3, 'HT'], [1, 'HO']), play(2, 'EK')),
  'N.COURT_IS_PLAIN': hints(wenzLeaves, play(1, 'GU')),
  'N.SUIT_IS_PLAIN': duty(wenzHearts, 1),
  'N.RUFF_WHEN_VOID': hints(plays(rufer, [0, 'S9']), play(1, 'H8')),
  'N.CALLED_IS_SEARCHED': hints(searched, play(3, 'GT')),
  'N.CALLABLE': hints(announcing, announce(0, { contract: 'rufer', called: 'EA' })),
  'N.ONLY_THESE_CALLED': hints(announcing, announce(0, { contract: 'rufer', called: 'HA' })),
  'N.TRUMP_SUITS': hints(lordOnly, announce(0, { contract: 'solo', trump: 'G' })),
  'N.MAY_SAY': hints(bid, call(1, 'spiele')),
  'N.DURCHBRUCH_AIM': duty(after(THIRD_TRICK, durchbruch(0)), 0),
  'N.RAMSCH_AIM': duty(ramsch, 0),
  ...HOCHZEIT_SAID,
  'D.SHUFFLING': duty(startRound(rules, { dealer: 3 }), 0),
  'D.CUT': duty(cutting, 2),
  'D.KNOCK': duty(knocking, 2),
  'D.LEGEN': duty(legen, 0),
  'D.CHOOSE': duty(choosing, 0),
  'D.SPRITZ': duty(spritz, 1),
  'L.SPRITZ': course(doubledByDealer),
  'L.TURNED_UP': course(after(doubledByDealer, play(0, 'EA'))),
  'D.LAY': duty(laying, 3),
  'D.CLAIM': duty(claiming, turnIn(claiming) ?? 0),
  'D.DOPPLER_OFFER': duty(DOUBLED_RAMSCH, 0),
  'L.DOPPLER': course(after(DOUBLED_RAMSCH, doppler(2))),
  'D.DURCHBRUCH_OFFER': duty(THIRD_TRICK, 0),
  'L.DURCHBRUCH': course(after(THIRD_TRICK, durchbruch(0))),
  'D.FURTHER_OFFER': duty(subOpen, 0),
  'L.KNOCK': course(knocked),
  'L.LEGEN': course(after(legen, lege(0, 'lay'))),
  'L.LAY': course(after(laying, { type: 'lay', seat: 3, says: 'lay' })),
  'L.CLAIM': course(claimed),
  'L.FURTHER': course(after(subOpen, stoss(0))),
  'L.HAUSBOCK': course(after(legen, ...SEATS.map((seat) => lege(seat, 'leave')))),
  'D.SPEAK_FIRST': duty(auction, 0),
  'D.SPEAK_AFTER': duty(bid, 1),
  'D.DUEL_HOLDER': duty(duel, 0),
  'D.DUEL_CHALLENGER': duty(held, 1),
  'D.ANNOUNCE': duty(announcing, 0),
  'D.ANNOUNCE_NAMED': duty(namedWenz, 0),
  'D.MUSS': duty(mustPlay, 0),
  'D.BLOCKED': duty(blocked, 0),
  'D.OBERS': duty(OFFERED, 0),
  'N.LEAST_AIM': duty(denexaLeast(), 0),
  'D.RESERVE': duty(doppelkopfDealt(), 0),
  'D.RESERVATION': [...duty(after(doppelkopfDealt(), ...ONE_RESERVED), 0), ...duty(presentedSolo(), 1)],
  'D.ANSAGE_OFFER': duty(doppelkopfNormal(), 0),
  'N.SIDE_KNOWN': duty(after(doppelkopfNormal(), ansage(2, 're')), 1),
  'L.RESERVE': course(doppelkopfNormal()),
  'L.NORMAL_GAME': course(doppelkopfNormal()),
  'L.RESERVATION': [
    ...course(doppelkopfWedding()),
    ...course(after(presentedSolo(), reservation(1, { contract: 'dok-queens' }))),
  ],
  'L.ANSAGE': course(after(doppelkopfNormal(), ansage(2, 'no90'))),
  'L.WEDDING': course(doppelkopfSettled()),
  'L.RE_WON': course(doppelkopfEnded()),
  'L.RE_NOBODY': course(doppelkopfEnded([ansage(0, 'schwarz'), ansage(1, 'schwarz')], 'last')),
  'D.NUMBER_FIRST': duty(deutscherDealt(), 0),
  'D.NUMBER_OVER': duty(after(deutscherDealt(), number(0, 4, 'E')), 1),
  'D.TIE': duty(deutscherTied(), 2),
  'D.MUST_TRUMP': duty(deutscherVoid(), 1),
  'D.GIVE': duty(stossGiving(), 0),
  'D.HAND_BACK': duty(stossGiven('HU'), 2),
  'D.MUST_BEAT_LORD': duty(stossLordLed(), 0),
  'L.GIVE': course(stossSolo('HU')),
  'L.HAND_BACK': course(stossSolo()),
  'L.SITS_OUT': course(stossSolo()),
  'L.NUMBER': course(deutscherTied()),
  'L.TIE': course(deutscherMade()),
  'L.LOWEST_NAMED': course(deutscherCompared()),
  'L.TRUMPS_MADE': course(deutscherCompared()),
  'D.TAKE_WIDOW': duty(denexaDealt(), 0),
  'D.DISCARD': duty(denexaTaken(), 1),
  'L.WIDOW_TAKEN': course(denexaTaken()),
  'L.WIDOW_LEFT': course(denexaTaken()),
  'L.DISCARDED': course(after(denexaTaken(), discard(1, 'E9 G7'))),
  'L.LEAST': course(denexaLeast()),
  'L.LEAST_WON': [
    leastEnd([20, 45, 55], [4, 9, 10]),
    leastEnd([30, 30, 60], [9, 6, 10]),
    leastEnd([0, 60, 60], [0, 9, 10]),
    leastEnd([40, 40, 40], [9, 10, 8]),
    leastEnd([30, 30, 60], [0, 6, 10]),
  ],
  'L.LEAST_ALL': [leastEnd([120, 0, 0], [10, 0, 0])],
  'L.LOST_BY_REVOKE': [endingOf(LEAST, withRevokeInLeast(leastOf([20, 45, 55], [4, 9, 10]), { seat: 1, card: 'EO' }))],
  'D.CALL_FIRST': duty(vicar, 0),
  'D.CALL_HIGHER': duty(after(vicar, announce(0, { contract: 'geier' })), 1),
  'D.PASS_ON': duty(PASSED_ON, 1),
  'D.NAME_SOLO': duty(NAMING, 0),
  'D.NAME_SOLO_UNSEEN': duty(UNSEEN, 0),
  'D.STOSS_OFFER': duty(rufer, 2),
  'D.RETOUR_OFFER': duty(after(rufer, stoss(2)), 1),
  'D.LEAD_ANY': duty(rufer, 0),
  'D.LEAD_CALLED_HOLDER': duty(partnerLeads, 3),
  'D.LEAD_MAY_RUN_AWAY': duty(ranAwayLead, 3),
  'D.FOLLOW_SUIT': duty(leavesToDeclarer, 1),
  'D.FOLLOW_TRUMP': duty(plays(rufer, [0, 'H9']), 1),
  'D.MUST_PLAY_CALLED': duty(searched, 3),
  'D.MUST_OVERTAKE': duty(plays(mustBeat, [0, 'SU'], [1, 'S7']), 2),
  'D.FREE': duty(plays(searched, [3, 'GA']), 0),
  'D.FREE_BUT_CALLED': duty(partnerVoid, 3),
  'D.LAST_CARD': duty(playedOn(rufer, 28), turnAfter(28)),
  'D.WAIT': duty(rufer, 3),
  'D.ROUND_OVER': duty(passed, 0),
  'T.TRUMP_BEATS_SUIT': onTrick('S9 SA H7 ST', 0, 2),
  'T.HIGHEST_TRUMP': onTrick('H9 H8 HU HT', 0, 2),
  'T.HIGHEST_OF_SUIT': onTrick('S9 ST EA GA', 0, 1),
  'T.OTHER_SUITS_LOSE': onTrick('S9 ST EA GA', 0, 1),
  'L.SHUFFLED': course(rufer),
  'L.CUT': course(rufer),
  'L.DEALT': course(rufer),
  'L.CALL': course(rufer),
  'L.AUCTION_WON': course(rufer),
  'L.ANNOUNCE': course(rufer),
  'L.OBERS_TAKEN': course(TAKEN),
  'L.OBERS_LEFT': course(REFUSED),
  'L.OBERS_REFUSED': course(REFUSED),
  'L.PASSED_ON': course(PASSED_ON),
  'L.ACES_DRAWN': course(KREUZ_BY_ACES),
  'L.SIDES': course(BIERKOPF_ROUND),
  'L.KING': course(strohmannDealt()),
  'L.BLIND_OPEN': course(strohmannTrick()),
  'L.STOSS': course(ruferOver),
  'L.RETOUR': course(ruferOver),
  'L.PLAY': course(searched),
  'L.TRICK': course(searched),
  'L.REVEALED': course(leavesToDeclarer),
  'L.RAN_AWAY': course(ranAway),
  'L.REVOKE': course(revoked),
  'L.THROWN_IN': course(passed),
  'L.WON': course(ruferOver),
  'L.WON_TOUT': course(toutWon),
  'L.LOST_TOUT': course(toutLost),
  'L.WON_BY_REVOKE': course(revoked),
  'L.WON_BETTEL': course(bettelWon),
  'L.LOST_BETTEL': course(bettelLost),
  'L.DRAW': [endingOf(BIERKOPF, drawn)],
  'L.MUSS': course(mussAnnounced),
  'L.RENONCE': course(mussAnnounced),
  'L.RAMSCH': course(ramsch),
  'L.RAMSCH_LOST': [ramschEnd([50, 30, 25, 15])],
  'L.RAMSCH_TEAM_LOST': [ramschEnd([50, 30, 25, 15], 'teams')],
  'L.RAMSCH_EVEN': [ramschEnd([30, 45, 30, 15], 'teams'), ramschEnd([30, 30, 30, 30])],
  'L.RAMSCH_MARCH': [ramschEnd([120, 0, 0, 0])],
  'L.RAMSCH_REVOKE': course(ramschRevoked),
  'L.WON_SIE': course(sie),
};

function turnAfter(count: number): Seat {
  const turn = turnIn(playedOn(rufer, count));
  if (turn === undefined) throw new Error('nobody is to play');
  return turn;
}
