// What a sentence of the commentary is held to, and how decisions, losses and deals are found by the words that name them.
import type { Card } from '../../../../src/engine/base/cards.ts';
import type { Advice, Considered, Valued } from '../../../../src/engine/tutor/advice/advice.ts';
import type { RemarkId, RemarkParams, ToldDeal, When } from '../../../../src/engine/tutor/review/review-remarks.ts';
import { nameOfDecision } from '../../../../src/words/speak/considered.ts';
import { sameDecision } from '../../../../src/engine/tutor/advice/grade.ts';
import type { Language } from '../../../../src/shared/border/language.ts';
import { EURO, type Naming } from '../../../../src/words/types/naming.ts';
import { leftOf, REMARK_CLAIMS, type Told } from '../../review/remark-claims.ts';
import type { Named, Pattern } from '../words-told.ts';

/** What a sentence is held to: the round, and an imagined deal of which it says that it could not be ruled out. */
export interface Commented {
  readonly told: Told;
  readonly imagined: ToldDeal | undefined;
  readonly name: Naming;
}

/** A sentence as it was read. */
export interface CheckedRemark {
  readonly text: string;
  readonly id: string;
  readonly is: 'true' | 'false' | 'unknown' | 'badly worded';
  readonly claim?: string;
}

export interface RemarkClaim {
  /** What it claims, in a few words; found once only. */
  readonly name: string;
  readonly says: Readonly<Record<Language, readonly Pattern[]>>;
  readonly holds: (named: Named, commented: Commented) => boolean;
}

/** Whether something is so, asked by the evidence that the words name: found anew from the log, the rules and the solver. */
export const isSo = <K extends RemarkId>(id: K, params: RemarkParams[K], { told }: Commented): boolean =>
  (REMARK_CLAIMS[id] as (params: RemarkParams[K], told: Told) => boolean)(params, told);

export const decided = ({ told }: Commented): Considered => told.review.decision;
export const playedIn = (commented: Commented): Card => {
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
export function namedIn(words: string, { told, name }: Commented): Considered | undefined {
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
export function listedIn(words: string, commented: Commented): readonly Considered[] | undefined {
  const parts = words.split(/, | und | and /u).map((each) => namedIn(each, commented));
  return parts.some((each) => each === undefined) ? undefined : (parts as readonly Considered[]);
}

export const valued = ({ ranked }: Advice, decision: Considered): Valued | undefined =>
  ranked.find((each) => sameDecision(each.decision, decision));

/** The best decision, if it is the one that is named. */
export function betterIn(words: string, commented: Commented): Considered | undefined {
  const better = namedIn(words, commented);
  const [best] = commented.told.review.advice.ranked;
  return better && best && sameDecision(best.decision, better) ? better : undefined;
}

/** Cents that a decision loses, as words tell them: "2,3 Cent", "2.3 cents", "1,28 €", "€1.28", "weniger als einen Cent", "0,8 Punkte". */
export function tellsLoss(words: string, cents: number, { name }: Commented): boolean {
  const figure = /^€?(\d[\d.,]*)/.exec(words)?.[1];
  if (figure === undefined) return Math.abs(cents) < 1;
  const told = Number(
    name.language === 'de' ? figure.replaceAll('.', '').replace(',', '.') : figure.replaceAll(',', ''),
  );
  // Points of a game are a part of its money: there the size of the figure is all that the words have.
  const unit = /[Cc]ent|€/.exec(words)?.[0];
  return unit === undefined ? told > 0 : Math.abs(told * (unit === '€' ? EURO : 1) - cents) <= 0.51;
}

export const lossAgainst = (better: Considered, { told }: Commented): number => {
  const { advice, decision } = told.review;
  const bySearch = (valued(advice, better)?.cents ?? NaN) - (valued(advice, decision)?.cents ?? NaN);
  return leftOf(advice, better, decision) * bySearch;
};

export const isPercent = (told: number, chance: number | undefined): boolean =>
  chance !== undefined && Math.abs(told - 100 * chance) <= 0.51;

export const dealOf = (text: string, { imagined }: Commented): ToldDeal | undefined =>
  /^(?:In einer Verteilung|Dort|In a deal|There )/.test(text) ? imagined : { kind: 'actual' };

export const whenOf = (text: string): When => (/in diesem Stich|in this trick/.test(text) ? 'thisTrick' : 'nextTrick');

export const DEAL_DE = '{So, wie die Karten lagen,|In einer Verteilung, mit der zu rechnen war,|Dort}';
export const DEAL_EN = '{As the cards lay, |In a deal that could not be ruled out, |There |}';

const COUNT = /^(?:keiner|none)$/;
const ALL = /^(?:allen|beiden|all|both)$/;

/** How many of all deals words mean. */
export const dealsIn = (words: string, of: number): number =>
  COUNT.test(words) ? 0 : ALL.test(words) ? of : Number(words.replace(/[.,]/g, ''));
