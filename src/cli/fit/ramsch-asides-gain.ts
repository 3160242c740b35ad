// `fit ramsch-asides-gain`: what doubling a Ramsch and announcing a Durchbruch gain.
// A Ramsch with the rules of Langendorf, in deals by chance, or for a Durchbruch with four to seven of the highest trumps for
// forehand. Wherever forehand says something, the deal is played once more without; all others play and speak alike.
import type { Aside } from '../../engine/table/log.ts';
import type { PlayerId } from '../../engine/bots/players.ts';
import { PLAYERS } from '../../engine/bots/players.ts';
import type { Player } from '../../engine/bots/player.ts';
import type { Card } from '../../engine/base/cards.ts';
import { cardsOfPack } from '../../engine/base/cards.ts';
import { randomOf, shuffled } from '../../engine/base/random.ts';
import type { Round } from '../../engine/table/round.ts';
import { bySeat } from '../../engine/base/seats.ts';
import { SEATS } from '../../engine/base/seats.ts';
import { entriesForHands } from '../../engine/table/dealing.ts';
import { tableRulesOf } from '../../engine/table/table-rules.ts';
import { PURE_2007 } from '../../engine/options/options.ts';
import { plusMinus } from './gains.ts';
import { choice, fitProgram, turns, whole } from './program.ts';
import { after, scored, termsAt } from './rounds.ts';
import { opened } from '../arena/play-round.ts';

const SAID = ['doppler', 'durchbruch'] as const satisfies readonly Aside['type'][];
type Said = (typeof SAID)[number];
const RAMSCH_PLAYERS = ['verein', 'meister'] as const satisfies readonly PlayerId[];

/** A Ramsch as in Langendorf. */
const RULES = tableRulesOf({
  ...PURE_2007,
  ...{ 'passout.rule': 'ramsch', 'ramsch.durchmarsch': 'langendorf' },
  ...{ 'ramsch.doppler': true, 'ramsch.bonuses': true, 'ramsch.jungfrau': 'off' },
});
const TERMS = termsAt(RULES);

/** The highest trumps of a Ramsch, and the plain cards of the other hands. */
const TOP: readonly Card[] = ['EO', 'GO', 'HO', 'SO', 'EU', 'GU', 'HU', 'SU', 'HA', 'HT'];
const SIDE: readonly Card[] = ['EA', 'ET', 'EK', 'GA', 'GT', 'GK', 'SA', 'ST', 'SK', 'E9', 'G9', 'S9'];

/** The hand of forehand: by chance, or for a Durchbruch with four to seven of the highest trumps. */
function handOf(said: Said, deal: number): readonly Card[] {
  const random = randomOf('asides', deal);
  if (said === 'doppler') return shuffled(cardsOfPack(32), random).slice(0, 8);
  const high = 4 + random.below(4);
  return [...shuffled(TOP, random).slice(0, high), ...shuffled(SIDE, random).slice(0, 8 - high)];
}

/** A Ramsch in which forehand was dealt these cards, and chance has dealt the others: everybody has passed. */
function ramschWith(own: readonly Card[], deal: number): Round {
  const others = cardsOfPack(32).filter((card) => !own.includes(card));
  const rest = shuffled(others, randomOf('ramsch', `asides ${deal}`));
  const hands = bySeat((seat) => (seat === 0 ? own : rest.slice(8 * seat - 8, 8 * seat)));
  const auction = opened(RULES, TERMS, entriesForHands(RULES, TERMS, hands));
  return SEATS.reduce<Round>((round, seat) => after(round, { type: 'call', seat, call: 'weiter' }), auction);
}

/** The same player, who never says this. */
const silentOn = (said: Said, player: Player): Player => ({
  ...player,
  double: (view, think) => {
    const choice = player.double(view, think);
    return choice?.decision.type === said ? undefined : choice;
  },
});

interface Gain {
  readonly cents: number;
  readonly marched: boolean;
}

/** What forehand won by saying it; undefined if it says nothing. */
async function gainIn(said: Said, player: Player, deal: number): Promise<Gain | undefined> {
  const start = ramschWith(handOf(said, deal), deal);
  const ended = (forehand: Player) =>
    scored(
      start,
      bySeat((seat) => (seat === 0 ? forehand : player)),
      randomOf('asides', deal, 'play'),
    );
  const spoken = await ended(player);
  if (!spoken.entries.some((entry) => entry.type === said && entry.seat === 0)) return undefined;
  const { settlement } = await ended(silentOn(said, player));
  return {
    cents: spoken.settlement.balance[0] - settlement.balance[0],
    marched: spoken.result.kind === 'ramsch' && spoken.result.durchmarsch === 0,
  };
}

export const ramschAsidesGain = fitProgram(
  {
    name: 'ramsch-asides-gain',
    about: 'cents that doubling a Ramsch or announcing a Durchbruch brings to forehand',
    arguments: {
      deals: whole('deals', 100, 1, 1_000_000),
      said: choice('what forehand may say', SAID),
      player: choice('who plays', RAMSCH_PLAYERS),
    },
  },
  async ({ deals, said, player: id }, io) => {
    const gains: Gain[] = [];
    for await (const deal of turns(io, deals)) {
      const gain = await gainIn(said, PLAYERS[id], deal);
      if (gain) gains.push(gain);
    }
    const marches = gains.filter(({ marched }) => marched).length;
    const cents = plusMinus(
      gains.map((each) => each.cents),
      1,
    );
    io.out(`${id}: ${said} in ${gains.length} of ${deals} deals (${marches} marches), ${cents} cents each`);
  },
);
