// Sentences that judge a decision: how good it was, what it costs, what people play, a doubling that was missed.
import { choicesOf, countsPoints, isDecidedByPoints, isWithoutTrick, leftOf } from '../../review/remark-claims.ts';
import {
  betterIn,
  dealsIn,
  decided,
  isPercent,
  isSo,
  listedIn,
  lossAgainst,
  namedIn,
  type RemarkClaim,
  tellsLoss,
  valued,
} from './commented.ts';

export const JUDGEMENTS: readonly RemarkClaim[] = [
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
      de: ['Keine Wahl ist hier merklich schlechter als die anderen, auch <words> nicht.'],
      en: ['No choice is noticeably worse than the others here, nor is <words>.'],
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
      const [from, by] = [better, decided(commented)].map((each) => each && valued(advice, each)?.chance);
      if (better === undefined || from === undefined || by === undefined) return false;
      const left = leftOf(advice, better, decided(commented));
      return (
        isPercent(number(0), from - left * (from - by)) &&
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
        'Das Spiel ist hier schon{ so gut wie|} {gewonnen|verloren}. Es geht nur noch um {Schneider oder Schwarz|den Schneider|Schwarz|die Höhe der Zahlung}, und da bringt <words> im Schnitt <words> mehr{| Vorsprung}.',
      ],
      en: [
        'The game is {as good as|already} {won|lost} here. Only {Schneider or Schwarz|Schneider|Schwarz|the size of the payment} is at stake, and there <words> would have brought <words> more{| of a lead} on average.',
      ],
    },
    holds: ({ text, words }, commented) => {
      const better = betterIn(words(0), commented);
      const won = /gewonnen|good as won|already won/.test(text);
      const sure = !/so gut wie|as good as/.test(text);
      const { advice } = commented.told.review;
      const chances = [better, decided(commented)].map((each) => each && valued(advice, each)?.chance);
      return (
        better !== undefined &&
        /Schneider|Schwarz/.test(text) === countsPoints(commented.told) &&
        (!sure || isDecidedByPoints(commented.told, won ? 'won' : 'lost')) &&
        (!/um Schwarz|Only Schwarz/.test(text) || isWithoutTrick(commented.told)) &&
        (!/den Schneider|Only Schneider is/.test(text) || !isWithoutTrick(commented.told)) &&
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
        'Fast jeder spielt hier <card>{|, <card> <words>}.{| Gerade das, was die meisten spielen, ist hier ein Fehler.| Gerade die übliche Karte ist hier ein Fehler.| Auch was am häufigsten gespielt wird, ist hier ein Fehler.| <card> ist hier ein Fehler.}',
        'Von 10 Leuten {spielt|spielen} hier {kaum jemand|etwa einer|etwa <number>} <card>{|, <card> {kaum jemand|etwa einer|etwa <number>}}.{| Gerade das, was die meisten spielen, ist hier ein Fehler.| Gerade die übliche Karte ist hier ein Fehler.| Auch was am häufigsten gespielt wird, ist hier ein Fehler.| <card> ist hier ein Fehler.}',
      ],
      en: [
        'Nearly everybody plays <card> here{|, <words> <card>}.{| What most people play is a mistake here.| The usual card is a mistake here.| Even what is played most often is a mistake here.| <card> is a mistake here.}',
        '{Hardly anybody plays|About one in 10 people plays|About <number> in 10 people play} <card> here{|, {hardly anybody|about one|about <number>} <card>}.{| What most people play is a mistake here.| The usual card is a mistake here.| Even what is played most often is a mistake here.| <card> is a mistake here.}',
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
  if (/kaum jemand|hardly anybody/i.test(text)) return 0;
  if (/etwa einer|about one/i.test(text)) return 1;
  return Number(/(?:etwa|about) (\d+)/i.exec(text)?.[1] ?? NaN);
}
