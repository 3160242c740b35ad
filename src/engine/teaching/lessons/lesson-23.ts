// Lesson 23: what is different in Officers' Schafkopf, for two with nearly all cards on the table.
import { choice, claimed, claimedBy, lesson, nothing, read, rows } from './making.ts';
import { mayPlayFromTable, officersBalance } from './officers-truths.ts';

const OPEN = 'EO G9 HT S7';
const COVERED = 'GA EK SA H7';

/** The own cards that are asked about when the Gras-König is led. */
const WITH_LEAF = { 'gras-neun': 'G9', 'gras-sau': 'GA', 'herz-zehn': 'HT' } as const;

const VOID = 'EO HT S7';
const WITHOUT_LEAF = { nur: 'GA', trumpf: 'HT', alles: 'S7' } as const;

/** With no Leaf open everything open may be played, and the covered one still not. */
const whenVoid = () => ({
  covered: mayPlayFromTable(VOID, 'GA', 'GK', WITHOUT_LEAF.nur),
  trump: mayPlayFromTable(VOID, 'GA', 'GK', WITHOUT_LEAF.trumpf),
  plain: mayPlayFromTable(VOID, 'GA', 'GK', WITHOUT_LEAF.alles),
});

export const LESSON_23 = lesson(
  23,
  read('auslegen', nothing),
  read('waehlen', rows(OPEN)),
  read('spielen', nothing),
  choice('23.1', rows(OPEN), ['gras-neun', 'gras-sau', 'herz-zehn'], () =>
    claimedBy(['gras-neun', 'gras-sau', 'herz-zehn'] as const, (each) =>
      mayPlayFromTable(OPEN, COVERED, 'GK', WITH_LEAF[each]),
    ),
  ),
  choice('23.2', rows(VOID), ['nur', 'trumpf', 'alles'], () =>
    claimed(whenVoid(), {
      nur: { covered: true, trump: false, plain: false },
      trumpf: { covered: false, trump: true, plain: false },
      alles: { covered: false, trump: true, plain: true },
    }),
  ),
  read('punkte', nothing),
  choice('23.3', nothing, ['einen', 'zwei', 'vier'], () =>
    claimed(officersBalance(91, 11, 1), { einen: 1, zwei: 2, vier: 4 }),
  ),
);
