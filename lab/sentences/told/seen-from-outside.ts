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
import type { Named } from './words-told.ts';

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

/** Whether two seats are on one side; in a Ramsch of teams those who sit opposite. */
const seatsTogether = (seen: Seen, one: Seat, other: Seat): boolean =>
  one === other ||
  (contractIn(seen).row.parties.kind === 'everyone'
    ? other === seatAfter(one, 2, playersAt(seen.view.rules))
    : sameSide(seen, one, other));

/** Whether whoever has played and a seat are on one side. */
const playTogether = (seen: Seen, seat: Seat): boolean => seatsTogether(seen, playerIn(seen), seat);

const endsTrick = (seen: Seen): boolean => seen.view.trick!.cards.length + 1 === playersInTrick(seen);
const goalOf = (seen: Seen): string => contractIn(seen).row.goal.kind;

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
      /Letzter|last/.test(text) === endsTrick(seen),
  },
  {
    name: 'the card goes to a trick of somebody else',
    says: {
      de: [
        'Damit {geht|gehen} {nur |}<number> Auge{n|} in {deinen Stich|den Stich, den <who> hat}. {Ihr spielt zusammen|Das ist euer Stich|Die beiden spielen zusammen gegen dich|Das kommt von der Gegenpartei|Das ist euer Stich, und die Karte kommt von der Gegenpartei|Der Stich gehört der Gegenpartei|Hier spielt jeder für sich|Freiwillig so viel: Das tut meist nur, wer {zu dir gehört|zusammengehört}|Ob ihr zusammenspielt, weißt du noch nicht|Ob die beiden zusammenspielen, weißt du noch nicht}.',
      ],
      en: [
        'Gives {only |}<number> point{s|} to {your trick|the trick that <who> has}. {You play together|That is your side’s trick|Those two play together against you|That comes from an opponent|That is your side’s trick, and the card comes from an opponent|The trick belongs to your opponents|Everybody plays alone here|A player who gives that much freely usually {plays with you|gives it to a partner}|You do not know yet whether {you|those two} play together}.',
      ],
    },
    holds: (named, seen) => {
      const { text, number } = named;
      const reader = seen.view.seat;
      const [holder = reader] = chairsTold(named, seen, /deinen Stich|your trick/);
      const isYours = /Ihr spielt|ihr zusammen|zu dir|You play|you play|plays with you|Das kommt|That comes/.test(text);
      const free = /Freiwillig|freely/.test(text);
      const sides = sidesTold(text);
      const [giverToo, holderToo] = [playTogether(seen, reader), seatsTogether(seen, holder, reader)];
      return (
        !isLed(seen) &&
        winnerWith(seen) === holder &&
        pointsOf(cardIn(seen)) === number() &&
        (!isYours || holder === reader) &&
        (!free || (number() >= 10 && endsTrick(seen))) &&
        (!/für sich\.|plays alone/.test(text) || contractIn(seen).row.parties.kind === 'everyone') &&
        (!sides || (sides.giver === giverToo && sides.holder === holderToo))
      );
    },
  },
  {
    name: 'a trick of the others in a game in which tricks decide',
    says: {
      de: [
        '{Den Stich hast du|Den Stich hat <who>|Vorn liegst du|Vorn liegt <who>}, nicht {du|<who>}. Augen zählen hier nicht.',
        'Den Stich {hast du|hat <who>}: Gewonnen {hättest du|hätte <who>} nur mit allen.',
        'Vorn {liegst du|liegt <who>}: Bleibt es so, {hast du|hat <who>} verloren.',
      ],
      en: [
        '{You have the trick|<who> has the trick|You are ahead in the trick|<who> is ahead in the trick}, not <who>. Points do not count here.',
        '{You have|<who> has} the trick: only with all of them would <who> have won.',
        '{You are|<who> is} ahead in the trick: if it stays like that, <who> {have|has} lost.',
      ],
    },
    holds: (named, seen) => {
      const { text } = named;
      const [holder, rival] = chairsTold(
        named,
        seen,
        /^(?:Den Stich hast|Vorn liegst|You)/,
        /nicht du|hättest du|so, hast du/,
      );
      return (
        holder !== rival &&
        winnerWith(seen) === holder &&
        rival !== undefined &&
        isDeclarer(seen, rival) &&
        endsTrick(seen) === /^Den Stich|the trick(?:,|:)/.test(text.replace('ahead in the trick', 'ahead')) &&
        goalOf(seen) === (/Augen|Points/.test(text) ? 'noTrick' : 'everyTrick')
      );
    },
  },
  {
    name: 'a trick of a declarer who wants none, or all',
    says: {
      de: [
        'Damit {hast du einen Stich, und das Spiel ist|hat <who> einen Stich und das Spiel} verloren.',
        'Noch liegst du vorn: Jemand müsste noch über deine Karte gehen.',
        'Noch liegt <who> vorn, und genau das wollen die anderen.',
        'Der Stich geht an {dich|<who>}. Gewonnen ist nur mit allen.',
        'Noch {liegst du|liegt <who>} vorn. Gewonnen ist nur mit allen Stichen.',
      ],
      en: [
        'That gives <who> a trick, and the game is lost.',
        'You are still ahead: somebody would have to go above your card.',
        '<who> is still ahead, which is just what the others want.',
        'The trick goes to <who>. The game is won only with all of them.',
        '{You are|<who> is} still ahead. The game is won only with every trick.',
      ],
    },
    holds: (named, seen) => {
      const { text } = named;
      const [holder] = chairsTold(named, seen, /hast du|liegst du|an dich|^You/);
      return (
        holder !== undefined &&
        winnerWith(seen) === holder &&
        isDeclarer(seen, holder) &&
        endsTrick(seen) === !/^Noch|still/.test(text) &&
        goalOf(seen) === (/Gewonnen|won only/.test(text) ? 'everyTrick' : 'noTrick')
      );
    },
  },
  {
    name: 'a lead where tricks decide',
    says: {
      de: [
        'Über diese Karte soll ein anderer gehen müssen: {Du willst|<who> will} keinen Stich.',
        '{Du brauchst|<who> braucht} jeden Stich, auch diesen.',
        'Mit dieser Karte {sollst du|soll <who>} den Stich bekommen.',
        'Gegen {dich|<who>} genügt ein einziger Stich.',
      ],
      en: [
        'Somebody else is to be made to go above this card: {you want|<who> wants} no trick.',
        '{You need|<who> needs} every trick, this one too.',
        'This card is meant to give <who> the trick.',
        'A single trick is enough against <who>.',
      ],
    },
    holds: (named, seen) => {
      const { text } = named;
      const [declarer] = chairsTold(named, seen, /Du |du |dich|you want|You need/);
      const byDeclarer = /^Über|braucht|brauchst|Somebody|need/.test(text);
      return (
        isLed(seen) &&
        declarer !== undefined &&
        isDeclarer(seen, declarer) &&
        (playerIn(seen) === declarer) === byDeclarer &&
        goalOf(seen) === (/Über|bekommen|wants? no|meant/.test(text) ? 'noTrick' : 'everyTrick')
      );
    },
  },
];

/** The seats that a sentence speaks of, in turn: the reader where it has the words for him, else the next that it names. */
function chairsTold(named: Named, { view }: Seen, ...yours: readonly RegExp[]): readonly Seat[] {
  let at = 0;
  return yours.map((words) => (words.test(named.text) ? view.seat : named.seat(at++)));
}

/** Whether a sentence tells that the giver of a card, and who has the trick, play with the reader; undefined if it tells neither. */
function sidesTold(text: string): { readonly giver: boolean; readonly holder: boolean } | undefined {
  if (/Gegenpartei|an opponent/.test(text) && !/gehört der/.test(text)) return { giver: false, holder: true };
  if (/gehört der Gegenpartei|belongs to your opponents/.test(text)) return { giver: true, holder: false };
  if (/gegen dich|against you/.test(text)) return { giver: false, holder: false };
  if (/Ihr spielt|euer Stich|You play together|your side’s/.test(text)) return { giver: true, holder: true };
  return undefined;
}
