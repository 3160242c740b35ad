// What the screen is sent: never a card that the player may not see, and all that the player may know.
import { describe, expect, test } from 'vitest';
import { randomDeal, randomDecision } from '../../lab/prove/selftest/random-round.ts';
import { GAMES } from '../../src/engine/games/shelf.ts';
import { legalDecisions, turnIn } from '../../src/engine/round/step.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import { isOver, type Round, startRound } from '../../src/engine/table/round.ts';
import { viewFor } from '../../src/engine/round/view.ts';
import type { Announcement } from '../../src/engine/base/contract.ts';
import { type HouseRules, PURE_2007 } from '../../src/engine/options/options.ts';
import { pureRules, tableRulesOf } from '../../src/engine/table/table-rules.ts';
import { newSession } from '../../src/main/table/new-session.ts';
import { boardOf, type Lying, playerEyes } from '../../src/main/board/board.ts';
import { furtherRound } from '../../src/engine/teaching/trainers/further-games.ts';
import { actionsOf } from '../../src/main/board/actions.ts';
import { checkSession } from '../../src/main/table/session-file.ts';
import { type Board, BoardSchema } from '../../src/shared/table/board.ts';
import { stossDealt, stossGiven, stossGiving, stossSolo } from '../../lab/support/rounds/bauernstoss.ts';
import { after, announced, call, cards, dealt, filledUp, play } from '../../lab/support/rounds/rounds.ts';
import { playCards, scene, start } from '../../lab/support/main/fake-table.ts';

const PLAYERS = [
  { name: '', kind: 'human' },
  { name: 'Resi', kind: 'bot' },
  { name: 'Sepp', kind: 'bot' },
  { name: 'Vroni', kind: 'bot' },
] as const;

const RULES = pureRules();
/** Seat 0 plays with the holder of the Gras-Sau, who is seat 2. */
const HANDS = filledUp(RULES, {
  0: cards('EO GO HU SU HA H9 G9 S7'),
  1: cards('HO EU HT H8 E9 E8 S8 ST'),
  2: cards('SO GU HK H7 GA GT EA EK'),
});
const RUFER = announced(RULES, HANDS, 0, { contract: 'rufer', called: 'GA' });

const boardFor = (round: Round, seat: 0 | 1 | 2 | 3 = 0): Board => {
  const view = viewFor(round, seat);
  return boardOf({ eyes: playerEyes(view), players: PLAYERS, lying: 'present', turn: view.turn });
};

const ids = (round: Round): readonly string[] =>
  actionsOf(viewFor(round, 0)).map(({ decision, refusal }) => {
    const what = decision.type === 'call' ? decision.call : decision.type;
    return refusal ? `${what}: ${refusal.because.id}` : what;
  });

describe('blindness', () => {
  test('no view of a whole session holds a card of another hand, except in the evidence of what is missing', async () => {
    const stage = scene({ settings: { speed: 'normal' } });
    await start(stage, 'blind');
    await playCards(stage);
    const saves = stage.saves.filter(({ entries }) => entries.length > 1);
    expect(stage.views.length).toBeGreaterThan(30);
    let compared = 0;
    for (const view of stage.views) {
      const save = saves.find(
        ({ entries, session }) => entries.length === view.at && session.sheet.length === view.number - 1,
      );
      const checked = save && checkSession(JSON.stringify(save));
      if (!checked?.ok || !('dealt' in checked.value.round)) continue;
      const { round } = checked.value;
      const held = 'play' in round ? round.play.hands : round.dealt;
      const hidden = [1, 2, 3].flatMap((seat) => held[seat as 1 | 2 | 3]);
      // The ladder names every trump, and refusals name cards that anybody knows to be missing or called.
      const { ladder, contract: _contract, course: _course, bubbles: _bubbles, ...board } = view.board;
      for (const rung of ladder) if (hidden.includes(rung.card)) expect(rung.place).toBe('out');
      const open = JSON.stringify([
        board.hands.map(({ cards: own }) => own?.map(({ card }) => card)),
        board.trick,
        view.lastTrick,
      ]);
      for (const card of hidden) expect(open).not.toContain(`"${card}"`);
      expect(board.hands.slice(1).every((hand) => !('cards' in hand))).toBe(true);
      compared++;
    }
    expect(compared).toBeGreaterThan(30);
  });

  test('the same table with other hidden cards gives the same board', () => {
    const swapped = [HANDS[0], HANDS[3], HANDS[1], HANDS[2]] as const;
    const other = announced(RULES, swapped, 0, { contract: 'rufer', called: 'GA' });
    expect(boardFor(other)).toEqual(boardFor(RUFER));
  });
});

