// German sentences for refusals: the rule, and what in this hand proves it.
import { DOPPELKOPF_DE } from './doppelkopf.ts';
import type { Card, Rank } from '../../engine/base/cards.ts';
import type { ReasonParams } from '../../engine/base/reasons.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { DOUBLINGS_DE } from './doublings.ts';
import { cardOfSuit } from '../base/suit-words.ts';
import type { Naming, Texts } from '../types/naming.ts';
import { acc, aContract, allRanks, countDe, dat, it, listDe, nom, oneOfLords, that, wordsDe } from './naming.ts';
import { whoDoes } from './people.ts';
import { capitalised } from '../base/words.ts';

/** More missing cards than this are counted instead of listed. */
const LISTED = 3;

/** Who has given the last step of the chain, which nobody gives again. */
const givenInGerman = ({ by, step }: { readonly by: Seat; readonly step: number }, name: Naming): string =>
  `${capitalised(whoDoes(by, name, 'hast', 'hat'))} schon ${DOUBLINGS_DE.step(step)} gegeben; denselben Schritt gibt es kein zweites Mal.`;

export const REASONS_DE: Texts<ReasonParams> = {
  'R.NOT_IN_HAND': ({ card }, name) => `${capitalised(acc(card, name))} hast du nicht auf der Hand.`,
  'R.NOT_OPEN': () => 'Diese Karte liegt noch verdeckt. Gespielt werden offene Karten und die auf der Hand.',
  'R.FOLLOW_SUIT': ({ led, suit, have }, name) =>
    `Mit ${dat(led, name)} ist ${name.suit(suit)} angespielt, und du hast noch ${listDe(have, name, 'acc')}. Also musst du ${name.suit(suit)} zugeben.`,
  'R.FOLLOW_TRUMP': ({ led, have }, name) =>
    `Mit ${dat(led, name)} ist Trumpf angespielt, und du hast noch ${listDe(have, name, 'acc')}. Also musst du Trumpf zugeben.`,
  'R.CALLED_CARD_MUST': ({ called, suit }, name) =>
    `${capitalised(nom(called, name))} ist gerufen, und jetzt wird ${name.suit(suit)} zum ersten Mal angespielt. Also musst du ${acc(called, name)} zugeben.`,
  'R.CALLED_CARD_NO_DISCARD': ({ called, suit, last }, name) =>
    `${capitalised(nom(called, name))} ist gerufen. Solange ${name.suit(suit)} noch nicht angespielt worden ist, darfst du ${acc(called, name)} nicht abwerfen, außer als ${last === 1 ? 'letzte Karte' : `eine der letzten ${countDe(last)} Karten`}.`,
  'R.CALLED_SUIT_LEAD': ({ called, suit, have, need }, name) =>
    `Du hast ${acc(called, name)}, und ${that(called, name)} ist gerufen. Davonlaufen, also eine andere ${cardOfSuit(suit, name)} ausspielen, darfst du erst mit ${countDe(need)} Karten dieser Farbe. Du hast nur ${countDe(have.length)}: ${listDe(have, name, 'acc')}.`,
  'R.MUST_TRUMP': ({ suit, have, sides }, name) =>
    `${name.suit(suit)} hast du nicht mehr. Dann musst du mit Trumpf stechen${sides === 'partners' ? ', auch wenn der Stich deinem Partner gehört' : ''}: mit ${listDe(have, name, 'dat', 'oder')}.`,
  'R.OVERTAKE': ({ best, have }, name) =>
    `Hier herrscht Stichzwang: Wer ${acc(best, name)} überstechen kann, muss es tun. Du kannst es mit ${listDe(have, name, 'dat', 'oder')}.`,

  'R.JACK_OVERTAKE': ({ best, have }, name) =>
    `Im Stich liegt ${nom(best, name)}. Wer einen höheren ${name.ranks('U')} hat und Trumpf spielt, muss ihn legen: du ${listDe(have, name, 'acc', 'oder')}.`,

  'A.OUT_OF_TURN': ({ turn }, name) =>
    turn === undefined
      ? 'Im Augenblick ist niemand dran.'
      : name.isReader(turn)
        ? 'Hier bist nur du selbst dran.'
        : `Gerade ist ${name.player(turn)} dran, noch nicht du.`,
  'A.NO_BID_YET': () => 'Bisher hat niemand ein Spiel, dem du zustimmen oder das du überbieten könntest.',
  'A.NOT_HIGHER': (over) =>
    'bid' in over
      ? `Angesagt sind schon ${countDe(over.bid)} Trümpfe, und deine Zahl darf nicht niedriger sein.`
      : `Gezeigt ist schon ${aContract(over.shown, 'nom')}, und dein Gebot muss höher sein.`,
  'A.BELOW_LEVEL': ({ shown, contract }) =>
    `Gezeigt hast du schon mindestens ${aContract(shown, 'acc')}, und ${aContract(contract, 'nom')} ist weniger.`,
  'A.BAD_CALL': () => 'Diese Ansage gibt es an dieser Stelle nicht.',
  'A.NOT_PLAYED': () => 'Das wird bei diesem Spiel nicht gespielt.',
  'A.MUST_ANNOUNCE': () => 'Wer zuerst spricht, muss ein Spiel ansagen.',
  'A.MUST_BID': ({ lords }, name) =>
    `Noch hat niemand eine Zahl angesagt, und du hast ${listDe(lords, name, 'acc')}. Wer dann einen, zwei oder drei ${name.ranks('U')} hat, muss ansagen.`,
  'A.NO_JACK': ({ lords }, name) =>
    `Trumpf machen kann nur, wer wenigstens ${oneOfLords(lords, name)} hat, und du hast keinen.`,
  'A.SUIT_NEEDS_CARD': ({ suit, lords }, name) =>
    `Damit ${name.suit(suit)} Trumpf werden kann, brauchst du selbst eine ${cardOfSuit(suit, name)}. ${capitalised(listDe(lords, name, 'nom'))} ${lordsDoNotCount(lords, name)}.`,
  'A.WRONG_NUMBER': ({ said, trumps }) =>
    `Angesagt wird genau, wie viele Trümpfe es wären: ${countDe(trumps.length)}, nicht ${countDe(said)}.`,
  'A.FOUR_JACKS': ({ lords }, name) => `Mit ${listDe(lords, name, 'dat')} bleibt nur das große Solo oder Passen.`,
  'A.SOLO_FIRST_DEAL': () => 'Im ersten Spiel ist kein Solo erlaubt.',
  'A.SOLO_NEEDS_EU': ({ card }, name) => `Ein Solo darf nur spielen, wer ${acc(card, name)} hat.`,
  'A.RETURN_RECEIVED': ({ card }, name) =>
    `${capitalised(acc(card, name))} hast du gerade bekommen. Zurück gibst du eine von deinen acht Karten.`,
  'A.MIT_TOO_LOW': ({ lowest, need }, name) =>
    `So viele sind schon angesagt. Um mitzugehen, müsste deine niedrigste Karte der Farbe mindestens ${wordsOfRank(need, name)} sein. Es ist ${nom(lowest, name)}.`,
  'A.NOTHING_TO_PLAY': ({ from, exactly }) =>
    `Dafür bräuchtest du ${aContract(from, 'acc')}${exactly ? '' : ' oder mehr'}, und das lässt sich mit deinen Karten nicht ansagen.`,
  'A.CALL_OWN_CARD': ({ card }, name) =>
    `${capitalised(acc(card, name))} hast du selbst. Rufen kannst du nur eine Karte, die jemand anderer hat.`,
  'A.CALL_NEEDS_SUIT_CARD': ({ card, suit, lords }, name) =>
    lords.length === 0
      ? `Um ${acc(card, name)} zu rufen, brauchst du selbst eine ${cardOfSuit(suit, name)}, und du hast keine.`
      : `Um ${acc(card, name)} zu rufen, brauchst du selbst eine ${cardOfSuit(suit, name)}. ${capitalised(listDe(lords, name, 'nom'))} ${lordsDoNotCount(lords, name)}.`,
  'A.SOLO_NEEDS_SUIT_CARD': ({ suit, lords }, name) =>
    lords.length === 0
      ? `Damit ${name.suit(suit)} Trumpf sein kann, brauchst du selbst eine ${cardOfSuit(suit, name)}, und du hast keine.`
      : `Damit ${name.suit(suit)} Trumpf sein kann, brauchst du selbst eine ${cardOfSuit(suit, name)}. ${capitalised(listDe(lords, name, 'nom'))} ${lordsDoNotCount(lords, name)}.`,
  'A.SIE_NEEDS_TOP_TRUMPS': ({ missing }, name) =>
    missing.length > LISTED
      ? `Für einen Sie müssen alle deine Karten die höchsten Trümpfe sein, und ${countDe(missing.length)} davon fehlen dir.`
      : `Für einen Sie müssen alle deine Karten die höchsten Trümpfe sein. Dir ${missing.length === 1 ? 'fehlt' : 'fehlen'} ${listDe(missing, name, 'nom')}.`,
  'A.MUST_CALL_OTHER': ({ card, may }, name) =>
    `${capitalised(acc(card, name))} darfst du im Muss-Spiel nicht rufen. Mit diesem Blatt rufst du ${listDe(may, name, 'acc', 'oder')}.`,
  'A.HOCHZEIT_NEEDS_ONE_TRUMP': ({ trumps }, name) =>
    trumps.length === 0
      ? 'Für eine Hochzeit brauchst du genau einen Trumpf, und du hast keinen.'
      : `Für eine Hochzeit darfst du nur einen einzigen Trumpf haben. Du hast ${countDe(trumps.length)}: ${listDe(trumps, name, 'acc')}.`,
  'A.OFFER_TOO_LATE': () =>
    'Eine Hochzeit wird hier angeboten, bevor jemand etwas gesagt hat. Dafür ist es jetzt zu spät.',
  'A.OFFER_REJECTED': () => 'Deine Hochzeit hat schon niemand gewollt, ein zweites Mal fragst du nicht.',
  'A.OFFER_TAKEN': ({ by }, name) =>
    `${capitalised(whoDoes(by, name, 'hast', 'hat'))} die Hochzeit schon angenommen. Wer zuerst Ja sagt, bekommt sie.`,
  'A.RETURN_OTHER': ({ card, may, as }, name) =>
    as === 'received'
      ? `${capitalised(acc(card, name))} hast du gerade bekommen. Zurück gibst du eine der Karten, die du vorher hattest.`
      : `Zurück gibst du eine Karte, die kein Trumpf ist, und ${nom(card, name)} ist einer. Erlaubt ${may.length === 1 ? 'ist' : 'sind'} ${listDe(may, name, 'nom')}.`,
  'A.NOTHING_TO_RETURN': () =>
    'Du hast lauter Trümpfe. Annehmen kannst du nicht, denn zurückgeben müsstest du eine Karte, die keiner ist.',
  'A.ONLY_ANNOUNCE': ({ only }) =>
    `Spielen kannst du jetzt nur noch ${wordsDe(
      only.map((id) => aContract(id, 'acc')),
      'oder',
    )}.`,
  'A.DISCARD_TWO': ({ count }) => `Weggelegt werden genau zwei Karten, nicht ${countDe(count)}.`,
  'A.STOSS_TOO_LATE': ({ window }) => `${STOSS_WINDOWS[window]} Dafür ist es jetzt zu spät.`,
  'A.STOSS_NOT_DEFENDER': ({ called }, name) =>
    called
      ? `Stoß geben nur die Gegenspieler. Der Spieler und wer ${acc(called, name)} hat, spielen miteinander.`
      : 'Stoß geben nur die Gegenspieler, und du spielst dieses Spiel selbst.',
  'A.STOSS_GIVEN': givenInGerman,
  'A.STOSS_NO_MORE': ({ most }) => `Höher als ${DOUBLINGS_DE.step(most)} geht es an diesem Tisch nicht.`,
  'A.STOSS_NOT_YET': ({ trick }) =>
    `An diesem Tisch antwortest du erst, bevor du deine Karte zum ${trick}. Stich spielst.`,
  'A.STOSS_NEVER': ({ contract, at }) =>
    at === 'table'
      ? 'An diesem Tisch wird ohne Stoß gespielt.'
      : `Gegen ${aContract(contract, 'acc')} gibt es keinen Stoß.`,
  'A.DOPPLER_NEVER': ({ contract }) =>
    `Verdoppelt wird auf diese Art nur ein Ramsch, und nur an Tischen, die das so spielen; gespielt wird hier ${aContract(contract, 'nom')}.`,
  'A.DOPPLER_TOO_LATE': () =>
    'Verdoppeln kann man den Ramsch nur, bevor man die eigene erste Karte legt. Dafür ist es jetzt zu spät.',
  'A.DOPPLER_GIVEN': () => 'Du hast den Ramsch schon verdoppelt; jeder darf es nur einmal.',
  'A.DURCHBRUCH_NEVER': ({ contract }) =>
    `Ein Durchbruch wird nur im Ramsch angesagt, und nur an Tischen, die ihn kennen; gespielt wird hier ${aContract(contract, 'nom')}.`,
  'A.DURCHBRUCH_TRICK': ({ trick }) =>
    `Der Durchbruch wird mit der eigenen Karte zum ${trick}. Stich angesagt, nicht früher und nicht später.`,
  'A.DURCHBRUCH_GIVEN': () => 'Du hast den Durchbruch schon angesagt; jetzt gehört eine Karte dazu.',
  'A.RETOUR_NOT_DECLARER': ({ replyBy }) =>
    replyBy === 'declarer'
      ? 'Retour gibt nur der Spieler, als Antwort auf den Stoß.'
      : 'Retour gibt nur die Seite des Spielers, als Antwort auf den Stoß, und zu ihr gehörst du nicht.',
  'A.RETOUR_NO_STOSS': () => 'Retour ist die Antwort auf einen Stoß, und den hat noch niemand gegeben.',
  'A.RETOUR_GIVEN': givenInGerman,
  ...DOPPELKOPF_DE.reasons,
  'A.NO_REVOKE': ({ card }, name) => `${capitalised(nom(card, name))} ist erlaubt; das ist kein Verwerfen.`,
  'A.CUT_TOO_THIN': ({ min }) =>
    min === 1
      ? 'Beim Abheben muss auf beiden Seiten mindestens eine Karte liegen.'
      : `Beim Abheben müssen auf beiden Seiten mindestens ${countDe(min)} Karten liegen.`,
  'A.CUT_TOO_OFTEN': ({ most }) =>
    most === 1 ? 'An diesem Tisch wird nur einmal abgehoben.' : `Öfter als ${countDe(most)} Mal wird nicht abgehoben.`,
  'A.NO_KNOCKING': () => 'An diesem Tisch wird abgehoben, nicht geklopft.',
  'A.BAD_PACKETS': () => 'In solchen Päckchen wird nicht gegeben.',
  'A.WRONG_PHASE': () => 'Das ist in diesem Teil der Runde nicht an der Reihe.',
  'A.BAD_PACK': () => 'Das ist kein vollständiges Kartenspiel: Jede Karte muss genau einmal darin sein.',
  'A.MALFORMED': () => 'Das ist kein Spielzug: Angaben fehlen oder sind unbekannt.',
};

