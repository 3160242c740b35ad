// Slips in the main process: writing, the table, sessions put aside, the library, the worker, and what comes meanwhile.
import { faultsOf } from '../fault.ts';

const TABLE = ['main/table', 'main/table-time', 'main/rest', 'main/by-itself', 'main/next-move'];

export const MAIN_FAULTS = faultsOf('main', 'src/main', [
  [
    'store/writer.ts',
    ['main/writer', 'main/writer-orders', 'main/meanwhile'],
    {
      'writer-tells-twice': ['if (stores.join() === waiting.join() && detail === before) return;', ''],
      'writer-forgets-detail': ['...(detail !== undefined && { detail })', ''],
      'writer-slow-after': [
        'this.#cancelTimer = undefined;\n    this.#delay = FIRST_RETRY;',
        'this.#cancelTimer = undefined;',
      ],
    },
  ],
  [
    'store/kept.ts',
    ['main/store', 'main/own-files', 'main/progress', 'main/rules', 'main/meanwhile'],
    {
      'kept-fails-on': ['content = changed.catch(() => before)', 'content = changed'],
    },
  ],
  [
    'training/deck.ts',
    ['main/meanwhile'],
    {
      'learnt-days': ['LEARNT_DAYS = 180', 'LEARNT_DAYS = 90'],
      'deck-most': ['MOST_CARDS = 600', 'MOST_CARDS = 300'],
    },
  ],
  [
    'table/runner.ts',
    ['main/rest', 'main/meanwhile'],
    {
      'decide-stale': ["if (at !== round.entries.length) return { outcome: 'stale' };", ''],
      'rest-overtaken': [
        'this.#book.closed || this.#book.round !== round || this.#rest)',
        'this.#book.closed || this.#rest)',
      ],
    },
  ],
  [
    'table/logbook.ts',
    [...TABLE, 'main/store'],
    {
      'shown-unsaved': [
        'await this.#deps.save(file);\n      this.#file = file;\n      this.#round = next.round;',
        'void this.#deps.save(file);\n      this.#file = file;\n      this.#round = next.round;',
      ],
    },
  ],
  [
    'table/put-aside.ts',
    ['main/put-aside', 'main/table', 'main/meanwhile'],
    {
      'aside-given-up': [
        "if ((await save.write(file)) === 'written') await shelf.remove(id);",
        'await save.write(file);\n      await shelf.remove(id);',
      ],
    },
  ],
  [
    'store/in-turn.ts',
    ['main/table', 'main/put-aside', 'main/session-length', 'main/meanwhile', 'main/scorer'],
    {
      'start-twice': ['const done = before.then(work);', 'const done = work();'],
    },
  ],
  [
    'table/by-itself.ts',
    ['main/by-itself', 'main/next-move'],
    {
      'by-itself-in-inn': ["byItself === 'last' || mode === 'inn'", "byItself === 'last'"],
    },
  ],
  [
    'table/taking-back.ts',
    ['main/meanwhile'],
    {
      'cut-taken-back': ['index >= DEAL_ENTRIES && entry.type', 'entry.type'],
    },
  ],
  [
    'thinking/thinking.ts',
    ['main/thinking', 'main/meanwhile'],
    {
      'spare-lane': ['Math.max(1, this.#lanes.length - 1)', 'this.#lanes.length'],
      'late-answer': ['if (said.id !== lane.running?.id) return;', ''],
    },
  ],
  [
    'library/shelf.ts',
    ['main/library', 'main/shelf'],
    {
      'removed-comes-back': ['if (!this.#touched?.has(row.id)) this', 'this'],
    },
  ],
  [
    'library/filtering.ts',
    ['main/library', 'main/shelf'],
    {
      'week-of-eight': ["when === 'today' ? 0 : 6", "when === 'today' ? 0 : 7"],
    },
  ],
  [
    'review/ahead.ts',
    ['main/review-ahead', 'main/meanwhile'],
    {
      'ahead-taken-back': ['this.#found = this.#found.filter((early) => goesOnFrom(record, early.record));', ''],
    },
  ],
]);
