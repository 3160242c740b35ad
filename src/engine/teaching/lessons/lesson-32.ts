// Lesson 32: the last trump as a way back to the lead.
import { lesson, mined, nothing, read } from './making.ts';

export const LESSON_32 = lesson(
  32,
  read('weg-zurueck', nothing),
  mined('32.1', '462-24', { trumpf: 'SU' }),
  mined('32.2', '153-24', { trumpf: 'HT' }),
  mined('32.3', '504-16', { trumpf: 'HA', ruffarbe: 'EK', koenig: 'SK' }),
  read('verlierer-zuerst', nothing),
  mined('32.4', '62-20', { trumpf: 'GU', koenig: 'SK' }),
  mined('32.5', '40-20', { trumpf: 'HO', zehn: 'ST' }),
  mined('32.6', '100029-20', { trumpf: 'GU', zehn: 'ST' }),
);
