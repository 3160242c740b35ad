// Sentences read by eye once and kept: cases, articles, verb forms, plurals, quotation marks.
import { describe, expect, test } from 'vitest';
import type { ReasonId } from '../../src/engine/base/reasons.ts';
import type { Seat } from '../../src/engine/base/seats.ts';
import { type Note, note } from '../../src/engine/tutor/notes.ts';
import { dutyOf } from '../../src/engine/tutor/duty.ts';
import { viewFor } from '../../src/engine/round/view.ts';
import { tellExplanation, tellNote } from '../../src/words/speak/explanations.ts';
import { acc, dat, listDe, nom } from '../../src/words/de/naming.ts';
import { namingOf } from '../../src/words/speak/naming-of.ts';
import type { Deck, Language } from '../../src/shared/border/language.ts';
import type { Naming } from '../../src/words/types/naming.ts';
import { leavesToDeclarer, mayRunAway, refusal, REFUSALS, SAID, searched } from '../../lab/support/tutor/situations.ts';
import { PLAYERS } from '../../lab/sentences/well-formed.ts';

const naming = (language: Language, deck: Deck, you: Seat | undefined): Naming =>
  namingOf(language, deck, PLAYERS, you);

/** The whole refusal of a situation as one text. */
function refused(id: ReasonId, language: Language, deck: Deck): string {
  const { round, entry } = REFUSALS[id];
  if (entry.type === 'shuffled') throw new Error(id);
  const { rule, notes, allowed } = tellExplanation(refusal(round, entry), naming(language, deck, entry.seat));
  return [rule, ...notes, ...(allowed === undefined ? [] : [allowed])].join(' ');
}

const told = (notes: readonly Note[], name: Naming): string => notes.map((each) => tellNote(each, name)).join(' ');

describe('German cases', () => {
  const bavarian = naming('de', 'bavarian', 0);
  const french = naming('de', 'french', 0);

  test.each([
    ['GO', 'der Gras-Ober', 'den Gras-Ober', 'dem Gras-Ober'],
    ['EU', 'der Eichel-Unter', 'den Eichel-Unter', 'dem Eichel-Unter'],
    ['SA', 'die Schellen-Sau', 'die Schellen-Sau', 'der Schellen-Sau'],
    ['HK', 'der Herz-König', 'den Herz-König', 'dem Herz-König'],
    ['E7', 'die Eichel-Sieben', 'die Eichel-Sieben', 'der Eichel-Sieben'],
  ] as const)('%s', (card, ...forms) => {
    expect([nom(card, bavarian), acc(card, bavarian), dat(card, bavarian)]).toEqual(forms);
  });

  test.each([
    ['GO', 'die Pik-Dame', 'die Pik-Dame', 'der Pik-Dame'],
    ['EU', 'der Kreuz-Bube', 'den Kreuz-Buben', 'dem Kreuz-Buben'],
    ['SA', 'das Karo-Ass', 'das Karo-Ass', 'dem Karo-Ass'],
  ] as const)('%s with the French deck', (card, ...forms) => {
    expect([nom(card, french), acc(card, french), dat(card, french)]).toEqual(forms);
  });

  test('short lists have articles, long ones do not', () => {
    expect(listDe(['GK', 'G9'], bavarian, 'acc')).toBe('den Gras-König und die Gras-Neun');
    expect(listDe(['GK', 'G9'], bavarian, 'nom', 'oder')).toBe('der Gras-König oder die Gras-Neun');
    expect(listDe(['GU', 'G9', 'EK'], french, 'acc')).toBe('Pik-Buben, Pik-Neun und Kreuz-König');
  });
});

test.each([
  ['de', 'Lass es dabei und sag „Weiter“, oder biete selbst ein höheres Spiel.', 'Christl lässt es dabei'],
  ['en', 'Leave it at that and say “Pass”, or bid a higher game yourself.', 'Christl leaves it at that'],
] as const)('whoever has accepted a Hochzeit is not asked to bid over it (%s)', (language, own, others) => {
  const name = naming(language, 'bavarian', 0);
  expect(told([note('D.OVER_HOCHZEIT', { seat: 0, suitor: 1, acceptor: 0 })], name)).toContain(own);
  expect(told([note('D.OVER_HOCHZEIT', { seat: 2, suitor: 1, acceptor: 2 })], name)).toContain(others);
});

