// Items of all trainers: made again the same, right by rules that are written down a second time, judged and explained.
import { type Card, isCard, singlePack, sumPoints } from '../../../src/engine/base/cards.ts';
import { NUMBER_CONTRACTS } from '../../../src/engine/contracts/bauernstoss.ts';
import { DOPPELKOPF_CONTRACTS } from '../../../src/engine/contracts/doppelkopf-contracts.ts';
import { DOPPELSCHAFKOPF_GAME } from '../../../src/engine/contracts/doppelschafkopf.ts';
import { LEAST, WIDOW_GAME } from '../../../src/engine/contracts/widow.ts';
import { describe, expect, test } from 'vitest';
import { announceObjection } from '../../../src/engine/play/announce-rules.ts';
import { winChance } from '../../../src/engine/bots/bidding/plans.ts';
import { type Announcement, announcementsOf, contractOf } from '../../../src/engine/base/contract.ts';
import { seatAfter, SEATS } from '../../../src/engine/base/seats.ts';
import {
  FURTHER_GAMES,
  furtherRound,
  isMade,
  SHORT_GAMES,
} from '../../../src/engine/teaching/trainers/further-games.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { ALL_CONTRACTS } from '../../../src/engine/contracts/registry.ts';
import { itemOf } from '../../../src/engine/teaching/trainers/items.ts';
import { judgeAnswer } from '../../../src/engine/teaching/trainers/judge.ts';
import {
  type Answer,
  type BillScene,
  type Item,
  type ItemGames,
  type ItemRef,
  itemsVersion,
  LEARNER,
  type Stage,
  STAGES,
  TRAINER_IDS,
  type TrainerId,
} from '../../../src/engine/teaching/trainers/trainer.ts';
import { namingOf } from '../../../src/words/speak/naming-of.ts';
import { tellAsk, tellTold } from '../../../src/words/speak/training-words.ts';
import {
  plainBill,
  plainGroup,
  plainLegal,
  plainPoints,
  plainTrumps,
  plainWinner,
} from '../../../lab/prove/trainers/plain-rules.ts';
import { PATIENCE_MS, sample } from '../../../lab/base/thorough.ts';
import { possibleHolders } from '../../../lab/prove/trainers/possible-holders.ts';

/** Items per trainer, each stage with each pack; a long run sets TRAINER_ITEMS=1000. */
const COUNT = Number(process.env['TRAINER_ITEMS'] ?? sample(25, 45));

/** Whose items are judged by play thought ahead, which takes its time, have only one of so many. */
const ONE_OF: { readonly [K in TrainerId]?: number } = {
  bestLead: sample(45, 15),
  announceOrPass: sample(15, 5),
  whoHas: sample(9, 3),
};
const countOf = (trainer: TrainerId): number => Math.ceil(COUNT / (ONE_OF[trainer] ?? 1));
const PACKS = [32, 32, 24, 32, 20] as const;
const TARIFFS = [
  { type: 'pair', values: [10, 50] },
  { type: 'triple', values: [10, 20, 50] },
] as const;

/** A table that has agreed on prices of its own. */
const FIXED = { bettel: 30, hochzeit: 25, ramsch: 15 };

/** Problems are no items of a seed, and have tests of their own. */
const MADE = TRAINER_IDS.filter((id) => id !== 'problems');
const CASES = [...MADE.map((id) => [id, 'pure'] as const), ...MADE.map((id) => [id, 'further'] as const)];

const refsOf = (trainer: TrainerId, games: ItemGames): ItemRef[] =>
  Array.from({ length: countOf(trainer) }, (_, n) => ({
    trainer,
    seed: `test-${n}`,
    stage: STAGES[n % STAGES.length] ?? 1,
    rules: {
      pack: PACKS[n % PACKS.length] ?? 32,
      tariff: TARIFFS[n % TARIFFS.length] ?? TARIFFS[0],
      ...(games === 'further' && { games }),
      ...(n % 3 === 2 && { fixed: FIXED }),
    },
    version: itemsVersion(trainer),
  }));

const announcementIn = ({ question: { scene } }: Item): Announcement => {
  const announcement = scene.contract?.announcement ?? scene.bill?.announcement;
  if (!announcement) throw new Error('the scene names no contract');
  return announcement;
};

