// Sentences about causes: what is out, who sits behind, what somebody has shown, what is kept for later.
import { type Card, pointsOf } from '../../../src/engine/base/cards.ts';
import { calledSuitOf } from '../../../src/engine/base/contract.ts';
import { type Seat, stepsBetween } from '../../../src/engine/base/seats.ts';
import { winningIndex } from '../../../src/engine/play/order.ts';
import { playersAt } from '../../../src/engine/table/table-rules.ts';
import { shareThatFollows, shareThatRuffs } from '../rendered/scene.ts';
import {
  behind,
  best,
  contractIn,
  dangers,
  groupIn,
  isDefender,
  isTrump,
  leads,
  legal,
  mayTurnOutAgainst,
  orderIn,
  outIn,
  own,
  role,
  safeFromOpponents,
  type Seen,
  takes,
} from '../facts/claims/seen.ts';
import {
  cannotFollow,
  cardIn,
  hasNone,
  isDeclarer,
  isEnemy,
  isPlayed,
  isPlayersPartner,
  keptInHand,
  leavesTrick,
  led,
  mark,
  nothingHigherOut,
  outOver,
  playsTrump,
  pointsThen,
  pointsWon,
  takesTrick,
  trumpsOut,
} from './cards-told.ts';
import type { Claim } from './claim.ts';
import type { Named, Pattern } from './words-told.ts';

const ONLY_DE = 'Von <suit> {ist sonst nichts mehr|ist nur noch eine Karte|sind nur noch <number> Karten} draußen';
const ONLY_EN = '{No other <suit> are left|Only one card of <suit> is still out|Only <number> <suit> are still out}';

/** "nur noch drei Karten" of a suit are out. */
const outAsTold = (seen: Seen, { text, suit, number }: Named): boolean => {
  const told = /sonst nichts mehr|^No other/.test(text)
    ? 0
    : /nur noch eine Karte|Only one card/.test(text)
      ? 1
      : number();
  return outIn(seen, suit()).length === told;
};

/** Cards in hand that count more than the one played. */
const dearerKept = (seen: Seen, cards: readonly Card[]): boolean =>
  keptInHand(seen, cards) && cards.every((each) => pointsOf(each) > pointsOf(cardIn(seen)));

const mayBeRuffed = (seen: Seen, named: Named): boolean =>
  trumpsOut(seen) > 0 && shareThatRuffs({ view: seen.view }, named.suit(), behind(seen)) >= 0.4;

/** An own trump over which only the named cards are out, all of them above the card played too. */
const isNext = (seen: Seen, kept: Card, above: readonly Card[]): boolean =>
  keptInHand(seen, [kept]) &&
  isTrump(seen, kept) &&
  playsTrump(seen) &&
  above.length === outOver(seen, kept).length &&
  outOver(seen, kept).every((each) => above.includes(each) && outOver(seen, cardIn(seen)).includes(each));

/** What somebody is said to have done, in a trick or another. */
function hasShown(seen: Seen, player: Seat, text: string): boolean {
  const players = playersAt(seen.view.rules);
  return [...seen.view.tricks, seen.view.trick!].some(({ leader, cards }) => {
    const at = stepsBetween(leader, player, players);
    const card = cards[at];
    if (!card) return false;
    if (/Trumpf angespielt|led trumps/.test(text)) return at === 0 && isTrump(seen, card);
    if (/gerufene Farbe|called suit/.test(text))
      return at === 0 && groupIn(seen, card) === calledSuitOf(contractIn(seen));
    const place = winningIndex(orderIn(seen), cards.slice(0, at + 1));
    const before = at === 0 ? -1 : winningIndex(orderIn(seen), cards.slice(0, at));
    const holder = stepsBetween(leader, seen.view.contract!.declarer!, players);
    if (before !== holder) return false;
    return /abgenommen|taken a trick/.test(text) ? place === at : place !== at && pointsOf(card) >= 10;
  });
}

const notSettled = (seen: Seen, player: Seat): boolean =>
  contractIn(seen).called !== undefined && seen.view.contract?.revealed === undefined && !isDeclarer(seen, player);

const holdsTrickNow = (seen: Seen, player: Seat): boolean => !leads(seen) && best(seen).seat === player;