describe('a board', () => {
  test('keeps to its schema in every phase', () => {
    const rounds = [dealt(RULES, HANDS), RUFER, after(RUFER, play(0, 'EO'))];
    for (const round of rounds) expect(BoardSchema.safeParse(boardFor(round)).error).toBeUndefined();
  });

  test('marks cards only when it is the turn of the hand, and ranks the trumps', () => {
    const own = boardFor(RUFER).hands[0].cards;
    expect(own?.every(({ playable }) => playable)).toBe(true);
    expect(own?.[0]).toEqual({ card: 'EO', group: 'trump', rank: 1, playable: true });
    expect(own?.at(-1)).toEqual({ card: 'S7', group: 'S', playable: true });
    const waiting = boardFor(after(RUFER, play(0, 'S7'))).hands[0].cards;
    expect(waiting?.some(({ playable, refusal }) => playable || refusal)).toBe(false);
    const following = boardFor(after(RUFER, play(0, 'EO')), 1).hands[1].cards;
    expect(following?.find(({ card }) => card === 'E9')?.refusal?.because.id).toBe('R.FOLLOW_TRUMP');
  });

  test('tells the partner to the partner first, then to everybody', () => {
    expect(boardFor(RUFER, 2).contract?.partner).toBe(2);
    expect(boardFor(RUFER, 0).contract).not.toHaveProperty('partner');
    const searched = after(RUFER, play(0, 'G9'), play(1, 'E8'), play(2, 'GA'));
    expect(boardFor(searched, 0).contract?.partner).toBe(2);
  });

  test('says where the seats alone are the sides', () => {
    const sides = (game: 'bierkopf' | 'kreuz' | 'geier'): unknown => {
      const round = furtherRound({ pack: 32, tariff: RULES.tariff }, game, randomOf('sides', game));
      const board = boardFor(round);
      expect(BoardSchema.safeParse(board).success).toBe(true);
      return board.contract?.sides;
    };
    expect([sides('bierkopf'), sides('kreuz'), sides('geier')]).toEqual(['fixed', undefined, undefined]);
  });

  test('tells which Obers each has taken, only where they are paid for', () => {
    const taken = (changes: Partial<HouseRules>, announcement: Announcement, lying: Lying = 'present'): unknown => {
      const rules = tableRulesOf({ ...PURE_2007, ...changes });
      const led = after(announced(rules, HANDS, 0, announcement), play(0, 'EO'));
      // Everybody follows with an Ober who may.
      const round = ([1, 2, 3] as const).reduce((now, seat) => {
        const legal = legalDecisions(now, seat).filter((each) => each.type === 'play');
        return after(now, legal.find(({ card }) => card[1] === 'O') ?? play(seat, legal[0]?.card ?? 'EA'));
      }, led);
      const view = viewFor(round, 0);
      const board = boardOf({ eyes: playerEyes(view), players: PLAYERS, lying, turn: view.turn });
      expect(BoardSchema.safeParse(board).error).toBeUndefined();
      return board.obersTaken;
    };
    const collected = { 'runners.mode': 'collected-in-order' } as const;
    const solo = { contract: 'solo', trump: 'G' } as const;
    expect(taken(collected, solo)).toEqual([['EO', 'HO', 'SO'], [], [], []]);
    // A trick that still lies on the table has not been put away.
    expect(taken(collected, solo, 'completed')).toEqual([[], [], [], []]);
    expect(taken({}, solo)).toBeUndefined();
    expect(taken({ ...collected, 'runners.enabled': false }, solo)).toBeUndefined();
    expect(taken(collected, { contract: 'wenz' })).toBeUndefined();
  });

  test('lets everybody have said one thing, until the first trick is complete', () => {
    const auction = after(dealt(RULES, HANDS), call(0, 'spiele'), call(1, 'gut'));
    expect(boardFor(auction).bubbles).toEqual([call(0, 'spiele'), call(1, 'gut'), null, null]);
    expect(boardFor(auction).holder).toBe(0);
    const doubled = after(RUFER, { type: 'stoss', seat: 1 });
    expect(boardFor(doubled).bubbles.map((bubble) => bubble?.type)).toEqual([
      'announce',
      'stoss',
      undefined,
      undefined,
    ]);
    const trick = after(
      RUFER,
      play(0, 'S7'),
      play(1, 'S8'),
      play(2, 'GT'),
      play(
        3,
        viewFor(RUFER, 3).hand.find((card) => card.startsWith('S') && card[1] !== 'O' && card[1] !== 'U') ?? 'SA',
      ),
    );
    expect(boardFor(trick).bubbles).toEqual([null, null, null, null]);
  });

  test('lets cards go between partners in words, and names the card to those who know it', () => {
    const bubbles = (round: Round, seat: 0 | 1 | 2 | 3) => boardFor(round, seat).bubbles;
    const solo = { type: 'announce', seat: 0, announcement: { contract: 'small-solo', trump: 'E' } } as const;
    expect(bubbles(stossGiving(), 1)).toEqual([solo, null, null, null]);
    expect(bubbles(stossGiven('H8'), 0)[0]).toEqual({ type: 'give', seat: 0, card: 'H8' });
    expect(bubbles(stossGiven('H8'), 1)).toEqual([{ type: 'give', seat: 0 }, null, null, null]);
    // A lord is given openly.
    expect(bubbles(stossGiven('EU'), 1)).toEqual([{ type: 'give', seat: 0, card: 'EU' }, null, null, null]);
    const back = stossSolo('H8');
    for (const seat of [0, 2] as const) expect(bubbles(back, seat)[2]).toEqual({ type: 'return', seat: 2, card: 'E9' });
    expect(bubbles(back, 1)).toEqual([{ type: 'give', seat: 0 }, null, { type: 'return', seat: 2 }, null]);
    for (const round of [stossGiving(), stossGiven(), back])
      for (const seat of [0, 1, 2, 3] as const) BoardSchema.parse(boardFor(round, seat));
  });

  test('says who plays a Solo while cards are exchanged for it, and then who sits out', () => {
    const solo = { announcement: { contract: 'small-solo', trump: 'E' }, declarer: 0 };
    expect(boardFor(stossDealt(), 1).contract).toBeUndefined();
    for (const round of [stossGiving(), stossGiven()]) expect(boardFor(round, 1).contract).toEqual(solo);
    expect(boardFor(stossSolo(), 1).contract).toMatchObject({ ...solo, partner: 2, sitsOut: 'partner' });
  });
});

