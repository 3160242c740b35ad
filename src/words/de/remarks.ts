// German sentences of the commentary.
import { phraseOf } from '../base/call-words.ts';
import type { Considered } from '../../engine/tutor/advice/advice.ts';
import type { ByPeople } from '../../engine/tutor/advice/people-play.ts';
import type { GivenAway, RemarkParams, ToldDeal, When } from '../../engine/tutor/review/review-remarks.ts';
import { CALLS_DE } from './acts.ts';
import type { Naming, Texts } from '../types/naming.ts';
import {
  acc,
  allRanks,
  anAnnouncement,
  comparedDe,
  countDe,
  dat,
  eyesDe,
  listDe,
  meanDe,
  nom,
  wordsDe,
  your,
} from './naming.ts';
import { does, toWhom, Who, whoDoes, whom } from './people.ts';
import { capitalised } from '../base/words.ts';

/** So many of some deals: "keiner", "31", "beiden", "allen". */
const ofDeals = (count: number, all: number, name: Naming): string =>
  count === 0 ? 'keiner' : count < all ? name.number(count) : all === 2 ? 'beiden' : 'allen';

/** A decision as the subject of a sentence: "die Gras-Sau", "„Weiter“", "ein Herz-Solo". */
export function deed(decision: Considered, name: Naming): string {
  switch (decision.type) {
    case 'play':
    case 'give':
    case 'return':
      return nom(decision.card, name);
    case 'announce':
      return anAnnouncement(decision.announcement, name, 'nom');
    case 'stoss':
      return 'ein Stoß';
    case 'retour':
      return 'ein Retour';
    case 'obers':
      return `die ${name.ranks('O')} ${decision.answer === 'take' ? 'zu nehmen' : 'liegen zu lassen'}`;
    case 'passOn':
      return `${listDe(decision.cards, name, 'acc')} weiterzuschieben`;
    case 'widow':
      return decision.answer === 'take' ? 'die Witwe zu nehmen' : 'die Witwe liegen zu lassen';
    case 'discard':
      return `${listDe(decision.cards, name, 'acc')} wegzulegen`;
    case 'leave':
      return 'nicht zu verdoppeln';
    case 'cut':
      return `Abheben bei ${decision.at}`;
    default:
      return `„${phraseOf(decision, CALLS_DE, name).button}“`;
  }
}

/** "mit der Gras-Sau", "mit „Weiter“", "ohne Stoß". */
function withDeed(decision: Considered, name: Naming): string {
  switch (decision.type) {
    case 'play':
    case 'give':
    case 'return':
      return `mit ${dat(decision.card, name)}`;
    case 'announce':
      return `mit ${anAnnouncement(decision.announcement, name, 'dat')}`;
    case 'stoss':
      return 'mit einem Stoß';
    case 'retour':
      return 'mit einem Retour';
    case 'obers':
      return decision.answer === 'take'
        ? `mit ${allRanks('O', name)} vom Tisch`
        : `ohne die ${name.ranks('O')} vom Tisch`;
    case 'passOn':
      return `ohne ${listDe(decision.cards, name, 'acc')}`;
    case 'widow':
      return decision.answer === 'take' ? 'mit der Witwe' : 'ohne die Witwe';
    case 'discard':
      return `ohne ${listDe(decision.cards, name, 'acc')}`;
    case 'leave':
      return 'ohne Verdopplung';
    default:
      return `mit ${deed(decision, name)}`;
  }
}

const Deed = (decision: Considered, name: Naming): string => capitalised(deed(decision, name));

/** "62 %". */
const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** Whole cents, as an object of a verb, but never "0 Cent". */
const money = (cents: number, name: Naming): string => (name.isTrifle(cents) ? name.trifle : meanDe(cents, name));

/** "2 Cent mehr". */
const more = (cents: number, name: Naming): string => comparedDe(cents, name, 'mehr');

