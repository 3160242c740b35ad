// Re has played against Kontra (SPEC 8).
import { announcedIn } from '../play/ansagen.ts';
import type { ReSides } from '../play/re-sides.ts';
import { reKontraResult, type ReKontraResult } from '../scoring/re-kontra.ts';
import { settleReKontra } from '../scoring/re-kontra-bill.ts';
import { withRevokeInReKontra } from '../scoring/re-kontra-revoke.ts';
import { reckoningAt } from '../table/reckoning.ts';
import { reSidesIn } from '../table/re-sides-in.ts';
import type { PlayingRound } from '../table/round.ts';
import { houseOf } from '../table/table-rules.ts';
import type { Ending } from './ending.ts';

/** A Hochzeit that ended before it was settled: the suitor is alone. */
const unsettled = ({ declarer }: PlayingRound): ReSides =>
  declarer === undefined ? { re: [] } : { re: [declarer], alone: declarer };

export const RE_KONTRA: Ending<ReKontraResult> = {
  result: (round) => {
    const { play, ansagen = [], rules, dueSolo } = round;
    const sides = reSidesIn(round) ?? unsettled(round);
    const counted = reKontraResult(play.done, sides, announcedIn(ansagen), reckoningAt(rules));
    return dueSolo ? { ...counted, due: true } : counted;
  },
  withRevoke: (result, revoke, round) =>
    withRevokeInReKontra(result, revoke, { counts: houseOf(round.rules)['dok.revoke'], sides: reSidesIn(round) }),
  bill: settleReKontra,
};
