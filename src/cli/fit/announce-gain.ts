// `fit announce-gain`: what the announcements of Doppelkopf gain.
// Each deal is played twice: two players who sit opposite announce what they want, the two others never do, and then the other way
// round. All four play the same cards by the same rules.
import { cardsOfPack } from '../../engine/base/cards.ts';
import { randomOf, shuffled } from '../../engine/base/random.ts';
import { bySeat, SEATS } from '../../engine/base/seats.ts';
import { LEVELS } from '../../engine/bots/levels.ts';
import type { Player } from '../../engine/bots/player.ts';
import { PLAYERS } from '../../engine/bots/players.ts';
import { PURE_2007 } from '../../engine/options/options.ts';
import { gameRulesOf } from '../../engine/table/table-rules.ts';
import { plusMinus } from './gains.ts';
import { choice, fitProgram, turns, whole } from './program.ts';
import { dealtRound, scored } from './rounds.ts';

const RULES = gameRulesOf('doppelkopf', PURE_2007);

/** The same player, who never announces. */
const silent = (player: Player): Player => ({ ...player, double: () => undefined });

interface Told {
  /** Points that a speaker is ahead of a silent player, on average over both rounds of the deal. */
  readonly lead: number;
  readonly said: number;
}

async function inDeal(player: Player, seed: string): Promise<Told> {
  const start = dealtRound(RULES, shuffled(cardsOfPack(RULES.pack), randomOf('announce', seed)));
  const rounds = await Promise.all(
    [0, 1].map(async (speaker) => {
      const speaks = SEATS.map((seat) => seat % 2 === speaker);
      const players = bySeat((seat) => (speaks[seat] ? player : silent(player)));
      const { settlement, entries } = await scored(start, players, randomOf('announce', seed, 'play'));
      const lead = SEATS.reduce<number>((sum, seat) => sum + (speaks[seat] ? 1 : -1) * settlement.balance[seat], 0);
      return { lead: lead / 2, said: entries.filter(({ type }) => type === 'ansage').length };
    }),
  );
  const sum = (of: (told: Told) => number): number => rounds.reduce((all, each) => all + of(each), 0);
  return { lead: sum(({ lead }) => lead) / 2, said: sum(({ said }) => said) };
}

export const announceGain = fitProgram(
  {
    name: 'announce-gain',
    about: 'points by which players of Doppelkopf who announce are ahead of the same players who never do',
    arguments: {
      deals: whole('deals, each played twice', 100, 2, 1_000_000),
      player: choice('who plays', LEVELS),
      first: whole('number of the first deal', 0, 0, 1_000_000_000),
    },
  },
  async ({ deals, player: id, first }, io) => {
    const told: Told[] = [];
    for await (const deal of turns(io, deals)) told.push(await inDeal(PLAYERS[id], `${first + deal}`));
    const said = told.reduce((sum, each) => sum + each.said, 0);
    const lead = plusMinus(
      told.map((each) => each.lead),
      3,
    );
    io.out(`${id}: ${said} announcements in ${deals} deals played twice, ${lead} points a deal ahead`);
  },
);
