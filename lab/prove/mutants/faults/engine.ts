// Slips in the rules: auction, doublings, results, bills, special rounds, search.
import { faultsOf } from '../fault.ts';

export const ENGINE_FAULTS = faultsOf('engine', 'src/engine', [
  [
    'doubling/stoss.ts',
    ['engine/chain'],
    {
      'stoss-one-more': ['if (step > most)', 'if (step > most + 1)'],
      'stoss-again': ['step % 2 === 1', 'step % 2 === 2'],
      'retour-again': ['step % 2 === 0', 'step % 2 === 2'],
      'stoss-own-side': ['seat === declarer || seat === partner', 'seat === declarer'],
      'stoss-too-late': ['if (trick < ownTrick(step))', 'if (trick < ownTrick(step) - 1)'],
      'stoss-never-over': ['play.done.length + 1 <= ownTrick(steps + 1)', 'play.done.length <= ownTrick(steps + 1)'],
    },
  ],
  [
    'doubling/laid.ts',
    ['engine/examples', 'engine/doubling', 'engine/house-values'],
    {
      'laid-says': [
        "legenIn(entries).flatMap(({ seat, says }) => (says === 'lay'",
        "legenIn(entries).flatMap(({ seat, says }) => (says !== 'lay'",
      ],
    },
  ],
  [
    'play/order.ts',
    ['engine/chain'],
    {
      'order-of-suits': [
        '[...trumps, ...bySuit.filter((card) => !trumps.includes(card))]',
        '[...bySuit.filter((card) => !trumps.includes(card)), ...trumps]',
      ],
    },
  ],
  [
    'auction/official.ts',
    ['engine/examples', 'engine/chain'],
    {
      'bid-not-higher': ['return level > auction.shown', 'return level >= auction.shown'],
    },
  ],
  [
    'auction/two-phase.ts',
    ['engine/chain'],
    {
      'challenger-forgotten': ['waiting: challengers,', 'waiting: challengers.slice(1),'],
    },
  ],
  [
    'scoring/ramsch-result.ts',
    ['engine/ramsch', 'engine/durchbruch', 'engine/examples'],
    {
      'durchbruch-limits': [
        'announced ? rule.announcedAtLeast : rule.atLeast',
        'announced ? rule.atLeast : rule.announcedAtLeast',
      ],
    },
  ],
  [
    'scoring/result.ts',
    ['engine/chain'],
    {
      'revoke-pays-runners': ['runners: { ...result.runners, paid: 0 },\n    revoke', 'revoke'],
    },
  ],
  [
    'scoring/money.ts',
    ['engine/doppelschafkopf', 'engine/double-pack-options', 'engine/relatives-examples'],
    {
      'carried-twice': ['ending.schneider && row.carriedTwice', 'row.carriedTwice'],
    },
  ],
  [
    'special/standing.ts',
    ['engine/chain'],
    {
      'hausbock-stays': ['hausbocks: Math.max(0, standing.hausbocks - 1)', 'hausbocks: standing.hausbocks'],
    },
  ],
  [
    'special/next-terms.ts',
    ['engine/special'],
    {
      'kreuz-deal-before': ['const present = session.sheet.length + 1', 'const present = session.sheet.length'],
    },
  ],
  [
    'search/no-trick.ts',
    ['engine/search', 'engine/bots/endgame'],
    {
      'no-trick-any-suit': [
        'if (compiled.layout.groupMask[low] !== compiled.layout.groupMask[high]) return false;',
        '',
      ],
    },
  ],
  [
    'search/double-search.ts',
    ['engine/search', 'engine/double-packs', 'engine/bots/double-pack-truth'],
    {
      'double-card-on-table': ['let others = trick ? 1 << trick.winning : 0', 'let others = 0'],
    },
  ],
  [
    'tournament/draw.ts',
    ['properties/tournament'],
    {
      'draw-forgets-meetings': ['met.set(pair, (met.get(pair) ?? 0) + 1);', ''],
      'draw-mates-meet': ['a.team !== undefined && a.team === b.team ? 1 : 0', '0'],
    },
  ],
  [
    'tournament/draw-search.ts',
    ['properties/tournament'],
    {
      'draw-threes-unfair': [
        'return change - ((this.#times[leaves] ?? 0) - 1) + (this.#times[joins] ?? 0);',
        'return change;',
      ],
      'draw-moves-fixed': ['|| this.#isFixed(row[place])) continue;', ') continue;'],
    },
  ],
  [
    'tournament/ranking.ts',
    ['properties/tournament', 'engine/tournament-prizes'],
    {
      'rank-last-sheet': ['table?.sheets.at(-1)', 'table?.sheets[0]'],
      'prize-cents-lost': ['(at < sum % among ? 1 : 0)', '0'],
      'rank-more-ties': ['other.solos - one.solos', 'one.solos - other.solos'],
    },
  ],
  [
    'tournament/hall.ts',
    ['main/tournament'],
    {
      'sum-off-by-one': ['return sum === 0 ?', 'return Math.abs(sum) <= 1 ?'],
      'gone-while-playing': ['if (hall.rounds.at(-1)?.tables[table - 1]?.sheets.length === 0)', 'if (false)'],
    },
  ],
]);
