// Where everything is explained, a sentence stands beside every decision of somebody else: in every game, for every kind of decision.
import { describe, expect, test } from 'vitest';
import { randomDeal, randomDecision, randomRules, TABLES } from '../../lab/prove/selftest/random-round.ts';
import { GLIMPSE_SENTENCES, sentenceReader } from '../../lab/sentences/told/read.ts';
import { sample } from '../../lab/base/thorough.ts';
import { PLAYERS as PEOPLE } from '../../lab/sentences/well-formed.ts';
import { firstAllowed, scene, type SceneOptions, settled, thinkHere } from '../../lab/support/main/fake-table.ts';
import { after } from '../../lab/support/rounds/rounds.ts';
import { HOUSE_TABLES, playedRound } from '../../lab/support/tutor/checked-tables.ts';
import { houseSituations } from '../../lab/support/tutor/random-rounds.ts';
import { PLAYERS } from '../../src/engine/bots/players.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import { bySeat, type Seat, seatAfter } from '../../src/engine/base/seats.ts';
import { type OfferedGame, SHELF } from '../../src/engine/games/shelf.ts';
import { legalDecisions, replay, turnIn } from '../../src/engine/round/step.ts';
import { viewFor } from '../../src/engine/round/view.ts';
import { type Decision, isAside, isDecision } from '../../src/engine/table/log.ts';
import { isOver, type Round, startRound } from '../../src/engine/table/round.ts';
import { gameAt, playersAt, seatsAt } from '../../src/engine/table/table-rules.ts';
import { ANSWERS } from '../../src/shared/table/questions.ts';
import { whyOf } from '../../src/main/advice/why.ts';
import { glimpsesOf } from '../../src/main/board/acts.ts';
import { bubblesOf } from '../../src/main/board/bubbles.ts';
import { othersDecision } from '../../src/main/table/next-move.ts';
import type { SavedSession } from '../../src/main/table/session-file.ts';
import type { AnswerTo, Question } from '../../src/main/thinking/thinking-protocol.ts';
import type { Thinking } from '../../src/main/thinking/thinking.ts';
import { ADVICE_CALLS } from '../../src/shared/calls/advice-calls.ts';
import { UI_ADVICE_DE } from '../../src/words/de/ui-advice.ts';
import { UI_ADVICE_EN } from '../../src/words/en/ui-advice.ts';
import { LANGUAGES } from '../../src/shared/border/language.ts';
import { namingOf } from '../../src/words/speak/naming-of.ts';
import { tellWith } from '../../src/words/base/words.ts';

const GLIMPSES = { de: UI_ADVICE_DE.glimpses, en: UI_ADVICE_EN.glimpses } as const;
const READERS = bySeat((seat) =>
  LANGUAGES.map((language) => {
    const name = namingOf(language, 'bavarian', PEOPLE, seat);
    return { name, read: sentenceReader(name, GLIMPSE_SENTENCES) };
  }),
);

/** A round of a game at the table that explains everything, with what waited for the reader: lengths of the log. */
async function explainedRound(
  game: OfferedGame,
  seed: string,
  deps: SceneOptions['deps'] = {},
): Promise<{ saved: SavedSession; read: Set<number> }> {
  const stage = scene({ settings: { speed: 'normal', doublingPrompt: 'button' }, deps });
  await stage.table.start({
    house: {},
    seed,
    mode: 'open',
    level: 'anfaenger',
    ...(game !== 'schafkopf' && { game }),
  });
  const read = new Set<number>();
  for (let steps = 0; steps < 4000; steps++) {
    await settled();
    const view = stage.table.view();
    if (!view) continue;
    if (view.waitsFor) read.add(view.at);
    if (isOver((stage.table.saved() as SavedSession).round)) break;
    const decision = view.pausing ? undefined : firstAllowed(view);
    if (decision) await stage.table.decide({ at: view.at, decision });
    else if (view.pausing || view.asked) stage.table.skip();
    if (stage.clock.pending() > 0 && !view.waitsFor) await stage.clock.advance();
  }
  return { saved: stage.table.saved() as SavedSession, read };
}