/** "Von 10 Leuten spielen hier etwa 7 die Gras-Sau", "Fast jeder spielt hier die Gras-Sau". */
function mostPlay({ card, ofTen }: ByPeople, name: Naming): string {
  if (ofTen === 10) return `Fast jeder spielt hier ${acc(card, name)}`;
  return `Von 10 Leuten ${ofTen === 1 ? 'spielt' : 'spielen'} hier ${fewOf(ofTen)} ${acc(card, name)}`;
}

/** So many of ten people: "kaum jemand", "etwa einer", "etwa 7". */
const fewOf = (ofTen: number): string => (ofTen === 0 ? 'kaum jemand' : ofTen === 1 ? 'etwa einer' : `etwa ${ofTen}`);

/** What people play most, in words that are no more than true of so few of them. */
const theirChoice = ({ ofTen }: ByPeople): string =>
  ofTen > 5
    ? 'Gerade das, was die meisten spielen,'
    : ofTen > 3
      ? 'Gerade die übliche Karte'
      : 'Auch was am häufigsten gespielt wird,';

/** More than these are counted, not listed. */
const MOST_LISTED = 3;

const listed = (decisions: readonly Considered[], name: Naming): string =>
  wordsDe(decisions.map((each) => deed(each, name)));

/** "So, wie die Karten lagen, wäre der Stich ..."; of a deal that was named just before "Dort wäre der Stich ...", or "Der Stich wäre ...". */
function inDeal({ kind, again }: ToldDeal, what: string, verb: 'wäre' | 'hätte', rest: string): string {
  if (kind === 'actual' && again) return `${capitalised(what)} ${verb} ${rest}`;
  const where = again
    ? 'Dort'
    : kind === 'actual'
      ? 'So, wie die Karten lagen,'
      : 'In einer Verteilung, mit der zu rechnen war,';
  return `${where} ${verb} ${what} ${rest}`;
}

const WHEN: Readonly<Record<When, string>> = { thisTrick: 'in diesem Stich', nextTrick: 'im nächsten Stich' };

/** "ein Fehler und zwei Ungenauigkeiten haben im Schnitt zusammen 24 Cent gekostet". */
function gaveAway({ mistakes, inaccuracies, cents }: GivenAway, name: Naming, how: 'has' | 'would'): string {
  const faults = [
    ...(mistakes > 0 ? [mistakes === 1 ? 'ein Fehler' : `${mistakes} Fehler`] : []),
    ...(inaccuracies > 0 ? [inaccuracies === 1 ? 'eine Ungenauigkeit' : `${inaccuracies} Ungenauigkeiten`] : []),
  ];
  const one = mistakes + inaccuracies === 1;
  const verb = how === 'has' ? (one ? 'hat' : 'haben') : one ? 'hätte' : 'hätten';
  return `${wordsDe(faults)} ${verb} im Schnitt ${one ? '' : 'zusammen '}${money(cents, name)} gekostet`;
}

/** What a decided game is still played for. */
const STAKES: Readonly<Record<RemarkParams['J.LOSES_HEIGHT']['about'], string>> = {
  schneider: 'den Schneider',
  schwarz: 'Schwarz',
  height: 'Schneider oder Schwarz',
  price: 'die Höhe der Zahlung',
};

const DOUBLING = { stoss: 'Stoß', retour: 'Retour', doppler: 'Doppler' } as const;

