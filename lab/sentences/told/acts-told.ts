// Sentences about what a decision besides cards shows to everybody: `view` is the reader's, `decision` the other seat's.
import { holdingOf, lordsIn } from '../../../src/engine/table/numbers.ts';
import { type Card, countIn } from '../../../src/engine/base/cards.ts';
import type { ContractRow } from '../../../src/engine/base/contract.ts';
import { type Seat, seatAfter } from '../../../src/engine/base/seats.ts';
import type { Decision } from '../../../src/engine/table/log.ts';
import { isWedding } from '../../../src/engine/table/reservations.ts';
import { playersAt, rowOf } from '../../../src/engine/table/table-rules.ts';
import type { Seen } from '../facts/claims/seen.ts';
import type { Claim } from './claim.ts';

type Of<T extends Decision['type']> = Extract<Decision, { type: T }>;

/** Holds where the decision is of this kind and what it says is so. */
const when =
  <T extends Decision['type']>(type: T, holds: (decision: Of<T>, text: string, seen: Seen) => boolean = () => true) =>
  ({ text }: { readonly text: string }, seen: Seen): boolean =>
    seen.decision.type === type && holds(seen.decision as Of<T>, text, seen);

/** The cards that a seat was dealt in the real deal. */
function dealtTo({ worlds: [round] }: Seen, seat: Seat): readonly Card[] {
  if (!round || !('dealt' in round)) throw new Error('no cards have been dealt');
  return round.dealt[seat];
}

const makersRow = ({ view }: Seen): ContractRow => view.rules.contracts[0]!;

/** What has been bid as often before, by others than the partner or by the partner alone. */
function tiedBy({ view, decision }: Seen): 'rival' | 'partner' | 'nobody' {
  if (decision.type !== 'number') return 'nobody';
  const tied = (view.numbers ?? []).filter(({ count }) => count === decision.count);
  const partner = seatAfter(decision.seat, 2, playersAt(view.rules));
  return tied.length === 0 ? 'nobody' : tied.every(({ seat }) => seat === partner) ? 'partner' : 'rival';
}

const goalOf = ({ view }: Seen, { announcement }: Of<'announce'>) =>
  rowOf(view.rules, announcement.contract)?.goal.kind;

/** A game that nobody has taken upon himself: there is no bidding, or all have passed. */
const isForced = ({ view }: Seen): boolean =>
  view.special === undefined && view.auction.holder === undefined && !view.called && !view.numbers;

const usualTrumps = (hand: readonly Card[]): readonly Card[] => hand.filter((card) => /^H|[OU]$/.test(card));

