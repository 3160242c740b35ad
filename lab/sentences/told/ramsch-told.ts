// Sentences about cards where nobody wants tricks: Ramsch and Bettel.
import { type Card, pointsOf } from '../../../src/engine/base/cards.ts';
import { beats } from '../../../src/engine/play/order.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import type { Compared } from '../../../src/engine/inference/card-facts.ts';
import { ramschSharesHold } from '../facts/claims/ramsch-claims.ts';
import {
  behind,
  best,
  contractIn,
  groupIn,
  isBettel,
  leads,
  legal,
  orderIn,
  outIn,
  own,
  type Seen,
  taken,
  takes,
} from '../facts/claims/seen.ts';
import {
  cannotFollow,
  cardIn,
  holdsTrick,
  isDeclarer,
  isPlayed,
  leavesTrick,
  outOver,
  outUnder,
  pointsThen,
  takesTrick,
} from './cards-told.ts';
import type { Claim } from './claim.ts';
import type { Named } from './words-told.ts';

/** The shares of a sentence: of the first card named and of the second, with the number of deals between them. */
export function sharesIn({ text, number, card }: Named): Compared {
  const always = /in allen|in all /.test(text);
  const [percent, deals] = always ? [100, number(0)] : [number(0), number(1)];
  const otherPercent = /in keiner\.|in none\./.test(text) ? 0 : number(always ? 1 : 2);
  return { card: card(0), other: card(1), percent, deals, otherPercent };
}

const isRamsch = (seen: Seen): boolean => contractIn(seen).row.goal.kind === 'fewestPoints';
const hasAllTricks = (seen: Seen, seat: Seat): boolean => seen.view.tricks.every(({ winner }) => winner === seat);
const saidDurchbruch = ({ view }: Seen, seat: Seat): boolean =>
  view.contract?.doubling.durchbruch?.includes(seat) ?? false;

/** The named cards may be played too, are of the same kind as the one played, and lower. */
const areLowerOwn = (seen: Seen, cards: readonly Card[]): boolean =>
  cards.length > 0 &&
  cards.every((each) => legal(seen).includes(each) && beats(orderIn(seen), cardIn(seen), each)) &&
  cards.every((each) => groupIn(seen, each) === groupIn(seen, cardIn(seen)));

