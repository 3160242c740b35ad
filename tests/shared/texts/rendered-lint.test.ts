// The lint of rendered texts finds the faults that texts have had, and leaves sound sentences alone.
import { describe, expect, test } from 'vitest';
import type { Deck, Language } from '../../../src/shared/texts/naming.ts';
import { lintOf } from './rendered-lint.ts';

const FAULTY: readonly (readonly [Language, Deck, string])[] = [
  ['de', 'bavarian', 'Der Gras-Ober zieht Trümpfe heraus (1 fehlen noch).'],
  ['de', 'bavarian', 'Drei Trümpfe unter den ersten 1 Karten.'],
  ['de', 'bavarian', 'Nur 1 Karten müssen es auf jeder Seite sein.'],
  ['de', 'bavarian', 'Damit den Stich übernommen; bisher liegen kein Auge darin.'],
  ['de', 'bavarian', 'Noch ein Trumpf ist bei den anderen, und die sollen weg.'],
  ['de', 'bavarian', 'Du hast den Gras-Unter und den Herz-Unter: Eine davon muss es sein.'],
  ['de', 'bavarian', 'Also muss eine davon her: die Gras-Sau und der Gras-Ober.'],
  ['de', 'bavarian', 'Der Gras-Ober ist gefährlich, denn 3 Karten liegen darunter; hier geht sie ohne Stich weg.'],
  ['de', 'bavarian', 'Nur Schellen-Sieben ist erlaubt.'],
  ['de', 'bavarian', 'Auf Gras muss Gras-Sau heraus.'],
  ['de', 'bavarian', 'Gras-Ober bringt 3 Augen.'],
  ['de', 'bavarian', 'Ihr der Gras-Ober ist gelegt.'],
  ['de', 'bavarian', 'ein Trumpf unter den ersten vier Karten: zu wenig.'],
  ['de', 'bavarian', 'Das ist gut. drei Karten sind noch draußen.'],
  ['de', 'french', 'Du hast keine Pik.'],
  ['de', 'french', 'Denk an die gerufene Sau.'],
  ['de', 'bavarian', 'Du hast das Gras-Ass.'],
  ['de', 'bavarian', 'Sepp konnte nicht bedienen: kein Eichel mehr.'],
  ['de', 'bavarian', 'Sagen kannst du „A“, „B“, „C“, „D“, „E“, „F“ oder „G“.'],
  ['de', 'bavarian', 'Zähl Trümpfe und Sauen.'],
  ['de', 'bavarian', 'Denk an deinen Zehner.'],
  ['de', 'french', 'Du hast den Pik-Bube.'],
  ['de', 'french', 'Die ersten zwei, die einen Bube bekommen, spielen zusammen.'],
  ['de', 'bavarian', 'Mit der Gras-Ober geht es weiter.'.replace('der', 'die')],
  ['de', 'bavarian', 'Um die Gras-Sau zu rufen, brauchst du selbst eine Karte in Gras.'],
  ['de', 'bavarian', 'Zuschlag unter 31 Augen für du und Sepp: 10.'],
  ['de', 'bavarian', 'Alle haben gepasst.'],
  ['de', 'bavarian', 'Ohne Unter wird gepasst.'],
  ['de', 'bavarian', 'Anna nimmt sie und spielt allein, oder passt.'],
  ['de', 'bavarian', 'Der Spieler muss sich festlegen, bevor die anderen Gegenspieler drankommen.'],
  ['de', 'bavarian', 'Der Gras-Ober gewinnt unter 100 Malen 3-mal seltener.'],
  ['de', 'bavarian', 'Im nächsten Stich fällt die Gras-Sau von dir.'],
  ['de', 'bavarian', 'Danach ist keine Schellen mehr auf der Hand.'],
  ['de', 'bavarian', 'Sepp hat schon ein Spiel (mindestens Rufspiel).'],
  ['de', 'bavarian', 'Eichel ist frei, also wird gestochen: Im Stich liegt kein Auge.'],
  ['de', 'bavarian', 'Allein gegen alle anderen, und nur die Unter sind Trumpf.'],
  ['de', 'bavarian', 'Wenz: gewonnen in ungefähr 0 von 100 Fällen.'],
  ['de', 'bavarian', 'Dein Stapel, vier Karten: Er zählt am Ende dir.'],
  ['de', 'french', 'Die Rufsau muss heraus.'],
  ['de', 'bavarian', 'Nur the Seven of Leaves.'],
  ['en', 'bavarian', 'You against all the others, and only the Unters are trumps.'],
  ['en', 'bavarian', 'Wenz: won in about 0 of 100 cases.'],
  ['en', 'bavarian', 'The bid must be higher than Bettel.'],
  ['en', 'bavarian', 'Hunting the called Ace shows who the partner is.'],
  ['en', 'bavarian', 'What you can say now is “Good”.'],
  ['en', 'bavarian', 'no trumps: that is not sure enough.'],
  ['en', 'bavarian', 'There are 1 cards out.'],
  ['en', 'bavarian', 'Ober of Leaves draws the trumps.'],
  ['en', 'bavarian', 'Who cannot follow is free to ruff.'],
  ['en', 'bavarian', 'Then one throws a blank.'],
  ['en', 'french', 'The Ober of Spades is a trump.'],
  ['en', 'bavarian', 'You have an Leaf.'],
  ['en', 'bavarian', 'Cards are dealt until two players have a Unter.'],
  ['en', 'bavarian', 'Leaves has been led.'],
  ['en', 'bavarian', 'Leaves lies open, so you follow.'],
  ['en', 'bavarian', 'The called card may not be thrown away.'],
  ['en', 'bavarian', 'The declarer’s side needs 61 points.'],
  ['en', 'bavarian', 'Sepp likes to call an ace.'],
  ['en', 'bavarian', 'There are no Bells in hand, so ruff: the trick holds no points.'],
  ['en', 'bavarian', 'In the next trick the Ace of Leaves of you falls.'],
  ['en', 'bavarian', 'It would be so without the cards laid away.'],
  ['en', 'bavarian', "It is the declarer's turn."],
  ['en', 'bavarian', 'The cards are being shuffled …'],
  ['en', 'bavarian', 'In a forced game 60 points are enough.'],
];

