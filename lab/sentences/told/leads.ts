// Sentences about a card that is led.
import { type Card, pointsOf } from '../../../src/engine/base/cards.ts';
import { calledRulesOf } from '../../../src/engine/base/contract.ts';
import { shareThatFollows, shareThatRuffs } from '../rendered/scene.ts';
import {
  behind,
  contractIn,
  groupIn,
  isDefender,
  isTrump,
  leads,
  mayTurnOutAgainst,
  outIn,
  own,
  role,
  safeFromAll,
  safeFromOpponents,
  searched,
  type Seen,
  trumpByRank,
} from '../facts/claims/seen.ts';
import {
  cardIn,
  enemiesBehind,
  hasNone,
  isDeclarer,
  isEnemy,
  isPlayed,
  isPlayersPartner,
  keptInHand,
  mark,
  nothingHigherOut,
  outOver,
  playsTrump,
  pointsWon,
  sameKindAbove,
  trumpsOut,
} from './cards-told.ts';
import type { Claim } from './claim.ts';
import type { Named } from './words-told.ts';

const suitLed = (seen: Seen, { suit }: Named): boolean =>
  leads(seen) && !playsTrump(seen) && groupIn(seen, cardIn(seen)) === suit();

/** Nobody else can have the trick, and the points of the own side come to what is told. */
const comesTo = (seen: Seen, told: number, least: number | undefined): boolean =>
  leads(seen) &&
  safeFromOpponents(seen, cardIn(seen)) &&
  told <= pointsWon(seen, 'own') + pointsOf(cardIn(seen)) &&
  least !== undefined &&
  told >= least;

const playsAlone = (seen: Seen): boolean => contractIn(seen).row.parties.kind === 'alone';

/** A defender leads from a suit of so many cards, against somebody who plays alone and sits there. */
const wayToDeclarer = (seen: Seen, named: Named, own_: number): boolean =>
  suitLed(seen, named) &&
  isDefender(seen) &&
  playsAlone(seen) &&
  isDeclarer(seen, named.seat()) &&
  own_ === own(seen, named.suit()).length;

/** The hand in which the table counts the cards with which the called card may run away. */
const countedForRunningAway = (seen: Seen): readonly Card[] =>
  calledRulesOf(contractIn(seen).row).counted === 'initial-hand' ? seen.view.dealtHand : seen.view.hand;

