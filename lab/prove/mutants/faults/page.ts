// Slips in the page: its state, what comes while it waits, keys, the order of the focus, filters, memory, the coach.
import { faultsOf } from '../fault.ts';

const COACH = ['renderer/table', 'renderer/tutor'];
const KEYS = ['renderer/table', 'renderer/lessons', 'renderer/training', 'renderer/replay'];

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
    ['renderer/notices'],
    {
      'notice-stays': ['MOST = 4', 'MOST = 40'],
      'notice-leaves': ['INFO_STAYS = 6000', 'INFO_STAYS = 60_000'],
    },
  ],
  [
    'own-order.svelte.ts',
    ['renderer/table/own-cards'],
    {
      'order-kept': ['if (round === this.#round) return;', ''],
    },
  ],
  [
    'in-advance.svelte.ts',
    ['renderer/cards/ahead', 'renderer/table'],
    {
      'advance-taken-back': ['|| at < this.#at', ''],
      'advance-claims': ['|| view.restSaid', ''],
    },
  ],
  [
    'rest.svelte.ts',
    ['renderer/table'],
    {
      'rest-twice': ["|| this.state === 'proving'", ''],
      'rest-moved-on': ['if (moment !== this.#moment) return;', ''],
    },
  ],
  [
    'next-table.svelte.ts',
    ['renderer/next-table'],
    {
      'sit-down-twice': ['if (!this.ready || this.starting) return;', 'if (!this.ready) return;'],
    },
  ],
  [
    'preferences.svelte.ts',
    ['renderer/overtaken', 'renderer/sound', 'renderer/animations'],
    {
      'settings-overtaken': ['if (answer.ok && told === this.#told)', 'if (answer.ok)'],
      'settings-first': ['if (this.#told === 0) this.settings', 'this.settings'],
      'sound-when-calm': ["systemCalm.current ? 'off' : 'on'", "systemCalm.current ? 'on' : 'off'"],
    },
  ],
  [
    'reading.svelte.ts',
    ['renderer/table/reading'],
    {
      'read-own-words': ['seat === board.you || sameBubble', 'sameBubble'],
      'read-again': ['view.at <= before.at', 'view.at < before.at'],
    },
  ],
  [
    'live-table.svelte.ts',
    ['renderer/overtaken', 'renderer/table'],
    {
      'table-older': ['if (same && view.revision < known.revision) return;', ''],
      'table-loaded-late': ['if (answer.ok && before === this.#taken)', 'if (answer.ok)'],
      'decide-twice': ['if (!this.view || this.busy) return;', 'if (!this.view) return;'],
    },
  ],
  [
    'coach.svelte.ts',
    COACH,
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
    ['renderer/rules', 'renderer/next-table', 'renderer/overtaken'],
    {
      'rules-out-of-turn': ['const done = this.#queue.then(work);', 'const done = work();'],
    },
  ],
  [
    'router.svelte.ts',
    ['renderer/rules', 'renderer/table', 'renderer/replay'],
    {
      'sheet-stays-open': ["this.screen = screen;\n    this.rulesOpen = 'no';", 'this.screen = screen;'],
    },
  ],
  [
    'importing.ts',
    ['renderer/library', 'renderer/rules'],
    {
      'import-half': ['sum.taken === 0 && sum.rules === 0', 'sum.taken === 0 || sum.rules === 0'],
    },
  ],
]);

export const PAGE_FAULTS = [
  ...STATE_FAULTS,
  ...faultsOf('page', 'src/renderer', [
    ['tutor/memory.ts', COACH, { 'explained-once': ['FULL_TIMES = 2', 'FULL_TIMES = 1'] }],
    [
      'table/frame/focus.ts',
      KEYS,
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
      KEYS,
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
      ['renderer/table'],
      {
        'third-pick': ['.slice(-WANTED)', '.slice(0, WANTED)'],
      },
    ],
    [
      'lessons/lesson-keys.ts',
      ['renderer/lessons', 'renderer/learn'],
      {
        'enter-on-button': [
          "isOn(event.target, 'button, a, summary') ? undefined : { does: 'next' }",
          "{ does: 'next' }",
        ],
      },
    ],
    [
      'learn/lessons.svelte.ts',
      ['renderer/learn', 'renderer/lessons'],
      {
        'lesson-begun-first': [
          "items.findLast(({ state }) => state === 'begun')",
          "items.find(({ state }) => state === 'begun')",
        ],
      },
    ],
    [
      'learn/guided-run.svelte.ts',
      ['renderer/learn', 'renderer/lessons'],
      {
        'guided-twice': ['|| this.past || this.#busy', '|| this.past'],
      },
    ],
    [
      'training/training-keys.ts',
      ['renderer/training'],
      {
        'gives-nothing': ['if (chosen) place.query', 'place.query'],
      },
    ],
    [
      'training/practice.svelte.ts',
      ['renderer/training'],
      {
        'practice-twice': ['if (this.#waits) return;', ''],
      },
    ],
    [
      'library/filters.ts',
      ['renderer/library'],
      {
        'filter-emptied': ["value === ANY || value === ''", 'value === ANY'],
      },
    ],
    [
      'library/selection.svelte.ts',
      ['renderer/library'],
      {
        'all-but-some': ['{ filter, except: ids }', '{ filter, except: [] }'],
      },
    ],
    [
      'library/library-state.svelte.ts',
      ['renderer/library'],
      {
        'list-overtaken': ['if (asked !== this.#asked) return;', ''],
      },
    ],
    [
      'review/drill.svelte.ts',
      ['renderer/review', 'renderer/replay'],
      {
        'found-at-last': [
          "if (verdict.state === 'right' && !this.#missed.includes(index))",
          "if (verdict.state === 'right')",
        ],
      },
    ],
    [
      'review/branching.svelte.ts',
      ['renderer/review', 'renderer/replay'],
      {
        'line-overtaken': [
          'if (asked !== this.#asked || !answer.ok || !answer.value) return;',
          'if (!answer.ok || !answer.value) return;',
        ],
      },
    ],
    [
      'review/commentary.svelte.ts',
      ['renderer/review', 'renderer/replay'],
      {
        'commentary-not-again': ['this.#again = true;\n      return;', 'return;'],
      },
    ],
  ]),
];
