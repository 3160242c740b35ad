// What the labels of the interface are filled with: for each that has places, values that occur; the compiler asks for every one.
import { SAID } from '../../../src/engine/bots/sampling/said.ts';
import { type Clue, LEANS } from '../../../src/engine/tutor/beliefs/clue.ts';
import { TOURNAMENT_TARIFFS } from '../../../src/engine/tournament/tournament.ts';
import type { Worth } from '../../../src/shared/teaching/advice-answers.ts';
import { ANSAGE_LEVELS, RE_SIDES } from '../../../src/engine/base/ansage-words.ts';
import type { Decision } from '../../../src/engine/table/log.ts';
import { CALLABLE_ROUNDS } from '../../../src/engine/table/terms.ts';
import { GUIDED_ASKS, GUIDED_TELLS } from '../../../src/engine/teaching/lessons/guided-round.ts';
import { STORE_IDS } from '../../../src/shared/border/saving.ts';
import { PRESET_IDS } from '../../../src/engine/options/presets.ts';
import { textsOf } from '../../../src/words/base/catalogue.ts';
import { nameOfDecision, reviewTextsOf } from '../../../src/words/speak/considered.ts';
import type { Naming } from '../../../src/words/types/naming.ts';
import type { GuidedFacts } from '../../../src/words/types/ui-guided-texts.ts';
import { capitalised } from '../../../src/words/base/words.ts';
import type { UiTexts } from '../../../src/words/types/ui-texts.ts';
import type { UiTutorTexts } from '../../../src/words/types/ui-tutor-texts.ts';

type Filled = (...params: never[]) => unknown;

/** Keys below which something has places. */
type KeysWithPlaces<T> = {
  [K in keyof T]-?: T[K] extends Filled
    ? K
    : T[K] extends string | readonly unknown[]
      ? never
      : [KeysWithPlaces<T[K]>] extends [never]
        ? never
        : K;
}[keyof T];

/** Lists of parameters for everything with places, without the naming, which comes last everywhere. */
export type Samples<T> = {
  readonly [K in KeysWithPlaces<T>]: T[K] extends (...params: infer P) => unknown
    ? readonly (P extends [...infer Own, Naming] ? Own : P)[]
    : Samples<T[K]>;
};

/** Remarks on what others did are read in the positions of rounds instead. */
type Labels = Omit<UiTexts, 'advice'> & { readonly advice: Omit<UiTexts['advice'], 'glimpses'> };

const COUNTS = [0, 1, 2, 12] as const;
const SOME = [1, 2, 12] as const;
const EXTRAS = ['fox', 'doppelkopf', 'charlie'] as const;
const LOSSES = [
  { cents: 0.4, chance: 0, points: 0 },
  { cents: 1, chance: 0.01, points: 1 },
  { cents: 34, chance: 0.12, points: 7 },
  { cents: 180, chance: 0.4, points: 23 },
] as const;
/** How a game goes in imagined deals, in the words of a warning before a call. */
const GAMES_LOST = [
  { announcement: { contract: 'rufer', called: 'GA' }, count: 7, deals: 12, points: 47, needed: 61 },
  { announcement: { contract: 'wenz' }, count: 12, deals: 12, points: 1, needed: 61 },
] as const;
const DOUBLED = [
  { tenths: 6, points: 47, needed: 61 },
  { tenths: 10, points: 1, needed: 61 },
] as const;
const ADVICE_WORLDS = [
  { of: 'all', count: 1 },
  { of: 'all', count: 12 },
  { of: 'drawn', count: 40 },
  { of: 'drawn', count: 0 },
] as const;

/** The same samples for each of some keys. */
const recordOf = <K extends string, V>(keys: readonly K[], value: V): Readonly<Record<K, V>> =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<K, V>;

const GUIDED_FACTS: readonly [GuidedFacts][] = [
  [
    {
      trick: 15,
      own: 69,
      other: 24,
      bill: {
        lines: [
          { kind: 'base', cents: 10 },
          { kind: 'schneider', cents: 10 },
          { kind: 'runners', count: 3, each: 10, cents: 30 },
        ],
        unit: 50,
        factor: 1,
        each: 50,
        balance: [50, -50, 50, -50],
      },
    },
  ],
];

const each = <T>(values: readonly T[]): readonly [T][] => values.map((value) => [value]);
const with2 = <A, B>(first: readonly A[], second: B): [A, B][] => first.map((value) => [value, second]);

const DECISIONS: readonly Decision[] = [
  { type: 'play', seat: 0, card: 'GO' },
  { type: 'play', seat: 0, card: 'EA' },
  { type: 'play', seat: 0, card: 'HU' },
  { type: 'call', seat: 0, call: 'spiele' },
  { type: 'announce', seat: 0, announcement: { contract: 'rufer', called: 'GA' } },
  { type: 'announce', seat: 0, announcement: { contract: 'solo', trump: 'E' } },
  { type: 'stoss', seat: 0 },
  { type: 'widow', seat: 0, answer: 'take' },
  { type: 'discard', seat: 0, cards: ['ET', 'G7'] },
  { type: 'cut', seat: 0, at: 12 },
];

