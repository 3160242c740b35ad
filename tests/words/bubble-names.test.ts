// The name of a speech bubble that can be asked about: one mark at the end of what was said, whatever it was.
import { expect, test } from 'vitest';
import { UI_ADVICE_DE } from '../../src/words/de/ui-advice.ts';
import { UI_ADVICE_EN } from '../../src/words/en/ui-advice.ts';

test.each(['Weiter.', 'Ich spiele!', 'Wer hat die Alte?', 'Solo', 'Hm …'])('%s', (phrase) => {
  for (const ui of [UI_ADVICE_DE, UI_ADVICE_EN]) {
    const said = ui.why.askSaid('Vroni', phrase);
    expect(said).toContain(phrase);
    expect(said).not.toMatch(/[.!?…]\s*[.!](?!\.)/);
    expect(said).toMatch(/[.!?…] (?:Warum so|Why that)\?$/);
  }
});
