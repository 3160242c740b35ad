// Who leads in a Kreuz at a table where the last doubling tells it, and which side needs 61 then (SPEC 5.9, Q48).
import { describe, expect, test } from 'vitest';
import type { HouseRules } from '../../../src/engine/options/options.ts';
import { presetRules } from '../../../src/engine/options/presets.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import type { Entry } from '../../../src/engine/table/log.ts';
import { isOver, type Round } from '../../../src/engine/table/round.ts';
import { nextTerms, type Session, withRound } from '../../../src/engine/round/session.ts';
import { judge, legalDecisions, turnIn } from '../../../src/engine/round/step.ts';
import { isPlaying } from '../../../src/engine/table/readers.ts';
import { tableRulesOf } from '../../../src/engine/table/table-rules.ts';
import { after } from '../../../lab/support/rounds/rounds.ts';
import { cutRound } from '../../../lab/support/rounds/special-rounds.ts';

const HOUSE: HouseRules = {
  ...presetRules('sheet-003'),
  'kreuz.form': 'opposite',
  'kreuz.trigger': ['manual'],
  'session.length': 'open',
};

/** Seat 3 deals, seat 0 is forehand; a Kreuz round was asked for. */
const SESSION: Session = {
  seed: 'kreuzbock',
  rules: tableRulesOf(HOUSE),
  firstDealer: 3,
  sheet: [],
  called: [{ after: 0, round: 'kreuz' }],
};

const stoss = (seat: Seat): Entry => ({ type: 'stoss', seat });
const retour = (seat: Seat): Entry => ({ type: 'retour', seat });

/** A card of the seat whose turn it is. */
function card(round: Round): Entry {
  const turn = turnIn(round);
  const [first] = turn === undefined ? [] : legalDecisions(round, turn).filter(({ type }) => type === 'play');
  if (!first) throw new Error('no card');
  return first;
}

function goalAt(round: Round) {
  if (!isPlaying(round)) throw new Error('no cards are played');
  return { leader: round.play.trick.leader, goal: round.play.contract.row.goal };
}

/** Played on by the first card each; asked to lay, these seats do. */
function playedOut(round: Round, laying: readonly Seat[]): Round {
  let now = round;
  while (!isOver(now)) {
    const turn = turnIn(now);
    if (turn === undefined) throw new Error('nobody decides');
    const says = laying.includes(turn) ? 'lay' : 'leave';
    const [first] = legalDecisions(now, turn).filter(
      (each) => each.type === 'play' || ('says' in each && each.says === says),
    );
    if (!first) throw new Error(`nothing to do in ${now.phase}`);
    now = after(now, first);
  }
  return now;
}

describe('in a Kreuz', () => {
  const start = cutRound(SESSION);
  const own = { kind: 'points', atLeast: 61, schneiderAt: 91, safeAt: 30 };
  const turned = { kind: 'points', atLeast: 60, schneiderAt: 91, safeAt: 30 };

  test('forehand leads as long as nobody has doubled', () => expect(goalAt(start)).toEqual({ leader: 0, goal: own }));

  test('whoever gives a Stoss leads, and that side needs 61', () => {
    const doubled = after(start, stoss(3));
    expect(goalAt(doubled)).toEqual({ leader: 3, goal: turned });
    expect(turnIn(doubled)).toBe(3);
  });

  test('an answer before the lead takes both back, to whoever gave it', () =>
    expect(goalAt(after(start, stoss(3), retour(2)))).toEqual({ leader: 2, goal: own }));

  test('an answer after the lead doubles and changes neither', () => {
    const led = after(start, stoss(1));
    const late = after(led, card(led), retour(0));
    expect(goalAt(late)).toEqual({ leader: 1, goal: turned });
    if (!isPlaying(late)) throw new Error('not playing');
    expect(late.doubling.late).toBe(1);
    const end = playedOut(late, []);
    expect(end.phase === 'scored' && end.settlement.factor).toBe(4);
  });

  test('no first Stoss comes after the lead', () =>
    expect(judge(after(start, card(start)), stoss(1))).toMatchObject({ because: { id: 'A.STOSS_TOO_LATE' } }));
});

describe('the deal after one in which somebody laid', () => {
  test('is led by who laid last there, whose side needs 61', () => {
    const first = cutRound(SESSION);
    const trick = [0, 1, 2, 3].reduce<Round>((round) => after(round, card(round)), first);
    const winner = turnIn(trick) as Seat;
    const right = ((winner + 3) % 4) as Seat;
    const written = withRound(SESSION, playedOut(trick, [winner, right]));
    expect(written.sheet.at(-1)).toMatchObject({ layer: right });
    const partner = ((right + 2) % 4) as Seat;
    expect(nextTerms(written).special).toMatchObject({ kind: 'kreuz', declarer: right, partner, layer: right });
    expect(goalAt(cutRound(written)).leader).toBe(right);
  });

  test('is led by forehand if nobody did', () => {
    const written = withRound(SESSION, playedOut(cutRound(SESSION), []));
    expect(written.sheet.at(-1)).not.toHaveProperty('layer');
    expect(goalAt(cutRound(written)).leader).toBe(1);
  });
});
