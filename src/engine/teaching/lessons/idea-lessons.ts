// Which lesson teaches what a decision turned on: the way from a mistake to where it is explained.
import type { Fact, FactId } from '../../inference/facts.ts';
import type { Decision } from '../../table/log.ts';

/** Ideas by the lesson that teaches them, where another one of their kind is taught elsewhere. */
const BY_FACT: { readonly [Id in FactId]?: number } = {
  'lead.calledSuit': 8,
  'lead.calledCard': 8,
  'lead.runAway': 9,
  'lead.reachTarget': 14,
  'lead.safeFromSchneider': 14,
  'lead.makeSchneider': 14,
  'follow.calledCard': 8,
  'follow.catchCalled': 8,
  'follow.reachTarget': 14,
  'follow.stopTarget': 14,
  'follow.safeFromSchneider': 14,
  'follow.makeSchneider': 14,
  'follow.smearPartnerWins': 17,
  'follow.smearLikely': 17,
  'follow.smearGuess': 17,
  'follow.smearHopeful': 17,
  'follow.addPoints': 17,
  'follow.savePoints': 17,
  'follow.notWorth': 17,
};

const BY_KIND = [
  ['lead.', 18],
  ['discard.', 17],
] as const;

const BY_DECISION: { readonly [Type in Decision['type']]?: number } = { call: 10, announce: 10, stoss: 16, retour: 16 };

/** The number of the lesson; undefined where none teaches it. */
export const lessonFor = (decision: Decision, fact: Fact | undefined): number | undefined =>
  BY_DECISION[decision.type] ?? (fact && (BY_FACT[fact.id] ?? BY_KIND.find(([kind]) => fact.id.startsWith(kind))?.[1]));
