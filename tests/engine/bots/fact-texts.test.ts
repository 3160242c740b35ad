// Every fact is given by some player or the tutor somewhere, is true there, and reads as a sentence in both languages.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Fact, FactId } from '../../../src/engine/inference/facts.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { doublingOf } from '../../../src/engine/bots/random-player.ts';
import { knowledgeOf, touching } from '../../../src/engine/inference/knowledge.ts';
import { SEATS } from '../../../src/engine/base/seats.ts';
import { hasDoublePack } from '../../../src/engine/table/table-rules.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { cardsOfPack } from '../../../src/engine/base/cards.ts';
import { houseTable } from '../../../lab/support/rounds/house-tables.ts';
import { after, call, dealt, filledUp } from '../../../lab/support/rounds/rounds.ts';
import { adviseAt } from '../../../src/engine/tutor/advice/advise.ts';
import { adviseCard } from '../../../src/engine/tutor/advice/card-advice.ts';
import { adviseDoubling } from '../../../src/engine/tutor/advice/doubling-advice.ts';
import { decisionOf } from '../../../src/engine/tutor/advice/grade.ts';
import { fateFor } from '../../../src/engine/tutor/ideas/fates.ts';
import { leftToPlayFor } from '../../../src/engine/tutor/ideas/counting.ts';
import { isIdea, reasonsOf } from '../../../src/engine/tutor/ideas/ideas.ts';
import { FACTS_DE } from '../../../src/words/de/facts.ts';
import { FACTS_EN } from '../../../src/words/en/facts.ts';
import type { Naming } from '../../../src/words/types/naming.ts';
import { DECKS } from '../../../src/shared/border/language.ts';
import { namingOf } from '../../../src/words/speak/naming-of.ts';
import { PATIENCE_MS, sample } from '../../../lab/base/thorough.ts';
import { CLAIMS, type Seen } from '../../../lab/sentences/facts/claims.ts';
import { playFactRounds } from '../../../lab/sentences/facts/fact-rounds.ts';
import type { Decided } from '../../../lab/support/bots/support.ts';

/** Told in rounds that older versions have kept, and by no player any more. */
const RETIRED: readonly FactId[] = ['dok.thumb'];

const IDS = (Object.keys(CLAIMS) as readonly FactId[]).filter((id) => !RETIRED.includes(id));

interface Given {
  readonly fact: Fact;
  readonly where: Decided;
}

/** Where each fact was given first, and where last. */
const given = new Map<FactId, { readonly first: Given; readonly last: Given }>();

function note(where: Decided): void {
  where.choice.because.forEach((fact) => {
    const one = { fact, where };
    given.set(fact.id, { first: given.get(fact.id)?.first ?? one, last: one });
  });
}

/** Ideas, and what only the tutor says of a Ramsch. */
const isOfTutor = (fact: Fact): boolean => isIdea(fact) || fact.id.startsWith('ramsch.');

/** What the tutor knows to say for every card that might have been played. */
function noteIdeas({ round, view }: Decided): void {
  const know = knowledgeOf(view);
  know.legal.forEach((card) =>
    note({
      round,
      view,
      choice: { decision: { type: 'play', seat: view.seat, card }, because: reasonsOf(know, card).filter(isOfTutor) },
    }),
  );
}

/** Facts that take the tutor some thought are looked for until each has been told. */
const isWanted = (kind: string): boolean => IDS.some((id) => id.startsWith(kind) && !given.has(id));

/** What becomes of the trick and of cards is looked for in one position of so many. */
const LOOKED_AT = 16;

/** To find one true takes as long as to find it: one of each kind is enough where time matters. */
const isNewFate = sample(
  ({ id }: Fact) => !given.has(id),
  () => true,
);

function noteFates({ round, view }: Decided): void {
  const know = knowledgeOf(view);
  const [card, other] = shuffled(know.legal, randomOf('thought', ...view.hand));
  if (!card || !other || !isWanted('fate.') || randomOf('fates', ...view.hand).below(LOOKED_AT) > 0) return;
  for (const fate of [...fateFor(know, card, other), ...fateFor(know, other, card)].filter(isNewFate))
    note({
      round,
      view,
      choice: { decision: { type: 'play', seat: view.seat, card: fate.params.card }, because: [fate] },
    });
}

function noteDoubling({ round, view, choice }: Decided): void {
  const type = doublingOf(view)?.type;
  if (type === undefined || (!isWanted(`${type}.pays`) && !isWanted(`${type}.leave`))) return;
  const { ranked, facts } = adviseDoubling(view, { random: randomOf('thought'), effort: 'quick' }) ?? {};
  if (facts)
    note({ round, view, choice: { decision: decisionOf(ranked?.[0]?.decision) ?? choice.decision, because: facts } });
}

