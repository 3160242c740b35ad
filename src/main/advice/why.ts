// Why a bot decided so: during the round what everybody can see, afterwards, or with open hands, its own reasons.
import type { Card } from '../../engine/base/cards.ts';
import type { Decision, Entry } from '../../engine/table/log.ts';
import { isAside } from '../../engine/table/log.ts';
import { isOver, recordOf } from '../../engine/table/round.ts';
import type { Round } from '../../engine/table/round.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { replay, undone } from '../../engine/round/step.ts';
import { viewFor } from '../../engine/round/view.ts';
import type { WhyAnswer } from '../../shared/advice.ts';
import type { SavedSession } from '../table/session-file.ts';
import { isPersons, personIn } from '../table/next-move.ts';
import { glimpsesOf } from './glimpses.ts';

/** What was pressed: a card on the table or in the last trick, or what somebody has said last. */
export type Asked = { readonly kind: 'card'; readonly card: Card } | { readonly kind: 'said'; readonly seat: Seat };

const NOTHING: WhyAnswer = { outcome: 'nothing' };

const isSaying = (entry: Entry): boolean => entry.type === 'call' || entry.type === 'announce' || isAside(entry);

/** Index of the entry that was asked about; of cards only those that may be looked at (SPEC 2.6), of two equal ones the later. */
function entryAsked(round: Round, asked: Asked): number {
  if (asked.kind === 'said')
    return round.entries.findLastIndex((entry) => isSaying(entry) && 'seat' in entry && entry.seat === asked.seat);
  if (!('play' in round)) return -1;
  const { done, trick } = round.play;
  const seen = isOver(round) ? done.flatMap(({ cards }) => cards) : [...(done.at(-1)?.cards ?? []), ...trick.cards];
  if (!seen.includes(asked.card)) return -1;
  return round.entries.findLastIndex((entry) => entry.type === 'play' && entry.card === asked.card);
}

/** The round before an entry. Throws if the log is not legal (programming error). */
function roundBefore(round: Round, entry: number): Round {
  const folded = replay(undone(recordOf(round), entry));
  if (!folded.ok) throw new Error(`entry ${folded.at} is illegal`);
  return folded.round;
}

const isDecision = (entry: Entry | undefined): entry is Decision =>
  entry !== undefined && entry.type !== 'shuffled' && entry.type !== 'revoke';

/** What the person may know of the reasons for a decision that a bot has taken. */
export function whyOf({ file, round }: SavedSession, asked: Asked): WhyAnswer {
  const at = entryAsked(round, asked);
  const entry = round.entries[at];
  const helped = file.mode !== 'inn' || isOver(round);
  if (!helped || !isDecision(entry) || isPersons(round, entry.seat)) return NOTHING;
  const glimpses = glimpsesOf(viewFor(roundBefore(round, at), personIn(round)), entry);
  const open = file.mode === 'open' || isOver(round);
  const because = open ? file.notes.find((note) => note.entry === at)?.because : undefined;
  return { outcome: 'why', seat: entry.seat, glimpses, ...(because && { because }) };
}
