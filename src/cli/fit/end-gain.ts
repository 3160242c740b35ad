// `fit end-gain`: what it gains to judge the last tricks by what a seat can know, not with open cards.
// Four players of a kind play until so many tricks are left; then every seat in turn plays on in both ways, the others as before.
import { cardsOfPack } from '../../engine/base/cards.ts';
import { randomOf, shuffled } from '../../engine/base/random.ts';
import { bySeat } from '../../engine/base/seats.ts';
import type { Player } from '../../engine/bots/player.ts';
import type { PlayerId } from '../../engine/bots/players.ts';
import { PLAYERS } from '../../engine/bots/players.ts';
import { MEISTER_EFFORT } from '../../engine/bots/sampling/effort.ts';
import type { SamplingEffort } from '../../engine/bots/sampling/sampling-player.ts';
import { samplingPlayer } from '../../engine/bots/sampling/sampling-player.ts';
import { declarerOf } from '../../engine/table/round.ts';
import type { Round, ScoredRound } from '../../engine/table/round.ts';
import { handSizeAt, pureRules, seatsAt } from '../../engine/table/table-rules.ts';
import { gainLines, noGains, noteDifference } from './gains.ts';
import { choice, fitProgram, turns, whole } from './program.ts';
import { playedToEnd, shuffledRound } from './rounds.ts';

const RULES = pureRules(32);
const KINDS = ['stammtisch', 'verein', 'meister'] as const satisfies readonly PlayerId[];

/** Plays like `other` until so many tricks are left, then with the Meister's effort, the last tricks over `end` deals by what a seat can know. */
function fromTrick(left: number, other: Player, end: SamplingEffort['end']): Player {
  const last = samplingPlayer(other, { ...MEISTER_EFFORT, end });
  return {
    ...other,
    decide: (view, think) =>
      view.trick !== undefined && handSizeAt(view.rules) - view.tricks.length <= left
        ? last.decide(view, think)
        : other.decide(view, think),
  };
}

const roleIn = (round: ScoredRound, seat: number): string => {
  if (!('play' in round)) return 'nobody';
  const { id } = round.play.contract.row;
  const declarer = declarerOf(round);
  return `${id} ${seat === declarer ? 'declarer' : seat === round.partner ? 'partner' : 'defender'}`;
};

async function played(start: Round, players: readonly Player[], deal: number): Promise<Round> {
  return playedToEnd(
    start,
    bySeat((seat) => players[seat] as Player),
    randomOf('end-gain', deal, 'play'),
  );
}

export const endGain = fitProgram(
  {
    name: 'end-gain',
    about: 'cents that judging the last tricks by what a seat can know brings, against judging them with open cards',
    arguments: {
      deals: whole('deals', 200, 1, 1_000_000),
      first: whole('number of the first deal', 0, 0, 1_000_000_000),
      left: whole('tricks that are left', MEISTER_EFFORT.end.length, 1, MEISTER_EFFORT.end.length),
      others: choice('who plays before, and at the other seats', KINDS),
    },
  },
  async ({ deals, first, left, others: id }, io) => {
    const gains = noGains();
    const others = PLAYERS[id];
    const [open, knowing] = [fromTrick(left, others, []), fromTrick(left, others, MEISTER_EFFORT.end.slice(0, left))];
    for await (const turn of turns(io, deals)) {
      const deal = first + turn;
      const start = shuffledRound(RULES, shuffled(cardsOfPack(32), randomOf('end-gain', deal)));
      let sum = 0;
      for (const seat of seatsAt(RULES)) {
        const with_ = (own: Player) =>
          played(
            start,
            bySeat((each) => (each === seat ? own : others)),
            deal,
          );
        const [before, after] = [await with_(open), await with_(knowing)];
        if (!('settlement' in before) || !('settlement' in after)) continue;
        const gain = after.settlement.balance[seat] - before.settlement.balance[seat];
        sum += gain;
        if (gain !== 0) noteDifference(gains, roleIn(after, seat), gain);
      }
      gains.bySeats.push(sum / 4);
    }
    gainLines(gains).forEach(io.out);
  },
);
