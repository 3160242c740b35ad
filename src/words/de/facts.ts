// German sentences for the reasons of good decisions; each reads well after "Warum?", for a player as for a tip.
import { DOPPELKOPF_DE } from './doppelkopf.ts';
import { type Card, rankOf } from '../../engine/base/cards.ts';
import type { FactParams } from '../../engine/inference/facts.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { FEW_THREATS } from '../../engine/tutor/ideas/measures.ts';
import { BID_FACTS_DE } from './facts-bids.ts';
import { CAUSES_DE } from './facts-causes.ts';
import { cardOfSuit } from '../base/suit-words.ts';
import type { Naming, Texts } from '../types/naming.ts';
import {
  Acc,
  acc,
  anAnnouncement,
  cardsDe,
  comparedDe,
  countDe,
  dat,
  eyesDe,
  eyesLie,
  gamesDe,
  it,
  listDe,
  nom,
  Nom,
  oftenDe,
  oneOfLords,
  trumpsDe,
} from './naming.ts';
import { does, toWhom, Who, whoDoes } from './people.ts';
import { capitalised, tenthsOf } from '../base/words.ts';

/** "Der Partner (Sepp) hat", "Du als Partner hast". */
const Partner = (seat: Seat, name: Naming, du: string, er: string): string =>
  name.isReader(seat) ? `Du als Partner ${du}` : `Der Partner (${name.player(seat)}) ${er}`;

/** "Dem Partner (Sepp)", "Dir als Partner". */
const ToPartner = (seat: Seat, name: Naming): string =>
  name.isReader(seat) ? 'Dir als Partner' : `Dem Partner (${name.player(seat)})`;

/** "hat der Partner (Sepp)", "hast du als Partner". */
const partnerHas = (seat: Seat, name: Naming): string =>
  name.isReader(seat) ? 'hast du als Partner' : `hat der Partner (${name.player(seat)})`;

/** "Der Spieler (Sepp) kommt", "Du als Spieler kommst". */
const Declarer = (seat: Seat, name: Naming, du: string, er: string): string =>
  name.isReader(seat) ? `Du als Spieler ${du}` : `Der Spieler (${name.player(seat)}) ${er}`;

/** "Den Stich hat die andere Seite (Sepp)", "Den Stich hast du". */
/** "fehlen noch sieben Augen". */
const missingDe = (points: number, name: Naming): string =>
  points === 1 ? 'fehlt noch ein Auge' : `fehlen noch ${name.number(points)} Augen`;

const otherSideHas = (winner: Seat, name: Naming): string =>
  name.isReader(winner) ? 'Den Stich hast du' : `Den Stich hat die andere Seite (${name.player(winner)})`;

/** More cards than this are counted, not listed. */
const MOST_LISTED = 3;

/** "nur noch der Gras-Ober könnte ihn holen". */
const mayTake = (threats: readonly Card[], name: Naming): string =>
  `nur noch ${listDe(threats, name, 'nom', 'oder')} könnte ihn holen`;

/** "bleibt der Gras-Ober", "bleiben der Gras-Ober und die Gras-Sau". */
const stay = (cards: readonly Card[], name: Naming): string =>
  `${cards.length === 1 ? 'bleibt' : 'bleiben'} ${listDe(cards, name, 'nom')}`;

const inHand = (trumps: number): string => `(${trumpsDe(trumps)} auf der Hand)`;

/** ", dazu eine Sau"; nothing where there is none. */
const acesBesides = (aces: number, name: Naming): string =>
  aces === 0
    ? ''
    : `, dazu ${aces === 1 ? `ein${name.deck === 'french' ? '' : 'e'} ${name.rank('A')}` : `${aces} ${name.ranks('A')}`}`;

/** Of fewer deals, each of which is played out more than once, a share is no number of deals: "in 28 % von 12" would be none. */
const SHARES_OF = 40;

/** "in 81 % von 120 gedachten Verteilungen", "in allen 27 gedachten Verteilungen", "in 28 % der Fälle (12 gedachte Verteilungen)". */
function inMost(percent: number, deals: number, name: Naming): string {
  if (percent === 100) return `in allen ${name.number(deals)} gedachten Verteilungen`;
  if (deals < SHARES_OF) return `in ${percent} % der Fälle (${name.number(deals)} gedachte Verteilungen)`;
  return `in ${percent} % von ${name.number(deals)} gedachten Verteilungen`;
}

/** "nur in 57 %", "in keiner". */
const inFewer = (percent: number): string => (percent === 0 ? 'in keiner' : `nur in ${percent} %`);

/** Means of card points: "ein Auge", "nur 8 Augen", "nur 5", "nichts". */
const meanEyes = (mean: number): string => (mean === 1 ? 'ein Auge' : `${mean} Augen`);
const onlyEyes = (mean: number): string => (mean === 0 ? 'nichts' : `nur ${meanEyes(mean)}`);
const only = (mean: number): string => (mean === 0 ? 'nichts' : `nur ${mean}`);

/** Of a share (per cent) that is told first, and of a smaller one that is set against it: "etwa in 8 von 10 Fällen", "nur in 3 von 10". */
const mostly = (percent: number): string => (percent === 100 ? 'immer' : oftenDe(tenthsOf(percent)));
const lessOften = (percent: number): string =>
  percent === 0 ? 'nie' : tenthsOf(percent) === 0 ? 'fast nie' : `nur in ${tenthsOf(percent)} von 10`;