const sortedCards = (answer: Answer | undefined): readonly Card[] =>
  answer?.kind === 'cards' ? [...answer.cards].sort() : [];
const numberIn = (answer: Answer | undefined): number => (answer?.kind === 'number' ? answer.value : NaN);

/** The right answer found in another way than the trainer did; undefined where another test does it. */
const AGAIN: { readonly [K in TrainerId]?: (item: Item) => void } = {
  higherCard(item) {
    const { form } = item.question;
    if (form.kind !== 'cards') throw new Error('cards are asked for');
    const announcement = announcementIn(item);
    const trump = form.from.find((card) => plainGroup(announcement, card) === 'trump');
    // A trump led, or none there: either way the highest card is the one that wins the trick.
    const led = trump ? [trump, ...form.from.filter((card) => card !== trump)] : form.from;
    expect(sortedCards(item.key.right[0])).toEqual([plainWinner(announcement, led)]);
  },
  trickWinner(item) {
    const { trick } = item.question.scene;
    expect(sortedCards(item.key.right[0])).toEqual([plainWinner(announcementIn(item), trick?.cards ?? [])]);
  },
  legalCards(item) {
    const { hand = [], trick } = item.question.scene;
    const legal = plainLegal(announcementIn(item), hand, trick?.cards ?? []);
    expect(sortedCards(item.key.right[0])).toEqual([...legal].sort());
  },
  trickPoints(item) {
    expect(numberIn(item.key.right[0])).toBe(plainPoints(item.question.scene.trick?.cards ?? []));
  },
  runningScore(item) {
    const { ask, scene } = item.question;
    if (ask.id !== 'Q.SCORE') throw new Error('the score is asked for');
    const mine = (scene.tricks ?? []).filter(({ leader, cards }) => {
      const at = cards.indexOf(plainWinner(announcementIn(item), cards));
      return ask.params.seats.includes(seatAfter(leader, at, 4));
    });
    expect(numberIn(item.key.right[0])).toBe(mine.reduce((sum, { cards }) => sum + plainPoints(cards), 0));
  },
  trumpsOut(item) {
    const { pack, hand = [], tricks = [] } = item.question.scene;
    const gone = new Set([...hand, ...tricks.flatMap(({ cards }) => cards)]);
    const out = plainTrumps(announcementIn(item), pack).filter((card) => !gone.has(card));
    const { ask } = item.question;
    if (ask.id === 'Q.TRUMPS_OUT') expect(numberIn(item.key.right[0])).toBe(out.length);
    else if (ask.id === 'Q.LORDS_OUT')
      expect(sortedCards(item.key.right[0])).toEqual(out.filter((card) => card[1] === ask.params.rank).sort());
    else throw new Error(`${ask.id} is no question of this trainer`);
  },
  calledAce(item) {
    const [right] = item.key.right;
    const { possible, impossible } = possibleHolders(item.question.scene);
    expect(right?.kind === 'seats' && [...right.seats].sort()).toEqual(possible);
    expect(impossible.every((seat) => !possible.includes(seat))).toBe(true);
  },
  announceOrPass(item) {
    const { hand = [], pack, forehand } = item.question.scene;
    const { form } = item.question;
    const choices = form.kind === 'choice' ? form.from : [];
    const chances = ALL_CONTRACTS.filter(({ id }) => choices.includes(id)).flatMap((row) =>
      announcementsOf(row)
        .map((announcement) => contractOf(row, announcement))
        .filter((contract) => !announceObjection(contract, pack, hand))
        .map((contract) => ({
          game: row.id,
          chance: winChance(contract, singlePack(pack), hand, forehand === LEARNER ? 1 : 0),
        })),
    );
    const right = item.key.right.map((answer) => (answer.kind === 'choice' ? answer.choice : ''));
    const best = (game: string): number =>
      Math.max(0, ...chances.filter((each) => each.game === game).map(({ chance }) => chance));
    const most = Math.max(0, ...chances.map(({ chance }) => chance));
    if (most >= 0.7) expect(right).not.toContain('weiter');
    if (most < 0.42) expect(right).toEqual(['weiter']);
    for (const game of right.filter((choice) => choice !== 'weiter')) expect(best(game)).toBeGreaterThan(0.42);
  },
  settlement(item) {
    const { bill, pack } = item.question.scene;
    if (!bill) throw new Error('a bill is told');
    const each = plainBill(bill, pack);
    const own = item.question.ask.id === 'Q.BALANCE';
    expect(numberIn(item.key.right[0])).toBe(own && paysOrGetsThrice(bill.ended) ? 3 * each : each);
  },
};

