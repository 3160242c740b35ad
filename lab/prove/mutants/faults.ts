// Faults that tests should find, room by room.
import { BOT_FAULTS } from './faults/bots.ts';
import { ENGINE_FAULTS } from './faults/engine.ts';
import { MAIN_FAULTS } from './faults/main.ts';
import { PAGE_FAULTS } from './faults/page.ts';
import { TUTOR_FAULTS } from './faults/tutor.ts';
import type { Fault } from './fault.ts';

export { FAULT, ROOMS } from './fault.ts';

export const FAULTS: readonly Fault[] = [
  ...ENGINE_FAULTS,
  ...TUTOR_FAULTS,
  ...BOT_FAULTS,
  ...MAIN_FAULTS,
  ...PAGE_FAULTS,
];
