// Doppelschafkopf: trumps, both Old Ones in one trick, lines, what is carried, heads, and who decides.
import { describe, expect, test } from 'vitest';
import { type Card, cardsOfPack, countIn, facesOfPack } from '../../src/engine/base/cards.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import { type BySeat, bySeat, type Seat, SEATS } from '../../src/engine/base/seats.ts';
import { type Level, LEVELS } from '../../src/engine/bots/levels.ts';
import { imagined } from '../../src/engine/bots/double-pack/imagine.ts';
import type { Player } from '../../src/engine/bots/player.ts';
import { playerOf } from '../../src/engine/bots/players.ts';
import { orderOf } from '../../src/engine/play/order.ts';
import { nextTerms, sheetLine } from '../../src/engine/round/session.ts';
import { judge, legalDecisions, replay, turnIn } from '../../src/engine/round/step.ts';
import { isPlaying } from '../../src/engine/table/readers.ts';
import { recordOf, type Round, type ScoredRound, startRound } from '../../src/engine/table/round.ts';
import { viewFor } from '../../src/engine/round/view.ts';
import { betweenSides } from '../../src/engine/scoring/by-kind.ts';
import { entriesForHands } from '../../src/engine/table/dealing.ts';
import type { RoundTerms } from '../../src/engine/table/log.ts';
import type { SheetLine } from '../../src/engine/table/sheet.ts';
import { adviseAt } from '../../src/engine/tutor/advice/advise.ts';
import { openAdvice } from '../../src/engine/tutor/advice/open-advice.ts';
import { endingOf } from '../../src/engine/tutor/ending.ts';
import { playedOn } from '../../lab/support/rounds/any-round.ts';
import {
  DOPPELSCHAFKOPF_HANDS,
  DOPPELSCHAFKOPF_RULES,
  doppelschafkopfDealt,
} from '../../lab/support/rounds/doppelschafkopf-rounds.ts';
import { after, play } from '../../lab/support/rounds/rounds.ts';
import { quickMeister } from '../../lab/support/bots/quick-meister.ts';
import { sample } from '../../lab/base/thorough.ts';

/** The Kenner plays each card as the Meister does or by habit, as the Hobby does: both are here. */
const PLAYERS = sample<readonly Level[]>(
  LEVELS.filter((level) => level !== 'kenner'),
  LEVELS,
);

/** The Meister thinks for a second about each card: with few imagined deals, and at one seat, he plays in the same way. */
const playerAt = (level: Level, seat: Seat): Player =>
  level === 'meister' ? sample(seat === 0 ? quickMeister : playerOf('hobby'), playerOf(level)) : playerOf(level);

const SEED = 'doppelschafkopf';

const begun = (terms: RoundTerms, hands: BySeat<readonly Card[]> = DOPPELSCHAFKOPF_HANDS): Round =>
  after(startRound(DOPPELSCHAFKOPF_RULES, terms), ...entriesForHands(DOPPELSCHAFKOPF_RULES, terms, hands));

/** The first trick: both Old Ones, the first of them from seat 0 or from seat 1. */
const pairFrom0 = (terms: RoundTerms = { dealer: 3 }): Round =>
  after(begun(terms), play(0, 'EO'), play(1, 'EO'), play(2, 'S9'), play(3, 'S9'));

describe('cards', () => {
  test('two Obers, the Unters and Bells are trumps, and Tens are low', () => {
    const round = doppelschafkopfDealt();
    if (!isPlaying(round)) throw new Error(round.phase);
    const { trumps } = orderOf(round.play.contract, 48);
    expect(trumps.join(' ')).toBe('EO GO EU GU HU SU SA SK SO ST S9');
    expect(round.declarer).toBe(0);
    expect(round.partner).toBe(2);
    expect(
      cardsOfPack(48).every(
        (card) =>
          countIn(
            SEATS.flatMap((seat) => round.dealt[seat]),
            card,
          ) === 2,
      ),
    ).toBe(true);
  });

  test('who cannot follow may play anything, and an Ober of Hearts follows hearts', () => {
    const led = after(doppelschafkopfDealt(), play(0, 'HO'));
    expect(judge(led, play(1, 'EO'))).toMatchObject({ because: { id: 'R.FOLLOW_SUIT' } });
    const void3 = after(doppelschafkopfDealt(), play(0, 'EA'), play(1, 'EK'), play(2, 'ET'));
    expect(legalDecisions(void3, 3)).toEqual([play(3, 'E9')]);
  });
});