describe('refusals', () => {
  test.each([
    [
      'R.FOLLOW_SUIT',
      'Mit der Gras-Neun ist Gras angespielt, und du hast noch den Gras-König. Also musst du Gras zugeben. Der Gras-Ober zählt nicht als Gras, er ist Trumpf.',
    ],
    [
      'R.CALLED_CARD_MUST',
      'Die Gras-Sau ist gerufen, und jetzt wird Gras zum ersten Mal angespielt. Also musst du die Gras-Sau zugeben. Die Gras-Sau muss heraus, auch wenn der Stich damit verloren geht. Erlaubt ist jetzt nur die Gras-Sau.',
    ],
    [
      'R.CALLED_SUIT_LEAD',
      'Du hast die Gras-Sau, und die ist gerufen. Davonlaufen, also eine andere Graskarte ausspielen, darfst du erst mit vier Karten dieser Farbe. Du hast nur drei: Gras-Sau, Gras-Zehn und Gras-Sieben. Erlaubt sind jetzt Herz-Zehn, Herz-Sieben, Eichel-Neun, Eichel-Sieben und Gras-Sau.',
    ],
    [
      'A.CALL_NEEDS_SUIT_CARD',
      'Um die Gras-Sau zu rufen, brauchst du selbst eine Graskarte. Der Gras-Ober zählt dafür nicht, denn er ist Trumpf. Mit diesem Blatt kann die Eichel-Sau oder die Schellen-Sau gerufen werden.',
    ],
    ['A.BELOW_LEVEL', 'Gezeigt hast du schon mindestens ein Solo, und ein Wenz ist weniger.'],
    [
      'A.NO_BID_YET',
      'Bisher hat niemand ein Spiel, dem du zustimmen oder das du überbieten könntest. Sagen kannst du jetzt „Weiter“ oder „Ich spiele“.',
    ],
  ] as const)('%s in German', (id, text) => {
    expect(refused(id, 'de', 'bavarian')).toBe(text);
  });

  test.each([
    [
      'R.CALLED_CARD_NO_DISCARD',
      'Das Pik-Ass ist gerufen. Solange Pik noch nicht angespielt worden ist, darfst du das Pik-Ass nicht abwerfen, außer als letzte Karte. Erlaubt sind jetzt Karo-Bube, Herz-Zehn, Herz-Sieben, Kreuz-Neun, Kreuz-Sieben, Pik-Zehn und Pik-Sieben.',
    ],
    [
      'A.SIE_NEEDS_TOP_TRUMPS',
      'Für einen Sie müssen alle deine Karten die höchsten Trümpfe sein. Dir fehlt der Karo-Bube. Sagen kannst du jetzt „Weiter“ oder „Ich spiele“.',
    ],
  ] as const)('%s in German with the French deck', (id, text) => {
    expect(refused(id, 'de', 'french')).toBe(text);
  });

  test.each([
    [
      'R.FOLLOW_SUIT',
      'Spades were led with the Nine of Spades, and you still hold the King of Spades. So you must play a Spade. The Queen of Spades does not count as a Spade: it is a trump.',
    ],
    ['A.STOSS_GIVEN', 'Christl has already given Stoss; no step is given twice.'],
  ] as const)('%s in English', (id, text) => {
    expect(refused(id, 'en', 'french')).toBe(text);
  });
});

describe('duties', () => {
  test('address the reader or name the player', () => {
    const duty = dutyOf(viewFor(leavesToDeclarer, 1));
    expect(told(duty, naming('de', 'bavarian', 1))).toBe(
      'Mit der Gras-Neun ist Gras angespielt. Du hast dafür nur den Gras-König, also muss der her. Der Gras-Ober und der Gras-Unter zählen nicht als Gras, sie sind Trumpf.',
    );
    expect(told(duty, naming('de', 'bavarian', 0))).toContain('Bertl hat dafür nur den Gras-König');
    expect(told(duty, naming('en', 'bavarian', 1))).toBe(
      'Leaves were led with the Nine of Leaves. You have only the King of Leaves for that, so it must be played. The Ober of Leaves and the Unter of Leaves do not count as Leaves: they are trumps.',
    );
    expect(told(duty, naming('en', 'bavarian', undefined))).toContain('Bertl has only the King of Leaves');
  });

  test('name the duty before the doubling, and the doubling before the waiting', () => {
    expect(told(dutyOf(viewFor(mayRunAway, 1)), naming('de', 'french', 1))).toBe(
      'Wenn du glaubst, dass Anna verliert, kannst du Stoß geben. Dann zählt das Spiel doppelt. Anna ist dran.',
    );
    expect(dutyOf(viewFor(searched, 3)).map(({ id }) => id)).toEqual(['D.MUST_PLAY_CALLED', 'N.CALLED_IS_SEARCHED']);
  });

  test('tell why a hand is blocked', () => {
    expect(told(SAID['D.BLOCKED'], naming('de', 'bavarian', 0))).toBe(
      'Bisher hat niemand ein Spiel. Sag „Ich spiele“, wenn du eins hast, sonst „Weiter“. Für ein Rufspiel bist du gesperrt: Die Eichel-Sau und die Schellen-Sau hast du selbst, und für die Gras-Sau fehlt dir eine Karte der Farbe.',
    );
  });
});

describe('verb forms for several players', () => {
  const won = note('L.WON', { side: [2, 0], losers: [1, 3], points: 74, against: 46, grade: 'schneider' });
  test.each([
    ['de', 0, 'Du und Christl habt mit 74 zu 46 Augen gewonnen; Bertl und Done sind Schneider.'],
    ['de', 1, 'Christl und Anna haben mit 74 zu 46 Augen gewonnen; ihr seid Schneider.'],
    ['en', 2, 'You and Anna have won by 74 points to 46; Bertl and Done are Schneider.'],
  ] as const)('%s for %s', (language, you, text) => {
    expect(tellNote(won, naming(language, 'bavarian', you))).toBe(text);
  });

  test('one player alone', () => {
    const alone = note('L.WON', { side: [1], losers: [0, 2, 3], points: 61, against: 59, grade: 'plain' });
    expect(tellNote(alone, naming('de', 'bavarian', 1))).toBe('Du hast mit 61 zu 59 Augen gewonnen.');
    expect(tellNote(alone, naming('en', 'bavarian', 0))).toBe('Bertl has won by 61 points to 59.');
  });

  test('what was enough, for a side that has fewer', () => {
    const fewer = note('L.WON', { side: [1, 3], losers: [0, 2], points: 50, against: 70, grade: 'plain', enough: 42 });
    expect(tellNote(fewer, naming('de', 'bavarian', 1))).toMatch(
      / habt mit 50 zu 70 Augen gewonnen, denn 42 waren genug\.$/,
    );
    expect(tellNote(fewer, naming('en', 'bavarian', 1))).toMatch(/ have won by 50 points to 70, for 42 were enough\.$/);
  });
});
