// German sentences for causes: why a card is good here, where no rule of thumb says it.
import type { CauseFacts } from '../../engine/inference/cause-facts.ts';
import type { Card, Suit } from '../../engine/base/cards.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { FEW_THREATS } from '../../engine/tutor/ideas/measures.ts';
import { capitalised } from '../base/words.ts';
import type { Naming, Texts } from '../types/naming.ts';
import { Acc, acc, cardsDe, dat, eyesDe, it, listDe, nom, Nom } from './naming.ts';
import { does, toWhom, Who } from './people.ts';

const SIGNS: Readonly<Record<CauseFacts['follow.leaveLikely']['sign'], string>> = {
  ledTrump: 'selbst Trumpf angespielt',
  smeared: 'dem Spieler viele Augen gegeben',
  ledCalled: 'die gerufene Farbe angespielt',
  overtook: 'dem Spieler schon einen Stich abgenommen',
};

/** "Der Partner (Sepp) kommt", "Du als Partner kommst". */
const person = (role: 'Partner' | 'Spieler', seat: Seat, name: Naming, du: string, er: string): string =>
  name.isReader(seat) ? `Du als ${role} ${du}` : `Der ${role} (${name.player(seat)}) ${er}`;

/** "Von Gras sind nur noch drei Karten" out. */
const onlyOut = (suit: Suit, out: number, name: Naming): string =>
  `Von ${name.suit(suit)} ${out === 0 ? 'ist sonst nichts mehr' : out === 1 ? 'ist nur noch eine Karte' : `sind nur noch ${cardsDe(out)}`}`;

/** "die Gras-Sau bleibt auf der Hand". */
const stays = (cards: readonly Card[], name: Naming, where: string): string =>
  `${listDe(cards, name, 'nom')} ${cards.length === 1 ? 'bleibt' : 'bleiben'} ${where}`;

const Stays = (...of: Parameters<typeof stays>): string => capitalised(stays(...of));

const once = (above: readonly Card[]): string => (above.length === 1 ? 'Fällt diese Karte' : 'Fallen diese Karten');

const shown = (player: Seat, sign: keyof typeof SIGNS, name: Naming): string =>
  `${Who(player, name)} ${does(player, name, 'hast', 'hat')} den Stich, ${does(player, name, 'hast', 'hat')} ${SIGNS[sign]} und ${does(player, name, 'bist', 'ist')} deshalb wohl`;

