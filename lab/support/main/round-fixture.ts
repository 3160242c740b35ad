// A finished round as it lies in the library, played by bots under given house rules.
import { randomOf } from '../../../src/engine/base/random.ts';
import type { HouseRules } from '../../../src/engine/options/options.ts';
import { recordOf } from '../../../src/engine/table/round.ts';
import { tableRulesOf } from '../../../src/engine/table/table-rules.ts';
import { botRound } from '../../../src/engine/teaching/trainers/bot-rounds.ts';
import type { RoundFile } from '../../../src/shared/files/round-file.ts';

/** A Rufspiel; the person sits in seat 0. */
export const archivedRound = (house: HouseRules): RoundFile => ({
  format: 'schafkopf-stube-round',
  version: 1,
  id: 'archived-1',
  finishedAt: '2026-11-21T18:00:00.000Z',
  players: [
    { name: '', kind: 'human' },
    { name: 'Resi', kind: 'bot' },
    { name: 'Sepp', kind: 'bot' },
    { name: 'Vroni', kind: 'bot' },
  ],
  you: 0,
  record: recordOf(botRound(tableRulesOf(house), 'rufer', randomOf('archived'))),
  notes: [],
});