/** Whether the learner plays alone against all others. */
function paysOrGetsThrice(ended: BillScene['ended']): boolean {
  if (ended.kind === 'sides') return ended.partner === undefined && ended.declarer === LEARNER;
  const most = Math.max(...ended.points);
  const tied = SEATS.filter((seat) => ended.points[seat] === most);
  const tricks = Math.max(...tied.map((seat) => ended.tricks[seat]));
  return tied.find((seat) => ended.tricks[seat] === tricks) === LEARNER;
}

/** Single answers that the form allows, the right ones among them. */
function someAnswers({ question: { form }, key }: Item): Answer[] {
  switch (form.kind) {
    case 'cards':
      return form.from.map((card) => ({ kind: 'cards', cards: [card] }));
    case 'seats':
      return form.from.map((seat) => ({ kind: 'seats', seats: [seat] }));
    case 'number':
      return [-1, 1, 2, 50, -50].map((off) => ({ kind: 'number', value: numberIn(key.right[0]) + off }));
    case 'choice':
      return form.from.map((choice) => ({ kind: 'choice', choice }));
    case 'decision':
      return form.from.map((decision) => ({ kind: 'decision', decision }));
  }
}

const PLAYERS = ['', 'Vroni', 'Sepp', 'Resi'] as const;
const NAMINGS = (['de', 'en'] as const).flatMap((language) =>
  (['bavarian', 'french'] as const).map((deck) => namingOf(language, deck, [...PLAYERS], LEARNER)),
);

