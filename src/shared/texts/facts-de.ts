// German sentences for the reasons of good decisions; each reads well after "Warum?", for a player as for a tip.
import type { Card } from '../../engine/cards.ts';
import type { FactParams } from '../../engine/facts.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Naming, Texts } from './naming.ts';
import { listDe, theCard } from './naming-de.ts';
import { Who, does, whoDoes } from './people-de.ts';
import { capitalised } from './words.ts';

const count = (value: number, one: string, many: string, name: Naming): string =>
  value === 1 ? `${one === 'Auge' ? 'ein' : 'eine'} ${one}` : `${name.number(value)} ${many}`;

const eyes = (points: number, name: Naming): string =>
  points === 0 ? 'kein Auge' : count(points, 'Auge', 'Augen', name);

const trumpCount = (value: number, name: Naming): string =>
  value === 1 ? 'ein Trumpf' : `${name.number(value)} Trümpfe`;

const trumpsStill = (value: number, name: Naming): string =>
  value === 1 ? 'Noch ein Trumpf ist' : `Noch ${name.number(value)} Trümpfe sind`;

const who = (seat: Seat, name: Naming): string => (name.isReader(seat) ? 'du' : name.player(seat));

/** More cards than this are counted, not listed. */
const MOST_LISTED = 3;

/** "Gras-Ober oder Gras-Sau könnte", "5 Karten könnten". */
const mayCome = (threats: readonly Card[], name: Naming): string =>
  threats.length > MOST_LISTED ? `${name.number(threats.length)} Karten könnten` : `${name.cardsOr(threats)} könnte`;

const besides = (aces: readonly Card[], name: Naming): string =>
  aces.length === 0 ? '' : `, dazu ${name.cards(aces)}`;

const cents = (value: number, name: Naming): string =>
  value < 1 ? 'etwas' : value < 100 ? `${name.number(Math.round(value))} Cent` : name.money(Math.round(value));

