// What must hold of a whole round: points, money, and a log that folds, breaks off and refuses as it should.
import { type Card, pointsOfPack, sumPoints } from '../../../src/engine/base/cards.ts';
import { DOUBLING_STEPS, type Entry, type RoundRecord } from '../../../src/engine/table/log.ts';
import { revealedPartner } from '../../../src/engine/play/parties.ts';
import type { Random } from '../../../src/engine/base/random.ts';
import type { LeastResult } from '../../../src/engine/scoring/least.ts';
import type { ReKontraResult } from '../../../src/engine/scoring/re-kontra.ts';
import type { RamschResult } from '../../../src/engine/scoring/ramsch-result.ts';
import { endsEarly, type SidesResult } from '../../../src/engine/scoring/result.ts';
import { recordOf, type Round, type ScoredRound } from '../../../src/engine/table/round.ts';
import { type Players, type Seat, seatAfter, SEATS, seatsOf } from '../../../src/engine/base/seats.ts';
import { judge, replay, undone } from '../../../src/engine/round/step.ts';
import { playedOut } from '../../../src/engine/play/tricks.ts';
import { type ByKind, byKind } from '../../../src/engine/scoring/by-kind.ts';
import { sameJson } from '../records/difference.ts';
import { checkPoints } from './check-points.ts';
import { checkLines } from './check-lines.ts';
import { must } from './check-step.ts';
import { gameAt, houseOf, playersAt, seatsAt } from '../../../src/engine/table/table-rules.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Points, tricks and money of a round that is over. */
export function checkScore(round: ScoredRound): void {
  const { result, settlement, play } = round;
  if (playedOut(play))
    must(
      sum(result.points) + lost(round) === pointsOfPack(round.rules.pack),
      () => `points ${result.points.join(' ')}`,
    );
  must(sum(result.tricks) === play.done.length, () => `tricks ${result.tricks.join(' ')}`);
  must(
    gameAt(round.rules).settles !== undefined || sum(settlement.balance) === 0,
    () => `balance ${settlement.balance.join(' ')}`,
  );
  byKind(CHECKS, result, round);
}

const CHECKS: ByKind<void, [ScoredRound]> = {
  sides: checkSides,
  ramsch: checkRamsch,
  least: checkLeast,
  reKontra: checkReKontra,
};

/** All cards are played, whoever is Re holds an Old One or has named the contract, and the scores follow from the lines. */
function checkReKontra(result: ReKontraResult, round: ScoredRound): void {
  const { dealt, play, settlement, declarer } = round;
  if (result.revoke) return;
  must(playedOut(play), () => 'the cards were not all played');
  const { re, alone, lines, net } = result;
  const normal = play.contract.row.parties.kind === 'oldOnes';
  for (const seat of SEATS)
    must(!normal || re.includes(seat) === dealt[seat].includes('EO'), () => `seat ${seat} is on the wrong side`);
  must(normal || (declarer !== undefined && re.includes(declarer)), () => 'whoever plays the contract is not Re');
  must((alone !== undefined) === (re.length === 1), () => `Re are ${re.join(' ')}`);
  const counted = sum(lines.map(({ side, points }) => (side === 're' ? points : -points)));
  must(counted === net, () => `the lines come to ${counted}, not ${net}`);
  checkPoints(result, round);
  for (const seat of SEATS) {
    const each = re.includes(seat) ? (net * (4 - re.length)) / re.length : -net;
    must(settlement.balance[seat] === each, () => `seat ${seat} scores ${settlement.balance[seat]}, not ${each}`);
  }
}

/** Card points that count for nobody: of a widow that lies aside, of cards laid away, or of a hand laid down. */
function lost({ rules, play, widow, laidAway = widow }: ScoredRound): number {
  const { idle } = play.trick;
  if (idle !== undefined) return sumPoints(play.hands[idle]);
  const house = houseOf(rules);
  const counts = laidAway === widow ? house['denexa.leastWidow'] === 'last-trick' : house['denexa.discardsCount'];
  return counts ? 0 : sumPoints(laidAway ?? []);
}

/** One player scores, two at most have no point, and nobody has fewer points than the winner. */
function checkLeast({ points, winner, loser, players }: LeastResult, { play, settlement }: ScoredRound): void {
  must(playedOut(play), () => 'the cards were not all played');
  must((winner === undefined) !== (loser === undefined), () => 'not one player scores');
  const fewest = Math.min(...seatsOf(players).map((seat) => points[seat]));
  must(winner === undefined || points[winner] === fewest, () => 'the winner has more points than another one');
  const scores = settlement.balance.map((score, seat) => [score, seat] as const).filter(([score]) => score !== 0);
  must(scores.length === 1 && scores[0]?.[1] === (winner ?? loser), () => `scores ${settlement.balance.join(' ')}`);
}

