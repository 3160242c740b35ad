// Phase "claiming": where runners must be claimed, the winners say so or lose them (SPEC 2.11, OPTIONS runners.claim).
import type { Decision, Entry } from '../table/log.ts';
import { entriesOf } from '../table/readers.ts';
import { sideOf } from '../play/parties.ts';
import type { SidesResult } from '../scoring/result.ts';
import { type ClaimingRound, forehandOf, type PlayingRound } from '../table/round.ts';
import { type Seat, seatsFrom } from '../base/seats.ts';
import { houseOf, playersAt } from '../table/table-rules.ts';

type Claim = Extract<Decision, { type: 'claim' }>;

const claimsIn = (entries: readonly Entry[]): readonly Claim[] => entriesOf(entries, 'claim');

/** The winners, in the order in which they are asked. */
function winnersOf({ rules, terms }: PlayingRound, { declarer, partner, winner }: SidesResult): readonly Seat[] {
  const side = sideOf(declarer, partner);
  if (winner === 'draw') return [];
  return seatsFrom(forehandOf({ rules, terms }), playersAt(rules)).filter(
    (seat) => side.includes(seat) === (winner === 'declarer'),
  );
}

/** Who is asked whether there are runners: one winner after the other, until one has claimed them. */
export function claimTurn(round: PlayingRound | ClaimingRound, result: SidesResult): Seat | undefined {
  const said = claimsIn(round.entries);
  if (said.some(({ says }) => says === 'claim')) return undefined;
  return winnersOf({ ...round, phase: 'playing' }, result)[said.length];
}

/** Whether the winners must claim runners: also where there are none, so that the question gives nothing away. */
export const mustClaim = ({ rules, play: { contract } }: PlayingRound, { revoke }: SidesResult): boolean =>
  houseOf(rules)['runners.claim'] === 'manual' &&
  rules.runners === 'paid' &&
  contract.row.runnersFrom !== 'never' &&
  contract.row.goal.kind !== 'laidDown' &&
  revoke === undefined;

/** The result without runners that nobody has claimed. */
export const asClaimed = (result: SidesResult, entries: readonly Entry[]): SidesResult =>
  claimsIn(entries).some(({ says }) => says === 'claim')
    ? result
    : {
        ...result,
        runners: { ...result.runners, paid: 0, ...(result.runners.paid > 0 && ({ unclaimed: true } as const)) },
      };

export const claimsFor = (round: ClaimingRound, seat: Seat): readonly Claim[] =>
  seat === claimTurn(round, round.reached)
    ? [
        { type: 'claim', seat, says: 'claim' },
        { type: 'claim', seat, says: 'leave' },
      ]
    : [];

/** How an answer is written down. */
