// What a decision asks for in a few words of a teacher: the key from a mistake to its lesson, its practice and its sum over many rounds.
import { isPass } from '../../table/readers.ts';
import { type IdeaId, themeOfIdea } from '../ideas/ideas.ts';
import { THEMES } from '../ideas/themes.ts';

export const SKILLS = ['overbid', 'underbid', 'wrongGame', 'doubling', ...THEMES, 'dodging', 'other'] as const;
export type Skill = (typeof SKILLS)[number];

/** A decision as far as its skill goes by it. */
interface Said {
  readonly type: string;
  readonly call?: string | undefined;
}

/** What of the commentary on a decision tells which skill it lacked. */
interface Missed {
  readonly decision: Said;
  readonly advice: { readonly ranked: readonly { readonly decision: Said }[] };
  readonly facts: readonly { readonly id: string }[];
}

/** What the ideas of cards explain; what is said of tricks that nobody wants is of its own kind. */
const skillBehind = (reason: string | undefined): Skill =>
  reason === undefined ? 'other' : (themeOfIdea(reason) ?? (/^(?:ramsch|bettel)\./.test(reason) ? 'dodging' : 'other'));

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

/** The skill that a decision lacked, by the commentary on it. */
export const skillIn = ({ decision, advice: { ranked }, facts }: Missed): Skill =>
  skillOf(decision, ranked[0]?.decision ?? decision, facts[0]?.id);

/** The number of the lesson that teaches it, where one does. */
export const LESSON_OF: { readonly [S in Skill]?: number } = {
  overbid: 28,
  underbid: 28,
  wrongGame: 10,
  doubling: 42,
  counting: 37,
  calledCard: 8,
  drawing: 30,
  taking: 34,
  giving: 36,
  saving: 35,
  suits: 33,
  seats: 36,
  partners: 36,
};

/** Ideas with a lesson of their own, other than that of what they explain. */
export const LESSON_OF_IDEA: { readonly [Id in IdeaId]?: number } = {
  'lead.keepPoints': 29,
  'discard.keepGuards': 29,
  'lead.sureTrick': 31,
  'lead.keepEntry': 32,
  'lead.partnerVoid': 33,
};

/** The lesson that teaches the idea of a card, for the reason why it is good; undefined for a reason that is none. */
export function lessonOfIdea(reason: string): number | undefined {
  const theme = themeOfIdea(reason);
  return theme && (LESSON_OF_IDEA[reason as IdeaId] ?? LESSON_OF[theme]);
}