export const LEAD_SENTENCES: readonly Claim[] = [
  {
    name: 'the called suit is searched',
    says: {
      de: ['Die gerufene Karte wird gesucht: Auf <suit> muss <card> heraus, und der Mitspieler ist bekannt.'],
      en: ['Searching for the called Ace: a lead in <suit> forces <card> out and shows who the partner is.'],
    },
    holds: (named, seen) =>
      suitLed(seen, named) &&
      isDefender(seen) &&
      contractIn(seen).called === named.card() &&
      !searched(seen, named.suit()),
  },
  {
    name: 'the last trump out is drawn from above',
    says: {
      de: ['Draußen ist nur noch ein Trumpf, und der ist niedriger als <card>: So fällt auch er.'],
      en: ['One last trump is out, and it is lower than <card>: this draws it.'],
    },
    holds: ({ card }, seen) =>
      leads(seen) &&
      isPlayed(seen, card()) &&
      playsTrump(seen) &&
      nothingHigherOut(seen, card()) &&
      trumpsOut(seen) === 1,
  },
  {
    name: 'trumps out are drawn from above',
    says: {
      de: ['Draußen sind noch <number> Trümpfe, keiner davon höher als <card>: So zieht man sie den anderen heraus.'],
      en: ['<number> trumps are still out, none of them higher than <card>: this draws them.'],
    },
    holds: ({ card, number }, seen) =>
      leads(seen) &&
      isPlayed(seen, card()) &&
      playsTrump(seen) &&
      nothingHigherOut(seen, card()) &&
      trumpsOut(seen) === number(),
  },
  {
    name: 'the declaring side draws trumps',
    says: {
      de: [
        'Die Spielerpartei zieht Trumpf: {Noch ein Trumpf ist draußen, und der soll|Noch <number> Trümpfe sind draußen, und die sollen} weg, bevor die Farben kommen.',
      ],
      en: [
        'The declaring side draws trumps: {one is|<number> are} still out and should go before the plain suits are played.',
      ],
    },
    holds: ({ text, number }, seen) =>
      leads(seen) &&
      playsTrump(seen) &&
      !isDefender(seen) &&
      trumpsOut(seen) === (/Noch ein Trumpf|: one is/.test(text) ? 1 : number()),
  },
  {
    name: 'the partner leads trumps to the declarer',
    says: {
      de: [
        'Der Mitspieler bringt dem Spieler (<who>) einen Trumpf; das hilft {und zeigt, wer zusammengehört|beim Trumpfziehen}.',
      ],
      en: [
        'The partner brings the declarer (<who>) a trump; that helps{, and it shows who plays with whom| to draw trumps}.',
      ],
    },
    holds: ({ seat, text }, seen) =>
      leads(seen) &&
      playsTrump(seen) &&
      isDeclarer(seen, seat()) &&
      isPlayersPartner(seen, seat()) &&
      role(seen) === 'partner' &&
      /zusammengehört|plays with whom/.test(text) === (seen.view.contract?.revealed === undefined),
  },
  {
    name: 'no trump is out',
    says: {
      de: ['Kein Trumpf ist mehr draußen, also kann <card> niemand mehr stechen.'],
      en: ['No trump is out any more, so nobody can ruff <card>.'],
    },
    holds: ({ card }, seen) => leads(seen) && isPlayed(seen, card()) && !playsTrump(seen) && trumpsOut(seen) === 0,
  },
  {
    name: 'nobody can beat the card led',
    says: {
      de: ['<card> kann niemand mehr schlagen: ein sicherer Stich.'],
      en: ['Nobody can beat <card> any more: a sure trick.'],
    },
    holds: ({ card }, seen) => leads(seen) && isPlayed(seen, card()) && safeFromAll(seen, card()),
  },
  {
    name: 'the others have nothing higher in the suit',
    says: {
      de: [
        'In <suit> haben die anderen nichts Höheres als <card>. Draußen {ist|sind} noch <number> Karte{n|} der Farbe; wer nichts davon hat, kann stechen.',
      ],
      en: [
        'In <suit> the others have nothing higher than <card>. <number> card{s|} of the suit {is|are} still out; whoever has none of them can ruff.',
      ],
    },
    holds: (named, seen) =>
      suitLed(seen, named) &&
      isPlayed(seen, named.card()) &&
      nothingHigherOut(seen, named.card()) &&
      outIn(seen, named.suit()).length === named.number() &&
      trumpsOut(seen) > 0,
  },
  {
    name: 'a short suit that runs while it is followed',
    says: {
      de: [
        '<card> kommt aus einer kurzen Farbe ({blank|nur zwei Karten}), von der noch <number> Karte{n|} draußen sind. So läuft {er|sie|es}, solange die anderen zugeben müssen.',
      ],
      en: [
        '<card> comes from a short suit ({a singleton|only two cards}) with <number> card{s|} still out. It holds as long as the others have to follow.',
      ],
    },
    holds: ({ text, card, number }, seen) => {
      const suit = groupIn(seen, cardIn(seen));
      if (suit === 'trump' || !leads(seen) || !isPlayed(seen, card()) || !nothingHigherOut(seen, card())) return false;
      const short = /blank|singleton/.test(text) ? 1 : 2;
      return own(seen, suit).length === short && outIn(seen, suit).length === number();
    },
  },
  {
    name: 'the longest own suit',
    says: {
      de: ['<suit> ist mit <number> Karten die längste eigene Farbe; davon lässt sich später nachspielen.'],
      en: ['<suit> are the longest plain suit in hand (<number> cards), so there is more of it to lead later.'],
    },
    holds: (named, seen) =>
      suitLed(seen, named) &&
      own(seen, named.suit()).length === named.number() &&
      named.number() >= 3 &&
      seen.view.hand.every((card) => isTrump(seen, card) || own(seen, groupIn(seen, card)).length <= named.number()),
  },
  {
    name: 'the only card of its suit is led',
    says: {
      de: [
        'Die einzige <suit>karte geht weg: Danach ist die Farbe frei und kann gestochen werden (<number> {Trumpf|Trümpfe} auf der Hand).',
      ],
      en: ['The only <words> goes: from then on the suit can be ruffed (<number> trump{s|} in hand).'],
    },
    holds: ({ number }, seen) =>
      leads(seen) &&
      !playsTrump(seen) &&
      own(seen, groupIn(seen, cardIn(seen))).length === 1 &&
      own(seen, 'trump').length === number(),
  },
  {
    name: 'little is given with the lead',
    says: {
      de: ['Mit <card> ist kein Auge verschenkt.', 'Mit <card> ist nicht viel verschenkt (<number> Auge{n|}).'],
      en: ['<card> gives no points away.', '<card> gives little away (<number> point{s|}).'],
    },
    holds: ({ text, card, number }, seen) =>
      leads(seen) &&
      isPlayed(seen, card()) &&
      pointsOf(card()) === (text.includes('(') ? number() : 0) &&
      pointsOf(card()) <= 4,
  },
  {
    name: 'a defender keeps trumps',
    says: {
      de: ['Als Gegenspieler hält man Trumpf zurück; {der eigene ist|die <number> eigenen sind} zum Stechen da.'],
      en: ['Defenders hold their trumps back; the {one|<number>} in hand {is|are} there for ruffing.'],
    },
    holds: ({ text, number }, seen) =>
      leads(seen) &&
      isDefender(seen) &&
      !playsTrump(seen) &&
      own(seen, 'trump').length === (/der eigene|the one /.test(text) ? 1 : number()),
  },
  {
    name: 'the called card runs away',
    says: {
      de: [
        'Mit <number> Karten der Ruffarbe darf man davonlaufen: klein unter <card> weg, damit {er|sie|es} nicht gesucht und gestochen wird.',
      ],
      en: [
        'With <number> cards of the called suit one may run away: low from under <card>, so that it cannot be searched for and ruffed.',
      ],
    },
    holds: ({ card, number }, seen) =>
      leads(seen) &&
      contractIn(seen).called === card() &&
      keptInHand(seen, [card()]) &&
      groupIn(seen, cardIn(seen)) === groupIn(seen, card()) &&
      countedForRunningAway(seen).filter((each) => groupIn(seen, each) === groupIn(seen, card())).length === number() &&
      number() >= calledRulesOf(contractIn(seen).row).runAwayMin,
  },
  {
    name: 'the called card is led',
    says: {
      de: ['<card> kommt selbst auf den Tisch: Der Spieler weiß dann, wer hilft.'],
      en: ['Leading <card> itself tells the declarer who helps.'],
    },
    holds: ({ card }, seen) => leads(seen) && isPlayed(seen, card()) && contractIn(seen).called === card(),
  },
  {
    name: 'the declarer has to play next',
    says: {
      de: ['<who> sitzt gleich dahinter und muss sich festlegen, bevor ein anderer Gegenspieler drankommt.'],
      en: ['A plain suit through the declarer: <who> plays next and has to commit before any other defender does.'],
    },
    holds: ({ seat }, seen) =>
      leads(seen) &&
      !isTrump(seen, cardIn(seen)) &&
      isDefender(seen) &&
      isDeclarer(seen, seat()) &&
      behind(seen)[0] === seat(),
  },
  {
    name: 'the partner may ruff',
    says: {
      de: ['Der Partner (<who>) hat in <suit> nichts mehr und kann stechen, wenn noch ein Trumpf da ist.'],
      en: ['The partner (<who>) has no <suit> left and can ruff, if there is a trump to do it with.'],
    },
    holds: (named, seen) =>
      suitLed(seen, named) && isPlayersPartner(seen, named.seat()) && hasNone(seen, named.seat(), named.suit()),
  },
  {
    name: 'an opponent must spend a trump',
    says: {
      de: [
        'Ein Gegner (<who>) hat in <suit> nichts mehr und muss einen Trumpf hergeben oder den Stich laufen lassen.',
        'Der Spieler (<who>) hat in <suit> nichts mehr und muss einen Trumpf opfern oder den Stich hergeben.',
      ],
      en: [
        'An opponent (<who>) has no <suit> left and must spend a trump or let the trick go.',
        'The declarer (<who>) has no <suit> left and must give up a trump or the trick.',
      ],
    },
    holds: (named, seen) =>
      suitLed(seen, named) &&
      isEnemy(seen, named.seat()) &&
      (!/Spieler|declarer/.test(named.text) || isDeclarer(seen, named.seat())) &&
      trumpsOut(seen) > 0 &&
      hasNone(seen, named.seat(), named.suit()),
  },
  {
    name: 'an opponent can take nothing',
    says: {
      de: ['Ein Gegner (<who>) hat weder <suit> noch einen Trumpf und kann diesen Stich nicht holen.'],
      en: ['An opponent (<who>) has neither <suit> nor a trump and cannot take this trick.'],
    },
    holds: (named, seen) =>
      suitLed(seen, named) &&
      isEnemy(seen, named.seat()) &&
      hasNone(seen, named.seat(), named.suit()) &&
      hasNone(seen, named.seat(), 'trump'),
  },
  {
    name: 'only trumps in hand',
    says: { de: ['Auf der Hand sind nur noch Trümpfe.'], en: ['There is nothing but trumps left in hand.'] },
    holds: (_, seen) => leads(seen) && seen.view.hand.every((card) => isTrump(seen, card)),
  },
  {
    name: 'a long way and a short suit',
    says: {
      de: [
        'Langer Weg, kurze Farbe: Der Spieler (<who>) kommt erst als Letzter dran, und von <suit> {ist hier nur eine Karte|sind hier nur zwei Karten} da.',
      ],
      en: [
        'A long way, a short suit: the declarer (<who>) plays last, and there {is only one card|are only two cards} of <suit> here.',
      ],
    },
    holds: (named, seen) =>
      wayToDeclarer(seen, named, /eine Karte|one card/.test(named.text) ? 1 : 2) &&
      behind(seen).at(-1) === named.seat(),
  },
  {
    name: 'a short way and a long suit',
    says: {
      de: [
        'Kurzer Weg, lange Farbe: Der Spieler (<who>) sitzt gleich dahinter, und <suit> ist hier mit <number> Karten lang.',
      ],
      en: [
        'A short way, a long suit: the declarer (<who>) plays next, and the lead comes from <number> cards of <suit>.',
      ],
    },
    holds: (named, seen) =>
      wayToDeclarer(seen, named, named.number()) && named.number() >= 3 && behind(seen)[0] === named.seat(),
  },
  {
    name: 'the suit of the partner comes back',
    says: {
      de: ['Der Partner (<who>) hat <suit> schon einmal ausgespielt; jetzt kommt die Farbe zurück.'],
      en: ['The partner (<who>) has led <suit> before; now the suit comes back.'],
    },
    holds: (named, seen) =>
      suitLed(seen, named) &&
      isPlayersPartner(seen, named.seat()) &&
      seen.view.tricks.some(
        ({ leader, cards: [first] }) =>
          leader === named.seat() && first !== undefined && groupIn(seen, first) === named.suit(),
      ),
  },
  {
    name: 'the partner has the highest of the suit',
    says: {
      de: ['Der Partner (<who>) muss <card> haben: In <suit> ist nichts Höheres mehr draußen.'],
      en: ['The partner (<who>) must hold <card>: nothing higher is out in <suit>.'],
    },
    holds: (named, seen) =>
      suitLed(seen, named) &&
      isPlayersPartner(seen, named.seat()) &&
      nothingHigherOut(seen, named.card()) &&
      seen.worlds.every((world) => world.phase === 'playing' && world.play.hands[named.seat()].includes(named.card())),
  },
  {
    name: 'one trump draws several',
    says: {
      de: [
        'Ein einziger Trumpf zieht gleich mehreren Gegnern einen heraus, solange sie noch zugeben können; draußen sind noch <number>.',
      ],
      en: ['A single trump draws one from more than one opponent, as long as they can follow; <number> are still out.'],
    },
    holds: ({ number }, seen) =>
      leads(seen) && playsTrump(seen) && number() === trumpsOut(seen) && number() > 1 && enemiesBehind(seen).length > 1,
  },
  {
    name: 'a lead reaches the points to win',
    says: {
      de: ['Damit hat die eigene Seite mindestens <number> Augen, und <number> braucht sie.'],
      en: ['That makes at least <number> card points, and <number> are needed.'],
    },
    holds: ({ number }, seen) =>
      comesTo(seen, number(0), mark(seen, 'own', 'won')) && number(1) === mark(seen, 'own', 'won'),
  },
  {
    name: 'a lead gets out of Schneider',
    says: {
      de: ['Damit hat die eigene Seite mindestens <number> Augen und ist aus dem Schneider.'],
      en: ['That makes at least <number> card points: out of Schneider.'],
    },
    holds: ({ number }, seen) => comesTo(seen, number(), mark(seen, 'own', 'safe')),
  },
  {
    name: 'a lead makes the others Schneider',
    says: {
      de: ['Damit hat die eigene Seite mindestens <number> Augen, und die andere Seite ist Schneider.'],
      en: ['That makes at least <number> card points, and the other side is Schneider.'],
    },
    holds: ({ number }, seen) => comesTo(seen, number(), mark(seen, 'own', 'made')),
  },
  {
    name: 'a lower card of the same kind is led',
    says: {
      de: ['{Von den eigenen Trümpfen|Von <suit>} kommt zuerst <card>; darüber {bleibt|bleiben} <cards>.'],
      en: ['Of the {trumps in hand|<suit>} <card> goes first; above it <cards> {stays|stay}.'],
    },
    holds: (named, seen) => leads(seen) && isPlayed(seen, named.card()) && sameKindAbove(seen, named),
  },
  {
    name: 'the highest card of a suit goes before its lower ones',
    says: {
      de: ['Von <suit> kommt die höchste Karte zuerst: In der Farbe geht nichts mehr über <card>, über <cards> schon.'],
      en: ['<suit> are led from the top: no card out goes above <card>, but one does above <cards>.'],
    },
    holds: (named, seen) =>
      suitLed(seen, named) &&
      isPlayed(seen, named.card(0)) &&
      nothingHigherOut(seen, named.card(0)) &&
      keptInHand(seen, named.cards()) &&
      named.cards().every((each) => groupIn(seen, each) === named.suit() && outOver(seen, each).length > 0),
  },
  {
    name: 'a suit that would be ruffed is not led',
    says: {
      de: ['Ein Gegner (<who>) hat in <suit> nichts mehr und könnte <cards> stechen, wenn noch ein Trumpf da ist.'],
      en: ['An opponent (<who>) has no <suit> left and could ruff <cards>, if there is a trump to do it with.'],
    },
    holds: ({ suit, seat, cards }, seen) =>
      leads(seen) &&
      behind(seen).includes(seat()) &&
      isEnemy(seen, seat()) &&
      hasNone(seen, seat(), suit()) &&
      trumpsOut(seen) > 0 &&
      keptInHand(seen, cards()) &&
      cards().every((each) => groupIn(seen, each) === suit()),
  },
  {
    name: 'a low trump draws as much as a higher one',
    says: {
      de: [
        'Zum Trumpfziehen reicht <card>: Auch <cards> {wäre noch zu schlagen und bleibt|wären noch zu schlagen und bleiben} lieber auf der Hand.',
      ],
      en: ['<card> is enough to draw trumps: <cards> could still be beaten too and {stays|stay} in hand.'],
    },
    holds: ({ card, cards }, seen) =>
      leads(seen) &&
      isPlayed(seen, card()) &&
      playsTrump(seen) &&
      role(seen) === 'declarer' &&
      keptInHand(seen, cards()) &&
      cards().every(
        (each) =>
          trumpByRank(seen, each) &&
          outOver(seen, each).length > 0 &&
          outOver(seen, each).length <= outOver(seen, card()).length,
      ),
  },
  {
    name: 'a short suit is led',
    says: {
      de: ['Von <suit> {ist nur diese Karte da: Danach|sind nur zwei Karten da: Bald} ist man in der Farbe frei.'],
      en: ['<suit> are short here ({only this card) and gone after this|only two cards) and soon gone}.'],
    },
    holds: (named, seen) =>
      suitLed(seen, named) && own(seen, named.suit()).length === (/diese Karte|this card/.test(named.text) ? 1 : 2),
  },
  {
    name: 'dear cards stay at home',
    says: {
      de: ['<cards> {bleibt|bleiben} daheim, solange darüber noch eine höhere Karte draußen ist.'],
      en: ['<cards> {stays|stay} at home while a higher card of the suit is out.'],
    },
    holds: ({ cards }, seen) =>
      leads(seen) &&
      keptInHand(seen, cards()) &&
      cards().every((card) => !isTrump(seen, card) && outOver(seen, card).length > 0),
  },
  {
    name: 'the lead goes away',
    says: {
      de: [
        'Mit <card> {als kleinem Trumpf |}geht das Ausspiel wohl weg; <cards> {muss|müssen} nicht selbst den Anfang machen.',
      ],
      en: ['<card>{, a low trump,|} probably gives the lead away; <cards> {does|do} not have to be led.'],
    },
    holds: ({ text, card, cards }, seen) =>
      leads(seen) &&
      isPlayed(seen, card()) &&
      /kleinem Trumpf|low trump/.test(text) === playsTrump(seen) &&
      2 * outOver(seen, card()).length >= outIn(seen, groupIn(seen, card())).length &&
      outOver(seen, card()).length > 0 &&
      keptInHand(seen, cards()),
  },
  {
    name: 'the last trumps stay',
    says: {
      de: [
        '<card> ist der letzte eigene Trumpf und bleibt da: Später kann {er|sie|es} noch stechen.',
        '<cards> sind die letzten eigenen Trümpfe und bleiben da: Später können sie noch stechen.',
      ],
      en: [
        '<card> is the last trump in hand and stays there: it can still ruff later.',
        '<cards> are the last trumps in hand and stay there: they can still ruff later.',
      ],
    },
    holds: ({ text, card, cards }, seen) => {
      const told = /sind die|are the/.test(text) ? cards() : [card()];
      return leads(seen) && keptInHand(seen, told) && [...told].sort().join() === [...own(seen, 'trump')].sort().join();
    },
  },
  {
    name: 'the card probably runs',
    says: {
      de: ['<card> läuft wohl durch: Von <suit> sind noch <number> Karten draußen, da müssen vermutlich alle zugeben.'],
      en: ['<card> will probably run: <number> <suit> are still out, so everybody should have to follow.'],
    },
    holds: (named, seen) =>
      suitLed(seen, named) &&
      isPlayed(seen, named.card()) &&
      nothingHigherOut(seen, named.card()) &&
      outIn(seen, named.suit()).length === named.number() &&
      shareThatFollows({ view: seen.view }, named.suit()) >= 0.45,
  },
  {
    name: 'the highest card of a suit would be ruffed',
    says: {
      de: [
        '<card> wartet: Von <suit> {ist sonst nichts mehr|ist nur noch eine Karte|sind nur noch <number> Karten} draußen, {er|sie|es} würde wohl gestochen.',
      ],
      en: [
        '<card> can wait: {no other <suit> are out any more|only one card of <suit> is still out|only <number> <suit> are still out}, so it would probably be ruffed.',
      ],
    },
    holds: ({ text, card, suit, number }, seen) => {
      const told = /sonst nichts|: no other/.test(text) ? 0 : /eine Karte|one card/.test(text) ? 1 : number();
      return (
        leads(seen) &&
        keptInHand(seen, [card()]) &&
        groupIn(seen, card()) === suit() &&
        groupIn(seen, cardIn(seen)) !== suit() &&
        nothingHigherOut(seen, card()) &&
        outIn(seen, suit()).length === told &&
        trumpsOut(seen) > 0 &&
        shareThatRuffs({ view: seen.view }, suit(), mayTurnOutAgainst(seen)) >= 0.5
      );
    },
  },
  {
    name: 'few trumps are higher than the one led',
    says: {
      de: ['Von den <number> Trümpfen draußen {ist nur noch einer|sind nur noch <number>} höher als <card>.'],
      en: ['Only <number> of the <number> trumps still out {is|are} higher than <card>.'],
    },
    holds: ({ text, number, card }, seen) => {
      const [above, all] = /^Von/.test(text)
        ? [/nur noch einer/.test(text) ? 1 : number(1), number(0)]
        : [number(0), number(1)];
      return (
        leads(seen) &&
        isPlayed(seen, card()) &&
        playsTrump(seen) &&
        outOver(seen, card()).length === above &&
        trumpsOut(seen) === all &&
        2 * above <= all
      );
    },
  },
];