const CALLS: readonly Claim[] = [
  {
    name: 'a pass',
    says: {
      de: ['Wer „weiter“ sagt, hat kein Spiel oder keines, das höher ist.'],
      en: ['A player who passes has no game, or none that is higher.'],
    },
    holds: when('call', ({ call }, _, { view }) => call === 'weiter' && !view.numbers),
  },
  {
    name: 'the game is left to the other',
    says: {
      de: ['Wer „gut“ sagt, überlässt das Spiel dem anderen.'],
      en: ['A player who says “Good” leaves the game to the other one.'],
    },
    holds: when('call', ({ call }) => call === 'gut'),
  },
  {
    name: 'the lowest game or more',
    says: {
      de: [
        'Wer spielen will, hat mindestens das niedrigste Spiel des Tischs.',
        'Wer auch spielen will, hat mehr als das niedrigste Spiel des Tischs.',
      ],
      en: [
        'A player who wants to play has at least the lowest game at this table.',
        'A player who wants to play too has more than the lowest game at this table.',
      ],
    },
    holds: when('call', ({ call }, text) => call === (/auch|too/.test(text) ? 'spiele-auch' : 'spiele')),
  },
  {
    name: 'the game is held',
    says: {
      de: ['Wer selbst spielen will, hat ein Spiel, das mindestens so hoch ist wie das gezeigte.'],
      en: ['A player who holds has a game at least as high as the one that was shown.'],
    },
    holds: when('call', ({ call }) => call === 'selbst'),
  },
  {
    name: 'a Sie',
    says: {
      de: ['Wer „Sie“ sagt, hat lauter höchste Trümpfe und damit schon gewonnen.'],
      en: ['A Sie is a hand of nothing but the highest trumps: it has won already.'],
    },
    holds: when(
      'call',
      ({ call, seat }, _, seen) => call === 'sie' && dealtTo(seen, seat).every((card) => /[OU]$/.test(card)),
    ),
  },
  {
    name: 'a Hochzeit is offered',
    says: {
      de: ['Wer eine Hochzeit anbietet, hat einen einzigen Trumpf und sucht einen Partner, der mehr davon hat.'],
      en: ['A player who offers a Hochzeit has a single trump and looks for a partner with more of them.'],
    },
    holds: (_, seen) => {
      const { decision } = seen;
      const offers =
        (decision.type === 'call' && decision.call === 'hochzeit') ||
        (decision.type === 'announce' && decision.announcement.contract === 'hochzeit');
      return offers && usualTrumps(dealtTo(seen, decision.seat)).length === 1;
    },
  },
  {
    name: 'an answer to a Hochzeit',
    says: {
      de: [
        'Wer die Hochzeit annimmt, traut sich zu, sie mit den eigenen Trümpfen zu gewinnen.',
        'Wer die Hochzeit ablehnt, hat dafür zu wenige Trümpfe oder selbst etwas vor.',
      ],
      en: [
        'A player who accepts the Hochzeit trusts the trumps in hand to win it.',
        'A player who refuses the Hochzeit has too few trumps for it, or other plans.',
      ],
    },
    holds: when('call', ({ call }, text) => call === (/annimmt|accepts/.test(text) ? 'mit-mir' : 'ohne-mich')),
  },
  {
    name: 'a game is shown or bid by its name',
    says: {
      de: [
        'Wer <words> bietet, spielt genau das, wenn niemand höher geht.',
        'Wer <words> zeigt, hat mindestens dieses Spiel.',
      ],
      en: [
        'A player who bids <words> plays exactly that if nobody goes higher.',
        'A player who shows <words> has at least that.',
      ],
    },
    holds: when('call', ({ call }, text) => call.startsWith(/bietet|bids/.test(text) ? 'names:' : 'has:')),
  },
];

const ANNOUNCEMENTS: readonly Claim[] = [
  {
    name: 'what an announcement says',
    says: {
      de: [
        'Wer <card> ruft, hat {ihn|sie|es} nicht selbst, aber eine andere Karte dieser Farbe.',
        'Wer ein Spiel für sich allein ansagt, hat ein starkes Blatt.',
        'Wer so ansagt, will keinen einzigen Stich: Er hat niedrige Karten und kaum eine, die er nicht unterbringt.',
      ],
      en: [
        'A player who calls <card> does not hold it, but has another card of the suit.',
        'A player who announces a game to play alone has a strong hand.',
        'This game is won without a single trick: the hand is low, with hardly a card that could be caught.',
      ],
    },
    holds: (named, seen) =>
      seen.decision.type === 'announce' &&
      !isForced(seen) &&
      seen.decision.announcement.called === (/ruft|calls/.test(named.text) ? named.card() : undefined) &&
      (goalOf(seen, seen.decision) === 'noTrick') === /keinen|without/.test(named.text),
  },
  {
    name: 'what had to be announced',
    says: {
      de: [
        'Dass es ein Solo wird, steht schon fest. Jetzt geht es nur um die Farbe, mit der diese Karten am stärksten sind.',
        'Hier muss gespielt werden, auch mit einem schwachen Blatt: Angesagt wird, was am besten dazu passt.',
      ],
      en: [
        'That it will be a Solo is settled. Now it is only about the suit with which these cards are strongest.',
        'Somebody has to play here, even with a weak hand: announced is what suits it best.',
      ],
    },
    holds: when('announce', (_, text, seen) => (/Solo/.test(text) ? seen.view.special !== undefined : isForced(seen))),
  },
  {
    name: 'what a reservation is',
    says: {
      de: [
        'Wer verzichtet, überlässt es den anderen, was gespielt wird.',
        'Wer ein Solo nennt, spielt allein gegen drei und bestimmt dafür, was Trumpf ist.',
      ],
      en: [
        'A player who withdraws leaves it to the others what is played.',
        'A player who names a solo plays alone against three, and chooses the trumps for it.',
      ],
    },
    holds: when('reservation', ({ names }, text) =>
      /verzichtet|withdraws/.test(text) ? names === 'none' : names !== 'none' && !isWedding(names),
    ),
  },
  {
    name: 'a wedding has both',
    says: {
      de: [
        'Wer eine Hochzeit ansagt, hat <card> zweimal und sucht einen Partner: Das wird, wer ihm als Erster einen der ersten drei Stiche abnimmt.',
      ],
      en: [
        'A wedding means holding <card> twice and looking for a partner: the first other player to take one of the first three tricks.',
      ],
    },
    holds: ({ card }, seen) =>
      seen.decision.type === 'reservation' &&
      seen.decision.names !== 'none' &&
      isWedding(seen.decision.names) &&
      countIn(dealtTo(seen, seen.decision.seat), card()) === 2,
  },
  {
    name: 'whether there is a reservation',
    says: {
      de: [
        'Wer „Gesund“ sagt, will das Normalspiel. Auf welcher Seite er steht, zeigt sich erst beim Spielen.',
        'Wer „Vorbehalt“ sagt, will etwas anderes als das Normalspiel: eine Hochzeit oder ein Solo. Genannt wird es, wenn alle geantwortet haben.',
      ],
      en: [
        'A player who says “Healthy” wants the normal game. On which side only shows in the play.',
        'A player with a reservation wants something other than the normal game: a wedding or a solo. It is named once all have answered.',
      ],
    },
    holds: when('reserve', ({ says }, text) => says === (/Gesund|Healthy/.test(text) ? 'gesund' : 'vorbehalt')),
  },
  {
    name: 'an announcement during play',
    says: {
      de: [
        'Wer „{Re|Kontra}“ ansagt, zeigt, auf welcher Seite er spielt, und will gewinnen: Der Sieg zählt dann zwei Punkte mehr.',
        'Wer „Keine <number>“ ansagt, verspricht, dass die andere Seite unter <number> Augen bleibt. Sonst verliert die eigene.',
        'Wer „Schwarz“ ansagt, verspricht, dass die andere Seite keinen Stich macht. Sonst verliert die eigene.',
      ],
      en: [
        '“{Re|Kontra}” shows which side the player is on, and that it means to win: the win then counts two points more.',
        '“No <number>” promises that the other side will stay under <number> points. If it does not, the side that said so loses.',
        '“Schwarz” promises that the other side will take no trick. If it takes one, the side that said so loses.',
      ],
    },
    holds: ({ text, number }, { decision }) => {
      if (decision.type !== 'ansage') return false;
      const [word] = /Re|Kontra|Schwarz/.exec(text) ?? [];
      if (word) return decision.says === word.toLowerCase();
      return number() === number(1) && decision.says === `no${number()}`;
    },
  },
];