/** How long somebody may double, table by table. */
const STOSS_WINDOWS: Readonly<Record<ReasonParams['A.STOSS_TOO_LATE']['window'], string>> = {
  'before-second-card': 'Stoß und Retour gibt es nur, bis im ersten Stich die zweite Karte liegt.',
  'with-first-card': 'Stoß gibt es an diesem Tisch nur, bis die erste Karte liegt.',
  'before-own-first-card': 'Stoß gibst du an diesem Tisch nur vor deiner eigenen Karte im ersten Stich.',
  'next-trick':
    'Die Antwort gehört in den Stich danach, vor die eigene Karte. Wer ihn vorbeilässt, hat nichts mehr zu sagen.',
};

/** "eine Acht", "ein Ober". */
const wordsOfRank = (rank: Rank, name: Naming): string =>
  `${['O', 'U', 'K'].includes(rank) && !(name.deck === 'french' && rank === 'O') ? 'ein' : name.deck === 'french' && rank === 'A' ? 'ein' : 'eine'} ${name.rank(rank)}`;

const lordsDoNotCount = (lords: readonly Card[], name: Naming): string =>
  lords.length === 1 && lords[0]
    ? `zählt dafür nicht, denn ${it(lords[0], name)} ist Trumpf`
    : 'zählen dafür nicht, denn sie sind Trumpf';

