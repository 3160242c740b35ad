// German texts of the house rules about cards, announcing, contracts, passed-out deals and the called ace.
import type { OptionTextsIn } from '../../types/rules/rule-texts.ts';

export const GAME_RULES_DE: OptionTextsIn<'cards' | 'auction' | 'contracts' | 'allPass' | 'calledCard'> = {
  'deck.size': {
    name: 'Blatt',
    alsoSaid: 'kurze Karte, lange Karte',
    effect: 'Ohne die kleinen Karten hat jeder weniger auf der Hand, dafür ist mehr davon Trumpf.',
    values: { 32: 'Lang, 32 Karten', 24: 'Kurz, 24 Karten', 20: 'Ganz kurz, 20 Karten' },
  },
  'rank.ten': {
    name: 'Platz der Zehn',
    effect: 'Wo die Zehn in ihrer Farbe steht; ihre zehn Augen behält sie überall.',
    values: { high: 'Über dem König', low: 'Gleich über der Neun' },
  },
  'table.direction': {
    name: 'Spielrichtung',
    alsoSaid: 'linksherum, rechtsherum',
    effect: 'In welcher Richtung gegeben, angesagt und ausgespielt wird.',
    values: { cw: 'Im Uhrzeigersinn', ccw: 'Gegen den Uhrzeigersinn' },
  },
  'deal.packets': {
    name: 'Päckchen beim Geben',
    alsoSaid: 'austeilen',
    effect: 'In wie vielen Päckchen jeder seine Karten bekommt.',
    values: { halves: 'Zwei Hälften', pairs: 'Zu zweien', single: 'Einzeln', whole: 'Alle auf einmal' },
  },
  'deal.cutMax': {
    name: 'Abheben',
    effect: 'Wie oft der Spieler rechts vom Geber abheben darf.',
    values: { 1: 'Einmal', 3: 'Bis zu dreimal' },
  },
  'deal.cutMinPacket': {
    name: 'Kleinstes Päckchen beim Abheben',
    effect: 'So viele Karten müssen mindestens abgehoben werden und mindestens liegen bleiben.',
  },
  'lead.first': {
    name: 'Erstes Ausspiel',
    alsoSaid: 'Anspiel, herauskommen',
    effect: 'Wer zum ersten Stich ausspielt.',
    values: { forehand: 'Die Vorhand', declarer: 'Der Spieler' },
  },

  'auction.form': {
    name: 'Ablauf des Ansagens',
    alsoSaid: 'reizen, bieten',
    effect: 'Wie herauskommt, wer spielt.',
    values: {
      official: 'Reihum, überboten wird sofort',
      'two-phase': 'Erst sagen alle ja oder nein, dann wird überboten',
      named: 'Jeder nennt einmal ein Spiel, das höchste gilt',
    },
  },
  'contracts.ranking': {
    name: 'Rangfolge der Spiele',
    alsoSaid: 'reizen, überbieten',
    effect: 'Welches Spiel ein anderes überbietet; bei gleichem Rang geht vor, wer früher dran ist.',
  },

  'contracts.enabled': {
    name: 'Erlaubte Spiele',
    alsoSaid: 'Sauspiel, Rufspiel, Wenz, Geier, Farbwenz, Farbgeier, Bettel, Solo',
    effect: 'Was an diesem Tisch angesagt werden darf.',
  },
  'tout.contracts': {
    name: 'Tout',
    alsoSaid: 'Durchspiel, alle Stiche',
    effect: 'Welche Spiele zum Tout erhöht werden dürfen: Dann müssen alle Stiche her, und der Preis verdoppelt sich.',
  },
  'solo.requireTrumpSuitCard': {
    name: 'Eine Karte der Trumpffarbe',
    effect: 'Wer eine Farbe zu Trumpf macht, muss davon mindestens eine gewöhnliche Karte haben.',
  },
  'play.decided': {
    name: 'Entschiedene Spiele',
    effect: 'Was geschieht, wenn ein Tout oder ein Bettel schon vorzeitig verloren ist.',
    values: { ends: 'Gleich abrechnen', 'goes-on': 'Zu Ende spielen' },
  },

  'passout.rule': {
    name: 'Alle sagen weiter',
    alsoSaid: 'einwerfen, passen, Pott, Topf',
    effect: 'Was geschieht, wenn niemand spielen will.',
    values: {
      redeal: 'Zusammenwerfen, der Nächste gibt',
      ramsch: 'Ramsch: Die meisten Augen verlieren',
      stock: 'Stock: Jeder zahlt ein',
      muss: 'Muss-Spiel: Der höchste Trumpf muss spielen',
    },
  },
  'stock.ante': {
    name: 'Einsatz im Stock',
    alsoSaid: 'Pott, Topf',
    effect: 'So viel legt jeder in den Stock, wenn niemand spielt.',
  },
  'stock.cap': {
    name: 'Grenze im Stock',
    alsoSaid: 'Pott, Topf',
    effect: 'Mehr nimmt oder zahlt keiner der beiden Spieler, auch wenn mehr im Stock ist.',
    values: { none: 'Keine Grenze' },
  },
  'stock.countsHochzeit': {
    name: 'Hochzeit um den Stock',
    alsoSaid: 'Pott, Topf',
    effect: 'Auch wer eine Hochzeit spielt, gewinnt den Stock oder zahlt hinein.',
  },
  'muss.maxTrumps': {
    name: 'Muss-Spiel mit viel Trumpf',
    alsoSaid: 'die Alte muss',
    effect: 'Wer mehr Trümpfe hat, hätte auch freiwillig spielen können und braucht wieder 61 Augen.',
    values: { none: 'Macht nichts aus' },
  },

  'called.runAway.min': {
    name: 'Davonlaufen',
    alsoSaid: 'Rufsau, Rufass, gerufene Sau, weglaufen, untendurch',
    effect: 'Wie viele Karten der Ruffarbe du dafür brauchst, die gerufene Karte mitgezählt.',
    values: { 2: 'Ab 2', 3: 'Ab 3', 4: 'Ab 4', 5: 'Ab 5', 6: 'Ab 6' },
  },
  'called.runAway.when': {
    name: 'Was beim Davonlaufen zählt',
    alsoSaid: 'Rufsau, Rufass, gerufene Sau, weglaufen, untendurch',
    effect: 'Ob es auf die Karten ankommt, die du noch hast, oder auf die vom Anfang.',
    values: { 'current-hand': 'Die jetzt noch da sind', 'initial-hand': 'Die du bekommen hast' },
  },
  'called.runAway.following': {
    name: 'Untendurch beim Zugeben',
    alsoSaid: 'Rufsau, Rufass, gerufene Sau, weglaufen, drunterlaufen',
    effect:
      'Mit genug Karten der Ruffarbe darfst du die gerufene Karte auch dann zurückhalten, wenn ein anderer sie sucht.',
  },
  'called.discard': {
    name: 'Gerufene Karte abwerfen',
    alsoSaid: 'Rufsau, Rufass, gerufene Sau, abspatzen, schmieren',
    effect: 'Ob die gerufene Karte auf eine andere Farbe fallen darf, bevor sie gesucht worden ist.',
    values: { never: 'Nie', 'from-penultimate': 'Ab dem vorletzten Stich', free: 'Jederzeit' },
  },
};
