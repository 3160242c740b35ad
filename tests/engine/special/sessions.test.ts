// Properties of sessions with special rounds: money, terms and logs hold together, and hidden cards stay hidden.
import { describe, expect, test } from 'vitest';
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import { type HouseRules, PURE_2007 } from '../../../src/engine/options/options.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { forehandOf, isOver, recordOf, type Round, startRound } from '../../../src/engine/table/round.ts';
import { SEATS } from '../../../src/engine/base/seats.ts';
import { nextShuffle, nextTerms, type Session, withRound } from '../../../src/engine/round/session.ts';
import { totalsOf } from '../../../src/engine/table/sheet.ts';
import { callableRounds, standingOf } from '../../../src/engine/special/standing.ts';
import { sharesOfStock } from '../../../src/engine/special/stock.ts';
import { replay, turnIn } from '../../../src/engine/round/step.ts';
import { houseOf, tableRulesOf } from '../../../src/engine/table/table-rules.ts';
import { adviseAt } from '../../../src/engine/tutor/advice/advise.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { after } from '../../../lab/support/rounds/rounds.ts';
import { PASSED, playedWith, ruferWon, soloLost, soloWon } from '../../../lab/support/rounds/sessions.ts';
import {
  BIERKOPF_ROUND,
  cutRound,
  KREUZ_BY_ACES,
  NAMING,
  OFFERED,
  PASSED_ON,
  specialSession,
  TAKEN,
  UNSEEN,
} from '../../../lab/support/rounds/special-rounds.ts';

const MANUAL: Partial<HouseRules> = {
  'kreuz.trigger': ['manual', 'solo-played'],
  'schieber.trigger': 'manual',
  'teufel.trigger': 'manual',
  'passout.rule': 'stock',
};
const HOUSES: readonly Partial<HouseRules>[] = [
  { ...MANUAL, 'bock.mode': 'overlap', 'kreuz.form': 'aces', 'round.length': 2 },
  { ...MANUAL, 'bock.mode': 'queue', 'kreuz.form': 'opposite', 'stock.cap': 15, 'deck.size': 24 },
  { ...MANUAL, 'bock.mode': 'overlap', 'kreuz.form': 'aces', 'kreuz.draw': 'per-deal', 'deck.size': 20 },
  { ...MANUAL, 'kreuz.form': 'aces', 'kreuz.declaringSide': 'aces', 'schieber.offer': 'forehand-then-dealer' },
];
const DEALS = 24;

/** A round between bots of different temper, from the shuffled pack on. */
function played(session: Session): Round {
  const random = randomOf(session.seed, session.sheet.length);
  let round = after(startRound(session.rules, nextTerms(session)), nextShuffle(session));
  while (!isOver(round)) {
    const seat = turnIn(round);
    if (seat === undefined) throw new Error(round.phase);
    const player = (seat + session.sheet.length) % 3 === 0 ? PLAYERS.zufall : PLAYERS.draufgaenger;
    round = after(round, player.decide(viewFor(round, seat), { random }).decision);
  }
  return round;
}

describe.each(HOUSES.map((house, index) => ({ house, index })))(
  'sessions under house rules $index',
  ({ house, index }) => {
    test('pay what they owe, follow from the sheet, and fold to the same rounds', () => {
      const rules = tableRulesOf({ ...PURE_2007, ...house });
      let session: Session = { seed: `special ${index}`, rules, firstDealer: 1, sheet: [], called: [] };
      const seen = new Set<string>();
      for (let number = 1; number <= DEALS; number++) {
        const round = played(session);
        seen.add(round.terms.special?.kind ?? 'usual');
        const record = JSON.parse(JSON.stringify(recordOf(round))) as ReturnType<typeof recordOf>;
        expect(replay(record)).toMatchObject({ ok: true, round });
        session = withRound(session, round);
        const rounds = callableRounds(houseOf(rules));
        const asked = number % 5 === 1 ? rounds[(number >> 2) % rounds.length] : undefined;
        if (asked) session = { ...session, called: [...(session.called ?? []), { after: number, round: asked }] };
        const { stock } = standingOf(session);
        expect(totalsOf(session.sheet).reduce((sum, cents) => sum + cents, stock)).toBe(0);
        expect(sharesOfStock(stock, 0).reduce((sum, cents) => sum + cents, 0)).toBe(stock);
        expect(nextTerms(JSON.parse(JSON.stringify(session)) as Session)).toEqual(nextTerms(session));
      }
      expect([...seen].sort()).toEqual(['kreuz', 'schieber', 'teufel', 'usual']);
    });
  },
);

describe('the queue of special rounds', () => {
  const house: Partial<HouseRules> = {
    'kreuz.form': 'opposite',
    'schieber.trigger': 'tout-played',
    'tout.contracts': ['solo'],
    'contracts.ranking': [['rufer'], ['wenz'], ['solo'], ['solo-tout'], ['sie']],
    'round.length': 2,
  };
  const empty: Session = { seed: 'queue', rules: tableRulesOf({ ...PURE_2007, ...house }), firstDealer: 3, sheet: [] };
  const tout = { ...soloWon(), announcement: { contract: 'solo-tout', trump: 'E' } as const };

  test('one deal can bring two, which are played one after the other', () => {
    let session = playedWith(empty, ruferWon(), tout);
    const kinds = Array.from({ length: 5 }, () => {
      const { special } = nextTerms(session);
      session = withRound(session, played(session));
      return special && `${special.kind} ${special.deal}/${special.of}`;
    });
    expect(kinds.slice(0, 4)).toEqual(['kreuz 1/2', 'kreuz 2/2', 'schieber 1/2', 'schieber 2/2']);
  });

  test('practice starts nothing and uses up nothing', () => {
    const round = played(playedWith(empty, tout));
    const before = playedWith(empty, tout);
    const practised = withRound(before, round, 'practice');
    expect(standingOf(practised).rounds).toEqual(standingOf(before).rounds);
  });
});

