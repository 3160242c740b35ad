// The tricks of a record played again by the rules: leader, turn, legal cards, winner and points of each.
import type { Card } from '../../../src/engine/base/cards.ts';
import { placesIn } from '../../../src/engine/base/seats.ts';
import { judgePlay, legalCards } from '../../../src/engine/play/legality.ts';
import { afterPlay, type PlayState, situationOf, turnOf } from '../../../src/engine/play/tricks.ts';
import { compare, type Difference, nonsense } from './difference.ts';
import type { TrickInput } from './schemas.ts';

export interface Replayed {
  readonly differences: readonly Difference[];
  /** The state after the last card; undefined if the record cannot be played so far. */
  readonly end?: PlayState;
}

const PLACES = [0, 1, 2, 3] as const;

/** Plays one complete trick of a record; stops at the first card that cannot be. */
export function trickAgain(trick: TrickInput, path: string, start: PlayState): Replayed {
  const differences = [...compare(`${path}.leader`, trick.leader, turnOf(start))];
  const wrongSize = objectionToSize(trick, path, placesIn(start.trick, start.players));
  if (wrongSize) return { differences: [...differences, wrongSize] };
  let play = start;
  for (const place of PLACES.slice(0, placesIn(start.trick, start.players))) {
    const card = trick.plays?.[place]?.card ?? trick.cards?.[place];
    const at = trick.plays ? `${path}.plays[${place}]` : `${path}.cards[${place}]`;
    const cardPath = trick.plays ? `${at}.card` : at;
    if (card === undefined) return { differences: [...differences, nonsense(cardPath, undefined, 'missing')] };
    const { held, differences: more } = cardAgain(trick, place, card, play, at, cardPath);
    differences.push(...more);
    if (!held) return { differences };
    play = afterPlay(play, card);
  }
  const taken = play.done.at(-1);
  return {
    differences: [
      ...differences,
      ...compare(`${path}.cards`, trick.cards, taken?.cards),
      ...compare(`${path}.winner`, trick.winner, taken?.winner),
      ...compare(`${path}.points`, trick.points, taken?.points),
    ],
    end: play,
  };
}

const IN_WORDS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four' };

function objectionToSize({ plays, cards }: TrickInput, path: string, players: number): Difference | undefined {
  const count = IN_WORDS[players] ?? players;
  if (plays && plays.length !== players) return nonsense(`${path}.plays`, plays.length, `not ${count} plays`);
  if (cards && cards.length !== players) return nonsense(`${path}.cards`, cards, `not ${count} cards`);
  return plays || cards ? undefined : nonsense(`${path}.cards`, undefined, 'neither cards nor plays');
}

/** Turn, legal cards and legality of one card; `held` is false if the seat to play does not have it. */
function cardAgain(
  trick: TrickInput,
  place: (typeof PLACES)[number],
  card: Card,
  play: PlayState,
  path: string,
  cardPath: string,
): { readonly held: boolean; readonly differences: readonly Difference[] } {
  const turn = turnOf(play);
  const situation = situationOf(play, turn);
  const given = trick.plays?.[place];
  const verdict = judgePlay(situation, card);
  return {
    held: play.hands[turn].includes(card),
    differences: [
      ...compare(`${path}.seat`, given?.seat, turn),
      ...(given?.legal ? compare(`${path}.legal`, given.legal, [...legalCards(situation)].sort()) : []),
      ...(verdict.legal ? [] : [nonsense(cardPath, card, verdict.because.id)]),
    ],
  };
}
