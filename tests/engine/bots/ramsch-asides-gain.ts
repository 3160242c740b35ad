// What doubling a Ramsch and announcing a Durchbruch gain: `node build/run-ts.mjs tests/engine/bots/ramsch-asides-gain.ts DEALS doppler|durchbruch [PLAYER]`.
// A Ramsch with the rules of Langendorf, in deals by chance, or for a Durchbruch with four to seven of the highest trumps for
// forehand. Wherever forehand says something, the deal is played once more without; all others play and speak alike.
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import type { Player } from '../../../src/engine/bots/player.ts';
import type { Card } from '../../../src/engine/base/cards.ts';
import { cardsOfPack } from '../../../src/engine/base/cards.ts';
import type { Aside } from '../../../src/engine/table/log.ts';
import type { HouseRules } from '../../../src/engine/options/options.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import type { Round, ScoredRound } from '../../../src/engine/table/round.ts';
import { bySeat } from '../../../src/engine/base/seats.ts';
import { cards } from '../../fixtures/rounds.ts';
import { ramschWith } from '../../fixtures/durchbruch.ts';
import { playOut } from './support.ts';

const [dealsText = '100', word = 'doppler', playerId = 'verein'] = process.argv.slice(2);
const player: Player = playerId === 'meister' ? PLAYERS.meister : PLAYERS.verein;
const said: Aside['type'] = word === 'durchbruch' ? 'durchbruch' : 'doppler';

const HOUSE: Partial<HouseRules> = { 'ramsch.doppler': true, 'ramsch.bonuses': true, 'ramsch.jungfrau': 'off' };
const TOP = cards('EO GO HO SO EU GU HU SU HA HT');
const SIDE = cards('EA ET EK GA GT GK SA ST SK E9 G9 S9');

function handOf(deal: number): readonly Card[] {
  const random = randomOf('asides', deal);
  if (said === 'doppler') return shuffled(cardsOfPack(32), random).slice(0, 8);
  const high = 4 + random.below(4);
  return [...shuffled(TOP, random).slice(0, high), ...shuffled(SIDE, random).slice(0, 8 - high)];
}

/** The same player, who never says this. */
const silent: Player = {
  ...player,
  double: (view, think) => {
    const choice = player.double(view, think);
    return choice?.decision.type === said ? undefined : choice;
  },
};

function ended(start: Round, forehand: Player, deal: number): ScoredRound {
  const players = bySeat((seat) => (seat === 0 ? forehand : player));
  const end = playOut(start, players, randomOf('asides', deal, 'play'));
  if (end.phase !== 'scored') throw new Error(end.phase);
  return end;
}

const gains: number[] = [];
let marches = 0;
for (let deal = 0; deal < Number(dealsText); deal++) {
  const start = ramschWith(handOf(deal).join(' '), `asides ${deal}`, HOUSE);
  const spoken = ended(start, player, deal);
  if (!spoken.entries.some((entry) => entry.type === said && entry.seat === 0)) continue;
  gains.push(spoken.settlement.balance[0] - ended(start, silent, deal).settlement.balance[0]);
  if (spoken.result.kind === 'ramsch' && spoken.result.durchmarsch === 0) marches++;
}
const mean = gains.reduce((sum, each) => sum + each, 0) / gains.length;
const variance = gains.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (gains.length - 1);
console.log(
  `${playerId}: ${said} in ${gains.length} of ${dealsText} deals (${marches} marches), ` +
    `${mean.toFixed(1)} ± ${Math.sqrt(variance / gains.length).toFixed(1)} cents each`,
);
