// Slips in the page: its state, what comes while it waits, keys, the order of the focus, filters, memory, the coach.
import { faultsOf } from '../fault.ts';

const STATE_FAULTS = faultsOf('page', 'src/renderer/state', [
  [
    'saving-watch.svelte.ts',
    ['renderer/saving', 'renderer/overtaken'],
    {
      'saving-older': ['if (saving.revision < this.saving.revision) return;', ''],
      'saving-said': ['if (waited && saving', 'if (!waited && saving'],
    },
  ],
  [
    'notices.svelte.ts',
    ['renderer/notices', 'renderer/logic/state'],
    {
      'notice-stays': ['MOST = 4', 'MOST = 40'],
      'notice-leaves': ['INFO_STAYS = 6000', 'INFO_STAYS = 60_000'],
    },
  ],
  [
    'own-order.svelte.ts',
    ['renderer/table/own-cards', 'renderer/logic/state'],
    {
      'order-kept': ['if (round === this.#round) return;', ''],
    },
  ],
  [
    'in-advance.svelte.ts',
    ['renderer/table/own-cards', 'renderer/logic/state'],
    {
      'advance-taken-back': ['|| at < this.#at', ''],
      'advance-claims': ['|| view.restSaid', ''],
    },
  ],
  [
    'rest.svelte.ts',
    ['renderer/table/own-cards', 'renderer/logic/pressed-twice', 'renderer/logic/moved-on'],
    {
      'rest-twice': ["|| this.state === 'proving'", ''],
      'rest-moved-on': ['if (moment !== this.#moment) return;', ''],
    },
  ],
  [
    'next-table.svelte.ts',
    ['renderer/next-table', 'renderer/logic/pressed-twice', 'renderer/logic/state'],
    {
      'sit-down-twice': ['if (!this.ready || this.starting) return;', 'if (!this.ready) return;'],
    },
  ],
  [
    'preferences.svelte.ts',
    ['renderer/overtaken', 'renderer/logic/preferences'],
    {
      'settings-overtaken': ['if (answer.ok && told === this.#told)', 'if (answer.ok)'],
      'settings-first': ['if (this.#told === 0) this.settings', 'this.settings'],
      'sound-when-calm': ["systemCalm.current ? 'off' : 'on'", "systemCalm.current ? 'on' : 'off'"],
    },
  ],
  [
    'reading.svelte.ts',
    ['renderer/logic/reading'],
    {
      'read-own-words': ['seat === board.you || sameBubble', 'sameBubble'],
      'read-again': ['view.at <= before.at', 'view.at < before.at'],
    },
  ],
  [
    'live-table.svelte.ts',
    ['renderer/overtaken', 'renderer/table/live-table', 'renderer/logic/pressed-twice', 'renderer/logic/moved-on'],
    {
      'table-older': ['if (same && view.revision < known.revision) return;', ''],
      'table-loaded-late': ['if (answer.ok && before === this.#taken)', 'if (answer.ok)'],
      'decide-twice': ['if (!this.view || this.busy) return;', 'if (!this.view) return;'],
    },
  ],
  [
    'coach.svelte.ts',
    ['renderer/table/coach', 'renderer/logic/pressed-twice', 'renderer/logic/moved-on', 'renderer/logic/state'],
    {
      'gate-twice': ['if (!view || this.#busy) return;', 'if (!view) return;'],
      'gate-moved-on': [
        "if (key !== this.#key) return;\n    if (answer.ok && answer.value.outcome === 'warn')",
        "if (answer.ok && answer.value.outcome === 'warn')",
      ],
      'gate-other-kind': ["(type === 'play' ? gateCards : gateCalls)", "(type === 'play' ? gateCalls : gateCards)"],
    },
  ],
  [
    'rules-desk.svelte.ts',
    ['renderer/logic/moved-on', 'renderer/logic/rules-desk'],
    {
      'rules-out-of-turn': ['const done = this.#queue.then(work);', 'const done = work();'],
    },
  ],
  [
    'router.svelte.ts',
    ['renderer/logic/state'],
    {
      'sheet-stays-open': [
        "this.screen = screen;\n    this.quarrel = 'no';\n    this.rulesOpen = 'no';",
        'this.screen = screen;',
      ],
    },
  ],
  [
    'importing.ts',
    ['renderer/logic/state'],
    {
      'import-half': ['sum.taken + sum.rules + sum.duels === 0', 'sum.taken * sum.rules * sum.duels === 0'],
    },
  ],
]);