/** The rule in a few words, about nobody in particular; without a full stop, to stand alone or after a colon. */
export const SHORT_REASONS_DE: Texts<ReasonParams> = {
  'R.NOT_IN_HAND': ({ card }, name) => `${capitalised(nom(card, name))} ist nicht auf dieser Hand`,
  'R.NOT_OPEN': () => 'Verdeckte Karten werden nicht gespielt',
  'R.FOLLOW_SUIT': ({ suit }, name) => `${name.suit(suit)} ist angespielt und muss bedient werden`,
  'R.FOLLOW_TRUMP': () => 'Trumpf ist angespielt und muss bedient werden',
  'R.CALLED_CARD_MUST': ({ called }, name) => `${capitalised(nom(called, name))} ist gesucht und muss heraus`,
  'R.CALLED_CARD_NO_DISCARD': ({ called }, name) =>
    `${capitalised(nom(called, name))} ist gerufen und darf noch nicht abgeworfen werden`,
  'R.CALLED_SUIT_LEAD': ({ called, need }, name) =>
    `Unter ${dat(called, name)} wegspielen geht erst mit ${countDe(need)} Karten der Farbe`,
  'R.MUST_TRUMP': ({ suit }, name) => `Wer ${name.suit(suit)} nicht hat, muss stechen`,
  'R.JACK_OVERTAKE': (_, name) => `Ein höherer ${name.rank('U')} muss gelegt werden`,
  'A.FOUR_JACKS': (_, name) => `Mit ${allRanks('U', name)}: großes Solo oder passen`,
  'A.SOLO_FIRST_DEAL': () => 'Kein Solo im ersten Spiel',
  'A.SOLO_NEEDS_EU': ({ card }, name) => `Fürs Solo fehlt ${nom(card, name)}`,
  'A.RETURN_RECEIVED': () => 'Zurück geht eine eigene Karte',
  'R.OVERTAKE': ({ best }, name) => `${capitalised(nom(best, name))} muss überstochen werden`,
  'A.OUT_OF_TURN': ({ turn }, name) =>
    turn === undefined ? 'Niemand ist dran' : `${capitalised(whoDoes(turn, name, 'bist', 'ist'))} dran`,
  'A.NO_BID_YET': () => 'Noch hat niemand ein Spiel',
  'A.NOT_HIGHER': (over) =>
    'bid' in over
      ? `Weniger als ${countDe(over.bid)} geht nicht`
      : `Das Gebot muss höher sein als ${aContract(over.shown, 'nom')}`,
  'A.BELOW_LEVEL': ({ shown }) => `Gezeigt ist mindestens ${aContract(shown, 'nom')}`,
  'A.BAD_CALL': () => 'Diese Ansage gibt es hier nicht',
  'A.NOT_PLAYED': () => 'Das gibt es bei diesem Spiel nicht',
  'A.MUST_ANNOUNCE': () => 'Wer zuerst spricht, muss ansagen',
  'A.MUST_BID': () => 'Wer zuerst spricht, muss eine Zahl ansagen',
  'A.NO_JACK': (_, name) => `Ohne ${name.ranks('U')} lässt sich nicht Trumpf machen`,
  'A.SUIT_NEEDS_CARD': ({ suit }, name) => `Für den Trumpf fehlt eine ${cardOfSuit(suit, name)}`,
  'A.WRONG_NUMBER': ({ trumps }) => `Es wären genau ${countDe(trumps.length)} Trümpfe`,
  'A.MIT_TOO_LOW': ({ need }, name) =>
    `Zum Mitgehen muss die niedrigste Karte mindestens ${wordsOfRank(need, name)} sein`,
  'A.NOTHING_TO_PLAY': ({ from, exactly }) =>
    `Mit diesem Blatt geht ${aContract(from, 'nom')}${exactly ? '' : ' oder Höheres'} nicht`,
  'A.CALL_OWN_CARD': ({ card }, name) => `${capitalised(nom(card, name))} ist auf der eigenen Hand`,
  'A.CALL_NEEDS_SUIT_CARD': ({ suit }, name) => `Zum Rufen fehlt eine ${cardOfSuit(suit, name)}`,
  'A.SOLO_NEEDS_SUIT_CARD': ({ suit }, name) => `Für den Trumpf fehlt eine ${cardOfSuit(suit, name)}`,
  'A.SIE_NEEDS_TOP_TRUMPS': () => 'Nicht alle deine Karten sind höchste Trümpfe',
  'A.MUST_CALL_OTHER': ({ may }, name) => `Gerufen wird hier ${listDe(may, name, 'nom', 'oder')}`,
  'A.HOCHZEIT_NEEDS_ONE_TRUMP': () => 'Eine Hochzeit braucht genau einen Trumpf',
  'A.OFFER_TOO_LATE': () => 'Eine Hochzeit wird angeboten, bevor jemand etwas gesagt hat',
  'A.OFFER_REJECTED': () => 'Diese Hochzeit wollte schon niemand',
  'A.OFFER_TAKEN': ({ by }, name) => `${capitalised(whoDoes(by, name, 'hast', 'hat'))} die Hochzeit schon angenommen`,
  'A.RETURN_OTHER': ({ as }) =>
    as === 'received' ? 'Die Karte ist gerade erst gekommen' : 'Zurückgegeben wird eine Karte, die kein Trumpf ist',
  'A.NOTHING_TO_RETURN': () => 'Mit lauter Trümpfen lässt sich nichts zurückgeben',
  'A.ONLY_ANNOUNCE': ({ only }) =>
    `Möglich ist nur noch ${wordsDe(
      only.map((id) => aContract(id, 'nom')),
      'oder',
    )}`,
  'A.DISCARD_TWO': () => 'Weggelegt werden genau zwei Karten',
  'A.STOSS_TOO_LATE': () => 'Für Stoß und Retour ist es zu spät',
  'A.STOSS_NOT_DEFENDER': () => 'Stoß geben nur die Gegenspieler',
  'A.STOSS_GIVEN': ({ step }) => `${DOUBLINGS_DE.step(step)} ist schon gegeben`,
  'A.STOSS_NO_MORE': () => 'Höher wird an diesem Tisch nicht verdoppelt',
  'A.STOSS_NOT_YET': ({ trick }) => `Geantwortet wird erst im ${trick}. Stich`,
  'A.STOSS_NEVER': ({ contract, at }) =>
    at === 'table' ? 'Hier wird ohne Stoß gespielt' : `Gegen ${aContract(contract, 'acc')} gibt es keinen Stoß`,
  'A.DOPPLER_NEVER': () => 'Verdoppeln gibt es hier nicht',
  'A.DOPPLER_TOO_LATE': () => 'Zum Verdoppeln ist es zu spät',
  'A.DOPPLER_GIVEN': () => 'Du hast schon verdoppelt',
  'A.DURCHBRUCH_NEVER': () => 'Hier gibt es keinen Durchbruch',
  'A.DURCHBRUCH_TRICK': ({ trick }) => `Angesagt wird er zum ${trick}. Stich`,
  'A.DURCHBRUCH_GIVEN': () => 'Der Durchbruch ist schon angesagt',
  'A.RETOUR_NOT_DECLARER': ({ replyBy }) =>
    replyBy === 'declarer' ? 'Retour gibt nur der Spieler' : 'Retour gibt nur die Seite des Spielers',
  'A.RETOUR_NO_STOSS': () => 'Ohne Stoß gibt es kein Retour',
  'A.RETOUR_GIVEN': ({ step }) => `${DOUBLINGS_DE.step(step)} ist schon gegeben`,
  ...DOPPELKOPF_DE.rules,
  'A.NO_REVOKE': ({ card }, name) => `${capitalised(nom(card, name))} ist erlaubt`,
  'A.CUT_TOO_THIN': ({ min }) =>
    min === 1 ? 'Keine Seite darf leer sein' : `Auf beiden Seiten müssen mindestens ${countDe(min)} Karten liegen`,
  'A.CUT_TOO_OFTEN': () => 'So oft wird hier nicht abgehoben',
  'A.NO_KNOCKING': () => 'Hier wird nicht geklopft',
  'A.BAD_PACKETS': () => 'In solchen Päckchen wird nicht gegeben',
  'A.WRONG_PHASE': () => 'Das ist in diesem Teil der Runde nicht an der Reihe',
  'A.BAD_PACK': () => 'Das Kartenspiel ist nicht vollständig',
  'A.MALFORMED': () => 'Kein Spielzug',
};
