// German wording of the help at the table: hint, warning, why, taking back, modes of help.
import type { Cause, GlimpseParams, Idea, Loss, Worth } from '../../advice.ts';
import type { Practice } from '../../help-modes.ts';
import { acc, comparedDe, eyesDe, eyesLie, it, lossDe, nom, Nom } from './naming.ts';
import type { Naming, Texts } from '../naming.ts';
import { capitalised } from '../words.ts';

type Worlds = { readonly of: 'all' | 'drawn'; readonly count: number };

/** A chance from a sample is told no finer than the sample allows. */
const chance = (value: number, { of }: Worlds): string =>
  of === 'all' ? `${Math.round(value * 100)} %` : `etwa ${Math.round(value * 20) * 5} %`;

const IDEAS_DE: Readonly<Record<Idea, string>> = {
  onlyOne: 'Hier gibt es nichts zu überlegen: Nur eines ist erlaubt.',
  compare: 'Geh durch, was erlaubt ist: Was holt den Stich, was schenkt Augen her, und was brauchst du später noch?',
  weighUp: 'Geh durch, was erlaubt ist: Was bringt es, und was kann es kosten?',
  noMatter: 'Hier ist nichts zu verderben: Nach allem, was du wissen kannst, ist jede Wahl gleich gut.',
  whoTakes: 'Wem gehört dieser Stich am Ende? Kannst du daran etwas ändern?',
  pointsInTrick: 'Wie viele Augen werden in diesem Stich liegen, und welche Seite bekommt sie?',
  dearCard: 'Welche Karte mit vielen Augen ist noch zu gewinnen oder zu verlieren?',
  laterTrick: 'Einer deiner Trümpfe kann noch selbst einen Stich machen. Was braucht er dafür?',
  drawTrumps: 'Wer spielt, zieht Trumpf: Solange die anderen Trümpfe haben, stechen sie deine Farben.',
  helpDeclarer: 'Du gehörst zum Spieler. Womit hilfst du ihm am meisten, wenn du ausspielst?',
  searchCalled: 'Die gerufene Karte ist noch nicht gesucht worden. Was würde klären, wer zu wem gehört?',
  calledCard: 'Denk an die gerufene Karte: Wann muss sie heraus, und was bringt es, wenn sie fällt?',
  runAway: 'Mit vielen Karten der Ruffarbe darf die gerufene daheim bleiben.',
  sureTrick: 'Schau, was schon gefallen ist: Hast du etwas, das niemand mehr schlagen kann?',
  highPlain: 'Eine hohe Karte läuft, solange die anderen ihre Farbe noch zugeben müssen. In welcher Farbe ist das so?',
  longSuit: 'In welcher Farbe hast du am meisten? Dort gehen den anderen die Karten zuerst aus.',
  becomeVoid: 'Mach dich in einer Farbe frei, dann kannst du sie später stechen.',
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
  guardTen: 'Denk an deine Zehn: Steht sie blank, fällt sie mit, sobald die höchste Karte ihrer Farbe kommt.',
  keepHigh: 'Deine höchsten Trümpfe machen ihren Stich auch später. Brauchst du sie jetzt?',
  countPoints: 'Zähl die Augen: Wie viele fehlen noch, und reicht dieser Stich?',
  countSchneider: 'Zähl die Augen: Geht es hier auch um den Schneider?',
  partnersSuit: 'Was weißt du vom Blatt deines Partners? Was hat er ausgespielt, was muss er haben?',
  savePoints: 'Welche Karte mit vielen Augen willst du jetzt auf keinen Fall verlieren?',
  keepEntry: 'Wie kommst du später wieder ans Ausspiel?',
  ruffHigh: 'Wer kommt nach dir noch dran, und könnte er höher stechen?',
  everyTrick: 'Hier zählt jeder einzelne Stich.',
  discard: 'Du kannst nicht zugeben und willst nicht stechen. Welche Karte brauchst du am wenigsten?',
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

const WHO_HAS_IT = {
  own: 'Der Stich gehört der eigenen Seite.',
  other: 'Der Stich gehört der anderen Seite.',
  unknown: 'Ob das die eigene Seite ist, weißt du noch nicht.',
} as const;

/** Card points from which a card is not given lightly. */
const MANY = 10;

/** "Damit gehen 11 Augen", "Damit gehen nur 3 Augen", "Damit geht kein Auge". */
const gone = (points: number): string =>
  points < 2
    ? `Damit geht ${points === 0 ? 'kein' : 'nur ein'} Auge`
    : `Damit gehen ${points < MANY ? 'nur ' : ''}${eyesDe(points)}`;

const GLIMPSES_DE: Texts<GlimpseParams> = {
  'said.call': ({ call }) =>
    call === 'weiter'
      ? 'Wer „weiter“ sagt, hat kein Spiel oder keines, das höher ist.'
      : call === 'gut'
        ? 'Wer „gut“ sagt, überlässt das Spiel dem anderen.'
        : call === 'spiele'
          ? 'Wer spielen will, hat mindestens das niedrigste Spiel des Tischs.'
          : 'Wer hier noch etwas sagt, hat ein höheres Spiel als das bisherige.',
  'said.announcement': ({ announcement: { called } }, name) =>
    called
      ? `Wer ${acc(called, name)} ruft, hat ${it(called, name)} nicht selbst, aber eine andere Karte dieser Farbe.`
      : 'Wer ein Spiel für sich allein ansagt, hat ein starkes Blatt.',
  'said.stoss': () => 'Wer Stoß gibt, ist Gegenspieler und glaubt, dass das Spiel verloren geht.',
  'said.doppler': () => 'Wer den Ramsch verdoppelt, glaubt, dass ihn ein anderer verliert.',
  'said.durchbruch': () => 'Wer einen Durchbruch ansagt, will fast alle Augen. Jetzt halten die anderen zusammen.',
  'said.retour': () => 'Wer Retour gibt, hält sein Spiel trotz Stoß für gewonnen.',
  'lead.trump': ({ by }) =>
    by === 'declaring'
      ? 'Die Spielerpartei spielt Trumpf an, damit den anderen die Trümpfe ausgehen.'
      : by === 'defending'
        ? 'Ein Gegenspieler spielt Trumpf an. Das ist selten: Meist fehlt etwas Besseres.'
        : 'Trumpf angespielt: Das hilft meist dem Spieler. Ein Zeichen, aber kein Beweis.',
  'lead.calledSuit': ({ suit, called, by }, name) => {
    const is = `${name.suit(suit)} ist die Ruffarbe`;
    switch (by) {
      case 'declarer':
        return `${is}, und der Spieler spielt sie selbst an: Jetzt zeigt sich, wer zu ihm gehört.`;
      case 'searching':
        return `${is}. Gegenspieler spielen sie an, damit ${nom(called, name)} herausmuss und jeder weiß, wer zum Spieler gehört.`;
      case 'runningAway':
        return `${is}. Wer ${acc(called, name)} hat und klein darunter ausspielt, läuft davon.`;
      case 'unknown':
        return `${is}. Wer sie anspielt, will wissen, wo ${nom(called, name)} sitzt, oder hat ${it(called, name)} selbst und läuft davon.`;
    }
  },
  'lead.calledCard': ({ called }, name) =>
    `${Nom(called, name)} selbst liegt da: Nun weiß jeder, wer zum Spieler gehört.`,
  'lead.highestLeft': ({ card, group, trumps }, name) =>
    group === 'trump'
      ? `Einen höheren Trumpf als ${acc(card, name)} gab es nicht mehr.`
      : `Etwas Höheres als ${acc(card, name)} gab es in ${name.suit(group)} nicht mehr; ${trumps === 'left' ? 'nur ein Trumpf kann den Stich noch nehmen' : 'den Stich kann niemand mehr nehmen'}.`,
  'lead.plain': ({ suit, points }, name) =>
    points === 0
      ? `${name.suit(suit)} ohne Augen: Damit ist nicht viel verloren.`
      : `${name.suit(suit)} mit ${eyesDe(points)}: keine sichere Karte.`,
  'follow.ruff': ({ suit }, name) => `In ${name.suit(suit)} ist nichts mehr da, sonst wäre Stechen nicht erlaubt.`,
  'follow.discard': ({ group }, name) =>
    group === 'trump'
      ? 'Trumpf ist keiner mehr da, sonst müsste er her.'
      : `In ${name.suit(group)} ist nichts mehr da, und gestochen wurde nicht.`,
  'follow.calledCard': ({ called }, name) => `${Nom(called, name)} ist gesucht worden und musste heraus.`,
  'trick.takesLead': ({ points, place }) =>
    place === 'last'
      ? `Als Letzter den Stich geholt: ${eyesDe(points)}.`
      : `Damit den Stich übernommen; darin ${eyesLie(points, points > 0 ? 'bisher' : '')}.`,
  'trick.gives': ({ points, to, whose }, name) =>
    `${gone(points)} in den Stich, den ${name.isReader(to) ? 'du hast' : `${name.player(to)} hat`}. ${WHO_HAS_IT[whose]}`,
};

/** How a game goes in imagined deals. */
type Figures = Omit<Extract<Cause, { readonly kind: 'losesGame' }>, 'kind'>;
type Doubled = Omit<Extract<Cause, { readonly kind: 'losesDoubled' | 'winsDoubled' }>, 'kind'>;

/** In so many of ten cases. */
const often = (tenths: number): string =>
  tenths === 0 ? 'fast nie' : tenths === 10 ? 'fast immer' : `etwa in ${tenths} von 10 Fällen`;

const ofAllDeals = (count: number, name: Naming): string =>
  count === 1
    ? 'Die Karten können nur noch auf eine Art liegen.'
    : `Gerechnet mit allen ${name.number(count)} Verteilungen, die noch möglich sind.`;

export const UI_ADVICE_DE = {
  ideas: IDEAS_DE,
  glimpses: GLIMPSES_DE,

  hint: {
    title: 'Tipp',
    button: 'Tipp',
    buttonHint: 'Einen Tipp holen (Taste H). Jeder weitere Druck verrät mehr.',
    step: (step: number) => `Schritt ${step} von 3`,
    next: { 1: 'Kandidaten zeigen', 2: 'Auflösen' },
    thinking: 'Der Tutor überlegt …',
    nothing: 'Gerade hast du nichts zu entscheiden.',
    failed: 'Dazu fällt dem Tutor gerade nichts ein. Frag gleich noch einmal.',
    candidate: 'Kandidat',
    best: 'Tipp',
    candidates: (count: number): string => (count === 1 ? 'Mehr kommt nicht infrage:' : 'Vergleich diese beiden Wege:'),
    advised: 'Der Tutor würde:',
    asGood: 'Genauso gut:',
    besides: 'Dazu würde er:',
    why: 'Denn:',
    worth: (worth: Worth, worlds: Worlds, kind: 'bid' | 'card', name: Naming): string => {
      const { cents, chance: won, points } = worth;
      const ahead = name.counts === 'lead';
      const [more, less] = ahead ? ['Vorsprung auf die anderen', 'Rückstand auf die anderen'] : ['plus', 'minus'];
      const amount = name.average(cents);
      const signed = cents > 0 ? more : less;
      return [
        `Im Schnitt ${name.isTrifle(cents) ? 'plus minus null' : ahead ? `${amount} ${signed}` : `${signed} ${amount}`}`,
        ...(kind === 'card' ? [`Aussicht auf den Sieg ${chance(won, worlds)}`] : []),
        ...(kind === 'card' && points !== undefined
          ? [`rund ${name.number(Math.round(points))} Augen für deine Seite`]
          : []),
      ]
        .join(', ')
        .concat('.');
    },
    other: (words: string, { cents: lost }: Loss, name: Naming) =>
      `${capitalised(words)}: im Schnitt ${comparedDe(lost, name, 'weniger')}.`,
    worlds: ({ of, count }: Worlds, name: Naming): string =>
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
    call: (phrase: string) => `„${phrase}“ sagen`,
    announce: (announcement: string) => `${announcement} ansagen`,
    play: (card: string) => card,
  },

  gate: {
    titles: {
      inaccuracy: 'Moment, das geht besser',
      mistake: 'Moment, das wäre ein Fehler',
      blunder: 'Halt, das wäre ein grober Fehler',
    },
    costs: (words: string, { cents: lost, chance: won }: Loss, kind: 'bid' | 'card', name: Naming): string =>
      `${capitalised(words)}: Das kostet dich im Schnitt ${lossDe(lost, name)}${
        kind === 'card' && won >= 0.02 ? ` und rund ${Math.round(won * 100)} Prozentpunkte Aussicht auf den Sieg` : ''
      }.`,
    /** From how many deals the warning comes: it is given only where these suffice. */
    worlds: ({ of, count }: Worlds, name: Naming): string =>
      count === 0
        ? ''
        : of === 'all'
          ? ofAllDeals(count, name)
          : `Gerechnet mit ${name.number(count)} gedachten Verteilungen.`,
    cause: {
      losesTrick: (winner: string, points: number) =>
        `Der Stich geht dann an ${winner}, mit ${eyesDe(points)}; mit einer anderen Karte gehört er deiner Partei.`,
      givesPoints: (winner: string, points: number) =>
        `Der Stich geht an ${winner}, und diese Karte legt ${eyesDe(points)} hinein.`,
      bringsLess: (_winner: string, points: number) =>
        `Der Stich gehört deiner Partei, und eine andere Karte bringt ${eyesDe(points)} mehr hinein.`,
      losesNext: (winner: string, points: number) => `Den nächsten Stich holt dann ${winner}, mit ${eyesDe(points)}.`,
      later: 'Der Schaden zeigt sich erst in den Stichen danach.',
      losesGame: ({ announcement, count, deals, points, needed }: Figures, name: Naming) =>
        `${name.announcement(announcement)} geht in ${count} von ${deals} gedachten Verteilungen verloren, meist wie hier: ${eyesDe(points)}, und ${needed} bräuchte es.`,
      missesGame: ({ announcement, count, deals, points }: Figures, name: Naming) =>
        `${name.announcement(announcement)} wird in ${count} von ${deals} gedachten Verteilungen gewonnen, meist wie hier: mit ${eyesDe(points)}.`,
      losesDoubled: ({ tenths, points, needed }: Doubled) =>
        `Nach Faustregeln zu Ende gespielt, verliert deine Partei ${often(tenths)}, meist wie hier: ${eyesDe(points)}, und ${needed} bräuchte es.`,
      winsDoubled: ({ tenths, points }: Doubled) =>
        `Nach Faustregeln zu Ende gespielt, gewinnt deine Partei ${often(tenths)}, meist wie hier: mit ${eyesDe(points)}.`,
      unlikely: (tenths: number) => `Zum Verdoppeln zu unsicher: Deine Partei gewinnt ${often(tenths)}.`,
      likely: (tenths: number) => `Das Verdoppeln lohnt sich: Deine Partei gewinnt ${often(tenths)}.`,
      paysRamsch: (tenths: number) => `Den Ramsch zahlst du ${often(tenths)} selbst.`,
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
    about: (player: string, words: string) => `${player}: ${words}`,
    seen: 'Das kann jeder am Tisch sehen:',
    more: 'Weitere Gründe',
    later: 'Alle Gründe erfährst du nach der Runde, sonst wüsstest du jetzt zu viel.',
    nothing: 'Dazu gibt es nichts zu sagen.',
    close: 'Schließen',
    askCard: (player: string, card: string) => `${player}: ${card}. Warum so?`,
    askSaid: (player: string, phrase: string) => `${player}: ${phrase}. Warum so?`,
  },

  time: {
    takeBack: 'Zurücknehmen (Strg+Z)',
    repeat: 'Wiederholen (Strg+Y)',
    sameDeal: 'Gleiches Blatt noch einmal',
    leaveAside: 'Zurück zum Spiel',
    practice: {
      takenBack: 'Übung: Weil du etwas zurückgenommen hast, zählt die Runde nicht.',
      again: 'Übung: Dieses Blatt kennst du schon, die Runde zählt nicht.',
    } satisfies Readonly<Record<Practice, string>>,
    practiceShort: 'Übung',
  },

  modes: {
    legend: 'Hilfe',
    names: { open: 'Offen erklärt', marked: 'Markiert', onDemand: 'Auf Wunsch', inn: 'Wirtshaus' },
    hints: {
      open: 'Alle Karten liegen offen, und zu jeder Entscheidung der anderen stehen die Gründe dabei. So fängt man an.',
      marked: 'Karten, die nicht erlaubt sind, tragen ein Zeichen. Der Tutor warnt dich vor groben Fehlern.',
      onDemand: 'Nichts ist markiert, und niemand warnt dich. Hilfe gibt es, wenn du danach fragst.',
      inn: 'Wie am Wirtshaustisch: Niemand hält dich auf. Wer eine falsche Karte spielt, hat verworfen und die Runde verloren. Kein Tipp, nichts wird zurückgenommen.',
    },
  },

  revoked: {
    title: 'Verworfen',
    why: 'Warum die Karte nicht erlaubt war:',
    price: 'Wer verwirft, zahlt den Grundpreis des Spiels; Stoß und Retour zählen mit.',
  },

  innTutor: 'Im Wirtshaus sitzt kein Tutor mit am Tisch.',

  settings: {
    group: 'Warnungen',
    cards: 'Vor schlechten Karten warnen',
    calls: 'Vor schlechten Ansagen warnen',
    values: { on: 'Ein', off: 'Aus' },
    threshold: 'Warnen ab',
    thresholds: { doubtful: 'Ungenauigkeit', bad: 'Fehler', veryBad: 'grobem Fehler' },
    hint: 'Gewarnt wird in den Hilfen „Offen erklärt“ und „Markiert“.',
  },
};

export type UiAdviceTexts = typeof UI_ADVICE_DE;
