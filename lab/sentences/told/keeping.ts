// Sentences about what stays for later: ways to the lead, the partner's suit, and guards.
import type { Card } from '../../../src/engine/base/cards.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { beats } from '../../../src/engine/play/order.ts';
import {
  groupIn,
  isTrump,
  leads,
  legal,
  orderIn,
  out,
  outIn,
  own,
  playingIn,
  safeFromOpponents,
  type Seen,
} from '../facts/claims/seen.ts';
import {
  cannotFollow,
  cardIn,
  isPlayed,
  isPlayersPartner,
  keptInHand,
  leavesTrick,
  nothingHigherOut,
  outOver,
  playsTrump,
} from './cards-told.ts';
import type { Claim } from './claim.ts';

/** Every deal that looks the same has the cards there. */
const areWith = (seen: Seen, seat: Seat, cards: readonly Card[]): boolean =>
  cards.length > 0 &&
  cards.every((each) => out(seen).includes(each)) &&
  seen.worlds.map(playingIn).every(({ play }) => cards.every((each) => play.hands[seat].includes(each)));

/** So many cards out go over everything that the hand has of the suit. */
const overAll = (seen: Seen, suit: ReturnType<typeof groupIn>): number =>
  Math.min(...own(seen, suit).map((each) => outOver(seen, each).length));

export const KEEPING_SENTENCES: readonly Claim[] = [
  {
    name: 'a trump is the way back to high cards',
    says: {
      de: ['<card> ist der Weg zurück ans Ausspiel; dann kommen <cards>, über die in ihrer Farbe nichts mehr geht.'],
      en: ['<card> is the way back to the lead, for <cards>, which nothing in their suit beats any more.'],
    },
    holds: ({ card, cards }, seen) => {
      const [first] = cards();
      return (
        !leads(seen) &&
        first !== undefined &&
        keptInHand(seen, [card(), ...cards()]) &&
        legal(seen).includes(card()) &&
        isTrump(seen, card()) &&
        cards().length > 1 &&
        cards().every((each) => !isTrump(seen, each) && groupIn(seen, each) === groupIn(seen, first)) &&
        [card(), ...cards()].every((each) => nothingHigherOut(seen, each))
      );
    },
  },
  {
    name: 'the card would stop the suit of the partner',
    says: {
      de: [
        'Was in <suit> noch draußen ist, hat der Partner (<who>), und nichts davon ist höher als <card>: Deshalb geht {er|sie|es} jetzt weg und steht nicht im Weg.',
      ],
      en: [
        'All the <suit> still out are with the partner (<who>), none of them higher than <card>: it goes now, so as not to block them.',
      ],
    },
    holds: ({ suit, seat, card }, seen) =>
      isPlayed(seen, card()) &&
      leavesTrick(seen) &&
      safeFromOpponents(seen, card()) &&
      groupIn(seen, card()) === suit() &&
      isPlayersPartner(seen, seat()) &&
      areWith(seen, seat(), outIn(seen, suit())) &&
      nothingHigherOut(seen, card()),
  },
  {
    name: 'a card stays to give the partner the lead',
    says: {
      de: ['<card> bleibt, um das Ausspiel weiterzugeben: Der Partner (<who>) muss <card> haben.'],
      en: ['<card> stays to pass the lead on: the partner (<who>) must hold <card>.'],
    },
    holds: ({ card, seat }, seen) =>
      !leads(seen) &&
      keptInHand(seen, [card(0)]) &&
      groupIn(seen, card(0)) !== groupIn(seen, cardIn(seen)) &&
      groupIn(seen, card(0)) === groupIn(seen, card(1)) &&
      own(seen, groupIn(seen, card(0))).length === 1 &&
      beats(orderIn(seen), card(1), card(0)) &&
      isPlayersPartner(seen, seat()) &&
      areWith(seen, seat(), [card(1)]),
  },
  {
    name: 'a high card keeps its guards',
    says: {
      de: [
        'Neben <card> {bleibt|bleiben} <cards>, denn draußen {ist noch eine höhere Karte|sind noch <number> höhere Karten} der Farbe: So kann {er|sie|es} noch einen Stich machen.',
      ],
      en: [
        '<cards> {stays|stay} beside <card>: {one higher card of the suit is|<number> higher cards of the suit are} still out, and so it may yet take a trick.',
      ],
    },
    holds: ({ text, number, card, cards }, seen) => {
      const told = /eine höhere Karte|one higher card/.test(text) ? 1 : number();
      return (
        cannotFollow(seen) &&
        keptInHand(seen, [card(), ...cards()]) &&
        groupIn(seen, cardIn(seen)) !== groupIn(seen, card()) &&
        cards().every((each) => groupIn(seen, each) === groupIn(seen, card()) && beats(orderIn(seen), card(), each)) &&
        own(seen, groupIn(seen, card())).length === cards().length + 1 &&
        outOver(seen, card()).length === told &&
        cards().length === told
      );
    },
  },
  {
    name: 'a suit without hope goes, a card keeps its guards',
    says: {
      de: [
        'In <suit> {steht draußen noch eine Karte|stehen draußen noch <number> Karten} über allen eigenen, da ist kein Stich zu erwarten; <card> kann noch einen machen, solange <cards> daneben {bleibt|bleiben}.',
      ],
      en: [
        'In <suit> {one card still out is|<number> cards still out are} higher than any held here, so no trick is to be expected there; <card> may still take one as long as <cards> {stays|stay} beside it.',
      ],
    },
    holds: ({ text, suit, number, card, cards }, seen) => {
      const told = /noch eine Karte|one card/.test(text) ? 1 : number();
      return (
        cannotFollow(seen) &&
        !playsTrump(seen) &&
        groupIn(seen, cardIn(seen)) === suit() &&
        overAll(seen, suit()) === told &&
        told >= own(seen, suit()).length &&
        keptInHand(seen, [card(), ...cards()]) &&
        cards().every((each) => groupIn(seen, each) === groupIn(seen, card())) &&
        own(seen, groupIn(seen, card())).length === cards().length + 1 &&
        outOver(seen, card()).length === cards().length
      );
    },
  },
];