/** "jetzt gespielt" of the card that the sentence is about, "nach dem Gras-Ober" of another one. */
const playedNow = (card: Card, of: Card, name: Naming): string =>
  card === of ? 'jetzt gespielt' : `nach ${dat(card, name)}`;

export const FACTS_DE: Texts<FactParams> = {
  ...BID_FACTS_DE,
  ...CAUSES_DE,
  'play.onlyCard': ({ card }, name) => `Erlaubt ist nur ${nom(card, name)}.`,
  'play.sameCards': ({ card, others }, name) =>
    `${Nom(card, name)} und ${listDe(others, name, 'nom')} stehen gleich hoch und zählen gleich viel: Hier macht es keinen Unterschied.`,
  'play.keeps': ({ card, kept, spared }, name) =>
    spared
      ? `${Nom(card, name)} ist am ehesten zu entbehren; auf der Hand ${stay(kept, name)}.`
      : `Auf der Hand ${stay(kept, name)}, von den übrigen Karten die ${kept.length === 1 ? 'beste' : 'besten'}.`,
  'search.best': ({ card, worlds, of, gain }, name) =>
    worlds === 1
      ? `Die Karten können nur noch auf eine Art liegen, und ${nom(card, name)} bringt ${comparedDe(gain, name, 'mehr')} als die nächstbeste Karte.`
      : `In ${of === 'all' ? `allen ${name.number(worlds)} möglichen` : `${name.number(worlds)} gedachten`} Verteilungen bringt ${nom(card, name)} im Schnitt ${comparedDe(gain, name, 'mehr')} als die nächstbeste Karte.`,
  'count.lost': (stake, name) => {
    if (stake.left === 'aTrick')
      return 'Verloren ist das Spiel schon, und einen Stich hat die eigene Seite noch nicht: Einer genügt, um nicht schwarz zu sein.';
    if (stake.left === 'points')
      return `Verloren ist das Spiel schon; um aus dem Schneider zu kommen, ${missingDe(stake.missing, name)}.`;
    return stake.schneider === 'yes'
      ? 'Verloren ist das Spiel schon, und aus dem Schneider kommt die eigene Seite nicht mehr: Am Preis ändert sich nichts mehr.'
      : 'Verloren ist das Spiel schon, doch aus dem Schneider ist die eigene Seite: Am Preis ändert sich nichts mehr.';
  },
  'count.won': (stake, name) => {
    if (stake.left === 'aTrick')
      return 'Gewonnen ist das Spiel schon, und die andere Seite hat noch keinen Stich: Macht sie auch keinen mehr, ist sie schwarz.';
    if (stake.left === 'points')
      return `Gewonnen ist das Spiel schon; der anderen Seite ${missingDe(stake.missing, name)}, um aus dem Schneider zu kommen.`;
    return `Gewonnen ist das Spiel schon, und die andere Seite ist ${stake.schneider === 'yes' ? '' : 'aus dem '}Schneider: Am Preis ändert sich nichts mehr.`;
  },
  'fate.trick': ({ card, other, percent, otherPercent }, name) =>
    `Mit ${dat(card, name)} bekommt die eigene Seite den Stich eher: ${mostly(percent)}, mit ${dat(other, name)} ${lessOften(otherPercent)}.`,
  'fate.gains': ({ card, other, mean, otherMean }, name) =>
    `Mit ${dat(card, name)} bringt der Stich der eigenen Seite mehr: im Schnitt ${meanEyes(mean)}, mit ${dat(other, name)} ${only(otherMean)}.`,
  'fate.costs': ({ card, other, mean, otherMean }, name) =>
    `Mit ${dat(card, name)} bekommt die andere Seite weniger: im Schnitt ${onlyEyes(mean)}, mit ${dat(other, name)} ${otherMean}.`,
  'fate.card': ({ card, other, of, percent, otherPercent }, name) =>
    of === other
      ? `${Nom(of, name)} ist später sicherer: Nach ${dat(card, name)} geht ${it(of, name)} ${mostly(percent)} an die eigene Seite, jetzt gespielt ${lessOften(otherPercent)}.`
      : `${capitalised(playedNow(card, of, name))} geht ${nom(of, name)} eher an die eigene Seite: ${mostly(percent)}, ${playedNow(other, of, name)} ${lessOften(otherPercent)}.`,
  'fate.takes': ({ card, other, of, percent, otherPercent }, name) =>
    of === other
      ? `${Nom(of, name)} ist noch etwas wert: Nach ${dat(card, name)} macht ${it(of, name)} ${mostly(percent)} selbst einen Stich, jetzt gespielt ${lessOften(otherPercent)}.`
      : `Nach ${dat(card, name)} macht ${nom(of, name)} eher selbst noch einen Stich: ${mostly(percent)}, ${playedNow(other, of, name)} ${lessOften(otherPercent)}.`,
  ...DOPPELKOPF_DE.facts,
  'number.makes': ({ suit, count, percent, deals }, name) =>
    `Mit ${name.suit(suit)} ${count === 1 ? 'ist' : 'sind'} es ${trumpsDe(count)}${percent === undefined ? '' : `, und die eigene Seite gewinnt so ${gamesDe(percent, deals, name)}`}.`,
  'number.leaves': ({ to, percent, deals }, name) => {
    const makes = `${does(to, name, 'Machst du', `Macht ${name.player(to)}`)} Trumpf`;
    return percent === undefined
      ? `${makes}, ist am meisten zu erwarten.`
      : `${makes}, gewinnt die eigene Seite ${gamesDe(percent, deals, name)}.`;
  },
  'solo.chance': ({ contract, trump, percent, deals }, name) =>
    `${capitalised(anAnnouncement({ contract, trump }, name, 'nom'))} ${percent === undefined ? 'verspricht am meisten' : `gewinnt ${gamesDe(percent, deals, name)}`}.`,
  'solo.give': ({ card, percent, deals }, name) =>
    `Ohne ${acc(card, name)} ${percent === undefined ? 'verspricht das Solo am meisten' : `gewinnt das Solo ${gamesDe(percent, deals, name)}`}.`,
  'solo.handBack': ({ card, percent, deals }, name) =>
    `Mit ${dat(card, name)} dazu ${percent === undefined ? 'verspricht das Solo am meisten' : `gewinnt das Solo ${gamesDe(percent, deals, name)}`}.`,
  'number.none': ({ lords }, name) => `Ohne ${oneOfLords(lords, name)} lässt sich nicht Trumpf machen.`,
  'number.tooFew': ({ most, highest }, name) =>
    `Mehr als ${trumpsDe(most)} hat diese Hand in keiner Farbe, und geboten sind schon ${name.number(highest)}.`,
  'number.allLords': ({ lords: [lord], passing }, name) =>
    `Alle vier ${name.ranks(lord ? rankOf(lord) : 'U')} auf einer Hand: ${passing === 'must' ? 'Dann darf sie keine Zahl bieten.' : 'Dann kann sonst niemand Trumpf machen, und „weiter“ ist erlaubt.'}`,
  'table.chance': ({ percent, deals }, name) =>
    `So ${percent === 1 ? 'ist' : 'sind'} ${gamesDe(percent, deals, name)} zu gewinnen.`,
  'table.nothingOpenBeats': ({ card }, name) => `Was der andere offen liegen hat, geht nicht über ${acc(card, name)}.`,
  'table.openBeats': ({ card, beating }, name) =>
    `Der andere kann ${acc(card, name)} zwar mit ${beating.length > MOST_LISTED ? `${name.number(beating.length)} offenen Karten` : listDe(beating, name, 'dat', 'oder')} holen, doch anderes wäre nicht besser.`,
  'any.random': ({ choices }, name) =>
    choices === 1 ? 'Etwas anderes ist nicht erlaubt.' : `Gewürfelt: eine von ${name.number(choices)} Möglichkeiten.`,
  'widow.take': ({ trumps, aces }, name) =>
    `${capitalised(trumpsDe(trumps))}${acesBesides(aces, name)}: Das reicht, um mit der Witwe allein zu spielen.`,
  'widow.leave': ({ trumps, aces }, name) =>
    `${capitalised(trumpsDe(trumps))}${acesBesides(aces, name)}: Allein gegen zwei ist das zu wenig, auch mit der Witwe.`,
  'widow.void': ({ suit }, name) => `${name.suit(suit)} ist damit ganz weg, und in dieser Farbe kann gestochen werden.`,
  'widow.points': ({ cards, points }, name) =>
    `${capitalised(listDe(cards, name, 'nom'))}: ${eyesDe(points)}, die niemand mehr holen kann.`,
  'widow.nothing': ({ cards }, name) => `${capitalised(listDe(cards, name, 'acc'))} braucht das Blatt am wenigsten.`,
  'cut.anywhere': ({ min }) =>
    `Wo abgehoben wird, ist gleich, solange auf jeder Seite mindestens ${cardsDe(min)} ${min === 1 ? 'liegt' : 'liegen'}.`,

  'lead.calledSuit': ({ suit, called }, name) =>
    `Die gerufene Karte wird gesucht: Auf ${name.suit(suit)} muss ${nom(called, name)} heraus, und der Mitspieler ist bekannt.`,
  'lead.topTrump': ({ card, out }, name) =>
    out === 1
      ? `Draußen ist nur noch ein Trumpf, und der ist niedriger als ${nom(card, name)}: So fällt auch er.`
      : `Draußen sind noch ${name.number(out)} Trümpfe, keiner davon höher als ${nom(card, name)}: So zieht man sie den anderen heraus.`,
  'lead.drawTrumps': ({ out, side }, name) =>
    `${side === 're' ? 'Re' : 'Die Spielerpartei'} zieht Trumpf: ${
      out === 1
        ? 'Noch ein Trumpf ist draußen, und der soll'
        : `Noch ${name.number(out)} Trümpfe sind draußen, und die sollen`
    } weg, bevor die Farben kommen.`,
  'lead.trumpToDeclarer': ({ declarer, shows }, name) =>
    `Der Mitspieler bringt ${name.isReader(declarer) ? 'dir als Spieler' : `dem Spieler (${name.player(declarer)})`} einen Trumpf; das hilft${shows ? ' und zeigt, wer zusammengehört' : ' beim Trumpfziehen'}.`,
  'lead.trumpsGone': ({ card }, name) =>
    `Kein Trumpf ist mehr draußen, also kann ${acc(card, name)} niemand mehr stechen.`,
  'lead.sureTrick': ({ card }, name) => `${Acc(card, name)} kann niemand mehr schlagen: ein sicherer Stich.`,
  'lead.highest': ({ card, suit, out }, name) =>
    `In ${name.suit(suit)} haben die anderen nichts Höheres als ${acc(card, name)}. Draußen ${out === 1 ? 'ist' : 'sind'} noch ${cardsDe(out)} der Farbe; wer nichts davon hat, kann stechen.`,
  'lead.shortHighest': ({ card, own, out }, name) =>
    `${Nom(card, name)} kommt aus einer kurzen Farbe (${own === 1 ? 'blank' : 'nur zwei Karten'}), von der noch ${cardsDe(out)} draußen sind. So läuft ${it(card, name)}, solange die anderen zugeben müssen.`,
  'lead.longSuit': ({ suit, own }, name) =>
    `${name.suit(suit)} ist mit ${name.number(own)} Karten die längste eigene Farbe; davon lässt sich später nachspielen.`,
  'lead.voidSelf': ({ suit, trumps }, name) =>
    `Die einzige ${cardOfSuit(suit, name)} geht weg: Danach ist die Farbe frei und kann gestochen werden ${inHand(trumps)}.`,
  'lead.cheap': ({ card, points }, name) =>
    points === 0
      ? `Mit ${dat(card, name)} ist kein Auge verschenkt.`
      : `Mit ${dat(card, name)} ist nicht viel verschenkt (${eyesDe(points)}).`,
  'lead.saveTrumps': ({ trumps }) =>
    `Als Gegenspieler hält man Trumpf zurück; ${trumps === 1 ? 'der eigene ist' : `die ${countDe(trumps)} eigenen sind`} zum Stechen da.`,
  'lead.runAway': ({ called, own }, name) =>
    `Mit ${name.number(own)} Karten der Ruffarbe darf man davonlaufen: klein unter ${dat(called, name)} weg, damit ${it(called, name)} nicht gesucht und gestochen wird.`,
  'lead.calledCard': ({ card }, name) =>
    `${Nom(card, name)} kommt selbst auf den Tisch: Der Spieler weiß dann, wer hilft.`,
  'lead.throughDeclarer': ({ declarer }, name) =>
    `${name.isReader(declarer) ? 'Du sitzt gleich dahinter und musst dich' : `${name.player(declarer)} sitzt gleich dahinter und muss sich`} festlegen, bevor ein anderer Gegenspieler drankommt.`,
  'lead.partnerVoid': ({ suit, partner }, name) =>
    `${Partner(partner, name, 'hast', 'hat')} in ${name.suit(suit)} nichts mehr und ${does(partner, name, 'kannst', 'kann')} stechen, wenn noch ein Trumpf da ist.`,
  'lead.opponentVoid': ({ suit, opponent }, name) =>
    `${name.isReader(opponent) ? 'Du hast' : `Ein Gegner (${name.player(opponent)}) hat`} in ${name.suit(suit)} nichts mehr und ${does(opponent, name, 'musst', 'muss')} einen Trumpf hergeben oder den Stich laufen lassen.`,
  'lead.onlyTrumps': () => 'Auf der Hand sind nur noch Trümpfe.',
  'lead.longWay': ({ suit, own, declarer }, name) =>
    `Langer Weg, kurze Farbe: ${Declarer(declarer, name, 'kommst', 'kommt')} erst als Letzter dran, und von ${name.suit(suit)} ${own === 1 ? 'ist hier nur eine Karte' : 'sind hier nur zwei Karten'} da.`,
  'lead.shortWay': ({ suit, own, declarer }, name) =>
    `Kurzer Weg, lange Farbe: ${Declarer(declarer, name, 'sitzt', 'sitzt')} gleich dahinter, und ${name.suit(suit)} ist hier mit ${name.number(own)} Karten lang.`,
  'lead.returnSuit': ({ suit, partner }, name) =>
    `${Partner(partner, name, 'hast', 'hat')} ${name.suit(suit)} schon einmal ausgespielt; jetzt kommt die Farbe zurück.`,
  'lead.toHighest': ({ suit, partner, highest }, name) =>
    `${Partner(partner, name, 'hast', 'muss')} ${acc(highest, name)}${does(partner, name, '', ' haben')}: In ${name.suit(suit)} ist nichts Höheres mehr draußen.`,
  'lead.twoForOne': ({ out }, name) =>
    `Ein einziger Trumpf zieht gleich mehreren Gegnern einen heraus, solange sie noch zugeben können; draußen sind noch ${name.number(out)}.`,
  'lead.reachTarget': ({ reached, target }, name) =>
    `Damit hat die eigene Seite mindestens ${name.number(reached)} Augen, und ${name.number(target)} braucht sie.`,
  'lead.safeFromSchneider': ({ reached }, name) =>
    `Damit hat die eigene Seite mindestens ${name.number(reached)} Augen und ist aus dem Schneider.`,
  'lead.makeSchneider': ({ reached }, name) =>
    `Damit hat die eigene Seite mindestens ${name.number(reached)} Augen, und die andere Seite ist Schneider.`,
  'lead.forceDeclarer': ({ suit, declarer }, name) =>
    `${Declarer(declarer, name, 'hast', 'hat')} in ${name.suit(suit)} nichts mehr und ${does(declarer, name, 'musst', 'muss')} einen Trumpf opfern oder den Stich hergeben.`,
  'lead.upToWeakness': ({ suit, opponent }, name) =>
    `${name.isReader(opponent) ? 'Du hast' : `Ein Gegner (${name.player(opponent)}) hat`} weder ${name.suit(suit)} noch einen Trumpf und ${does(opponent, name, 'kannst', 'kann')} diesen Stich nicht holen.`,
  'lead.exit': ({ card, kept, by }, name) =>
    `Mit ${dat(card, name)} ${by === 'trump' ? 'als kleinem Trumpf ' : ''}geht das Ausspiel wohl weg; ${listDe(kept, name, 'nom')} ${kept.length === 1 ? 'muss' : 'müssen'} nicht selbst den Anfang machen.`,
  'lead.keepHigher': ({ card, group, kept }, name) =>
    `${group === 'trump' ? 'Von den eigenen Trümpfen' : `Von ${name.suit(group)}`} kommt zuerst ${nom(card, name)}; darüber ${stay(kept, name)}.`,
  'lead.shortSuit': ({ suit, own }, name) =>
    `Von ${name.suit(suit)} ${own === 1 ? 'ist nur diese Karte da: Danach' : 'sind nur zwei Karten da: Bald'} ist man in der Farbe frei.`,
  'lead.runs': ({ card, suit, out }, name) =>
    `${Nom(card, name)} läuft wohl durch: Von ${name.suit(suit)} sind noch ${cardsDe(out)} draußen, da müssen vermutlich alle zugeben.`,
  'lead.fromAbove': ({ card, suit, lower }, name) =>
    `Von ${name.suit(suit)} kommt die höchste Karte zuerst: In der Farbe geht nichts mehr über ${acc(card, name)}, über ${listDe(lower, name, 'acc', 'oder')} schon.`,
  'lead.avoidRuff': ({ kept, suit, opponent }, name) =>
    `${name.isReader(opponent) ? 'Du hast' : `Ein Gegner (${name.player(opponent)}) hat`} in ${name.suit(suit)} nichts mehr und ${does(opponent, name, 'könntest', 'könnte')} ${listDe(kept, name, 'acc', 'oder')} stechen, wenn noch ein Trumpf da ist.`,
  'lead.lowTrump': ({ card, kept }, name) =>
    `Zum Trumpfziehen reicht ${nom(card, name)}: Auch ${listDe(kept, name, 'nom')} ${kept.length === 1 ? 'wäre noch zu schlagen und bleibt' : 'wären noch zu schlagen und bleiben'} lieber auf der Hand.`,
  'lead.keepAce': ({ kept, suit, out }, name) =>
    `${Nom(kept, name)} wartet: Von ${name.suit(suit)} ${out === 0 ? 'ist sonst nichts mehr' : out === 1 ? 'ist nur noch eine Karte' : `sind nur noch ${cardsDe(out)}`} draußen, ${it(kept, name)} würde wohl gestochen.`,
  'lead.fewAbove': ({ card, above, out }, name) =>
    `Von den ${name.number(out)} Trümpfen draußen ${above === 1 ? 'ist nur noch einer' : `sind nur noch ${name.number(above)}`} höher als ${nom(card, name)}.`,
  'lead.keepPoints': ({ kept }, name) =>
    `${capitalised(listDe(kept, name, 'nom'))} ${kept.length === 1 ? 'bleibt' : 'bleiben'} daheim, solange darüber noch eine höhere Karte draußen ist.`,
  'lead.keepEntry': ({ trumps }, name) =>
    trumps.length === 1
      ? `${Nom(trumps[0] as Card, name)} ist der letzte eigene Trumpf und bleibt da: Später kann ${it(trumps[0] as Card, name)} noch stechen.`
      : `${capitalised(listDe(trumps, name, 'nom'))} sind die letzten eigenen Trümpfe und bleiben da: Später können sie noch stechen.`,

  'follow.smearPartnerWins': ({ card, points, partner }, name) =>
    `${ToPartner(partner, name)} kann kein Gegner den Stich mehr nehmen, also wird ${nom(card, name)} geschmiert (${eyesDe(points)}).`,
  'follow.smearLikely': ({ card, points, partner, threats }, name) =>
    threats.length > FEW_THREATS
      ? `${Partner(partner, name, 'hast', 'hat')} vorerst den Stich: ${Nom(card, name)} wird geschmiert (${eyesDe(points)}).`
      : `${Partner(partner, name, 'hast', 'hat')} den Stich, und ${mayTake(threats, name)}: ${Nom(card, name)} wird geschmiert (${eyesDe(points)}).`,
  'follow.smearGuess': ({ card, points, player }, name) => {
    const holder = name.isReader(player) ? 'hast du, und du bist vielleicht' : `hat ${name.player(player)}, vielleicht`;
    return `Den Stich ${holder} der Partner: ${Nom(card, name)} wird auf gut Glück geschmiert (${eyesDe(points)}).`;
  },
  'follow.smearHopeful': ({ card, points, partner }, name) =>
    `${Partner(partner, name, 'kommst', 'kommt')} noch dran und ${does(partner, name, 'kannst', 'kann')} den Stich holen: ${Nom(card, name)} geht schon einmal hinein (${eyesDe(points)}).`,
  'follow.winLast': ({ card, points }, name) =>
    `Danach spielt keiner mehr: ${Nom(card, name)} holt den Stich mit ${points === 1 ? 'einem Auge' : points === 0 ? 'keinem Auge' : eyesDe(points)}.`,
  'follow.winSure': ({ card, points }, name) =>
    `${Acc(card, name)} kann die andere Seite nicht mehr schlagen; im Stich ${eyesLie(points, 'damit')}.`,
  'follow.winLikely': ({ card, points, threats }, name) =>
    threats.length > FEW_THREATS
      ? `${Nom(card, name)} hat vorerst den Stich (${eyesDe(points)}).`
      : `${Nom(card, name)} hat jetzt den Stich (${eyesDe(points)}); ${mayTake(threats, name)}.`,
  'follow.cheapest': ({ card, kept }, name) =>
    `${Nom(card, name)} genügt, um vorn zu liegen; für später ${stay(kept, name)}.`,
  'follow.ruff': ({ suit, points }, name) =>
    points === 0
      ? `In ${name.suit(suit)} frei, also kann gestochen werden.`
      : `In ${name.suit(suit)} frei, also wird gestochen: Im Stich ${eyesLie(points, points > 1 ? 'schon' : '')}.`,
  'follow.duck': ({ card, points, winner }, name) =>
    points === 0
      ? `${otherSideHas(winner, name)}, also abspatzen: ${Nom(card, name)} bringt ${name.isReader(winner) ? 'dir' : 'ihr'} kein Auge.`
      : `${otherSideHas(winner, name)}, also nur wenig hineingeben: ${Nom(card, name)} bringt ${name.isReader(winner) ? 'dir' : 'ihr'} ${eyesDe(points)}.`,
  'follow.cannotWin': ({ best }, name) => `Über ${acc(best, name)} kommt keine der erlaubten Karten.`,
  'follow.notWorth': ({ points, kept }, name) =>
    `Im Stich ${eyesLie(points, points > 0 ? 'nur' : '')}; dafür ${kept.length === 1 ? 'ist' : 'sind'} ${listDe(kept, name, 'nom')} zu schade.`,
  'follow.leaveToPartner': ({ partner }, name) =>
    `${Partner(partner, name, 'hast', 'hat')} den Stich schon; ihn zu überstechen wäre Verschwendung.`,
  'follow.partnerStillPlays': ({ partner }, name) =>
    `${Partner(partner, name, 'kommst', 'kommt')} danach noch dran und ${does(partner, name, 'kannst dich', 'kann sich')} um den Stich kümmern.`,
  'follow.calledCard': ({ card, suit }, name) =>
    `${name.suit(suit)} ist gesucht worden, also muss ${nom(card, name)} heraus.`,
  'follow.guardTen': ({ ten }, name) =>
    `${Nom(ten, name)} behält noch eine Karte neben sich und fällt nicht blank unter eine höhere.`,
  'follow.keepHigh': ({ kept }, name) =>
    `${Nom(kept, name)} bleibt auf der Hand: Diesen Trumpf kann niemand schlagen, er macht später einen sicheren Stich.`,
  'follow.keepEntry': ({ entry, tops }, name) =>
    `${Nom(entry, name)} ist der Weg zurück ans Ausspiel; dann kommen ${listDe(tops, name, 'nom')}, über die in ihrer Farbe nichts mehr geht.`,
  'follow.unblock': ({ card, suit, partner }, name) =>
    `Was in ${name.suit(suit)} noch draußen ist, ${partnerHas(partner, name)}, und nichts davon ist höher als ${nom(card, name)}: Deshalb geht ${it(card, name)} jetzt weg und steht nicht im Weg.`,
  'follow.reachTarget': ({ reached, target }, name) =>
    `Damit hat die eigene Seite ${name.number(reached)} Augen, und ${name.number(target)} braucht sie.`,
  'follow.safeFromSchneider': ({ reached }, name) =>
    `Damit hat die eigene Seite ${name.number(reached)} Augen und ist aus dem Schneider.`,
  'follow.makeSchneider': ({ reached }, name) =>
    `Damit hat die eigene Seite ${name.number(reached)} Augen, und die andere Seite ist Schneider.`,
  'follow.keepHigher': ({ card, group, kept }, name) =>
    `${group === 'trump' ? 'An Trumpf' : `In ${name.suit(group)}`} reicht ${nom(card, name)}; darüber ${stay(kept, name)}.`,
  'follow.belowAnyway': ({ card, best, kept }, name) =>
    `Über ${acc(best, name)} ${kept.length === 1 ? 'geht' : 'gehen'} auch ${listDe(kept, name, 'nom')} nicht: ${Nom(card, name)} genügt, und was höher ist, bleibt für später.`,
  'follow.sameThreats': ({ card, kept }, name) =>
    `Was ${acc(card, name)} noch schlagen kann, schlägt auch ${listDe(kept, name, 'acc')}: Also genügt die billigere Karte.`,
  'follow.addPoints': ({ card, points, partner }, name) =>
    `${ToPartner(partner, name)} kann kein Gegner den Stich mehr nehmen, und ${nom(card, name)} gibt noch ${points === 1 ? 'ein Auge' : eyesDe(points)} dazu.`,
  'follow.stopTarget': ({ theirs }, name) =>
    `Ginge dieser Stich verloren, hätte die andere Seite mindestens ${name.number(theirs)} Augen und damit gewonnen; so bekommt sie ihn nicht.`,
  'follow.keepBelow': ({ kept, target }, name) =>
    `Der Stich ist verloren. Mit ${listDe(kept, name, 'dat', 'oder')} darin hätte die andere Seite ihre ${name.number(target)} Augen beisammen.`,
  'follow.secondHand': ({ partner }, name) =>
    `Hier muss noch niemand zugreifen: ${name.isReader(partner) ? 'Du als Partner kommst' : `Der Partner (${name.player(partner)}) kommt`} als Letzter dran.`,
  'follow.thirdHand': ({ card, last, threats }, name) =>
    `Danach ${does(last, name, 'kommst nur noch du', `kommt nur noch ein Gegner (${name.player(last)})`)}, und über ${acc(card, name)} geht nur ${listDe(threats, name, 'nom', 'oder')}.`,
  'follow.catchCalled': ({ card, called, falls, by }, name) => {
    const falling = `${Nom(called, name)} ${falls === 'surely' ? 'muss in diesem Stich noch fallen' : 'fällt wohl noch in diesem Stich'}`;
    return by === 'ruff'
      ? `${falling}: Deshalb wird mit ${dat(card, name)} gestochen.`
      : `${falling}, und gestochen ist schon: ${Nom(card, name)} geht gleich mit hinein.`;
  },
  'follow.highEnough': ({ card, lower }, name) =>
    `Einen kleineren Trumpf wie ${acc(lower[0] as Card, name)} könnten die Gegner noch überstechen, ${acc(card, name)} nicht mehr.`,
  'follow.tenBeforeAce': ({ card, ace }, name) =>
    `Der Stich ist sicher, also geht ${nom(card, name)} mit; ${nom(ace, name)} bleibt und kann selbst noch einen machen.`,
  'follow.keepTop': ({ card, kept }, name) =>
    `Der Stich ist sicher, also geht ${nom(card, name)} mit; ${nom(kept, name)} ist die höchste Karte ihrer Farbe und kann selbst noch einen machen.`,
  'follow.savePoints': ({ kept }, name) =>
    `Den Stich bekommt die andere Seite; ${listDe(kept, name, 'nom')} ${kept.length === 1 ? 'wäre' : 'wären'} darin verloren.`,
  'follow.stopTout': ({ card }, name) =>
    `Ein einziger Stich genügt gegen den Tout, und ${nom(card, name)} kann ihn holen.`,
  'follow.mustTake': ({ card }, name) => `Im Tout zählt jeder Stich: ${Nom(card, name)} muss ihn holen.`,
  'discard.voidSuit': ({ suit, trumps }, name) =>
    `Die letzte ${cardOfSuit(suit, name)} geht weg; von da an kann die Farbe gestochen werden ${inHand(trumps)}.`,
  'discard.showVoid': ({ suit, partner }, name) =>
    `Die letzte ${cardOfSuit(suit, name)} geht weg: ${Partner(partner, name, 'hast', 'hat')} den Stich und ${does(partner, name, 'kannst', 'kann')} die Farbe gleich zum Stechen bringen.`,
  'discard.shortSuit': ({ suit, own }, name) =>
    `Weg mit der kurzen Farbe: ${own === 1 ? `Danach ist man in ${name.suit(suit)} frei` : `Von ${name.suit(suit)} sind nur zwei Karten da`}.`,
  'discard.keepLength': ({ trumps }) =>
    `Gegen einen Alleinspieler zählt die Länge: Die ${countDe(trumps)} Trümpfe bleiben beisammen.`,
  'discard.keepLink': ({ kept, partner, highest }, name) =>
    `${Nom(kept, name)} bleibt, um das Ausspiel weiterzugeben: ${Partner(partner, name, 'hast', 'muss')} ${acc(highest, name)}${does(partner, name, '', ' haben')}.`,
  'discard.hopeless': ({ suit, above, kept, guards }, name) =>
    `In ${name.suit(suit)} ${above === 1 ? 'steht draußen noch eine Karte' : `stehen draußen noch ${name.number(above)} Karten`} über allen eigenen, da ist kein Stich zu erwarten; ${nom(kept, name)} kann noch einen machen, solange ${listDe(guards, name, 'nom')} daneben ${guards.length === 1 ? 'bleibt' : 'bleiben'}.`,
  'discard.keepGuards': ({ high, guards }, name) =>
    `Neben ${dat(high, name)} ${stay(guards, name)}, denn draußen ${guards.length === 1 ? 'ist noch eine höhere Karte' : `sind noch ${name.number(guards.length)} höhere Karten`} der Farbe: So kann ${it(high, name)} noch einen Stich machen.`,
  'discard.low': ({ card, points }, name) =>
    `Zugeben geht nicht, also fliegt eine Karte weg, die wenig wert ist: ${nom(card, name)} (${eyesDe(points)}).`,

  'ramsch.leadLow': ({ card, higher, out }, name) =>
    2 * higher < out
      ? `Von den ${out} Karten, die beim Zugeben noch fallen können, ${higher === 1 ? 'ist eine' : `sind ${higher}`} höher als ${nom(card, name)}; der Stich muss also nicht hier bleiben.`
      : `Wer wenig Augen will, spielt klein aus: ${
          out === 1
            ? `Beim Zugeben kann nur noch eine Karte fallen, und die ist höher als ${nom(card, name)}.`
            : `Von den ${out} Karten, die beim Zugeben noch fallen können, ${higher < out ? (higher === 1 ? 'ist eine' : `sind ${higher}`) : out === 2 ? 'sind beide' : 'sind alle'} höher als ${nom(card, name)}.`
        }`,
  'ramsch.leadTakes': ({ card }, name) =>
    `Beim Zugeben kann niemand mehr über ${acc(card, name)} gehen; der Stich bleibt wohl hier.`,
  'ramsch.stayBelow': ({ card, winner }, name) =>
    `${Nom(card, name)} nimmt den Stich nicht; der bleibt bei ${toWhom(winner, name)}.`,
  'ramsch.giveAway': ({ card, points, to }, name) =>
    `Mit ${dat(card, name)} gehen ${points} Augen in den Stich, den ${whoDoes(to, name, 'hältst', 'hält')}, und Augen will hier keiner.`,
  'ramsch.getRid': ({ card, lower }, name) =>
    `${Nom(card, name)} ist gefährlich, denn draußen ${lower === 1 ? 'liegt' : 'liegen'} ${cardsDe(lower)} darunter; hier geht ${it(card, name)} ohne Stich weg.`,
  'ramsch.highestBelow': ({ card, lower }, name) =>
    `${Nom(card, name)} ist die höchste Karte, die den Stich hier nicht nimmt; für später ${stay(lower, name)}.`,
  'ramsch.takeHigh': ({ card, lower }, name) =>
    `Dieser Stich bleibt in jedem Fall hier: Also geht ${nom(card, name)} gleich mit weg, und auf der Hand ${stay(lower, name)}.`,
  'ramsch.frees': ({ card, suit }, name) =>
    `Nach ${dat(card, name)} ist ${name.suit(suit)} frei; kommt die Farbe, kann eine gefährliche Karte weg.`,
  'ramsch.chance': ({ card, other, percent, otherPercent, deals }, name) =>
    `Mit ${dat(card, name)} geht der Ramsch hier ${inMost(percent, deals, name)} gut aus, mit ${dat(other, name)} ${inFewer(otherPercent)}.`,
  'ramsch.mustTake': ({ best }, name) =>
    `Jede erlaubte Karte geht über ${acc(best, name)}; also fällt die, die später am meisten schaden würde.`,
  'ramsch.takeCheap': ({ card, points }, name) =>
    `${Nom(card, name)} nimmt den Stich, in dem damit ${points === 0 ? 'kein Auge liegt' : points === 1 ? 'ein Auge liegt' : `${points} Augen liegen`}.`,
  'ramsch.mayBeTaken': ({ card, higher }, name) =>
    `${Nom(card, name)} liegt vorn, aber ${
      higher === 1 ? 'eine höhere Karte ist' : `${higher} höhere Karten sind`
    } noch draußen.`,
  'ramsch.stopMarch': ({ card, player }, name) =>
    `${Who(player, name)} ${does(player, name, 'hast', 'hat')} bisher alle Stiche; ${nom(card, name)} nimmt diesen und verhindert den Durchmarsch.`,
  'ramsch.march': ({ card }, name) =>
    `Bisher ging jeder Stich auf diese Hand; mit ${dat(card, name)} geht es weiter zum Durchmarsch.`,
  'ramsch.breakThrough': ({ card, points, needed }, name) =>
    `Für den Durchbruch braucht es ${needed} Augen, und ${points === 0 ? 'noch ist keines' : points === 1 ? 'eines ist' : `${points} sind`} beisammen: ${Nom(card, name)} geht auf den Stich.`,
  'ramsch.stopBreakThrough': ({ card, player }, name) =>
    `${Who(player, name)} ${does(player, name, 'hast', 'hat')} einen Durchbruch angesagt; ${nom(card, name)} liegt vorn und hält dagegen.`,

  'bettel.stayUnder': ({ card, best }, name) =>
    `${Nom(card, name)} bleibt unter ${dat(best, name)}: Dieser Stich geht vorbei.`,
  'bettel.throwHigh': ({ card, below }, name) =>
    `Zugeben geht nicht, also darf ${nom(card, name)} weg: Draußen ${below === 1 ? 'ist' : 'sind'} noch ${cardsDe(below)}, die darunter ${below === 1 ? 'liegt' : 'liegen'}.`,
  'bettel.leadLow': ({ card, above }, name) =>
    above === 1
      ? `Über ${acc(card, name)} kann noch eine Karte gehen, die draußen ist.`
      : `Über ${acc(card, name)} können noch ${name.number(above)} Karten gehen, die draußen sind.`,
  'bettel.leaveRoom': ({ card, declarer }, name) =>
    name.isReader(declarer)
      ? `Als Spieler kommst du noch dran: ${Nom(card, name)} bleibt so tief wie möglich, damit du darüber musst.`
      : `${Who(declarer, name)} spielt und kommt noch dran: ${Nom(card, name)} bleibt so tief wie möglich, damit der Spieler darüber muss.`,
  'bettel.letHimHave': ({ card, declarer }, name) =>
    name.isReader(declarer)
      ? `Der Stich gehört gerade dir als Spieler, und mit ${dat(card, name)} bleibt er dir.`
      : `Der Stich gehört gerade dem Spieler (${name.player(declarer)}), und mit ${dat(card, name)} bleibt er dort.`,
  'bettel.unload': ({ card }, name) =>
    `Diesen Stich bekommt der Spieler nicht mehr, also kann ${nom(card, name)} als höchste Karte weg.`,
};
