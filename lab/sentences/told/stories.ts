// The round as it is told to one of its players, put into words and held to the round by a reader that knows the words alone.
import { type Card, pointsOf, rankOf } from '../../../src/engine/base/cards.ts';
import { type Seat, SEATS, stepsBetween } from '../../../src/engine/base/seats.ts';
import { orderOf } from '../../../src/engine/play/order.ts';
import type { CompletedTrick } from '../../../src/engine/play/tricks.ts';
import { reSidesIn } from '../../../src/engine/table/re-sides-in.ts';
import { entriesOf } from '../../../src/engine/table/readers.ts';
import { recordOf, type ScoredRound } from '../../../src/engine/table/round.ts';
import { playersAt } from '../../../src/engine/table/table-rules.ts';
import type { Considered } from '../../../src/engine/tutor/advice/advice.ts';
import type { EntryReview } from '../../../src/engine/tutor/review/review.ts';
import { storyOf } from '../../../src/engine/tutor/review/story.ts';
import type { Language } from '../../../src/shared/border/language.ts';
import { nameOfDecision } from '../../../src/words/speak/considered.ts';
import { namingOf } from '../../../src/words/speak/naming-of.ts';
import { tellStory } from '../../../src/words/speak/stories.ts';
import type { Naming } from '../../../src/words/types/naming.ts';
import { lintOf } from '../rendered-lint.ts';
import { PLAYERS } from '../well-formed.ts';
import type { CheckedRemark } from './remarks/commented.ts';
import { type Named, type Pattern, patternReader } from './words-told.ts';

/** What the sentences of a story are held to. */
interface Scene {
  readonly round: ScoredRound;
  readonly reviews: readonly EntryReview[];
  readonly you: Seat;
  readonly name: Naming;
}

interface StoryClaim {
  readonly name: string;
  readonly says: Readonly<Record<Language, readonly Pattern[]>>;
  readonly holds: (named: Named, scene: Scene) => boolean;
}

const READER = /^(?:du|dich|dir|deine?|you|your)$/i;
const seatCalled = (words: string, { you }: Scene): Seat | undefined =>
  READER.test(words) ? you : SEATS.find((seat) => PLAYERS[seat] === words);

const declaring = ({ round: { declarer, partner } }: Scene, seat: Seat): boolean =>
  seat === declarer || seat === partner;
const isFriend = (scene: Scene, seat: Seat): boolean => declaring(scene, seat) === declaring(scene, scene.you);

/** Who played together with the reader, the reader too; nobody else where all played for themselves. */
function friendsOf(scene: Scene): readonly Seat[] {
  const { round, you } = scene;
  const re = reSidesIn(round)?.re;
  const seats = SEATS.slice(0, playersAt(round.rules));
  if (re) return seats.filter((seat) => re.includes(seat) === re.includes(you));
  return round.declarer === undefined ? [you] : seats.filter((seat) => isFriend(scene, seat));
}

/** Cards of the reader with more lower cards of their suit elsewhere than in the hand. */
function dangerousIn({ round, you }: Scene): readonly Card[] {
  const order = orderOf(round.play.contract, round.rules.pack);
  const hand = round.dealt[you];
  return hand.filter((card) => {
    const lower = order.cards.filter(
      (each) => order.groupOf(each) === order.groupOf(card) && order.strengthOf(each) < order.strengthOf(card),
    );
    const own = lower.filter((each) => hand.includes(each));
    return lower.length - own.length > own.length;
  });
}

const trickNo = ({ round }: Scene, nth: number): CompletedTrick | undefined => round.play.done[nth - 1];
const tenth = (chance: number): number => Math.round(10 * chance);

/** The entries that play the cards of a trick, counted from 1. */
function entriesIn({ round: { entries, rules } }: Scene, nth: number): readonly number[] {
  const players = playersAt(rules);
  const plays = entries.flatMap(({ type }, at) => (type === 'play' ? [at] : []));
  return plays.slice((nth - 1) * players, nth * players);
}

