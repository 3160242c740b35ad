// Faults that tests should find: what stands in a file, what is put in its place, and the tests that should see it.

/** The variable of the environment that names the fault to be put in. */
export const FAULT = 'STUBE_FAULT';

/** Rooms whose nets are measured apart. */
export const ROOMS = ['engine', 'tutor', 'bots', 'main', 'page'] as const;
export type Room = (typeof ROOMS)[number];

/** One fault: `from` stands exactly once in `file`; `tests` are files or folders below tests/. */
export interface Fault {
  readonly id: string;
  readonly room: Room;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly tests: readonly string[];
}

const STOSS = {
  room: 'engine',
  file: 'src/engine/doubling/stoss.ts',
  tests: ['engine/doubling', 'engine/examples'],
} as const;
const STATE = 'src/renderer/state';

export const FAULTS: readonly Fault[] = [
  { ...STOSS, id: 'stoss-one-more', from: 'if (step > most)', to: 'if (step > most + 1)' },
  { ...STOSS, id: 'stoss-again', from: 'step % 2 === 1', to: 'step % 2 === 2' },
  { ...STOSS, id: 'retour-again', from: 'step % 2 === 0', to: 'step % 2 === 2' },
  { ...STOSS, id: 'stoss-own-side', from: 'seat === declarer || seat === partner', to: 'seat === declarer' },
  { ...STOSS, id: 'stoss-too-late', from: 'if (trick < ownTrick(step))', to: 'if (trick < ownTrick(step) - 1)' },
  {
    ...STOSS,
    id: 'stoss-never-over',
    from: 'play.done.length + 1 <= ownTrick(steps + 1)',
    to: 'play.done.length <= ownTrick(steps + 1)',
  },
  {
    id: 'laid-says',
    room: 'engine',
    file: 'src/engine/doubling/laid.ts',
    from: "legenIn(entries).flatMap(({ seat, says }) => (says === 'lay'",
    to: "legenIn(entries).flatMap(({ seat, says }) => (says !== 'lay'",
    tests: ['engine/examples', 'engine/doubling', 'engine/house-values'],
  },
  {
    id: 'order-of-suits',
    room: 'engine',
    file: 'src/engine/play/order.ts',
    from: '[...trumps, ...bySuit.filter((card) => !trumps.includes(card))]',
    to: '[...bySuit.filter((card) => !trumps.includes(card)), ...trumps]',
    tests: ['engine/examples', 'perft'],
  },

  {
    id: 'dear-card',
    room: 'tutor',
    file: 'src/engine/tutor/ideas/measures.ts',
    from: 'DEAR = 10',
    to: 'DEAR = 4',
    tests: ['engine/tutor'],
  },
  {
    id: 'short-suit',
    room: 'tutor',
    file: 'src/engine/tutor/ideas/measures.ts',
    from: 'SHORT = 2',
    to: 'SHORT = 1',
    tests: ['engine/tutor'],
  },
  {
    id: 'long-suit',
    room: 'tutor',
    file: 'src/engine/tutor/ideas/measures.ts',
    from: 'LONG = 3',
    to: 'LONG = 5',
    tests: ['engine/tutor'],
  },
  {
    id: 'worth-a-word',
    room: 'tutor',
    file: 'src/engine/tutor/review/told.ts',
    from: 'WORTH_A_WORD = 5',
    to: 'WORTH_A_WORD = 8',
    tests: ['engine/tutor/review', 'engine/tutor/sentences'],
  },
  {
    id: 'key-moments',
    room: 'tutor',
    file: 'src/engine/tutor/review/key-moments.ts',
    from: 'MOST = 3',
    to: 'MOST = 2',
    tests: ['engine/tutor/review', 'main/review-calls', 'main/review-commentator'],
  },
  {
    id: 'grade-sure',
    room: 'tutor',
    file: 'src/engine/tutor/advice/grade.ts',
    from: 'SURE = 2.5',
    to: 'SURE = 1.25',
    tests: ['engine/tutor/advice', 'engine/tutor/review'],
  },
  {
    id: 'grade-deals',
    room: 'tutor',
    file: 'src/engine/tutor/advice/grade.ts',
    from: 'ENOUGH_DEALS = 60',
    to: 'ENOUGH_DEALS = 30',
    tests: ['engine/tutor/advice', 'engine/tutor/review'],
  },
  {
    id: 'least-weight',
    room: 'tutor',
    file: 'src/engine/tutor/review/accuracy.ts',
    from: 'LEAST_WEIGHT = 0.02',
    to: 'LEAST_WEIGHT = 0.2',
    tests: ['engine/tutor/review'],
  },

  {
    id: 'stoss-risk',
    room: 'bots',
    file: 'src/engine/bots/bidding/worth.ts',
    from: 'STOSS_RISK = 0.25',
    to: 'STOSS_RISK = 0.6',
    tests: ['engine/bots'],
  },
  {
    id: 'doubt',
    room: 'bots',
    file: 'src/engine/bots/bidding/by-simulation.ts',
    from: 'DOUBT = 1.4',
    to: 'DOUBT = 5',
    tests: ['engine/bots'],
  },
  {
    id: 'claims-even',
    room: 'bots',
    file: 'src/engine/bots/bidding/claims.ts',
    from: 'EVEN = 0.6',
    to: 'EVEN = 0.9',
    tests: ['engine/bots'],
  },
  {
    id: 'stoss-chance',
    room: 'bots',
    file: 'src/engine/bots/bidding/doubling-by-simulation.ts',
    from: 'LEAST_CHANCE = 0.2',
    to: 'LEAST_CHANCE = 0.5',
    tests: ['engine/bots'],
  },
  {
    id: 'thumb-long',
    room: 'bots',
    file: 'src/engine/bots/double-pack/thumb.ts',
    from: 'LONG = 4',
    to: 'LONG = 2',
    tests: ['engine/bots', 'freeze'],
  },

  {
    id: 'writer-tells-twice',
    room: 'main',
    file: 'src/main/store/writer.ts',
    from: 'if (stores.join() === waiting.join() && detail === before) return;',
    to: '',
    tests: ['main/writer', 'main/writer-orders'],
  },
  {
    id: 'writer-forgets-detail',
    room: 'main',
    file: 'src/main/store/writer.ts',
    from: '...(detail !== undefined && { detail })',
    to: '',
    tests: ['main/writer', 'main/writer-orders'],
  },
  {
    id: 'learnt-days',
    room: 'main',
    file: 'src/main/training/deck.ts',
    from: 'LEARNT_DAYS = 180',
    to: 'LEARNT_DAYS = 90',
    tests: ['main/training'],
  },
  {
    id: 'deck-most',
    room: 'main',
    file: 'src/main/training/deck.ts',
    from: 'MOST_CARDS = 600',
    to: 'MOST_CARDS = 300',
    tests: ['main/training'],
  },

  {
    id: 'saving-older',
    room: 'page',
    file: `${STATE}/saving-watch.svelte.ts`,
    from: 'if (saving.revision < this.saving.revision) return;',
    to: '',
    tests: ['renderer/saving', 'renderer/overtaken'],
  },
  {
    id: 'saving-said',
    room: 'page',
    file: `${STATE}/saving-watch.svelte.ts`,
    from: 'if (waited && saving',
    to: 'if (!waited && saving',
    tests: ['renderer/saving'],
  },
  {
    id: 'notice-stays',
    room: 'page',
    file: `${STATE}/notices.svelte.ts`,
    from: 'MOST = 4',
    to: 'MOST = 40',
    tests: ['renderer/notices'],
  },
  {
    id: 'notice-leaves',
    room: 'page',
    file: `${STATE}/notices.svelte.ts`,
    from: 'INFO_STAYS = 6000',
    to: 'INFO_STAYS = 60_000',
    tests: ['renderer/notices'],
  },
  {
    id: 'order-kept',
    room: 'page',
    file: `${STATE}/own-order.svelte.ts`,
    from: 'if (round === this.#round) return;',
    to: '',
    tests: ['renderer/table/own-cards'],
  },
  {
    id: 'advance-taken-back',
    room: 'page',
    file: `${STATE}/in-advance.svelte.ts`,
    from: '|| at < this.#at',
    to: '',
    tests: ['renderer/cards/ahead', 'renderer/table'],
  },
  {
    id: 'advance-claims',
    room: 'page',
    file: `${STATE}/in-advance.svelte.ts`,
    from: '|| view.restSaid',
    to: '',
    tests: ['renderer/cards/ahead', 'renderer/table'],
  },
  {
    id: 'rest-twice',
    room: 'page',
    file: `${STATE}/rest.svelte.ts`,
    from: "|| this.state === 'proving'",
    to: '',
    tests: ['renderer/table'],
  },
  {
    id: 'rest-moved-on',
    room: 'page',
    file: `${STATE}/rest.svelte.ts`,
    from: 'if (moment !== this.#moment) return;',
    to: '',
    tests: ['renderer/table'],
  },
  {
    id: 'sit-down-twice',
    room: 'page',
    file: `${STATE}/next-table.svelte.ts`,
    from: 'if (!this.ready || this.starting) return;',
    to: 'if (!this.ready) return;',
    tests: ['renderer/next-table'],
  },
  {
    id: 'settings-overtaken',
    room: 'page',
    file: `${STATE}/preferences.svelte.ts`,
    from: 'if (answer.ok && told === this.#told)',
    to: 'if (answer.ok)',
    tests: ['renderer/overtaken'],
  },
  {
    id: 'settings-first',
    room: 'page',
    file: `${STATE}/preferences.svelte.ts`,
    from: 'if (this.#told === 0) this.settings',
    to: 'this.settings',
    tests: ['renderer/overtaken'],
  },
  {
    id: 'read-own-words',
    room: 'page',
    file: `${STATE}/reading.svelte.ts`,
    from: 'seat === board.you || sameBubble',
    to: 'sameBubble',
    tests: ['renderer/table/reading'],
  },
  {
    id: 'read-again',
    room: 'page',
    file: `${STATE}/reading.svelte.ts`,
    from: 'view.at <= before.at',
    to: 'view.at < before.at',
    tests: ['renderer/table/reading'],
  },
];
