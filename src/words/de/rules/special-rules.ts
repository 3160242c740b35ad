// German texts of the house rules about Bettel, Hochzeit, Ramsch and special rounds.
import type { OptionTextsIn } from '../../types/rules/rule-texts.ts';

export const SPECIAL_RULES_DE: OptionTextsIn<'bettel' | 'hochzeit' | 'ramsch' | 'special' | 'session'> = {
  'bettel.ranking': {
    name: 'Reihenfolge im Bettel',
    alsoSaid: 'Null',
    effect: 'Was im Bettel Trumpf ist und wo die Zehn steht.',
    values: { null: 'Kein Trumpf, Zehn über der Neun', 'hearts-trump': 'Wie im Rufspiel' },
  },
  'bettel.overtake': {
    name: 'Stichzwang im Bettel',
    alsoSaid: 'Null',
    effect: 'Ob du höher legen musst, wenn du kannst.',
    values: { none: 'Nein', follow: 'Ja, beim Bedienen', always: 'Ja, auch mit Trumpf' },
  },
  'bettel.firstLead': {
    name: 'Ausspiel im Bettel',
    alsoSaid: 'Null',
    effect: 'Wer im Bettel zum ersten Stich ausspielt.',
    values: { forehand: 'Die Vorhand', declarer: 'Der Spieler' },
  },
  'bettel.value': {
    name: 'Preis des Bettels',
    alsoSaid: 'Null',
    effect: 'Schneider, Schwarz und Laufende gibt es im Bettel nicht.',
    values: { solo: 'Wie ein Solo', tout: 'Wie ein Tout' },
  },

  'hochzeit.form': {
    name: 'Hochzeit',
    alsoSaid: 'Heirat',
    effect: 'Wann jemand, der nur einen Trumpf hat, ihn verdeckt anbieten darf.',
    values: {
      off: 'Gar nicht',
      'anytime-offer': 'Jederzeit, solange angesagt wird',
      'in-auction': 'Als Ansage wie jedes Spiel',
      'on-turn': 'Wenn er an der Reihe ist',
      'pre-auction': 'Bevor angesagt wird',
    },
  },
  'hochzeit.returnCard': {
    name: 'Karte zurück',
    alsoSaid: 'Heirat',
    effect: 'Was zurückgeben muss, wer den Trumpf annimmt.',
    values: { nontrump: 'Eine Karte, die kein Trumpf ist', any: 'Irgendeine Karte' },
  },
  'hochzeit.value': {
    name: 'Preis der Hochzeit',
    alsoSaid: 'Heirat',
    effect: 'Schneider, Schwarz und Laufende kommen dazu wie im Rufspiel.',
    values: { rufer: 'Wie ein Rufspiel', '2xrufer': 'Wie zwei Rufspiele' },
  },
  'hochzeit.noTaker': {
    name: 'Niemand nimmt an',
    alsoSaid: 'Heirat',
    effect: 'Was geschieht, wenn keiner den angebotenen Trumpf will.',
    values: {
      void: 'Die Runde fällt aus, wenn nicht schon ein Spiel geboten war',
      continue: 'Der Trumpf geht zurück, es wird weiter angesagt',
    },
  },

  'ramsch.mode': {
    name: 'Wer gegen wen im Ramsch',
    effect: 'Ob einer verliert oder eine Partei.',
    values: { individual: 'Jeder für sich', 'team-opposite': 'Gegenüber zusammen, bis 59 Augen gewinnt' },
  },
  'ramsch.stake': {
    name: 'Preis des Ramsches',
    effect: 'So viel zahlt der Verlierer jedem anderen.',
    values: { rufer: 'Wie ein Rufspiel' },
  },
  'ramsch.tiebreak': {
    name: 'Gleich viele Augen im Ramsch',
    effect: 'Wer zahlt, wenn mehrere die meisten Augen haben.',
    values: { chain: 'Mehr Stiche, dann mehr Trümpfe, dann der höhere Trumpf', 'both-pay': 'Jeder von ihnen zahlt' },
  },
  'ramsch.jungfrau': {
    name: 'Jungfrau',
    effect: 'Ob es teurer wird, wenn jemand keinen Stich bekommt.',
    values: { 'double-all': 'Ja, jedes Mal doppelt', off: 'Nein' },
  },
  'ramsch.durchmarsch': {
    name: 'Durchmarsch',
    alsoSaid: 'Mord, alle Stiche',
    effect: 'Ob im Ramsch auch gewinnen kann, wer besonders viel bekommt.',
    values: { off: 'Nein', 'all-tricks': 'Ja, mit allen Stichen', langendorf: 'Ja, mit 101 Augen, angesagt mit 91' },
  },
  'ramsch.durchmarschValue': {
    name: 'Preis des Durchmarsches',
    alsoSaid: 'Mord, alle Stiche',
    effect: 'So viel bekommt, wer durchmarschiert, von jedem anderen.',
    values: { solo: 'Wie ein Solo' },
  },
  'ramsch.doppler': {
    name: 'Verdoppeln im Ramsch',
    effect: 'Jeder darf verdoppeln, bevor er seine erste Karte legt.',
    onBill: (times) => (times === 1 ? 'Doppler' : `${times} Doppler`),
  },
  'ramsch.bonuses': {
    name: 'Zuschläge im Ramsch',
    effect: 'Der Verlierer zahlt mehr an jeden mit weniger als 31 Augen, am meisten an jeden ohne Stich.',
  },

  'round.length': {
    name: 'Länge der Sonderrunden',
    effect: 'So viele Spiele dauern Bock-, Kreuz-, Schieber- und Teufelsrunden.',
  },
  'round.solo': {
    name: 'Was als Solo zählt',
    effect: 'Nach welchen Spielen eine Bock- oder Kreuzrunde beginnt, wenn ein Solo der Anlass ist.',
    values: { alone: 'Jedes Spiel allein gegen drei', 'suit-solo': 'Nur ein Farbsolo' },
  },
  'bock.mode': {
    name: 'Bockrunden',
    alsoSaid: 'Doppelrunde',
    effect: 'In einer Bockrunde zählt jedes Spiel doppelt.',
    values: { off: 'Keine', overlap: 'Ja, gleichzeitige vervielfachen sich', queue: 'Ja, eine nach der anderen' },
  },
  'bock.triggers': {
    name: 'Anlass für eine Bockrunde',
    alsoSaid: 'Doppelrunde',
    effect: 'Danach beginnt sie mit dem nächsten Geben.',
    values: { 'tie-60-60': '60 zu 60', schwarz: 'Schwarz', 'solo-lost': 'Verlorenes Solo', manual: 'Auf Wunsch' },
  },
  'kreuz.form': {
    name: 'Kreuzrunde',
    effect: 'Es wird nicht angesagt, die Partner stehen schon fest.',
    values: { off: 'Keine', aces: 'Ja, Partner werden ausgelost', opposite: 'Ja, gegenüber spielt zusammen' },
  },
  'kreuz.trigger': {
    name: 'Anlass für eine Kreuzrunde',
    effect: 'Danach beginnt sie mit dem nächsten Geben.',
    values: { 'solo-played': 'Ein Solo', 'solo-lost': 'Verlorenes Solo', manual: 'Auf Wunsch' },
  },
  'kreuz.draw': {
    name: 'Partner auslosen',
    effect: 'Wie oft in einer Kreuzrunde die Partner gelost werden.',
    values: { 'per-round': 'Einmal für die ganze Runde', 'per-deal': 'Vor jedem Spiel' },
  },
  'kreuz.declaringSide': {
    name: 'Wer in der Kreuzrunde 61 braucht',
    effect: 'Welche der beiden Parteien als Spielerpartei gilt.',
    values: {
      'forehand-team': 'Die Partei der Vorhand',
      aces: 'Die ausgelosten Partner',
      'last-doubler': 'Wer zuletzt verdoppelt hat',
    },
  },
  'kreuz.leader': {
    name: 'Ausspiel in der Kreuzrunde',
    effect: 'Wer zum ersten Stich einer Kreuzrunde ausspielt, wenn vorher verdoppelt wurde.',
    values: { usual: 'Wie sonst auch', 'last-doubler': 'Wer zuletzt verdoppelt hat, auch durch Legen im Spiel davor' },
  },
  'schieber.trigger': {
    name: 'Schieberrunde',
    effect:
      'Die zwei höchsten Trümpfe werden angeboten; wer sie nimmt, spielt ein Solo, und alle schieben Karten weiter.',
    values: { off: 'Keine', 'tout-played': 'Nach einem Tout', manual: 'Auf Wunsch' },
  },
  'schieber.offer': {
    name: 'Angebot im Schieber',
    effect: 'Wem die zwei höchsten Trümpfe angeboten werden.',
    values: { all: 'Allen der Reihe nach', 'forehand-then-dealer': 'Der Vorhand, dann dem Geber' },
  },
  'teufel.trigger': {
    name: 'Teufelsrunde',
    effect: 'Die Vorhand bekommt vier hohe Trümpfe und nennt die Farbe ihres Solos, bevor sie mehr sieht.',
    values: { off: 'Keine', manual: 'Auf Wunsch' },
  },

  'deal.firstDealer': {
    name: 'Erster Geber',
    effect: 'Wer gibt, wenn eine neue Sitzung beginnt.',
    values: { random: 'Ausgelost', 'high-card': 'Wer die höchste Karte zieht', fixed: 'Immer du' },
  },
  'session.length': {
    name: 'Länge der Sitzung',
    alsoSaid: 'Spieldauer, wie viele Runden',
    effect: 'Wie oft jeder gibt, bevor Schluss ist und abgerechnet wird.',
    values: { open: 'Offen' },
  },
};
