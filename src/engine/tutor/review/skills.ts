// What a decision asks for in a few words of a teacher: the key from a mistake to its lesson, its practice and its sum over many rounds.
import { PASSING_CALLS } from '../../auction/state.ts';

export const SKILLS = [
  'overbid',
  'underbid',
  'wrongGame',
  'doubling',
  'trumpLeads',
  'suitLeads',
  'calledCard',
  'taking',
  'giving',
  'saving',
  'counting',
  'dodging',
  'other',
] as const;
export type Skill = (typeof SKILLS)[number];

/** A decision as far as its skill goes by it. */
export interface Said {
  readonly type: string;
  readonly call?: string | undefined;
}

const isPass = ({ call = '' }: Said): boolean => PASSING.includes(call);
const PASSING: readonly string[] = PASSING_CALLS;

/** Reasons by how their ids begin; what stands first counts. */
const BY_REASON: readonly (readonly [Skill, readonly string[]])[] = [
  ['calledCard', ['lead.called', 'lead.runAway', 'follow.calledCard', 'follow.catchCalled']],
  [
    'counting',
    ['lead.reach', 'lead.safeFrom', 'lead.make', 'follow.reach', 'follow.safeFrom', 'follow.make', 'follow.stop'],
  ],
  [
    'trumpLeads',
    [
      'lead.topTrump',
      'lead.drawTrumps',
      'lead.twoForOne',
      'lead.trump',
      'lead.saveTrumps',
      'lead.lowTrump',
      'lead.onlyTrumps',
      'lead.keepEntry',
      'lead.forceDeclarer',
    ],
  ],
  ['suitLeads', ['lead.']],
  ['giving', ['follow.smear', 'follow.addPoints', 'follow.savePoints', 'follow.notWorth', 'discard.low']],
  [
    'taking',
    [
      'follow.win',
      'follow.ruff',
      'follow.highEnough',
      'follow.mustTake',
      'follow.cheapest',
      'follow.thirdHand',
      'follow.tenBeforeAce',
      'follow.sameThreats',
    ],
  ],
  ['saving', ['follow.', 'discard.']],
  ['dodging', ['ramsch.', 'bettel.']],
];

const skillBehind = (reason: string | undefined): Skill =>
  BY_REASON.find(([, begins]) => begins.some((begin) => reason?.startsWith(begin)))?.[0] ?? 'other';

/** The skill that a worse decision lacked; `reason` is why the better one is good. */
export function skillOf(taken: Said, better: Said, reason: string | undefined): Skill {
  switch (taken.type) {
    case 'play':
    case 'discard':
      return skillBehind(reason);
    case 'stoss':
    case 'retour':
    case 'doppler':
    case 'spritz':
      return 'doubling';
    case 'announce':
      return 'wrongGame';
    case 'call':
      return isPass(taken) ? (isPass(better) ? 'other' : 'underbid') : isPass(better) ? 'overbid' : 'wrongGame';
    default:
      return 'other';
  }
}

/** The number of the lesson that teaches it, where one does. */
export const LESSON_OF: { readonly [S in Skill]?: number } = {
  overbid: 10,
  underbid: 10,
  wrongGame: 10,
  doubling: 16,
  trumpLeads: 18,
  suitLeads: 18,
  calledCard: 8,
  giving: 17,
  saving: 17,
  counting: 14,
};
