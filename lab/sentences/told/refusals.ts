// Sentences of refusals: the rule, its proof from the own hand, and what is allowed instead; told to whoever is refused.
import { type Card, rankOf, suitOf } from '../../../src/engine/base/cards.ts';
import { contractOf } from '../../../src/engine/base/contract.ts';
import { beats } from '../../../src/engine/play/order.ts';
import {
  best,
  callable,
  contractIn,
  groupIn,
  isTrump,
  legal,
  orderIn,
  own,
  row,
  same,
  searched,
  type Seen,
  weddingTrumps,
} from '../facts/claims/seen.ts';
import { isTrumpRank } from '../rendered/scene.ts';
import { led } from './cards-told.ts';
import type { Claim } from './claim.ts';
import type { Named } from './words-told.ts';

const ledCard = ({ view }: Seen): Card | undefined => view.trick?.cards[0];

/** The decision is one that the rules refuse. */
const isRefused = ({ view, decision }: Seen): boolean =>
  view.options.some((option) => !option.verdict.legal && JSON.stringify(option.decision) === JSON.stringify(decision));

const refusedCard = ({ decision }: Seen): Card | undefined => (decision.type === 'play' ? decision.card : undefined);
const announced = ({ decision }: Seen) => (decision.type === 'announce' ? decision.announcement : undefined);

/** Own cards of a suit that are plain in the game that is refused. */
const plainOf = (seen: Seen, suit: string): readonly Card[] => {
  const announcement = announced(seen);
  if (!announcement) return [];
  const contract = contractOf(row(seen, announcement.contract), announcement);
  const lords = new Set(contract.row.trumps.flatMap((each) => ('rank' in each ? [each.rank] : [])));
  return seen.view.dealtHand.filter(
    (card) =>
      suitOf(card) === suit &&
      !lords.has(rankOf(card)) &&
      !(contract.row.parties.kind === 'calledAce' && suitOf(card) === 'H'),
  );
};

const suitFollowed = (seen: Seen, { card, cards, suit }: Named): boolean =>
  ledCard(seen) === card() && led(seen) === suit() && same(cards(), own(seen, suit()));

const allowedIn = ({ view }: Seen) =>
  view.options.filter(({ verdict }) => verdict.legal).map(({ decision }) => decision);
const mayReturn = (seen: Seen): readonly Card[] =>
  allowedIn(seen).flatMap((each) => (each.type === 'return' ? [each.card] : []));
const mayCall = (seen: Seen, card: Card): boolean =>
  callable(seen).includes(card) ||
  allowedIn(seen).some((each) => each.type === 'announce' && each.announcement.called === card);

