// Sentences of the commentary on a round: what their words claim, held to the round as it was and as it might have gone on.
import type { Card } from '../../../../src/engine/base/cards.ts';
import type { Seat } from '../../../../src/engine/base/seats.ts';
import type { Advice, Considered, Valued } from '../../../../src/engine/tutor/advice/advice.ts';
import type { RemarkId, RemarkParams, ToldDeal, When } from '../../../../src/engine/tutor/review/remarks.ts';
import { nameOfDecision } from '../../../../src/shared/texts/considered.ts';
import { sameDecision } from '../../../../src/engine/tutor/advice/grade.ts';
import type { Language, Naming } from '../../../../src/shared/texts/naming.ts';
import type { Told } from '../review/remark-claims.ts';
import { choicesOf, countsPoints, REMARK_CLAIMS } from '../review/remark-claims.ts';
import type { Named, Pattern } from './words.ts';

/** What a sentence is held to: the round, and an imagined deal of which it says that it could not be ruled out. */
export interface Commented {
  readonly told: Told;
  readonly imagined: ToldDeal | undefined;
  readonly name: Naming;
}

export interface RemarkClaim {
  /** What it claims, in a few words; found once only. */
  readonly name: string;
  readonly says: Readonly<Record<Language, readonly Pattern[]>>;
  readonly holds: (named: Named, commented: Commented) => boolean;
}

/** Whether something is so, asked by the evidence that the words name: found anew from the log, the rules and the solver. */
const isSo = <K extends RemarkId>(id: K, params: RemarkParams[K], { told }: Commented): boolean =>
  (REMARK_CLAIMS[id] as (params: RemarkParams[K], told: Told) => boolean)(params, told);

const decided = ({ told }: Commented): Considered => told.review.decision;
const playedIn = (commented: Commented): Card => {
  const decision = decided(commented);
  if (decision.type !== 'play') throw new Error('no card');
  return decision.card;
};

/** Words that stand around the name of a decision in a sentence. */
const AROUND = /^(?:[Dd](?:er|ie|as|en|em)|[Ee]ine?[mnrs]?|mit|ohne|[Tt]he|[Aa]n?|with) /u;
const bare = (words: string): string => {
  const less = words.replace(AROUND, '');
  return (less === words ? words : bare(less)).replace(/[„“”]/gu, '');
};

/** The decision of the advice that is named so; undefined if none is. */
function namedIn(words: string, { told, name }: Commented): Considered | undefined {
  const [wanted] = [bare(words).toLowerCase()];
  const { ranked } = told.review.advice;
  const found = ranked.filter(({ decision }) => namesOf(decision, name).includes(wanted));
  return found.length === 1 ? found[0]?.decision : undefined;
}

function namesOf(decision: Considered, name: Naming): readonly string[] {
  const own = bare(nameOfDecision(decision, name)).toLowerCase();
  const more = SPOKEN[name.language][decision.type];
  // With its article a game that is open has that before it.
  const inSentence = own.replace(/^(bettel) offen$/, 'offener $1');
  return more === undefined ? [own, inSentence] : [own, more];
}

/** Decisions that a sentence names otherwise than a list does. */
const SPOKEN: Readonly<Record<Language, Readonly<Partial<Record<Considered['type'], string>>>>> = {
  de: { stoss: 'stoß', retour: 'retour', leave: 'nicht zu verdoppeln' },
  en: { stoss: 'stoss', retour: 'retour', leave: 'not doubling' },
};

/** A list of decisions as the advice names them: "die Gras-Sau, die Gras-Zehn und „Weiter“". */
function listedIn(words: string, commented: Commented): readonly Considered[] | undefined {
  const parts = words.split(/, | und | and /u).map((each) => namedIn(each, commented));
  return parts.some((each) => each === undefined) ? undefined : (parts as readonly Considered[]);
}

const valued = ({ ranked }: Advice, decision: Considered): Valued | undefined =>
  ranked.find((each) => sameDecision(each.decision, decision));