/** Decisions as sentences name them. */
const decided = (name: Naming): readonly string[] => [
  ...DECISIONS.map((decision) => nameOfDecision(decision, name)),
  reviewTextsOf(name.language).decisions.leave,
];

/** Decisions as a hint or a warning names them. */
function advised(name: Naming, { decision }: UiTexts['advice']): readonly string[] {
  const { calls } = textsOf(name.language);
  return [
    decision.play(name.card('GO')),
    decision.play(name.card('EA')),
    decision.call(calls.call({ call: 'spiele' }, name).button),
    decision.announce(name.announcement({ contract: 'solo', trump: 'H' })),
    decision.stoss,
    decision.retour,
    decision.leave,
    decision.cut,
  ];
}

/** Values for all labels of the page. */
// eslint-disable-next-line max-lines-per-function -- a table
export function uiSamples(
  name: Naming,
  { advice, lessons, positions, scorer, sheet, start, table }: UiTexts,
): Samples<Labels> {
  const { calls, rules } = textsOf(name.language);
  const pass = calls.call({ call: 'weiter' }, name).button;
  const card = name.card('GO');
  const sides = each(RE_SIDES);
  const player = name.player(1);
  const label = [player, table.you] as const;
  const announcement = name.announcement({ contract: 'rufer', called: 'GA' });
  const [low, middle, high] = [name.money(10), name.money(20), name.money(110)];
  const rule = rules.options['score.winAt'].name;
  const ruleSet = rules.presets[PRESET_IDS[0]].name;
  const file = '1.schafkopf';
  const grade = reviewTextsOf(name.language).grades.mistake;
  const tried = decided(name).map(capitalised);
  return {
    settings: { percent: [[0], [60], [100]] },
    readout: {
      hand: [[card]],
      group: [[player, card]],
      leads: [[player]],
      trick: [[card]],
      card: [[player, card]],
      taken: [[player]],
      trumpsOut: [
        [0, ''],
        [2, name.cards(['EO', 'GO'])],
      ],
      oneTrumpOut: [[card]],
      points: [[12, 30, 61]],
      tricks: [[`${player}: 2`]],
      balance: [[low]],
      payment: [[-50], [0], [120]],
    },
    scorer: {
      open: [['Anna, Bert', '21. November 2026']],
      deals: each(SOME),
      remove: [['21. November 2026']],
      removeText: [['21. November 2026', '12']],
      fresh: {
        person: each([1]),
        peopleHint: [
          [3, 7],
          [4, 4],
        ],
      },
      next: {
        dealer: [
          ['Anna', false],
          ['Anna', true],
        ],
        sitsOut: [[['Anna']], [['Anna', 'Bert']]],
        bock: [
          [1, 1],
          [2, 3],
        ],
        stock: [[low]],
        carried: each([1, 2]),
        chalk: [[['Anna', 'Bert']]],
        declares: [[['Anna', 'Bert']]],
        games: [[20, ['Anna 12', 'Bert 5']]],
        gamesWon: [[['Anna 1', 'Bert 2']]],
        round: [
          ['kreuz', 4],
          ['schieber', 1],
          ['teufel', 2],
        ],
      },
      entry: {
        correcting: [[scorer.sheet.place(3)]],
        inserting: [[scorer.sheet.place(3)]],
        noTrick: [['Anna']],
        holder: [['EU']],
        pair: [['EO']],
        has: RE_SIDES.flatMap((side) => (['', ...ANSAGE_LEVELS] as const).map((left) => [side, left] as const)),
        extras: { fox: sides, doppelkopf: sides, charlie: sides },
        missing: [[[scorer.entry.parts.declarer, scorer.entry.parts.result]]],
        each: [[low]],
      },
      written: [[`Anna ${low}`, 'Bert']],
      undone: [['Anna']],
      laterLine: each([3]),
      sheet: {
        comes: [['Anna']],
        goes: [['Anna']],
        by: [
          ['Anna', ''],
          ['Anna', 'Bert'],
        ],
        edit: [[scorer.sheet.place(3)]],
        insert: [[scorer.sheet.place(3)]],
        strike: [[scorer.sheet.place(3)]],
        place: each([3]),
        agreed: each(Object.values(scorer.rounds)),
        revoked: [['Anna']],
      },
      standings: { share: [['3', '8']] },
      settle: { pays: [['Anna', 'Bert', low]] },
      saved: [[file]],
      printed: [['21. November 2026']],
      reasons: {
        'S.PEOPLE': [[{ count: 2, least: 3, most: 7 }], [{ count: 5, least: 4, most: 4 }]],
        'S.SAME_NAME': [[{ person: 'Anna' }]],
        'S.NO_NAME': [[{}]],
        'S.NOT_HERE': [[{ person: 'Anna' }]],
        'S.SITS_OUT': [[{ person: 'Anna' }]],
        'S.NO_LINE': [[{}]],
        'S.NO_ROUND': each(CALLABLE_ROUNDS.map((round) => ({ round }))),
        'S.NO_HAUSBOCK': [[{}]],
        'S.NO_SUCH_GAME': [[{ contract: 'geier' }]],
        'S.BAD_SUIT': [[{ contract: 'rufer' }]],
        'S.PARTNER_MISSING': [[{ contract: 'rufer' }]],
        'S.NO_PARTNER': [[{ contract: 'wenz' }]],
        'S.PARTNER_SAME': [[{ person: 'Anna' }]],
        'S.PARTNER_OPPOSITE': [[{ contract: 'kreuz' }]],
        'S.DECLARER_GIVEN': [[{ person: 'Anna' }]],
        'S.POINTS': [[{ points: 130, most: 120 }]],
        'S.SCHWARZ_POINTS': [[{ points: 100 }]],
        'S.NO_POINTS': [[{ contract: 'bettel' }]],
        'S.NO_HEIGHT': [[{ contract: 'wenz-tout' }]],
        'S.NO_SCHWARZ': [[{ contract: 'doppelschafkopf' }]],
        'S.HOLDER_MISSING': [[{ card: 'EU' }]],
        'S.NO_PAIR': [[{ contract: 'bierkopf' }]],
        'S.NOT_DUE': [[{ person: 'Anna' }]],
        'S.EXTRA_MOST': each(EXTRAS.map((extra) => ({ extra, count: 7, most: 6 }))),
        'S.EXTRA_ALONE': each(EXTRAS.map((extra) => ({ extra }))),
        'S.ALWAYS_WON': [[{ contract: 'sie' }]],
        'S.RUNNERS_MOST': [[{ count: 15, most: 14 }]],
        'S.RUNNERS_LEAST': [[{ count: 2, least: 3 }]],
        'S.RUNNERS_NONE': [[{ contract: 'bettel' }]],
        'S.DOUBLING_OFF': [[{ by: 'legen' }]],
        'S.DOUBLING_MOST': [[{ by: 'stoss', count: 3, most: 2 }]],
        'S.RAMSCH_PEOPLE': [[{}]],
        'S.RAMSCH_SUM': [[{ sum: 110, must: 120 }]],
        'S.RAMSCH_NO_TRICK': [[{ person: 'Anna', points: 12 }]],
        'S.RAMSCH_TIE': [[{ people: ['Anna', 'Bert'] }]],
        'S.FEWEST_TIE': [[{ people: ['Anna', 'Bert'] }]],
      },
    },
    positions: {
      notYet: [[['Bierkopf', 'Doppelkopf']]],
      open: [['Wenz']],
      played: each(SOME),
      remove: [['Wenz']],
      removeText: [
        ['Wenz', 1],
        ['Wenz', 3],
      ],
      folders: {
        choose: [['Wenz']],
        chooseAll: [['Wenz']],
        chosen: each(COUNTS),
        earlier: [['Wenz']],
        later: [['Wenz']],
        rename: [['Wenz']],
        dissolve: [['Wenz']],
        imported: [
          ['Wenz', 1],
          ['Wenz', 12],
        ],
      },
      wall: {
        of: [[2, 12]],
        show: [[positions.seats[1]]],
        voted: [
          [card, 1],
          [card, 12],
        ],
        more: [[card]],
        less: [[card]],
        cast: each(COUNTS),
        result: [[card, 7, 12]],
      },
      keep: { saved: [['Wenz']], written: [[file]] },
      pack: {
        fallen: [[positions.seats[1], 3]],
        card: [[card, positions.pack.free]],
        given: [[card, positions.seats[1]]],
      },
      hands: { known: [[3, 8]], clear: [[positions.seats[1]]] },
      conditions: {
        told: [
          [positions.seats[1], positions.conditions.counted.trumps, 3, 3],
          [positions.seats[2], name.ranks('O'), 2, undefined],
          [positions.seats[3], positions.conditions.counted.points, undefined, 30],
          [positions.seats[0], name.suit('G'), 1, 4],
        ],
        without: [[positions.seats[1], 'GO']],
        drop: [[positions.conditions.without(positions.seats[1], 'GO', name)]],
      },
      tricks: { trick: each([3]), takes: [[positions.seats[1]]] },
      text: { troubles: { line: [[2, 'Anna']], word: [[2, 'Anna']], game: [[5, 'Anna']], json: [[1, '']] } },
      ask: { title: [[positions.seats[1]]] },
      tried: {
        go: [[name.number(1000)]],
        progress: [['120', name.number(1000)]],
        percent: [['62', '3']],
        by: [
          [announcement, positions.seats[1]],
          [announcement, ''],
        ],
        amount: [[low, '3']],
      },
      print: { question: [[positions.seats[1]]], call: [[positions.seats[1]]] },
      reasons: {
        'P.GAME': [[{ game: 'officers' }]],
        'P.NO_SEAT': [[{ seat: 3 }]],
        'P.NOT_IN_PACK': [[{ card: 'G7' }]],
        'P.TWICE': [[{ card: 'EO', seats: [0, 1] }]],
        'P.TOO_MANY': [[{ seat: 1, count: 9, most: 8 }]],
        'P.NO_SUCH_GAME': [[{ contract: 'geier' }]],
        'P.NEEDS_DECLARER': [[{ contract: 'wenz' }]],
        'P.EXCHANGE': [[{ contract: 'hochzeit' }]],
        'P.NEEDS_GAME': [[{ card: 'EO' }]],
        'P.CARDS_OVER': [[{ card: 'EO' }]],
        'P.ELSEWHERE': [[{ card: 'EO', seat: 1, holder: 2, trick: 3 }]],
        'P.CARD': [
          [
            {
              card: 'SA',
              seat: 1,
              trick: 2,
              because: { id: 'R.FOLLOW_SUIT', params: { led: 'GA', suit: 'G', have: ['G9'] } },
            },
          ],
        ],
        'P.ANNOUNCE': [[{ contract: 'rufer', seat: 1, because: { id: 'A.CALL_OWN_CARD', params: { card: 'GA' } } }]],
        'P.NO_WAY': [[{ contract: 'ramsch' }], [{}]],
        'P.SAID': [[{ seat: 1, because: { id: 'A.BAD_CALL', params: {} } }]],
        'P.CONDITION': [
          [{ condition: { kind: 'count', seat: 1, of: 'trumps', least: 6 } }],
          [{ condition: { kind: 'count', seat: 1, of: 'G', most: 2 }, together: true }],
          [{ condition: { kind: 'without', seat: 1, card: 'EO' } }],
        ],
        'P.NO_ROOM': [[{ seats: [1, 3] }]],
        'P.NO_DEAL': [[{ deals: 400 }]],
        'P.OVER': [[{}]],
      },
    },
    tournament: {
      open: [['Schafkopf', '21. November 2026']],
      sum: [
        [1, 0, 2],
        [24, 1, 2],
      ],
      remove: [['Schafkopf']],
      removeText: [['Schafkopf']],
      saved: [[file]],
      fresh: { dealsProblem: [[16, 40]] },
      tariff: [[TOURNAMENT_TARIFFS.fifteen]],
      round: each([2]),
      table: each([3]),
      people: { count: each(SOME), edit: [['Anna']], goes: [['Anna']], back: [['Anna']] },
      draw: { sizes: [[[4, 4, 3]], [[3, 3]], [[4]], [[5]]], button: each([2]) },
      seats: {
        seed: [['83612497']],
        withdrawn: [[['83612497']], [['83612497', '41']]],
        repeats: each(COUNTS),
        open: each(SOME),
        enter: each([3]),
        correct: each([3]),
        corrected: [['12, −4, −8, 0']],
        free: each([3]),
        without: [[['Anna', 'Bert']]],
      },
      entry: {
        title: each([3]),
        points: [['Anna']],
        solos: [['Anna']],
        sum: [['+3']],
        missing: [['Anna']],
        written: [
          [3, 0],
          [3, 4],
        ],
      },
      ranking: {
        lot: [['83612497']],
        among: [
          ['Wenz', 1],
          ['Wenz', 2],
        ],
      },
      wall: { seats: each([2]) },
      paper: { sheet: [[2, 3]], seats: each([2]) },
      reasons: {
        'T.NO_NAME': [[{}]],
        'T.SAME_NAME': [[{ person: 'Anna' }]],
        'T.NOBODY': [[{ person: 'Anna' }]],
        'T.MOST_PEOPLE': [[{ count: 201, most: 200 }]],
        'T.STILL_PLAYS': [[{ person: 'Anna', table: 3 }]],
        'T.SITS_ALREADY': [[{ person: 'Anna' }]],
        'T.NO_FREE_PLACE': [[{ table: 3 }]],
        'T.ALL_DRAWN': [[{ rounds: 2 }]],
        'T.FEW_PEOPLE': [[{ count: 2, least: 3 }]],
        'T.RESULTS_MISSING': [[{ round: 1, tables: [3] }], [{ round: 1, tables: [3, 4] }]],
        'T.NO_TABLE': [[{ table: 9, tables: 1 }], [{ table: 9, tables: 6, person: 'Anna' }]],
        'T.TABLE_FULL': [[{ table: 3, people: ['Anna', 'Bert'] }]],
        'T.BAD_SEATS': [[{}]],
        'T.BAD_SCORES': [[{ table: 3 }]],
        'T.SUM': [[{ table: 3, sum: 2 }], [{ table: 3, sum: -2 }]],
        'T.NO_MINUS': [[{ person: 'Anna', points: -4 }]],
        'T.TOO_HIGH': [[{ person: 'Anna', points: 5000, most: 1344 }], [{ person: 'Anna', points: -5000, most: 1344 }]],
        'T.SOLOS': [[{ count: 33, most: 32 }]],
      },
    },
    duel: {
      open: [['Schafkopf', '21. November 2026']],
      sum: [
        [8, 0],
        [1, 1],
        [8, 12],
      ],
      remove: [['Schafkopf']],
      removeText: [['Schafkopf']],
      saved: [[file]],
      typed: {
        name: [['21.11.2026']],
        result: [['Anna']],
        imported: [
          [1, 0],
          [0, 1],
          [2, 12],
        ],
        badFile: [['Anna', 'JSON']],
      },
      fresh: { dealsProblem: [[32]] },
      table: { pack: each([24]), own: each(SOME) },
      play: { done: [[3, 8]], otherPlay: [[1, 2]] },
      own: { total: [['+1,20 €']] },
      waiting: [[['Anna']], [['Anna', 'Bert']]],
      compare: {
        ahead: [['Anna', '1,20 €']],
        behind: [['Anna', '1,20 €']],
        even: [['Anna']],
        trick: each([2]),
        youDid: [['Wenz']],
        otherDid: [['Anna', 'Wenz']],
        codesOnly: [['Anna']],
        replay: each([3]),
      },
      ranking: { remove: [['Anna']] },
    },
    library: {
      filters: each(COUNTS),
      more: each(COUNTS),
      accuracy: each([0, 91, 100]),
      mistakeCount: each(COUNTS),
      chosen: each(SOME),
      chooseAll: each(SOME),
      writtenTo: { folder: [[file]], file: [[file]] },
      reading: [
        [0, 1],
        [1200, 60000],
      ],
      savedMany: [
        [1, 0, file],
        [12, 0, file],
        [12, 2, file],
      ],
      importedMany: [
        [{ taken: 1, rules: 0, duels: 0, refused: 0, files: [] }],
        [{ taken: 12, rules: 1, duels: 1, refused: 1, files: [] }],
        [{ taken: 0, rules: 2, duels: 2, refused: 3, files: ['Solo'] }],
        [{ taken: 0, rules: 0, duels: 0, refused: 0, files: ['Solo', 'Wenz', 'Geier', 'Ramsch'] }],
      ],
      sessions: { rounds: each(SOME), practice: each(SOME), title: [['21. November 2026']] },
    },
    about: { updatesText: [[file]], parts: each(SOME) },
    coach: {
      accuracy: each([0, 91, 100]),
      score: [
        [0, 0, undefined],
        [1, 1, undefined],
        [3, 3, undefined],
        [0, 1, '12\u00a0Cent'],
        [0, 3, '12\u00a0Cent'],
        [1, 4, '12\u00a0Cent'],
        [3, 4, undefined],
      ],
      dearest: {
        own: [[name.language === 'de' ? 'Stich 5' : 'Trick 5']],
        others: [[name.language === 'de' ? 'Stich 5' : 'Trick 5']],
      },
      better: decided(name).map((best): [string, string] => [capitalised(best), best]),
      evening: {
        provisional: [
          [0, 1],
          [3, 12],
        ],
        took: decided(name).map((best): [string, string, string] => [capitalised(best), best, low]),
        round: each(SOME),
        revokes: each(SOME),
        missed: [
          ['Solo', 2, 1, name.average(8)],
          ['Solo', 3, 2, name.average(24)],
        ],
      },
    },
    cards: {
      fallen: each(['GK', 'EO'] as const),
      moved: [['GK', 2, 8]],
    },
    start: {
      runningRound: each(SOME),
      playedAt: [[start.levels.stammtisch]],
      tariffHints: {
        pair: [[low, high]],
        triple: [[low, middle, high]],
        ground: [[low]],
        historic: [[low, middle, high, [low, middle]]],
      },
      version: [['1.0.0']],
    },
    first: {
      help: [[advice.modes.names.open]],
      tariff: [[start.tariffs.p1050]],
      aside: {
        round: each(SOME),
        when: [['1.3.2026']],
        goOnOf: [['Bierkopf', '1.3.2026']],
        removeOf: [['Bierkopf', '1.3.2026']],
        removeText: [['Bierkopf', start.runningRound(2, name)]],
      },
    },
    guided: {
      step: [[1, 21]],
      decision: [[1, 6]],
      bar: [[15, 0, 61]],
      steps: recordOf([...GUIDED_TELLS, ...GUIDED_ASKS], GUIDED_FACTS),
      other: recordOf(GUIDED_ASKS, GUIDED_FACTS),
    },
    auction: { plays: [[player]] },
    help: { points: [[]] },
    saving: {
      what: [
        [['round'], undefined],
        [STORE_IDS, 'ENOSPC: no space left on device'],
      ],
    },
    fairness: {
      running: each(SOME),
      round: each(SOME),
      handsOf: [
        [1, '1'],
        [1240, '1240'],
      ],
      kinds: { obers: [[]], unters: [[]], trumps: [[]], aces: [[]] },
    },
    advice: {
      teacher: { foundTitle: [[name.card('EO')]] },
      recall: {
        soFar: [
          [0, 1],
          [1, 1],
          [1, 2],
          [2, 2],
        ],
      },
      hint: {
        step: each([1, 2, 3]),
        candidates: each([1, 2]),
        worth: ADVICE_WORLDS.flatMap((worlds) =>
          [-134, -1, 0, 1, 27].flatMap((cents): [Worth, typeof worlds][] => [
            [{ cents, chance: 0.43, points: 61 }, worlds],
            [{ cents, chance: 0.43 }, worlds],
            [{ cents }, worlds],
          ]),
        ),
        other: advised(name, advice).flatMap((words) => LOSSES.map((loss): [string, typeof loss] => [words, loss])),
        worlds: each(ADVICE_WORLDS.filter(({ count }) => count > 0)),
      },
      decision: { call: [[pass]], announce: [[announcement]], play: [[card]] },
      ways: {
        trick: each([1, 2]),
        taken: [
          [player, 21],
          [player, undefined],
        ],
      },
      gate: {
        cause: {
          losesTrick: [[player, 21]],
          givesPoints: [[player, 11]],
          bringsLess: [[player, 10]],
          losesNext: [[player, 14]],
          losesGame: GAMES_LOST.map((figures) => [figures]),
          missesGame: GAMES_LOST.map((figures) => [figures]),
          losesDoubled: DOUBLED.map((figures) => [figures]),
          winsDoubled: DOUBLED.map((figures) => [figures]),
          unlikely: each([0, 1, 4]),
          likely: each([6, 10]),
          paysRamsch: each([5, 10]),
        },
        costs: advised(name, advice).flatMap((words) =>
          LOSSES.map((loss): [string, typeof loss, 'card'] => [words, loss, 'card']),
        ),
        worlds: each(ADVICE_WORLDS.filter(({ count }) => count > 0)),
      },
      why: {
        about: [[player, card]],
        askCard: [[player, card]],
        askSaid: [[player, pass]],
      },
    },
    lessons: {
      number: each(SOME),
      stars: [
        [1, 3],
        [0, 60],
      ],
      needs: each(SOME),
      lessonsDone: [[1, 20]],
      whatNext: {
        lesson: [[2, lessons.chapters.cards]],
        deck: each([1, 4]),
        idea: [[lessons.chapters.cards, '24 Cent']],
        leak: [[lessons.chapters.cards, '24 Cent']],
      },
      wayDone: [[1, 20]],
      door: { on: [[2, lessons.chapters.cards]], seen: [[2, lessons.chapters.cards]] },
      screen: {
        step: [[1, 5]],
        testOf: [[lessons.chapters.cards]],
        question: [[1, 5]],
        earned: each(SOME),
        pointed: [[name.cards(['GO', 'GA'])]],
      },
      tasks: {
        chosenCount: each(COUNTS),
        round: [[1, 5]],
        place: [[card, 1, 5]],
        pairOf: [[card, card]],
        noPair: [[card]],
        sides: [
          [0, 1],
          [1, 0],
          [31, 60],
        ],
      },
      done: { unsolved: each(SOME), nextLesson: each(SOME) },
    },
    training: {
      problems: {
        row: each(SOME),
        runBest: each([0, 1, 2, 12]),
        mistakes: [[1, 3]],
        number: each([7]),
        gradeOf: each([1, 5]),
      },
      deck: { due: each(SOME), later: [['3.4.2026']], size: each(SOME) },
      best: each(SOME),
      share: [[0, 1]],
      item: [[1, 10]],
      stage: each([1, 5]),
      seconds: each(COUNTS),
      declarer: each(label),
      partner: each(label),
      forehand: each(label),
      trickNumber: each(SOME),
      wonBy: [[player]],
      bill: {
        pointsOf: [[61, 59]],
        tricksOf: [[0, 8]],
        runnersTold: each(COUNTS),
        carriedDeals: each(SOME),
        taken: [
          [0, 0],
          [1, 1],
          [14, 2],
        ],
        pair: [[low, high]],
        triple: [[low, middle, high]],
        ground: [[low]],
        historic: [[low, middle, high]],
      },
      summary: { score: [[1, 10]], longest: each(SOME), due: each(SOME) },
      money: each([0, 1, 20, 340]),
    },
    hochzeit: { faceDown: each([0, 1]), offered: with2([0, 1], 'HU'), returnHint: [[player]] },
    questions: { titles: { obers: [[]] } },
    rest: {
      saidByOther: [[player]],
      because: {
        'C.HIGHER': [[{ own: 'GT', by: 'GA', holder: 1 }], [{ own: 'GO', by: 'EO', holder: 2 }]],
        'C.TRUMPED': [[{ own: 'SA', by: 'H7', holder: 3 }], [{ own: 'GA', by: 'EU', holder: 1 }]],
        'C.TRICK_LOST': [[{ best: 'EO', holder: 1 }], [{ best: 'HA', holder: 3 }]],
        'C.NOT_LOST': [[{ have: 0, need: 61 }], [{ have: 1, need: 60 }], [{ have: 52, need: 61 }]],
      },
    },
    review: {
      percent: each([0, 0.004, 0.5]),
      cents: each([0, 0.3, 1, 240]),
      progress: { count: [[1, 1234]] },
      gradeCounts: {
        best: each(COUNTS),
        inaccuracy: each(COUNTS),
        mistake: each(COUNTS),
        blunder: each(COUNTS),
        unsure: each(COUNTS),
      },
      limits: [[{ inaccuracy: 0.05, mistake: 0.1, blunder: 0.2 }]],
      loss: each(LOSSES.map(({ cents }) => cents)),
      costs: each(LOSSES.map(({ cents }) => reviewTextsOf(name.language).loss(cents, name))),
      hardlyCosts: each(LOSSES.map(({ cents }) => reviewTextsOf(name.language).loss(cents, name))),
      tutorEqual: each(decided(name)),
      tutorWould: each(decided(name)),
      hindsightWould: { openCards: with2(decided(name), low), playedOut: with2(decided(name), low) },
      basis: { all: each(SOME), drawn: each(SOME) },
      whyBetter: each(decided(name)),
      hand: [[player]],
      graph: { value: [['1', '50%']], unknown: [['1']], decided: [[player, card, grade, low]] },
      moment: [['1', player, card]],
      drill: {
        start: each(SOME),
        count: [[1, 2]],
        took: each(decided(name)),
        right: each(tried),
        rightToo: each(decided(name)),
        worse: with2(tried, low),
        same: each(tried),
        unsure: each(tried),
        solution: each(decided(name)),
        score: [
          [0, 1],
          [1, 2],
        ],
      },
      compare: { playing: [[1, 20]], better: [[low]], worse: [[high]] },
      export: { saved: [[file]] },
      print: {
        heading: [[announcement]],
        played: [[player, card]],
        result: [[61, 59]],
        tutor: [[card]],
        verdict: [['1', player, card, grade, low, card]],
        further: each(SOME),
      },
      values: { loses: [[low]], pick: [[card, '–']] },
      branch: {
        title: [['1']],
        list: each(COUNTS),
        open: [['1', card]],
        outcome: [[low, high]],
      },
      decisions: { said: [[pass]] },
    },
    widow: {
      discardsOf: [[player]],
      covered: [['123']],
      got: [[name.cards(['ET', 'G7'])]],
      discardsWorth: [[sheet.ramschPoints(12)]],
      widowWorth: [
        [sheet.ramschPoints(12), 0],
        [sheet.ramschPoints(12), 1],
      ],
      widowAside: [[sheet.ramschPoints(12)]],
      wonBy: [[player]],
      lostBy: [[player]],
    },
    rules: {
      ofGame: [[ruleSet]],
      quarrel: {
        onlyIn: [[['Doppelkopf']]],
        value: [['Wenz', '3']],
        cited: [
          [[], 'R.OVERTAKE'],
          [['2.3', '7.1'], 'R.OVERTAKE'],
        ],
        decided: [[['16']]],
        houseRule: [['Wenz']],
        change: [['Wenz']],
      },
      differencesInGame: each(COUNTS),
      take: [[ruleSet]],
      differences: each(COUNTS),
      whatDiffers: each(SOME),
      found: each(COUNTS),
      nothing: [['123']],
      pureValue: [[rules.flags.on]],
      reset: [[rule]],
      readOn: [['Ramsch']],
      lesson: each(SOME),
      adapted: [[rule]],
      less: [[rule]],
      more: [[rule]],
      range: [[low, high]],
      up: [[name.contract('wenz')]],
      down: [[name.contract('wenz')]],
      tie: [[name.contract('wenz'), name.contract('geier')]],
      place: [[name.contract('wenz'), 2]],
      conflicts: each(SOME),
      jump: [[rule]],
      manage: [[ruleSet]],
      imported: [[ruleSet]],
      exported: [[file]],
      saved: [[ruleSet]],
      waits: [[ruleSet]],
      removeText: [[ruleSet]],
    },
    special: {
      turn: [['kreuz', 1, 4]],
      bock: each([2, 4]),
      bockLeft: [[[1]], [[4, 2]]],
      hausbocks: each(SOME),
      carried: each(SOME),
      waiting: [[['kreuz']], [['kreuz', 'teufel']]],
      drawn: [[name.cards(['GA', 'EA'])]],
      stock: each([low, high]),
      stockAfter: each([name.money(1), low, high]),
      obersLeftHint: [[]],
      allPassStockHint: [[low]],
      passHint: [[player]],
      giveHint: [[]],
      pickedCount: each([0, 1, 2]),
      players: each([2, 3, 4]),
      tricks: each([5, 8, 16]),
    },
    session: {
      round: [[1, 16]],
      owing: each(['', ...label, label.join(', ')]),
      presented: each(label),
      draw: { dealer: each([0, 1]) },
      partners: {
        hint: [[]],
        again: each([0, 1]),
        found: each([
          [0, 2],
          [2, 0],
          [1, 3],
        ]),
        swapped: each([
          [0, 1],
          [1, 2],
        ]),
        cards: [[name.cards(['ET', 'G7'])]],
      },
      end: { hint: each([4, 16]), hintSolos: each([24]) },
    },
    slate: {
      game: [
        [1, 12],
        [2, 20],
      ],
      stands: [
        [[0, 2], 0, 12],
        [[1, 3], 1, 12],
        [[1, 3], 7, 20],
      ],
      hasChalk: each([
        [0, 2],
        [1, 3],
      ]),
      games: each(SOME),
      over: each([
        [0, 2],
        [1, 3],
      ]),
    },
    progress: {
      strength: {
        within: [['170', '30']],
        note: [['240']],
        money: [
          [name.balance(-120), name.balance(30), 1],
          [name.balance(140), name.balance(-30), 12],
        ],
      },
      leaks: {
        nothing: [[1], [12]],
        timesIn: [[3, 2]],
        timesOf: [[5, 6, '2']],
        within: [[name.average(24), name.average(8)]],
        againOf: [['Solo']],
        practiseOf: [['Solo']],
      },
      since: [['3.4.2026']],
      exported: [[file]],
      tiles: { thrownIn: each(COUNTS), reviewed: each(COUNTS) },
      span: [[0, 20]],
      share: each([0, 50]),
      remembered: [[7, 9]],
      help: [[1, 0]],
      lessons: [[1, 20, 1, 60]],
    },
    glossary: { found: each(COUNTS), nothing: [['123']] },
    table: {
      ownPile: [[4]],
      pileOf: [[player, 4]],
      tableOf: [
        [8, 8, 0],
        [4, 4, 8],
        [1, 0, 1],
      ],
      handOf: [[player]],
      cardsLeft: each(COUNTS),
      tricksWon: each(COUNTS),
      times: [[2], [4]],
      obersTaken: each([[name.card('EO')], [name.card('EO'), name.card('SO')]]),
      obersHint: [[name.ranks('O')]],
      takes: [[player]],
      points: each(COUNTS),
    },
    cut: { hint: [[player]], packets: [[3, 29]] },
    announce: { button: [[announcement], [name.contract('wenz')]] },
    sheet: {
      points: [[61, 59]],
      with: [[player]],
      dealt: [[player]],
      lostBy: each(label),
      march: each(label),
      ramschPoints: each(COUNTS),
    },
    settlement: {
      ownPoints: [['Sepp', 52, 68]],
      perPlayer: [
        [1, 3],
        [2, 2],
        [3, 1],
      ],
      inPiles: [['Resi 25, Bertl 5']],
      needed: [[61]],
    },
  };
}

