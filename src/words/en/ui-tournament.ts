// English wording of tournaments with real cards.
import { fileEn } from './disk-places.ts';
import { wordsEn } from './naming.ts';
import { LABELS_EN } from './labels.ts';
import type { UiTournamentTexts } from '../types/ui-tournament-texts.ts';

const people = (count: number): string => (count === 1 ? 'one person' : `${count} people`);
const tables = (count: number): string => (count === 1 ? 'one table' : `${count} tables`);

/** "15/5": what the declarer gets from all together, and what each of them pays. */
const alone = (each: number): string => `${3 * each}/${each}`;

export const UI_TOURNAMENT_EN: UiTournamentTexts = {
  title: LABELS_EN.app.rooms.tournament,
  lead: 'A tournament for 8 to 200 people: draw the tables, enter results, see the ranking. It is played for points, and names stay on this computer.',
  begin: 'New tournament',
  none: 'No tournament yet.',
  open: (name, date) => `Open ${name} of ${date}`,
  sum: (count, drawn, rounds) => `${people(count)} · ${drawn} of ${rounds} rounds drawn`,
  remove: (name) => `Remove ${name}`,
  removeTitle: 'Remove this tournament?',
  removeText: (name) => `“${name}” will be gone for good, with all its results.`,
  back: 'All tournaments',
  failed: 'The tournament cannot be read right now.',
  saved: (file) => `Saved: ${fileEn(file)}`,
  fresh: {
    title: 'New tournament',
    name: 'Name',
    example: 'Schafkopf tournament',
    rounds: 'Rounds',
    deals: 'Deals in a round',
    dealsHint: 'A number divisible by 4 (by 3 at a table of three) lets everybody deal equally often.',
    dealsProblem: (least, most) => `A number from ${least} to ${most}.`,
    writes: 'What is written down',
    written: { plusMinus: 'plus and minus', plusOnly: 'plus only' },
    tariff: 'Points',
    own: 'of your own',
    ownHint: 'Points from each opponent; a player who plays alone gets or pays them three times.',
    values: {
      partner: ['Rufspiel', 'Rufspiel, Schneider', 'Rufspiel, Schwarz'],
      alone: ['Solo and Wenz', 'Solo, Schneider', 'Solo, Schwarz'],
      tout: 'Tout',
      sie: 'Sie',
    },
    go: 'Create',
    cancel: 'Back',
  },
  tariff: ({ partner, alone: own, tout, sie }) =>
    `Rufspiel ${partner.join(', ')} · Solo and Wenz ${own.map(alone).join(', ')} · Tout ${alone(tout)} · Sie ${alone(sie)}`,
  tabs: { label: 'View', people: 'People', ranking: 'Ranking' },
  round: (number) => `Round ${number}`,
  table: (number) => `Table ${number}`,
  undo: 'Undo',
  csv: 'As a table (CSV)',
  project: 'Show on the wall',
  people: {
    title: 'Who is playing?',
    add: 'Names, one on each line',
    addHint: 'You can paste a list here. A team follows after a semicolon: Anna; Team 1.',
    addButton: 'Add',
    count: (count) => (count === 1 ? 'One person is here' : `${count} people are here`),
    empty: 'Nobody yet.',
    name: 'Name',
    team: 'Team',
    table: 'Fixed table',
    noTable: 'drawn by lot',
    gone: 'gone',
    edit: (person) => `Change ${person}`,
    goes: (person) => `${person} goes home`,
    back: (person) => `${person} is back`,
    editTitle: 'Name, team, place',
    editHint: 'Whoever stands in for somebody takes over the points along with the new name.',
    save: 'Save',
    close: 'Close',
  },
  draw: {
    title: 'Draw',
    sizes: (sizes) => {
      const count = (size: number): number => sizes.filter((each) => each === size).length;
      if (count(5) > 0) return 'Five people sit at one table: the dealer sits out.';
      const fours = count(4) > 0 ? [`${tables(count(4))} of four`] : [];
      const threes = count(3) > 0 ? [`${tables(count(3))} of three`] : [];
      return [...fours, ...threes].join(', ');
    },
    button: (round) => `Draw round ${round}`,
    hint: 'Nobody sits with the same people twice as long as that is possible; members of a team are kept apart.',
  },
  seats: {
    seed: (seed) => `Lot ${seed}`,
    withdrawn: (seeds) => `Drawn before and taken back: lot ${wordsEn(seeds)}.`,
    repeats: (pairs) =>
      pairs === 0
        ? 'Nobody meets anybody for the second time.'
        : `${pairs === 1 ? 'One pair meets' : `${pairs} pairs meet`} again: no draw with fewer was found.`,
    open: (count) => (count === 1 ? 'One table to come' : `${count} tables to come`),
    allIn: 'All tables are in.',
    result: 'Points',
    enter: (table) => `Enter table ${table}`,
    correct: (table) => `Correct table ${table}`,
    corrected: (before) => `Corrected, ${before} before`,
    free: (table) => `Free place at table ${table}`,
    choose: 'Who joins them?',
    without: (names) => `Without a place in this round: ${wordsEn(names)}`,
    print: 'List of seats (PDF)',
    printSheets: 'Table sheets (PDF)',
  },
  entry: {
    title: (table) => `Table ${table}`,
    keys: 'Enter moves on, and writes it down after the last field.',
    which: 'Table',
    points: (person) => `Points of ${person}`,
    solos: (person) => `Solos won by ${person}`,
    pointsHead: 'Points',
    solosHead: 'Solos',
    sum: (sum) => `Sum ${sum}`,
    missing: (person) => `The points of ${person} are missing.`,
    write: 'Write it down',
    written: (table, open) =>
      `Table ${table} is written down. ${open === 0 ? 'All tables are in.' : `Still to come: ${open}.`}`,
  },
  ranking: {
    title: 'Ranking',
    place: 'Place',
    name: 'Name',
    total: 'Points',
    solos: 'Solos',
    won: 'Prize',
    empty: 'No result yet.',
    by: { bestRound: 'by single round', solos: 'by solos', lot: 'by lot' },
    lot: (seed) => `The lot comes from ${seed}.`,
    teams: 'Teams',
    among: (thing, count) => (count === 1 ? thing : `${thing} (shared by ${count})`),
    rules: 'Ties and prizes…',
    rulesTitle: 'Ties and prizes',
    tie: ['A tie is broken first by', 'Then by', 'Finally by'],
    ties: {
      bestRound: 'the best single round',
      solos: 'the most solos won',
      lot: 'the lot',
      shared: 'a shared place',
    },
    prizes: 'Prizes, one on each line',
    prizesHint: 'An amount such as €150, or a thing. Those who share a place share the prizes of these places.',
    print: 'Ranking (PDF)',
  },
  wall: { seats: (round) => `Who sits where? Round ${round}`, close: 'Close' },
  paper: {
    sheet: (round, table) => `Round ${round} · Table ${table}`,
    deal: 'Deal',
    sum: 'Sum',
    signed: 'Signature',
    solosHint: {
      plusMinus: 'Please circle solos that were won. The sums of all at the table come to zero.',
      plusOnly: 'Please circle solos that were won. Only points that were won are written down.',
    },
    seats: (round) => `List of seats, round ${round}`,
    results: 'Ranking',
  },
  reasons: {
    'T.NO_NAME': () => 'A name is missing.',
    'T.SAME_NAME': ({ person }) => `${person} is entered twice: names must differ.`,
    'T.NOBODY': ({ person }) => `${person} does not play here.`,
    'T.MOST_PEOPLE': ({ count, most }) => `That would be ${count} people, and ${most} is the most.`,
    'T.STILL_PLAYS': ({ person, table }) =>
      `${person} is still playing at table ${table}. Enter the result first, or change the name if somebody stands in.`,
    'T.SITS_ALREADY': ({ person }) => `${person} already sits at a table in this round.`,
    'T.NO_FREE_PLACE': ({ table }) => `There is no free place at table ${table}.`,
    'T.ALL_DRAWN': ({ rounds }) => `All ${rounds} rounds have been drawn.`,
    'T.FEW_PEOPLE': ({ count, least }) => `A table needs at least ${least} people; there are ${count}.`,
    'T.RESULTS_MISSING': ({ round, tables: missing }) =>
      missing.length === 1
        ? `Table ${missing.join()} is still missing in round ${round}.`
        : `Tables ${wordsEn(missing.map(String))} are still missing in round ${round}.`,
    'T.NO_TABLE': ({ table, tables: count, person }) =>
      `There is no table ${table}, only ${tables(count)}.${person === undefined ? '' : ` ${person} needs another place.`}`,
    'T.TABLE_FULL': ({ table, people: names }) => `There is not room for all at table ${table}: ${wordsEn(names)}.`,
    'T.BAD_SEATS': () => 'This draw does not fit the people who are here.',
    'T.BAD_SCORES': ({ table }) => `These are not the people at table ${table}.`,
    'T.SUM': ({ table, sum }) =>
      `The points at table ${table} come to ${sum > 0 ? '+' : '−'}${Math.abs(sum)} instead of zero.`,
    'T.NO_MINUS': ({ person, points }) =>
      `${person} has −${Math.abs(points)}, but in this tournament only plus is written down.`,
    'T.TOO_HIGH': ({ person, points, most }) =>
      `${person} cannot have ${points > 0 ? '' : '−'}${Math.abs(points)} points: ${most} is the most in a round.`,
    'T.SOLOS': ({ count, most }) => `There cannot be ${count} solos won in ${most} deals.`,
  },
};