describe('both Old Ones in one trick', () => {
  test('bring a line to the side of the first, on the bill with its own line', () => {
    const round = playedOn(pairFrom0(), SEED);
    const result = betweenSides(round.result);
    expect(result.pair).toEqual({ side: 'declarer', trick: 0 });
    expect(round.settlement.lines[0]).toEqual({ kind: 'pair', card: 'EO', seats: [0, 2], cents: 1 });
    const worth = result.winner === 'draw' ? 0 : result.schneider ? 2 : 1;
    const of = (seat: Seat): number => (seat % 2 === 0 ? 1 : 0) + (won(round, seat) ? worth : 0);
    expect(round.settlement.balance).toEqual(bySeat(of));
  });

  test('end the head if that was the last line, and the deal itself lapses', () => {
    const round = playedOn(pairFrom0({ dealer: 3, missing: [1, 1, 1, 1] }), SEED);
    expect(round.settlement.balance).toEqual([1, 0, 1, 0]);
    expect(round.settlement.lines.at(-1)).toMatchObject({ kind: 'lapsed', cents: -round.settlement.each });
  });

  test('nothing of the kind where they fall apart', () => {
    const apart = after(begun({ dealer: 3 }), play(0, 'EO'), play(1, 'SU'), play(2, 'S9'), play(3, 'S9'));
    const round = playedOn(after(apart, play(0, 'EA'), play(1, 'EK'), play(2, 'EA'), play(3, 'E9')), SEED);
    if (betweenSides(round.result).pair)
      expect(round.play.done.filter(({ cards }) => countIn(cards, 'EO') === 2)).toHaveLength(1);
    else expect(round.settlement.lines.some(({ kind }) => kind === 'pair')).toBe(false);
  });
});

const won = ({ result }: ScoredRound, seat: Seat): boolean =>
  betweenSides(result).winner === (seat % 2 === 0 ? 'declarer' : 'defenders');

describe('lines of several deals', () => {
  const line = sheetLine(1, playedOn(pairFrom0(), SEED)) as Extract<SheetLine, { kind: 'played' }>;
  const draw: SheetLine = {
    ...line,
    result: { ...betweenSides(line.result), winner: 'draw' },
    settlement: { ...line.settlement, balance: [0, 0, 0, 0] },
  };
  const withLines = (even: number, odd: number): SheetLine => ({
    ...line,
    settlement: { ...line.settlement, balance: [even, odd, even, odd] },
  });
  const terms = (...sheet: readonly SheetLine[]): RoundTerms =>
    nextTerms({ seed: 's', rules: DOPPELSCHAFKOPF_RULES, firstDealer: 0, sheet });

  test('what still fails to a head goes into the next deal, and a new head begins at nothing', () => {
    expect(terms()).toMatchObject({ missing: [4, 4, 4, 4] });
    expect(terms(withLines(2, 0), withLines(0, 1))).toMatchObject({ missing: [2, 3, 2, 3] });
    expect(terms(withLines(2, 0), withLines(3, 1))).toMatchObject({ missing: [4, 4, 4, 4] });
  });

  test('each undecided deal adds a line to the next one, also across heads', () => {
    expect(terms(draw, draw)).toMatchObject({ carried: 2 });
    expect(terms(draw, withLines(1, 0)).carried).toBeUndefined();
    const carried = playedOn(begun({ dealer: 3, carried: 2 }), 'carried');
    expect(carried.settlement.lines).toContainEqual({ kind: 'carried', count: 2, each: 1, cents: 2 });
  });

  test('a line that is carried lapses with the deal in which the bonus ends the head', () => {
    const ended = terms(withLines(3, 0), draw, withLines(1, 0));
    expect(ended).toMatchObject({ missing: [4, 4, 4, 4] });
    expect(ended.carried).toBeUndefined();
  });

  test('an undecided deal says that the next one is about more', () => {
    const { row } = playedOn(pairFrom0(), SEED).play.contract;
    expect(endingOf(row, { ...betweenSides(line.result), winner: 'draw' })).toMatchObject({ params: { next: 'more' } });
  });
});

describe('players and tutor', () => {
  test('each copy is imagined once, and nobody is given a suit that he has shown to lack', () => {
    const round = after(doppelschafkopfDealt(), play(0, 'GA'), play(1, 'GT'), play(2, 'GA'), play(3, 'G9'));
    const hands = imagined(viewFor(round, turnIn(round) ?? 0), randomOf('imagined'));
    const all = [...SEATS.flatMap((seat) => hands[seat]), 'GA', 'GT', 'GA', 'G9'] as readonly Card[];
    expect(facesOfPack(48).every((card) => countIn(all, card) === 2)).toBe(true);
  });

  test.each(PLAYERS)('%s plays a deal to its end, cards that are allowed only', (level) => {
    const random = randomOf('levels', level);
    let round: Round = begun({ dealer: 3 });
    for (let seat = turnIn(round); seat !== undefined; seat = turnIn(round))
      round = after(round, playerAt(level, seat).decide(viewFor(round, seat), { random }).decision);
    expect(round.phase).toBe('scored');
    expect(replay(recordOf(round))).toMatchObject({ ok: true });
  });

  test('advice ranks every card that may be played, from the view and in hindsight', () => {
    const round = after(doppelschafkopfDealt(), play(0, 'EA'));
    const options = legalDecisions(round, 1);
    const advice = adviseAt(viewFor(round, 1), { random: randomOf('advice'), effort: 'quick' });
    expect(advice.ranked).toHaveLength(options.length);
    const open = openAdvice(round, 1);
    expect(open).toMatchObject({ basis: 'playedOut' });
    expect(open.ranked).toHaveLength(options.length);
  });
});