const CLUES = LEANS.flatMap((lean): readonly Clue[] => [
  ...SAID.map((of): Clue => ({ of, seat: 1, lean })),
  { of: 'play', seat: 2, lean, card: 'GT', trick: 3 },
]);

/** Values for the labels of tutor, library and replay. */
export function tutorSamples(name: Naming, { tutor }: UiTutorTexts): Samples<UiTutorTexts> {
  const player = name.player(1);
  const card = name.card('GO');
  const game = name.announcement({ contract: 'solo', trump: 'G' });
  return {
    tutor: {
      ladder: {
        twice: each(Object.values(tutor.ladder.places)),
        apart: [[tutor.ladder.places.own, tutor.ladder.places.fallen]],
        rung: Object.values(tutor.ladder.places).map((place): [number, string, string] => [1, card, place]),
        outside: each(COUNTS),
      },
      beliefs: {
        percent: each([0, 7, 64, 100]),
        ask: [[card]],
        lacking: [[[1]], [[1, 3]]],
        ruledOut: [[[1]], [[1, 3]]],
        clue: [...each(CLUES)],
      },
      refused: { said: [[card]], allowed: each(SOME) },
      trick: { points: each(COUNTS), played: [[player, card]] },
    },
    library: {
      count: [
        [1, 1],
        [0, 12],
        [1, 12],
        [1240, 1240],
      ],
      sum: [
        [0, 3],
        [1, 3],
        [2, 3],
        [3, 3],
      ],
      alone: [[player]],
      ramschLost: [[player]],
      ramschMarch: [[player]],
      ramschPoints: each(COUNTS),
      table: [[player]],
      points: [[61, 59]],
      row: [['12:30', game, '61 : 59', name.balance(-50)]],
      more: each(SOME),
      removeText: [[game, '12:30']],
      saved: [['1.schafkopf']],
      problemsTitle: each(SOME),
    },
    replay: {
      viewerSeat: [[player]],
      markTrick: each(SOME),
      step: [[1, 40]],
      becauseOf: each([0, 1]),
    },
  };
}
