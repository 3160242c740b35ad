// Every reason for a refusal, each from a situation at the table, with its evidence.
import {
  ansage,
  doppelkopfDealt,
  doppelkopfNormal,
  doppelkopfTwoTricks,
  doppelkopfWedding,
  lateAnswered,
  ONE_RESERVED,
  presentedSolo,
  reservation,
} from '../../lab/support/rounds/doppelkopf-rounds.ts';
import { expect, test } from 'vitest';
import type { HouseRules } from '../../src/engine/options/options.ts';
import type { Entry } from '../../src/engine/table/log.ts';
import { type Card, cardsOfPack } from '../../src/engine/base/cards.ts';
import { MUSS } from '../../src/engine/contracts/partnerships.ts';
import { entriesForHands } from '../../src/engine/table/dealing.ts';
import { type Reason, REASON_IDS, type ReasonId } from '../../src/engine/base/reasons.ts';
import { type Round, startRound } from '../../src/engine/table/round.ts';
import { judge, optionsOf } from '../../src/engine/round/step.ts';
import { pureRules, type TableRules } from '../../src/engine/table/table-rules.ts';
import {
  cardsLater,
  doppler,
  DOUBLED_RAMSCH,
  durchbruch,
  NEARLY_ALL,
  ramschWith,
  THIRD_TRICK,
} from '../../lab/support/rounds/durchbruch.ts';
import { houseTable, LANGENDORF_STOSS } from '../../lab/support/rounds/house-tables.ts';
import {
  after,
  announce,
  announced,
  call,
  cards,
  dealt,
  filledUp,
  play,
  soleBid,
} from '../../lab/support/rounds/rounds.ts';
import { BETTEL_FORMS } from '../../lab/support/rounds/rows.ts';
import { denexaTaken, discard } from '../../lab/support/rounds/denexa.ts';
import {
  FOUR_UNTERS,
  handBack,
  solo,
  stossDealt,
  stossGiven,
  stossLordLed,
} from '../../lab/support/rounds/bauernstoss.ts';
import { deutscherDealt, deutscherVoid, number } from '../../lab/support/rounds/deutscher.ts';
import { officersDealt, officersPack } from '../../lab/support/rounds/officers.ts';
import { vicarDealt } from '../../lab/support/rounds/vicar.ts';
import { HOCHZEIT_REFUSALS } from '../../lab/support/examples/hochzeit-refusals.ts';

const WEDDING = { contract: 'dok-hochzeit' } as const;

const rules = pureRules();

/** B calls the Leaf Ace of D, who has three Leaves; A holds four Bells and no Leaf. */
const hands = filledUp(rules, {
  0: cards('EO SO H9 EA SK S9 S8 S7'),
  1: cards('GO HO GU H8 GK ET E8 SA'),
  2: cards('EU HU HA HK G9 G8 EK ST'),
  3: cards('GA GT G7 SU HT H7 E9 E7'),
});
const rufer = announced(rules, hands, 1, { contract: 'rufer', called: 'GA' });

/** The same with the trick to A that lets D lead. */
const leadOfPartner = after(rufer, play(0, 'H9'), play(1, 'H8'), play(2, 'HK'), play(3, 'SU'));

const auction = dealt(rules, hands);
const bid = after(auction, call(0, 'spiele'));
const cutting = after(startRound(rules, { dealer: 3 }), { type: 'shuffled', pack: cardsOfPack(32) });

/** Six lords that are not the six highest trumps: no Solo Tout can be played, and no Sie. */
const lordsOnly = dealt(pureRules(24), filledUp(pureRules(24), { 1: cards('EO GO HO SO EU HU') }));

const vicar = vicarDealt(cardsOfPack(24));
const fromTable = after(
  officersDealt(officersPack({ 0: cards('GA'), 2: cards('EA EO') })),
  announce(0, { contract: 'solo', trump: 'H' }),
);
const announcing = (seat: 0 | 1): Round => after(auction, ...soleBid(0, seat));
const heldSolo = after(bid, call(1, 'has:solo'), call(0, 'selbst'), call(1, 'gut'), call(2, 'gut'), call(3, 'gut'));

const muss: TableRules = { ...rules, contracts: [...rules.contracts, MUSS], ranking: [...rules.ranking, ['muss']] };

