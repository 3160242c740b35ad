// Messages put into words: the engine's ids and evidence in, sentences out.
import type { Card } from '../../engine/base/cards.ts';
import type { Fact, FactId } from '../../engine/inference/facts.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { Reason } from '../../engine/base/reasons.ts';
import type { Explanation, Note } from '../../engine/tutor/notes.ts';
import type { Bubble } from '../../shared/table/board.ts';
import type { Problem } from '../../shared/border/problems.ts';
import { type Together, toldTogether } from '../../shared/border/told-together.ts';
import type { BubbleStyle } from '../../shared/table/bubble-styles.ts';
import { spokenBy } from '../base/call-words.ts';
import type { Occasion } from '../../shared/table/talk-occasions.ts';
import { textsOf } from '../base/catalogue.ts';
import type { Language } from '../../shared/border/language.ts';
import type { Naming } from '../types/naming.ts';
import { tellWith } from '../base/words.ts';

/** A refusal in words. */
export interface ToldExplanation {
  /** The rule with its evidence, one or two sentences. */
  readonly rule: string;
  /** Sentences that make it clearer. */
  readonly notes: readonly string[];
  /** What may be played instead; undefined where the rule has said it already, or is not about a card. */
  readonly allowed: string | undefined;
  /** The rule in a few words, without a full stop: for repeated refusals and for descriptions of cards. */
  readonly short: string;
}

/** A refusal told in full. */
export function tellExplanation({ because, notes, allowed }: Explanation, name: Naming): ToldExplanation {
  const texts = textsOf(name.language);
  return {
    rule: tellWith(texts.reasons, because, name),
    notes: notes.map((each) => tellNote(each, name)),
    allowed: allowed.length > 0 && !names(because, allowed) ? texts.spoken.allowed(allowed, name) : undefined,
    short: tellWith(texts.shortReasons, because, name),
  };
}

/** Whether the rule itself already lists exactly these cards, so that a second list would only repeat it. */
const names = ({ params }: Reason, allowed: readonly Card[]): boolean =>
  'have' in params && params.have.length === allowed.length && params.have.every((card) => allowed.includes(card));

export const tellReason = (because: Reason, name: Naming): string =>
  tellWith(textsOf(name.language).reasons, because, name);

export const tellNote = (note: Note, name: Naming): string => tellWith(textsOf(name.language).notes, note, name);

export const tellFact = (fact: Fact, name: Naming): string => tellWith(textsOf(name.language).facts, fact, name);

/** Facts whose sentences count what is out: all but the hand of the seat that went by them, and what has been played. */
export const COUNTING_OUT: readonly FactId[] = [
  'discard.keepMaster',
  'lead.aceComes',
  'lead.losersFirst',
  'lead.promote',
  'lead.searchFat',
  'lead.toLast',
  'lead.drawTrumps',
  'lead.topTrump',
  'lead.trumpsGone',
  'lead.highest',
  'lead.shortHighest',
  'lead.toHighest',
  'lead.twoForOne',
  'lead.runs',
  'lead.keepAce',
  'lead.fewAbove',
  'lead.keepPoints',
  'lead.ruffNear',
  'lead.moreOut',
  'lead.drawOut',
  'lead.keepDear',
  'lead.keepHigh',
  'follow.takeHigh',
  'follow.ruffFat',
  'follow.nowOrNever',
  'follow.ruffBehind',
  'follow.unblock',
  'discard.hopeless',
  'discard.keepGuards',
  'ramsch.getRid',
  'ramsch.mayBeTaken',
  'bettel.leadLow',
  'bettel.throwHigh',
];

/** What a seat went by, fact by fact; the first that counts what is out says for whom it is, unless that is the reader. */
export function tellFacts(facts: readonly Fact[], seat: Seat, name: Naming): readonly string[] {
  const counting = name.isReader(seat) ? undefined : facts.find(({ id }) => COUNTING_OUT.includes(id));
  return facts.map((fact) => {
    const told = tellFact(fact, name);
    return fact === counting ? `${told} ${textsOf(name.language).spoken.outFor(seat, name)}` : told;
  });
}

export const tellProblem = (problem: Problem, name: Naming): string =>
  tellWith(textsOf(name.language).problems, problem, name);

/** One sentence or more for the same trouble with several files; that of a single one is told as ever. */
export function tellTogether(problems: readonly [Problem, ...Problem[]], name: Naming): string {
  const [{ id }] = problems;
  if (problems.length === 1 || !toldTogether(id)) return problems.map((each) => tellProblem(each, name)).join(' ');
  const together = { id, params: problems.map(({ params }) => params) } as Together;
  return tellWith(textsOf(name.language).together, together, name);
}

/** What somebody at the table remarks. */
export const tellTalk = (on: Occasion, way: 0 | 1 | 2, language: Language, style: BubbleStyle): string =>
  textsOf(language).talk[style][on][way];

/** What a speech bubble says. */
export const tellBubble = (bubble: Bubble, name: Naming, style: BubbleStyle = 'standard'): string =>
  spokenBy(bubble, textsOf(name.language).bubbles[style], name);
