// Bills and results in words.
import { describe, expect, test } from 'vitest';
import type { Round } from '../../src/engine/table/round.ts';
import type { Settlement } from '../../src/engine/scoring/money.ts';
import { announcementOf } from '../../src/engine/base/contract.ts';
import { textsOf } from '../../src/words/base/catalogue.ts';
import { tellResult } from '../../src/words/speak/tell-result.ts';
import { namingOf } from '../../src/words/speak/naming-of.ts';
import { ruferOver, sie, toutLost, toutWon } from '../../lab/support/tutor/situations.ts';
import { expectCleanText, expectSentence, namings, PLAYERS } from '../../lab/sentences/well-formed.ts';

const de = namingOf('de', 'bavarian', PLAYERS, 0);
const en = namingOf('en', 'bavarian', PLAYERS, 0);

const bill: Settlement = {
  lines: [
    { kind: 'base', cents: 10 },
    { kind: 'schneider', cents: 10 },
    { kind: 'runners', count: 5, each: 10, cents: 50 },
    { kind: 'doubled', by: 'stoss', times: 1, factor: 2 },
  ],
  unit: 70,
  factor: 2,
  each: 140,
  balance: [140, -140, 140, -140],
};
const plain: Settlement = {
  lines: [{ kind: 'base', cents: 50 }],
  unit: 50,
  factor: 1,
  each: 50,
  balance: [150, -50, -50, -50],
};

function scored(round: Round): Extract<Round, { phase: 'scored' }> {
  if (round.phase !== 'scored') throw new Error(round.phase);
  return round;
}

test('lines', () => {
  const announcement = { contract: 'rufer', called: 'GA' } as const;
  expect(bill.lines.map((line) => textsOf('de').settlement.line(line, announcement, de))).toEqual([
    'Grundpreis Rufspiel 10',
    'Schneider 10',
    'Laufende 5 × 10 = 50',
    'Stoß × 2',
  ]);
  expect(textsOf('de').settlement.line({ kind: 'doubled', by: 'stoss', times: 2, factor: 4 }, announcement, de)).toBe(
    'Stoß und Retour × 4',
  );
  expect(textsOf('en').settlement.line({ kind: 'schwarz', cents: 20 }, announcement, en)).toBe('Schwarz 20');
});

test('the calculation in one line', () => {
  expect(textsOf('de').settlement.calculation(bill, de).replace('\u00a0', ' ')).toBe(
    '10 Spiel + 10 Schneider + 5 × 10 Laufende = 70, × 2 Stoß = 1,40 €',
  );
  expect(textsOf('en').settlement.calculation(bill, en)).toBe(
    '10 game + 10 Schneider + 5 × 10 runners = 70, × 2 Stoss = €1.40',
  );
  expect(textsOf('de').settlement.calculation(plain, de)).toBe('50 Spiel');
});

test('what a player gets or pays', () => {
  expect(textsOf('de').settlement.balance(bill, 0, de).replace('\u00a0', ' ')).toBe('Du bekommst 1,40 €.');
  expect(textsOf('de').settlement.balance(plain, 1, de)).toBe('Bertl zahlt 50 Cent.');
  expect(textsOf('en').settlement.balance(bill, 3, en).replace('\u00a0', ' ')).toBe('Done pays €1.40.');
});

describe('results', () => {
  test('in one sentence', () => {
    const tell = (round: Round): string => {
      const { play, result } = scored(round);
      return tellResult(announcementOf(play.contract), result, de);
    };
    expect(tell(ruferOver)).toBe('Bertl und Done haben mit 95 zu 25 Augen gewonnen; ihr seid Schneider.');
    expect(tell(toutWon)).toBe('Du hast alle Stiche gemacht und den Wenz-Tout gewonnen.');
    expect(tell(toutLost)).toBe('Bertl hat den Wenz-Tout verloren: Ein Stich ging an dich.');
    expect(tell(sie)).toBe('Du hast den Sie auf den Tisch gelegt und damit gewonnen.');
  });

  test('and bills of real rounds are well formed', () => {
    for (const round of [ruferOver, toutWon, toutLost, sie].map(scored))
      for (const name of namings(1)) {
        const texts = textsOf(name.language).settlement;
        const announcement = announcementOf(round.play.contract);
        expectSentence(tellResult(announcement, round.result, name));
        expectCleanText(texts.calculation(round.settlement, name));
        round.settlement.lines.forEach((line) => expectCleanText(texts.line(line, announcement, name)));
        ([0, 1, 2, 3] as const).forEach((seat) => expectSentence(texts.balance(round.settlement, seat, name)));
      }
  });
});