const SHOWN_DE =
  '{selbst Trumpf angespielt|dem Spieler viele Augen gegeben|die gerufene Farbe angespielt|dem Spieler schon einen Stich abgenommen}';
const SHOWN_EN = '{led trumps|given the declarer many points|led the called suit|taken a trick from the declarer}';

const THREAT_PATTERNS: Readonly<Record<'de' | 'en', readonly Pattern[]>> = {
  de: ['Der Stich ist noch nicht sicher, <cards> könnte ihn holen: <cards> {bleibt|bleiben} auf der Hand.'],
  en: ['The trick is not safe yet, <cards> may still take it: <cards> {stays|stay} in hand.'],
};

export const CAUSE_SENTENCES: readonly Claim[] = [
  {
    name: 'an unbeatable trump is not led yet',
    says: {
      de: [
        'Draußen sind mehr Trümpfe als auf der Hand (<number> gegen <number>), alle lassen sich nicht ziehen. <card> kann niemand schlagen: {Er|Sie|Es} macht auch später noch einen Stich und muss nicht jetzt heraus.',
      ],
      en: [
        'More trumps are out than in hand (<number> against <number>), too many to draw them all. Nobody can beat <card>: it makes its trick later as well and need not be led now.',
      ],
    },
    holds: ({ card, number }, seen) =>
      leads(seen) &&
      number(0) === trumpsOut(seen) &&
      number(1) === own(seen, 'trump').length &&
      number(0) > number(1) &&
      keptInHand(seen, [card()]) &&
      isTrump(seen, card()) &&
      nothingHigherOut(seen, card()),
  },
  {
    name: 'dear cards of a suit that will be ruffed stay',
    says: {
      de: [`${ONLY_DE}, da wird wohl gestochen: <cards> {bleibt|bleiben} auf der Hand.`],
      en: [`${ONLY_EN}, so the suit will probably be ruffed: <cards> {stays|stay} in hand.`],
    },
    holds: (named, seen) =>
      leads(seen) &&
      outAsTold(seen, named) &&
      keptInHand(seen, named.cards()) &&
      named.cards().every((each) => groupIn(seen, each) === named.suit()) &&
      mayBeRuffed(seen, named),
  },
  {
    name: 'of two suits the one of which more is out runs',
    says: {
      de: [
        'Draußen {ist|sind} noch {eine Karte|<number> Karten} von <suit> und {keine|nur eine Karte|nur <number> Karten} der anderen Farbe: <card> läuft eher durch als <card>.',
      ],
      en: [
        '{One card|<number> cards} of <suit> {is|are} still out, but {none|only one card|only <number> cards} of the other suit: <card> is likelier to run than <card>.',
      ],
    },
    holds: ({ card, suit }, seen) =>
      leads(seen) &&
      isPlayed(seen, card(0)) &&
      groupIn(seen, card(0)) === suit() &&
      keptInHand(seen, [card(1)]) &&
      !isTrump(seen, card(1)) &&
      [card(0), card(1)].every((each) => nothingHigherOut(seen, each)) &&
      outIn(seen, suit()).length > outIn(seen, groupIn(seen, card(1))).length,
  },
  {
    name: 'a partner brings the declarer a low trump',
    says: {
      de: [
        'Um dem Spieler (<who>) Trumpf zu bringen, reicht <card>: Auch <cards> {wäre|wären} noch zu schlagen und {bleibt|bleiben} auf der Hand.',
      ],
      en: [
        'To lead a trump to the declarer (<who>), <card> is enough: <cards> could be beaten as well and {stays|stay} in hand.',
      ],
    },
    holds: ({ seat, card, cards }, seen) =>
      leads(seen) &&
      isPlayed(seen, card()) &&
      playsTrump(seen) &&
      role(seen) === 'partner' &&
      isDeclarer(seen, seat()) &&
      keptInHand(seen, cards()) &&
      cards().every((each) => isTrump(seen, each) && outOver(seen, each).length > 1),
  },
  {
    name: 'the trumps above the next own one are drawn',
    says: {
      de: [
        'Über <card> {steht|stehen} draußen nur noch <cards>: {Fällt diese Karte|Fallen diese Karten}, ist <card> nicht mehr zu schlagen.',
      ],
      en: ['Only <cards> can beat <card>: once {it is|they are} drawn, nobody can.'],
    },
    holds: ({ card, cards }, seen) => leads(seen) && isNext(seen, card(), cards()),
  },
  {
    name: 'a dear card would be beaten and is not led',
    says: {
      de: [
        'Über <card> {geht draußen noch eine Karte|gehen draußen noch <number> Karten}: {Er|Sie|Es} bleibt besser auf der Hand.',
        'Über <card> {geht draußen noch eine Karte|gehen draußen noch <number> Karten}: <cards> bleiben besser auf der Hand.',
      ],
      en: [
        '{One card|<number> cards} still out {beats|beat} <card>, so it stays in hand.',
        '{One card|<number> cards} still out {beats|beat} <card>, so <cards> stay in hand.',
      ],
    },
    holds: ({ text, card, cards, number }, seen) =>
      leads(seen) &&
      dearerKept(seen, /bleibt besser|it stays/.test(text) ? [card()] : cards()) &&
      groupIn(seen, card()) === groupIn(seen, cardIn(seen)) &&
      outOver(seen, card()).length === (/eine Karte|^One card/.test(text) ? 1 : number()),
  },
  {
    name: 'no opponent can beat the card led',
    says: {
      de: ['<card> kann kein Gegner mehr schlagen: Der Stich bleibt auf der eigenen Seite.'],
      en: ['No opponent can beat <card> any more: this trick cannot be lost.'],
    },
    holds: ({ card }, seen) =>
      leads(seen) && isPlayed(seen, card()) && !playsTrump(seen) && safeFromOpponents(seen, card()),
  },
  {
    name: 'the called suit is searched with a card that counts',
    says: {
      de: [
        'Gesucht wird gleich mit <card>: Von <suit> {ist|sind} außer <card> nur noch {eine Karte|<number> Karten} draußen, der Mitspieler ist also oft frei und sticht beide.',
      ],
      en: [
        'The search starts with <card>: apart from <card> only {one card|<number> cards} of <suit> {is|are} still out, so the other defender is often void and ruffs both.',
      ],
    },
    holds: ({ text, card, suit, number }, seen) =>
      leads(seen) &&
      isDefender(seen) &&
      isPlayed(seen, card(0)) &&
      groupIn(seen, card(0)) === suit() &&
      pointsOf(card(0)) > 0 &&
      contractIn(seen).called === card(1) &&
      calledSuitOf(contractIn(seen)) === suit() &&
      outIn(seen, suit()).includes(card(1)) &&
      outIn(seen, suit()).length - 1 === (/eine Karte|one card/.test(text) ? 1 : number()) &&
      outIn(seen, suit()).length <= 4,
  },
  {
    name: 'a partner who ruffs plays last',
    says: {
      de: [`${ONLY_DE}, und als Letzter kommt der Partner (<who>), der wohl stechen kann: Da darf <card> hinein.`],
      en: [`${ONLY_EN}, and the partner (<who>) plays last and can probably ruff: <card> may go in.`],
    },
    holds: (named, seen) =>
      leads(seen) &&
      outAsTold(seen, named) &&
      isPlayed(seen, named.card()) &&
      groupIn(seen, named.card()) === named.suit() &&
      behind(seen).at(-1) === named.seat() &&
      isPlayersPartner(seen, named.seat()) &&
      trumpsOut(seen) > 0 &&
      shareThatRuffs({ view: seen.view }, named.suit(), [named.seat()]) >= 0.4,
  },
  {
    name: 'the declarer has to decide before a partner who is void',
    says: {
      de: [
        'Der Spieler (<who>) muss sich in <suit> zuerst entscheiden: Nach ihm kommt der Partner (<who>), hat nichts mehr davon und kann überstechen.',
      ],
      en: [
        'The declarer (<who>) has to decide first in <suit>: the partner (<who>) plays afterwards, has none left and can overruff.',
      ],
    },
    holds: ({ suit, seat }, seen) =>
      leads(seen) &&
      isDefender(seen) &&
      groupIn(seen, cardIn(seen)) === suit() &&
      isDeclarer(seen, seat(0)) &&
      behind(seen).includes(seat(0)) &&
      behind(seen).indexOf(seat(1)) > behind(seen).indexOf(seat(0)) &&
      isPlayersPartner(seen, seat(1)) &&
      (outIn(seen, suit()).length === 0 || hasNone(seen, seat(1), suit())) &&
      trumpsOut(seen) > 0,
  },
  {
    name: 'losers go before sure trumps',
    says: {
      de: [
        'Die eigenen Trümpfe schlägt niemand, sie laufen nicht davon. Zuerst gehen die Verlierer: Von <suit> sind noch <number> Karten draußen, da müssen die anderen eher zugeben, als dass sie schmieren können.',
      ],
      en: [
        'Nobody can beat the trumps in hand, and they will keep. The losers go first: <number> cards of <suit> are still out, so the others will sooner have to follow than be able to add points.',
      ],
    },
    holds: ({ suit, number }, seen) =>
      leads(seen) &&
      groupIn(seen, cardIn(seen)) === suit() &&
      own(seen, 'trump').length > 0 &&
      own(seen, 'trump').every((each) => nothingHigherOut(seen, each)) &&
      !nothingHigherOut(seen, cardIn(seen)) &&
      outIn(seen, suit()).length === number() &&
      number() >= 3,
  },
  {
    name: 'a card above the next own one is forced out',
    says: {
      de: ['<card> soll <card> herausholen: Sonst geht draußen nichts über <card>.'],
      en: ['<card> is meant to force out <card>: nothing else still out beats <card>.'],
    },
    holds: ({ card }, seen) =>
      leads(seen) &&
      isPlayed(seen, card(0)) &&
      !playsTrump(seen) &&
      keptInHand(seen, [card(2)]) &&
      groupIn(seen, card(2)) === groupIn(seen, card(0)) &&
      outOver(seen, card(2)).length === 1 &&
      outOver(seen, card(2))[0] === card(1),
  },
  {
    name: 'the card itself would bring what is missing',
    says: {
      de: ['Zum Gewinnen {fehlt noch ein Auge|fehlen noch <number> Augen}: Hält <card>, ist es geschafft.'],
      en: ['{One more point is|<number> more points are} needed to win: if <card> holds, that is enough.'],
    },
    holds: ({ text, number, card }, seen) => {
      const missing = /ein Auge|^One more point/.test(text) ? 1 : number(0);
      return (
        leads(seen) &&
        isPlayed(seen, card()) &&
        !playsTrump(seen) &&
        nothingHigherOut(seen, card()) &&
        missing === (mark(seen, 'own', 'won') ?? NaN) - pointsWon(seen, 'own') &&
        pointsOf(card()) >= missing
      );
    },
  },
  {
    name: 'one trick in a suit would bring what is missing',
    says: {
      de: [
        'Zum Gewinnen {fehlt noch ein Auge|fehlen noch <number> Augen}: Hat ein Mitspieler <card>, kann ein einziger Stich in <suit> reichen.',
      ],
      en: [
        '{One more point is|<number> more points are} needed to win: if a partner has <card>, a single trick in <suit> may be enough.',
      ],
    },
    holds: ({ text, number, card, suit }, seen) => {
      const missing = /ein Auge|^One more point/.test(text) ? 1 : number(0);
      return (
        leads(seen) &&
        groupIn(seen, cardIn(seen)) === suit() &&
        missing === (mark(seen, 'own', 'won') ?? NaN) - pointsWon(seen, 'own') &&
        outOver(seen, cardIn(seen)).includes(card()) &&
        pointsOf(card()) + pointsOf(cardIn(seen)) >= missing
      );
    },
  },
  {
    name: 'a declarer still to play may hold the high card of the suit',
    says: {
      de: [
        'Der Spieler (<who>) kommt noch dran, vielleicht mit <cards>: Ist gestochen, holt er diesen Stich nur noch mit einem höheren Trumpf.',
      ],
      en: [
        'The declarer (<who>) still has to play and may hold <cards>: once it is ruffed, only a higher trump takes this trick.',
      ],
    },
    holds: ({ seat, cards }, seen) =>
      takesTrick(seen) &&
      playsTrump(seen) &&
      isDefender(seen) &&
      isDeclarer(seen, seat()) &&
      behind(seen).includes(seat()) &&
      !isTrump(seen, best(seen).card) &&
      cards().every((each) => outIn(seen, led(seen) ?? 'trump').includes(each)),
  },
  {
    name: 'the own ten and the called ace go into different tricks',
    says: {
      de: [
        '<card> und <card> könnten sonst in denselben Stich fallen, den jemand sticht: Getrennt kommen sie eher heim.',
      ],
      en: [
        '<card> and <card> might otherwise fall into the same trick and be ruffed: apart they are likelier to come home.',
      ],
    },
    holds: ({ card }, seen) =>
      !leads(seen) &&
      role(seen) === 'declarer' &&
      isPlayed(seen, card(0)) &&
      contractIn(seen).called === card(1) &&
      groupIn(seen, card(0)) === groupIn(seen, card(1)) &&
      led(seen) !== groupIn(seen, card(0)) &&
      trumpsOut(seen) > 0,
  },
  {
    name: 'nobody knows yet who gets the trick of an opponent',
    says: {
      de: [
        'Noch hat <who> den Stich, und ob ihn die eigene Seite bekommt, ist offen: <cards> {bleibt|bleiben} auf der Hand.',
      ],
      en: ['<who> still has the trick, and nobody knows yet who will get it: <cards> {stays|stay} in hand.'],
    },
    holds: ({ seat, cards }, seen) =>
      leavesTrick(seen) &&
      best(seen).seat === seat() &&
      isEnemy(seen, seat()) &&
      behind(seen).some((each) => isPlayersPartner(seen, each)) &&
      dearerKept(seen, cards()) &&
      cards().every((each) => !takes(seen, each)),
  },
  {
    name: 'the called card has to fall into the trick of the other side',
    says: {
      de: [
        'In diesen Stich muss <card> fallen, und {er|sie|es} gehört der anderen Seite: <cards> {bleibt|bleiben} auf der Hand.',
      ],
      en: ['<card> has to fall into this trick, and it belongs to the other side: <cards> {stays|stay} in hand.'],
    },
    holds: ({ card, cards }, seen) =>
      leavesTrick(seen) &&
      isDefender(seen) &&
      contractIn(seen).called === card() &&
      outIn(seen, groupIn(seen, card())).includes(card()) &&
      led(seen) === groupIn(seen, card()) &&
      dearerKept(seen, cards()),
  },
  {
    name: 'with this trick the other side would have won',
    says: {
      de: [
        'Geht dieser Stich verloren, hat die andere Seite mindestens <number> Augen und gewonnen: <card> kann ihn holen.',
      ],
      en: ['If this trick is lost, the other side has at least <number> points and the game: <card> can take it.'],
    },
    holds: ({ number, card }, seen) =>
      takesTrick(seen) &&
      isPlayed(seen, card()) &&
      isEnemy(seen, best(seen).seat) &&
      number() === pointsWon(seen, 'other') + pointsThen(seen) - pointsOf(card()) &&
      number() >= (mark(seen, 'other', 'won') ?? NaN),
  },
  {
    name: 'the highest card of its suit stays',
    says: {
      de: [
        'Trumpf ist keiner mehr draußen: Über <card> geht nichts, über <card> schon. Was noch einen Stich machen kann, bleibt.',
      ],
      en: [
        'No trumps are out: nothing beats <card>, but something does beat <card>. What may still take a trick stays in hand.',
      ],
    },
    holds: ({ card }, seen) =>
      leavesTrick(seen) &&
      trumpsOut(seen) === 0 &&
      keptInHand(seen, [card(0)]) &&
      nothingHigherOut(seen, card(0)) &&
      isPlayed(seen, card(1)) &&
      !nothingHigherOut(seen, card(1)),
  },
  {
    name: 'the trick is not safe for a dear card',
    says: THREAT_PATTERNS,
    holds: ({ cards }, seen) => {
      const [dearest] = cards(1);
      return (
        !leads(seen) &&
        dearest !== undefined &&
        dearerKept(seen, cards(1)) &&
        dangers(seen, dearest).every((each) => cards(0).includes(each))
      );
    },
  },
  {
    name: 'many cards could take the trick from a dear card',
    says: {
      de: ['Der Stich ist noch nicht sicher: <cards> {bleibt|bleiben} auf der Hand.'],
      en: ['The trick is not safe yet: <cards> {stays|stay} in hand.'],
    },
    holds: ({ cards }, seen) =>
      !leads(seen) &&
      dearerKept(seen, cards()) &&
      behind(seen).length > 0 &&
      trumpsOut(seen) + outIn(seen, led(seen) ?? 'trump').length > 0,
  },
  {
    name: 'a dear trump comes home with a ruff',
    says: {
      de: [
        'Von <suit> {ist noch eine Karte|sind noch <number> Karten} draußen, wer noch kommt, muss wohl zugeben: <card> bringt so <number> Augen heim.',
      ],
      en: [
        '{One card|<number> cards} of <suit> {is|are} still out, so those still to play will probably have to follow: <card> brings its <number> points home.',
      ],
    },
    holds: ({ suit, card }, seen) =>
      takesTrick(seen) &&
      isPlayed(seen, card()) &&
      playsTrump(seen) &&
      pointsOf(card()) >= 10 &&
      led(seen) === suit() &&
      shareThatFollows({ view: seen.view }, suit(), mayTurnOutAgainst(seen)) >= 0.45,
  },
  {
    name: 'a dear card comes home now or never',
    says: {
      de: [`${ONLY_DE}: Beim nächsten Mal würde <card> wohl gestochen, jetzt kann {er|sie|es} noch heimkommen.`],
      en: [`${ONLY_EN}: next time <card> would probably be ruffed, now it may still come home.`],
    },
    holds: (named, seen) =>
      !leads(seen) &&
      isPlayed(seen, named.card()) &&
      pointsOf(named.card()) >= 10 &&
      led(seen) === named.suit() &&
      groupIn(seen, named.card()) === named.suit() &&
      outAsTold(seen, named) &&
      outIn(seen, named.suit()).length <= 3 &&
      trumpsOut(seen) > 0,
  },
  {
    name: 'a partner behind probably has what is above',
    says: {
      de: [
        'Darüber {geht|gehen} nur noch <cards>, wohl beim Partner (<who>): <card> geht mit (<number> Augen).',
        'Darüber {geht|gehen} nur noch <cards>, wohl bei <who>, vermutlich einem Partner: <card> geht mit (<number> Augen).',
      ],
      en: [
        'Only <cards> can still beat this trick, and the partner (<who>) probably holds {it|them}: add <card> (<number> points).',
        'Only <cards> can still beat this trick, and <who>, presumably a partner, probably holds {it|them}: add <card> (<number> points).',
      ],
    },
    holds: ({ text, cards, seat, card, number }, seen) =>
      leavesTrick(seen) &&
      isPlayed(seen, card()) &&
      pointsOf(card()) === number() &&
      (/vermutlich|presumably/.test(text) ? notSettled(seen, seat()) : isPlayersPartner(seen, seat())) &&
      behind(seen).includes(seat()) &&
      isEnemy(seen, best(seen).seat) &&
      cards().length === outOver(seen, best(seen).card).length &&
      outOver(seen, best(seen).card).every((each) => cards().includes(each)),
  },
  {
    name: 'a partner behind may ruff',
    says: {
      de: [
        'Der Partner (<who>) kommt noch dran, hat in <suit> nichts mehr und kann wohl stechen: <card> geht mit (<number> Augen).',
      ],
      en: [
        'The partner (<who>) still has to play, has no <suit> left and can probably ruff: add <card> (<number> points).',
      ],
    },
    holds: ({ seat, suit, card, number }, seen) =>
      leavesTrick(seen) &&
      isPlayed(seen, card()) &&
      pointsOf(card()) === number() &&
      led(seen) === suit() &&
      isPlayersPartner(seen, seat()) &&
      behind(seen).includes(seat()) &&
      hasNone(seen, seat(), suit()) &&
      trumpsOut(seen) > 0,
  },
  {
    name: 'the player who has the trick is probably a partner',
    says: {
      de: [`<who> hat den Stich, hat ${SHOWN_DE} und ist deshalb wohl ein Partner: Der Stich darf dort bleiben.`],
      en: [`<who> holds the trick, has ${SHOWN_EN} and so is probably a partner: the trick can stay there.`],
    },
    holds: ({ seat, text }, seen) =>
      leavesTrick(seen) &&
      holdsTrickNow(seen, seat()) &&
      notSettled(seen, seat()) &&
      hasShown(seen, seat(), text) &&
      /Trumpf|viele Augen|led trumps|many points/.test(text) === (role(seen) === 'declarer'),
  },
  {
    name: 'the player who has the trick is probably an opponent',
    says: {
      de: [
        `<who> hat den Stich, hat ${SHOWN_DE} und ist deshalb wohl ein Gegner: <cards> {bleibt|bleiben} auf der Hand.`,
      ],
      en: [`<who> holds the trick, has ${SHOWN_EN} and so is probably an opponent: <cards> {stays|stay} in hand.`],
    },
    holds: ({ seat, text, cards }, seen) =>
      leavesTrick(seen) &&
      holdsTrickNow(seen, seat()) &&
      notSettled(seen, seat()) &&
      hasShown(seen, seat(), text) &&
      keptInHand(seen, cards()) &&
      /Trumpf|viele Augen|led trumps|many points/.test(text) === (role(seen) === 'defender'),
  },
  {
    name: 'the declarer must go high',
    says: {
      de: [
        'Der Spieler (<who>) ist gleich dran: <card> schlägt er nur mit <cards>.',
        'Der Spieler (<who>) ist gleich dran: <card> schlägt er nur mit einem von <number> Trümpfen.',
      ],
      en: [
        'The declarer (<who>) plays next and can beat <card> only with <cards>.',
        'The declarer (<who>) plays next and can beat <card> only with one of <number> trumps.',
      ],
    },
    holds: ({ seat, card, cards, number, text }, seen) =>
      takesTrick(seen) &&
      isPlayed(seen, card()) &&
      playsTrump(seen) &&
      isDefender(seen) &&
      isDeclarer(seen, seat()) &&
      behind(seen)[0] === seat() &&
      (/einem von|one of/.test(text)
        ? number() <= outOver(seen, card()).length
        : cards().every((each) => outOver(seen, card()).includes(each))),
  },
  {
    name: 'the partner takes a trump of the declarer high',
    says: {
      de: [
        'Der Spieler (<who>) hat Trumpf gespielt, und es kommen noch Gegner: Über <card> {geht draußen nur noch ein Trumpf|geht draußen keiner mehr|gehen draußen nur noch <number> Trümpfe}.',
      ],
      en: [
        'The declarer (<who>) has led trumps, and opponents are still to play: {no trump|only one trump|only <number> trumps} still out {beats|beat} <card>.',
      ],
    },
    holds: ({ text, seat, card, number }, seen) =>
      takesTrick(seen) &&
      isPlayed(seen, card()) &&
      role(seen) === 'partner' &&
      isDeclarer(seen, seat()) &&
      holdsTrickNow(seen, seat()) &&
      outOver(seen, card()).length ===
        (/keiner mehr|no trump /.test(text) ? 0 : /ein Trumpf|only one/.test(text) ? 1 : number()),
  },
  {
    name: 'the called card comes to the declarer',
    says: {
      de: [
        'Auf <suit> muss der Mitspieler <card> zugeben: Der Stich bleibt wohl auf der eigenen Seite.',
        'Gegen <number> Trümpfe draußen {ist|sind} <number> zum Ziehen zu wenig. Auf <suit> muss der Mitspieler <card> zugeben: Der Stich bleibt wohl auf der eigenen Seite.',
      ],
      en: [
        'A lead in <suit> makes the partner play <card>: the trick will probably not be lost.',
        'With {one trump|<number> trumps} against <number> still out, they cannot all be drawn. A lead in <suit> makes the partner play <card>: the trick will probably not be lost.',
      ],
    },
    holds: ({ text, suit, card, number }, seen) =>
      leads(seen) &&
      (!/^(?:Gegen|With)/.test(text) ||
        (number(/^With \d/.test(text) ? 1 : 0) === trumpsOut(seen) && own(seen, 'trump').length < trumpsOut(seen))) &&
      role(seen) === 'declarer' &&
      contractIn(seen).called === card() &&
      groupIn(seen, cardIn(seen)) === suit() &&
      calledSuitOf(contractIn(seen)) === suit(),
  },
  {
    name: 'nobody else has a trump',
    says: {
      de: ['Trumpf hat sonst keiner mehr: <card> macht auch später noch einen Stich und bleibt auf der Hand.'],
      en: ['Nobody else has a trump left: <card> makes its trick later as well and stays in hand.'],
    },
    holds: ({ card }, seen) =>
      !leads(seen) && keptInHand(seen, [card()]) && isTrump(seen, card()) && trumpsOut(seen) === 0,
  },
  {
    name: 'the last player is a partner',
    says: {
      de: ['Als Letzter kommt der Partner (<who>): <cards> {muss|müssen} hier nicht zugreifen.'],
      en: ['The partner (<who>) plays last: no need to take this trick with <cards>.'],
    },
    holds: ({ seat, cards }, seen) =>
      leavesTrick(seen) &&
      behind(seen).length === 1 &&
      behind(seen)[0] === seat() &&
      isPlayersPartner(seen, seat()) &&
      keptInHand(seen, cards()) &&
      cards().every((each) => legal(seen).includes(each) && takes(seen, each)),
  },
  {
    name: 'somebody behind will ruff',
    says: {
      de: [`${ONLY_DE}, da wird dahinter wohl gestochen: <cards> {bleibt|bleiben} auf der Hand.`],
      en: [`${ONLY_EN}, so somebody still to play will probably ruff: <cards> {stays|stay} in hand.`],
    },
    holds: (named, seen) =>
      !leads(seen) &&
      led(seen) === named.suit() &&
      outAsTold(seen, named) &&
      dearerKept(seen, named.cards()) &&
      mayBeRuffed(seen, named),
  },
  {
    name: 'only few go above the card, then the next own one is unbeatable',
    says: {
      de: [
        'Über <card> {geht|gehen} nur noch <cards>: {Fällt diese Karte|Fallen diese Karten}, ist <card> nicht mehr zu schlagen.',
      ],
      en: ['Only <cards> can beat <card>: once {it is|they are} drawn, nobody can beat <card>.'],
    },
    holds: ({ card, cards }, seen) =>
      takesTrick(seen) &&
      isPlayed(seen, card(0)) &&
      isNext(seen, card(1), cards()) &&
      outOver(seen, card(0)).length === cards().length,
  },
  {
    name: 'the trick would bring what is missing',
    says: {
      de: [
        'Zum Gewinnen {fehlt noch ein Auge|fehlen noch <number> Augen}, und mit <card> liegen <number> im Stich: Bekommt ihn die eigene Seite, reicht das.',
      ],
      en: [
        '{One more point is|<number> more points are} needed to win, and with <card> the trick holds <number>: winning it is enough.',
      ],
    },
    holds: ({ text, number, card }, seen) => {
      const one = /ein Auge|^One more point/.test(text);
      const [missing, points] = one ? [1, number(0)] : [number(0), number(1)];
      return (
        !leads(seen) &&
        isPlayed(seen, card()) &&
        missing === (mark(seen, 'own', 'won') ?? NaN) - pointsWon(seen, 'own') &&
        points === pointsThen(seen) &&
        points >= missing
      );
    },
  },
  {
    name: 'a single card goes, a suit stays whole',
    says: {
      de: ['<card> steht allein und macht wohl keinen Stich; <cards> bleiben beisammen.'],
      en: ['<card> is a singleton and is unlikely to take a trick; <cards> stay together.'],
    },
    holds: ({ card, cards }, seen) =>
      cannotFollow(seen) &&
      isPlayed(seen, card()) &&
      !playsTrump(seen) &&
      own(seen, 'trump').length === 0 &&
      own(seen, groupIn(seen, card())).length === 1 &&
      !nothingHigherOut(seen, card()) &&
      keptInHand(seen, cards()) &&
      cards().length > 1,
  },
];
