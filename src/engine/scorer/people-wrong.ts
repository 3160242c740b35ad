// Who is named in an entry without being able to: people who sit out, partners who cannot be.
import { sideNumber } from '../table/chalk.ts';
import type { ContractRow } from '../base/contract.ts';
import type { GameEntry, Person } from './evening.ts';
import { refusal, type ScorerReason } from './scorer-reasons.ts';
import { contractFor, declarerGiven, partnerIn, seatOfPerson, type Setting } from './table-of.ts';

/** Somebody named who does not play. */
export function sitsOut({ players }: Setting, named: readonly (Person | undefined)[]): ScorerReason | undefined {
  const away = named.find((person) => person !== undefined && !players.includes(person));
  return away === undefined ? undefined : refusal('S.SITS_OUT', { person: away });
}

/** What is wrong with who has declared what, and with whom. */
export function declaredWrong(
  setting: Setting,
  row: ContractRow,
  {
    contract,
    trump,
    called,
    declarer,
    partner,
  }: Pick<GameEntry, 'contract' | 'trump' | 'called' | 'declarer' | 'partner'>,
): ScorerReason | undefined {
  const needs = partnerIn(row);
  const given = declarerGiven(setting);
  if (!contractFor(row, { ...(trump && { trump }), ...(called && { called }) }))
    return refusal('S.BAD_SUIT', { contract });
  if (partner !== undefined && needs === 'no') return refusal('S.NO_PARTNER', { contract });
  if (partner === undefined && needs === 'asked') return refusal('S.PARTNER_MISSING', { contract });
  if (partner === declarer) return refusal('S.PARTNER_SAME', { person: declarer });
  const away = sitsOut(setting, [declarer, partner]);
  if (away) return away;
  if (given !== undefined && declarer !== given) return refusal('S.DECLARER_GIVEN', { person: given });
  if (partner === undefined || needs !== 'opposite') return undefined;
  return sideNumber(seatOfPerson(setting, partner)) === sideNumber(seatOfPerson(setting, declarer))
    ? undefined
    : refusal('S.PARTNER_OPPOSITE', { contract });
}
