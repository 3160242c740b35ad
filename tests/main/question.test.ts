// What the table waits for has a name: always when it waits, never while it goes on, and something answers it.
import { expect, test } from 'vitest';
import { type OptionChange, withOption } from '../../src/engine/options/changing.ts';
import { type HouseRules, PURE_2007 } from '../../src/engine/options/options.ts';
import type { Game } from '../../src/engine/games/shelf.ts';
import type { TableView } from '../../src/shared/table/board.ts';
import { ANSWERS, isOffer, type Question, QUESTIONS } from '../../src/shared/table/questions.ts';
import { sample } from '../../lab/base/thorough.ts';
import { move, scene, untilWaiting } from '../../lab/support/main/fake-table.ts';

const withRules = (...changes: readonly OptionChange[]): HouseRules => changes.reduce(withOption, PURE_2007);
const ENABLED = PURE_2007['contracts.enabled'];

/** Tables that together ask everything that can be asked. */
const TABLES: readonly HouseRules[] = [
  PURE_2007,
  withRules(
    { option: 'legen.form', value: 'all' },
    { option: 'klopfen.enabled', value: true },
    { option: 'lay.afterFirstTrick', value: 'pass-round' },
    { option: 'stoss.levels', value: 'unlimited' },
    { option: 'stoss.replyBy', value: 'declarer-side' },
    { option: 'runners.claim', value: 'manual' },
    { option: 'deal.firstDealer', value: 'high-card' },
  ),
  withRules(
    { option: 'passout.rule', value: 'ramsch' },
    { option: 'ramsch.durchmarsch', value: 'langendorf' },
    { option: 'ramsch.doppler', value: true },
  ),
  withRules(
    { option: 'contracts.enabled', value: [...ENABLED, 'hochzeit'] },
    { option: 'hochzeit.form', value: 'pre-auction' },
  ),
  withRules(
    { option: 'contracts.enabled', value: [...ENABLED, 'hochzeit'] },
    { option: 'hochzeit.form', value: 'anytime-offer' },
  ),
  withRules({ option: 'schieber.trigger', value: 'tout-played' }, { option: 'round.length', value: 1 }),
];

/** The same, and games that have questions of their own. */
const SEATINGS: readonly { readonly house: HouseRules; readonly game?: Game }[] = [
  ...TABLES.map((house) => ({ house })),
  { house: PURE_2007, game: 'denexa' },
  { house: PURE_2007, game: 'bauernstoss' },
  { house: PURE_2007, game: 'doppelkopf' },
  { house: withRules({ option: 'deal.firstDealer', value: 'high-card' }), game: 'deutscher' },
  { house: withRules({ option: 'officers.spritz', value: true }), game: 'officers' },
];

/**
 * The first two are seen in the test of the Schieber; what is said with an own card in a Ramsch needs no question; that two partners
 * bid the same number, a small Solo, and something to name in Doppelkopf, are rare (tests/engine/deutscher.test.ts, bauernstoss.test.ts,
 * doppelkopf.test.ts); announcements there wait for no turn.
 */
const ELSEWHERE: readonly Question[] = [
  'obers',
  'passOn',
  'doppler',
  'durchbruch',
  'tie',
  'give',
  'reservation',
  'ansage',
];

/** Deals at each table, among which everything is asked; a Hochzeit is rare. */
const DEALS = { rare: 12, house: sample(6, 12), game: sample(1, 4) } as const;

/** Questions that a card of the hand answers. */
const BY_CARD: readonly Question[] = ['play', 'give', 'return'];

function answersIt({ asked, actions, board }: TableView): boolean {
  if (asked === undefined) return false;
  if (asked === 'next') return board.phase === 'scored' || board.phase === 'thrownIn';
  if (BY_CARD.includes(asked)) return board.hands[board.you].cards?.some(({ playable }) => playable) ?? false;
  // Who cannot bid a number passes.
  const wanted: readonly Question[] =
    asked === 'hochzeit' ? ['call'] : asked === 'number' ? ['number', 'call'] : [asked];
  return actions.some(({ decision, refusal }) => wanted.includes(ANSWERS[decision.type]) && !refusal);
}

test('whenever the table waits it says for what, and there is an answer', { timeout: 240_000 }, async () => {
  const seen = new Set<Question>();
  for (const [at, { house, game }] of SEATINGS.entries()) {
    const stage = scene({ settings: { gateCalls: 'off', gateCards: 'off', doublingPrompt: 'ask' } });
    await stage.table.start({ house, ...(game && { game }), level: 'anfaenger', seed: `asked ${at}` });
    for (let first = stage.table.view(); first?.draw ?? first?.partners; first = stage.table.view()) {
      expect(first?.asked).toBe(first?.draw ? 'draw' : 'partners');
      seen.add(first?.draw ? 'draw' : 'partners');
      stage.table.skip();
    }
    for (let deals = 0; deals < DEALS[game ? 'game' : house['hochzeit.form'] === 'off' ? 'house' : 'rare'];) {
      const view = await untilWaiting(stage);
      expect(answersIt(view), `${view.asked} in ${view.board.phase} at table ${at}`).toBe(true);
      expect(isOffer(view.asked)).toBe(view.doublingOffered);
      if (view.asked) seen.add(view.asked);
      if (!(await move(stage))) {
        await stage.table.nextRound();
        deals++;
      }
    }
    for (const view of stage.views.filter(({ pausing, draw, partners }) => pausing && !draw && !partners))
      expect(view.asked).toBeUndefined();
  }
  expect(QUESTIONS.filter((question) => !seen.has(question) && !ELSEWHERE.includes(question))).toEqual([]);
});
