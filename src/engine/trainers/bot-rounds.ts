// Rounds that players have really played, made quickly from a seed, in the kind of game that is wanted.
import { cardsOfPack } from '../cards.ts';
import { rulePlayer } from '../bots/rule-player.ts';
import { STYLES } from '../bots/styles.ts';
import type { Entry, RoundRecord } from '../log.ts';
import type { Random } from '../random.ts';
import { randomOf, shuffled } from '../random.ts';
import type { Round, ScoredRound } from '../round.ts';
import { recordOf, startRound } from '../round.ts';
import type { Seat } from '../seats.ts';
import { seatAfter, SEATS } from '../seats.ts';
import { replay, step, turnIn } from '../step.ts';
import type { TableRules } from '../table-rules.ts';
import { playersAt, pureRules } from '../table-rules.ts';
import { viewFor } from '../view.ts';
import type { ItemRef, ItemRules } from './trainer.ts';
import { LEARNER } from './trainer.ts';

/** Games that people play; items are varied among them. */
export const GAMES = ['rufer', 'wenz', 'solo'] as const;
export type Game = (typeof GAMES)[number];

export const rulesOf = ({ pack, tariff }: ItemRules): TableRules => pureRules(pack, tariff);

/** The random stream of one item, for one purpose. */
export const randomIn = ({ trainer, seed, stage }: ItemRef, purpose: string): Random =>
  randomOf('trainer', trainer, seed, stage, purpose);

/** One of some things, each equally likely. Throws if there is none (programming error). */
export function pick<T>(random: Random, from: readonly T[]): T {
  if (from.length === 0) throw new Error('nothing to pick from');
  return from[random.below(from.length)] as T;
}

/** Half of the items are about the Rufspiel, the rest about games played alone. */
export const pickGame = (random: Random): Game => pick(random, ['rufer', 'rufer', 'wenz', 'solo']);

/** The vereinsspieler of the rule players: fast, and nothing that he does is strange. */
const PLAYER = rulePlayer(STYLES.verein);

/** Deals that are looked at for a wanted game before any game is taken. */
const MOST_DEALS = 120;

/** The round after the decision of a player of the usual strength. */
export function decideLikeBot(round: Round, seat: Seat, random: Random): Round {
  const { decision } = PLAYER.decide(viewFor(round, seat), { random });
  const next = step(round, decision);
  if (!next.ok) throw new Error(`a player decided what is not allowed: ${next.because.id}`);
  return next.round;
}

/** Deals until somebody announces the wanted game; after many deals any game will do. */
function announcedRound(rules: TableRules, game: Game, random: Random): Round {
  for (let deals = 1; ; deals++) {
    const dealer = SEATS[random.below(SEATS.length)] as Seat;
    const pack: Entry = { type: 'shuffled', pack: shuffled(cardsOfPack(rules.pack), random) };
    const first = step(startRound(rules, { dealer }), pack);
    if (!first.ok) throw new Error('a shuffled pack was refused');
    let round = first.round;
    for (let turn = turnIn(round); turn !== undefined && round.phase !== 'playing'; turn = turnIn(round))
      round = decideLikeBot(round, turn, random);
    if (round.phase === 'playing' && (round.contract.row.id === game || deals >= MOST_DEALS)) return round;
  }
}

/** A whole round of the wanted game, with the last card played and the bill made. */
export function botRound(rules: TableRules, game: Game, random: Random): ScoredRound {
  let round = announcedRound(rules, game, random);
  for (let turn = turnIn(round); turn !== undefined; turn = turnIn(round)) round = decideLikeBot(round, turn, random);
  if (round.phase !== 'scored') throw new Error(`a round ended in the phase ${round.phase}`);
  return round;
}

/** The record turned round the table, so that the given seat becomes the learner's. The cards stay the same. */
export function turnedTo(record: RoundRecord, seat: Seat): RoundRecord {
  const turn = (each: Seat): Seat => seatAfter(each, LEARNER - seat, playersAt(record.rules));
  return {
    ...record,
    terms: { ...record.terms, dealer: turn(record.terms.dealer) },
    entries: record.entries.map((entry) => ('seat' in entry ? { ...entry, seat: turn(entry.seat) } : entry)),
  };
}

/** The round of a record after its first `entries` entries. Throws if the rules refuse one (programming error). */
export function roundAt(record: RoundRecord, entries: number): Round {
  const folded = replay({ ...record, entries: record.entries.slice(0, entries) });
  if (!folded.ok) throw new Error(`entry ${folded.at} of a played round was refused`);
  return folded.round;
}

/** The place of a decision in a played round. */
export interface Moment {
  /** Entries before it. */
  readonly at: number;
  readonly seat: Seat;
}

/** Every card decision of a round, in order. */
export const cardMoments = (round: Round): readonly Moment[] =>
  round.entries.flatMap((entry, at) => (entry.type === 'play' ? [{ at, seat: entry.seat }] : []));

/** The round at a moment, turned so that whoever decides is the learner. */
export const momentFor = (round: Round, { at, seat }: Moment): Round => roundAt(turnedTo(recordOf(round), seat), at);