/** The best decision, if it is the one that is named. */
function betterIn(words: string, commented: Commented): Considered | undefined {
  const better = namedIn(words, commented);
  const [best] = commented.told.review.advice.ranked;
  return better && best && sameDecision(best.decision, better) ? better : undefined;
}

/** Cents that a decision loses, as words tell them: "2,3 Cent", "2.3 cents", "weniger als einen Cent", "0,8 Punkte". */
function tellsLoss(words: string, cents: number, { name }: Commented): boolean {
  const figure = /^\d[\d.,]*/.exec(words)?.[0];
  if (figure === undefined) return Math.abs(cents) < 1;
  const told = Number(
    name.language === 'de' ? figure.replaceAll('.', '').replace(',', '.') : figure.replaceAll(',', ''),
  );
  // Points of a game are a part of its money: there the size of the figure is all that the words have.
  return /[Cc]ent/.test(words) ? Math.abs(told - cents) <= 0.51 : told > 0;
}

const lossAgainst = (better: Considered, { told }: Commented): number => {
  const { advice, decision } = told.review;
  return (valued(advice, better)?.cents ?? NaN) - (valued(advice, decision)?.cents ?? NaN);
};

const isPercent = (told: number, chance: number | undefined): boolean =>
  chance !== undefined && Math.abs(told - 100 * chance) <= 0.51;

const dealOf = (text: string, { imagined }: Commented): ToldDeal | undefined =>
  /^(?:In einer Verteilung|Dort|In a deal|There )/.test(text) ? imagined : { kind: 'actual' };

const whenOf = (text: string): When => (/in diesem Stich|in this trick/.test(text) ? 'thisTrick' : 'nextTrick');

const DEAL_DE = '{So, wie die Karten lagen,|In einer Verteilung, mit der zu rechnen war,|Dort}';
const DEAL_EN = '{As the cards lay, |In a deal that could not be ruled out, |There |}';

const COUNT = /^(?:keiner|none)$/;
const ALL = /^(?:allen|beiden|all|both)$/;

/** How many of all deals words mean. */
const dealsIn = (words: string, of: number): number =>
  COUNT.test(words) ? 0 : ALL.test(words) ? of : Number(words.replace(/[.,]/g, ''));

