// The programs of the command `fit`, in the order in which they are listed.
import { announceGain } from './announce-gain.ts';
import { biddingGain } from './bidding-gain.ts';
import { calibration } from './calibration.ts';
import { characters } from './characters.ts';
import { criticisms } from './criticisms.ts';
import { defence } from './defence.ts';
import { doublingGain } from './doubling-gain.ts';
import { doubling } from './doubling.ts';
import { endGain } from './end-gain.ts';
import { hands } from './hands.ts';
import { hochzeit } from './hochzeit.ts';
import { ideas } from './ideas.ts';
import { legen } from './legen.ts';
import { ordering } from './ordering.ts';
import { outlook } from './outlook.ts';
import { playedOut } from './played-out.ts';
import type { FitProgram } from './program.ts';
import { ramschAsidesGain } from './ramsch-asides-gain.ts';
import { reading } from './reading.ts';
import { silence } from './silence.ts';

export const PROGRAMS: readonly FitProgram[] = [
  ...[hands, defence, outlook, doubling, hochzeit, legen, reading, playedOut, silence, ordering],
  ...[ideas, criticisms, calibration, biddingGain, endGain, doublingGain, ramschAsidesGain, announceGain, characters],
];