export const REMARKS_DE: Texts<RemarkParams> = {
  'J.NO_CHOICE': ({ decision }, name) => `Etwas anderes als ${deed(decision, name)} war nicht erlaubt.`,
  'J.ALL_EQUAL': ({ decision }, name) =>
    `Keine Wahl ist hier merklich schlechter als die anderen, auch ${deed(decision, name)} nicht.`,
  'J.ONLY_GOOD': ({ decision, next, of }, name) =>
    `${Deed(decision, name)} ist hier das einzig Richtige; ${of > 2 ? 'schon ' : ''}${deed(next, name)} wäre ein Fehler gewesen.`,
  'J.BEST': ({ decision, others }, name) =>
    others.length === 0
      ? `${Deed(decision, name)} ist hier am besten.`
      : others.length > MOST_LISTED
        ? `${Deed(decision, name)} ist eine gute Wahl; ${countDe(others.length)} andere sind genauso gut.`
        : `${Deed(decision, name)} ist eine gute Wahl; genauso gut: ${listed(others, name)}.`,
  'J.LOSES_CHANCE': ({ better, from, to }, name) =>
    `Das kostet Gewinnchance: ${percent(to)} statt ${percent(from)} ${withDeed(better, name)}.`,
  'J.LOSES_CENTS': ({ better, cents }, name) =>
    `${Deed(better, name)} bringt im Schnitt ${comparedDe(cents, name, 'mehr')}.`,
  'J.LOSES_HEIGHT': ({ better, cents, decided, about, sure }, name) =>
    `Das Spiel ist hier schon ${sure === 'yes' ? '' : 'so gut wie '}${decided === 'won' ? 'gewonnen' : 'verloren'}. Es geht nur noch um ${STAKES[about]}, und da bringt ${deed(better, name)} im Schnitt ${comparedDe(cents, name, 'mehr')}.`,
  'J.UNSURE': ({ better }, name) => `Ob ${deed(better, name)} besser ist, lässt sich hier nicht sicher sagen.`,
  'J.HOLDS': ({ card, holds, of, best }, name) =>
    `Von den ${name.number(of)} Verteilungen, die sich nicht ausschließen ließen, ist mit ${dat(card, name)} in ${ofDeals(holds, of, name)} der Sieg zu erwarten${best ? `, mit ${dat(best.card, name)} in ${ofDeals(best.holds, of, name)}` : ''}.`,
  'J.PEOPLE': ({ favourite, favouriteIs, other }, name) =>
    `${mostPlay(favourite, name)}${other ? `, ${acc(other.card, name)} ${fewOf(other.ofTen)}` : ''}.${
      favouriteIs === 'fine'
        ? ''
        : ` ${other ? capitalised(nom(favourite.card, name)) : theirChoice(favourite)} ist hier ein Fehler.`
    }`,
  'J.NOT_DOUBLED': ({ seat, give, cents, chance }, name) =>
    `Ein ${DOUBLING[give]} von ${toWhom(seat, name)} wäre gut gewesen: ${chance === undefined ? 'Im Schnitt hätte das' : `Bei ${percent(chance)} Gewinnchance hätte das im Schnitt`} ${more(cents, name)} gebracht.`,

  'P.TRICK_LOST': ({ winner, points }, name) => `Der Stich ging an ${whom(winner, name)}: ${eyesDe(points)}.`,
  'P.TRICK_WON': ({ card, points }, name) => `${capitalised(nom(card, name))} macht den Stich: ${eyesDe(points)}.`,
  'P.CARD_LOST': ({ card, winner, when }, name) =>
    `${capitalised(nom(card, name))} ging ${WHEN[when]} an ${whom(winner, name)}.`,
  'P.SMEARED': ({ card, winner, points }, name) =>
    `${capitalised(nom(card, name))} ist gut aufgehoben: Der Stich mit ${eyesDeDat(points)} gehört ${toWhom(winner, name)}.`,

  'W.WINS': ({ better, deal }, name) =>
    inDeal(deal, 'das Spiel', 'wäre', `mit ${dat(better, name)} bei bestem Spiel aller noch zu gewinnen gewesen.`),
  'W.TRICK_WON': ({ better, winner, points, deal }, name) =>
    inDeal(
      deal,
      'der Stich',
      'wäre',
      `mit ${dat(better, name)} bei bestem Spiel an ${whom(winner, name)} gegangen: ${eyesDe(points)}.`,
    ),
  'W.CATCHES': ({ better, card, holder, winner, when, deal }, name) =>
    inDeal(
      deal,
      `mit ${dat(better, name)}`,
      'wäre',
      `${WHEN[when]} ${name.isReader(holder) ? your(card, name) : `${nom(card, name)} von ${toWhom(holder, name)}`} gefallen, und ${whoDoes(winner, name, 'hättest', 'hätte')} den Stich bekommen.`,
    ),
  'W.SAVES': ({ better, card, left, deal }, name) =>
    inDeal(
      deal,
      better === card ? `${nom(card, name)}, gleich gespielt,` : nom(card, name),
      'wäre',
      `${better === card ? '' : `nach ${dat(better, name)} `}nicht ${left === 'more' && better !== card ? 'so schnell ' : ''}an die anderen gegangen.`,
    ),
  'W.POINTS': ({ better, more: points, deal }, name) =>
    inDeal(deal, nom(better, name), 'hätte', `${eyesDe(points)} mehr gebracht, wenn alle am besten gespielt hätten.`),

  'H.NO_HARM': (_, name) =>
    `So, wie die Karten lagen, hat es am Ende ${name.unit === 'cents' ? 'kein Geld' : 'nichts'} gekostet.`,
  'H.UNFORESEEN': ({ better, cents }, name) =>
    `Wer alle Karten sieht, weiß es besser: ${Deed(better, name)} hätte ${more(cents, name)} gebracht. Wissen konnte man das nicht.`,

  'V.THROWN_IN': () => 'Niemand hat gespielt, die Karten wurden zusammengeworfen.',
  'V.REVOKED': ({ seat, card, led, allowed }, name) =>
    `${Who(seat, name)} ${does(seat, name, 'hast', 'hat')} verworfen: ${led ? `Auf ${acc(led, name)} war ${nom(card, name)} nicht erlaubt` : `${capitalised(nom(card, name))} war nicht erlaubt`}, nur ${name.cardsOr(allowed)}; damit war die Runde verloren.`,
  'V.NO_CHOICE': ({ seat }, name) => `${Who(seat, name)} ${does(seat, name, 'hattest', 'hatte')} nie eine Wahl.`,
  'V.NO_MISTAKE': ({ seat }, name) =>
    `${Who(seat, name)} ${does(seat, name, 'hast', 'hat')} gewonnen, und ein Fehler war nicht dabei.`,
  'V.BAD_LUCK': ({ seat, luck }, name) =>
    `${Who(seat, name)} ${does(seat, name, 'hast', 'hat')} keinen Fehler gemacht, nur Pech gehabt: Die Karten und die anderen haben ${money(luck, name)} gekostet.`,
  'V.NO_HOPE': ({ seat, expected }, name) =>
    `${Who(seat, name)} ${does(seat, name, 'hast', 'hat')} keinen Fehler gemacht. Mehr war kaum zu holen: Schon vor der ersten Karte war ein ${name.counts === 'lead' ? 'Rückstand' : 'Minus'} zu erwarten (${name.isTrifle(expected) ? name.trifle : name.average(expected)}).`,
  'V.GOOD_LUCK': (given, name) =>
    `${Who(given.seat, name)} ${does(given.seat, name, 'hast', 'hat')} gewonnen, auch mit Glück: ${capitalised(gaveAway(given, name, 'would'))}.`,
  'V.DRAWN': (given, name) =>
    given.mistakes + given.inaccuracies === 0
      ? `${Who(given.seat, name)} ${does(given.seat, name, 'hast', 'hat')} keinen Fehler gemacht; die Runde ging unentschieden aus.`
      : `Für ${whom(given.seat, name)} ging die Runde unentschieden aus; ${gaveAway(given, name, 'has')}.`,
  'V.MISTAKES': (given, name) =>
    `${Who(given.seat, name)} ${does(given.seat, name, 'hast', 'hat')} verloren; ${gaveAway(given, name, 'has')}.`,
};

/** "einem Auge", "14 Augen". */
function eyesDeDat(points: number): string {
  return points === 1 ? 'einem Auge' : eyesDe(points);
}
