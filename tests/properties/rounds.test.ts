// Laws of the engine over random rounds of all packs and contracts; `selftest` plays many more of the same.
import { DOPPELKOPF_CONTRACTS } from '../../src/engine/contracts/doppelkopf-contracts.ts';
import { WIDOW_GAME } from '../../src/engine/contracts/widow.ts';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../lab/commands.ts';
import { deepFreeze, must, Violation } from '../../lab/prove/selftest/check-step.ts';
import { checkLog } from '../../lab/prove/selftest/check-round.ts';
import { checkView, leakedCards, seenBy } from '../../lab/prove/selftest/check-view.ts';
import { selftestRound, type Tally } from '../../lab/prove/selftest/selftest.ts';
import { randomDeal, randomDecision, randomRules, type TableKind } from '../../lab/prove/selftest/random-round.ts';
import { SINGLE_PACKS } from '../../src/engine/base/cards.ts';
import { ALL_CONTRACTS } from '../../src/engine/contracts/registry.ts';
import { PURE_CONTRACTS } from '../../src/engine/contracts/pure.ts';
import { type Random, randomOf } from '../../src/engine/base/random.ts';
import { isOver, type Phase, type Round, startRound } from '../../src/engine/table/round.ts';
import { legalDecisions, turnIn } from '../../src/engine/round/step.ts';
import { SEATS } from '../../src/engine/base/seats.ts';
import { pureRules } from '../../src/engine/table/table-rules.ts';
import { viewFor } from '../../src/engine/round/view.ts';
import { after, announced, cards, filledUp, play } from '../../lab/support/rounds/rounds.ts';
import { sample } from '../../lab/base/thorough.ts';

const ROUNDS = sample(400, 4000);
/** Those of three, and of two, in which there are fewer contracts to reach. */
const OF_THREE = sample(300, 500);
const OF_TWO = sample(100, 200);
const CHUNK = 100;

/** A busy machine takes its time. */
const TIMEOUT_MS = 60_000;

