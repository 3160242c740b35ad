// Adds the rounds of an evening up for the person who has played them.
import type { Card } from '../../engine/base/cards.ts';
import { viewFor } from '../../engine/round/view.ts';
import type { Considered, Loss } from '../../engine/tutor/advice/advice.ts';
import type { EveningRound, EveningView } from '../../shared/calls/evening.ts';
import { countsForPlayer, hasRevoked } from '../../shared/files/round-file.ts';
import type { TableView } from '../../shared/table/board.ts';
import { frameAfter } from '../replay/replay.ts';
import { missedIn } from '../rounds/leaks.ts';
import { givenBy } from './review-figures.ts';
import type { ReviewedRound } from './reviewed-round.ts';

type Worst = NonNullable<EveningView['worst']>;
type Best = NonNullable<EveningView['best']>;

/** Rounds of a long evening that are added up, the latest ones. */
const MOST_ROUNDS = 60;

/** Counted rounds on the sheet that were played out, by their ids in the library. */
export const roundsOf = ({ sheet, sheetIds = [] }: TableView): readonly EveningRound[] =>
  sheet
    .flatMap(({ kind, number, practice }, index) => {
      const id = sheetIds[index];
      return kind === 'played' && !practice && id !== undefined ? [{ id, number }] : [];
    })
    .slice(-MOST_ROUNDS);

/** What one round brought, with its number. */
interface Told {
  readonly round: EveningRound;
  readonly reviewed: ReviewedRound;
}

function handOf({ reviewed: { replay } }: Told): readonly Card[] {
  const last = replay.rounds.at(-1);
  return last ? viewFor(last, replay.file.you).dealtHand : [];
}

function centsOf({ reviewed: { replay } }: Told): number {
  const last = replay.rounds.at(-1);
  return last && 'settlement' in last ? last.settlement.balance[replay.file.you] : 0;
}

/** The rounds that a card against the rules has ended, each at that card. */
const revokedIn = (told: readonly Told[]): EveningView['revoked'] =>
  told.flatMap(({ round, reviewed: { replay } }) => {
    const { file } = replay;
    return hasRevoked(file) ? [{ ...round, frame: frameAfter(file.record.entries.length - 1) }] : [];
  });

function bestOf(told: readonly Told[]): Best | undefined {
  const [most] = told.toSorted((a, b) => centsOf(b) - centsOf(a));
  return most && centsOf(most) > 0 ? { ...most.round, hand: handOf(most), cents: centsOf(most) } : undefined;
}

/** The dearest decision of the person among those of which the tutor is sure, with what was best. */
function worstOf(told: readonly Told[]): Worst | undefined {
  let worst: Worst | undefined;
  const isWorse = (loss: Loss): boolean => loss.cents > (worst?.loss.cents ?? 0);
  for (const { round, reviewed } of told) {
    const { you } = reviewed.replay.file;
    for (const { entry, seat, grade, loss, decision, advice } of reviewed.commentary.reviews()) {
      const better: Considered | undefined = advice.ranked[0]?.decision;
      if (seat !== you || !['mistake', 'blunder'].includes(grade) || !better || !isWorse(loss)) continue;
      worst = { ...round, frame: frameAfter(entry), taken: decision, better, loss };
    }
  }
  return worst;
}

/** What cost most of all that was missed more than once. */
const dearestOf = (told: readonly Told[]): EveningView['dearest'] =>
  missedIn(
    told.map(({ reviewed: { commentary, replay }, round: { id } }) => ({
      id,
      given: givenBy(commentary.reviews().filter(({ seat }) => seat === replay.file.you)),
    })),
  ).find(({ times }) => times > 1);

/** The evening as far as its rounds have been looked at; those that are not counted for the player are left out. */
export function eveningOf(all: readonly Told[]): EveningView {
  const told = all.filter(({ reviewed: { replay } }) => countsForPlayer(replay.file));
  const seats = told.flatMap(({ reviewed: { overview, replay } }) => overview.summary?.seats[replay.file.you] ?? []);
  const sum = (of: (seat: (typeof seats)[number]) => number): number => seats.reduce((all, seat) => all + of(seat), 0);
  const best = bestOf(told);
  const worst = worstOf(told);
  const dearest = dearestOf(told);
  return {
    rounds: told.length,
    looked: seats.length,
    final: told.filter(({ reviewed: { commentary } }) => commentary.isDone).length,
    balance: sum(({ balance }) => balance),
    luck: sum(({ luck }) => luck),
    given: sum(({ loss }) => loss.cents),
    revoked: revokedIn(told),
    ...(best && { best }),
    ...(worst && { worst }),
    ...(dearest && { dearest }),
  };
}