export const RAMSCH_SENTENCES: readonly Claim[] = [
  {
    name: 'so many cards go over a low lead',
    says: {
      de: [
        'Von den <number> Karten, die beim Zugeben noch fallen können, {ist eine|sind <number>} höher als <card>; der Stich muss also nicht hier bleiben.',
        'Wer wenig Augen will, spielt klein aus: Beim Zugeben kann nur noch eine Karte fallen, und die ist höher als <card>.',
        'Wer wenig Augen will, spielt klein aus: Von den <number> Karten, die beim Zugeben noch fallen können, {sind alle|sind beide|ist eine|sind <number>} höher als <card>.',
      ],
      en: [
        'Of <number> cards of this suit that are out, {one is|<number> are} higher than <card>, so the trick need not stay here.',
        'Whoever wants few points leads low: one more card of this suit is out, and it is higher than <card>.',
        'Whoever wants few points leads low: of <number> cards of this suit that are out, {all are|both are|one is|<number> are} higher than <card>.',
      ],
    },
    holds: ({ text, card, number }, seen) => {
      const only = /nur noch eine Karte fallen|one more card/.test(text);
      const all = only ? 1 : number(0);
      const one = only || /ist eine höher|, one is higher/.test(text);
      const over = /sind alle|all are|sind beide|both are/.test(text) ? all : one ? 1 : number(1);
      return (
        leads(seen) &&
        isPlayed(seen, card()) &&
        outIn(seen, groupIn(seen, card())).length === all &&
        outOver(seen, card()).length === over
      );
    },
  },
  {
    name: 'nobody who follows goes over the lead',
    says: {
      de: ['Beim Zugeben kann niemand mehr über <card> gehen; der Stich bleibt wohl hier.'],
      en: ['Nobody who follows can beat <card> any more; the trick probably stays here.'],
    },
    holds: ({ card }, seen) => leads(seen) && isPlayed(seen, card()) && outOver(seen, card()).length === 0,
  },
  {
    name: 'the card does not take the trick',
    says: {
      de: ['<card> nimmt den Stich nicht; der bleibt bei <who>.'],
      en: ['<card> does not take the trick, which stays with <who>.'],
    },
    holds: ({ card, seat }, seen) => isPlayed(seen, card()) && leavesTrick(seen) && holdsTrick(seen, seat()),
  },
  {
    name: 'points go to the trick of somebody else',
    says: {
      de: ['Mit <card> gehen <number> Augen in den Stich, den <who> hält, und Augen will hier keiner.'],
      en: ['<card> puts <number> points into the trick that <who> holds, and nobody wants points here.'],
    },
    holds: ({ card, number, seat }, seen) =>
      isRamsch(seen) &&
      isPlayed(seen, card()) &&
      leavesTrick(seen) &&
      holdsTrick(seen, seat()) &&
      pointsOf(card()) === number(),
  },
  {
    name: 'a dangerous card goes without a trick',
    says: {
      de: [
        '<card> ist gefährlich, denn draußen {liegt|liegen} <number> Karte{n|} darunter; hier geht {er|sie|es} ohne Stich weg.',
      ],
      en: [
        '<card> is dangerous, for <number> card{s|} that {is|are} out {lies|lie} below it; here it goes without taking a trick.',
      ],
    },
    holds: ({ card, number }, seen) =>
      isPlayed(seen, card()) && leavesTrick(seen) && outUnder(seen, card()).length === number(),
  },
  {
    name: 'the highest card that does not take the trick',
    says: {
      de: ['<card> ist die höchste Karte, die den Stich hier nicht nimmt; für später {bleibt|bleiben} <cards>.'],
      en: ['<card> is the highest card that does not take the trick; <cards> {stays|stay} for later.'],
    },
    holds: ({ card, cards }, seen) =>
      isPlayed(seen, card()) &&
      leavesTrick(seen) &&
      !cannotFollow(seen) &&
      areLowerOwn(seen, cards()) &&
      legal(seen).every((each) => takes(seen, each) || !beats(orderIn(seen), each, card())),
  },
  {
    name: 'a high card goes with a trick that stays',
    says: {
      de: [
        'Dieser Stich bleibt in jedem Fall hier: Also geht <card> gleich mit weg, und auf der Hand {bleibt|bleiben} <cards>.',
      ],
      en: ['This trick stays here in any case, so <card> goes with it, and <cards> {stays|stay} in hand.'],
    },
    holds: ({ card, cards }, seen) =>
      isPlayed(seen, card()) &&
      !leads(seen) &&
      behind(seen).length === 0 &&
      legal(seen).every((each) => takes(seen, each)) &&
      areLowerOwn(seen, cards()),
  },
  {
    name: 'a suit is free for dangerous cards',
    says: {
      de: ['Nach <card> ist <suit> frei; kommt die Farbe, kann eine gefährliche Karte weg.'],
      en: ['After <card> there are no <suit> left here; when they are led, a dangerous card can go.'],
    },
    holds: ({ card, suit }, seen) =>
      isPlayed(seen, card()) &&
      groupIn(seen, card()) === suit() &&
      own(seen, suit()).length === 1 &&
      outIn(seen, suit()).length > 0,
  },
  {
    name: 'a Ramsch ends well more often',
    says: {
      de: [
        'Mit <card> geht der Ramsch hier in {{<number> % von|allen} <number> gedachten Verteilungen|<number> % der Fälle (<number> gedachte Verteilungen)} gut aus, mit <card> {nur in <number> %|in keiner}.',
      ],
      en: [
        'With <card> the Ramsch ends well here in {{<number>% of|all} <number> imagined deals|<number>% of cases (<number> imagined deals)}, with <card> in {only <number>%|none}.',
      ],
    },
    holds: (named, seen) => isRamsch(seen) && ramschSharesHold(seen, sharesIn(named)),
  },
  {
    name: 'every allowed card takes the trick',
    says: {
      de: ['Jede erlaubte Karte geht über <card>; also fällt die, die später am meisten schaden würde.'],
      en: ['Every allowed card beats <card>; so the one goes that would do most harm later.'],
    },
    holds: ({ card }, seen) =>
      !leads(seen) && best(seen).card === card() && legal(seen).every((each) => takes(seen, each)),
  },
  {
    name: 'the card takes the trick with its points',
    says: {
      de: ['<card> nimmt den Stich, in dem damit <number> Auge{n|} {liegt|liegen}.'],
      en: ['<card> takes the trick, which then holds <number> point{s|}.'],
    },
    holds: ({ card, number }, seen) => isPlayed(seen, card()) && takesTrick(seen) && pointsThen(seen) === number(),
  },
  {
    name: 'higher cards are out over the best so far',
    says: {
      de: ['<card> liegt vorn, aber {eine höhere Karte ist|<number> höhere Karten sind} noch draußen.'],
      en: ['<card> is the highest so far, but {one higher card is|<number> higher cards are} still out.'],
    },
    holds: ({ text, card, number }, seen) =>
      isPlayed(seen, card()) &&
      takesTrick(seen) &&
      outOver(seen, card()).length === (/eine höhere|one higher/.test(text) ? 1 : number()),
  },
  {
    name: 'a Durchmarsch is stopped',
    says: {
      de: ['<who> hat bisher alle Stiche; <card> nimmt diesen und verhindert den Durchmarsch.'],
      en: ['<who> has taken every trick so far; <card> takes this one and stops the Durchmarsch.'],
    },
    holds: ({ card, seat }, seen) =>
      isRamsch(seen) &&
      isPlayed(seen, card()) &&
      takes(seen, card()) &&
      seat() !== seen.view.seat &&
      hasAllTricks(seen, seat()),
  },
  {
    name: 'a Durchmarsch goes on',
    says: {
      de: ['Bisher ging jeder Stich auf diese Hand; mit <card> geht es weiter zum Durchmarsch.'],
      en: ['Every trick so far came to this hand; <card> goes on with the Durchmarsch.'],
    },
    holds: ({ card }, seen) => isRamsch(seen) && isPlayed(seen, card()) && hasAllTricks(seen, seen.view.seat),
  },
  {
    name: 'a Durchbruch goes on',
    says: {
      de: [
        'Für den Durchbruch braucht es <number> Augen, und {noch ist keines|<number> ist|<number> sind} beisammen: <card> geht auf den Stich.',
      ],
      en: [
        'The Durchbruch takes <number> points, and {there are none|there is <number>|there are <number>} so far: <card> goes for the trick.',
      ],
    },
    holds: ({ text, card, number }, seen) =>
      isRamsch(seen) &&
      isPlayed(seen, card()) &&
      takes(seen, card()) &&
      saidDurchbruch(seen, seen.view.seat) &&
      taken(seen, seen.view.seat) === (/keines|are none/.test(text) ? 0 : number(1)),
  },
  {
    name: 'a Durchbruch is stopped',
    says: {
      de: ['<who> hat einen Durchbruch angesagt; <card> liegt vorn und hält dagegen.'],
      en: ['<who> has announced a Durchbruch; <card> leads the trick and stands in the way.'],
    },
    holds: ({ card, seat }, seen) =>
      isPlayed(seen, card()) && takes(seen, card()) && saidDurchbruch(seen, seat()) && seat() !== seen.view.seat,
  },
  {
    name: 'the declarer of a Bettel stays under',
    says: {
      de: ['<card> bleibt unter <card>: Dieser Stich geht vorbei.'],
      en: ['<card> stays under <card>: somebody else takes this trick.'],
    },
    holds: ({ card }, seen) =>
      isBettel(seen) &&
      isDeclarer(seen, seen.view.seat) &&
      isPlayed(seen, card(0)) &&
      leavesTrick(seen) &&
      best(seen).card === card(1),
  },
  {
    name: 'the declarer of a Bettel throws a high card',
    says: {
      de: [
        'Zugeben geht nicht, also darf <card> weg: Draußen {ist|sind} noch <number> Karte{n|}, die darunter {liegt|liegen}.',
      ],
      en: ['The suit cannot be followed, so <card> can go: <number> card{s|} below it {is|are} still out.'],
    },
    holds: ({ card, number }, seen) =>
      isBettel(seen) &&
      isDeclarer(seen, seen.view.seat) &&
      isPlayed(seen, card()) &&
      cannotFollow(seen) &&
      outUnder(seen, card()).length === number(),
  },
  {
    name: 'so many cards can go over a lead in a Bettel',
    says: {
      de: ['Über <card> {kann|können} noch <number> Karte{n|} gehen, die draußen {ist|sind}.'],
      en: ['<number> card{s|} that {is|are} still out can beat <card>.'],
    },
    holds: ({ card, number }, seen) =>
      isBettel(seen) && leads(seen) && isPlayed(seen, card()) && outOver(seen, card()).length === number(),
  },
  {
    name: 'the declarer of a Bettel has to go over',
    says: {
      de: ['<who> spielt und kommt noch dran: <card> bleibt so tief wie möglich, damit der Spieler darüber muss.'],
      en: [
        'The declarer (<who>) is still to play: <card> stays as low as it can, so that the declarer has to beat it.',
      ],
    },
    holds: ({ card, seat }, seen) =>
      isBettel(seen) &&
      isDeclarer(seen, seat()) &&
      behind(seen).includes(seat()) &&
      isPlayed(seen, card()) &&
      !leads(seen),
  },
  {
    name: 'the trick of a Bettel stays with the declarer',
    says: {
      de: ['Der Stich gehört gerade dem Spieler (<who>), und mit <card> bleibt er dort.'],
      en: ['The declarer (<who>) holds this trick for now, and <card> leaves it there.'],
    },
    holds: ({ card, seat }, seen) =>
      isBettel(seen) &&
      isDeclarer(seen, seat()) &&
      holdsTrick(seen, seat()) &&
      isPlayed(seen, card()) &&
      leavesTrick(seen),
  },
  {
    name: 'the declarer of a Bettel is past the trick',
    says: {
      de: ['Diesen Stich bekommt der Spieler nicht mehr, also kann <card> als höchste Karte weg.'],
      en: ['The declarer will not get this trick any more, so <card>, the highest card, can go.'],
    },
    holds: ({ card }, seen) =>
      isBettel(seen) &&
      isPlayed(seen, card()) &&
      !leads(seen) &&
      !isDeclarer(seen, best(seen).seat) &&
      behind(seen).every((seat) => !isDeclarer(seen, seat)) &&
      legal(seen).every((each) => groupIn(seen, each) !== groupIn(seen, card()) || !beats(orderIn(seen), each, card())),
  },
];
