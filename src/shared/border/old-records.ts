// Records of rounds as earlier builds wrote them, read as what they mean today.
import type { Entry, RoundRecord } from '../../engine/table/log.ts';
import { announcementIn, entriesOf, saidCall } from '../../engine/table/readers.ts';
import { gameAt } from '../../engine/table/table-rules.ts';
import { isOver } from '../../engine/table/round.ts';
import { replay } from '../../engine/round/step.ts';

/** A record as it was played, whichever build wrote it; records of today stay as they are. */
export const asPlayed = (record: RoundRecord): RoundRecord => withHochzeitEnding(withDoppler(record));

/** Doubling a Ramsch once was written down as a Stoss. Where everybody has passed and nothing was settled beforehand, it is a Doppler. */
function withDoppler(record: RoundRecord): RoundRecord {
  const { rules, terms, entries } = record;
  const settled = gameAt(rules).begins !== 'auction' || terms.special?.kind === 'kreuz';
  const passed = entries.every(
    (entry) => entry.type !== 'announce' && (entry.type !== 'call' || entry.call === 'weiter'),
  );
  if (settled || !passed || entries.every(({ type }) => type !== 'stoss')) return record;
  return {
    ...record,
    entries: entries.map((entry) => (entry.type === 'stoss' ? { ...entry, type: 'doppler' } : entry)),
  };
}

/** What was played after a Hochzeit that was answered: the card given back, or what follows when everybody has passed. */
const wentOn = (before: Entry | undefined, entry: Entry): boolean => {
  if (before?.type !== 'call') return false;
  if (before.call === 'mit-mir') return entry.type === 'return';
  if (before.call !== 'ohne-mich') return false;
  return entry.type === 'play' || (announcementIn(entry)?.contract.startsWith('muss') ?? false);
};

/**
 * A Hochzeit offered in the own turn was played as soon as somebody accepted it, and one that was bid ended the auction also if
 * nobody did. Where somebody sat behind the suitor and was not asked any more, or a bid stood, the round says so.
 */
function withHochzeitEnding(record: RoundRecord): RoundRecord {
  const { rules, terms, entries } = record;
  const form = rules.house?.['hochzeit.form'];
  const end = entries.findIndex((entry, at) => wentOn(entries[at - 1], entry));
  if (end < 0 || (form !== 'on-turn' && form !== 'in-auction')) return record;
  const accepted = entries[end]?.type === 'return';
  if (accepted !== (form === 'on-turn')) return record;
  const suitor = entries.findLast(
    (entry, at) => at < end && (accepted ? saidCall(entry) === 'hochzeit' : announcementIn(entry) !== undefined),
  );
  if (!suitor || !('seat' in suitor)) return record;
  const bidBefore = entriesOf(entries, 'call').some(({ seat, call }) => seat !== suitor.seat && !QUIET.includes(call));
  const unasked = suitor.seat !== terms.dealer || (!accepted && bidBefore);
  return unasked ? { ...record, terms: { ...terms, hochzeitEnds: true } } : record;
}

const QUIET: readonly string[] = ['weiter', 'gut', 'ohne-mich'];

/**
 * The record of a round that is known to be over. A Hochzeit that nobody wanted once made the deal void also over a bid that stood, or
 * before everybody had spoken; the log says no more of it than that the last one refused, as in a round of today that goes on.
 */
export function asFinished(record: RoundRecord): RoundRecord {
  const last = record.entries.at(-1);
  if (last?.type !== 'call' || last.call !== 'ohne-mich' || ends(record)) return record;
  const ended: RoundRecord = { ...record, terms: { ...record.terms, hochzeitEnds: true } };
  return ends(ended) ? ended : record;
}

/** A log to go on from: by the rules of today, unless it holds already what followed from those of an earlier build. */
export function asBegun(record: RoundRecord): RoundRecord {
  const { hochzeitEnds: _ends, ...terms } = record.terms;
  return asPlayed({ ...record, terms });
}

/** Rules that contradict each other end nothing; whoever reads the file says what is wrong with them. */
function ends(record: RoundRecord): boolean {
  try {
    const folded = replay(record);
    return folded.ok && isOver(folded.round);
  } catch {
    return false;
  }
}
