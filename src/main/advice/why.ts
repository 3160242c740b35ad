// Why a bot decided so: during the round what everybody can see, afterwards, or with open hands, its own reasons.
import { isOver, recordOf, type Round } from '../../engine/table/round.ts';
import { replay, undone } from '../../engine/round/step.ts';
import { viewFor } from '../../engine/round/view.ts';
import type { InputOf } from '../../shared/border/ipc.ts';
import type { ADVICE_CALLS } from '../../shared/calls/advice-calls.ts';
import type { WhyAnswer } from '../../shared/teaching/advice-answers.ts';
import { glimpsesOf } from '../board/acts.ts';
import { heardIn } from '../board/bubbles.ts';
import type { SavedSession } from '../table/session-file.ts';
import { othersDecision, personIn } from '../table/next-move.ts';
import { playedCard } from '../../engine/table/readers.ts';

/** What was asked about: a card on the table or in the last trick, what somebody has said last, or the last entry of the log. */
export type Asked = InputOf<typeof ADVICE_CALLS, 'advice.why'>;

const NOTHING: WhyAnswer = { outcome: 'nothing' };

/** Index of the entry that was asked about; of cards only those that may be looked at (SPEC 2.6), of two equal ones the later. */
function entryAsked(round: Round, asked: Asked): number {
  if (asked.kind === 'last') return asked.at === round.entries.length ? asked.at - 1 : -1;
  if (asked.kind === 'said') {
    const { history } = viewFor(round, personIn(round));
    const heard = heardIn(history);
    return history.findLastIndex((told, at) => heard[at] && 'seat' in told && told.seat === asked.seat);
  }
  if (!('play' in round)) return -1;
  const { done, trick } = round.play;
  const seen = isOver(round) ? done.flatMap(({ cards }) => cards) : [...(done.at(-1)?.cards ?? []), ...trick.cards];
  if (!seen.includes(asked.card)) return -1;
  return round.entries.findLastIndex((entry) => playedCard(entry) === asked.card);
}

/** The round before an entry. Throws if the log is not legal (programming error). */
function roundBefore(round: Round, entry: number): Round {
  const folded = replay(undone(recordOf(round), entry));
  if (!folded.ok) throw new Error(`entry ${folded.at} is illegal`);
  return folded.round;
}

/** What the person may know of the reasons for a decision that a bot has taken. */
export function whyOf({ file, round }: SavedSession, asked: Asked): WhyAnswer {
  const at = entryAsked(round, asked);
  const decided = othersDecision(round, at);
  if (!decided || (file.mode === 'inn' && !isOver(round))) return NOTHING;
  const { decision, seat } = decided;
  const card = playedCard(decision);
  const before = roundBefore(round, at);
  const said = heardIn(viewFor(round, personIn(round)).history)[at];
  const open = file.mode === 'open' || isOver(round);
  const because = open ? file.notes.find((note) => note.entry === at)?.because : undefined;
  return {
    outcome: 'why',
    seat,
    ...(card && { card }),
    ...(said && { said }),
    glimpses: glimpsesOf(viewFor(before, personIn(before)), decision),
    ...(because && { because }),
  };
}