const JUDGEMENTS: readonly RemarkClaim[] = [
  {
    name: 'nothing else was allowed',
    says: {
      de: ['Etwas anderes als <words> war nicht erlaubt.'],
      en: ['Nothing but <words> was allowed.'],
    },
    holds: ({ words }, commented) => {
      const decision = namedIn(words(), commented);
      return decision !== undefined && decision.type !== 'leave' && isSo('J.NO_CHOICE', { decision }, commented);
    },
  },
  {
    name: 'every choice is as good',
    says: {
      de: ['Hier ist jede Wahl gleich gut, auch <words>.'],
      en: ['All choices are equally good here, <words> included.'],
    },
    holds: ({ words }, commented) => {
      const decision = namedIn(words(), commented);
      return decision !== undefined && decision.type !== 'leave' && isSo('J.ALL_EQUAL', { decision }, commented);
    },
  },
  {
    name: 'everything else would be a mistake',
    says: {
      de: ['<words> ist hier das einzig Richtige; {schon |}<words> wäre ein Fehler gewesen.'],
      en: ['<words> is the only good choice here; {even |}<words> would have been a mistake.'],
    },
    holds: ({ text, words }, commented) => {
      const [decision, next] = [namedIn(words(0), commented), namedIn(words(1), commented)];
      if (!decision || decision.type === 'leave' || !next) return false;
      const choices = choicesOf(commented.told).length;
      // "Even" another one: there must be more of them.
      const of = /; (?:schon|even) /.test(text) === choices > 2 ? choices : NaN;
      return isSo('J.ONLY_GOOD', { decision, next, of }, commented);
    },
  },
  {
    name: 'the decision is good, alone or beside others',
    says: {
      de: [
        '<words> ist hier am besten.',
        '<words> ist eine gute Wahl; genauso gut: <words>.',
        '<words> ist eine gute Wahl; <number> andere sind genauso gut.',
      ],
      en: [
        '<words> is best here.',
        '<words> is a good choice; just as good: <words>.',
        '<words> is a good choice; <number> others are just as good.',
      ],
    },
    holds: ({ text, words, number }, commented) => {
      const decision = namedIn(words(), commented);
      if (!decision || decision.type === 'leave') return false;
      if (/am besten\.|is best here/.test(text)) return isSo('J.BEST', { decision, others: [] }, commented);
      if (/genauso gut:|just as good:/.test(text)) {
        const others = listedIn(words(1), commented);
        return others !== undefined && isSo('J.BEST', { decision, others }, commented);
      }
      const { ranked } = commented.told.review.advice;
      const good = ranked.filter((each) => isSo('J.BEST', { decision, others: [each.decision] }, commented));
      return number() > 3 && number() <= good.length;
    },
  },
  {
    name: 'the chance to win is less',
    says: {
      de: ['Das kostet Gewinnchance: <number> % statt <number> % {mit|ohne} <words>.'],
      en: ['This costs some of the chance to win: <number>% instead of <number>% with <words>.'],
    },
    holds: ({ number, words }, commented) => {
      const better = betterIn(words(), commented);
      const { advice } = commented.told.review;
      return (
        better !== undefined &&
        isPercent(number(0), valued(advice, decided(commented))?.chance) &&
        isPercent(number(1), valued(advice, better)?.chance) &&
        number(0) < number(1)
      );
    },
  },
  {
    name: 'another decision brings more',
    says: {
      de: ['<words> bringt im Schnitt <words> mehr{| Vorsprung}.'],
      en: ['<words> would have brought <words> more{| of a lead} on average.'],
    },
    holds: ({ words }, commented) => {
      const better = betterIn(words(0), commented);
      return better !== undefined && tellsLoss(words(1), lossAgainst(better, commented), commented);
    },
  },
  {
    name: 'only the height of the game is at stake',
    says: {
      de: [
        'Das Spiel ist hier schon so gut wie {gewonnen|verloren}. Es geht nur noch um {Schneider oder Schwarz|die Höhe der Zahlung}, und da bringt <words> im Schnitt <words> mehr{| Vorsprung}.',
      ],
      en: [
        'The game is as good as {won|lost} here. Only {Schneider or Schwarz|the size of the payment} is at stake, and there <words> would have brought <words> more{| of a lead} on average.',
      ],
    },
    holds: ({ text, words }, commented) => {
      const better = betterIn(words(0), commented);
      const won = /gewonnen|good as won/.test(text);
      const { advice } = commented.told.review;
      const chances = [better, decided(commented)].map((each) => each && valued(advice, each)?.chance);
      return (
        better !== undefined &&
        /Schneider/.test(text) === countsPoints(commented.told) &&
        tellsLoss(words(1), lossAgainst(better, commented), commented) &&
        chances.every((chance) => chance !== undefined && Math.abs(chance - Number(won)) <= 0.005)
      );
    },
  },
  {
    name: 'nobody can tell whether another decision is better',
    says: {
      de: ['Ob <words> besser ist, lässt sich hier nicht sicher sagen.'],
      en: ['Whether <words> is better cannot be said for sure here.'],
    },
    holds: ({ words }, commented) => {
      const better = betterIn(words(), commented);
      return better !== undefined && commented.told.review.grade === 'unsure';
    },
  },
  {
    name: 'in so many deals the card should win',
    says: {
      de: [
        'Von den <number> Verteilungen, die sich nicht ausschließen ließen, ist mit <card> in <words> der Sieg zu erwarten{|, mit <card> in <words>}.',
      ],
      en: [
        'Of the <number> deals that could not be ruled out, <words> should be won with <card>{|, <words> with <card>}.',
      ],
    },
    holds: ({ text, number, card, words }, commented) => {
      const of = number();
      const two = (text.match(/mit d(?:er|em) |with the /g) ?? []).length > 1;
      const best = two ? { card: card(1), holds: dealsIn(words(1), of) } : undefined;
      return isSo('J.HOLDS', { card: card(0), holds: dealsIn(words(0), of), of, ...(best && { best }) }, commented);
    },
  },
  {
    name: 'what people play',
    says: {
      de: [
        'Fast jeder spielt hier <card>{|, <card> <words>}.{| Gerade das, was die meisten spielen, ist hier ein Fehler.| Gerade die übliche Karte ist hier ein Fehler.| Auch was am häufigsten gespielt wird, ist hier ein Fehler.}',
        'Von 10 Leuten {spielt|spielen} hier {kaum jemand|etwa einer|etwa <number>} <card>{|, <card> {kaum jemand|etwa einer|etwa <number>}}.{| Gerade das, was die meisten spielen, ist hier ein Fehler.| Gerade die übliche Karte ist hier ein Fehler.| Auch was am häufigsten gespielt wird, ist hier ein Fehler.}',
      ],
      en: [
        'Nearly everybody plays <card> here{|, <words> <card>}.{| What most people play is a mistake here.| The usual card is a mistake here.| Even what is played most often is a mistake here.}',
        'Of 10 people {hardly anybody|about one|about <number>} {plays|play} <card> here{|, {hardly anybody|about one|about <number>} <card>}.{| What most people play is a mistake here.| The usual card is a mistake here.| Even what is played most often is a mistake here.}',
      ],
    },
    holds: ({ text, card }, commented) => {
      const [first = '', ...rest] = (
        text.split(/ Gerade | Auch was | What most | The usual | Even what /)[0] ?? ''
      ).split(', ');
      const favourite = { card: card(0), ofTen: tenths(first) };
      const other = rest.length > 0 ? { card: card(1), ofTen: tenths(rest.join(', ')) } : undefined;
      const favouriteIs = / ist hier ein Fehler| is a mistake here/.test(text) ? 'mistake' : 'fine';
      // "Usual" is what four of ten play, and "most" are six.
      const least = /die meisten|most people/.test(text) ? 6 : /übliche|usual/.test(text) ? 4 : 0;
      if (favourite.ofTen < least) return false;
      return isSo('J.PEOPLE', { favourite, favouriteIs, ...(other && { other }) }, commented);
    },
  },
  {
    name: 'a doubling was missed',
    says: {
      de: [
        'Ein {Stoß|Retour|Doppler} von <who> wäre gut gewesen: {Bei <number> % Gewinnchance hätte das im Schnitt|Im Schnitt hätte das} <words> mehr{| Vorsprung} gebracht.',
      ],
      en: [
        'A {Stoss|Retour|doubling} by <who> would have been good: {with a winning chance of <number>% |}it would have brought <words> more{| of a lead} on average.',
      ],
    },
    holds: ({ text, seat, number }, commented) => {
      const give = /Stoß|Stoss/.test(text) ? 'stoss' : /Retour/.test(text) ? 'retour' : 'doppler';
      const told = /Gewinnchance|winning chance/.test(text) ? { chance: number() / 100 } : {};
      return isSo('J.NOT_DOUBLED', { seat: seat(), give, cents: 1, ...told }, commented);
    },
  },
];