/** The chance of the reader's side before the next trick began, and before the first card for trick 0; undefined if nobody said. */
function after(scene: Scene, nth: number): number | undefined {
  const [begins = Infinity] = nth === 0 ? [0] : entriesIn(scene, nth);
  const [next = Infinity] = entriesIn(scene, nth + 1);
  const among = scene.reviews.filter(({ entry, outlook }) => outlook && entry >= begins && entry < next);
  const last = among.at(-1)?.outlook?.chance[scene.you];
  return last === undefined ? undefined : declaring(scene, scene.you) ? last : 1 - last;
}

const chancesOf = (scene: Scene): readonly (number | undefined)[] =>
  Array.from({ length: scene.round.play.done.length + 1 }, (_, nth) => after(scene, nth));

/** How far the chance moved in each trick, from the last one that is known. */
const movesOf = (scene: Scene): readonly number[] => {
  const known = chancesOf(scene).filter((chance) => chance !== undefined);
  return known.slice(1).map((chance, at) => Math.abs(chance - (known[at] ?? chance)));
};

function turned(named: Named, scene: Scene): boolean {
  const [nth, from, to] = [named.number(0), named.number(1), named.number(2)];
  const [end, begin] = [
    after(scene, nth),
    chancesOf(scene)
      .slice(0, nth)
      .findLast((chance) => chance !== undefined),
  ];
  if (begin === undefined || end === undefined) return false;
  const rose = /stieg|rose/.test(named.text);
  const most = Math.max(...movesOf(scene));
  return tenth(begin) === from && tenth(end) === to && rose === end > begin && Math.abs(end - begin) > most - 1e-9;
}

/** Whether it is to the loss of a seat that the chance of the reader's side moved so. */
const suffers = (named: Named, scene: Scene, seat: Seat): boolean =>
  isFriend(scene, seat) === /fiel|fell/.test(named.text);

