// How it can have come to a game: a bidding that the rules allow, found by trying what leaves the game to its declarer first.
import { announcementOf, sameAnnouncement } from '../base/contract.ts';
import type { Decision } from '../table/log.ts';
import { announcementIn, isPass } from '../table/readers.ts';
import { isOver, type Round } from '../table/round.ts';
import { legalDecisions, step, turnIn, zonesOf } from '../round/step.ts';
import { handSizeAt, seatsAt } from '../table/table-rules.ts';
import type { GamePlayed } from './position.ts';

/** Decisions that are tried before no bidding is thought to lead there; those that do need about twenty. */
const MOST_STATES = 300;

const QUIET: readonly string[] = ['leave', 'pass', 'yield', 'gesund', 'none'];

/** Whether a decision leaves things as they are. */
export const isQuiet = (decision: Decision): boolean =>
  isPass(decision) ||
  Object.entries(decision).some(([key, value]) => key !== 'type' && typeof value === 'string' && QUIET.includes(value));

/** A round of which it is known what is played. */
type Announced = Extract<Round, { readonly play: unknown }>;

export const isAnnounced = (now: Round): now is Announced => 'play' in now;

const isGame = ({ declarer, play }: Announced, game: GamePlayed): boolean =>
  declarer === game.declarer && sameAnnouncement(announcementOf(play.contract), game.announcement);

/** What is looked for: a round that is wanted, or one from which nothing wanted can come any more. */
type Judge = (now: Round) => 'there' | 'never' | 'onWay';

/** The decisions that lead from a round to a game; undefined where none do. */
export const biddingTo = (round: Round, game: GamePlayed): readonly Decision[] | undefined =>
  wayTo(
    round,
    (now) => (isAnnounced(now) ? (isGame(now, game) ? 'there' : 'never') : 'onWay'),
    (decisions) => inOrder(decisions, game),
  );

/** The decisions after which everybody has the whole hand: at some tables players are asked something before that. */
export const untilDealt = (round: Round): readonly Decision[] | undefined =>
  wayTo(
    round,
    (now) => {
      const { dealt } = zonesOf(now);
      return seatsAt(now.rules).every((seat) => dealt[seat].length === handSizeAt(now.rules)) ? 'there' : 'onWay';
    },
    (decisions) => decisions.toSorted((a, b) => Number(isQuiet(b)) - Number(isQuiet(a))),
  );

function wayTo(
  round: Round,
  judge: Judge,
  sorted: (decisions: readonly Decision[]) => readonly Decision[],
): readonly Decision[] | undefined {
  let states = 0;
  function from(now: Round): readonly Decision[] | undefined {
    const seat = turnIn(now);
    const judged = isOver(now) ? 'never' : judge(now);
    if (judged === 'there') return [];
    if (judged === 'never' || seat === undefined || states >= MOST_STATES) return undefined;
    for (const decision of sorted(legalDecisions(now, seat))) {
      states++;
      const next = step(now, decision);
      const rest = next.ok ? from(next.round) : undefined;
      if (rest) return [decision, ...rest];
    }
    return undefined;
  }
  return from(round);
}

/** What leads to a game soonest comes first. */
function inOrder(decisions: readonly Decision[], { declarer, announcement }: GamePlayed): readonly Decision[] {
  const rank = (decision: Decision): number => {
    const named = announcementIn(decision);
    if (named) return sameAnnouncement(named, announcement) ? 0 : NEVER;
    const quiet = isQuiet(decision);
    if (decision.seat === declarer) return quiet ? 2 : 1;
    return quiet ? 0 : 3;
  };
  return decisions.filter((each) => rank(each) < NEVER).toSorted((a, b) => rank(a) - rank(b));
}

const NEVER = 9;