/** So many of ten people. */
function tenths(text: string): number {
  if (/Fast jeder|Nearly everybody/.test(text)) return 10;
  if (/kaum jemand|hardly anybody/.test(text)) return 0;
  if (/etwa einer|about one/.test(text)) return 1;
  return Number(/(?:etwa|about) (\d+)/.exec(text)?.[1] ?? NaN);
}

const HAPPENINGS: readonly RemarkClaim[] = [
  {
    name: 'the trick went to the other side',
    says: {
      de: ['Der Stich ging an <who>: <number> Auge{n|}.'],
      en: ['The trick went to <who>: <number> point{s|}.'],
    },
    holds: ({ seat, number }, commented) =>
      isSo('P.TRICK_LOST', { card: playedIn(commented), winner: seat(), points: number() }, commented),
  },
  {
    name: 'the card took the trick',
    says: { de: ['<card> macht den Stich: <number> Auge{n|}.'], en: ['<card> takes the trick: <number> point{s|}.'] },
    holds: ({ card, number }, commented) =>
      isSo('P.TRICK_WON', { seat: decided(commented).seat, card: card(), points: number() }, commented),
  },
  {
    name: 'a dear card was lost',
    says: {
      de: ['<card> ging {in diesem Stich|im nächsten Stich} an <who>.'],
      en: ['<card> went to <who> {in this trick|in the next trick}.'],
    },
    holds: ({ text, card, seat }, commented) =>
      ([0, 1, 2, 3] as const).some((owner) =>
        isSo('P.CARD_LOST', { seat: owner, card: card(), winner: seat(), when: whenOf(text) }, commented),
      ),
  },
  {
    name: 'a dear card went to the own side',
    says: {
      de: ['<card> ist gut aufgehoben: Der Stich mit <number> Auge{n|} gehört <who>.'],
      en: ['<card> is in good hands: the trick with <number> point{s|} belongs to <who>.'],
    },
    holds: ({ card, number, seat }, commented) =>
      isSo('P.SMEARED', { card: card(), winner: seat(), points: number() }, commented),
  },
];

