// Records of rounds as earlier builds wrote them, read as what they mean today.
import type { RoundRecord } from '../engine/log.ts';

/** Doubling a Ramsch once was written down as a Stoss. Where everybody has passed and nothing was settled beforehand, it is a Doppler. */
export function withDoppler(record: RoundRecord): RoundRecord {
  const { rules, terms, entries } = record;
  const settled = rules.game === 'bierkopf' || terms.special?.kind === 'kreuz';
  const passed = entries.every(
    (entry) => entry.type !== 'announce' && (entry.type !== 'call' || entry.call === 'weiter'),
  );
  if (settled || !passed || entries.every(({ type }) => type !== 'stoss')) return record;
  return {
    ...record,
    entries: entries.map((entry) => (entry.type === 'stoss' ? { ...entry, type: 'doppler' } : entry)),
  };
}
