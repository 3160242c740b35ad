// Every remark is made on some round, and reads as a sentence in both languages.
import { beforeAll, describe, expect, test } from 'vitest';
import { entriesForHands } from '../../../../src/engine/table/dealing.ts';
import { recordOf, type Round, startRound } from '../../../../src/engine/table/round.ts';
import { bySeat, SEATS } from '../../../../src/engine/base/seats.ts';
import { optionsOf, turnIn } from '../../../../src/engine/round/step.ts';
import type { Remark, RemarkId } from '../../../../src/engine/tutor/review/review-remarks.ts';
import { reviewOf } from '../../../../src/engine/tutor/review/review-of.ts';
import { DECKS } from '../../../../src/shared/border/language.ts';
import type { Naming } from '../../../../src/words/types/naming.ts';
import { namingOf } from '../../../../src/words/speak/naming-of.ts';
import { REMARKS_DE } from '../../../../src/words/de/remarks.ts';
import { REMARKS_EN } from '../../../../src/words/en/remarks.ts';
import { houseTable } from '../../../../lab/support/rounds/house-tables.ts';
import { after, cards, RULES, TERMS } from '../../../../lab/support/bots/support.ts';
import { JUDGING } from '../../../../lab/support/tutor/glance.ts';
import { checkedRound } from '../../../../lab/sentences/review/checked-rounds.ts';
import { type CheckedTable, playedRound, PURE } from '../../../../lab/support/tutor/checked-tables.ts';
import { REMARK_CLAIMS } from '../../../../lab/sentences/review/remark-claims.ts';

const IDS = Object.keys(REMARK_CLAIMS) as readonly RemarkId[];
/** Remarks of one kind that are read: sentences differ with their evidence. */
const READ = 12;
const MOST_ROUNDS = 150;

const found = new Map<RemarkId, Remark[]>();
const note = (remarks: readonly Remark[]): void => {
  for (const each of remarks) found.set(each.id, [...(found.get(each.id) ?? []), each]);
};

const HANDS = [
  'EO GO HO SO EU GU HU SU',
  'EA ET EK E9 E8 E7 HA HT',
  'GA GT GK G9 G8 G7 HK H9',
  'SA ST SK S9 S8 S7 H8 H7',
];

/** A hand laid down: nobody plays a card. */
function laidDown(): Round {
  const opening = entriesForHands(
    RULES[32],
    TERMS,
    bySeat((seat) => cards(HANDS[seat] ?? '')),
  );
  const dealt = opening.reduce<Round>(after, startRound(RULES[32], TERMS));
  return after(dealt, { type: 'call', seat: 0, call: 'sie' });
}

/** A round that ends with the first card which may not be played. */
function revoked(): Round {
  for (let n = 0; ; n++) {
    const { rules, terms, entries } = playedRound(PURE[20], `revoke ${n}`);
    let round: Round = startRound(rules, terms);
    for (const entry of entries) {
      const seat = turnIn(round);
      const wrong =
        seat === undefined
          ? undefined
          : optionsOf(round, seat).find(({ decision, verdict }) => decision.type === 'play' && !verdict.legal);
      if (wrong?.decision.type === 'play') return after(round, { ...wrong.decision, type: 'revoke' });
      round = after(round, entry);
    }
  }
}

const SIXTY_EACH: CheckedTable = {
  name: 'sixty each is a draw',
  rules: houseTable({ 'deck.size': 20, 'score.tie60': 'draw' }),
  bidding: 'byCards',
};

/** A round that nobody has won. */
function drawn(): Round {
  for (let n = 0; ; n++) {
    const round = playedRound(SIXTY_EACH, `drawn ${n}`);
    if (round.phase === 'scored' && round.result.kind !== 'ramsch' && round.result.winner === 'draw') return round;
  }
}

/** Rounds of the short pack, those first on which there has been something new to say. */
const IN_TURN = [...new Set([0, 2, 3, 5, 8, 6, ...Array.from({ length: MOST_ROUNDS }, (_, n) => n)])];

beforeAll(() => {
  note(checkedRound(drawn(), 'drawn', { effort: JUDGING }).remarks);
  note(reviewOf(recordOf(laidDown()), [], 'quick').verdict);
  note(reviewOf(recordOf(revoked()), [], 'quick').verdict);
  // What people play is said of the long pack only.
  for (let n = 0; n < MOST_ROUNDS && !found.has('J.PEOPLE'); n++)
    note(checkedRound(playedRound(PURE[32], `texts ${n}`), `texts ${n}`).remarks);
  for (const n of IN_TURN) {
    if (IDS.every((id) => found.has(id))) return;
    note(checkedRound(playedRound(PURE[20], `texts ${n}`), `texts ${n}`, { effort: JUDGING }).remarks);
  }
}, 240_000);

const TEXTS = { de: REMARKS_DE, en: REMARKS_EN } as const;

describe.each(IDS)('%s', (id) => {
  test('is made on some round', () => {
    expect(found.has(id)).toBe(true);
  });

  test.each(['de', 'en'] as const)('reads as a sentence: %s', (language) => {
    const write = TEXTS[language][id] as (params: Remark['params'], name: Naming) => string;
    for (const { params } of (found.get(id) ?? []).slice(0, READ))
      for (const deck of DECKS)
        for (const reader of [...SEATS, undefined]) {
          const text = write(params, namingOf(language, deck, ['Resi', 'Sepp', 'Vroni', 'Xaver'], reader));
          expect(text).toMatch(/^[\p{Lu}\d„“].*[.!]$/u);
          expect(text).not.toMatch(/undefined|NaN|\[object| {2}|\( ?\)|-\d|\d\.\d\d\d/);
        }
  });
});