const ENDS = ['more', 'none'] as const;

const MIGHT_HAVE_BEEN: readonly RemarkClaim[] = [
  {
    name: 'the game would have been won',
    says: {
      de: [`${DEAL_DE} wäre das Spiel mit <card> bei bestem Spiel aller noch gewonnen worden.`],
      en: [`${DEAL_EN}<card> would still have won the game with best play by all.`],
    },
    holds: ({ text, card }, commented) => {
      const deal = dealOf(text, commented);
      return deal !== undefined && isSo('W.WINS', { better: card(), deal }, commented);
    },
  },
  {
    name: 'the trick would have gone to the own side',
    says: {
      de: [
        `{${DEAL_DE} wäre der Stich|Der Stich wäre} mit <card> bei bestem Spiel an <who> gegangen: <number> Auge{n|}.`,
      ],
      en: [
        `${DEAL_EN}{the|The} trick would have gone to <who> after <card>, with best play by all: <number> point{s|}.`,
      ],
    },
    holds: ({ text, card, seat, number }, commented) => {
      const deal = dealOf(text, commented);
      if (!deal) return false;
      return isSo('W.TRICK_WON', { better: card(), winner: seat(), points: number(), deal }, commented);
    },
  },
  {
    name: 'a dear card would have been caught',
    says: {
      de: [
        `{${DEAL_DE} wäre mit|Mit} <card> {|wäre }{in diesem Stich|im nächsten Stich} <card> von <who> gefallen, und <who> hätte den Stich bekommen.`,
      ],
      en: [
        `${DEAL_EN}{after|After} <card> <who>’s <card> would have fallen {in this trick|in the next trick}, and <who> would have got the trick.`,
      ],
    },
    holds: ({ text, card, seat }, commented) => {
      const deal = dealOf(text, commented);
      if (!deal) return false;
      const params = { better: card(0), card: card(1), holder: seat(0), winner: seat(1), when: whenOf(text), deal };
      return isSo('W.CATCHES', params, commented);
    },
  },
  {
    name: 'a dear card would have been saved',
    says: {
      de: [
        `${DEAL_DE} wäre <card>, gleich gespielt, nicht an die anderen gegangen.`,
        '<card>, gleich gespielt, wäre nicht an die anderen gegangen.',
        `${DEAL_DE} wäre <card> nach <card> nicht {so schnell |}an die anderen gegangen.`,
        '<card> wäre nach <card> nicht {so schnell |}an die anderen gegangen.',
      ],
      en: [
        `${DEAL_EN}<card>, played at once, would not have gone to the others.`,
        `${DEAL_EN}{after|After} <card> <card> would not have gone to the others{ so soon|}.`,
      ],
    },
    holds: ({ text, card }, commented) => {
      const deal = dealOf(text, commented);
      if (!deal) return false;
      if (/gleich gespielt|at once/.test(text))
        return ENDS.some((left) => isSo('W.SAVES', { better: card(0), card: card(0), left, deal }, commented));
      const [saved, better] = commented.name.language === 'de' ? [card(0), card(1)] : [card(1), card(0)];
      const left = /so schnell|so soon/.test(text) ? 'more' : 'none';
      return isSo('W.SAVES', { better, card: saved, left, deal }, commented);
    },
  },
  {
    name: 'the side would have had more points',
    says: {
      de: [
        `${DEAL_DE} hätte <card> <number> Auge{n|} mehr gebracht, wenn alle am besten gespielt hätten.`,
        '<card> hätte <number> Auge{n|} mehr gebracht, wenn alle am besten gespielt hätten.',
      ],
      en: [`${DEAL_EN}<card> would have brought <number> point{s|} more with best play by all.`],
    },
    holds: ({ text, card, number }, commented) => {
      const deal = dealOf(text, commented);
      return deal !== undefined && isSo('W.POINTS', { better: card(), more: number(), deal }, commented);
    },
  },
];

