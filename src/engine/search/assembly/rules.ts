// The rules of play in bits: the statement of masks.ts once more, for the module.
import {
  beating,
  CALLED,
  CALLED_SUIT,
  DISCARDS_FROM,
  DUCKS,
  fact,
  FOLLOW_DUTY,
  groupOf,
  LORDS,
  OVERTAKING,
  RUFF_DUTY,
  RUN_AWAY_MIN,
  TRUMPS,
} from './memory';

/** Who must beat the trick if he can, as a number of the contract. */
export const NEVER: i32 = 0;
export const FOLLOWING: i32 = 1;
export const ALWAYS: i32 = 2;
export const TRUMP_LED: i32 = 3;
export const LORD_WINS: i32 = 4;

/** The lock after a trick to which this card was led. */
export function lockAfter(led: i32, lock: i32): i32 {
  return lock & ~(fact(CALLED_SUIT) >>> led) & 1;
}

/** Cards that the leader of a trick may play. */
export function legalLeads(hand: i32, lock: i32): i32 {
  if (lock === 0 || (hand & fact(CALLED)) === 0 || popcnt(hand & fact(CALLED_SUIT)) >= fact(RUN_AWAY_MIN)) return hand;
  return hand & ~(fact(CALLED_SUIT) ^ fact(CALLED));
}

/** Cards that may follow the card led while another one, or the same, is winning. */
export function legalFollows(hand: i32, led: i32, winning: i32, lock: i32): i32 {
  const group = groupOf(led);
  const inSuit = hand & group;
  let allowed = inSuit & fact(FOLLOW_DUTY);
  if (allowed === 0) {
    allowed = hand & fact(RUFF_DUTY);
    if (allowed === 0) allowed = hand;
  }
  if (lock !== 0 && (hand & fact(CALLED)) !== 0) {
    const suit = fact(CALLED_SUIT);
    if (group === suit) {
      if (fact(DUCKS) === 0 || popcnt(hand & suit) < fact(RUN_AWAY_MIN)) allowed &= ~(suit ^ fact(CALLED));
    } else if (inSuit === 0 && popcnt(hand) > fact(DISCARDS_FROM)) {
      allowed &= ~fact(CALLED);
    }
  }
  const overtaking = fact(OVERTAKING);
  return overtaking === NEVER ? allowed : overtakingOf(overtaking, allowed, led, winning);
}

/** Of the cards that may follow, those that the duty to beat the winning card leaves. */
function overtakingOf(overtaking: i32, allowed: i32, led: i32, winning: i32): i32 {
  if (overtaking === FOLLOWING && (allowed & groupOf(led)) === 0) return allowed;
  if (overtaking === TRUMP_LED && ((fact(TRUMPS) >>> led) & 1) === 0) return allowed;
  if (overtaking === LORD_WINS && ((fact(LORDS) >>> winning) & 1) === 0) return allowed;
  const better = allowed & beating(winning);
  return better !== 0 ? better : allowed;
}