/** How often a Ramsch ends well with two cards is looked for where a card is led or follows by choice. */
function noteRamsch({ round, view }: Decided): void {
  if (!isWanted('ramsch.chance') || knowledgeOf(view).contract.row.goal.kind !== 'fewestPoints') return;
  const { ranked, facts } = adviseCard(view, { random: randomOf('thought'), effort: 'quick' });
  const decision = decisionOf(ranked[0]?.decision);
  if (decision) note({ round, view, choice: { decision, because: facts } });
}

/** What is left to play for is said in games that are decided. */
function noteLeft({ round, view }: Decided): void {
  const left = isWanted('count.') ? leftToPlayFor(knowledgeOf(view)) : undefined;
  if (left && !given.has(left.id)) noteBest({ round, view });
}

/** That it makes no difference is said where all cards that may be played do the same. */
function noteSame({ round, view }: Decided): void {
  const know = knowledgeOf(view);
  const [first, ...others] = know.legal;
  if (!first || others.length === 0 || !isWanted('play.sameCards')) return;
  if (touching(know, first).length === know.legal.length) noteBest({ round, view });
}

/** Whether each fact has been given; where time does not matter (THOROUGH=1) there is never enough, and other rounds give it last. */
const isEnough = sample(
  () => IDS.every((id) => given.has(id)),
  () => false,
);

/** What the tutor says of a game that is rather lost is looked for where a player has announced such a one. */
function noteBid({ round, view, choice }: Decided): void {
  if (view.phase !== 'announcing' || !isWanted('bid.leastBad')) return;
  if (choice.because.some(({ id }) => id === 'bid.thin')) noteBest({ round, view });
}

function noteBest({ round, view }: Pick<Decided, 'round' | 'view'>): void {
  const { ranked, facts } = adviseAt(view, { random: randomOf('thought'), effort: 'quick' });
  const decision = decisionOf(ranked[0]?.decision);
  if (decision) note({ round, view, choice: { decision, because: facts } });
}

/** Who speaks last plays a thin Rufer where passing leads to a Ramsch that costs more: one of these hands is such a one. */
function noteRatherThanRamsch(): void {
  const rules = houseTable({ 'passout.rule': 'ramsch' });
  for (let hand = 0; hand < 80 && !given.has('bid.evenSo'); hand++) {
    const held = shuffled(cardsOfPack(32), randomOf('even', hand)).slice(0, 8);
    const start = dealt(rules, filledUp(rules, { 3: held }));
    const round = ([0, 1, 2] as const).reduce((before, seat) => after(before, call(seat, 'weiter')), start);
    noteBest({ round, view: viewFor(round, 3) });
  }
}

beforeAll(() => {
  noteRatherThanRamsch();
  playFactRounds((where) => {
    note(where);
    noteBid(where);
    if (where.view.phase !== 'playing' || where.choice.decision.type !== 'play') return;
    if (where.view.table !== undefined || hasDoublePack(where.view.rules)) return;
    noteIdeas(where);
    noteFates(where);
    noteDoubling(where);
    noteRamsch(where);
    noteLeft(where);
    noteSame(where);
  }, isEnough);
}, PATIENCE_MS);

/** Reasons are told of everybody's decisions: nobody else may be addressed than who is meant. */
const ADDRESSED = /\b(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]eine?[mnrs]?|euch|eure?[mnrs]?|[Yy]ou|[Yy]our)\b/;

const TEXTS = { de: FACTS_DE, en: FACTS_EN } as const;

test.each(RETIRED)('%s is given by nobody', (id) => expect(given.has(id)).toBe(false));

describe.each(IDS)('%s', (id) => {
  const claim = CLAIMS[id] as (params: Fact['params'], seen: Seen) => boolean;

  test('is given, and is true', () => {
    const { first, last } = given.get(id) ?? {};
    for (const one of new Set([first, last])) {
      if (!one) throw new Error('nobody gives it');
      const { round, view, choice } = one.where;
      const seen = { view, decision: choice.decision, worlds: [round] };
      expect({ fact: one.fact, view: view.dealtHand, isTrue: claim(one.fact.params, seen) }).toMatchObject({
        isTrue: true,
      });
    }
  });

  test.each(['de', 'en'] as const)('reads as a sentence: %s', (language) => {
    const write = TEXTS[language][id] as (params: Fact['params'], name: Naming) => string;
    const params = given.get(id)?.first.fact.params;
    if (!params) return;
    for (const deck of DECKS)
      for (const reader of [...SEATS, undefined]) {
        const text = write(params, namingOf(language, deck, ['Resi', 'Sepp', 'Vroni', 'Xaver'], reader));
        expect(text).toMatch(/^[\p{L}\d].*[.!]$/u);
        expect(text).not.toMatch(/undefined|NaN|\[object| {2}|\( ?\)/);
        if (reader === undefined) expect(text, 'whoever reads it').not.toMatch(ADDRESSED);
      }
  });
});
