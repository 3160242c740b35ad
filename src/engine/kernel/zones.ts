// Where the cards of a round lie, as phases show them.
import type { Card } from '../base/cards.ts';
import type { BySeat } from '../base/seats.ts';
import type { PlayState } from '../play/tricks.ts';
import type { Zones } from './phase.ts';

const EMPTY: BySeat<readonly Card[]> = [[], [], [], []];

/** Nobody has cards. */
export const NOBODYS: Zones = { dealt: EMPTY, held: EMPTY };

/** Everybody holds what was dealt. */
export const inHand = ({ dealt }: { readonly dealt: BySeat<readonly Card[]> }): Zones => ({ dealt, held: dealt });

/** Everybody holds what has not been played. */
export const inPlay = ({
  dealt,
  play,
}: {
  readonly dealt: BySeat<readonly Card[]>;
  readonly play: PlayState;
}): Zones => ({ dealt, held: play.hands });
