// Every row of the rules document's list of options (OPTIONS) that a table of Bavaria can agree on, with each of its values.
import { expect, test } from 'vitest';
import { OPTION_IDS } from '../../src/engine/options/options.ts';
import type { OptionId } from '../../src/engine/options/options.ts';
import { isValueOf } from '../../src/shared/house-schema.ts';

const FLAG = [true, false] as const;
const CENTS = [1, 10, 250] as const;
const ALONE = ['suit-geier', 'suit-wenz', 'eisenbahner', 'kaiser', 'geier', 'wenz', 'solo'] as const;

/** Rows of scope all, bavarian, bierkopf and three-hand; of amounts and lists some examples. */
const ROWS: Readonly<Record<string, readonly unknown[]>> = {
  'table.direction': ['cw', 'ccw'],
  'deck.size': [32, 24, 20],
  'rank.ten': ['high', 'low'],
  'deal.cutMax': [1, 3],
  'deal.cutMinPacket': [1, 3],
  'deal.firstDealer': ['random', 'high-card', 'fixed'],
  'lead.first': ['forehand', 'declarer'],
  'auction.form': ['official', 'two-phase', 'named'],
  'contracts.enabled': [[...ALONE, 'rufer', 'hochzeit', 'bettel', 'open-bettel', 'sie']],
  'contracts.ranking': [[['rufer'], ['wenz', 'geier'], ['solo']]],
  'tout.contracts': [[], ALONE],
  'solo.requireTrumpSuitCard': FLAG,
  'passout.rule': ['redeal', 'ramsch', 'stock', 'muss'],
  'called.runAway.min': [2, 3, 4, 5, 6],
  'called.runAway.when': ['current-hand', 'initial-hand'],
  'called.runAway.following': FLAG,
  'called.discard': ['never', 'from-penultimate', 'free'],
  'stoss.enabled': FLAG,
  'stoss.window': ['before-second-card', 'with-first-card', 'before-own-first-card'],
  'stoss.levels': [2, 4, 'unlimited'],
  'stoss.replyBy': ['declarer', 'declarer-side'],
  'stoss.replyWindow': ['before-second-card', 'next-trick'],
  'stoss.takesOver': FLAG,
  'score.cap': ['none', ...CENTS],
  'legen.form': ['off', 'all', 'forehand', 'chain'],
  'legen.dealerSecondPacket': FLAG,
  'legen.hausbock': FLAG,
  'lay.afterFirstTrick': ['off', 'stop-at-refusal', 'pass-round'],
  'klopfen.enabled': FLAG,
  'bock.mode': ['off', 'overlap', 'queue'],
  'bock.triggers': [['tie-60-60', 'schwarz', 'solo-lost'], ['schwarz']],
  'round.length': [1, 4, 8],
  tariff: [
    { type: 'pair', values: [10, 50] },
    { type: 'triple', values: [10, 20, 50] },
    { type: 'pair', values: [7, 21] },
  ],
  'score.winAt': [61, 60],
  'score.schneiderAt': [91, 90],
  'score.safeAt': [31, 30],
  'score.tie60': ['defenders-win', 'draw'],
  'runners.enabled': FLAG,
  'runners.minOU': [1, 3],
  'runners.minSingle': [1, 2],
  'runners.mode': ['held', 'collected-in-order'],
  'runners.claim': ['auto', 'manual'],
  'tout.bonuses': ['ignored', 'paid-and-doubled'],
  'tout.doublesRunners': FLAG,
  'sie.value': ['x4', 'as-tout', ...CENTS],
  'sie.runners': FLAG,
  'bettel.ranking': ['null', 'hearts-trump'],
  'bettel.overtake': ['none', 'follow', 'always'],
  'bettel.firstLead': ['forehand', 'declarer'],
  'bettel.value': ['solo', ...CENTS],
  'hochzeit.form': ['off', 'anytime-offer', 'in-auction', 'on-turn', 'pre-auction'],
  'hochzeit.returnCard': ['nontrump', 'any'],
  'hochzeit.value': ['rufer', '2xrufer', ...CENTS],
  'hochzeit.noTaker': ['void', 'continue'],
  'ramsch.mode': ['individual', 'team-opposite'],
  'ramsch.stake': ['rufer', ...CENTS],
  'ramsch.tiebreak': ['chain', 'both-pay'],
  'ramsch.jungfrau': ['off', 'double-all'],
  'ramsch.durchmarsch': ['off', 'all-tricks', 'langendorf'],
  'ramsch.durchmarschValue': ['solo', ...CENTS],
  'ramsch.doppler': FLAG,
  'ramsch.bonuses': FLAG,
  'stock.ante': CENTS,
  'stock.cap': ['none', ...CENTS],
  'stock.countsHochzeit': FLAG,
  'muss.maxTrumps': ['none', 5],
  'kreuz.form': ['off', 'aces', 'opposite'],
  'kreuz.trigger': [['solo-played'], ['solo-lost'], ['manual']],
  'kreuz.draw': ['per-round', 'per-deal'],
  'kreuz.declaringSide': ['aces', 'forehand-team', 'last-doubler'],
  'schieber.trigger': ['off', 'tout-played', 'manual'],
  'schieber.offer': ['all', 'forehand-then-dealer'],
  'teufel.trigger': ['off', 'manual'],
  // In other words than the row: sizes of packets as four ways of dealing, deals in times that everybody deals.
  'deal.packets': ['halves', 'whole', 'pairs', 'single'],
  'session.length': ['open', 1, 4],
  'bierkopf.units': [
    [1, 2, 3],
    [1, 1, 4],
  ],
};

test.each(Object.entries(ROWS))('%s takes every value of its row', (id, values) => {
  expect(OPTION_IDS).toContain(id);
  expect(values.filter((value) => !isValueOf(id as OptionId, value))).toEqual([]);
});
