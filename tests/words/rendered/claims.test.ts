// The reader of claims finds them in a sentence and notices which are not true of the cards.
import { expect, test } from 'vitest';
import { namingOf } from '../../../src/words/speak/naming-of.ts';
import { viewAt } from '../../../lab/support/bots/support.ts';
import { PLAYERS } from '../../../lab/sentences/well-formed.ts';
import { claimReader } from '../../../lab/sentences/rendered/claims.ts';

const german = claimReader(namingOf('de', 'bavarian', PLAYERS, undefined));
const english = claimReader(namingOf('en', 'bavarian', PLAYERS, undefined));

/** Forehand leads with three and a half suits, so that much of Leaves is out, and little of Acorns. */
const lead = viewAt({
  declarer: 1,
  announcement: { contract: 'wenz' },
  seat: 0,
  hand: 'GA GT GK EA ET EK EO E9',
});
const rufer = viewAt({
  declarer: 0,
  announcement: { contract: 'rufer', called: 'SA' },
  seat: 0,
  hand: 'EO GO HO E9 GK SK S9 H7',
});
const trick = ['SK', 'S9', 'GA', 'S8'] as const;

const TRUE_OF = [
  [german, lead, 'In Gras haben die anderen nichts Höheres als die Gras-Sau.'],
  [english, lead, 'In Leaves the others have nothing higher than the Ace of Leaves.'],
  [
    german,
    rufer,
    'Draußen sind noch 10 Trümpfe, keiner davon höher als der Gras-Ober: So zieht man sie den anderen heraus.',
  ],
  [german, rufer, 'Alle Ober sind in diesem Spiel Trumpf, also auch der Herz-Ober.'],
  [german, rufer, 'Herz ist in diesem Spiel Trumpf, also auch die Herz-Sieben.'],
  [
    german,
    rufer,
    'Der Stich gehört Anna: Der Schellen-König ist im Stich die höchste Karte in Schellen, und gestochen hat niemand.',
  ],
  [english, rufer, 'The Ober of Acorns was the highest trump left in play.'],
] as const;

test.each(TRUE_OF)('true: %#', (claims, view, text) => {
  const found = claims(text, { view, trick });
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ holds }) => !holds)).toEqual([]);
});

const FALSE_OF = [
  [german, lead, 'In Schellen haben die anderen nichts Höheres als den Schellen-König.'],
  [german, rufer, 'Der Gras-Ober ist der höchste Trumpf im Spiel und zieht den anderen die Trümpfe heraus.'],
  [english, rufer, 'The Ober of Leaves is the highest trump left and draws the others’ trumps.'],
  [
    german,
    rufer,
    'Draußen sind noch 10 Trümpfe, keiner davon höher als die Herz-Sieben: So zieht man sie den anderen heraus.',
  ],
  [german, rufer, 'Herz ist in diesem Spiel Trumpf, also auch der Herz-Ober.'],
  [english, rufer, 'Hearts are trumps in this game, and so is the Ober of Hearts.'],
  [german, rufer, 'Der Schellen-König ist die höchste Karte in Schellen, und gestochen hat niemand.'],
  [german, rufer, 'Die Schellen-Neun ist im Stich die höchste Karte in Schellen, und gestochen hat niemand.'],
  [
    german,
    rufer,
    'Bettel offen: Mit so tiefen Karten wie Herz-Zehn, Eichel-Sau und Schellen-König sollte kein Stich hängen bleiben.',
  ],
  [german, rufer, 'Kein Trumpf ist mehr draußen, also kann den Gras-König niemand mehr stechen.'],
  [german, rufer, 'Rufspiel: der Gras-Unter als Trumpf. Das reicht allein.'],
  [german, rufer, 'Eichel ist die Ruffarbe. Wer sie anspielt, will wissen, wo die Eichel-Sau sitzt.'],
] as const;

test.each(FALSE_OF)('false: %#', (claims, view, text) => {
  expect(claims(text, { view, trick }).filter(({ holds }) => !holds)).not.toEqual([]);
});
