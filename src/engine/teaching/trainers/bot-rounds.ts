// Rounds that players have really played, made quickly from a seed, in the kind of game that is wanted.
import { cardsOfPack, singlePack } from '../../base/cards.ts';
import type { Entry, RoundRecord } from '../../table/log.ts';
import { type Random, randomOf, shuffled } from '../../base/random.ts';
import { recordOf, type Round, type ScoredRound, startRound } from '../../table/round.ts';
import { type Seat, seatAfter, SEATS } from '../../base/seats.ts';
import { replay, step, turnIn } from '../../round/step.ts';
import { isPlaying, isScored } from '../../table/readers.ts';
import { playersAt, pureRules, type TableRules } from '../../table/table-rules.ts';
import { decideLikeBot, pick } from './bot-decisions.ts';
import { FURTHER_GAMES, furtherRound, isMade, type MadeGame } from './further-games.ts';
import { type ItemRef, type ItemRules, LEARNER } from './trainer.ts';

/** Games that people play; items are varied among them. */
export const GAMES = ['rufer', 'wenz', 'solo'] as const;
export type PureGame = (typeof GAMES)[number];
export type Game = PureGame | MadeGame;

/** The pure game with the pack and the tariff of an item. */
export const rulesOf = ({ pack, tariff }: ItemRules): TableRules => pureRules(singlePack(pack), tariff);

/** The random stream of one item, for one purpose. */
export const randomIn = ({ trainer, seed, stage }: ItemRef, purpose: string): Random =>
  randomOf('trainer', trainer, seed, stage, purpose);

/** Half of the items are about the Rufspiel, the rest about games played alone; or they are about the games of house rules. */
export const pickGame = ({ games }: ItemRules, random: Random, further: readonly MadeGame[] = FURTHER_GAMES): Game =>
  games === 'further' ? pick(random, further) : pick(random, ['rufer', 'rufer', 'wenz', 'solo']);

/** The same, but in the first stage only the game that one learns first. */
export const gameFor = ({ stage, rules }: ItemRef, random: Random): Game =>
  stage === 1 && rules.games === undefined ? 'rufer' : pickGame(rules, random);

/** Deals that are looked at for a wanted game before any game is taken. */
const MOST_DEALS = 120;

/** Deals until somebody announces the wanted game; after many deals any game will do. */
function announcedRound(rules: TableRules, game: PureGame, random: Random): Round {
  for (let deals = 1; ; deals++) {
    const dealer = SEATS[random.below(SEATS.length)] as Seat;
    const pack: Entry = { type: 'shuffled', pack: shuffled(cardsOfPack(rules.pack), random) };
    const first = step(startRound(rules, { dealer }), pack);
    if (!first.ok) throw new Error('a shuffled pack was refused');
    let round = first.round;
    for (let turn = turnIn(round); turn !== undefined && !isPlaying(round); turn = turnIn(round))
      round = decideLikeBot(round, turn, random);
    if (isPlaying(round) && (round.play.contract.row.id === game || deals >= MOST_DEALS)) return round;
  }
}

/** A whole round of the wanted game, with the last card played and the bill made. */
export function botRound(rules: ItemRules, game: Game, random: Random): ScoredRound {
  let round = isMade(game) ? furtherRound(rules, game, random) : announcedRound(rulesOf(rules), game, random);
  for (let turn = turnIn(round); turn !== undefined; turn = turnIn(round)) round = decideLikeBot(round, turn, random);
  if (!isScored(round)) throw new Error(`a round ended in the phase ${round.phase}`);
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