const NUMBERS: readonly Claim[] = [
  {
    name: 'a number of trumps',
    says: {
      de: [
        'Mit der eigenen Farbe als Trumpf hätte diese Hand <number> Trümpfe, die {Unter|Buben} mitgezählt. Welche Farbe das ist, bleibt noch geheim.',
      ],
      en: [
        'With its own suit as trumps this hand would have <number> trumps, the {Unters|Jacks} included. Which suit that is remains secret for now.',
      ],
    },
    holds: ({ number }, seen) => {
      if (seen.decision.type !== 'number') return false;
      const { lords, suited } = holdingOf(makersRow(seen), dealtTo(seen, seen.decision.seat), seen.decision.suit);
      return number() === lords.length + suited.length;
    },
  },
  {
    name: 'the same number',
    says: {
      de: [
        'Gleich viele hat schon der Partner geboten. Bietet niemand mehr, machen die beiden unter sich aus, wer Trumpf macht.',
        'Gleich viele sind schon geboten. Dann entscheidet die niedrigste Karte der Farbe: Die höhere von ihnen gewinnt.',
      ],
      en: [
        'The partner has bid as many already. If nobody bids more, the two settle between them who makes trumps.',
        'As many have been bid already. Then the lowest card of the suit decides: the higher one wins.',
      ],
    },
    holds: ({ text }, seen) => (/[Pp]artner/.test(text) ? tiedBy(seen) === 'partner' : tiedBy(seen) !== 'nobody'),
  },
  {
    name: 'no number',
    says: {
      de: ['Wer hier „weiter“ sagt, hat keinen {Unter|Buben} oder überlässt es den anderen, Trumpf zu machen.'],
      en: ['A player who passes here has no {Unter|Jack}, or leaves it to the others to make trumps.'],
    },
    holds: when(
      'call',
      ({ seat }, _, seen) =>
        seen.view.numbers !== undefined &&
        (seen.view.numbers.length > 0 || [0, 4].includes(lordsIn(makersRow(seen), dealtTo(seen, seat)).length)),
    ),
  },
  {
    name: 'partners with the same number',
    says: {
      de: [
        'Beide Partner haben gleich viele Trümpfe geboten. Wer {den anderen machen lässt|selbst Trumpf macht}, verspricht sich von der eigenen Farbe {nicht |}mehr.',
      ],
      en: [
        'Both partners have bid as many trumps. The one who {lets the other make them|makes them} expects {no |}more from their own suit.',
      ],
    },
    holds: when('tie', ({ answer }, text) => answer === (/anderen|other/.test(text) ? 'yield' : 'keep')),
  },
];