const SHARED_FAULTS = faultsOf('page', 'src/shared/teaching', [
  [
    'next-lesson.ts',
    ['renderer/logic/lists'],
    {
      'lesson-begun-first': [
        "lessons.findLast(({ state }) => state === 'begun')",
        "lessons.find(({ state }) => state === 'begun')",
      ],
    },
  ],
]);

export const PAGE_FAULTS = [
  ...STATE_FAULTS,
  ...SHARED_FAULTS,
  ...faultsOf('page', 'src/renderer', [
    ['tutor/memory.ts', ['renderer/logic/state'], { 'explained-once': ['FULL_TIMES = 2', 'FULL_TIMES = 1'] }],
    [
      'table/frame/focus.ts',
      ['renderer/logic/focus'],
      {
        'cycle-from-second': ["direction === 'forward' ? -1 : 0", "direction === 'forward' ? 0 : -1"],
        'focus-torn-away': [
          'if (document.querySelector(\'[role="dialog"]\') || document.activeElement?.closest(ELSEWHERE)) return;',
          '',
        ],
      },
    ],
    [
      'table/frame/table-keys.ts',
      ['renderer/table/keys', 'renderer/logic/focus'],
      {
        'tenth-card': ['(Number(event.key) + 9) % 10', 'Number(event.key) - 1'],
        'keys-in-dialog': [
          'event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || inDialog(event.target)',
          'event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey',
        ],
      },
    ],
    [
      'table/questions/picking.ts',
      ['renderer/logic/lists'],
      {
        'third-pick': ['.slice(-WANTED)', '.slice(0, WANTED)'],
      },
    ],
    [
      'lessons/lesson-keys.ts',
      ['renderer/lessons/run', 'renderer/logic/focus'],
      {
        'enter-on-button': [
          "isOn(event.target, 'button, a, summary') ? undefined : { does: 'next' }",
          "{ does: 'next' }",
        ],
      },
    ],
    [
      'learn/guided-run.svelte.ts',
      ['renderer/logic/pressed-twice', 'renderer/logic/shown-in-time'],
      {
        'guided-twice': ['|| this.past || this.#busy', '|| this.past'],
      },
    ],
    [
      'training/training-keys.ts',
      ['renderer/logic/focus'],
      {
        'gives-nothing': ['if (chosen) place.query', 'place.query'],
      },
    ],
    [
      'training/practice.svelte.ts',
      ['renderer/logic/pressed-twice'],
      {
        'practice-twice': ['if (this.#waits) return;', ''],
      },
    ],
    [
      'library/filters.ts',
      ['renderer/logic/lists'],
      {
        'filter-emptied': ["value === ANY || value === ''", 'value === ANY'],
      },
    ],
    [
      'library/selection.svelte.ts',
      ['renderer/logic/lists'],
      {
        'all-but-some': ['{ filter, except: ids }', '{ filter, except: [] }'],
      },
    ],
    [
      'library/library-state.svelte.ts',
      ['renderer/logic/lists', 'renderer/logic/moved-on'],
      {
        'list-overtaken': ['if (asked !== this.#asked) return;', ''],
      },
    ],
    [
      'review/drill.svelte.ts',
      ['renderer/logic/lists'],
      {
        'found-at-last': [
          "if (verdict.state === 'right' && !this.#missed.includes(index))",
          "if (verdict.state === 'right')",
        ],
      },
    ],
    [
      'review/branching.svelte.ts',
      ['renderer/logic/moved-on'],
      {
        'line-overtaken': [
          'if (asked !== this.#asked || !answer.ok || !answer.value) return;',
          'if (!answer.ok || !answer.value) return;',
        ],
      },
    ],
    [
      'review/commentary.svelte.ts',
      ['renderer/logic/moved-on'],
      {
        'commentary-not-again': ['this.#again = true;\n      return;', 'return;'],
      },
    ],
  ]),
];