/** In a Ramsch nobody who pays has fewer points than somebody who does not, and all cards are played. */
function checkRamsch({ points, losers, durchmarsch, form }: RamschResult, { play, settlement }: ScoredRound): void {
  must(playedOut(play), () => 'a Ramsch ended too early');
  for (const seat of SEATS) {
    const paysRightly = durchmarsch === undefined ? losers.includes(seat) : seat !== durchmarsch;
    must(settlement.balance[seat] >= 0 || paysRightly, () => `seat ${seat} is paid wrongly`);
    if (form === 'everyone' && losers.includes(seat))
      must(points[seat] === Math.max(...points), () => `seat ${seat} has not most points`);
  }
}

function checkSides(result: SidesResult, round: ScoredRound): void {
  const { settlement, play, rules } = round;
  const { contract } = play;
  const seats = seatsAt(rules);
  const { declarer, partner } = result;
  const side = partner === undefined ? [declarer] : [declarer, partner];
  const over = playedOut(play);
  if (contract.row.goal.kind === 'laidDown') must(play.done.length === 0, () => 'a Sie was played');
  else must(over || endsEarly(contract, side, play.done), () => 'the round ended too early');
  must(sum(side.map((seat) => result.points[seat])) === result.sidePoints, () => 'points of the side');
  if (contract.row.pairBonus !== undefined) return checkLines(round);
  if (result.winner === 'draw')
    return must(
      settlement.balance.every((cents) => cents === 0),
      () => 'a draw is paid',
    );
  must(settlement.each === settlement.unit * settlement.factor && settlement.unit > 0, () => 'amount of a payment');
  must(
    settlement.balance.every((cents, seat) => cents === 0 || seats.some((each) => each === seat)),
    () => 'an empty chair is paid',
  );
  for (const seat of seats) {
    const winners = side.includes(seat) === (result.winner === 'declarer');
    if (gameAt(rules).settles === 'declarerAlone' && seat !== declarer)
      must(settlement.balance[seat] === 0, () => `seat ${seat} scores`);
    else must(winners === settlement.balance[seat] > 0, () => `seat ${seat} is paid wrongly`);
  }
  if (contract.called && over)
    must(revealedPartner(play, play.done)?.seat === partner, () => 'the partner was never revealed');
}

/** The log, written and read again, gives the same round; broken off, it gives the state at that point. */
export function checkLog(states: readonly Round[], random: Random): void {
  const last = states.at(-1);
  if (!last) return;
  const record = JSON.parse(JSON.stringify(recordOf(last))) as RoundRecord;
  const whole = replay(record);
  must(whole.ok && sameJson(whole.round, last), () => 'the log, written and read again, gives another round');
  const length = random.below(states.length);
  const part = replay(undone(record, length));
  must(part.ok && sameJson(part.round, states[length]), () => `the log broken off after ${length} entries`);
  checkAltered(record, random.below(record.entries.length));
}

/** Without its first card, and with one copy too many of another one. */
const withOneTooMany = ([first, ...others]: readonly Card[]): readonly Card[] => [
  ...others,
  ...others.filter((card) => card !== first).slice(0, 1),
];

/** A log in which one entry cannot be is refused at that entry. */
function checkAltered(record: RoundRecord, at: number): void {
  const entries = record.entries.map((entry, index) =>
    index === at ? altered(entry, playersAt(record.rules)) : entry,
  );
  const found = replay({ ...record, entries });
  must(!found.ok && found.at === at, () => `an altered entry ${at} was not refused there`);
}

function altered(entry: Entry, players: Players): Entry {
  switch (entry.type) {
    case 'shuffled':
      return { ...entry, pack: withOneTooMany(entry.pack) };
    case 'cut':
      return { ...entry, at: 0 };
    case 'call':
      return { ...entry, call: 'has:nothing' };
    case 'stoss':
      return { type: 'retour', seat: entry.seat };
    case 'retour':
      return { type: 'stoss', seat: entry.seat };
    case 'ansage':
      return { type: 'stoss', seat: entry.seat };
    case 'knock':
      return { ...entry, packets: [] };
    default:
      return { ...entry, seat: seatAfter(entry.seat, 1, players) };
  }
}

/** Whether the rules would let a seat double now: the only thing that needs no turn but a Hochzeit. */
const stepsTo = (round: Round, seat: Seat): boolean =>
  ([...DOUBLING_STEPS, 'doppler'] as const).some((type) => judge(round, { type, seat }).legal);

/** Where nobody sits nobody is dealt a card, decides or is paid. */
export function checkEmptyChairs(round: Round): void {
  const empty = SEATS.filter((seat) => !seatsAt(round.rules).includes(seat));
  for (const seat of empty) {
    must(!stepsTo(round, seat), () => `the empty chair ${seat} may decide in ${round.phase}`);
    if ('dealt' in round) must(round.dealt[seat].length === 0, () => `the empty chair ${seat} was dealt cards`);
    must(
      round.entries.every((entry) => entry.type === 'shuffled' || entry.seat !== seat),
      () => `the empty chair ${seat} has decided`,
    );
    if (round.phase === 'scored') must(round.settlement.balance[seat] === 0, () => `the empty chair ${seat} is paid`);
  }
}