/** The session as it was when the log had so many entries. */
function earlier({ file, round }: SavedSession, at: number): SavedSession {
  const { rules, terms, entries } = round;
  const folded = replay({ format: 1, rules, terms, entries: entries.slice(0, at) });
  if (!folded.ok) throw new Error(`entry ${folded.at} is illegal`);
  return { file: { ...file, entries: entries.slice(0, at) }, round: folded.round };
}

describe('a round at the table that explains everything', () => {
  test.each(SHELF)(
    '%s',
    async (game) => {
      const { saved, read } = await explainedRound(game, `explained ${game}`);
      expect(isOver(saved.round)).toBe(true);
      const others = saved.round.entries.flatMap((_, entry) => (othersDecision(saved.round, entry) ? [entry + 1] : []));
      expect(others.length).toBeGreaterThan(5);
      for (const at of others) {
        const why = whyOf(earlier(saved, at), { kind: 'last', at });
        expect(ADVICE_CALLS['advice.why'].output.parse(why)).toMatchObject({ outcome: 'why' });
        if (why.outcome !== 'why') continue;
        const entry = saved.round.entries[at - 1];
        expect(why.glimpses.length, JSON.stringify(entry)).toBeGreaterThan(0);
        expect(why.because?.length ?? 0, `${JSON.stringify(entry)} has no reason`).toBeGreaterThan(0);
      }
      const followed = others.filter((at) => at < saved.round.entries.length && others.includes(at + 1));
      expect(followed.filter((at) => !read.has(at))).toEqual([]);
    },
    60_000,
  );
});

/** Players who announce whatever they may, from a trick on. */
const loudFrom = (trick: number): Pick<Thinking, 'ask'> => ({
  ask<Q extends Question>(question: Q) {
    if (question.kind !== 'decide' && question.kind !== 'double') return thinkHere.ask(question);
    if (question.kind === 'double' && question.view.tricks.length < trick)
      return Promise.resolve(null as AnswerTo<Q['kind']>);
    const legal = question.view.options.flatMap(({ decision, verdict }) => (verdict.legal ? [decision] : []));
    const decision = legal.find((each) => isAside(each) === (question.kind === 'double'));
    return Promise.resolve((decision ? { decision, because: [] } : null) as AnswerTo<Q['kind']>);
  },
});

test('nobody breaks in with an announcement before the words on the last card have been read', async () => {
  const { saved, read } = await explainedRound('doppelkopf', 'loud', { thinking: loudFrom(0) });
  const { round } = saved;
  const broken = round.entries.flatMap((entry, at) =>
    isDecision(entry) && isAside(entry) && othersDecision(round, at - 1) ? [at] : [],
  );
  expect(broken.length).toBeGreaterThan(0);
  expect(broken.filter((at) => !read.has(at))).toEqual([]);
});

test('an announcement after the first trick is heard, and asked about like any other', async () => {
  const { saved } = await explainedRound('doppelkopf', 'loud', { thinking: loudFrom(1) });
  const late = saved.round.entries.flatMap((entry, at) => (entry.type === 'ansage' ? [at + 1] : [])).at(-1) ?? NaN;
  const { file, round } = earlier(saved, late);
  const view = viewFor(round, 0);
  expect(view.tricks.length).toBeGreaterThan(0);
  const said = bubblesOf(view).flatMap((bubble, seat) => (bubble ? [[seat, bubble]] : []));
  const asked = said.map(([seat]) => whyOf({ file, round }, { kind: 'said', seat: seat as Seat }));
  expect(asked).toMatchObject(said.map(([seat, bubble]) => ({ outcome: 'why', seat, said: bubble })));
  expect(said.length).toBeGreaterThan(0);
});

/** Every decision of a random round, with the round before it. */
function* randomRound(kind: (typeof TABLES)[number], seed: string): Generator<readonly [Round, Decision]> {
  const random = randomOf('explained', kind, seed);
  const rules = randomRules(kind, random);
  const dealer = seatsAt(rules).at(-1) ?? 0;
  // A Solo is none in the first deal.
  const terms = { dealer, ...(gameAt(rules).numbers?.chalk && { chalk: 0 as const }) };
  let round: Round = startRound(rules, terms);
  for (const entry of randomDeal(rules, terms, random)) {
    if (isDecision(entry)) yield [round, entry];
    round = after(round, entry);
  }
  while (!isOver(round)) {
    const turn = turnIn(round);
    const decision = randomDecision(round, turn === undefined ? [] : legalDecisions(round, turn), random);
    yield [round, decision];
    round = after(round, decision);
  }
}