/** What a decision comes to with open cards, less than the best one there. */
const openLoss = ({ told }: Commented, better: Considered | undefined): number => {
  const { open, decision } = told.review;
  const best = better ? valued(open, better) : open.ranked[0];
  return (best?.cents ?? NaN) - (valued(open, decision)?.cents ?? NaN);
};

/** The decision that is named, of those that open cards compare. */
function openNamed(words: string, { told, name, ...rest }: Commented): Considered | undefined {
  const seen = { ...told, review: { ...told.review, advice: told.review.open } };
  return namedIn(words, { told: seen, name, ...rest });
}

const HINDSIGHT: readonly RemarkClaim[] = [
  {
    name: 'it cost nothing in the real deal',
    says: {
      de: ['So, wie die Karten lagen, hat es am Ende {kein Geld|nichts} gekostet.'],
      en: ['As the cards lay, in the end it cost {no money|nothing}.'],
    },
    holds: (_, commented) => openLoss(commented, undefined) <= 1e-6,
  },
  {
    name: 'open cards know better',
    says: {
      de: [
        'Wer alle Karten sieht, weiß es besser: <words> hätte <words> mehr{| Vorsprung} gebracht. Wissen konnte man das nicht.',
        'Wer alle Karten sieht, weiß es besser: „<words>“ hätte <words> mehr{| Vorsprung} gebracht. Wissen konnte man das nicht.',
      ],
      en: [
        'Whoever sees all cards knows better: <words> would have brought <words> more{| of a lead}. Nobody could know that.',
      ],
    },
    holds: ({ words }, commented) => {
      const better = openNamed(words(0), commented);
      return better !== undefined && tellsLoss(words(1), openLoss(commented, better), commented);
    },
  },
];

/** What the mistakes of a seat cost together, and what cards and others gave it, by the commentary on the whole round. */
const costsOf = ({ told }: Commented, seat: Seat): number =>
  (told.whole?.entries ?? [])
    .filter((each) => each.seat === seat && (each.grade === 'mistake' || each.grade === 'blunder'))
    .reduce((sum, { loss }) => sum + loss.cents, 0);
const luckOf = ({ told }: Commented, seat: Seat): number => told.whole?.seats[seat].luck ?? NaN;
const balanceOf = ({ told }: Commented, seat: Seat): number => told.whole?.seats[seat].balance ?? NaN;

const MISTAKES_DE = '{ein|Ein|<number>} Fehler';
const MISTAKES_EN = '{one mistake|<number> mistakes}';

/** Number and cost of the mistakes that a sentence tells of. */
function mistakesIn(
  { text, number, seat, words }: Named,
  commented: Commented,
): RemarkParams['V.MISTAKES'] | undefined {
  const mistakes = /\b[Ee]in Fehler|one mistake/.test(text) ? 1 : number();
  const cents = costsOf(commented, seat());
  return tellsLoss(words(), cents, commented) ? { seat: seat(), mistakes, cents } : undefined;
}