export const REFUSAL_SENTENCES: readonly Claim[] = [
  {
    name: 'suit must be followed',
    says: {
      de: ['Mit <card> ist <suit> angespielt, und du hast noch <cards>. Also musst du <suit> zugeben.'],
      en: ['<suit> were led with <card>, and you still hold <cards>. So you must play <words>.'],
    },
    holds: (named, seen) =>
      suitFollowed(seen, named) && legal(seen).every((card) => groupIn(seen, card) === named.suit()),
  },
  {
    name: 'trump must be followed',
    says: {
      de: ['Mit <card> ist Trumpf angespielt, und du hast noch <cards>. Also musst du Trumpf zugeben.'],
      en: ['Trumps were led with <card>, and you still hold <cards>. So you must play a trump.'],
    },
    holds: ({ card, cards }, seen) =>
      ledCard(seen) === card() && led(seen) === 'trump' && same(cards(), own(seen, 'trump')),
  },
  {
    name: 'the called card must be given',
    says: {
      de: ['<card> ist gerufen, und jetzt wird <suit> zum ersten Mal angespielt. Also musst du <card> zugeben.'],
      en: ['<card> has been called, and <suit> are now led for the first time. So you must play <card>.'],
    },
    holds: ({ card, suit }, seen) =>
      contractIn(seen).called === card() &&
      led(seen) === suit() &&
      !searched(seen, suit()) &&
      legal(seen).join() === card(),
  },
  {
    name: 'the called card may not be thrown away',
    says: {
      de: [
        '<card> ist gerufen. Solange <suit> noch nicht angespielt worden ist, darfst du <card> nicht abwerfen, außer als {letzte Karte|eine der letzten zwei Karten}.',
      ],
      en: [
        '<card> has been called. Until <suit> have been led you may not discard it, unless it is {your last card|one of your last two cards}.',
      ],
    },
    holds: ({ card, suit }, seen) =>
      contractIn(seen).called === card() &&
      refusedCard(seen) === card() &&
      !searched(seen, suit()) &&
      led(seen) !== suit(),
  },
  {
    name: 'too few cards to run away',
    says: {
      de: [
        'Du hast <card>, und {der|die|das} ist gerufen. Davonlaufen, also eine andere <suit>karte ausspielen, darfst du erst mit <number> Karten dieser Farbe. Du hast nur <number>: <cards>.',
      ],
      en: [
        'You hold <card>, which has been called. Running away, that is leading another <words>, takes at least <number> <words>. You hold only <number>: <cards>.',
      ],
    },
    holds: ({ card, number, cards }, seen) =>
      contractIn(seen).called === card() &&
      same(cards(), own(seen, groupIn(seen, card()))) &&
      cards().length === number(1) &&
      number(1) < number(0),
  },
  {
    name: 'whoever is void must ruff',
    says: {
      de: [
        '<suit> hast du nicht mehr. Dann musst du mit Trumpf stechen{|, auch wenn der Stich deinem Partner gehört}: mit <cards>.',
      ],
      en: ['You have no <suit> left. Then you must trump{|, even if the trick is your partner’s}: with <cards>.'],
    },
    holds: ({ suit, cards }, seen) =>
      led(seen) === suit() && own(seen, suit()).length === 0 && cards().every((card) => isTrump(seen, card)),
  },
  {
    name: 'the best card must be beaten',
    says: {
      de: ['Hier herrscht Stichzwang: Wer <card> überstechen kann, muss es tun. Du kannst es mit <cards>.'],
      en: ['Whoever can beat <card> must do so here. You can, with <cards>.'],
    },
    holds: ({ card, cards }, seen) =>
      best(seen).card === card() &&
      cards().every((each) => seen.view.hand.includes(each) && beats(orderIn(seen), each, card())),
  },
  {
    name: 'a card on the own hand cannot be called',
    says: {
      de: ['<card> hast du selbst. Rufen kannst du nur eine Karte, die jemand anderer hat.'],
      en: ['You hold <card> yourself. You can only call a card that somebody else has.'],
    },
    holds: ({ card }, seen) => seen.view.dealtHand.includes(card()) && announced(seen)?.called === card(),
  },
  {
    name: 'a card of the suit is needed',
    says: {
      de: [
        'Um <card> zu rufen, brauchst du selbst eine <suit>karte, und du hast keine.',
        'Um <card> zu rufen, brauchst du selbst eine <suit>karte. <cards> {zählt dafür nicht, denn {er|sie|es} ist Trumpf|zählen dafür nicht, denn sie sind Trumpf}.',
        'Damit <suit> Trumpf sein kann, brauchst du selbst eine <suit>karte, und du hast keine.',
        'Damit <suit> Trumpf sein kann, brauchst du selbst eine <suit>karte. <cards> {zählt dafür nicht, denn {er|sie|es} ist Trumpf|zählen dafür nicht, denn sie sind Trumpf}.',
      ],
      en: [
        'To call <card> you need <words> of your own, and you have none.',
        'To call <card> you need <words> of your own. <cards> {does not count for that: it is a trump|do not count for that: they are trumps}.',
        'To make <suit> trumps you need <words> of your own, and you have none.',
        'To make <suit> trumps you need <words> of your own. <cards> {does not count for that: it is a trump|do not count for that: they are trumps}.',
      ],
    },
    holds: ({ text, cards }, seen) => {
      const announcement = announced(seen);
      const suit = announcement?.called ? suitOf(announcement.called) : announcement?.trump;
      if (suit === undefined || plainOf(seen, suit).length > 0) return false;
      const ofSuit = seen.view.dealtHand.filter((card) => suitOf(card) === suit);
      return /keine\.|none\./.test(text) ? ofSuit.length === 0 : same(cards(), ofSuit);
    },
  },
  {
    name: 'a Sie needs the highest trumps',
    says: {
      de: [
        'Für einen Sie müssen alle deine Karten die höchsten Trümpfe sein, und <number> davon fehlen dir.',
        'Für einen Sie müssen alle deine Karten die höchsten Trümpfe sein. Dir {fehlt|fehlen} <cards>.',
      ],
      en: [
        'A Sie takes nothing but the highest trumps, and you lack <number> of them.',
        'A Sie takes nothing but the highest trumps. You lack <cards>.',
      ],
    },
    holds: ({ text, cards }, seen) =>
      isRefused(seen) &&
      (!/Dir fehl|You lack/.test(text) || cards().every((card) => !seen.view.dealtHand.includes(card))),
  },
  {
    name: 'another card must be called in a Muss-Spiel',
    says: {
      de: ['<card> darfst du im Muss-Spiel nicht rufen. Mit diesem Blatt rufst du <cards>.'],
      en: ['You may not call <card> in a Muss-Spiel. With this hand you call <cards>.'],
    },
    holds: ({ card, cards }, seen) =>
      isRefused(seen) && announced(seen)?.called === card() && !cards().includes(card()),
  },
  {
    name: 'a Hochzeit needs one trump',
    says: {
      de: [
        'Für eine Hochzeit brauchst du genau einen Trumpf, und du hast keinen.',
        'Für eine Hochzeit darfst du nur einen einzigen Trumpf haben. Du hast <number>: <cards>.',
      ],
      en: [
        'A Hochzeit takes exactly one trump, and you have none.',
        'A Hochzeit takes exactly one trump. You have <number>: <cards>.',
      ],
    },
    holds: ({ text, cards }, seen) => {
      const trumps = weddingTrumps(seen.view.dealtHand);
      return /keinen\.|none\./.test(text) ? trumps.length === 0 : trumps.length > 1 && same(cards(), trumps);
    },
  },
  {
    name: 'a trump may not go back',
    says: {
      de: ['Zurück gibst du eine Karte, die kein Trumpf ist, und <card> ist einer. Erlaubt {ist|sind} <cards>.'],
      en: ['You give back a card that is not a trump, and <card> is one. You may give <cards>.'],
    },
    holds: ({ card, cards }, seen) => isRefused(seen) && !cards().includes(card()) && same(cards(), mayReturn(seen)),
  },
  {
    name: 'the hand does not allow a game so high',
    says: {
      de: [
        'Dafür bräuchtest du <words>, und das lässt sich mit deinen Karten nicht ansagen.',
        'Spielen kannst du jetzt nur noch <words>.',
        'Gezeigt ist schon <words>, und dein Gebot muss höher sein.',
        'Gezeigt hast du schon mindestens <words>, und <words> ist weniger.',
      ],
      en: [
        'That takes <words>, and your cards do not allow you to announce one.',
        'All that can be played now is <words>.',
        '<words> has already been bid, and yours must be higher.',
        'You have already bid at least <words>, and <words> is less than that.',
      ],
    },
    holds: (_, seen) => isRefused(seen),
  },
  {
    name: 'nothing can be called from the hand',
    says: { de: ['Für <words> ist <who> gesperrt: <words>.'], en: ['<who> is blocked for <words>: <words>.'] },
    holds: (_, seen) => isRefused(seen) && callable(seen).length === 0,
  },
  {
    name: 'the rules of the table refuse it',
    says: {
      de: [
        'Im Augenblick ist niemand dran.',
        'Bisher hat niemand ein Spiel, dem du zustimmen oder das du überbieten könntest.',
        'Diese Ansage gibt es an dieser Stelle nicht.',
        'Das wird bei diesem Spiel nicht gespielt.',
        'Eine Hochzeit wird hier angeboten, bevor jemand etwas gesagt hat. Dafür ist es jetzt zu spät.',
        '<card> hast du gerade bekommen. Zurück gibst du eine der Karten, die du vorher hattest.',
        'An diesem Tisch wird ohne Stoß gespielt.',
        'Deine Hochzeit hat schon niemand gewollt, ein zweites Mal fragst du nicht.',
        '<who> hat die Hochzeit schon angenommen. Wer zuerst Ja sagt, bekommt sie.',
        'Du hast lauter Trümpfe. Annehmen kannst du nicht, denn zurückgeben müsstest du eine Karte, die keiner ist.',
        '<words> Dafür ist es jetzt zu spät.',
        'Stoß geben nur die Gegenspieler<words>.',
        'Retour <words>.',
        '<who> {hat|hast} schon <words> gegeben; denselben Schritt gibt es kein zweites Mal.',
        'Höher als <words> geht es an diesem Tisch nicht.',
        'An diesem Tisch antwortest du erst, bevor du deine Karte zum <number>. Stich spielst.',
        'Gegen <words> gibt es keinen Stoß.',
        'Du hast den Ramsch schon verdoppelt; jeder darf es nur einmal.',
        'Du hast den Durchbruch schon angesagt; jetzt gehört eine Karte dazu.',
        'Beim Abheben {muss|müssen} auf beiden Seiten mindestens <words> liegen.',
      ],
      en: [
        'It is nobody’s turn at the moment.',
        'Nobody has a game yet that you could agree to or outbid.',
        'There is no such call at this point.',
        'That is not played in this game.',
        'Here a Hochzeit is offered before anybody has spoken. It is too late now.',
        'You have just received <card>. Give back one of the cards that you held before.',
        'This table plays without Stoss.',
        'Nobody wanted your Hochzeit; you do not ask a second time.',
        '<who> has accepted the Hochzeit already. Whoever says yes first gets it.',
        'You have nothing but trumps. You cannot accept, because you would have to give back a card that is none.',
        '<words> It is too late now.',
        'Only the defenders give Stoss<words>.',
        '{Only|Retour|You have already given Retour}<words>.',
        '<who> {has|have} already given <words>; no step is given twice.',
        'At this table there is nothing higher than <words>.',
        'At this table you answer only just before you play your card to trick <number>.',
        'There is no Stoss against <words>.',
        'You have already doubled the Ramsch; everybody may do so only once.',
        'You have already announced the Durchbruch; now play a card with it.',
        'A cut must leave at least <words> on either side.',
      ],
    },
    holds: (_, seen) => isRefused(seen),
  },
  {
    name: 'lords are no cards of their suit',
    says: {
      de: [
        '<card> zählt nicht als <suit>, {er|sie|es} ist Trumpf.',
        '<cards> zählen nicht als <suit>, sie sind Trumpf.',
      ],
      en: [
        '<card> does not count as {a|an} <words>: it is a trump.',
        '<cards> do not count as <suit>: they are trumps.',
      ],
    },
    holds: (named, seen) => {
      const told = /sind Trumpf|they are/.test(named.text) ? named.cards() : [named.card()];
      return told.every(
        (card) => (seen.view.hand.includes(card) || ledCard(seen) === card) && groupIn(seen, card) === 'trump',
      );
    },
  },
  {
    name: 'every card of the rank is trump',
    says: {
      de: ['Alle <words> sind in diesem Spiel Trumpf, also auch <card>.'],
      en: ['All <words> are trumps in this game, <card> included.'],
    },
    holds: ({ card }, seen) => isTrumpRank(rankOf(card()), { view: seen.view }),
  },
  {
    name: 'the suit is trump',
    says: {
      de: ['<suit> ist in diesem Spiel Trumpf, also auch <card>.'],
      en: ['<suit> are trumps in this game, and so is <card>.'],
    },
    holds: ({ card, suit }, seen) =>
      suitOf(card()) === suit() &&
      groupIn(seen, card()) === 'trump' &&
      !isTrumpRank(rankOf(card()), { view: seen.view }),
  },
  {
    name: 'courts are plain in this game',
    says: {
      de: [
        '<card> ist in diesem Spiel kein Trumpf, {er|sie|es} gehört zu <suit>.',
        '<cards> sind in diesem Spiel kein Trumpf, sie gehören zu <suit>.',
      ],
      en: [
        '<card> is not a trump in this game: it belongs to <suit>.',
        '<cards> are not trumps in this game: they belong to <suit>.',
      ],
    },
    holds: (named, seen) => {
      const told = / sind | are /.test(named.text) ? named.cards() : [named.card()];
      return told.every((card) => groupIn(seen, card) === suitOf(card));
    },
  },
  {
    name: 'the suit is plain in this game',
    says: {
      de: ['<suit> ist in diesem Spiel kein Trumpf, sondern eine Farbe wie die anderen.'],
      en: ['<suit> are not trumps in this game, but a suit like the others.'],
    },
    holds: ({ suit }, seen) =>
      !orderIn(seen).trumps.some((card) => suitOf(card) === suit() && !isTrumpRank(rankOf(card), { view: seen.view })),
  },
  {
    name: 'ruffing only when void',
    says: {
      de: ['Mit <card> stechen darfst du erst, wenn du keine <suit>karte mehr hast.'],
      en: ['You may ruff with <card> only when you have no <suit> left.'],
    },
    holds: ({ card }, seen) => {
      const group = led(seen);
      return (
        groupIn(seen, card()) === 'trump' && group !== undefined && group !== 'trump' && own(seen, group).length > 0
      );
    },
  },
  {
    name: 'the called card comes out though the trick is lost',
    says: {
      de: ['<card> muss heraus, auch wenn der Stich damit verloren geht.'],
      en: ['<card> must come out even if that loses the trick.'],
    },
    holds: ({ card }, seen) => contractIn(seen).called === card() && legal(seen).includes(card()),
  },
  {
    name: 'these can be called',
    says: {
      de: ['Mit diesem Blatt kann <cards> gerufen werden.', 'In diesem Spiel kann nur <cards> gerufen werden.'],
      en: ['This hand can call <cards>.', 'In this game only <cards> can be called.'],
    },
    holds: ({ text, cards }, seen) =>
      /diesem Spiel|this game/.test(text) || cards().every((card) => mayCall(seen, card)),
  },
  {
    name: 'these suits can be trumps',
    says: { de: ['Zum Trumpf machen kannst du <words>.'], en: ['You can make <words> trumps.'] },
    holds: (_, seen) => isRefused(seen),
  },
  {
    name: 'what can be said',
    says: { de: ['Sagen kannst du jetzt <words>.'], en: ['Now you can say <words>.'] },
    holds: (_, seen) => isRefused(seen),
  },
  {
    name: 'what is allowed instead',
    says: {
      de: ['Erlaubt {ist jetzt nur|sind jetzt} <cards>.'],
      en: ['Only <cards> is allowed now.', 'Allowed now: <cards>.'],
    },
    holds: ({ cards }, seen) => same(cards(), legal(seen)),
  },
];