/** The same of every round at tables in which all house rules meet. */
function* houseRounds(seed: string): Generator<readonly [Round, Decision]> {
  let before: Round | undefined;
  for (const round of houseSituations(seed)) {
    const last = round.entries.at(-1);
    if (before?.entries.length === round.entries.length - 1 && last && isDecision(last)) yield [before, last];
    before = round;
  }
}

/** The same of rounds in which a Hochzeit is offered and accepted. */
function* marriages(seed: string): Generator<readonly [Round, Decision]> {
  for (const table of HOUSE_TABLES.filter(({ bidding }) => bidding === 'marry')) {
    const { rules, terms, entries } = playedRound(table, seed);
    let round: Round = startRound(rules, terms);
    for (const entry of entries) {
      if (isDecision(entry)) yield [round, entry];
      round = after(round, entry);
    }
  }
}

/** Each kind of decision, and those that are said in several ways. */
const ways = (decision: Decision): string => {
  if ('says' in decision) return `${decision.type} ${decision.says}`;
  if ('answer' in decision) return `${decision.type} ${decision.answer}`;
  return decision.type;
};

/** Tables at which a kind of decision occurs that is rare. */
const RARE: readonly string[] = ['doppelkopf', 'deutscher', 'bauernstoss', 'schoofkopp'];

/** Decisions of one kind that are looked at. */
const OF_A_WAY = sample(50, 200);

/** Cards fall so often that some of them will do. */
const CARDS_SKIPPED = 9;

test('every kind of decision occurs, and what it shows is a sentence that is known and true', () => {
  const games = TABLES.flatMap((kind) =>
    Array.from({ length: RARE.includes(kind) ? 24 : 4 }, (_, seed) => randomRound(kind, String(seed))),
  );
  const seen = new Map<string, number>();
  const faults: string[] = [];
  let cards = 0;
  for (const rounds of [...games, marriages('explained'), houseRounds('explained')])
    for (const [round, decision] of rounds) {
      if (decision.type === 'play' && cards++ % CARDS_SKIPPED > 0) continue;
      seen.set(ways(decision), (seen.get(ways(decision)) ?? 0) + 1);
      if ((seen.get(ways(decision)) ?? 0) > OF_A_WAY) continue;
      const view = viewFor(round, seatAfter(decision.seat, 1, playersAt(round.rules)));
      for (const glimpse of glimpsesOf(view, decision))
        for (const { name, read } of READERS[view.seat]) {
          const text = tellWith(GLIMPSES[name.language], glimpse, name);
          const { is } = read(text, { view, decision, worlds: [round] });
          if (is !== 'true') faults.push(`${is}: ${text} (${JSON.stringify(decision)})`);
        }
    }
  expect([...new Set(faults)].slice(0, 20)).toEqual([]);
  const kinds = Object.keys(ANSWERS);
  const found = new Set([...seen.keys()].map((way) => way.split(' ')[0]));
  expect(kinds.filter((kind) => !found.has(kind))).toEqual([]);
  const both = ['legen', 'lay', 'spritz', 'claim', 'obers', 'widow', 'reserve'];
  expect(both.filter((kind) => [...seen.keys()].filter((way) => way.startsWith(`${kind} `)).length < 2)).toEqual([]);
}, 120_000);

test('a player has a reason for every decision besides cards', () => {
  const asked = new Map<string, number>();
  const silent: string[] = [];
  const games = TABLES.flatMap((kind) => sample(['a'], ['a', 'b', 'c']).map((seed) => randomRound(kind, seed)));
  for (const rounds of [...games, houseRounds('reasons')])
    for (const [round, decision] of rounds) {
      const count = asked.get(decision.type) ?? 0;
      if (decision.type === 'play' || count > 12 || turnIn(round) !== decision.seat) continue;
      asked.set(decision.type, count + 1);
      const choice = PLAYERS.draufgaenger.decide(viewFor(round, decision.seat), { random: randomOf('why', count) });
      if (choice.because.length === 0) silent.push(JSON.stringify(choice.decision));
    }
  expect(asked.size).toBeGreaterThan(15);
  expect(silent).toEqual([]);
}, 120_000);
