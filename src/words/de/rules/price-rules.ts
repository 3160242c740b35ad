// German texts of the house rules about doubling, prices and runners.
import type { OptionTextsIn } from '../../types/rules/rule-texts.ts';

export const PRICE_RULES_DE: OptionTextsIn<'doubling' | 'prices' | 'runners'> = {
  'stoss.enabled': {
    name: 'Stoß',
    alsoSaid: 'Kontra, Spritze, Schuss',
    effect: 'Die Gegenspieler dürfen das Spiel verdoppeln.',
  },
  'stoss.window': {
    name: 'Zeit für den Stoß',
    alsoSaid: 'Kontra, Spritze, Schuss',
    effect: 'Bis wann der erste Stoß möglich ist.',
    values: {
      'before-second-card': 'Bis die zweite Karte liegt',
      'with-first-card': 'Vor oder mit der ersten Karte',
      'before-own-first-card': 'Bis zur eigenen ersten Karte',
    },
  },
  'stoss.levels': {
    name: 'Antworten auf den Stoß',
    alsoSaid: 'Kontra, Re, Spritze, Schuss, Gegenstoß',
    effect: 'Wie oft hin und her verdoppelt werden darf.',
    values: { 2: 'Stoß und Retour', 4: 'Stoß, Retour, Sub, Resub', unlimited: 'Beliebig oft' },
  },
  'stoss.replyBy': {
    name: 'Wer Retour gibt',
    alsoSaid: 'Kontra, Re, Gegenstoß',
    effect: 'Wer auf einen Stoß antworten darf.',
    values: { declarer: 'Nur der Spieler', 'declarer-side': 'Auch sein Mitspieler' },
  },
  'stoss.replyWindow': {
    name: 'Zeit für die Antwort',
    alsoSaid: 'Kontra, Re, Retour, Gegenstoß',
    effect: 'Bis wann auf einen Stoß geantwortet werden kann.',
    values: {
      'before-second-card': 'Bis die zweite Karte liegt',
      'next-trick': 'Bis zur eigenen Karte im nächsten Stich',
    },
  },
  'stoss.takesOver': {
    name: 'Stoß übernimmt das Spiel',
    alsoSaid: 'Kontra, Spritze, Schuss',
    effect: 'Wer zuletzt verdoppelt hat, braucht 61 Augen und verliert bei 60 zu 60.',
  },
  'legen.form': {
    name: 'Legen',
    alsoSaid: 'Klopfen, Doppeln, Verdoppeln',
    effect: 'Wer verdoppeln darf, solange er nur das erste Päckchen gesehen hat.',
    values: { off: 'Niemand', all: 'Jeder', forehand: 'Nur die Vorhand', chain: 'Nur, wenn alle davor gelegt haben' },
  },
  'legen.dealerSecondPacket': {
    name: 'Geber schaut ins zweite Päckchen',
    effect: 'Der Geber entscheidet nach seinem zweiten Päckchen, ob er legt.',
  },
  'legen.hausbock': {
    name: 'Hausbock',
    effect: 'Legt niemand, wird zusammengeworfen, und dafür zählt ein späteres Spiel doppelt.',
    onBill: (times) => (times === 1 ? 'Hausbock' : `${times} Hausböcke`),
  },
  'lay.afterFirstTrick': {
    name: 'Legen nach dem ersten Stich',
    alsoSaid: 'Klopfen, Doppeln',
    effect: 'Wer den ersten Stich hat, darf verdoppeln, danach die anderen nach rechts herum.',
    values: { off: 'Nein', 'stop-at-refusal': 'Ja, bis einer ablehnt', 'pass-round': 'Ja, jeder wird gefragt' },
  },
  'klopfen.enabled': {
    name: 'Abheber klopft',
    alsoSaid: 'Doppeln, Legen',
    effect: 'Statt abzuheben darf er klopfen: Er bestimmt Richtung und Päckchen, und das Spiel zählt doppelt.',
    onBill: () => 'Abheber hat geklopft',
  },

  tariff: {
    name: 'Tarif',
    alsoSaid: '5/10, 5/15, 10/50, 20/50, 10/20/50, Preis, Einsatz, Geld',
    effect: 'Was Rufspiel, Alleinspiel, Schneider und jeder Laufende kosten.',
  },
  'sheet.P': {
    name: 'Spiele zu zweit',
    alsoSaid: 'Rufspiel, Sauspiel',
    effect: 'Wie viele Grundtarife Rufspiel, Hochzeit und Ramsch kosten.',
    values: { 1: 'Einen', 2: 'Zwei' },
  },
  'sheet.S': {
    name: 'Spiele allein',
    alsoSaid: 'Solo, Wenz',
    effect: 'Wie viele Grundtarife ein Spiel kostet, das einer allein spielt.',
    values: { 5: 'Fünf', 4: 'Vier' },
  },
  'score.cap': {
    name: 'Höchstbetrag',
    alsoSaid: 'Deckel, Limit',
    effect: 'Mehr zahlt kein Verlierer einem Gewinner, so oft auch verdoppelt wurde.',
    values: { none: 'Keiner' },
  },
  'score.winAt': {
    name: 'Augen zum Gewinnen',
    effect: 'So viele Augen braucht, wer spielt.',
  },
  'score.schneiderAt': {
    name: 'Augen für Schneider',
    effect: 'Ab so vielen Augen gewinnt die Spielerpartei mit Schneider.',
  },
  'score.safeAt': {
    name: 'Schneiderfrei',
    effect: 'Mit so vielen Augen verliert die Spielerpartei wenigstens ohne Schneider.',
  },
  'score.tie60': {
    name: 'Bei 60 zu 60',
    effect: 'Wer gewinnt, wenn beide Seiten gleich viele Augen haben.',
    values: { 'defenders-win': 'Die Gegenspieler', draw: 'Niemand, keiner zahlt' },
  },
  'tout.bonuses': {
    name: 'Schneider und Schwarz im Tout',
    effect: 'Ob zum Preis eines Touts noch Zuschläge kommen.',
    values: {
      ignored: 'Kommen nicht dazu',
      'paid-and-doubled': 'Schwarz kommt dazu und verdoppelt sich',
      earned: 'Was die Gewinner erreicht haben, doppelt',
    },
  },
  'tout.doublesRunners': {
    name: 'Laufende im Tout',
    effect: 'Jeder Laufende kostet in einem Tout das Doppelte.',
  },
  'sie.value': {
    name: 'Preis des Sie',
    alsoSaid: 'acht Trümpfe',
    effect: 'Was ein Sie kostet.',
    values: { x4: 'Vier Solos', 'as-tout': 'Ein Solo-Tout mit Schwarz' },
  },

  'runners.enabled': {
    name: 'Laufende zählen',
    alsoSaid: 'Läufer, Matadore',
    effect: 'Für die höchsten Trümpfe ohne Lücke bekommen die Gewinner einen Zuschlag.',
  },
  'runners.minOU': {
    name: 'Laufende im Rufspiel und Solo',
    alsoSaid: 'Läufer, Matadore, Sauspiel',
    effect: 'So viele müssen es mindestens sein, wo zwei Arten von Herren Trumpf sind.',
  },
  'runners.minSingle': {
    name: 'Laufende im Wenz und Geier',
    alsoSaid: 'Läufer, Matadore',
    effect: 'So viele müssen es mindestens sein, wo nur eine Art von Herren Trumpf ist.',
  },
  'runners.mode': {
    name: 'Was als Laufende gilt',
    alsoSaid: 'Läufer, Matadore',
    effect: (name) =>
      `Ob es auf die Karten ankommt, die man bekommen hat, oder auf die ${name.ranks('O')}, die man im Spiel fängt.`,
    values: {
      held: 'Höchste Trümpfe auf der Hand einer Seite',
      'collected-in-order': (name) => `${name.ranks('O')}, die man der Reihe nach fängt, vom höchsten an`,
    },
  },
  'runners.claim': {
    name: 'Laufende verlangen',
    alsoSaid: 'Läufer, Matadore',
    effect: 'Ob sie von selbst zählen oder verfallen, wenn sie vor dem nächsten Geben niemand verlangt.',
    values: { auto: 'Zählen von selbst', manual: 'Müssen verlangt werden' },
  },
  'sie.runners': {
    name: 'Laufende beim Sie',
    alsoSaid: 'Läufer, Matadore',
    effect: 'Zum Preis eines Sie kommen die Laufenden dazu.',
  },
};
