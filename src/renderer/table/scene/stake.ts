// How often what is played for has been doubled while the game was on.
import type { Board } from '../../../shared/table/board.ts';

/** Stoss, Retour and what follows them; each doubles what the game costs. */
export const doublingsIn = ({ contract }: Board): number =>
  [contract?.stoss, contract?.retour, ...(contract?.further ?? [])].filter((seat) => seat !== undefined).length;
