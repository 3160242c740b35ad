// A problem: a position of a played round in which exactly one card is good. It is a line of text, from which the round is rebuilt.
import { type Card, cardsOfPack, isCard } from '../../base/cards.ts';
import { randomOf, shuffled } from '../../base/random.ts';
import { type Seat, SEATS } from '../../base/seats.ts';
import { type Knowledge, knowledgeOf } from '../../inference/knowledge.ts';
import type { Fact } from '../../inference/facts.ts';
import { legalDecisions, step, turnIn } from '../../round/step.ts';
import { viewFor } from '../../round/view.ts';
import type { Entry } from '../../table/log.ts';
import { recordOf, type Round, startRound } from '../../table/round.ts';
import { entriesOf } from '../../table/readers.ts';
import { pureRules } from '../../table/table-rules.ts';
import { type IdeaId, IDEAS } from '../../tutor/ideas/ideas.ts';
import { reasonsBetween } from '../../tutor/ideas/cause-seen.ts';
import { turnedTo } from '../trainers/bot-rounds.ts';
import { decisionKey, LEARNER, type Stage, STAGES } from '../trainers/trainer.ts';

/** What an allowed card comes to. */
export interface WeighedCard {
  readonly card: Card;
  /** What it loses against the right card: cents, and games of a hundred. */
  readonly cents: number;
  readonly percent: number;
  /** How many of a hundred people play it. */
  readonly usual: number;
}

export interface Problem {
  /** Number of the deal, which is the seed of its cards. */
  readonly deal: number;
  /** What was said before the first card, each as `decisionKey` has it. */
  readonly said: readonly string[];
  readonly played: readonly Card[];
  /** The good card first, then those that do the same. */
  readonly right: readonly Card[];
  /** The wrong card from which its idea tells the good one. */
  readonly against: Card;
  readonly idea: IdeaId;
  /** How hard it is by how often people fail, 1 the easiest. */
  readonly grade: Stage;
  /** Every allowed card. */
  readonly cards: readonly WeighedCard[];
}

/** How likely people are to play a wrong card, 0 to 1. */
export const missedByPeople = ({ cards, right }: Problem): number =>
  Math.min(1, cards.filter(({ card }) => !right.includes(card)).reduce((sum, { usual }) => sum + usual, 0) / 100);

/** The name of a problem, for good: its deal and the cards played before it. */
export const nameOf = ({ deal, played }: Pick<Problem, 'deal' | 'played'>): string => `${deal}-${played.length}`;

/** Where the pack of every deal is cut. */
const CUT = 16;

/** The cards of a problem's deal, before anything is said. */
export function dealtRound(deal: number): Round {
  const random = randomOf('problem', deal);
  const rules = pureRules();
  const dealer = SEATS[random.below(SEATS.length)] ?? LEARNER;
  const pack = shuffled(cardsOfPack(rules.pack), random);
  const uncut = stepped(startRound(rules, { dealer }), { type: 'shuffled', pack });
  const seat = turnIn(uncut);
  const cuts = seat === undefined ? [] : legalDecisions(uncut, seat);
  const cut = entriesOf(cuts, 'cut').find(({ at }) => at === CUT);
  return cut ? stepped(uncut, cut) : uncut;
}

function stepped(round: Round, entry: Entry): Round {
  const next = step(round, entry);
  if (!next.ok) throw new Error(`a problem has an entry that is refused: ${JSON.stringify(entry)}`);
  return next.round;
}

/** The round at a problem, turned so that the learner decides. Throws if the rules refuse anything of it (programming error). */
export function roundOf({ deal, said, played }: Pick<Problem, 'deal' | 'said' | 'played'>): Round {
  let round = dealtRound(deal);
  for (const text of [...said, ...played]) round = stepped(round, decisionNamed(round, text));
  const seat = turnIn(round);
  if (seat === undefined) throw new Error(`nobody decides at ${nameOf({ deal, played })}`);
  return seat === LEARNER ? round : turned(round, seat);
}

const turned = (round: Round, seat: Seat): Round => {
  const { entries, rules, terms } = turnedTo(recordOf(round), seat);
  return entries.reduce(stepped, startRound(rules, terms));
};

function decisionNamed(round: Round, text: string): Entry {
  const seat = turnIn(round);
  const found = seat === undefined ? undefined : legalDecisions(round, seat).find((each) => decisionKey(each) === text);
  if (!found) throw new Error(`a problem has ${text}, which is not allowed`);
  return found;
}

/** What whoever decides can know. */
export const knowledgeIn = (problem: Pick<Problem, 'deal' | 'said' | 'played'>): Knowledge =>
  knowledgeOf(viewFor(roundOf(problem), LEARNER));

/** Why the right card is good: its idea, and what supports it. */
export const reasonsIn = (know: Knowledge, { right, against }: Pick<Problem, 'right' | 'against'>): readonly Fact[] => {
  const [card] = right;
  return card === undefined ? [] : reasonsBetween(know, { card, against, good: right });
};

/** A problem as a line of text. */
export function writeProblem({ deal, said, played, right, against, idea, grade, cards }: Problem): string {
  const worths = cards.map(({ card, cents, percent, usual }) => [card, cents, percent, usual].join(':'));
  return [deal, said.join(','), played.join('') || '-', right.join(''), against, idea, grade, worths.join(',')].join(
    ' ',
  );
}

/** The problem of a line. Throws if it is none (programming error). */
export function readProblem(line: string): Problem {
  const [deal = '', said = '', played = '', right = '', against = '', idea = '', grade = '', worths = ''] =
    line.split(' ');
  const stage = STAGES.find((each) => each === Number(grade));
  if (!isCard(against) || !isIdeaId(idea) || stage === undefined) throw new Error(`no problem: ${line}`);
  return {
    deal: Number(deal),
    said: said.split(','),
    played: played === '-' ? [] : cardsIn(played),
    right: cardsIn(right),
    against,
    idea,
    grade: stage,
    cards: worths.split(',').map(weighedIn),
  };
}

const isIdeaId = (text: string): text is IdeaId => Object.hasOwn(IDEAS, text);

function cardsIn(text: string): readonly Card[] {
  const cards = [...text.matchAll(/../g)].flatMap(([card]) => (isCard(card) ? [card] : []));
  if (cards.join('') !== text) throw new Error(`no cards: ${text}`);
  return cards;
}

function weighedIn(text: string): WeighedCard {
  const [card, cents, percent, usual] = text.split(':');
  if (!isCard(card)) throw new Error(`no card: ${text}`);
  return { card, cents: Number(cents), percent: Number(percent), usual: Number(usual) };
}
