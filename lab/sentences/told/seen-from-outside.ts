// Sentences about what a card or a call of somebody else shows to everybody: `view` is the reader's, `decision` the other seat's.
import { type Card, cardsOfPack, pointsOf, withoutAll } from '../../../src/engine/base/cards.ts';
import { type Seat, seatAfter, seatAt } from '../../../src/engine/base/seats.ts';
import { beats, type Group, winningIndex } from '../../../src/engine/play/order.ts';
import { playersAt } from '../../../src/engine/table/table-rules.ts';
import {
  contractIn,
  groupIn,
  onSide,
  orderIn,
  playingIn,
  searched,
  type Seen,
  trickPoints,
} from '../facts/claims/seen.ts';
import { ACT_SENTENCES } from './acts-told.ts';
import { cardIn, hasNone, isDeclarer, led, sameSide } from './cards-told.ts';
import type { Claim } from './claim.ts';

/** Whoever has played. Throws where nobody has. */
function playerIn({ decision }: Seen): Seat {
  if (decision.type !== 'play') throw new Error(`nobody has played: ${decision.type}`);
  return decision.seat;
}

const isLed = ({ view }: Seen): boolean => view.trick?.cards.length === 0;
const fallen = ({ view }: Seen): readonly Card[] => view.tricks.flatMap(({ cards }) => cards);
const declares = (seen: Seen, seat: Seat): boolean => seen.worlds.map(playingIn).every((round) => onSide(round, seat));
const defends = (seen: Seen, seat: Seat): boolean => seen.worlds.map(playingIn).every((round) => !onSide(round, seat));

/** The hand that has played, in every deal, has nothing of a group besides what is played now. */
const handHasNone = (seen: Seen, group: Group): boolean => hasNone(seen, playerIn(seen), group);

/** The called card has not fallen, and its suit has not been led. */
const calledIsHidden = (seen: Seen): boolean => {
  const { called } = contractIn(seen);
  if (called === undefined || fallen(seen).includes(called)) return false;
  const suit = groupIn(seen, called);
  return suit !== 'trump' && !searched(seen, suit);
};

/** The trick with the card in it, and who has it. */
const winnerWith = (seen: Seen): Seat => {
  const trick = seen.view.trick!;
  return seatAt(trick, winningIndex(orderIn(seen), [...trick.cards, cardIn(seen)]), playersAt(seen.view.rules));
};
const pointsWith = (seen: Seen): number => trickPoints(seen) + pointsOf(cardIn(seen));
const playersInTrick = ({ view }: Seen): number => playersAt(view.rules) - (view.trick?.idle === undefined ? 0 : 1);

/** Whether whoever has played and a seat are on one side; in a Ramsch of teams those who sit opposite. */
const playTogether = (seen: Seen, seat: Seat): boolean =>
  contractIn(seen).row.parties.kind === 'everyone'
    ? seat === seatAfter(playerIn(seen), 2, playersAt(seen.view.rules))
    : sameSide(seen, playerIn(seen), seat);

/** Nothing that has not fallen is higher than the card inside its group. */
const isTop = (seen: Seen, card: Card): boolean =>
  withoutAll(cardsOfPack(seen.view.rules.pack), fallen(seen)).every(
    (each) => each === card || groupIn(seen, each) !== groupIn(seen, card) || !beats(orderIn(seen), each, card),
  );

