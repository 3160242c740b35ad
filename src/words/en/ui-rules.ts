// English wording of the rules screen, of the sheet with the rules in force, and of the choice of rules on the start screen.
import { fileEn } from './disk-places.ts';
import { LABELS_EN } from './labels.ts';
import { wordsEn } from './naming.ts';
import type { UiRulesTexts } from '../types/ui-rules-texts.ts';

export const UI_RULES_EN: UiRulesTexts = {
  title: LABELS_EN.app.rooms.rules,
  open: 'Rules…',
  back: 'Back',
  ofGame: (game: string) => `${game}: only the rules that count there.`,
  ...LABELS_EN.rules,
  differencesInGame: (count, name) =>
    count === 0
      ? 'Everything is as usual'
      : count === 1
        ? 'One rule is not as usual'
        : `${name.number(count)} rules are not as usual`,
  lead: 'Take a ready-made set and change what is different at your table.',
  quarrel: {
    title: 'Who is right?',
    lead: 'Choose what the dispute is about. Then you can read what applies at this table, where that comes from, and what other tables play.',
    choose: 'What is it about?',
    refusals: 'What is not allowed',
    rule: 'The rule',
    here: 'At this table',
    next: 'By the rules you are setting here',
    onlyIn: (games) =>
      `Only ${games.length === 1 ? 'this game has' : 'these games have'} this rule: ${wordsEn(games)}. So it does not apply here.`,
    fixed: 'No house rule changes this; it holds at every table where it comes up.',
    value: (rule, value) => `${rule}: ${value}`,
    elsewhere: 'What other tables play',
    idle: 'plays no part there',
    nobody: 'none of the sets of rules here',
    source: 'Where that comes from',
    cited: (numbers, id) =>
      numbers.length === 0
        ? `The rules of this program, under ${id}`
        : `The rules of this program, under ${id}; in its source ${numbers.length === 1 ? 'section' : 'sections'} ${wordsEn(numbers)}`,
    decided: (ids) =>
      `The sources leave something open here. How this program decides it stands in its rules under ${wordsEn(ids)}.`,
    houseRule: (rule) => `“${rule}” is a house rule: every table agrees on it for itself.`,
    change: (rule) => `Go to the rule “${rule}”`,
  },
  presets: 'Ready-made sets',
  own: 'Your rules',
  noOwn: 'Nothing saved yet. Change something on the right and give it a name.',
  take: (name) => `Take “${name}”`,
  taken: 'chosen',
  changed: 'changed',
  differences: (count, name) =>
    count === 0
      ? 'Nothing differs from pure Schafkopf'
      : count === 1
        ? 'One rule differs from pure Schafkopf'
        : `${name.number(count)} rules differ from pure Schafkopf`,
  whatDiffers: (count, name) => `What is different (${name.number(count)})`,

  search: 'Search for a rule',
  searchHint: 'German or English',
  clear: 'Clear the search',
  filter: 'Show',
  filters: { all: 'All rules', different: 'Only what is different' },
  jumpTo: 'Go to group',
  found: (count) => (count === 1 ? '1 rule' : `${count} rules`),
  nothing: (typed) => `There is no rule here about “${typed}”.`,
  nothingDifferent: 'Everything here is as in pure Schafkopf.',

  different: 'different',
  pureValue: (value) => `Pure: ${value}`,
  reset: (name) => `${name}: back to pure Schafkopf`,
  readOn: (term) => `In the glossary: ${term}`,
  lesson: (number) => `Lesson ${number}`,
  adapted: (names) => `Changed along with it: ${names}.`,

  less: (name) => `${name}: less`,
  more: (name) => `${name}: more`,
  number: { cents: 'Amount', cards: 'Number', rounds: 'Fixed' },
  range: (low, high) => `From ${low} to ${high}`,
  highest: 'The highest contract is at the top.',
  up: (contract) => `${contract} higher`,
  down: (contract) => `${contract} lower`,
  tie: (contract, above) => `${contract} as high as ${above}`,
  tied: 'equally high',
  place: (contract, place) => `${contract} is in place ${place} now`,

  conflicts: (count) => (count === 1 ? 'This does not fit together' : 'These do not fit together'),
  jump: (name) => `Go to “${name}”`,
  conflictsFirst: 'As long as rules contradict each other, nobody can play by them.',

  use: 'Play by these',
  used: 'These rules apply from the next game on.',
  save: 'Save',
  saveAs: 'Save as…',
  rename: 'Rename…',
  remove: 'Delete…',
  exporting: 'To a file…',
  importing: 'From a file…',
  manage: (name) => `Manage “${name}”`,
  exported: (file) => `Saved: ${fileEn(file)}`,
  saved: (name) => `“${name}” is saved.`,
  waits: (name) => `“${name}” has been accepted, but is not on the disk yet.`,
  nameTitle: 'What should the rules be called?',
  name: 'Name',
  nameHint: 'For example after the table at which they are played.',
  cancel: 'Cancel',
  removeTitle: 'Delete these rules?',
  removeText: (name) => `“${name}” will be deleted. Rounds already played keep their rules.`,
  removeYes: 'Delete',
  notSaved: {
    noName: 'There is no name yet.',
    nameTaken: 'Other rules have this name already.',
    conflicts: 'These rules contradict each other.',
    tooMany: 'There is no room for more rules. Delete some first.',
    gone: 'These rules are no longer there.',
  },

  start: 'Rules',
  inForce: 'The rules at this table',
  inForceRound: 'The rules of this round',
  inForceShort: 'Rules',
  differingFirst: 'Different from pure Schafkopf',
  allRules: 'All rules',
  noDifference: 'Pure Schafkopf is played.',
};