test.each(GAMES)('when a round of %s is over, no trump is said to be out any more', (game) => {
  const { rules } = newSession({ game, house: {}, seed: 'over' }, '2026-11-23T10:00:00.000Z').session;
  for (let deal = 0; deal < 6; deal++) {
    const random = randomOf('over', game, deal);
    let round: Round = after(startRound(rules, { dealer: 0 }), ...randomDeal(rules, { dealer: 0 }, random));
    while (!isOver(round)) {
      const turn = turnIn(round) ?? 0;
      round = after(round, randomDecision(round, legalDecisions(round, turn), random));
    }
    expect(boardFor(round).ladder.filter(({ place }) => place === 'out')).toEqual([]);
  }
});

test('nor when a deal is thrown in at a table whose every contract has the same trumps', () => {
  const house = { 'contracts.enabled': ['wenz'], 'contracts.ranking': [['wenz']], 'tout.contracts': [] } as const;
  const { rules } = newSession({ house, seed: 'over' }, '2026-11-23T10:00:00.000Z').session;
  const dealt = after(startRound(rules, { dealer: 0 }), ...randomDeal(rules, { dealer: 0 }, randomOf('thrown in')));
  const over = after(dealt, ...([1, 2, 3, 0] as const).map((seat) => call(seat, 'weiter')));
  const places = (round: Round): readonly string[] => boardFor(round).ladder.map(({ place }) => place);
  expect(places(dealt)).toContain('out');
  expect(isOver(over) && places(over)).not.toContain('out');
  expect(places(over)).toContain('unplayed');
});

describe('actions', () => {
  test('leave out what nobody would say, and explain the rest', () => {
    const open = dealt(RULES, HANDS);
    expect(ids(open)).toEqual(['weiter', 'spiele', 'sie: A.SIE_NEEDS_TOP_TRUMPS']);
    const held = viewFor(after(open, call(0, 'spiele')), 1);
    const said = actionsOf(held).map(({ decision }) => (decision.type === 'call' ? decision.call : ''));
    expect(said).toContain('gut');
    expect(said).not.toContain('weiter');
    expect(said).not.toContain('spiele');
  });

  test('list every announcement with its refusal', () => {
    const announcing = after(dealt(RULES, HANDS), call(0, 'spiele'), call(1, 'gut'), call(2, 'gut'), call(3, 'gut'));
    expect(actionsOf(viewFor(announcing, 0))).toHaveLength(3 + 1 + 4 + 1 + 4 + 1);
    expect(ids(announcing)).toContain('announce: A.CALL_NEEDS_SUIT_CARD');
  });

  test('tell how many card points an announcement needs at this table, if points decide it', () => {
    const rules = tableRulesOf({ ...PURE_2007, 'score.winAt': 66 });
    const round = after(dealt(rules, HANDS), call(0, 'spiele'), call(1, 'gut'), call(2, 'gut'), call(3, 'gut'));
    const needed = actionsOf(viewFor(round, 0)).map((action) =>
      action.decision.type === 'announce' ? [action.decision.announcement.contract, action.needed] : [],
    );
    expect(needed).toContainEqual(['rufer', 66]);
    expect(needed).toContainEqual(['wenz', 66]);
    expect(needed).toContainEqual(['solo-tout', undefined]);
  });

  test('offer Stoss to those who may wonder, Retour to the declarer after a Stoss, neither after the second card', () => {
    const stoss = (round: Round, seat: 0 | 1 | 2 | 3) =>
      actionsOf(viewFor(round, seat)).map(
        ({ decision, refusal }) => `${decision.type} ${refusal?.because.id ?? 'allowed'}`,
      );
    expect(stoss(RUFER, 0)).toEqual([]);
    expect(stoss(RUFER, 1)).toEqual(['stoss allowed']);
    expect(stoss(RUFER, 2)).toEqual(['stoss A.STOSS_NOT_DEFENDER']);
    const doubled = after(RUFER, { type: 'stoss', seat: 1 });
    expect(stoss(doubled, 0)).toEqual(['retour allowed']);
    expect(stoss(doubled, 3)).toEqual([]);
    expect(stoss(after(RUFER, play(0, 'S7'), play(1, 'S8')), 3)).toEqual([]);
  });
});