describe('a Bock round', () => {
  const empty: Session = {
    seed: 'bock',
    rules: tableRulesOf({ ...PURE_2007, 'bock.mode': 'overlap', 'bock.triggers': ['solo-lost'], 'round.length': 2 }),
    firstDealer: 3,
    sheet: [],
  };
  test('is not used up by a deal that is thrown in', () => {
    const session = playedWith(empty, soloLost(), PASSED, PASSED, soloWon());
    expect(standingOf(session).bocks).toEqual([1]);
    expect(nextTerms(session).doublings).toEqual({ bock: 1 });
  });
});

test('who is not concerned sees nothing of the cards passed on', () => {
  const pairs = [0, 7].map((index) => {
    const passes = viewFor(TAKEN, 0).options.map(({ decision }) => decision);
    const decision = passes[index];
    if (decision?.type !== 'passOn') throw new Error('nothing to pass on');
    return { cards: decision.cards, round: after(TAKEN, decision) };
  });
  const seen = SEATS.map((seat) => pairs.map(({ round }) => JSON.stringify(viewFor(round, seat))));
  expect(seen.map(([one, other]) => one === other)).toEqual([false, false, true, true]);
  const [first] = pairs;
  expect(viewFor(PASSED_ON, 1).history.at(-1)).toMatchObject({ type: 'passOn', seat: 0, cards: first?.cards });
  expect(viewFor(PASSED_ON, 2).history.at(-1)).toEqual({ type: 'passOn', seat: 0 });
});

test('forehand of a Teufel sees nothing that has not been dealt', () => {
  const other = cutRound({ ...specialSession('teufel'), seed: 'another shuffle' });
  for (const seat of SEATS) {
    const [one, two] = [UNSEEN, other].map((round) => viewFor(round, seat));
    expect(one).toEqual(two);
  }
});

describe('the partners of a Kreuz and of a Bierkopf', () => {
  test.each([KREUZ_BY_ACES, BIERKOPF_ROUND])('are known to everybody', (round) => {
    if (round.phase !== 'playing') throw new Error(round.phase);
    for (const seat of SEATS)
      expect(viewFor(round, seat).contract).toMatchObject({ revealed: { seat: round.partner, by: 'settled' } });
    expect(viewFor(round, 0).turn).toBe(forehandOf(round));
  });

  test('either opponent may give Stoss in a Kreuz, neither partner', () => {
    const may = SEATS.filter((seat) =>
      viewFor(KREUZ_BY_ACES, seat).options.some(({ decision, verdict }) => decision.type === 'stoss' && verdict.legal),
    );
    if (KREUZ_BY_ACES.phase !== 'playing') throw new Error(KREUZ_BY_ACES.phase);
    const { declarer, partner } = KREUZ_BY_ACES;
    expect(may).toEqual(SEATS.filter((seat) => seat !== declarer && seat !== partner));
  });
});

test('where the last doubling decides, the side that gave it needs 61', () => {
  const start = cutRound(specialSession('kreuz', { 'kreuz.declaringSide': 'last-doubler' }));
  if (start.phase !== 'playing') throw new Error(start.phase);
  const seat = SEATS.find((each) => each !== start.declarer && each !== start.partner) ?? 0;
  const doubled = after(start, { type: 'stoss', seat });
  if (doubled.phase !== 'playing') throw new Error(doubled.phase);
  const needed = [start, doubled].map(
    ({
      play: {
        contract: { row },
      },
    }) => row.goal.kind === 'points' && row.goal.atLeast,
  );
  expect(needed).toEqual([61, 60]);
});

describe('advice in special rounds', () => {
  test.each([
    ['the Obers', OFFERED],
    ['two cards', TAKEN],
    ['two cards of an opponent', PASSED_ON],
    ['a Solo', NAMING],
    ['a Solo unseen', UNSEEN],
  ] as const)('on %s ranks everything that is allowed', (_what, round) => {
    const seat = turnIn(round);
    if (seat === undefined) throw new Error(round.phase);
    const view = viewFor(round, seat);
    const allowed = view.options.flatMap(({ decision, verdict }) => (verdict.legal ? [JSON.stringify(decision)] : []));
    const { ranked, facts } = adviseAt(view, { random: randomOf('advice'), effort: 'quick' });
    expect(ranked.map(({ decision }) => JSON.stringify(decision)).sort()).toEqual([...allowed].sort());
    expect(facts.length).toBeGreaterThan(0);
  });
});

test('a bad hand leaves the Obers, a good one takes them', () => {
  const weak = { ...viewFor(OFFERED, 0), hand: ['E7', 'E8', 'G7', 'G8', 'H7', 'H8', 'S7', 'S8'] } as const;
  const strong = { ...viewFor(OFFERED, 0), hand: ['HO', 'SO', 'EU', 'GU', 'EA', 'ET', 'E9', 'GA'] } as const;
  const answer = (view: typeof weak | typeof strong): unknown =>
    PLAYERS.verein.decide({ ...view, dealtHand: view.hand }, { random: randomOf('offer') }).decision;
  expect(answer(weak)).toMatchObject({ type: 'obers', answer: 'leave' });
  expect(answer(strong)).toMatchObject({ type: 'obers', answer: 'take' });
});
