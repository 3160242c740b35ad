// German sentences in which a round is told to one of its players.
import type { Plan, StoryParams, Turn } from '../../engine/tutor/review/story-remarks.ts';
import type { Naming, Texts } from '../types/naming.ts';
import { acc, anAnnouncement, aRank, countDe, dat, eyesDe, listDe, nom, oftenDe, wordsDe, your } from './naming.ts';
import { theyDo, toWhom, type VerbForms, Who, whoDoes, whom } from './people.ts';
import { capitalised } from '../base/words.ts';
import { deed } from './remarks.ts';

const PLANS: Readonly<Record<Plan, string>> = {
  drawTrumps: 'Der Plan dazu: die Trümpfe ziehen und danach die Farben von oben spielen.',
  smallTrump:
    'Der Plan dazu: trotz der wenigen hohen Trümpfe Trumpf spielen, aber einen kleinen, damit der Mitspieler mit seinen hohen helfen kann.',
  helpCaller: 'Der Plan dazu: dem Spieler Trumpf bringen und schmieren, wo sein Stich sicher ist.',
  searchCalled: 'Der Plan dagegen: die gerufene Farbe anspielen, also suchen, und Trumpf dem Spieler überlassen.',
  defendCalled:
    'Der Plan dagegen: In der gerufenen Farbe bist du frei und kannst stechen; Trumpf überlässt du dem Spieler.',
  drawAlone: 'Der Plan dazu: Trumpf ziehen, bis die anderen keinen mehr haben, und dann die Farben von oben spielen.',
  fewTrumpsAlone: 'Der Plan dazu: mit den wenigen Trümpfen ans Spiel kommen und die Farben von oben herunterspielen.',
  againstNext:
    'Der Plan dagegen: Der Spieler sitzt gleich hinter dir; kurzer Weg, lange Farbe, und schmieren, wo er nicht mehr drüberkommt.',
  againstOpposite:
    'Der Plan dagegen: Der Spieler sitzt dir gegenüber; Farben anspielen, in denen er stechen muss, ehe dein Mitspieler drankommt, und schmieren, wo er nicht mehr drüberkommt.',
  againstLast:
    'Der Plan dagegen: Der Spieler kommt nach dir als Letzter; langer Weg, kurze Farbe, und schmieren, wo er nicht mehr drüberkommt.',
  noTrick: 'Der Plan dazu: die gefährlichen Karten abwerfen, sobald eine Farbe gespielt wird, die du nicht hast.',
  forceTrick: 'Der Plan dagegen: die Farbe suchen, in der ihm die kleinen Karten fehlen.',
  fewestPoints: 'Der Plan dazu: hohe Karten loswerden, solange die Stiche mager sind.',
  everyTrick: 'Der Plan dazu: die sicheren Karten von oben spielen und keinen Stich aus der Hand geben.',
  oneTrick:
    'Der Plan dagegen: Ein einziger Stich genügt; was einen machen kann, bleibt so lange wie möglich auf der Hand.',
  openAlone:
    'Der Plan dazu: mit dem rechnen, was offen liegt, Trumpf ziehen und dann die Farben spielen, in denen nichts Höheres mehr kommt.',
  openAgainst:
    'Der Plan dagegen: mit dem rechnen, was offen liegt, und die eigenen Trümpfe für die dicken Stiche sparen.',
  opposite: 'Der Plan zu zweit: schmieren, wo der Stich des Partners sicher ist, und den Gegnern wenig hineingeben.',
  re: 'Der Plan als Re: früh Trumpf spielen, damit der Partner sich zeigt, und schmieren, wo sein Stich sicher ist.',
  kontra:
    'Der Plan als Kontra: die Farben von oben spielen, solange noch alle zugeben, und Trumpf den anderen überlassen.',
};

/** Cards of a Bettel that are named at most. */
const MOST_HIGH = 3;

const WOLLEN: VerbForms = { du: 'wolltest', er: 'wollte', ihr: 'wolltet', sie: 'wollten' };

/** "sechs Trümpfe, darunter drei Ober, und eine Sau". */
function holding({ trumps, obers, aces }: StoryParams['T.DODGER'], name: Naming): string {
  const held = trumps === 0 ? 'keinen Trumpf' : trumps === 1 ? 'einen Trumpf' : `${countDe(trumps)} Trümpfe`;
  const high =
    obers === undefined || trumps === 0
      ? ''
      : trumps === 1
        ? obers === 1
          ? ` (${aRank('O', name, 'acc')})`
          : ''
        : obers === trumps
          ? `, lauter ${name.ranks('O')},`
          : `, darunter ${obers === 0 ? `k${aRank('O', name, 'acc')}` : several(obers, 'O', name)},`;
  return `${held}${high} und ${trumps === 0 ? '' : 'daneben '}${aces === 0 ? `k${aRank('A', name, 'acc')}` : several(aces, 'A', name)}`;
}

const several = (count: number, rank: 'O' | 'A', name: Naming): string =>
  count === 1 ? aRank(rank, name, 'acc') : `${countDe(count)} ${name.ranks(rank)}`;

/** Where one who holds such a hand stands before the first trick. */
function promised({ role, chance }: Pick<StoryParams['T.HAND'], 'role' | 'chance'>): string {
  if (chance === undefined) return '';
  const whose = role === 'alone' ? 'gewinnst du' : 'gewinnt deine Seite';
  return ` Mit diesem Blatt ${whose} ${oftenDe(inTen(chance))}, gerechnet vor dem ersten Stich.`;
}

const inTen = (chance: number): number => Math.round(10 * chance);