const counted = (words: string, language: Language): number => {
  const none = language === 'de' ? /^keine?n? / : /^no(?:ne)? /;
  if (none.test(`${words} `)) return 0;
  const at = NUMBERS[language].findIndex((each) => new RegExp(`^(?:${each})\\b`).test(words));
  return at < 0 ? NaN : at + 1;
};
const NUMBERS = {
  de: ['eine?n?', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  en: ['one|an?', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
} as const;

/** "sechs Trümpfe, darunter drei Ober, und eine Sau" is what the hand held. */
function holds(words: string, scene: Scene): boolean {
  const { round, you, name } = scene;
  const order = orderOf(round.play.contract, round.rules.pack);
  const trumps = round.dealt[you].filter((card) => order.groupOf(card) === 'trump');
  const plain = round.dealt[you].filter((card) => rankOf(card) === 'A' && !trumps.includes(card));
  const [first = '', last = ''] = words.replace(/daneben | besides$/u, '').split(/,? (?:und|and) (?=\S+ \S+$)/u);
  if (/lauter|all of them/.test(first) && trumps.some((card) => rankOf(card) !== 'O')) return false;
  const obers = /(?:darunter |\()(\S+)|, (\S+) of them/u
    .exec(first)
    ?.slice(1)
    .find((word) => word !== undefined && word !== 'all');
  return (
    counted(first, name.language) === trumps.length &&
    counted(last, name.language) === plain.length &&
    (obers === undefined ||
      counted(obers, name.language) === trumps.filter((card: Card) => rankOf(card) === 'O').length)
  );
}

/** What the hand promised is what the seat had to think before the first card. */
function promises(words: string, scene: Scene): boolean {
  const chance = after(scene, 0) ?? NaN;
  const tenths = /fast nie|hardly ever/.test(words)
    ? 0
    : /fast immer|nearly always/.test(words)
      ? 10
      : / once in 10/.test(words)
        ? 1
        : /\d+/.exec(words)?.[0];
  return tenth(chance) === Number(tenths);
}

/** A decision of the reader that is held against it, named with the better one. */
const isCostly = (scene: Scene, better: string, taken: string): boolean =>
  scene.reviews.some(
    ({ seat, decision, advice, grade }) =>
      seat === scene.you &&
      grade !== 'best' &&
      grade !== 'unsure' &&
      names(decision, taken, scene) &&
      names(advice.ranked[0]?.decision ?? decision, better, scene),
  );
const names = (decision: Considered, words: string, { name }: Scene): boolean => {
  const listed = nameOfDecision(decision, name).toLowerCase();
  // With its article a game that is open has that before it.
  const inSentence = listed.replace(/^(bettel) offen$/, 'offener $1');
  return words.toLowerCase().includes(SPOKEN[name.language][decision.type] ?? inSentence);
};
/** Decisions that a sentence names otherwise than a list does. */
const SPOKEN: Readonly<Record<Language, Readonly<Partial<Record<Considered['type'], string>>>>> = {
  de: { stoss: 'stoß', retour: 'retour', leave: 'nicht zu verdoppeln' },
  en: { stoss: 'stoss', retour: 'retour', leave: 'not doubling' },
};

const PROMISE_DE = ' Mit diesem Blatt {gewinnt deine Seite|gewinnst du} <words>, gerechnet vor dem ersten Stich.';
const PROMISE_EN = ' Before the first trick, {your side|you} could expect to <words>.';
const TURN_DE =
  'Am meisten bewegt hat der <number>. Stich: Deine Aussicht {stieg|fiel} von <number> auf <number> von 10.';
const TURN_EN =
  'The <number>{st|nd|rd|th} trick changed most: your prospects {rose|fell} from <number> to <number> in 10.';

const LOW_DE = 'Du hast <words> gespielt; gefährlich {war|waren}{ vor allem|} <cards>.';
const NO_LOW_DE = 'Du hast <words> gespielt; gefährlich war keine Karte.';
const LOW_EN = 'You played <words>; the {most dangerous|dangerous} {card was|cards were} <cards>.';
const NO_LOW_EN = 'You played <words>; none of your cards was dangerous.';

const CLAIMS: readonly StoryClaim[] = [
  {
    name: 'what the reader played, and held for it',
    says: {
      de: [
        `Du hast <words> gespielt und hattest <words>.`,
        `Du hast <words> gespielt und hattest <words>.${PROMISE_DE}`,
      ],
      en: [`You played <words> and held <words>.`, `You played <words> and held <words>.${PROMISE_EN}`],
    },
    holds: ({ words, text }, scene) =>
      scene.round.declarer === scene.you &&
      holds(words(1), scene) &&
      (!/vor dem ersten|Before the first/.test(text) || promises(words(2), scene)),
  },
  {
    name: 'what somebody else played, and the reader held',
    says: {
      de: [
        '<who> hat <words> gespielt{; dagegen hattest du|, du warst der Mitspieler und hattest} <words>.',
        `<who> hat <words> gespielt{; dagegen hattest du|, du warst der Mitspieler und hattest} <words>.${PROMISE_DE}`,
      ],
      en: [
        '<who> played <words>; {against it you|you were the partner and} held <words>.',
        `<who> played <words>; {against it you|you were the partner and} held <words>.${PROMISE_EN}`,
      ],
    },
    holds: ({ seat, words, text }, scene) =>
      scene.round.declarer === seat() &&
      /Mitspieler|partner/.test(text) === (scene.round.partner === scene.you) &&
      holds(words(1), scene) &&
      (!/vor dem ersten|Before the first/.test(text) || promises(words(2), scene)),
  },
  {
    name: 'a Bettel of the reader, and what was dangerous in it',
    says: {
      de: [LOW_DE, `${LOW_DE}${PROMISE_DE}`, NO_LOW_DE, `${NO_LOW_DE}${PROMISE_DE}`],
      en: [LOW_EN, `${LOW_EN}${PROMISE_EN}`, NO_LOW_EN, `${NO_LOW_EN}${PROMISE_EN}`],
    },
    holds: ({ cards, text }, scene) => {
      const dangerous = dangerousIn(scene);
      const none = /keine Karte|none of your/.test(text);
      return (
        scene.round.declarer === scene.you &&
        scene.round.play.contract.row.goal.kind === 'noTrick' &&
        (none ? dangerous.length === 0 : cards().every((card) => dangerous.includes(card))) &&
        (none || dangerous.length > cards().length === /vor allem|the most/.test(text)) &&
        (!/vor dem ersten|Before the first/.test(text) || promises(text, scene))
      );
    },
  },
  {
    name: 'a Bettel of somebody else',
    says: {
      de: ['<who> hat <words> gespielt.', `<who> hat <words> gespielt.${PROMISE_DE}`],
      en: ['<who> played <words>.', `<who> played <words>.${PROMISE_EN}`],
    },
    holds: ({ seat, text }, scene) =>
      scene.round.declarer === seat() &&
      scene.round.play.contract.row.goal.kind === 'noTrick' &&
      (!/vor dem ersten|Before the first/.test(text) || promises(text, scene)),
  },
  {
    name: 'a hand where few points were wanted',
    says: {
      de: ['Gefragt waren möglichst wenige Augen, und du hattest <words>.'],
      en: ['The aim was to take few points, and you held <words>.'],
    },
    holds: ({ words }, scene) => scene.round.play.contract.row.goal.kind === 'fewestPoints' && holds(words(), scene),
  },
  {
    name: 'Re or Kontra, with whom, and the hand',
    says: {
      de: ['Du warst {Re|Kontra}, {allein|zusammen mit <words>}, und hattest <words>.'],
      en: ['You were {Re|Kontra}, {alone|together with <words>}, and held <words>.'],
    },
    holds: ({ text, words }, scene) => {
      const alone = /, (?:allein|alone),/.test(text);
      const friends = friendsOf(scene).filter((seat) => seat !== scene.you);
      const told = alone
        ? []
        : words(0)
            .split(/, | und | and /u)
            .map((each) => seatCalled(each, scene));
      return (
        /^(?:Du warst|You were) Re/.test(text) === reSidesIn(scene.round)?.re.includes(scene.you) &&
        told.length === friends.length &&
        told.every((seat) => seat !== undefined && friends.includes(seat)) &&
        holds(words(alone ? 0 : 1), scene)
      );
    },
  },
  {
    name: 'the trick with most points',
    says: {
      de: [
        'Der dickste Stich war der <number>. mit <number> Augen: Er ging mit <card> an <words>{|, also an deine Seite|, also an die anderen}.',
      ],
      en: [
        'The richest trick was the <number>{st|nd|rd|th}, with <number> points: <words> took it with <card>{|, for your side|, for the others}.',
      ],
    },
    holds: ({ number, card, words, text }, scene) => {
      const done = trickNo(scene, number(0));
      const winner = seatCalled(words(), scene);
      const side = /deine Seite|your side/.test(text) ? 'own' : /die anderen|the others/.test(text) ? 'theirs' : 'none';
      return (
        done !== undefined &&
        done.winner === winner &&
        done.points === number(1) &&
        scene.round.play.done.every(({ points }) => points <= done.points) &&
        done.cards.includes(card()) &&
        (side === 'none' || friendsOf(scene).includes(winner) === (side === 'own'))
      );
    },
  },
  {
    name: 'the plan of the side',
    says: {
      de: ['Der Plan {dazu|dagegen|zu zweit|als Re|als Kontra}: <words>.'],
      en: ['The plan{| against it| for two| as Re| as Kontra}: <words>.'],
    },
    holds: ({ text }, scene) => {
      const { round, you } = scene;
      const { parties, goal } = round.play.contract.row;
      if (/gerufene|called/.test(text) && parties.kind !== 'calledAce') return false;
      if (/zu zweit|for two/.test(text)) return parties.kind === 'opposite';
      if (/als Re|as Re/.test(text)) return reSidesIn(round)?.re.includes(you) === true;
      if (/als Kontra|as Kontra/.test(text)) return reSidesIn(round)?.re.includes(you) === false;
      if (/einziger Stich|single trick|keinen Stich aus|never let/.test(text) !== (goal.kind === 'everyTrick'))
        return false;
      if (round.declarer === undefined) return /mager|thin/.test(text);
      const steps = stepsBetween(you, round.declarer, playersAt(round.rules));
      if (/kurzer Weg|right after you/.test(text) && steps !== 1) return false;
      if (/langer Weg|plays last/.test(text) && steps !== playersAt(round.rules) - 1) return false;
      return /dagegen|against it/.test(text) !== declaring(scene, you);
    },
  },
  {
    name: 'who else wanted to play',
    says: {
      de: ['Auch <words> {wolltest|wollte|wolltet|wollten} spielen.'],
      en: ['<words> wanted to play too.'],
    },
    holds: ({ words }, scene) => {
      const calls = entriesOf(scene.round.entries, 'call').filter(({ seat }) => seat !== scene.round.declarer);
      const bids = calls.filter(({ call }) => !['weiter', 'gut', 'ohne-mich', 'hochzeit'].includes(call));
      const told = words()
        .split(/, | und | and /u)
        .map((each) => seatCalled(each, scene));
      const wanted = new Set(bids.map(({ seat }) => seat));
      return words() === 'ihr'
        ? wanted.has(scene.you)
        : wanted.size === told.length && told.every((seat) => seat !== undefined && wanted.has(seat));
    },
  },
  {
    name: 'the turn: a card that was a mistake',
    says: {
      de: [`${TURN_DE} <words> {hat|hast} <card> gespielt; besser war <card>.`],
      en: [`${TURN_EN} <words> played <card>; <card> was better.`],
    },
    holds: (named, scene) =>
      turned(named, scene) &&
      scene.reviews.some(
        ({ entry, seat, decision, advice, grade }) =>
          entriesIn(scene, named.number(0)).includes(entry) &&
          seat === seatCalled(named.words(), scene) &&
          decision.type === 'play' &&
          decision.card === named.card(0) &&
          advice.ranked[0]?.decision.type === 'play' &&
          advice.ranked[0].decision.card === named.card(1) &&
          (grade === 'mistake' || grade === 'blunder') &&
          suffers(named, scene, seat),
      ),
  },
  {
    name: 'the turn: an ace or ten that fell',
    says: {
      de: [
        `${TURN_DE} Denn <card> von <words> ging an <words>, <number> Augen in einem Stich.`,
        `${TURN_DE} Denn {dein|deine} <card> ging an <words>, <number> Augen in einem Stich.`,
      ],
      en: [
        `${TURN_EN} <words>’s <card> went to <words>, <number> points in one trick.`,
        `${TURN_EN} Your <card> went to <words>, <number> points in one trick.`,
      ],
    },
    holds: (named, scene) => {
      const done = trickNo(scene, named.number(0));
      const own = / deine? |Your /.test(named.text.replace('Deine Aussicht', ''));
      const holder = own ? scene.you : seatCalled(named.words(0), scene);
      const winner = seatCalled(named.words(own ? 0 : 1), scene);
      const played = scene.round.entries.filter(
        (each, at) =>
          entriesIn(scene, named.number(0)).includes(at) && each.type === 'play' && each.card === named.card(),
      );
      return (
        turned(named, scene) &&
        pointsOf(named.card()) >= 10 &&
        winner !== undefined &&
        holder !== undefined &&
        done?.winner === winner &&
        done.points === named.number(3) &&
        played.some((each) => each.type === 'play' && each.seat === holder) &&
        isFriend(scene, holder) !== isFriend(scene, winner) &&
        suffers(named, scene, holder)
      );
    },
  },
  {
    name: 'the turn: who took it',
    says: {
      de: [`${TURN_DE} Denn <words> {hat|hast} ihn mit <card> geholt: <number> {Auge|Augen}.`],
      en: [`${TURN_EN} <words> took it with <card>: <number> {point|points}.`],
    },
    holds: (named, scene) => {
      const done = trickNo(scene, named.number(0));
      const winner = seatCalled(named.words(), scene);
      return (
        turned(named, scene) &&
        winner !== undefined &&
        done?.winner === winner &&
        done.points === named.number(3) &&
        done.cards.includes(named.card()) &&
        !suffers(named, scene, winner)
      );
    },
  },
  {
    name: 'the turn: nothing that can be named',
    says: { de: [TURN_DE], en: [TURN_EN] },
    holds: turned,
  },
  {
    name: 'nothing turned',
    says: {
      de: [
        'Kein Stich hat viel bewegt: Deine Aussicht blieb bei etwa <number> von 10.',
        'Kein Stich hat viel bewegt: Deine Aussicht lag immer zwischen <number> und <number> von 10.',
      ],
      en: [
        'No trick changed much: your prospects stayed at about <number> in 10.',
        'No trick changed much: your prospects were always between <number> and <number> in 10.',
      ],
    },
    holds: (named, scene) => {
      const least = named.number(0);
      const most = /immer|always/.test(named.text) ? named.number(1) : least;
      const open = chancesOf(scene)
        .slice(0, -1)
        .filter((chance) => chance !== undefined);
      return (
        movesOf(scene).every((moved) => moved < 0.2) &&
        open.every((chance) => tenth(chance) >= least && tenth(chance) <= most)
      );
    },
  },
  {
    name: 'the decision to learn from',
    says: {
      de: [
        'Zum Mitnehmen: Im <number>. Stich war <words> besser als <words>.',
        'Zum Mitnehmen: <words> war besser als <words>.',
      ],
      en: [
        'Worth remembering: in the <number>{st|nd|rd|th} trick, <words> was better than <words>.',
        'Worth remembering: <words> was better than <words>.',
      ],
    },
    holds: ({ words }, scene) => isCostly(scene, words(0), words(1)),
  },
  {
    name: 'a good card that few people play',
    says: {
      de: [
        'Gut gemacht: <card> im <number>. Stich. Darauf {kommt|kommen} {von 10 Leuten etwa <number>|von 10 Leuten etwa einer|kaum jemand}.',
      ],
      en: [
        'Well done: <card> in the <number>{st|nd|rd|th} trick. {About <number>|About one} in 10 people {find|finds} it.',
        'Well done: <card> in the <number>{st|nd|rd|th} trick. Hardly anybody finds it.',
      ],
    },
    holds: ({ card, number, text }, scene) => {
      const few = /kaum|[Hh]ardly/.test(text) ? 0 : /etwa einer|[Aa]bout one/.test(text) ? 1 : number(1);
      return scene.reviews.some(
        ({ entry, seat, decision, advice, grade }) =>
          entriesIn(scene, number(0)).includes(entry) &&
          seat === scene.you &&
          decision.type === 'play' &&
          decision.card === card() &&
          grade === 'best' &&
          few <= 6 &&
          tenth(
            advice.ranked.find((each) => each.decision.type === 'play' && each.decision.card === card())?.usual ?? 1,
          ) <= few,
      );
    },
  },
];

/** Every sentence of the story of a round, told to each of its players in both languages. */
export function checkedStories(round: ScoredRound, reviews: readonly EntryReview[]): readonly CheckedRemark[] {
  const record = recordOf(round);
  return SEATS.slice(0, playersAt(round.rules)).flatMap((you) => {
    const lines = storyOf(record, reviews, you).map(({ remark }) => ({ remark }));
    return (['de', 'en'] as const).flatMap((language) => {
      const name = namingOf(language, 'bavarian', PLAYERS, you);
      const texts = tellStory(lines, you, name);
      return lines.map(({ remark: { id } }, at) => ({ id, ...held(texts[at] ?? '', { round, reviews, you, name }) }));
    });
  });
}

function held(text: string, scene: Scene): Pick<CheckedRemark, 'text' | 'is' | 'claim'> {
  const compile = patternReader(scene.name);
  const meant = CLAIMS.flatMap((claim) =>
    claim.says[scene.name.language].flatMap((pattern) => {
      const named = compile(pattern)(text);
      return named ? [{ claim, named }] : [];
    }),
  );
  const so = meant.find(({ claim, named }) => claim.holds(named, scene));
  if (so && lintOf(text, scene.name.language, scene.name.deck).length > 0) return { text, is: 'badly worded' };
  if (so) return { text, is: 'true', claim: so.claim.name };
  const [first] = meant;
  return first ? { text, is: 'false', claim: first.claim.name } : { text, is: 'unknown' };
}