/** Every sentence about an answer is one: no holes, no "undefined", an end. */
function expectToldWell(item: Item, answer: Answer): void {
  const { told } = judgeAnswer(item, answer);
  expect(told.length).toBeGreaterThan(0);
  for (const name of NAMINGS) {
    expect(tellAsk(item.question.ask, name)).toMatch(/^\p{Lu}.*[?.]$/u);
    for (const each of told)
      for (const sentence of tellTold(each, name)) {
        expect(sentence).not.toMatch(/undefined|NaN|null|\[object| {2}|\$\{/);
        if (each.of !== 'bill') expect(sentence).toMatch(/[.!?]$/);
      }
  }
}

describe.each(CASES)('%s, %s games', (trainer, games) => {
  const made = refsOf(trainer, games).map((ref) => ({ ref, item: itemOf(ref) }));

  test('gives the same item for the same reference, and others for others', () => {
    const [first] = made;
    if (!first) throw new Error('no item');
    expect(itemOf(first.ref)).toEqual(first.item);
    const different = new Set(made.map(({ item }) => JSON.stringify(item.question)));
    expect(different.size).toBeGreaterThan(made.length * 0.9);
  });

  test('shows no card that the learner does not see', () => {
    for (const { item } of made) {
      const { hand = [], trick, tricks = [], bill } = item.question.scene;
      const seen = new Set<string>([...hand, ...(trick?.cards ?? []), ...tricks.flatMap(({ cards }) => cards)]);
      const { ask, form } = item.question;
      // Asked about, and told of nobody.
      if (ask.id === 'Q.WHO_HAS' || ask.id === 'Q.HOW_LIKELY') seen.add(ask.params.card);
      if (form.kind === 'cards') form.from.forEach((card) => seen.add(card));
      const runners = bill?.ended.kind === 'sides' ? bill.ended.runners : undefined;
      if (runners && 'trumps' in runners) runners.trumps.forEach((card) => seen.add(card));
      const called = item.question.scene.contract?.announcement.called ?? bill?.announcement.called;
      if (called) seen.add(called);
      const named = JSON.stringify(item.question).match(/(?<=")[EGHS][ATKOU987](?=")/g) ?? [];
      expect(named.filter((card) => isCard(card) && !seen.has(card))).toEqual([]);
    }
  });

  test('judges answers, and says something true to each in both languages', () => {
    for (const { item } of made) {
      for (const right of item.key.right) {
        expect(judgeAnswer(item, right).verdict).toBe('right');
        expectToldWell(item, right);
      }
      const wrong = someAnswers(item).filter((answer) => judgeAnswer(item, answer).verdict !== 'right');
      expect(wrong.length).toBeGreaterThan(0);
      for (const answer of wrong) expectToldWell(item, answer);
      expect(judgeAnswer(item, { kind: 'late' }).verdict).toBe('late');
    }
  });

  test.runIf(AGAIN[trainer])('is right by rules that were written down a second time', () => {
    for (const { ref, item } of made) {
      try {
        AGAIN[trainer]?.(item);
      } catch (error) {
        throw new Error(`${JSON.stringify(ref)}: ${String(error)}`, { cause: error });
      }
    }
  });

  test.runIf(!['announceOrPass', 'calledAce', 'whoHas'].includes(trainer))('is about all kinds of games', () => {
    const met = new Set(made.map(({ item }) => announcementIn(item).contract));
    if (made.length < 20) return;
    if (games === 'pure') expect([...met]).toEqual(expect.arrayContaining(['rufer', 'wenz', 'solo']));
    else {
      expect(met.size).toBeGreaterThan(4);
      expect([...met].filter((id) => !isMade(id))).toEqual([]);
    }
  });
});

test(
  'the card lies mostly with whoever is said to be the likeliest, the more often the plainer it is',
  () => {
    const items = sample(12, 1200);
    const hits = (stage: Stage): number => {
      const seats = Array.from({ length: items }, (_, n) => {
        const rules = { pack: 32, tariff: TARIFFS[0] } as const;
        const { key } = itemOf({
          trainer: 'whoHas',
          seed: `really ${n}`,
          stage,
          rules,
          version: itemsVersion('whoHas'),
        });
        const [really] = key.because.flatMap((each) =>
          each.of === 'remark' && each.remark.id === 'X.WHO_REALLY' ? [each.remark.params.holder] : [],
        );
        const [right] = key.right;
        return right?.kind === 'seats' ? [right.seats[0] === really] : [];
      }).flat();
      return seats.filter(Boolean).length / seats.length;
    };
    const [plain, hard] = [hits(1), hits(5)];
    expect(plain).toBeGreaterThan(sample(0.4, 0.55));
    expect(hard).toBeGreaterThan(sample(0.2, 0.35));
  },
  PATIENCE_MS,
);

test('the second set of rules knows the pack', () => {
  const cards: Card[] = ['EA', 'ET', 'EK', 'EO', 'EU', 'E9', 'E8', 'E7'];
  expect(plainPoints(cards)).toBe(sumPoints(cards));
  expect(plainTrumps({ contract: 'rufer', called: 'EA' }, 32)).toHaveLength(14);
  expect(plainTrumps({ contract: 'wenz' }, 24)).toEqual(['EU', 'GU', 'HU', 'SU']);
});

/** Of tables with games of their own, which have lessons and no items. */
const DOUBLE = [...DOPPELKOPF_CONTRACTS, DOPPELSCHAFKOPF_GAME];
const APART = [WIDOW_GAME.id, LEAST.id, ...[...NUMBER_CONTRACTS, ...DOUBLE].map(({ id }) => id)];

test('every contract is a game that items are about', () => {
  const games = ['rufer', 'wenz', 'solo', ...FURTHER_GAMES, ...SHORT_GAMES, ...APART];
  expect([...games].sort()).toEqual(ALL_CONTRACTS.map(({ id }) => id).sort());
});

test.each([...FURTHER_GAMES, ...SHORT_GAMES])('%s is brought about with each pack', (game) => {
  for (const pack of [32, 24, 20] as const) {
    const round = furtherRound({ pack, tariff: TARIFFS[0] }, game, randomOf('brought about', game));
    expect(round.phase === 'playing' || round.phase === 'scored' ? round.play.contract.row.id : round.phase).toBe(game);
  }
});