/** B's Bettel with overtaking: A has led the Bell Nine, B holds the Ace as the only Bell, C the Ten. */
const overtaking: TableRules = {
  ...rules,
  contracts: [...rules.contracts, ...BETTEL_FORMS],
  ranking: [...rules.ranking, BETTEL_FORMS.map(({ id }) => id)],
};
const bettel = announced(
  overtaking,
  filledUp(rules, { 0: cards('S9 SU'), 1: cards('ST SO S7 EA'), 2: cards('SK S8') }),
  1,
  { contract: 'bettel-overtaking' },
);

/** B holds the Eichel-Ober and all plain Aces, and must call a Ten that he does not hold. */
const mustCall = after(dealt(muss, filledUp(rules, { 1: cards('EO HU HA EA GA SA ST S8') })), ...soleBid(0, 1));

const stoss = (seat: 0 | 1 | 2 | 3): Entry => ({ type: 'stoss', seat });
const retour = (seat: 0 | 1 | 2 | 3): Entry => ({ type: 'retour', seat });

const asRufer = (changes: Partial<HouseRules>): Round =>
  announced(houseTable(changes), hands, 1, { contract: 'rufer', called: 'GA' });
const withFirst = asRufer({ 'stoss.window': 'with-first-card' });
const langendorf = asRufer(LANGENDORF_STOSS);
const secondTrick = after(langendorf, stoss(2), play(0, 'H9'), play(1, 'H8'), play(2, 'HK'), play(3, 'SU'));
const knocking = after(startRound(houseTable({ 'klopfen.enabled': true }), { dealer: 3 }), {
  type: 'shuffled',
  pack: cardsOfPack(32),
});

interface Refusal {
  readonly what: string;
  readonly round: Round;
  readonly entry: Entry;
  readonly because: Reason;
}

const refusal = (what: string, round: Round, entry: Entry, because: Reason): Refusal => ({
  what,
  round,
  entry,
  because,
});

/** All before the last one, who has no Unter, have spoken. */
const deutscherLast = (): Round => after(deutscherDealt(), number(0, 4, 'E'), call(1, 'weiter'), call(2, 'weiter'));