const DOUBLINGS: readonly Claim[] = [
  {
    name: 'what a doubling says',
    says: {
      de: [
        'Wer Stoß gibt, ist Gegenspieler und glaubt, dass das Spiel verloren geht.',
        'Wer den Ramsch verdoppelt, glaubt, dass ihn ein anderer verliert.',
        'Wer einen Durchbruch ansagt, will fast alle Augen. Jetzt halten die anderen zusammen.',
        'Wer Retour gibt, hält sein Spiel trotz Stoß für gewonnen.',
      ],
      en: [
        'A Stoss comes from a defender who believes that the declarer will lose.',
        'A player who doubles a Ramsch believes that somebody else will lose it.',
        'A player who announces a Durchbruch wants nearly all the points. Now the others stick together.',
        'A player who gives Retour expects the game to be won in spite of the Stoss.',
      ],
    },
    holds: ({ text }, { decision }) => {
      if (/Stoß gibt|A Stoss/.test(text)) return decision.type === 'stoss';
      if (/verdoppelt|doubles/.test(text)) return decision.type === 'doppler';
      return decision.type === (/Durchbruch/.test(text) ? 'durchbruch' : 'retour');
    },
  },
  {
    name: 'laying, or not',
    says: {
      de: [
        'Wer legt, verdoppelt das ganze Spiel und kennt erst einen Teil seiner Karten: Der muss ihm gefallen.',
        'Wer nicht legt, dem sind die ersten Karten für den doppelten Preis nicht gut genug.',
      ],
      en: [
        'Laying doubles the whole game when only some of the cards have been seen: those must look good.',
        'A player who does not lay thinks the first cards not good enough for double the price.',
      ],
    },
    holds: when('legen', ({ says }, text) => says === (/nicht|not lay/.test(text) ? 'leave' : 'lay')),
  },
  {
    name: 'laying again, or not',
    says: {
      de: [
        'Wer nachlegt, verdoppelt noch einmal: Nach dem ersten Stich sieht es für ihn nach einem Sieg aus.',
        'Wer nicht nachlegt, ist sich nach dem ersten Stich nicht sicher genug oder will nicht zeigen, auf welcher Seite er steht.',
      ],
      en: [
        'Laying again doubles once more: after the first trick it looks like a win.',
        'A player who does not lay again is not sure enough after the first trick, or does not want to give a side away.',
      ],
    },
    holds: when(
      'lay',
      ({ says }, text, { view }) => view.tricks.length === 1 && says === (/nicht|not/.test(text) ? 'leave' : 'lay'),
    ),
  },
  {
    name: 'a Spritz, or none',
    says: {
      de: [
        'Der Geber darf verdoppeln, solange erst die Hälfte der Karten liegt. {Wer spritzt, rechnet damit, dass er gewinnt|Dafür sieht es ihm noch nicht gut genug aus}.',
      ],
      en: [
        'The dealer may double while only half of the cards lie on the table. {A Spritz means that the dealer expects to win|It does not look good enough for that yet}.',
      ],
    },
    holds: when(
      'spritz',
      ({ says, seat }, text, { view }) =>
        seat === view.dealer && says === (/spritzt|A Spritz/.test(text) ? 'double' : 'leave'),
    ),
  },
  {
    name: 'a knock',
    says: {
      de: [
        'Wer klopft, statt abzuheben, bestimmt, wie gegeben wird, und ein Spiel zählt dann doppelt. Mit den Karten hat das nichts zu tun: Die kennt noch niemand.',
      ],
      en: [
        'A player who knocks instead of cutting says how to deal, and a game then counts double. It has nothing to do with the cards: nobody has seen any yet.',
      ],
    },
    holds: when('knock', (_, __, { worlds: [round] }) => round !== undefined && !('dealt' in round)),
  },
  {
    name: 'runners claimed, or not',
    says: {
      de: [
        'Laufende werden hier nur bezahlt, wenn sie angesagt sind. {Vergeblich anzusagen kostet nichts|Wer darauf verzichtet, hat keine gesehen}.',
      ],
      en: [
        'Runners are paid here only if they are claimed. {To claim in vain costs nothing|A player who does not claim has seen none}.',
      ],
    },
    holds: when('claim', ({ says }, text) => says === (/Vergeblich|in vain/.test(text) ? 'claim' : 'leave')),
  },
];