function by(turn: Turn, name: Naming): string {
  switch (turn.kind) {
    case 'slip': {
      const { seat, card, better } = turn;
      return ` ${capitalised(whoDoes(seat, name, 'hast', 'hat'))} ${acc(card, name)} gespielt; besser war ${nom(better, name)}.`;
    }
    case 'fell': {
      const { holder, card, winner, points } = turn;
      const what = name.isReader(holder) ? your(card, name) : `${nom(card, name)} von ${toWhom(holder, name)}`;
      return ` Denn ${what} ging an ${whom(winner, name)}, ${eyesDe(points)} in einem Stich.`;
    }
    case 'taken':
      return ` Denn ${whoDoes(turn.winner, name, 'hast', 'hat')} ihn mit ${dat(turn.card, name)} geholt: ${eyesDe(turn.points)}.`;
    case 'shown':
      return '';
  }
}

export const STORY_DE: Texts<StoryParams> = {
  'T.HAND': (hand, name) => {
    const { role, declarer, announcement } = hand;
    const game = anAnnouncement(announcement, name, 'acc');
    const had = holding(hand, name);
    switch (role) {
      case 'alone':
      case 'caller':
        return `Du hast ${game} gespielt und hattest ${had}.${promised(hand)}`;
      case 'partner':
        return `${Who(declarer, name)} hat ${game} gespielt, du warst der Mitspieler und hattest ${had}.${promised(hand)}`;
      case 'defender':
        return `${Who(declarer, name)} hat ${game} gespielt; dagegen hattest du ${had}.${promised(hand)}`;
    }
  },
  'T.LOW_HAND': (hand, name) => {
    const { role, declarer, announcement, high } = hand;
    const game = anAnnouncement(announcement, name, 'acc');
    if (role === 'defender') return `${Who(declarer, name)} hat ${game} gespielt.${promised(hand)}`;
    const dangerous = high.slice(0, MOST_HIGH);
    const told =
      high.length === 0
        ? 'gefährlich war keine Karte'
        : `gefährlich ${high.length === 1 ? 'war' : 'waren'} ${high.length > MOST_HIGH ? 'vor allem ' : ''}${listDe(dangerous, name, 'nom')}`;
    return `Du hast ${game} gespielt; ${told}.${promised(hand)}`;
  },
  'T.DODGER': (hand, name) => `Gefragt waren möglichst wenige Augen, und du hattest ${holding(hand, name)}.`,
  'T.SIDE': ({ side, friends, ...hand }, name) => {
    const together =
      friends.length === 0 ? 'allein' : `zusammen mit ${wordsDe(friends.map((seat) => name.player(seat)))}`;
    return `Du warst ${side === 're' ? 'Re' : 'Kontra'}, ${together}, und hattest ${holding(hand, name)}.`;
  },
  'T.FATTEST': ({ trick, winner, card, points, whose }, name) => {
    const side = name.isReader(winner)
      ? ''
      : { own: ', also an deine Seite', theirs: ', also an die anderen', each: '' }[whose];
    return `Der dickste Stich war der ${trick}. mit ${eyesDe(points)}: Er ging mit ${dat(card, name)} an ${whom(winner, name)}${side}.`;
  },
  'T.PLAN': ({ plan }) => PLANS[plan],
  'T.AUCTION': ({ wanted }, name) => `Auch ${theyDo(wanted, name, WOLLEN)} spielen.`,
  'T.TURN': ({ trick, from, to, by: turn }, name) =>
    `Am meisten bewegt hat der ${trick}. Stich: Deine Aussicht ${to > from ? 'stieg' : 'fiel'} von ${inTen(from)} auf ${inTen(to)} von 10.${by(turn, name)}`,
  'T.STEADY': ({ least, most }) =>
    inTen(least) === inTen(most)
      ? `Kein Stich hat viel bewegt: Deine Aussicht blieb bei etwa ${inTen(least)} von 10.`
      : `Kein Stich hat viel bewegt: Deine Aussicht lag immer zwischen ${inTen(least)} und ${inTen(most)} von 10.`,
  'T.IDEA': ({ decision, better, trick }, name) =>
    trick !== undefined
      ? `Zum Mitnehmen: Im ${trick}. Stich war ${deed(better, name)} besser als ${deed(decision, name)}.`
      : `Zum Mitnehmen: ${capitalised(deed(better, name))} war besser als ${deed(decision, name)}.`,
  'T.TAUGHT': ({ asked, found, missed }) => {
    const often = asked === 1 ? 'einmal' : asked === 2 ? 'zweimal' : `${asked}-mal`;
    if (missed.length === 0)
      return `Der Lehrer hat dich ${often} gefragt, und du hast ${asked === 1 ? 'die Karte' : asked === 2 ? 'beide Karten' : 'jede Karte'} gefunden.`;
    const where = `${wordsDe(
      missed.map((trick) => `${trick}.`),
      'und',
    )} Stich`;
    return `Der Lehrer hat dich ${often} gefragt${found > 0 ? `, und du hast ${found === 1 ? 'eine Karte' : `${found} Karten`} gefunden` : ''}. Im ${where} gab es eine bessere Karte.`;
  },
  'T.WELL': ({ card, trick, ofTen }, name) =>
    `Gut gemacht: ${nom(card, name)} im ${trick}. Stich. ${ofTen === 0 ? 'Darauf kommt kaum jemand' : ofTen === 1 ? 'Darauf kommt von 10 Leuten etwa einer' : `Darauf kommen von 10 Leuten etwa ${ofTen}`}.`,
};