describe('random rounds', () => {
  const tally: Tally = new Map();
  const of = (what: string): number => tally.get(what) ?? 0;

  const chunks = Array.from({ length: ROUNDS / CHUNK }, (_, chunk) => chunk * CHUNK);
  test.each(chunks)(
    `${CHUNK} rounds from number %i keep all laws`,
    (first) => {
      const failures = Array.from({ length: CHUNK }, (_, index) => selftestRound('laws', first + index, tally, 'four'));
      expect(failures.filter((failure) => failure !== undefined)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test('they reach every phase, every contract in every pack, both ends, and the rare events', () => {
    const contracts = PURE_CONTRACTS.flatMap(({ id }) => SINGLE_PACKS.map((pack) => `contract ${id} ${pack}`));
    const ends = PURE_CONTRACTS.flatMap(({ id }) => (id === 'sie' ? ['sie won'] : [`${id} won`, `${id} lost`]));
    const phases: readonly Phase[] = ['auction', 'announcing', 'playing', 'scored', 'thrownIn'];
    const rare = ['stoss', 'retour', 'ran away', 'reason R.CALLED_SUIT_LEAD', 'reason R.CALLED_CARD_NO_DISCARD'];
    const wanted = [...contracts, ...ends, ...phases.map((phase) => `phase ${phase}`), ...rare];
    expect(wanted.filter((what) => of(what) === 0)).toEqual([]);
    expect(of('view swapped')).toBeGreaterThan(of('view notSwapped'));
  });
});

describe('random rounds of three', () => {
  const tally: Tally = new Map();

  test(
    `${OF_THREE} rounds keep all laws, and nobody deals to the empty chair, asks it or pays it`,
    () => {
      const failures = Array.from({ length: OF_THREE }, (_, n) => selftestRound('three', n, tally, 'three-hand'));
      expect(failures.filter((failure) => failure !== undefined)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test('they reach every contract that is played alone, and no other', () => {
    const elsewhere: readonly string[] = [WIDOW_GAME, ...DOPPELKOPF_CONTRACTS].map(({ id }) => id);
    const alone = ALL_CONTRACTS.filter(({ id, parties }) => parties.kind === 'alone' && !elsewhere.includes(id)).map(
      ({ id }) => `contract ${id} 24`,
    );
    const reached = [...tally.keys()].filter((what) => what.startsWith('contract '));
    expect(reached.sort()).toEqual(alone.sort());
    for (const rare of ['stoss', 'retour', 'phase thrownIn', 'sie won']) expect(tally.get(rare)).toBeGreaterThan(0);
  });
});

describe('random rounds of two with piles', () => {
  const tally: Tally = new Map();

  test(
    `${OF_TWO} rounds keep all laws: 120 points with the piles, and nobody learns what lies in them`,
    () => {
      const failures = Array.from({ length: OF_TWO }, (_, n) => selftestRound('two', n, tally, 'vicar'));
      expect(failures.filter((failure) => failure !== undefined)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test('they reach every class, both ends, Stoss and Retour, and the refusals of the calling', () => {
    const reached = [...tally.keys()].filter((what) => what.startsWith('contract '));
    expect(reached.sort()).toEqual(['contract geier 24', 'contract solo 24', 'contract wenz 24']);
    const ends = ['geier', 'wenz', 'solo'].flatMap((id) => [`${id} won`, `${id} lost`]);
    const refusals = ['A.MUST_ANNOUNCE', 'A.NOT_HIGHER', 'A.SOLO_NEEDS_SUIT_CARD', 'A.STOSS_NOT_DEFENDER'];
    const wanted = [...ends, 'stoss', 'retour', 'phase calling', ...refusals.map((id) => `reason ${id}`)];
    expect(wanted.filter((what) => !tally.has(what))).toEqual([]);
    expect(tally.get('view swapped')).toBeGreaterThan(100);
  });

  test('a card of a pile in a view is noticed, until the round is over', () => {
    const states = randomStates('vicar', randomOf('piles'));
    for (const round of states) {
      if (!('piles' in round) || !round.piles) continue;
      const view = viewFor(round, 0);
      const piles = { sizes: [4, 4, 0, 0] as const, cards: round.piles };
      const leaked = leakedCards({ ...view, piles }, seenBy(round, 0));
      expect(leaked).toHaveLength(round.phase === 'scored' ? 0 : 8);
      expect(view.piles?.cards === undefined).toBe(round.phase !== 'scored');
    }
    expect(states.at(-1)?.phase).toBe('scored');
  });
});

/** All states of a random round that keeps the laws. */
function randomStates(kind: TableKind, random: Random): readonly Round[] {
  const rules = randomRules(kind, random);
  const terms = { dealer: 0 } as const;
  const states: Round[] = [after(startRound(rules, terms), ...randomDeal(rules, terms, random))];
  for (let round = states[0]; round && !isOver(round); states.push(round)) {
    const turn = turnIn(round) ?? 0;
    round = after(round, randomDecision(round, legalDecisions(round, turn), random));
  }
  return states;
}

describe('the checks themselves', () => {
  const rules = pureRules();
  const hands = filledUp(rules, { 1: cards('GO HO GU H8 GK ET E8 SA'), 3: cards('GA GT G7 SU HT H7 E9 E7') });
  const round = after(announced(rules, hands, 1, { contract: 'rufer', called: 'GA' }), play(0, hands[0][0] ?? 'EO'));

  test('a card that a seat has not seen is noticed in its view', () => {
    const view = viewFor(round, 2);
    expect(leakedCards(view, seenBy(round, 2))).toEqual([]);
    const leaking = { ...view, trick: { leader: 0 as const, cards: ['G7' as const] } };
    expect(leakedCards(leaking, seenBy(round, 2))).toEqual(['G7']);
    expect(() => SEATS.map((seat) => checkView(round, seat, randomOf('view', seat)))).not.toThrow();
  });

  test('a log that does not fold to its round is noticed', () => {
    const states: readonly Round[] = [round, { ...round, terms: { dealer: 0 } }];
    expect(() => checkLog(states, randomOf('log'))).toThrow(Violation);
    expect(() => must(false, () => 'what')).toThrow(Violation);
  });

  test('frozen means frozen to the bottom', () => {
    const value = deepFreeze({ list: [{ number: 1 }] });
    expect(() => ((value.list[0] as { number: number }).number = 2)).toThrow(TypeError);
  });
});

describe('the command', () => {
  const run = async (
    ...args: readonly string[]
  ): Promise<{ readonly exit: unknown; readonly report: Record<string, unknown> }> => {
    const out: string[] = [];
    const lines = (): AsyncIterable<string> => {
      throw new Error('reads no file');
    };
    const io = { out: (line: string) => void out.push(line), err: () => undefined, lines, now: () => 0 };
    const exit = await COMMANDS['selftest']?.run(args, io);
    return { exit, report: JSON.parse(out[0] ?? '{}') as Record<string, unknown> };
  };

  test('prints what it has done; the same seed does the same', async () => {
    const { exit, report } = await run('--rounds', '20', '--seed', 'a');
    expect(exit).toBe(0);
    expect(report).toMatchObject({ ok: true, rounds: 20, seed: 'a', failures: [] });
    const reachedWith = async (seed: string): Promise<unknown> =>
      (await run('--rounds', '20', '--seed', seed)).report['reached'];
    expect(await reachedWith('a')).toEqual(report['reached']);
    expect(await reachedWith('b')).not.toEqual(report['reached']);
  });

  test('refuses numbers that are none', async () => {
    for (const rounds of ['0', '-1', 'many', '1.5', '1e9'])
      await expect(run(`--rounds=${rounds}`)).rejects.toThrow('whole number');
    await expect(run('--round', '1')).rejects.toThrow('--round');
  });
});
