// The Bettel: the declarer must not take a trick (SPEC 3.5). Its house rules make different rows of it.
import type { Rank } from '../base/cards.ts';
import type { ContractRow } from '../base/contract.ts';
import type { PlayRuleId } from '../base/rule-ids.ts';
import { PURE_CONTRACTS, TEN_HIGH } from './pure.ts';

export const BETTEL_RANKINGS = ['null', 'hearts-trump'] as const;
export const OVERTAKING = ['none', 'follow', 'always'] as const;

/** How a table plays the Bettel. */
export interface BettelForm {
  /** No trumps and the Ten below the Unter, or the order of a Rufer. */
  readonly ranking: (typeof BETTEL_RANKINGS)[number];
  /** Whether who can beat the trick must do so: never, when following suit, or also by trumping. */
  readonly overtake: (typeof OVERTAKING)[number];
  readonly firstLead: 'forehand' | 'declarer';
}

export const USUAL_BETTEL: BettelForm = { ranking: 'null', overtake: 'none', firstLead: 'forehand' };

const TEN_BELOW_UNTER: readonly Rank[] = ['A', 'K', 'O', 'U', 'T', '9', '8', '7'];

const RULES: Readonly<Record<BettelForm['overtake'], readonly PlayRuleId[]>> = {
  none: ['follow'],
  follow: ['follow', 'overtakeFollowing'],
  always: ['follow', 'overtake'],
};

const [rufer] = PURE_CONTRACTS;

export const bettelRow = ({ ranking, overtake, firstLead }: BettelForm) =>
  ({
    id: 'bettel',
    trumps: ranking === 'null' ? [] : rufer.trumps,
    plain: ranking === 'null' ? TEN_BELOW_UNTER : TEN_HIGH,
    parties: { kind: 'alone' },
    goal: { kind: 'noTrick' },
    playRules: RULES[overtake],
    announceRules: [],
    price: 'bettel',
    runnersFrom: 'never',
    stoss: 'allowed',
    ...(firstLead === 'declarer' && { firstLead }),
  }) as const satisfies ContractRow;

/** Open Bettel: the declarer's hand lies open after the first trick, for the price of a Tout. */
export const openBettelRow = (form: BettelForm) =>
  ({
    ...bettelRow(form),
    id: 'open-bettel',
    price: 'tout',
    openHand: 'afterFirstTrick',
  }) as const satisfies ContractRow;
