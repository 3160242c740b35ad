// Sessions of bots under any house rules: nobody may be refused, every bill comes to zero, and every log folds to the same round.
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import { departuresOf, type HouseRules } from '../../../src/engine/options/options.ts';
import type { RoundRecord } from '../../../src/engine/table/log.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { recordOf, type Round } from '../../../src/engine/table/round.ts';
import { bySeat } from '../../../src/engine/base/seats.ts';
import { nextShuffle, nextTerms, type Session, withRound } from '../../../src/engine/round/session.ts';
import { totalsOf } from '../../../src/engine/table/sheet.ts';
import { callableRounds, standingOf } from '../../../src/engine/special/standing.ts';
import { replay } from '../../../src/engine/round/step.ts';
import { gameAt, gameRulesOf, houseOf, tableRulesOf } from '../../../src/engine/table/table-rules.ts';
import type { SeatView } from '../../../src/engine/round/view.ts';
import { type ArenaPlayer, type Decided, playRound, type Sitter } from '../../base/play-round.ts';
import { sameJson } from '../records/difference.ts';
import { must } from './check-step.ts';
import { checkEmptyChairs } from './check-round.ts';
import type { TableKind } from './random-round.ts';
import { count, type Tally } from './selftest.ts';

/** Deals between two special rounds that are asked for: half of the deals are then left for bidding. */
const ASKED_EVERY = 10;

export interface HouseFailure {
  readonly mix: number;
  readonly round: number;
  readonly what: string;
  /** Options of the mix that are not those of the pure game, with their values. */
  readonly house: Partial<HouseRules>;
}

/** Who plays: two sensible players, a daring one, and one that tries whatever is allowed. */
const COMPANY = bySeat(
  (seat) => ([PLAYERS.verein, PLAYERS.draufgaenger, PLAYERS.verein, PLAYERS.zufall] as const)[seat],
);

const NAMES = ['verein', 'draufgaenger', 'verein', 'zufall'] as const;

/** Deals between two in which nobody wants to play, so that what follows then is played as well. */
const PASSED_EVERY = 3;

/** The same player, who never bids where he may pass. */
const passing = (player: ArenaPlayer): ArenaPlayer => ({
  decide: (view, think) => passOf(view) ?? player.decide(view, think),
  double: (view, think) => (view.phase === 'auction' ? undefined : player.double(view, think)),
});

const passOf = ({ options }: SeatView): Decided | undefined =>
  options.find(({ decision, verdict }) => decision.type === 'call' && decision.call === 'weiter' && verdict.legal);

function sittersOf(seed: string, number: number): Parameters<typeof playRound>[3] {
  return bySeat((seat): Sitter => {
    const chair = (seat + number) % NAMES.length;
    const player = COMPANY[chair] ?? PLAYERS.zufall;
    return {
      name: NAMES[chair] ?? '',
      player: number % PASSED_EVERY === 0 ? passing(player) : player,
      random: randomOf(seed, 'sitter', number, seat),
      took: () => undefined,
    };
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** What must hold of every round that is over. */
function checkRound(round: Round): void {
  const record = JSON.parse(JSON.stringify(recordOf(round))) as RoundRecord;
  const again = replay(record);
  must(again.ok && sameJson(again.round, round), () => 'the log, written and read again, gives another round');
  checkEmptyChairs(round);
  if (round.phase === 'scored' && gameAt(round.rules).settles === undefined)
    must(sum(round.settlement.balance) === 0, () => 'the bill does not come to zero');
}

function tallyRound(round: Round, tally: Tally): void {
  if (round.phase === 'scored') count(tally, `contract ${round.play.contract.row.id}`);
  else count(tally, round.phase);
  for (const { type } of round.entries) count(tally, `entry ${type}`);
}

/** A session of so many rounds with these rules; undefined if nothing was wrong with it. */
export async function checkHouse(
  house: HouseRules,
  mix: number,
  rounds: number,
  seed: string,
  tally: Tally,
  kind: TableKind,
): Promise<HouseFailure | undefined> {
  const rules = kind === 'four' ? tableRulesOf(house) : gameRulesOf(kind, house);
  let session: Session = { seed: `${seed} ${mix}`, rules, firstDealer: 0, sheet: [] };
  for (let number = 1; number <= rounds; number++) {
    try {
      const opening = [nextShuffle(session)];
      const round = await playRound(rules, nextTerms(session), opening, sittersOf(session.seed, number), () => 0);
      checkRound(round);
      tallyRound(round, tally);
      session = askingForRounds(withRound(session, round));
      must(session.sheet.length === number, () => 'the round is not on the sheet');
      must(
        gameAt(session.rules).settles !== undefined || sum(totalsOf(session.sheet)) + standingOf(session).stock === 0,
        () => 'totals and Stock do not come to zero',
      );
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return { mix, round: number, what: error.message, house: departures(house) };
    }
  }
  return undefined;
}

/** Now and then a special round is asked for, each kind in its turn, where the table lets players do so. */
function askingForRounds(session: Session): Session {
  const after = session.sheet.length;
  const rounds = callableRounds(houseOf(session.rules));
  const round = after % ASKED_EVERY === 0 ? rounds[(after / ASKED_EVERY) % rounds.length] : undefined;
  return round ? { ...session, called: [...(session.called ?? []), { after, round }] } : session;
}

const departures = (house: HouseRules): Partial<HouseRules> =>
  Object.fromEntries(departuresOf(house).map((id) => [id, house[id]]));
