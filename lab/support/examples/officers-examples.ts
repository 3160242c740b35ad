// Runs the worked examples of Officers' Schafkopf: what may be played, through the rules, and results through count and bill (SPEC 3.18).
import { expect } from 'vitest';
import type { Card, Suit } from '../../../src/engine/base/cards.ts';
import { type Contract, contractOf } from '../../../src/engine/base/contract.ts';
import { judgePlay, legalCards } from '../../../src/engine/play/legality.ts';
import { type CompletedTrick, type PlayState, situationOf } from '../../../src/engine/play/tricks.ts';
import { billTermsAt } from '../../../src/engine/endings/round-bill.ts';
import { settle } from '../../../src/engine/scoring/money.ts';
import { resultOf } from '../../../src/engine/scoring/result.ts';
import { rowOf } from '../../../src/engine/table/table-rules.ts';
import { officersRules } from '../rounds/officers.ts';

interface LegalGiven {
  readonly contract: string | { readonly type: string; readonly suit?: Suit };
  readonly faceUp: readonly Card[];
  readonly hand?: readonly Card[];
  readonly covered?: readonly Card[];
  readonly led: Card | null;
}

function contractIn(said: LegalGiven['contract']): Contract {
  const [id = '', trump] = typeof said === 'string' ? said.split(' ') : [said.type, said.suit];
  const row = rowOf(officersRules(), id);
  if (!row) throw new Error(`no ${id}`);
  return contractOf(row, { contract: id, ...(trump && { trump: trump as Suit }) });
}

/** Seat 1 is to play: to the card that was led, or itself. */
function stateWith({ contract, faceUp, hand = [], covered = [], led }: LegalGiven): PlayState {
  const piles = faceUp.map((open, at) => ({ open, ...(covered[at] && { covered: covered[at] }) }));
  return {
    contract: contractIn(contract),
    pack: 32,
    players: 2,
    hands: [[], [...faceUp, ...hand], [], []],
    table: [[], piles, [], []],
    trick: led === null ? { leader: 1, cards: [] } : { leader: 0, cards: [led] },
    done: [],
  };
}

function legal(
  given: LegalGiven,
  wanted: { legal: readonly Card[]; forbidden?: Readonly<Record<string, string>> },
): void {
  const situation = situationOf(stateWith(given), 1);
  expect([...legalCards(situation)].sort()).toEqual([...wanted.legal].sort());
  for (const [card, id] of Object.entries(wanted.forbidden ?? {}))
    expect(judgePlay(situation, card as Card)).toMatchObject({ legal: false, because: { id } });
}

interface ResultGiven {
  readonly nPoints: number;
  readonly nTricks: number;
  readonly spritz: boolean;
}

/** A Solo of seat 0 that has come to so much, in the first of its tricks and the last of the other player's. */
function result({ nPoints, nTricks, spritz }: ResultGiven, wanted: object): void {
  const tricks = Array.from({ length: 16 }, (_, at): CompletedTrick => {
    const winner = at < nTricks ? 0 : 1;
    const points = at === 0 && winner === 0 ? nPoints : at === 15 && winner === 1 ? 120 - nPoints : 0;
    return { leader: 0, cards: [], winner, points };
  });
  const contract = contractIn('solo H');
  const counted = resultOf({ contract, pack: 32, players: 2 }, [[], [], [], []], 0, undefined, tricks);
  const bill = billTermsAt({ rules: officersRules(), doublings: spritz ? { spritz: 1 } : {} });
  const { unit, balance } = settle(contract, counted, bill);
  expect({ won: counted.winner === 'declarer', units: unit, score: { N: balance[0], D: balance[1] } }).toEqual(wanted);
}

export const OFFICERS_RUNNERS = { officers: legal, officersLegal: legal, officersResult: result };