const CARDS: readonly Claim[] = [
  {
    name: 'the cut',
    says: {
      de: [
        'Abgehoben wird, damit auch der Geber nicht weiß, welche Karten wohin kommen. Jede Stelle ist so gut wie die andere.',
      ],
      en: ['The pack is cut so that not even the dealer knows where a card will go. One place is as good as another.'],
    },
    holds: when('cut'),
  },
  {
    name: 'Obers taken, or left',
    says: {
      de: [
        'Wer die {Ober|Damen} nimmt, spielt allein ein Solo: Mit diesen beiden Trümpfen ist das Blatt stark genug.',
        'Wer die {Ober|Damen} liegen lässt, traut sich auch mit ihnen kein Solo zu.',
      ],
      en: [
        'A player who takes the {Obers|Queens} plays a Solo alone: with these two trumps the hand is strong enough.',
        'A player who leaves the {Obers|Queens} does not trust the hand with a Solo, not even with them.',
      ],
    },
    holds: when('obers', ({ answer }, text) => answer === (/nimmt|takes/.test(text) ? 'take' : 'leave')),
  },
  {
    name: 'the widow taken, or left',
    says: {
      de: [
        'Wer die Witwe nimmt, spielt allein gegen die anderen. Was darin liegt, weiß vorher niemand, also muss schon das eigene Blatt stark sein.',
        'Wer die Witwe liegen lässt, hält sein Blatt für zu schwach, um allein zu spielen.',
      ],
      en: [
        'A player who takes the widow plays alone against the others. Nobody knows beforehand what lies in it, so the hand must be strong already.',
        'A player who leaves the widow thinks the hand too weak to play alone.',
      ],
    },
    holds: when('widow', ({ answer }, text) => answer === (/nimmt|takes/.test(text) ? 'take' : 'pass')),
  },
  {
    name: 'two cards passed on',
    says: {
      de: ['Zwei Karten gehen verdeckt an den Nächsten, meist die beiden, die dem eigenen Blatt am wenigsten nützen.'],
      en: ['Two cards go face down to the next player, usually the two that the hand needs least.'],
    },
    holds: when('passOn'),
  },
  {
    name: 'two cards laid away',
    says: {
      de: [
        'Für die Witwe kommen zwei Karten verdeckt weg: am liebsten die letzten einer Farbe, die sich dann stechen lässt.',
      ],
      en: [
        'For the widow two cards are laid away face down, ideally the last ones of a suit, which can then be ruffed.',
      ],
    },
    holds: when('discard', ({ cards }) => cards.length === 2),
  },
  {
    name: 'a card for the partner',
    says: {
      de: [
        'Eine Karte geht an den Partner, am liebsten eine, die keinen Stich machen würde. Er gibt eine andere dafür zurück.',
      ],
      en: [
        'One card goes to the partner, ideally one that would not win a trick. The partner gives another one for it.',
      ],
    },
    holds: when('give'),
  },
  {
    name: 'a card given back',
    says: {
      de: [
        'Der Partner gibt die Karte zurück, die dem Solo am meisten hilft. Sein eigenes Blatt spielt nicht mit.',
        'Für den angebotenen Trumpf geht eine andere Karte zurück: eine, die dem eigenen Blatt wenig nützt oder deren Augen der Hochzeiter heimbringen kann.',
      ],
      en: [
        'The partner gives back the card that helps the Solo most. The partner’s own hand takes no part in the play.',
        'Another card goes back for the trump that was offered: one that is hardly needed, or whose points the suitor can bring home.',
      ],
    },
    holds: when('return', (_, text, { view }) => (view.gift !== undefined) === /Solo/.test(text)),
  },
];

/** Everything that is told of a decision besides cards. */
export const ACT_SENTENCES: readonly Claim[] = [...CALLS, ...ANNOUNCEMENTS, ...NUMBERS, ...DOUBLINGS, ...CARDS];
