// German wording of the help at the table: hint, warning, why, taking back, modes of help.
import type { Idea } from '../../engine/tutor/ideas/asked.ts';
import { GLIMPSES_DE } from './glimpses.ts';
import { comparedDe, eyesDe, lossDe, oftenDe } from './naming.ts';
import type { Naming } from '../types/naming.ts';
import { capitalised, ended } from '../base/words.ts';
import { LABELS_DE } from './labels.ts';
import type { UiAdviceTexts, Worlds } from '../types/ui-advice-texts.ts';

/** A chance from a sample is told no finer than the sample allows. */
function chance(value: number, { of }: Worlds): string {
  if (of === 'all') return `${Math.round(value * 100)} %`;
  const percent = Math.round(value * 20) * 5;
  return `${percent === 0 || percent === 100 ? 'fast' : 'etwa'} ${percent} %`;
}

const IDEAS_DE: Readonly<Record<Idea, string>> = {
  onlyOne: 'Hier gibt es nichts zu überlegen: Nur eines ist erlaubt.',
  compare: 'Geh durch, was erlaubt ist: Was holt den Stich, was schenkt Augen her, und was brauchst du später noch?',
  weighUp: 'Geh durch, was erlaubt ist: Was bringt es, und was kann es kosten?',
  noMatter: 'Vergleiche, was du spielen darfst: Macht es hier überhaupt einen Unterschied?',
  whoTakes: 'Wem gehört dieser Stich am Ende? Kannst du daran etwas ändern?',
  pointsInTrick: 'Wie viele Augen werden in diesem Stich liegen, und welche Seite bekommt sie?',
  dearCard: 'Welche Karte mit vielen Augen ist noch zu gewinnen oder zu verlieren?',
  laterTrick: 'Einer deiner Trümpfe kann noch selbst einen Stich machen. Was braucht er dafür?',
  drawTrumps: 'Wie viele Trümpfe haben die anderen noch, und wem schaden sie?',
  whichTrump: 'Mit welchem Trumpf kommst du heraus? Überleg, was draußen noch über deinen Trümpfen steht.',
  helpDeclarer: 'Du gehörst zum Spieler. Womit hilfst du ihm am meisten, wenn du ausspielst?',
  searchCalled: 'Die gerufene Karte ist noch nicht gesucht worden. Was würde klären, wer zu wem gehört?',
  calledCard: 'Denk an die gerufene Karte: Wann muss sie heraus, und was bringt es, wenn sie fällt?',
  runAway: 'Wie viele Karten der Ruffarbe hast du, und was ist dir damit erlaubt?',
  sureTrick: 'Schau, was schon gefallen ist: Hast du etwas, das niemand mehr schlagen kann?',
  highPlain: 'Wie viele Karten deiner Farben sind noch draußen, und was davon ist höher als deine?',
  longSuit: 'Wie viele Karten hast du von jeder Farbe, und wem gehen sie zuerst aus?',
  becomeVoid: 'Welche Farbe wärst du bald los, und was hättest du davon?',
  leadCheap: 'Gerade läuft nichts sicher. Was gibst du her, ohne Augen zu verschenken?',
  saveTrumps: 'Gegen den Spieler sind Trümpfe zum Stechen da. Muss einer davon angespielt werden?',
  seatOfDeclarer: 'Schau, wo der Spieler sitzt: Wer muss sich nach dir als Erster festlegen?',
  knownVoid: 'Jemand hat eine Farbe nicht mehr. Hilft dir das oder schadet es dir?',
  smear: 'Wem gehört der Stich am Ende? Wenn deiner Seite: Welche Augen gibst du ihm mit?',
  winCheaply: 'Der Stich ist zu haben. Was ist das Wenigste, mit dem du ihn holst?',
  winWell: 'Der Stich ist zu haben. Womit holst du ihn, und was soll dir danach bleiben?',
  ruff: 'Du bist in der Farbe frei. Liegt genug im Stich, dass sich ein Trumpf lohnt?',
  duck: 'Nicht jeder Stich ist zu haben. Was kostet dich am wenigsten, wenn er an die anderen geht?',
  leaveToPartner: 'Deine Seite ist an diesem Stich noch beteiligt. Musst du selbst etwas dafür tun?',
  guardTen: 'Denk an deine Zehn: Was geschieht mit ihr, wenn die höchste Karte ihrer Farbe kommt?',
  keepHigh: 'Welche deiner Trümpfe machen ihren Stich auch später? Brauchst du sie jetzt?',
  countPoints: 'Zähl die Augen: Wie viele fehlen noch, und reicht dieser Stich?',
  countSchneider: 'Zähl die Augen: Geht es hier auch um den Schneider?',
  partnersSuit: 'Was weißt du vom Blatt deines Partners? Was hat er ausgespielt, was muss er haben?',
  savePoints: 'Welche Karte mit vielen Augen willst du jetzt auf keinen Fall verlieren?',
  keepEntry: 'Wie kommst du später wieder ans Ausspiel?',
  ruffHigh: 'Wer kommt nach dir noch dran, und könnte er höher stechen?',
  everyTrick: 'Wie viele Stiche dürfen hier an die andere Seite gehen?',
  discard: 'Welche Karte brauchst du am wenigsten?',
  strongHand: 'Zähl Trümpfe, hohe Farbkarten und freie Farben: Dein Blatt trägt etwas. Was genau?',
  weakHand: 'Zähl ehrlich: Trümpfe, hohe Farbkarten, freie Farben. Trägt das mehr, als schon angesagt ist?',
  lowCards: 'Diesmal zählen die tiefen Karten: Kann an diesem Blatt irgendwo ein Stich hängen bleiben?',
  marriage: 'Eine Hochzeit legt zwei Blätter zusammen: Was bringt der Partner mit, und was fehlt dir?',
  overcall: 'Jemand hat schon ein Spiel. Hast du etwas, das darüber geht?',
  callAce: 'Was darfst du rufen, und in welcher Farbe gehst du das kleinste Risiko ein?',
  doubling: 'Es geht um doppeltes Geld. Zähl deine Trümpfe und schau, wer ausspielt.',
  noDoubling: 'Verdoppeln heißt auch doppelt verlieren. Bist du dir wirklich sicher?',
  cut: 'Beim Abheben ist jede Stelle so gut wie die andere.',
};

