// A deal that the knocking cutter has turned round: who plays after whom, who sits where, who is paid, who deals next.
import { describe, expect, test } from 'vitest';
import { chairOf } from '../../../src/engine/table/chairs.ts';
import { packetChoices } from '../../../src/engine/doubling/knocking.ts';
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { cutterOf, forehandOf, isOver, recordOf, type Round, startRound } from '../../../src/engine/table/round.ts';
import { bySeat, type Seat, SEATS } from '../../../src/engine/base/seats.ts';
import { nextShuffle, nextTerms, type Session, withRound } from '../../../src/engine/round/session.ts';
import { totalsOf } from '../../../src/engine/table/sheet.ts';
import { legalDecisions, replay, turnIn, undone } from '../../../src/engine/round/step.ts';
import { gameRulesOf, tableRulesOf } from '../../../src/engine/table/table-rules.ts';
import { courseOf } from '../../../src/engine/tutor/course.ts';
import { openViewOf, viewFor } from '../../../src/engine/round/view.ts';
import { after } from '../../../lab/support/rounds/rounds.ts';
import { specialSession } from '../../../lab/support/rounds/special-rounds.ts';

const HOUSE = { ...PURE_2007, 'klopfen.enabled': true, 'passout.rule': 'ramsch' } as const;

const sessionWith = (firstDealer: Seat, rules = tableRulesOf(HOUSE)): Session => ({
  seed: 'turned',
  rules,
  firstDealer,
  sheet: [],
});

/** The next deal of a session, knocked on. */
function knocked(session: Session, turned: boolean): Round {
  const cutting = after(startRound(session.rules, nextTerms(session)), nextShuffle(session));
  const packets = packetChoices(session.rules)[0] ?? [];
  return after(cutting, { type: 'knock', seat: cutterOf(cutting), packets, ...(turned && { turned: true as const }) });
}

/** Played to its end by whatever is allowed; two rounds that differ only in their numbering go the same way. */
function playedOut(start: Round): Round {
  const random = randomOf('turned deals');
  let round = start;
  while (!isOver(round)) {
    const turn = turnIn(round);
    if (turn === undefined) throw new Error(round.phase);
    const decisions = legalDecisions(round, turn);
    const decision = decisions[random.below(decisions.length)];
    if (!decision) throw new Error(`nothing is allowed in ${round.phase}`);
    round = after(round, decision);
  }
  return round;
}

describe.each(SEATS)('with dealer %i', (dealer) => {
  const session = sessionWith(dealer);
  const turned = knocked(session, true);

  test('the cutter is forehand, and the others follow against the direction of the table', () => {
    const chairs = [0, 1, 2, 3].map((steps) => chairOf(turned, ((forehandOf(turned) + steps) % 4) as Seat));
    expect(chairs).toEqual([3, 2, 1, 0].map((steps) => (dealer + steps) % 4));
  });

  test('everything else is as in a deal with the same packets in the usual direction', () => {
    const [one, other] = [playedOut(turned), playedOut(knocked(session, false))];
    expect(one.entries.slice(2)).toEqual(other.entries.slice(2));
    expect('dealt' in one && one.dealt).toEqual('dealt' in other && other.dealt);
    expect('settlement' in one && one.settlement).toEqual('settlement' in other && other.settlement);
  });

  test('money goes to the chairs of the players, and the next one deals as usual', () => {
    const round = playedOut(turned);
    const next = withRound(session, round);
    const balance = round.phase === 'scored' ? round.settlement.balance : undefined;
    expect(balance?.some((cents) => cents !== 0)).toBe(true);
    expect(totalsOf(next.sheet)).toEqual(bySeat((chair) => balance?.[chairOf(round, chair)]));
    expect(nextTerms(next).dealer).toBe((dealer + 1) % 4);
  });

  test('the log folds to the same round, and without the knock to the usual direction', () => {
    const record = recordOf(playedOut(turned));
    expect(replay(record)).toMatchObject({ ok: true, round: { entries: record.entries } });
    const again = replay(undone(record, 1));
    expect(again.ok && turnIn(again.round)).toBe((dealer + 3) % 4);
    expect(again.ok && legalDecisions(again.round, cutterOf(again.round)).some(({ type }) => type === 'cut')).toBe(
      true,
    );
  });

  test('who has knocked is told with the seat of this deal', () => {
    const view = viewFor(turned, 0);
    expect([view.turned, view.cutter]).toEqual([true, view.forehand]);
    const [knock] = view.history.filter(({ type }) => type === 'knock');
    expect(knock).toMatchObject({ seat: view.forehand, turned: true });
    const told = courseOf(view).flatMap(({ note }) => (note.id === 'L.KNOCK' ? [note.params] : []));
    expect(told).toEqual([{ seat: view.forehand, packets: [4, 4], turned: true }]);
  });
});

test('the line of a turned Ramsch names the chairs of losers and of players without a trick', () => {
  const session = sessionWith(3);
  let round = knocked(session, true);
  while (round.phase === 'auction') round = after(round, { type: 'call', seat: turnIn(round) ?? 0, call: 'weiter' });
  const over = playedOut(round);
  if (over.phase !== 'scored' || over.result.kind !== 'ramsch') throw new Error('no Ramsch');
  const [line] = withRound(session, over).sheet;
  const mirror = (seat: Seat): Seat => [2, 1, 0, 3][seat] as Seat;
  if (line?.kind !== 'played' || line.result.kind !== 'ramsch') throw new Error('no line of a Ramsch');
  expect(line.result.losers).toEqual(over.result.losers.map(mirror));
  expect(line.result.jungfrauen).toEqual(over.result.jungfrauen.map(mirror));
  expect(line.result.points).toEqual([2, 1, 0, 3].map((seat) => over.result.points[seat as Seat]));
});

test('partners by Aces stay the same two players', () => {
  for (const declaringSide of ['aces', 'forehand-team'] as const) {
    const session = specialSession('kreuz', { 'klopfen.enabled': true, 'kreuz.declaringSide': declaringSide });
    const terms = nextTerms(session).special;
    const round = knocked(session, true);
    if (terms?.kind !== 'kreuz' || round.phase !== 'playing') throw new Error('no Kreuz');
    const view = openViewOf(round);
    const chairs = [round.declarer, round.partner].map((seat) => chairOf(round, seat ?? 0)).sort();
    const aces = terms.draw?.filter(({ card }) => card.endsWith('A')).map(({ seat }) => seat);
    const team = [...new Set(aces)].sort();
    const others = SEATS.filter((seat) => !team.includes(seat));
    expect([team, others]).toContainEqual(chairs);
    if (declaringSide === 'aces') expect(chairs).toEqual(team);
    else expect(round.declarer).toBe(forehandOf(round));
    const drawn = view.special?.kind === 'kreuz' ? view.special.draw : undefined;
    expect(drawn?.map(({ seat }) => chairOf(round, seat))).toEqual(terms.draw?.map(({ seat }) => seat));
  }
});

test('three players change round likewise', () => {
  const session = sessionWith(0, gameRulesOf('three-hand', HOUSE));
  const round = knocked(session, true);
  expect(SEATS.map((seat) => chairOf(round, seat))).toEqual([0, 2, 1, 3]);
  expect(turnIn(round)).toBe(1);
  let sheet = session;
  for (let deal = 0; deal < 12; deal++) sheet = withRound(sheet, playedOut(knocked(sheet, true)));
  const totals = totalsOf(sheet.sheet);
  expect(sheet.sheet.some(({ kind }) => kind === 'played')).toBe(true);
  expect([totals[3], totals[0] + totals[1] + totals[2]]).toEqual([0, 0]);
});