export const GLIMPSE_SENTENCES: readonly Claim[] = [
  ...ACT_SENTENCES,
  {
    name: 'a trump led in a game without a declarer',
    says: {
      de: ['Trumpf ist angespielt: Wer noch einen hat, muss ihn zugeben.'],
      en: ['A trump is led: everybody who still has one must play it.'],
    },
    holds: (_, seen) => isLed(seen) && groupIn(seen, cardIn(seen)) === 'trump',
  },
  {
    name: 'who leads a trump',
    says: {
      de: [
        'Die Spielerpartei spielt Trumpf an, damit den anderen die Trümpfe ausgehen.',
        'Ein Gegenspieler spielt Trumpf an. Das ist selten: Meist fehlt etwas Besseres.',
        'Trumpf angespielt: Das hilft meist dem Spieler. Ein Zeichen, aber kein Beweis.',
      ],
      en: [
        'The declaring side leads trumps, so that the others run out of them.',
        'A defender leads a trump. That is rare: usually there was nothing better to lead.',
        'A trump lead usually helps the declarer. A sign, but no proof.',
      ],
    },
    holds: ({ text }, seen) => {
      if (!isLed(seen) || groupIn(seen, cardIn(seen)) !== 'trump') return false;
      if (/Spielerpartei|declaring/.test(text)) return declares(seen, playerIn(seen));
      if (/Gegenspieler|defender/.test(text)) return defends(seen, playerIn(seen));
      return !isDeclarer(seen, playerIn(seen));
    },
  },
  {
    name: 'the declarer leads the called suit',
    says: {
      de: ['<suit> ist die Ruffarbe, und der Spieler spielt sie selbst an: Jetzt zeigt sich, wer zu ihm gehört.'],
      en: ['<suit> are the called suit, and the declarer leads them: now it shows who the partner is.'],
    },
    holds: ({ suit }, seen) =>
      isLed(seen) && calledIsHidden(seen) && groupIn(seen, cardIn(seen)) === suit() && isDeclarer(seen, playerIn(seen)),
  },
  {
    name: 'a defender leads the called suit',
    says: {
      de: [
        '<suit> ist die Ruffarbe. Gegenspieler spielen sie an, damit <card> herausmuss und jeder weiß, wer zum Spieler gehört.',
      ],
      en: [
        '<suit> are the called suit. Defenders lead them so that <card> must come out and everybody knows the partner.',
      ],
    },
    holds: ({ suit, card }, seen) =>
      isLed(seen) &&
      calledIsHidden(seen) &&
      contractIn(seen).called === card() &&
      groupIn(seen, cardIn(seen)) === suit() &&
      defends(seen, playerIn(seen)),
  },
  {
    name: 'the partner runs away',
    says: {
      de: ['<suit> ist die Ruffarbe. Wer <card> hat und klein darunter ausspielt, läuft davon.'],
      en: ['<suit> are the called suit. A player who holds <card> and leads low from under it runs away.'],
    },
    holds: ({ suit, card }, seen) =>
      isLed(seen) &&
      calledIsHidden(seen) &&
      contractIn(seen).called === card() &&
      groupIn(seen, cardIn(seen)) === suit() &&
      seen.worlds.map(playingIn).every(({ play }) => play.hands[playerIn(seen)].includes(card())),
  },
  {
    name: 'the called suit is led, nobody knows why',
    says: {
      de: [
        '<suit> ist die Ruffarbe. Wer sie anspielt, will wissen, wo <card> sitzt, oder hat {ihn|sie|es} selbst und läuft davon.',
      ],
      en: [
        '<suit> are the called suit. A player who leads them wants to know where <card> is, or holds it and runs away.',
      ],
    },
    holds: ({ suit, card }, seen) =>
      isLed(seen) &&
      calledIsHidden(seen) &&
      contractIn(seen).called === card() &&
      groupIn(seen, cardIn(seen)) === suit() &&
      !seen.view.hand.includes(card()) &&
      !isDeclarer(seen, playerIn(seen)),
  },
  {
    name: 'the called card is led',
    says: {
      de: ['<card> selbst liegt da: Nun weiß jeder, wer zum Spieler gehört.'],
      en: ['<card> itself lies there: now everybody knows who belongs to the declarer.'],
    },
    holds: ({ card }, seen) =>
      isLed(seen) && cardIn(seen) === card() && contractIn(seen).called === card() && calledIsHidden(seen),
  },
  {
    name: 'nothing higher was left',
    says: {
      de: [
        'Einen höheren Trumpf als <card> gab es nicht mehr.',
        'Etwas Höheres als <card> gab es in <suit> nicht mehr; {nur ein Trumpf kann den Stich noch nehmen|den Stich kann niemand mehr nehmen}.',
      ],
      en: [
        '<card> was the highest trump left in play.',
        '<card> was the highest card of <suit> left in play; {only a trump can still take the trick|nobody can take the trick any more}.',
      ],
    },
    holds: ({ text, card }, seen) => {
      const trumpsLeft = orderIn(seen).trumps.some(
        (each) => !fallen(seen).includes(each) && !(seen.view.widow?.laidAway ?? []).includes(each),
      );
      const gone = /niemand mehr nehmen|nobody can take/.test(text);
      return isLed(seen) && cardIn(seen) === card() && isTop(seen, card()) && (!gone || !trumpsLeft);
    },
  },
  {
    name: 'a plain lead that others may beat',
    says: {
      de: ['<suit> ohne Augen: Damit ist nicht viel verloren.', '<suit> mit <number> Auge{n|}: keine sichere Karte.'],
      en: ['<suit> without points: not much is lost with that.', '<suit> with <number> point{s|}: no sure card.'],
    },
    holds: ({ text, suit, number }, seen) =>
      isLed(seen) &&
      groupIn(seen, cardIn(seen)) === suit() &&
      pointsOf(cardIn(seen)) === (/ohne|without/.test(text) ? 0 : number()) &&
      !isTop(seen, cardIn(seen)),
  },
  {
    name: 'a ruff shows a void',
    says: {
      de: ['In <suit> ist nichts mehr da, sonst wäre Stechen nicht erlaubt.'],
      en: ['There are no <suit> left in that hand, or ruffing would not be allowed.'],
    },
    holds: ({ suit }, seen) =>
      led(seen) === suit() && groupIn(seen, cardIn(seen)) === 'trump' && handHasNone(seen, suit()),
  },
  {
    name: 'a discard shows a void',
    says: {
      de: [
        'Trumpf ist keiner mehr da, sonst müsste er her.',
        'In <suit> ist nichts mehr da, und gestochen wurde nicht.',
      ],
      en: [
        'There are no trumps left in that hand, or one would have had to be played.',
        'There are no <suit> left in that hand, and it did not ruff.',
      ],
    },
    holds: ({ text, suit }, seen) => {
      const group: Group = /^Trumpf|no trumps/.test(text) ? 'trump' : suit();
      return led(seen) === group && groupIn(seen, cardIn(seen)) !== 'trump' && handHasNone(seen, group);
    },
  },
  {
    name: 'the called card had to be given',
    says: {
      de: ['<card> ist gesucht worden und musste heraus.'],
      en: ['<card> has been searched for and had to come out.'],
    },
    holds: ({ card }, seen) =>
      !isLed(seen) &&
      cardIn(seen) === card() &&
      contractIn(seen).called === card() &&
      calledIsHidden(seen) &&
      led(seen) === groupIn(seen, card()),
  },
  {
    name: 'the card takes the trick',
    says: {
      de: [
        'Als Letzter den Stich geholt: <number> Auge{n|}.',
        'Damit den Stich übernommen; darin {liegt|liegen} {bisher |}<number> Auge{n|}.',
      ],
      en: [
        'Was the last to play and took the trick: <number> point{s|}.',
        'Took the lead in the trick; so far there {is|are} <number> point{s|} in it.',
      ],
    },
    holds: ({ text, number }, seen) =>
      !isLed(seen) &&
      winnerWith(seen) === playerIn(seen) &&
      pointsWith(seen) === number() &&
      /Letzter|last/.test(text) === (seen.view.trick!.cards.length + 1 === playersInTrick(seen)),
  },
  {
    name: 'the card goes to a trick of somebody else',
    says: {
      de: [
        'Damit {geht|gehen} {nur |}<number> Auge{n|} in den Stich, den <who> hat. {Der Stich gehört der eigenen Seite|Der Stich gehört der anderen Seite|Hier spielt jeder für sich|Ob das die eigene Seite ist, weißt du noch nicht}.',
      ],
      en: [
        'Gives {only |}<number> point{s|} to a trick that <who> has. {They are on the same side|They are on opposite sides|Everybody plays alone here|You do not know yet whether they are on the same side}.',
      ],
    },
    holds: ({ text, number, seat }, seen) => {
      const own = /eigenen Seite\.|\. They are on the same side/.test(text);
      const other = /anderen Seite\.|on opposite sides/.test(text);
      const alone = /für sich\.|plays alone/.test(text);
      const side = alone
        ? contractIn(seen).row.parties.kind === 'everyone'
        : own
          ? playTogether(seen, seat())
          : !other || !playTogether(seen, seat());
      return !isLed(seen) && winnerWith(seen) === seat() && pointsOf(cardIn(seen)) === number() && side;
    },
  },
];