const ofAllDeals = (count: number, name: Naming): string =>
  count === 1
    ? 'Die Karten können nur noch auf eine Art liegen.'
    : `Gerechnet mit allen ${name.number(count)} Verteilungen, die noch möglich sind.`;

export const UI_ADVICE_DE: UiAdviceTexts = {
  ideas: IDEAS_DE,
  glimpses: GLIMPSES_DE,

  hint: {
    title: 'Tipp',
    button: 'Tipp',
    buttonHint: 'Einen Tipp holen (Taste H). Jeder weitere Druck verrät mehr.',
    step: (step) => `Schritt ${step} von 3`,
    next: { 1: 'Kandidaten zeigen', 2: 'Auflösen' },
    thinking: 'Der Tutor überlegt …',
    nothing: 'Gerade hast du nichts zu entscheiden.',
    failed: 'Dazu fällt dem Tutor gerade nichts ein. Frag gleich noch einmal.',
    candidate: 'Kandidat',
    best: 'Tipp',
    candidates: (count) => (count === 1 ? 'Mehr kommt nicht infrage:' : 'Vergleich diese beiden Wege:'),
    advised: 'Der Tutor würde:',
    asGood: 'Genauso gut:',
    undecided: 'Ein sicherer Unterschied ist hier nicht zu sehen.',
    slight: 'Ein einzelner Grund lässt sich dafür nicht nennen.',
    besides: 'Dazu würde er:',
    why: 'Denn:',
    worth: (worth, worlds, name) => {
      const { cents, chance: won, points } = worth;
      const ahead = name.counts === 'lead';
      const [more, less] = ahead ? ['Vorsprung auf die anderen', 'Rückstand auf die anderen'] : ['plus', 'minus'];
      const amount = name.average(cents);
      const signed = cents > 0 ? more : less;
      return [
        `Im Schnitt ${name.isTrifle(cents) ? 'plus minus null' : ahead ? `${amount} ${signed}` : `${signed} ${amount}`}`,
        ...(won !== undefined ? [`Aussicht auf den Sieg ${chance(won, worlds)}`] : []),
        ...(points !== undefined ? [`rund ${name.number(Math.round(points))} Augen für deine Seite`] : []),
      ]
        .join(', ')
        .concat('.');
    },
    other: (words, { cents: lost }, name) => `${capitalised(words)}: im Schnitt ${comparedDe(lost, name, 'weniger')}.`,
    worlds: ({ of, count }, name) =>
      count === 0
        ? ''
        : of === 'all'
          ? ofAllDeals(count, name)
          : `Gerechnet mit ${name.number(count)} gedachten Verteilungen; ganz sicher ist das nicht.`,
  },

  decision: {
    stoss: 'Stoß geben',
    retour: 'Retour geben',
    leave: 'nichts sagen',
    cut: 'irgendwo abheben',
    call: (phrase) => `„${phrase}“ sagen`,
    announce: (announcement) => `${announcement} ansagen`,
    play: (card) => card,
  },

  ways: {
    show: 'Zeig’s mir',
    hide: 'Wieder einklappen',
    looking: 'Ich suche eine Verteilung, an der man es sieht …',
    none: 'Kein Beispiel zeigt es in zwei Stichen: Der Unterschied ist klein oder kommt erst später.',
    deal: 'So könnten die Karten liegen. Beide Male spielen alle so gut wie möglich weiter:',
    trick: (number) => (number === 1 ? 'Dieser Stich' : 'Der nächste Stich'),
    taken: (who, points) => (points === undefined ? `Stich von ${who}` : `${capitalised(who)}: ${eyesDe(points)}`),
    whose: { ours: 'für deine Seite', theirs: 'für die anderen' },
  },
  gate: {
    titles: {
      inaccuracy: 'Moment, das geht besser',
      mistake: 'Moment, das wäre ein Fehler',
      blunder: 'Halt, das wäre ein grober Fehler',
    },
    costs: (words, { cents: lost, chance: won }, kind, name) =>
      `${capitalised(words)}: Das kostet dich im Schnitt ${lossDe(lost, name)}${
        kind === 'card' && won >= 0.02 ? ` und rund ${Math.round(won * 100)} Prozentpunkte Aussicht auf den Sieg` : ''
      }.`,
    worlds: ({ of, count }, name) =>
      count === 0
        ? ''
        : of === 'all'
          ? ofAllDeals(count, name)
          : `Gerechnet mit ${name.number(count)} gedachten Verteilungen.`,
    cause: {
      losesTrick: (winner, points) =>
        `Der Stich geht dann an ${winner}, mit ${eyesDe(points)}; mit einer anderen Karte gehört er deiner Partei.`,
      givesPoints: (winner, points) => `Der Stich geht an ${winner}, und diese Karte legt ${eyesDe(points)} hinein.`,
      bringsLess: (_winner, points) =>
        `Der Stich gehört deiner Partei, und eine andere Karte bringt ${eyesDe(points)} mehr hinein.`,
      losesNext: (winner, points) => `Den nächsten Stich holt dann ${winner}, mit ${eyesDe(points)}.`,
      later: 'Der Schaden zeigt sich erst in den Stichen danach.',
      losesGame: ({ announcement, count, deals, points, needed }, name) =>
        `${name.announcement(announcement)} geht in ${count} von ${deals} gedachten Verteilungen verloren, meist wie hier: ${eyesDe(points)}, und ${needed} bräuchte es.`,
      missesGame: ({ announcement, count, deals, points }, name) =>
        `${name.announcement(announcement)} wird in ${count} von ${deals} gedachten Verteilungen gewonnen, meist wie hier: mit ${eyesDe(points)}.`,
      losesDoubled: ({ tenths, points, needed }) =>
        `Nach Faustregeln zu Ende gespielt, verliert deine Partei ${oftenDe(tenths)}, meist wie hier: ${eyesDe(points)}, und ${needed} bräuchte es.`,
      winsDoubled: ({ tenths, points }) =>
        `Nach Faustregeln zu Ende gespielt, gewinnt deine Partei ${oftenDe(tenths)}, meist wie hier: mit ${eyesDe(points)}.`,
      unlikely: (tenths) => `Zum Verdoppeln zu unsicher: Deine Partei gewinnt ${oftenDe(tenths)}.`,
      likely: (tenths) => `Das Verdoppeln lohnt sich: Deine Partei gewinnt ${oftenDe(tenths)}.`,
      paysRamsch: (tenths) => `Den Ramsch zahlst du ${oftenDe(tenths)} selbst.`,
      looking: 'Warum, das wird gerade nachgesehen …',
    },
    showMe: 'Zeig mir, was passiert',
    showing: 'Nur gedacht: So ginge es weiter, wenn die Karten liegen, wie es am ehesten schadet.',
    showingGame: 'Nur gedacht: die ersten Stiche, wenn die Karten der anderen so liegen.',
    enough: 'Genug gesehen',
    anyway: { play: 'Trotzdem spielen', say: 'Trotzdem ansagen', leave: 'Trotzdem nichts sagen' },
    looking: { card: 'Moment, ich sehe mir die Karte an …', bid: 'Moment, ich sehe mir die Ansage an …' },
    think: 'Noch einmal überlegen',
    hint: 'Tipp zeigen',
    stop: { card: 'Bei Karten nicht mehr warnen', bid: 'Bei Ansagen nicht mehr warnen' },
    stopped: {
      card: 'Vor schlechten Karten wird nicht mehr gewarnt. Du kannst das in den Einstellungen ändern.',
      bid: 'Vor schlechten Ansagen wird nicht mehr gewarnt. Du kannst das in den Einstellungen ändern.',
    },
  },

  why: {
    title: 'Warum so?',
    ask: 'Warum so?',
    about: (player, words) => `${player}: ${words}`,
    seen: 'Das kann jeder am Tisch sehen:',
    more: 'Weitere Gründe',
    later: 'Alle Gründe erfährst du nach der Runde, sonst wüsstest du jetzt zu viel.',
    nothing: 'Dazu gibt es nichts zu sagen.',
    close: 'Schließen',
    askCard: (player, card) => `${player}: ${card}. Warum so?`,
    askSaid: (player, phrase) => `${player}: ${ended(phrase)} Warum so?`,
  },

  time: {
    takeBack: 'Zurücknehmen (Strg+Z)',
    repeat: 'Wiederholen (Strg+Y)',
    sameDeal: 'Gleiches Blatt noch einmal',
    leaveAside: 'Zurück zum Spiel',
    practice: {
      takenBack: 'Übung: Weil du etwas zurückgenommen hast, zählt die Runde nicht.',
      again: 'Übung: Dieses Blatt kennst du schon, die Runde zählt nicht.',
    },
    practiceShort: 'Übung',
  },

  modes: {
    ...LABELS_DE.advice.modes,
    hints: {
      open: 'Alle Karten liegen offen, und zu jeder Entscheidung der anderen stehen die Gründe dabei. So fängt man an.',
      coached:
        'Ein Lehrer sitzt neben dir: Wo viele etwas übersehen, stellt er dir eine Frage, bevor du spielst. Sonst schweigt er, außer um vor groben Fehlern zu warnen. Karten, die nicht erlaubt sind, tragen ein Zeichen.',
      marked: 'Karten, die nicht erlaubt sind, tragen ein Zeichen. Der Tutor warnt dich vor groben Fehlern.',
      onDemand: 'Nichts ist markiert, und niemand warnt dich. Hilfe gibt es, wenn du danach fragst.',
      memory:
        'Der letzte Stich und die gefallenen Trümpfe bleiben zugedeckt. Ab und zu wirst du gefragt, was gefallen ist, wer eine Farbe nicht mehr hat oder wie viele Augen du hast. Hilfe gibt es, wenn du danach fragst.',
      inn: 'Wie am Wirtshaustisch: Niemand hält dich auf. Wer eine falsche Karte spielt, hat verworfen und die Runde verloren. Kein Tipp, nichts wird zurückgenommen.',
    },
  },

  revoked: {
    title: 'Verworfen',
    why: 'Warum die Karte nicht erlaubt war:',
    price: 'Wer verwirft, zahlt den Grundpreis des Spiels; Stoß und Retour zählen mit.',
    side: 'Wer verwirft, verliert für seine Seite.',
    alone: 'Wer verwirft, verliert allein.',
    fine: 'Das Spiel selbst zählt nicht, nur was das Verwerfen kostet.',
    dealLost:
      'Wer verwirft, verliert das Spiel für seine Seite. Gezählt werden nur der Sieg und, wenn angesagt, Re und Kontra.',
  },

  teacher: {
    title: 'Dein Lehrer fragt',
    foundTitle: (card) => `Gefunden: ${card}`,
    more: 'Tipp',
    close: 'Schließen',
  },

  recall: {
    title: 'Aus dem Gedächtnis',
    check: 'Prüfen',
    later: 'Diesmal nicht',
    goOn: 'Weiterspielen',
    right: 'Richtig.',
    wrong: 'Nicht ganz.',
    soFar: (remembered, asked) =>
      asked === 1
        ? `In dieser Runde eine Frage, ${remembered === 1 ? 'richtig' : 'falsch'} beantwortet.`
        : `In dieser Runde ${asked} Fragen, ${remembered === asked ? 'alle' : remembered === 0 ? 'keine' : remembered === 1 ? 'eine' : remembered} richtig beantwortet.`,
    lastTrick: 'Der letzte Stich bleibt zugedeckt: Du spielst aus dem Gedächtnis.',
  },

  innTutor: 'Im Wirtshaus sitzt kein Tutor mit am Tisch.',
};