/** One situation or more for every id; the keys make the table complete at compile time. */
const SITUATIONS: Readonly<Record<ReasonId, readonly Refusal[]>> = {
  'R.NOT_IN_HAND': [
    refusal('a card of somebody else', rufer, play(0, 'GA'), { id: 'R.NOT_IN_HAND', params: { card: 'GA' } }),
  ],
  'R.NOT_OPEN': [
    refusal('an own card that lies covered', fromTable, play(0, 'GA'), { id: 'R.NOT_OPEN', params: { card: 'GA' } }),
  ],
  'R.FOLLOW_SUIT': [
    refusal('Bells are led and held', after(rufer, play(0, 'S9')), play(1, 'GO'), {
      id: 'R.FOLLOW_SUIT',
      params: { led: 'S9', suit: 'S', have: ['SA'] },
    }),
    refusal('Leaves are led, the called Ace must go, and this is no Leaf', calledSuitLed(), play(3, 'SU'), {
      id: 'R.FOLLOW_SUIT',
      params: { led: 'G9', suit: 'G', have: ['GA', 'GT', 'G7'] },
    }),
  ],
  'R.FOLLOW_TRUMP': [
    refusal('trump is led and held', after(rufer, play(0, 'H9')), play(1, 'ET'), {
      id: 'R.FOLLOW_TRUMP',
      params: { led: 'H9', have: ['GO', 'HO', 'GU', 'H8'] },
    }),
  ],
  'R.CALLED_CARD_MUST': [
    refusal('the called suit is led for the first time', calledSuitLed(), play(3, 'GT'), {
      id: 'R.CALLED_CARD_MUST',
      params: { called: 'GA', suit: 'G' },
    }),
  ],
  'R.CALLED_CARD_NO_DISCARD': [
    refusal(
      'void in Bells: anything but the called Ace',
      after(rufer, play(0, 'S9'), play(1, 'SA'), play(2, 'ST')),
      play(3, 'GA'),
      {
        id: 'R.CALLED_CARD_NO_DISCARD',
        params: { called: 'GA', suit: 'G', last: 1 },
      },
    ),
  ],
  'R.CALLED_SUIT_LEAD': [
    refusal('the partner leads with three Leaves only', leadOfPartner, play(3, 'G7'), {
      id: 'R.CALLED_SUIT_LEAD',
      params: { called: 'GA', suit: 'G', have: ['GA', 'GT', 'G7'], need: 4 },
    }),
  ],
  'R.OVERTAKE': [
    refusal('the Nine is led, and the Seven does not beat it', after(bettel, play(0, 'S9')), play(1, 'S7'), {
      id: 'R.OVERTAKE',
      params: { best: 'S9', have: ['SO', 'ST'] },
    }),
  ],
  'A.OUT_OF_TURN': [
    refusal('a call', auction, call(1, 'spiele'), { id: 'A.OUT_OF_TURN', params: { turn: 0 } }),
    refusal('a card', rufer, play(2, 'EU'), { id: 'A.OUT_OF_TURN', params: { turn: 0 } }),
    refusal('a cut', cutting, { type: 'cut', seat: 0, at: 8 }, { id: 'A.OUT_OF_TURN', params: { turn: 2 } }),
    refusal('an announcement', announcing(1), announce(0, { contract: 'wenz' }), {
      id: 'A.OUT_OF_TURN',
      params: { turn: 1 },
    }),
  ],
  'A.NO_BID_YET': [
    refusal('nothing to accept', auction, call(0, 'gut'), { id: 'A.NO_BID_YET', params: {} }),
    refusal('nobody to outbid', auction, call(0, 'has:solo'), { id: 'A.NO_BID_YET', params: {} }),
  ],
  'A.NOT_HIGHER': [
    refusal('the Wenz is held already', after(bid, call(1, 'spiele-auch'), call(0, 'selbst')), call(1, 'has:wenz'), {
      id: 'A.NOT_HIGHER',
      params: { shown: 'wenz' },
    }),
  ],
  'A.BELOW_LEVEL': [
    refusal('a Wenz after holding a Solo', heldSolo, announce(0, { contract: 'wenz' }), {
      id: 'A.BELOW_LEVEL',
      params: { shown: 'solo', contract: 'wenz' },
    }),
  ],
  ...HOCHZEIT_REFUSALS,
  'A.NOT_PLAYED': [
    refusal('a Tout in the game of the vicar', vicar, announce(0, { contract: 'wenz-tout' }), {
      id: 'A.NOT_PLAYED',
      params: {},
    }),
    refusal('a bid there', after(vicar, announce(0, { contract: 'geier' })), call(1, 'spiele'), {
      id: 'A.NOT_PLAYED',
      params: {},
    }),
  ],
  'A.DISCARD_TWO': [
    refusal('three cards go', denexaTaken(), discard(1, 'E9 E8 G7'), { id: 'A.DISCARD_TWO', params: { count: 3 } }),
    refusal(
      'none goes',
      denexaTaken(),
      { type: 'discard', seat: 1, cards: [] },
      {
        id: 'A.DISCARD_TWO',
        params: { count: 0 },
      },
    ),
  ],
  'R.MUST_TRUMP': [
    refusal('a heart on Acorns of which there are none', deutscherVoid(), play(1, 'HA'), {
      id: 'R.MUST_TRUMP',
      params: { led: 'EA', suit: 'E', have: ['GU', 'GO', 'GT'], sides: 'partners' },
    }),
  ],
  'A.NEEDS_OLD_ONES': [
    refusal('a wedding with one Old One', after(doppelkopfDealt(), ...ONE_RESERVED), reservation(0, WEDDING), {
      id: 'A.NEEDS_OLD_ONES',
      params: { held: 1 },
    }),
  ],
  'A.MUST_NAME': [
    refusal('no solo named by whoever is presented', presentedSolo(), reservation(1, 'none'), {
      id: 'A.MUST_NAME',
      params: { why: 'owed' },
    }),
    refusal('nothing to withdraw from', after(doppelkopfDealt(), ...ONE_RESERVED), reservation(0, 'none'), {
      id: 'A.MUST_NAME',
      params: { why: 'nothingNamed' },
    }),
  ],
  'A.NO_PARTNER_YET': [
    refusal('Re before the wedding is settled', doppelkopfWedding(), ansage(0, 're'), {
      id: 'A.NO_PARTNER_YET',
      params: {},
    }),
  ],
  'A.WRONG_SIDE': [
    refusal('Re without an Old One', doppelkopfNormal(), ansage(1, 're'), {
      id: 'A.WRONG_SIDE',
      params: { side: 'kontra' },
    }),
  ],
  'A.ALREADY_ANNOUNCED': [
    refusal('Re that the partner has said', after(doppelkopfNormal(), ansage(2, 'no90')), ansage(0, 're'), {
      id: 'A.ALREADY_ANNOUNCED',
      params: { says: 're' },
    }),
  ],
  'A.TOO_LATE': [
    refusal('no 90 with ten cards, and Re left out', doppelkopfTwoTricks(), ansage(0, 'no90'), {
      id: 'A.TOO_LATE',
      params: { says: 'no90', missed: 're', need: 11, held: 10 },
    }),
    refusal('no 90 after Re that was only an answer', lateAnswered(), ansage(2, 'no90'), {
      id: 'A.TOO_LATE',
      params: { says: 'no90', missed: 're', need: 11, held: 10, answered: true },
    }),
  ],
  'A.MUST_BID': [
    refusal('the first one passes with two Unters', deutscherDealt(), call(0, 'weiter'), {
      id: 'A.MUST_BID',
      params: { lords: ['EU', 'HU'] },
    }),
  ],
  'A.NO_JACK': [
    refusal('a bid without an Unter', deutscherLast(), number(3, 2, 'S'), {
      id: 'A.NO_JACK',
      params: { lords: ['EU', 'GU', 'HU', 'SU'] },
    }),
  ],
  'A.SUIT_NEEDS_CARD': [
    refusal('Acorns of which there are none', after(deutscherDealt(), number(0, 3, 'H')), number(1, 1, 'E'), {
      id: 'A.SUIT_NEEDS_CARD',
      params: { suit: 'E', lords: ['GU'] },
    }),
  ],
  'A.WRONG_NUMBER': [
    refusal('one more than there are', deutscherDealt(), number(0, 5, 'E'), {
      id: 'A.WRONG_NUMBER',
      params: { said: 5, trumps: ['EU', 'HU', 'EA', 'EK'] },
    }),
  ],
  'A.MIT_TOO_LOW': [
    refusal('as many with a Seven', after(deutscherDealt(), number(0, 4, 'E')), number(1, 4, 'S'), {
      id: 'A.MIT_TOO_LOW',
      params: { lowest: 'S7', need: '8' },
    }),
  ],
  'R.JACK_OVERTAKE': [
    refusal('the Ace of trumps on the lowest Unter', stossLordLed(), play(0, 'EA'), {
      id: 'R.JACK_OVERTAKE',
      params: { best: 'SU', have: ['EU', 'GU', 'HU'] },
    }),
  ],
  'A.FOUR_JACKS': [
    refusal('a number with all four', stossDealt({ hands: FOUR_UNTERS }), number(0, 8, 'E'), {
      id: 'A.FOUR_JACKS',
      params: { lords: ['EU', 'GU', 'HU', 'SU'] },
    }),
    refusal('a small Solo with all four', stossDealt({ hands: FOUR_UNTERS }), solo(0, 'small', 'E'), {
      id: 'A.FOUR_JACKS',
      params: { lords: ['EU', 'GU', 'HU', 'SU'] },
    }),
  ],
  'A.SOLO_FIRST_DEAL': [
    refusal('a Solo in the first deal', stossDealt({ chalk: 'first' }), solo(0, 'big', 'E'), {
      id: 'A.SOLO_FIRST_DEAL',
      params: {},
    }),
  ],
  'A.SOLO_NEEDS_EU': [
    refusal('a Solo with the lowest Unter', stossDealt({ dealer: 2 }), solo(3, 'small', 'S'), {
      id: 'A.SOLO_NEEDS_EU',
      params: { card: 'EU' },
    }),
  ],
  'A.RETURN_RECEIVED': [
    refusal('the Unter that was given', stossGiven('HU'), handBack(2, 'HU'), {
      id: 'A.RETURN_RECEIVED',
      params: { card: 'HU' },
    }),
  ],
  'A.MUST_ANNOUNCE': [refusal('the first one passes', vicar, call(0, 'weiter'), { id: 'A.MUST_ANNOUNCE', params: {} })],
  'A.BAD_CALL': [
    refusal('"ich spiele" after a bid', bid, call(1, 'spiele'), { id: 'A.BAD_CALL', params: {} }),
    refusal('"ich spiele selbst" without a challenger', bid, call(1, 'selbst'), { id: 'A.BAD_CALL', params: {} }),
    refusal('a contract that the table does not know', bid, call(1, 'has:geier'), { id: 'A.BAD_CALL', params: {} }),
    refusal('a Solo without its suit', announcing(0), announce(0, { contract: 'solo' }), {
      id: 'A.BAD_CALL',
      params: {},
    }),
    refusal('the Heart Ace', announcing(0), announce(0, { contract: 'rufer', called: 'HA' }), {
      id: 'A.BAD_CALL',
      params: {},
    }),
  ],
  'A.NOTHING_TO_PLAY': [
    refusal('lords only, and not the highest', after(lordsOnly, call(0, 'spiele')), call(1, 'has:solo-tout'), {
      id: 'A.NOTHING_TO_PLAY',
      params: { from: 'solo-tout' },
    }),
  ],
  'A.CALL_OWN_CARD': [
    refusal('the own Ace', announcing(0), announce(0, { contract: 'rufer', called: 'EA' }), {
      id: 'A.CALL_OWN_CARD',
      params: { card: 'EA' },
    }),
  ],
  'A.CALL_NEEDS_SUIT_CARD': [
    refusal('void in Leaves', announcing(0), announce(0, { contract: 'rufer', called: 'GA' }), {
      id: 'A.CALL_NEEDS_SUIT_CARD',
      params: { card: 'GA', suit: 'G', lords: [] },
    }),
    refusal(
      'an Ober is no Leaf',
      dealtToCaller('EO GO H9 H8 EK SK ST S9'),
      announce(0, { contract: 'rufer', called: 'GA' }),
      {
        id: 'A.CALL_NEEDS_SUIT_CARD',
        params: { card: 'GA', suit: 'G', lords: ['GO'] },
      },
    ),
  ],
  'A.SOLO_NEEDS_SUIT_CARD': [
    refusal(
      'no Leaf but the Ober',
      dealtToCaller('EO GO H9 H8 EK SK ST S9'),
      announce(0, { contract: 'solo', trump: 'G' }),
      {
        id: 'A.SOLO_NEEDS_SUIT_CARD',
        params: { suit: 'G', lords: ['GO'] },
      },
    ),
  ],
  'A.SIE_NEEDS_TOP_TRUMPS': [
    refusal(
      'one Unter is missing',
      dealt(rules, filledUp(rules, { 0: cards('EO GO HO SO EU GU HU HA') })),
      call(0, 'sie'),
      {
        id: 'A.SIE_NEEDS_TOP_TRUMPS',
        params: { missing: ['SU'] },
      },
    ),
  ],
  'A.MUST_CALL_OTHER': [
    refusal('all Aces are held, so a Ten must be called', mustCall, announce(1, { contract: 'muss', called: 'GK' }), {
      id: 'A.MUST_CALL_OTHER',
      params: { card: 'GK', may: ['ET', 'GT'] },
    }),
  ],
  'A.STOSS_TOO_LATE': [
    refusal('after the second card', after(rufer, play(0, 'H9'), play(1, 'H8')), stoss(2), {
      id: 'A.STOSS_TOO_LATE',
      params: { window: 'before-second-card' },
    }),
    refusal('Retour after the second card', after(rufer, stoss(2), play(0, 'H9'), play(1, 'H8')), retour(1), {
      id: 'A.STOSS_TOO_LATE',
      params: { window: 'before-second-card' },
    }),
    refusal('after the first card, where it is with it', after(withFirst, play(0, 'H9')), stoss(2), {
      id: 'A.STOSS_TOO_LATE',
      params: { window: 'with-first-card' },
    }),
    refusal('after the own card', after(langendorf, play(0, 'H9')), stoss(0), {
      id: 'A.STOSS_TOO_LATE',
      params: { window: 'before-own-first-card' },
    }),
    refusal(
      'a Retour after the own card to trick 2',
      after(secondTrick, play(3, 'HT'), play(0, 'SO'), play(1, 'GU')),
      retour(1),
      {
        id: 'A.STOSS_TOO_LATE',
        params: { window: 'next-trick' },
      },
    ),
  ],
  'A.STOSS_NO_MORE': [
    refusal('a Sub where two steps are all', after(rufer, stoss(2), retour(1)), stoss(0), {
      id: 'A.STOSS_NO_MORE',
      params: { most: 2 },
    }),
  ],
  'A.STOSS_NOT_YET': [
    refusal('a Retour in the first trick', after(langendorf, stoss(2)), retour(1), {
      id: 'A.STOSS_NOT_YET',
      params: { trick: 2 },
    }),
  ],
  'A.STOSS_NOT_DEFENDER': [
    refusal('the declarer', rufer, stoss(1), { id: 'A.STOSS_NOT_DEFENDER', params: { called: 'GA' } }),
    refusal('the holder of the called Ace', rufer, stoss(3), { id: 'A.STOSS_NOT_DEFENDER', params: { called: 'GA' } }),
  ],
  'A.STOSS_GIVEN': [
    refusal('a second Stoss', after(rufer, stoss(2)), stoss(0), { id: 'A.STOSS_GIVEN', params: { by: 2, step: 1 } }),
  ],
  'A.STOSS_NEVER': [
    refusal('a Muss-Spiel', announced(muss, hands, 1, { contract: 'muss', called: 'GA' }), stoss(0), {
      id: 'A.STOSS_NEVER',
      params: { contract: 'muss', at: 'contract' },
    }),
  ],
  'A.RETOUR_NOT_DECLARER': [
    refusal('a defender', after(rufer, stoss(2)), retour(0), {
      id: 'A.RETOUR_NOT_DECLARER',
      params: { replyBy: 'declarer' },
    }),
    refusal('the partner', after(rufer, stoss(2)), retour(3), {
      id: 'A.RETOUR_NOT_DECLARER',
      params: { replyBy: 'declarer' },
    }),
  ],
  'A.RETOUR_NO_STOSS': [refusal('nothing to answer', rufer, retour(1), { id: 'A.RETOUR_NO_STOSS', params: {} })],
  'A.RETOUR_GIVEN': [
    refusal('a second Retour', after(rufer, stoss(2), retour(1)), retour(1), {
      id: 'A.RETOUR_GIVEN',
      params: { by: 1, step: 2 },
    }),
  ],
  'A.NO_REVOKE': [
    refusal(
      'a card that is allowed',
      rufer,
      { type: 'revoke', seat: 0, card: 'S9' },
      {
        id: 'A.NO_REVOKE',
        params: { card: 'S9' },
      },
    ),
  ],
  'A.DOPPLER_NEVER': [
    refusal('in a Rufer', rufer, doppler(0), { id: 'A.DOPPLER_NEVER', params: { contract: 'rufer' } }),
    refusal('in a Ramsch that is not doubled', ramschWith(NEARLY_ALL, 'reasons'), doppler(0), {
      id: 'A.DOPPLER_NEVER',
      params: { contract: 'ramsch' },
    }),
  ],
  'A.DOPPLER_TOO_LATE': [
    refusal('after the own first card', cardsLater(DOUBLED_RAMSCH, 1), doppler(0), {
      id: 'A.DOPPLER_TOO_LATE',
      params: {},
    }),
  ],
  'A.DOPPLER_GIVEN': [
    refusal('a second time', after(DOUBLED_RAMSCH, doppler(0)), doppler(0), { id: 'A.DOPPLER_GIVEN', params: {} }),
  ],
  'A.DURCHBRUCH_NEVER': [
    refusal('in a Rufer', rufer, durchbruch(0), { id: 'A.DURCHBRUCH_NEVER', params: { contract: 'rufer' } }),
  ],
  'A.DURCHBRUCH_TRICK': [
    refusal('in the first trick', ramschWith(NEARLY_ALL, 'reasons'), durchbruch(0), {
      id: 'A.DURCHBRUCH_TRICK',
      params: { trick: 3 },
    }),
    refusal('in the fourth trick', cardsLater(THIRD_TRICK, 4), durchbruch(0), {
      id: 'A.DURCHBRUCH_TRICK',
      params: { trick: 3 },
    }),
  ],
  'A.DURCHBRUCH_GIVEN': [
    refusal('a second time', after(THIRD_TRICK, durchbruch(0)), durchbruch(0), {
      id: 'A.DURCHBRUCH_GIVEN',
      params: {},
    }),
  ],
  'A.CUT_TOO_THIN': [
    refusal('two cards', cutting, { type: 'cut', seat: 2, at: 2 }, { id: 'A.CUT_TOO_THIN', params: { min: 3 } }),
    refusal(
      'all but two cards',
      cutting,
      { type: 'cut', seat: 2, at: 30 },
      { id: 'A.CUT_TOO_THIN', params: { min: 3 } },
    ),
  ],
  'A.CUT_TOO_OFTEN': [
    refusal(
      'twice where once is all',
      cutting,
      { type: 'cut', seat: 2, at: 8, again: [9] },
      {
        id: 'A.CUT_TOO_OFTEN',
        params: { most: 1 },
      },
    ),
  ],
  'A.NO_KNOCKING': [
    refusal(
      'at a table that cuts',
      cutting,
      { type: 'knock', seat: 2, packets: [8] },
      {
        id: 'A.NO_KNOCKING',
        params: {},
      },
    ),
  ],
  'A.BAD_PACKETS': [
    refusal('seven cards', knocking, { type: 'knock', seat: 2, packets: [7] }, { id: 'A.BAD_PACKETS', params: {} }),
  ],
  'A.WRONG_PHASE': [
    refusal('a card in the auction', auction, play(0, 'EO'), { id: 'A.WRONG_PHASE', params: {} }),
    refusal('a Stoss before the contract', announcing(0), stoss(2), { id: 'A.WRONG_PHASE', params: {} }),
    refusal(
      'a second shuffle',
      cutting,
      { type: 'shuffled', pack: cardsOfPack(32) },
      { id: 'A.WRONG_PHASE', params: {} },
    ),
    refusal('a call after the round', allPassed(), call(0, 'spiele'), { id: 'A.WRONG_PHASE', params: {} }),
  ],
  'A.MALFORMED': [
    refusal('half a card', cutting, { type: 'cut', seat: 2, at: 8.5 }, { id: 'A.MALFORMED', params: {} }),
    refusal('no card', auction, play(0, 'XX' as Card), { id: 'A.MALFORMED', params: {} }),
    refusal('nobody', auction, { type: 'call', seat: 7 as 0, call: 'spiele' }, { id: 'A.MALFORMED', params: {} }),
  ],
  'A.BAD_PACK': [
    refusal(
      'the short pack',
      startRound(rules, { dealer: 3 }),
      { type: 'shuffled', pack: cardsOfPack(24) },
      {
        id: 'A.BAD_PACK',
        params: {},
      },
    ),
    refusal(
      'a card twice',
      startRound(rules, { dealer: 3 }),
      { type: 'shuffled', pack: ['EA', ...cardsOfPack(32).slice(0, -1)] },
      { id: 'A.BAD_PACK', params: {} },
    ),
  ],
};