const VERDICTS: readonly RemarkClaim[] = [
  {
    name: 'nobody played',
    says: {
      de: ['Niemand hat gespielt, die Karten wurden zusammengeworfen.'],
      en: ['Nobody played; the cards were thrown in.'],
    },
    holds: (_, commented) => isSo('V.THROWN_IN', {}, commented),
  },
  {
    name: 'a card against the rules lost the round',
    says: {
      de: ['<who> hat mit <card> falsch zugegeben; damit war die Runde verloren.'],
      en: ['<who> revoked with <card>; that lost the round.'],
    },
    holds: ({ seat, card }, commented) => isSo('V.REVOKED', { seat: seat(), card: card() }, commented),
  },
  {
    name: 'a seat never had a choice',
    says: { de: ['<who> hatte nie eine Wahl.'], en: ['<who> never had a choice.'] },
    holds: ({ seat }, commented) => isSo('V.NO_CHOICE', { seat: seat() }, commented),
  },
  {
    name: 'a seat won without a mistake',
    says: {
      de: ['<who> hat gewonnen, und ein Fehler war nicht dabei.'],
      en: ['<who> won and made no mistake.'],
    },
    holds: ({ seat }, commented) => isSo('V.NO_MISTAKE', { seat: seat() }, commented),
  },
  {
    name: 'a seat had bad luck',
    says: {
      de: ['<who> hat keinen Fehler gemacht, nur Pech gehabt: Die Karten und die anderen haben <words> gekostet.'],
      en: ['<who> made no mistake and simply had bad luck: the cards and the other players cost <words>.'],
    },
    holds: ({ seat, words }, commented) => {
      const luck = luckOf(commented, seat());
      return tellsLoss(words(), -luck, commented) && isSo('V.BAD_LUCK', { seat: seat(), luck }, commented);
    },
  },
  {
    name: 'a seat had no hope',
    says: {
      de: [
        '<who> hat keinen Fehler gemacht. Mehr war kaum zu holen: Schon vor der ersten Karte war ein {Rückstand|Minus} zu erwarten (<words>).',
      ],
      en: [
        '<who> made no mistake. There was hardly more to be had: {falling behind|a loss} was to be expected before the first card (<words>).',
      ],
    },
    holds: ({ seat, words }, commented) => {
      const expected = balanceOf(commented, seat()) - luckOf(commented, seat());
      return tellsLoss(words(), -expected, commented) && isSo('V.NO_HOPE', { seat: seat(), expected }, commented);
    },
  },
  {
    name: 'a seat won with luck',
    says: {
      de: [
        `<who> hat gewonnen, auch mit Glück: ${MISTAKES_DE} {hätte im Schnitt|hätten im Schnitt zusammen} <words> gekostet.`,
      ],
      en: [`<who> won, with some luck: ${MISTAKES_EN} would have cost <words> on average.`],
    },
    holds: (named, commented) => {
      const told = mistakesIn(named, commented);
      return told !== undefined && isSo('V.GOOD_LUCK', told, commented);
    },
  },
  {
    name: 'a seat lost by mistakes',
    says: {
      de: [`<who> hat verloren; ${MISTAKES_DE} {hat im Schnitt|haben im Schnitt zusammen} <words> gekostet.`],
      en: [`<who> lost; ${MISTAKES_EN} cost <words> on average.`],
    },
    holds: (named, commented) => {
      const told = mistakesIn(named, commented);
      return told !== undefined && isSo('V.MISTAKES', told, commented);
    },
  },
  {
    name: 'the round was drawn',
    says: {
      de: [
        '<who> hat keinen Fehler gemacht; die Runde ging unentschieden aus.',
        `Für <who> ging die Runde unentschieden aus; ${MISTAKES_DE} {hat im Schnitt|haben im Schnitt zusammen} <words> gekostet.`,
      ],
      en: ['<who> made no mistake; the round was drawn.', `<who> drew; ${MISTAKES_EN} cost <words> on average.`],
    },
    holds: (named, commented) => {
      const none = { seat: named.seat(), mistakes: 0, cents: 0 };
      const told = /keinen Fehler|no mistake/.test(named.text) ? none : mistakesIn(named, commented);
      return told !== undefined && isSo('V.DRAWN', told, commented);
    },
  },
];

export const REMARK_SENTENCES: readonly RemarkClaim[] = [
  ...JUDGEMENTS,
  ...HAPPENINGS,
  ...MIGHT_HAVE_BEEN,
  ...HINDSIGHT,
  ...VERDICTS,
];