export const FACTS_DE: Texts<FactParams> = {
  'play.onlyCard': ({ card }, name) => `Nur ${name.card(card)} ist erlaubt.`,
  'play.keeps': ({ card, kept }, name) =>
    `${name.card(card)} ist am ehesten zu entbehren; auf der Hand ${kept.length === 1 ? 'bleibt' : 'bleiben'} ${name.cards(kept)}.`,
  'search.best': ({ card, worlds, of, gain }, name) =>
    worlds === 1
      ? `Die Karten können nur noch auf eine Art liegen: ${name.card(card)} bringt ${cents(gain, name)} mehr als die nächstbeste Karte.`
      : `In ${of === 'all' ? `allen ${name.number(worlds)} möglichen` : `${name.number(worlds)} gedachten`} Verteilungen bringt ${name.card(card)} im Schnitt ${cents(gain, name)} mehr als die nächstbeste Karte.`,
  'any.random': ({ choices }, name) =>
    choices === 1 ? 'Etwas anderes ist nicht erlaubt.' : `Gewürfelt: eine von ${name.number(choices)} Möglichkeiten.`,
  'cut.anywhere': ({ min }, name) =>
    `Wo abgehoben wird, ist gleich; nur ${name.number(min)} Karten müssen es auf jeder Seite mindestens sein.`,

  'lead.calledSuit': ({ suit, called }, name) =>
    `Die Ruffarbe wird gesucht: Auf ${name.suit(suit)} muss ${name.card(called)} heraus, und der Mitspieler ist bekannt.`,
  'lead.topTrump': ({ card, out }, name) =>
    `${name.card(card)} ist der höchste Trumpf im Spiel und zieht den anderen die Trümpfe heraus (${name.number(out)} fehlen noch).`,
  'lead.drawTrumps': ({ out }, name) =>
    `Die Spielerpartei zieht Trumpf: ${trumpsStill(out, name)} bei den anderen, und die sollen weg, bevor die Farben kommen.`,
  'lead.trumpToDeclarer': ({ declarer }, name) =>
    `Der Mitspieler bringt dem Spieler (${who(declarer, name)}) einen Trumpf; das hilft und zeigt, wer zusammengehört.`,
  'lead.trumpsGone': ({ card }, name) =>
    `Kein Trumpf ist mehr draußen, also kann ${name.card(card)} niemand mehr stechen.`,
  'lead.sureTrick': ({ card }, name) => `${name.card(card)} kann niemand mehr schlagen: ein sicherer Stich.`,
  'lead.highest': ({ card, suit, out }, name) =>
    `${name.card(card)} ist die höchste Karte in ${name.suit(suit)}, und ${name.number(out)} Karten der Farbe sind noch draußen: Die anderen müssen wohl zugeben.`,
  'lead.shortHighest': ({ card, own, out }, name) =>
    `${name.card(card)} kommt aus einer kurzen Farbe (${own === 1 ? 'blank' : 'nur zwei Karten'}), und ${name.number(out)} Karten davon sind noch draußen. So läuft sie, solange die anderen zugeben müssen.`,
  'lead.longSuit': ({ suit, own }, name) =>
    `${name.suit(suit)} ist die längste eigene Farbe (${name.number(own)} Karten); dort wird nachgezogen.`,
  'lead.voidSelf': ({ suit, trumps }, name) =>
    `Die einzige Karte in ${name.suit(suit)} geht weg: Danach ist die Farbe frei und kann gestochen werden (${trumpCount(trumps, name)} auf der Hand).`,
  'lead.cheap': ({ card, points }, name) => `${name.card(card)} gibt nicht viel her (${eyes(points, name)}).`,
  'lead.saveTrumps': ({ trumps }, name) =>
    `Gegenspieler spielen keinen Trumpf an; ${trumps === 1 ? 'der eigene ist' : `die eigenen (${name.number(trumps)}) sind`} zum Stechen da.`,
  'lead.runAway': ({ called, own }, name) =>
    `Mit ${name.number(own)} Karten der Ruffarbe darf man davonlaufen: klein unter ${name.card(called)} weg, damit die Sau nicht gesucht und gestochen wird.`,
  'lead.calledCard': ({ card }, name) => `${name.card(card)} wird selbst gespielt: Der Spieler weiß dann, wer hilft.`,
  'lead.throughDeclarer': ({ declarer }, name) =>
    `Der Spieler (${who(declarer, name)}) sitzt gleich dahinter und muss sich festlegen, bevor die anderen Gegenspieler drankommen.`,
  'lead.partnerVoid': ({ suit, partner }, name) =>
    `Der Partner (${who(partner, name)}) hat in ${name.suit(suit)} nichts mehr und kann stechen.`,
  'lead.opponentVoid': ({ suit, opponent }, name) =>
    `Ein Gegner (${who(opponent, name)}) hat in ${name.suit(suit)} nichts mehr und muss einen Trumpf hergeben oder den Stich laufen lassen.`,
  'lead.onlyTrumps': () => 'Auf der Hand sind nur noch Trümpfe.',

  'follow.smearPartnerWins': ({ card, points, partner }, name) =>
    `Der Partner (${who(partner, name)}) gewinnt den Stich sicher, also hinein mit den Augen: ${name.card(card)} (${eyes(points, name)}).`,
  'follow.smearLikely': ({ card, points, partner, threats }, name) =>
    `Der Partner (${who(partner, name)}) hat den Stich, und nur noch ${mayCome(threats, name)} ihn holen: ${name.card(card)} wird geschmiert (${eyes(points, name)}).`,
  'follow.smearGuess': ({ card, points, player }, name) => {
    const holder = name.isReader(player) ? 'hast du, und du bist vielleicht' : `hat ${name.player(player)}, vielleicht`;
    return `Den Stich ${holder} der Partner: ${name.card(card)} wird auf gut Glück geschmiert (${eyes(points, name)}).`;
  },
  'follow.smearHopeful': ({ card, points, partner }, name) =>
    `Der Partner (${who(partner, name)}) kommt noch dran und kann den Stich holen: ${name.card(card)} geht schon einmal hinein (${eyes(points, name)}).`,
  'follow.winLast': ({ card, points }, name) =>
    `Danach spielt keiner mehr: ${name.card(card)} holt den Stich mit ${eyes(points, name)}.`,
  'follow.winSure': ({ card, points }, name) =>
    `${name.card(card)} kann von den Gegnern keiner mehr schlagen; im Stich liegen damit ${eyes(points, name)}.`,
  'follow.winLikely': ({ card, points, threats }, name) =>
    `${name.card(card)} hat jetzt den Stich (${eyes(points, name)}); nur noch ${mayCome(threats, name)} ihn holen.`,
  'follow.cheapest': ({ card, kept }, name) =>
    `${name.card(card)} reicht; ${name.cards(kept)} ${kept.length === 1 ? 'bleibt' : 'bleiben'} für später.`,
  'follow.ruff': ({ suit, points }, name) =>
    `${name.suit(suit)} ist frei, also wird gestochen: Im Stich ${points > 1 ? 'liegen schon' : 'liegt'} ${eyes(points, name)}.`,
  'follow.duck': ({ card, points, winner }, name) =>
    `Den Stich hat die Gegenseite (${who(winner, name)}), also abspatzen: ${name.card(card)} bringt ihr wenig (${eyes(points, name)}).`,
  'follow.cannotWin': ({ best }, name) => `Über ${name.card(best)} kommt keine der erlaubten Karten.`,
  'follow.notWorth': ({ points, kept }, name) =>
    `Im Stich ${points > 1 ? 'liegen nur' : 'liegt'} ${eyes(points, name)}; dafür ${kept.length === 1 ? 'ist' : 'sind'} ${name.cards(kept)} zu schade.`,
  'follow.leaveToPartner': ({ partner }, name) =>
    `Der Partner (${who(partner, name)}) hat den Stich schon; ihn zu überstechen wäre Verschwendung.`,
  'follow.partnerStillPlays': ({ partner }, name) =>
    `Der Partner (${who(partner, name)}) kommt danach noch dran und kann sich um den Stich kümmern.`,
  'follow.calledCard': ({ card, suit }, name) =>
    `${name.suit(suit)} ist gesucht worden, also muss ${name.card(card)} heraus.`,
  'follow.guardTen': ({ ten }, name) =>
    `${name.card(ten)} behält noch eine Karte neben sich und fällt nicht blank unter eine höhere.`,
  'follow.keepHigh': ({ kept }, name) =>
    `${name.card(kept)} bleibt auf der Hand: Den Trumpf kann niemand schlagen, er macht später einen sicheren Stich.`,
  'follow.reachTarget': ({ reached, target }, name) =>
    `Damit hat die eigene Seite ${name.number(reached)} Augen, und ${name.number(target)} braucht sie.`,
  'follow.stopTout': ({ card }, name) =>
    `Ein einziger Stich genügt gegen den Tout, und ${name.card(card)} kann ihn holen.`,
  'follow.mustTake': ({ card }, name) => `Im Tout zählt jeder Stich: ${name.card(card)} muss ihn holen.`,
  'discard.voidSuit': ({ suit, trumps }, name) =>
    `Die letzte Karte in ${name.suit(suit)} geht weg; von da an kann die Farbe gestochen werden (${trumpCount(trumps, name)} auf der Hand).`,
  'pass.leastUseful': ({ cards }, name) =>
    `${capitalised(listDe(cards, name, 'nom', 'und'))} nützen diesem Blatt am wenigsten.`,
  'ramsch.leadLow': ({ card, higher, out }, name) =>
    `Im Ramsch von unten ausspielen: Von ${out} Karten dieser Farbe, die noch draußen sind, ${
      higher === 1 ? 'ist eine' : `sind ${higher}`
    } höher als ${theCard(card, name, 'nom')}.`,
  'ramsch.leadTakes': ({ card }, name) =>
    `Niemand hat mehr eine höhere Karte seiner Farbe als ${theCard(card, name, 'acc')}; der Stich bleibt wohl hier.`,
  'ramsch.stayBelow': ({ card, winner }, name) =>
    `${capitalised(theCard(card, name, 'nom'))} bleibt unter dem Stich, den ${whoDoes(winner, name, 'hältst', 'hält')}.`,
  'ramsch.giveAway': ({ card, points, to }, name) =>
    `Mit ${theCard(card, name, 'dat')} gehen ${points} Augen in den Stich, den ${whoDoes(to, name, 'hältst', 'hält')}: Im Ramsch will sie keiner haben.`,
  'ramsch.getRid': ({ card, lower }, name) =>
    `${capitalised(theCard(card, name, 'nom'))} ist gefährlich, denn ${
      lower === 1 ? 'eine Karte' : `${lower} Karten`
    } draußen ${lower === 1 ? 'liegt' : 'liegen'} darunter; hier geht sie ohne Stich weg.`,
  'ramsch.mustTake': ({ best }, name) =>
    `Jede erlaubte Karte sticht ${theCard(best, name, 'acc')}; also geht die, die später am meisten schaden würde.`,
  'ramsch.takeCheap': ({ card, points }, name) =>
    `${capitalised(theCard(card, name, 'nom'))} nimmt einen Stich, in dem bisher ${points} Augen liegen.`,
  'ramsch.mayBeTaken': ({ card, higher }, name) =>
    `${capitalised(theCard(card, name, 'nom'))} liegt vorn, aber ${
      higher === 1 ? 'eine höhere Karte ist' : `${higher} höhere Karten sind`
    } noch draußen.`,
  'ramsch.stopMarch': ({ card, player }, name) =>
    `${capitalised(name.player(player))} ${does(player, name, 'hast', 'hat')} bisher alle Stiche; ${theCard(card, name, 'nom')} nimmt diesen und verhindert den Durchmarsch.`,
  'ramsch.march': ({ card }, name) =>
    `Alle Stiche waren bisher dein; mit ${theCard(card, name, 'dat')} geht es auf den Durchmarsch.`,
  'ramsch.breakThrough': ({ card, points, needed }, name) =>
    `Für den Durchbruch brauchst du ${needed} Augen und hast ${points}: ${theCard(card, name, 'nom')} geht auf den Stich.`,
  'ramsch.stopBreakThrough': ({ card, player }, name) =>
    `${capitalised(name.player(player))} ${does(player, name, 'hast', 'hat')} einen Durchbruch angesagt; ${theCard(card, name, 'nom')} liegt vorn und hält dagegen.`,
  'doppler.paid': ({ percent }) =>
    `Mit diesem Blatt trifft dich der Ramsch ${percent === 0 ? 'so gut wie nie' : `nur in ${percent} von 100 Fällen`}, also darf er doppelt zählen.`,
  'durchbruch.chance': ({ percent, needed }) =>
    percent === 100
      ? `In allen gedachten Verteilungen kommst du auf ${needed} Augen, auch wenn die anderen zusammenhalten.`
      : percent === 0
        ? `In keiner der gedachten Verteilungen kommst du auf ${needed} Augen, wenn die anderen zusammenhalten.`
        : `In ${percent} von 100 gedachten Verteilungen kommst du auf ${needed} Augen, auch wenn die anderen zusammenhalten.`,
  'durchbruch.strong': ({ points, others, needed }, name) =>
    `Du hast schon ${eyes(points, name)}, die anderen zusammen erst ${others}: ${needed} sind zu schaffen.`,
  'discard.low': ({ card, points }, name) =>
    `Zugeben geht nicht, also fliegt eine Karte weg, die wenig wert ist: ${name.card(card)} (${eyes(points, name)}).`,

  'bettel.stayUnder': ({ card, best }, name) =>
    `${name.card(card)} bleibt unter ${name.card(best)}: Dieser Stich geht vorbei.`,
  'bettel.throwHigh': ({ card, below }, name) =>
    `Zugeben geht nicht, also darf ${name.card(card)} weg: Darunter ${below === 1 ? 'liegt' : 'liegen'} noch ${below === 1 ? 'eine Karte' : `${name.number(below)} Karten`}, die draußen ${below === 1 ? 'ist' : 'sind'}.`,
  'bettel.leadLow': ({ card, above }, name) =>
    above === 1
      ? `Über ${name.card(card)} kann noch eine Karte gehen, die draußen ist.`
      : `Über ${name.card(card)} können noch ${name.number(above)} Karten gehen, die draußen sind.`,
  'bettel.leaveRoom': ({ card, declarer }, name) =>
    `Der Spieler (${who(declarer, name)}) kommt noch dran: ${name.card(card)} bleibt so tief wie möglich, damit er darüber muss.`,
  'bettel.letHimHave': ({ card, declarer }, name) =>
    `Der Stich gehört gerade dem Spieler (${who(declarer, name)}), und ${name.card(card)} lässt ihn ihm.`,
  'bettel.unload': ({ card }, name) =>
    `Diesen Stich bekommt der Spieler nicht mehr, also kann ${name.card(card)} als höchste Karte weg.`,

  'bid.sie': () => 'Alle höchsten Trümpfe auf einer Hand: Das ist der Sie.',
  'bid.tout': ({ contract, trumps }, name) =>
    `${name.contract(contract)}: ${trumpCount(trumps.length, name)} und sonst hohe Karten, damit müssten alle Stiche gehen.`,
  'bid.solo': ({ trump, trumps, aces }, name) =>
    `Mit ${name.suit(trump)} als Trumpf sind es ${trumpCount(trumps.length, name)}${besides(aces, name)}: Das reicht allein.`,
  'bid.lords': ({ contract, trumps, aces }, name) =>
    `${name.contract(contract)}: ${trumps.length > 0 ? `${name.cards(trumps)} als Trumpf` : 'kein Trumpf'}${besides(aces, name)}. Das reicht allein.`,
  'bid.bettel': ({ contract, low }, name) =>
    low.length > 0
      ? `${name.contract(contract)}: Mit so tiefen Karten wie ${name.cards(low)} sollte kein Stich hängen bleiben.`
      : `${name.contract(contract)}: Dieses Blatt sollte ohne Stich durchkommen.`,
  'bid.rufer': ({ called, trumps, aces }, name) =>
    `${trumpCount(trumps.length, name)} auf der Hand${aces.length > 0 ? `, dazu ${name.cards(aces)},` : ''} und ${name.card(called)} lässt sich rufen.`,
  'bid.offer': ({ card }, name) =>
    `${name.card(card)} ist der einzige Trumpf: Als Hochzeit hat das Blatt einen Partner, sonst fast nichts.`,
  'bid.marry': ({ trumps }, name) => `${trumps.length} Trümpfe, und einer kommt dazu: ${name.cards(trumps)}.`,
  'bid.notMarry': ({ trumps }) =>
    trumps.length === 0
      ? 'Ohne einen Trumpf lässt sich eine Hochzeit nicht führen.'
      : `Mit ${trumps.length === 1 ? 'einem Trumpf' : `${trumps.length} Trümpfen`} lässt sich eine Hochzeit nicht führen.`,
  'return.void': ({ suit }, name) => `Danach ist das Blatt ${name.suit(suit)} frei und kann die Farbe stechen.`,
  'return.points': ({ card, points }, name) =>
    `Der Hochzeiter hat keinen Trumpf mehr und kann ${name.card(card)} (${points} Augen) in die Trumpfstiche schmieren.`,
  'return.low': ({ card, of }, name) =>
    of === 'trump'
      ? `Das Blatt hat nur Trümpfe, und ${name.card(card)} ist der niedrigste.`
      : `${name.card(card)} ist die niedrigste Karte der Farbe und macht selbst keinen Stich.`,
  'bid.offerTaken': ({ by }, name) =>
    `${Who(by, name)} ${does(by, name, 'hast', 'hat')} die Hochzeit schon angenommen.`,
  'bid.nothingToReturn': ({ trumps }, name) =>
    `Lauter Trümpfe, ${name.number(trumps.length)} Stück: Es gibt keine Karte, die für den angebotenen zurückgehen dürfte.`,
  'bid.weak': ({ trumps }, name) =>
    trumps.length === 0
      ? 'Kein einziger Trumpf: zu wenig für ein Spiel.'
      : `Mit ${name.cards(trumps)} als Trumpf ist es zu wenig für ein Spiel.`,
  'bid.blocked': () =>
    'Gesperrt: Es gibt keine Sau, die gerufen werden darf, und für ein Spiel allein reicht es nicht.',
  'bid.firstLead': () => 'Vorhand spielt selbst aus, das ist viel wert.',
  'bid.accept': ({ holder, shown }, name) =>
    `${who(holder, name) === 'du' ? 'Du hast' : `${name.player(holder)} hat`} schon ein Spiel (mindestens ${name.contract(shown)}); für ein höheres reicht das Blatt nicht.`,
  'bid.overcall': ({ over, with: own }, name) =>
    `${name.contract(own)} geht über ${name.contract(over)}, und das Blatt gibt es her.`,
  'bid.hold': ({ level, with: own }, name) =>
    `${name.contract(level)} ist verlangt, und mit ${name.contract(own)} kann dagegengehalten werden.`,
  'bid.drop': ({ level }, name) => `${name.contract(level)} oder mehr gibt das Blatt nicht her.`,

  'call.forced': ({ trumps }, name) =>
    `Alle haben gepasst, da muss der Alte spielen: ${trumpCount(trumps.length, name)} auf der Hand.`,
  'call.onlyAce': ({ card }, name) => `Eine andere Sau als ${name.card(card)} darf nicht gerufen werden.`,
  'call.shortSuit': ({ suit, own }, name) =>
    `In ${name.suit(suit)} ${own === 1 ? 'liegt nur eine eigene Karte' : `liegen nur ${name.number(own)} eigene Karten`}: Die Farbe ist bald frei, und die Sau läuft eher durch.`,
  'call.lowCards': ({ suit, points }, name) =>
    `Die eigenen Karten in ${name.suit(suit)} tragen wenig (${eyes(points, name)}); wird die Sau gestochen, geht nicht viel verloren.`,
  'call.withTen': ({ card, ten }, name) => `${name.card(ten)} geht in den Stich, den ${name.card(card)} holen soll.`,
  'call.longestTrumps': ({ trump, own }, name) =>
    `Mit ${name.suit(trump)} werden es ${trumpCount(own, name)}; keine andere Farbe gibt mehr.`,

  'stoss.trumps': ({ trumps, of }, name) =>
    `${name.number(trumps.length)} von ${name.number(of)} Trümpfen in der Hand eines Gegenspielers: ${name.cards(trumps)}. Da wird es eng für den Spieler.`,
  'stoss.aces': ({ aces }, name) => `Dazu ${name.cards(aces)}: Auch die Farben gehen nicht durch.`,
  'stoss.firstLead': () => 'Und ausspielen dürfen die Gegenspieler.',
  'legen.strong': ({ trumps, seen }, name) =>
    `${trumpCount(trumps.length, name)} unter den ersten ${name.number(seen)} Karten${trumps.length > 0 ? `: ${name.cards(trumps)}` : ''}. Mit solchen Karten bringt ein Spiel im Schnitt etwas ein.`,
  'legen.weak': ({ trumps, seen }, name) =>
    `${trumpCount(trumps.length, name)} unter den ersten ${name.number(seen)} Karten: zu wenig, um alles zu verdoppeln.`,
  'lay.strong': ({ trumps }, name) =>
    `Der erste Stich ist gemacht, und ${trumpCount(trumps.length, name)} waren in der Hand: Da lohnt sich das Nachlegen.`,
  'double.leave': ({ trumps }, name) => `${trumpCount(trumps.length, name)}: Das ist nicht sicher genug.`,
  'claim.runners': ({ cards }, name) => `Die höchsten Trümpfe waren auf einer Seite: ${name.cards(cards)}.`,
  'claim.collected': ({ cards }, name) => `In ihrer Reihe gefangen: ${name.cards(cards)}.`,
  'claim.unseen': () => 'Noch liegen nicht alle Karten offen, und vergeblich zu fragen kostet nichts.',
  'claim.none': () => 'Laufende gibt es in diesem Spiel nicht.',
  'retour.strong': ({ trumps, top }, name) =>
    `${trumpCount(trumps.length, name)}${top > 0 ? `, davon ${top === 1 ? 'der höchste' : `die ${name.number(top)} höchsten`}` : ''}: Das Spiel steht auch gegen den Stoß.`,
};