/** A leads trumps, C wins and leads a Leaf before D has let go of one. */
function calledSuitLed(): Round {
  const led = after(rufer, play(0, 'H9'), play(1, 'H8'), play(2, 'HU'), play(3, 'HT'));
  return after(led, play(2, 'G9'));
}

/** A may announce with this hand. */
function dealtToCaller(text: string): Round {
  return after(dealt(rules, filledUp(rules, { 0: cards(text) })), ...soleBid(0, 0));
}

function allPassed(): Round {
  return after(auction, call(0, 'weiter'), call(1, 'weiter'), call(2, 'weiter'), call(3, 'weiter'));
}

const all = REASON_IDS.flatMap((id) => SITUATIONS[id].map((each) => [`${id}: ${each.what}`, each] as const));

test.each(all)('%s', (_name, { round, entry, because }) => {
  expect(judge(round, entry)).toEqual({ legal: false, because });
});

test('every id is produced by one situation at least', () => {
  const produced = new Set(all.map(([, { because }]) => because.id));
  expect([...produced].sort()).toEqual([...REASON_IDS].sort());
});

test('options carry the same verdicts', () => {
  for (const [, { round, entry }] of all) {
    if (entry.type === 'shuffled') continue;
    const offered = optionsOf(round, entry.seat).find(
      ({ decision }) => JSON.stringify(decision) === JSON.stringify(entry),
    );
    if (offered) expect(offered.verdict).toEqual(judge(round, entry));
  }
});

test('a deal made of wanted hands needs no more than a legal cut', () => {
  const entries = entriesForHands(rules, { dealer: 0 }, hands);
  const round = after(startRound(rules, { dealer: 0 }), ...entries);
  expect(round.phase === 'auction' && round.dealt).toEqual(hands);
});