export const CAUSES_DE: Texts<CauseFacts> = {
  'lead.aceComes': ({ suit, called, own, trumps }, name) =>
    `${own > 0 && own < trumps ? `Gegen ${trumps} Trümpfe draußen sind ${own} zum Ziehen zu wenig. ` : ''}Auf ${name.suit(suit)} muss der Mitspieler ${acc(called, name)} zugeben: Der Stich bleibt wohl auf der eigenen Seite.`,
  'lead.keepHigh': ({ kept, own, out }, name) =>
    `Draußen sind mehr Trümpfe als auf der Hand (${out} gegen ${own}), alle lassen sich nicht ziehen. ${Acc(kept, name)} kann niemand schlagen: ${capitalised(it(kept, name))} macht auch später noch einen Stich und muss nicht jetzt heraus.`,
  'lead.ruffNear': ({ kept, suit, out }, name) =>
    `${onlyOut(suit, out, name)} draußen, da wird wohl gestochen: ${Stays(kept, name, 'auf der Hand')}.`,
  'lead.moreOut': ({ card, suit, out, other, fewer }, name) =>
    `Draußen ${out === 1 ? 'ist' : 'sind'} noch ${cardsDe(out)} von ${name.suit(suit)} und ${fewer === 0 ? 'keine' : `nur ${cardsDe(fewer)}`} der anderen Farbe: ${Nom(card, name)} läuft eher durch als ${nom(other, name)}.`,
  'lead.lowToDeclarer': ({ card, kept, declarer }, name) =>
    `Um ${name.isReader(declarer) ? 'dir als Spieler' : `dem Spieler (${name.player(declarer)})`} Trumpf zu bringen, reicht ${nom(card, name)}: Auch ${listDe(kept, name, 'nom')} ${kept.length === 1 ? 'wäre noch zu schlagen und bleibt' : 'wären noch zu schlagen und bleiben'} auf der Hand.`,
  'lead.drawOut': ({ kept, above }, name) =>
    `Über ${dat(kept, name)} ${above.length === 1 ? 'steht' : 'stehen'} draußen nur noch ${listDe(above, name, 'nom')}: ${once(above)}, ist ${nom(kept, name)} nicht mehr zu schlagen.`,
  'lead.keepDear': ({ kept, above }, name) =>
    `Über ${acc(kept[0] as Card, name)} ${above === 1 ? 'geht draußen noch eine Karte' : `gehen draußen noch ${cardsDe(above)}`}: ${kept.length === 1 ? `${capitalised(it(kept[0] as Card, name))} bleibt besser auf der Hand` : Stays(kept, name, 'besser auf der Hand')}.`,
  'lead.oursAnyway': ({ card }, name) =>
    `${Acc(card, name)} kann kein Gegner mehr schlagen: Der Stich bleibt auf der eigenen Seite.`,
  'lead.searchFat': ({ card, suit, called, out }, name) =>
    `Gesucht wird gleich mit ${dat(card, name)}: Von ${name.suit(suit)} ${out === 1 ? 'ist' : 'sind'} außer ${dat(called, name)} nur noch ${cardsDe(out)} draußen, der Mitspieler ist also oft frei und sticht beide.`,
  'lead.toLast': ({ card, suit, partner, out }, name) =>
    `${onlyOut(suit, out, name)} draußen, und als Letzter ${name.isReader(partner) ? 'kommst du als Partner' : `kommt der Partner (${name.player(partner)})`}, der wohl stechen kann: Da darf ${nom(card, name)} hinein.`,
  'lead.throughToVoid': ({ suit, declarer, partner }, name) =>
    `${person('Spieler', declarer, name, 'musst dich', 'muss sich')} in ${name.suit(suit)} zuerst entscheiden: Nach ${does(declarer, name, 'dir', 'ihm')} ${name.isReader(partner) ? 'kommst du als Partner, hast nichts mehr davon und kannst' : `kommt der Partner (${name.player(partner)}), hat nichts mehr davon und kann`} überstechen.`,
  'lead.losersFirst': ({ suit, out }, name) =>
    `Die eigenen Trümpfe schlägt niemand, sie laufen nicht davon. Zuerst gehen die Verlierer: Von ${name.suit(suit)} sind noch ${cardsDe(out)} draußen, da müssen die anderen eher zugeben, als dass sie schmieren können.`,
  'lead.promote': ({ card, kept, above }, name) =>
    `${Nom(card, name)} soll ${acc(above, name)} herausholen: Sonst geht draußen nichts über ${acc(kept, name)}.`,
  'lead.countsWith': ({ card, missing }, name) =>
    `Zum Gewinnen ${missing === 1 ? 'fehlt noch ein Auge' : `fehlen noch ${eyesDe(missing)}`}: Hält ${nom(card, name)}, ist es geschafft.`,
  'lead.countsTo': ({ suit, missing, high }, name) =>
    `Zum Gewinnen ${missing === 1 ? 'fehlt noch ein Auge' : `fehlen noch ${eyesDe(missing)}`}: Hat ein Mitspieler ${acc(high, name)}, kann ein einziger Stich in ${name.suit(suit)} reichen.`,
  'follow.mayBeLost': ({ holder, kept }, name) =>
    `Noch ${does(holder, name, 'hast du', `hat ${name.player(holder)}`)} den Stich, und ob ihn die eigene Seite bekommt, ist offen: ${Stays(kept, name, 'auf der Hand')}.`,
  'follow.calledFalls': ({ called, kept }, name) =>
    `In diesen Stich muss ${nom(called, name)} fallen, und ${it(called, name)} gehört der anderen Seite: ${Stays(kept, name, 'auf der Hand')}.`,
  'follow.mustHave': ({ card, theirs }, name) =>
    `Geht dieser Stich verloren, hat die andere Seite mindestens ${theirs} Augen und gewonnen: ${Nom(card, name)} kann ihn holen.`,
  'discard.keepMaster': ({ card, kept }, name) =>
    `Trumpf ist keiner mehr draußen: Über ${acc(kept, name)} geht nichts, über ${acc(card, name)} schon. Was noch einen Stich machen kann, bleibt.`,
  'follow.ruffBefore': ({ declarer, higher }, name) =>
    `${person('Spieler', declarer, name, 'kommst', 'kommt')} noch dran, vielleicht mit ${listDe(higher, name, 'dat', 'oder')}: Ist gestochen, ${does(declarer, name, 'holst du', 'holt er')} diesen Stich nur noch mit einem höheren Trumpf.`,
  'follow.splitPair': ({ card, called }, name) =>
    `${Nom(card, name)} und ${nom(called, name)} könnten sonst in denselben Stich fallen, den jemand sticht: Getrennt kommen sie eher heim.`,
  'follow.keepDear': ({ kept, threats }, name) =>
    `Der Stich ist noch nicht sicher${threats.length > FEW_THREATS ? '' : `, ${listDe(threats, name, 'nom', 'oder')} könnte ihn holen`}: ${Stays(kept, name, 'auf der Hand')}.`,
  'follow.ruffFat': ({ card, points, suit, out }, name) =>
    `Von ${name.suit(suit)} ${out === 1 ? 'ist' : 'sind'} noch ${cardsDe(out)} draußen, wer noch kommt, muss wohl zugeben: ${Nom(card, name)} bringt so ${eyesDe(points)} heim.`,
  'follow.nowOrNever': ({ card, suit, out }, name) =>
    `${onlyOut(suit, out, name)} draußen: Beim nächsten Mal würde ${nom(card, name)} wohl gestochen, jetzt kann ${it(card, name)} noch heimkommen.`,
  'follow.partnerOver': ({ card, points, partner, over, known }, name) =>
    `Darüber ${over.length === 1 ? 'geht' : 'gehen'} nur noch ${listDe(over, name, 'nom')}, wohl ${known === 'no' ? `bei ${toWhom(partner, name)}, vermutlich einem Partner` : name.isReader(partner) ? 'bei dir als Partner' : `beim Partner (${name.player(partner)})`}: ${Nom(card, name)} geht mit (${eyesDe(points)}).`,
  'follow.partnerRuffs': ({ card, points, partner, suit }, name) =>
    `${person('Partner', partner, name, 'kommst', 'kommt')} noch dran, ${does(partner, name, 'hast', 'hat')} in ${name.suit(suit)} nichts mehr und ${does(partner, name, 'kannst', 'kann')} wohl stechen: ${Nom(card, name)} geht mit (${eyesDe(points)}).`,
  'follow.leaveLikely': ({ player, sign }, name) =>
    `${shown(player, sign, name)} ein Partner: Der Stich darf dort bleiben.`,
  'follow.readsEnemy': ({ player, sign, kept }, name) =>
    `${shown(player, sign, name)} ein Gegner: ${Stays(kept, name, 'auf der Hand')}.`,
  'follow.forceHigh': ({ card, declarer, over }, name) =>
    `${person('Spieler', declarer, name, 'bist', 'ist')} gleich dran: ${Acc(card, name)} ${does(declarer, name, 'schlägst du', 'schlägt er')} nur mit ${over.length > FEW_THREATS ? `einem von ${over.length} Trümpfen` : listDe(over, name, 'dat', 'oder')}.`,
  'follow.takeHigh': ({ card, declarer, over }, name) =>
    `${person('Spieler', declarer, name, 'hast', 'hat')} Trumpf gespielt, und es kommen noch Gegner: Über ${acc(card, name)} ${over === 1 ? 'geht draußen nur noch ein Trumpf' : over === 0 ? 'geht draußen keiner mehr' : `gehen draußen nur noch ${over} Trümpfe`}.`,
  'follow.keepLast': ({ kept }, name) =>
    `Trumpf hat sonst keiner mehr: ${Nom(kept, name)} macht auch später noch einen Stich und bleibt auf der Hand.`,
  'follow.lastIsPartner': ({ partner, kept }, name) =>
    `Als Letzter ${name.isReader(partner) ? 'kommst du als Partner' : `kommt der Partner (${name.player(partner)})`}: ${capitalised(listDe(kept, name, 'nom'))} ${kept.length === 1 ? 'muss' : 'müssen'} hier nicht zugreifen.`,
  'follow.ruffBehind': ({ kept, suit, out }, name) =>
    `${onlyOut(suit, out, name)} draußen, da wird dahinter wohl gestochen: ${Stays(kept, name, 'auf der Hand')}.`,
  'follow.drawOut': ({ card, kept, above }, name) =>
    `Über ${acc(card, name)} ${above.length === 1 ? 'geht' : 'gehen'} nur noch ${listDe(above, name, 'nom')}: ${once(above)}, ist ${nom(kept, name)} nicht mehr zu schlagen.`,
  'follow.countsTo': ({ card, missing, points }, name) =>
    `Zum Gewinnen ${missing === 1 ? 'fehlt noch ein Auge' : `fehlen noch ${eyesDe(missing)}`}, und mit ${dat(card, name)} liegen ${points} im Stich: Bekommt ihn die eigene Seite, reicht das.`,
  'discard.alone': ({ card, kept }, name) =>
    `${Nom(card, name)} steht allein und macht wohl keinen Stich; ${stays(kept, name, 'beisammen')}.`,
};
