// English wording of three screens: the tutor beside the table, the book of finished rounds, the replay.
import type { Clue } from '../../engine/tutor/beliefs/clue.ts';
import { capitalised } from '../base/words.ts';
import { fileEn } from './disk-places.ts';
import type { Naming } from '../types/naming.ts';
import type { UiTutorTexts } from '../types/ui-tutor-texts.ts';

const points = (value: number, name: Naming): string => (value === 1 ? 'one point' : `${name.number(value)} points`);

const SAID = {
  passed: 'did not want to play',
  bid: 'wanted to play',
  game: 'announced this game',
  stoss: 'gave Stoss',
} as const;

const clueEn = (clue: Clue, name: Naming): string =>
  clue.of === 'play' ? `the ${name.card(clue.card)} in trick ${clue.trick}` : SAID[clue.of];

export const UI_TUTOR_EN: UiTutorTexts = {
  tutor: {
    title: 'Tutor',
    silent: 'The tutor keeps quiet. Click a blocked card or call and you are told briefly what stands in its way.',
    show: 'show',
    hide: 'hide',
    more: 'more',
    less: 'less',
    close: 'Close the explanation',
    now: 'What now?',
    nothingNow: 'There is nothing to do at the moment.',
    answerNow: 'The table is waiting for your answer.',
    ladder: {
      title: 'Trump order',
      empty:
        'No game has been announced yet. As soon as there is one, the ladder of trumps hangs here, the highest on top.',
      none: 'There are no trumps in this game. Only the order within each suit counts.',
      list: 'All trumps from the highest down',
      legend: 'What the signs mean',
      places: { own: 'yours', table: 'on the table', fallen: 'played', out: 'still out', unplayed: 'never played' },
      twice: (place: string) => `twice, both ${place}`,
      apart: (first: string, second: string) => `twice: one copy ${first}, the other ${second}`,
      rung: (rank, card, place) => `${rank}. ${card}, ${place}`,
      outside: (count, name) => (count === 0 ? 'none out any more' : `${name.number(count)} still out`),
    },
    beliefs: {
      title: 'Where is what?',
      lead: 'What can be read from what was said and played. Press a card to see what it was read from.',
      looking: 'Still reading…',
      nothing:
        'I only tell this in Rufspiel, Wenz and Solo, while cards are played: how often it is right has been measured there.',
      failed: 'That could not be worked out just now.',
      card: 'Card',
      trumps: 'Trumps',
      percent: (percent) => `${percent}%`,
      sure: 'certain',
      never: 'certainly not',
      ask: (card) => `${card}: what is that read from?`,
      lacking: (seats, name) =>
        `Not with ${seats.map((seat) => name.player(seat)).join(' or ')}: the suit was not followed there.`,
      clue: (clue, name) =>
        `${capitalised(name.player(clue.seat))}: ${clueEn(clue, name)}. That speaks ${clue.lean === 'for' ? 'for' : 'against'} the card being there.`,
      noClue: 'Nothing points clearly anywhere; what counts is how many cards each player still holds.',
    },
    refused: {
      title: 'Why not?',
      said: (phrase) => `“${phrase}”`,
      stoss: 'Give Stoss',
      retour: 'Give Retour',
      cut: 'Cut there',
      allowed: (count) => (count === 1 ? 'The only one allowed now' : 'Allowed now'),
    },
    evidence: {
      led: 'Led',
      have: 'In hand',
      called: 'Called',
      lords: 'Count as trumps',
      missing: 'Missing',
      forbidden: 'Blocked now',
      cards: 'This is about',
      card: 'This is about',
    },
    trick: {
      title: 'Last trick',
      titleNow: 'This trick',
      none: 'No trick has been completed yet.',
      points: (value, name) => points(value, name),
      takes: 'takes it',
      order: 'Cards in the order in which they were played',
      played: (player, card) => `${player}: ${card}`,
    },
  },
  library: {
    lead: 'Every round played to its end lies here and can be replayed, card by card.',
    import: 'Import a round…',
    dropHint: 'or simply drop the file on the window',
    loading: 'Opening the library…',
    unavailable: 'The library could not be opened.',
    emptyTitle: 'The library is still empty',
    emptyText:
      'Play your first round to its end and it will stand here: who played, how it went and what it cost. From then on you can replay every card.',
    emptyAction: 'To the table',
    nothingMatches: 'No round matches these filters.',
    resetFilters: 'Show all',
    filters: 'Filters',
    filterContract: 'Game',
    allContracts: 'all games',
    thrownIn: 'Thrown in',
    filterOutcome: 'For you',
    outcomes: { all: 'all', won: 'won', lost: 'lost', drawn: 'drawn' },
    count: (shown, all, name) => {
      if (shown !== all) return `${name.number(shown)} of ${name.number(all)} rounds`;
      return all === 1 ? 'one round' : `${name.number(all)} rounds`;
    },
    sum: (counted, shown, name) => {
      if (counted === shown) return 'in all';
      if (counted === 0) return 'none counts:';
      return counted === 1 ? 'one of them counts:' : `${name.number(counted)} of them count:`;
    },
    sumHint: 'Only your own rounds count, not practice rounds or those that you have imported.',
    origins: { imported: 'imported' },
    today: 'Today',
    yesterday: 'Yesterday',
    alone: (declarer) => `${declarer} alone`,
    nobody: 'Nobody wanted to play.',
    ramschLost: (losers) => `Lost: ${losers}`,
    ramschMarch: (winner) => `Durchmarsch: ${winner}`,
    ramschEven: 'Nobody lost',
    ramschPoints: (value, name) => points(value, name),
    table: (players) => `at the table: ${players}`,
    points: (own, against, name) => `${name.number(own)} : ${name.number(against)}`,
    sides: { declarer: 'declarer wins', defenders: 'declarer loses', draw: 'drawn' },
    open: 'Replay',
    export: 'Save as a file',
    remove: 'Delete',
    row: (time, game, outcome, balance) => [time, game, outcome, balance].filter(Boolean).join(', '),
    more: (count, name) => `Show ${name.number(count)} more`,
    list: 'Rounds played, the newest first',
    keys: 'Arrow keys choose, Enter replays, Delete removes',
    removeTitle: 'Delete this round?',
    removeText: (game, when) => `${game}, ${when}. It will be gone from the library for good.`,
    removeYes: 'Delete',
    removeNo: 'Keep',
    removed: 'The round has been deleted.',
    saved: (file) => `Saved: ${fileEn(file)}`,
    problemsTitle: (count, name) =>
      count === 1 ? 'One file could not be read' : `${name.number(count)} files could not be read`,
    problemsHint: 'Nothing was deleted; the files are still in the folder.',
  },
  replay: {
    back: 'To the library',
    loading: 'Laying the cards out again…',
    missing: 'This round is not here any more.',
    failed: 'The round could not be opened.',
    stuck: 'This step could not be shown. One step on or back tries again.',
    table: 'Table in the replay',
    remarks: 'Remarks on this step',
    first: 'To the beginning',
    previous: 'One step back',
    play: 'Play',
    pause: 'Pause',
    next: 'One step on',
    last: 'To the end',
    controls: 'Replay controls',
    timeline: 'Course of the round',
    viewer: 'View',
    viewerOpen: 'all cards open',
    viewerSeat: (player) => `only ${player}`,
    viewerYou: 'only your hand, as at the table',
    marks: { deal: 'Deal', auction: 'Auction', contract: 'Game', end: 'End' },
    markTrick: (trick) => `Trick ${trick}`,
    step: (frame, last, name) => `Step ${name.number(frame)} of ${name.number(last)}`,
    happened: 'What happened',
    duty: 'What was required',
    because: 'Why?',
    becauseOf: (seat, name) => `${name.isReader(seat) ? 'your' : `${name.player(seat)}’s`} thoughts`,
    takes: 'Who takes the trick, and why',
    noRemarks: 'There is nothing to say about this step.',
    settlement: 'Settlement',
    each: 'Each loser pays each winner',
    keys: 'Keys: arrows turn the pages, Space plays, 1 to 8 jump to a trick, Home and End to the beginning and the end.',
  },
};
