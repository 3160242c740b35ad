// The programs of the command `fit`, in the order in which they are listed.
import { bids } from './bids.ts';
import { calibration } from './calibration.ts';
import { characters } from './characters.ts';
import { defence } from './defence.ts';
import { deals } from './deals.ts';
import { doubling } from './doubling.ts';
import { hands } from './hands.ts';
import { hochzeit } from './hochzeit.ts';
import { ideas } from './ideas.ts';
import { legen } from './legen.ts';
import { ordering } from './ordering.ts';
import { outlook } from './outlook.ts';
import { playedOut } from './played-out.ts';
import { problems } from './mine-problems.ts';
import type { FitProgram } from './program.ts';
import { ramsch } from './ramsch.ts';
import { reading } from './fit-reading.ts';
import { told } from './told-rates.ts';

export const PROGRAMS: readonly FitProgram[] = [
  ...[hands, defence, deals, outlook, doubling, hochzeit, legen, reading, playedOut, told, ramsch, ordering],
  ...[ideas, calibration, bids, characters, problems],
];