test.each(FAULTY)('%s, %s: %s', (language, deck, text) => {
  expect(lintOf(text, language, deck)).not.toEqual([]);
});

const SOUND: readonly (readonly [Language, Deck, string])[] = [
  ['de', 'bavarian', 'Mit der Gras-Neun ist Gras angespielt. Du hast dafür nur den Gras-König, also muss der her.'],
  ['de', 'bavarian', 'Erlaubt sind jetzt Herz-Zehn, Herz-Sieben, Eichel-Neun und Gras-Sau.'],
  ['de', 'bavarian', 'Du und Sepp habt mit 74 zu 46 Augen gewonnen.'],
  ['de', 'bavarian', 'Die blanke Gras-Zehn fällt unter die Gras-Sau.'],
  ['de', 'bavarian', 'Im Stich liegt kein Auge.'],
  ['de', 'bavarian', 'Der Gras-Ober zählt nicht als Gras, er ist Trumpf.'],
  ['de', 'french', 'Das Pik-Ass ist gerufen, und die Kreuz-Dame ist der höchste Trumpf.'],
  ['de', 'bavarian', 'Bisher hat niemand ein Spiel. Sag „Ich spiele“, wenn du eins hast, sonst „Weiter“.'],
  ['de', 'bavarian', 'Der 3. Stich geht an dich (11 Augen).'],
  ['de', 'bavarian', 'Du hast keine Schellen und kein Herz.'],
  ['de', 'bavarian', 'Davon sind 21 Karten draußen, und 1,5 Cent sind mehr als 1 Cent.'],
  ['en', 'bavarian', 'The Ober of Leaves is the highest trump in it.'],
  ['en', 'french', 'You hold the Queen of Spades, the Jack of Hearts and the Ten of Clubs.'],
  ['en', 'bavarian', 'An Acorns Solo and a Leaf; you have an Ober, and a useful one.'],
  ['en', 'bavarian', 'Whoever cannot follow is free to ruff. Who can hold the Ace of Leaves?'],
];

describe('sound sentences', () => {
  test.each(SOUND)('%s, %s: %s', (language, deck, text) => {
    expect(lintOf(text, language, deck)).toEqual([]);
  });
});
