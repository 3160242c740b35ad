// Rounds of our own players that end in a wanted contract: dealt until the auction, spoken as ever, comes to it.
import { setImmediate } from 'node:timers/promises';
import type { Player } from '../../../src/engine/bots/player.ts';
import { cardsOfPack } from '../../../src/engine/base/cards.ts';
import type { ContractId } from '../../../src/engine/base/contract.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { bySeat, seatAfter } from '../../../src/engine/base/seats.ts';
import { isPlaying } from '../../../src/engine/table/readers.ts';
import { outcomeFor } from '../../../src/engine/scoring/by-kind.ts';
import { cutterOf, type Round, type ScoredRound } from '../../../src/engine/table/round.ts';
import { playersAt, type TableRules } from '../../../src/engine/table/table-rules.ts';
import { opened, playOn, playUntil, type Sitter } from '../../base/play-round.ts';
import { movesOf } from '../compare/game.ts';
import type { PlayedGame } from './look.ts';

export interface OwnPlan {
  readonly rules: TableRules;
  readonly kind: ContractId;
  readonly player: Player;
  readonly rounds: number;
  readonly seed: string;
}

export interface OwnGame extends PlayedGame {
  /** Number of its deal, from 0. */
  readonly deal: number;
}

/** Deals for each wanted round after which nobody can be expected to announce the contract any more. */
const MOST_DEALS = 20_000;

/** The wanted rounds, one after the other; fewer where the contract comes up too seldom. */
export async function* ownGames(plan: OwnPlan): AsyncGenerator<OwnGame> {
  let found = 0;
  for (let deal = 0; found < plan.rounds && deal < MOST_DEALS * (found + 1); deal++) {
    // Our players never wait: without this nobody could stop the program.
    await setImmediate();
    const end = await playedIn(plan, deal);
    if (!end) continue;
    found += 1;
    yield { deal, moves: movesOf(end), outcomeOf: (seat) => outcomeFor(end.result, seat) };
  }
}

/** The round of a deal played to its end; undefined if the auction comes to something else. */
async function playedIn({ rules, kind, player, seed }: OwnPlan, deal: number): Promise<ScoredRound | undefined> {
  const sitters = bySeat((seat): Sitter => {
    const random = randomOf(seed, 'own player', deal, seat);
    return { name: `seat ${seat}`, player, random, took: () => undefined };
  });
  const first = await playUntil(isPlaying, dealtIn(rules, seed, deal), sitters, () => 0);
  if (!isPlaying(first) || first.play.contract.row.id !== kind) return undefined;
  const end = await playOn(first, sitters, () => 0);
  return 'result' in end ? end : undefined;
}

function dealtIn(rules: TableRules, seed: string, deal: number): Round {
  const random = randomOf(seed, 'own deal', deal);
  const terms = { dealer: seatAfter(0, deal, playersAt(rules)) };
  const pack = shuffled(cardsOfPack(rules.pack), random);
  return opened(rules, terms, [
    { type: 'shuffled', pack },
    { type: 'cut', seat: cutterOf({ rules, terms }), at: rules.pack / 2 },
  ]);
}
