// The commentary on a round, put into words and held to the round by a reader that knows the words alone.
import { randomOf } from '../../../src/engine/base/random.ts';
import { recordOf, type Round } from '../../../src/engine/table/round.ts';
import type { EffortRow } from '../../../src/engine/tutor/advice/advice.ts';
import { reviewable, reviewEntry, roundBefore } from '../../../src/engine/tutor/review/review-entry.ts';
import { reviewOf } from '../../../src/engine/tutor/review/review-of.ts';
import type { EntryReview } from '../../../src/engine/tutor/review/review.ts';
import type { Remark, ToldDeal } from '../../../src/engine/tutor/review/review-remarks.ts';
import { EntryReviewSchema } from '../../../src/shared/calls/review-calls.ts';
import { textsOf } from '../../../src/words/base/catalogue.ts';
import { namingOf } from '../../../src/words/speak/naming-of.ts';
import { tellWith } from '../../../src/words/base/words.ts';
import { lintOf } from '../rendered-lint.ts';
import { PLAYERS } from '../well-formed.ts';
import { GLANCE } from '../../support/tutor/glance.ts';
import type { Told } from '../review/remark-claims.ts';
import type { CheckedRemark } from './remarks/commented.ts';
import { REMARK_SENTENCES } from './remarks-told.ts';
import { checkedStories } from './stories.ts';
import { patternReader } from './words-told.ts';

const READERS = (['de', 'en'] as const).map((language) => {
  const name = namingOf(language, 'bavarian', PLAYERS, undefined);
  const compile = patternReader(name);
  const patterns = REMARK_SENTENCES.flatMap((claim) =>
    claim.says[language].map((pattern) => ({ claim, read: compile(pattern) })),
  );
  return { name, patterns };
});

export interface CheckedCommentary {
  readonly positions: number;
  readonly sentences: readonly CheckedRemark[];
}

/** The deal that a sentence says could not be ruled out: words cannot name it, but it has to be such a one. */
const imaginedIn = ({ params }: Remark): ToldDeal | undefined =>
  'deal' in params && params.deal.kind === 'imagined' ? params.deal : undefined;

/** A remark in both languages, as it is read; spoilt before if that is asked for. */
export function readRemark(
  remark: Remark,
  told: Told,
  spoil: (text: string) => string = (text) => text,
): readonly CheckedRemark[] {
  const imagined = imaginedIn(remark);
  return READERS.map(({ name, patterns }) => {
    const text = spoil(tellWith(textsOf(name.language).remarks, remark, name));
    const meant = patterns.flatMap(({ claim, read }) => {
      const named = read(text);
      return named ? [{ claim, named }] : [];
    });
    const { id } = remark;
    const held = meant.find(({ claim, named }) => claim.holds(named, { told, imagined, name }));
    if (held && lintOf(text, name.language, name.deck).length > 0) return { id, text, is: 'badly worded' };
    if (held) return { id, text, is: 'true', claim: held.claim.name };
    const [first] = meant;
    return first ? { id, text, is: 'false', claim: first.claim.name } : { id, text, is: 'unknown' };
  });
}

/** Every sentence of the commentary on the decisions of a round, which goes to the page as it is, and whether two of one entry contradict each other. */
export function checkedCommentary(end: Round, seed: string, effort: EffortRow = GLANCE): CheckedCommentary {
  const record = recordOf(end);
  const random = randomOf('commentary', seed);
  const entries = reviewable(record);
  const reviews = entries.map((entry) => reviewEntry(record, entry, { random, effort }));
  reviews.forEach(toThePage);
  const told = reviews.map((review): Told => ({ before: roundBefore(record, review.entry), end, record, review }));
  const sentences = told.flatMap((each) => {
    const read = each.review.remarks.flatMap((remark) => readRemark(remark, each));
    return [...read, ...contradictions(read)];
  });
  const stories = end.phase === 'scored' ? checkedStories(end, reviews) : [];
  return { positions: entries.length, sentences: [...sentences, ...verdictsOf(told), ...stories] };
}

/** Throws if the page could not be told of it. */
function toThePage(review: EntryReview): void {
  const { error } = EntryReviewSchema.safeParse(review);
  if (error) throw new Error(`entry ${review.entry}: ${error.message} in ${JSON.stringify(review.advice)}`);
}

/** What is said of the round of each seat; what is said there of a doubling that was missed is said of an entry as well. */
function verdictsOf(told: readonly Told[]): readonly CheckedRemark[] {
  const [first] = told;
  if (!first) return [];
  const whole = reviewOf(
    first.record,
    told.map(({ review }) => review),
    'quick',
  );
  const verdicts = whole.verdict.filter(({ id }) => id.startsWith('V.'));
  return verdicts.flatMap((remark) => readRemark(remark, { ...first, whole }));
}

const DOUBT = /lässt sich hier nicht sicher sagen|cannot be said for sure/;
const MISTAKE = /ist hier ein Fehler|is a mistake here|wäre ein Fehler gewesen|would have been a mistake/;
const EQUAL = /Keine Wahl ist hier merklich|No choice is noticeably/;

/** A doubt, or that everything is as good, beside something that is called a mistake. */
const contradictions = (read: readonly CheckedRemark[]): readonly CheckedRemark[] =>
  read.some(({ text }) => DOUBT.test(text) || EQUAL.test(text))
    ? read.flatMap((each) =>
        MISTAKE.test(each.text) ? [{ ...each, is: 'false' as const, claim: 'a contradiction' }] : [],
      )
    : [];
