// Sentences about a card that is played to a trick.
import { type Card, pointsOf, rankOf } from '../../../src/engine/base/cards.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { legalCards } from '../../../src/engine/play/legality.ts';
import { beats } from '../../../src/engine/play/order.ts';
import { situationOf } from '../../../src/engine/play/tricks.ts';
import {
  behind,
  best,
  contractIn,
  dangers,
  groupIn,
  isDefender,
  isTrump,
  leads,
  legal,
  orderIn,
  own,
  playingIn,
  safeFromOpponents,
  searched,
  type Seen,
  takers,
  threatsHold,
  trickPoints,
} from '../facts/claims/seen.ts';
import {
  cannotFollow,
  cardIn,
  enemiesBehind,
  holdsTrick,
  isDeclarer,
  isEnemy,
  isLast,
  isPlayed,
  isPlayersPartner,
  keptInHand,
  leavesTrick,
  led,
  mark,
  mightGive,
  mightTake,
  nothingHigherOut,
  outOver,
  playsTrump,
  pointsThen,
  pointsWon,
  sameKindAbove,
  takesTrick,
} from './cards-told.ts';
import type { Claim } from './claim.ts';

/** The own side cannot lose the trick. */
const isOurs = (seen: Seen): boolean =>
  (takesTrick(seen) || (leavesTrick(seen) && isPlayersPartner(seen, best(seen).seat))) &&
  safeFromOpponents(seen, cardIn(seen));

const comesTo = (seen: Seen, told: number, least: number | undefined): boolean =>
  isOurs(seen) && told <= pointsWon(seen, 'own') + pointsThen(seen) && least !== undefined && told >= least;

const gives = (seen: Seen, points: number): boolean => leavesTrick(seen) && pointsOf(cardIn(seen)) === points;

/** Nothing on the table says yet with whom a player is who has not called, since the called card hides with somebody else. */
const mayBeFriend = (seen: Seen, seat: Seat): boolean => {
  const { called } = contractIn(seen);
  const fallen = seen.view.tricks.some(({ cards }) => called !== undefined && cards.includes(called));
  return called !== undefined && !fallen && !seen.view.hand.includes(called) && !isDeclarer(seen, seat);
};

/** The named cards are all with which the trick can be taken. */
const onlyThese = (seen: Seen, told: readonly Card[]): boolean => threatsHold(seen, cardIn(seen), told);

/** Whoever holds the called card has to give it to this trick, in every deal, but for a leader who may have run away. */
const calledFalls = (seen: Seen, how: 'surely' | 'probably'): boolean => {
  const { called } = contractIn(seen);
  if (called === undefined || led(seen) !== groupIn(seen, called)) return false;
  const leader = seen.view.trick?.leader;
  return seen.worlds.map(playingIn).every((world) => {
    if (how === 'probably' && leader !== undefined && world.play.hands[leader].includes(called)) return true;
    const holder = behind(seen).find((seat) => world.play.hands[seat].includes(called));
    return holder !== undefined && legalCards(situationOf(world.play, holder)).join() === called;
  });
};

export const FOLLOW_SENTENCES: readonly Claim[] = [
  {
    name: 'a smear to a sure trick',
    says: {
      de: [
        'Dem Partner (<who>) kann kein Gegner den Stich mehr nehmen, also wird <card> geschmiert (<number> Auge{n|}).',
      ],
      en: [
        'No opponent can take this trick from the partner (<who>) any more, so <card> is smeared (<number> point{s|}).',
      ],
    },
    holds: ({ seat, card, number }, seen) =>
      isPlayed(seen, card()) &&
      gives(seen, number()) &&
      holdsTrick(seen, seat()) &&
      isPlayersPartner(seen, seat()) &&
      isOurs(seen),
  },
  {
    name: 'a smear to a likely trick',
    says: {
      de: [
        'Der Partner (<who>) hat den Stich, und nur noch <cards> könnte ihn holen: <card> wird geschmiert (<number> Auge{n|}).',
        'Der Partner (<who>) hat vorerst den Stich: <card> wird geschmiert (<number> Auge{n|}).',
      ],
      en: [
        'The partner (<who>) holds the trick, and only <cards> could still take it: <card> is smeared (<number> point{s|}).',
        'The partner (<who>) holds the trick for now, so <card> is smeared (<number> point{s|}).',
      ],
    },
    holds: ({ text, seat, card, cards, number }, seen) =>
      isPlayed(seen, card()) &&
      gives(seen, number()) &&
      holdsTrick(seen, seat()) &&
      isPlayersPartner(seen, seat()) &&
      (/vorerst|for now/.test(text) ? !isLast(seen) : onlyThese(seen, cards())),
  },
  {
    name: 'a smear on trust',
    says: {
      de: ['Den Stich hat <who>, vielleicht der Partner: <card> wird auf gut Glück geschmiert (<number> Auge{n|}).'],
      en: ['<who> holds the trick and is perhaps the partner: <card> is smeared on trust (<number> point{s|}).'],
    },
    holds: ({ seat, card, number }, seen) =>
      isPlayed(seen, card()) && gives(seen, number()) && holdsTrick(seen, seat()) && mayBeFriend(seen, seat()),
  },
  {
    name: 'a smear to a partner who is still to play',
    says: {
      de: [
        'Der Partner (<who>) kommt noch dran und kann den Stich holen: <card> geht schon einmal hinein (<number> Auge{n|}).',
      ],
      en: [
        'The partner (<who>) still has to play and can take the trick: <card> goes in already (<number> point{s|}).',
      ],
    },
    holds: ({ seat, card, number }, seen) =>
      isPlayed(seen, card()) &&
      gives(seen, number()) &&
      behind(seen).includes(seat()) &&
      isPlayersPartner(seen, seat()),
  },
  {
    name: 'the last card takes the trick',
    says: {
      de: ['Danach spielt keiner mehr: <card> holt den Stich mit <number> Auge{n|}.'],
      en: ['Nobody plays after this: <card> takes the trick with <number> point{s|}.'],
    },
    holds: ({ card, number }, seen) =>
      isPlayed(seen, card()) && isLast(seen) && takesTrick(seen) && pointsThen(seen) === number(),
  },
  {
    name: 'no opponent can beat the card',
    says: {
      de: ['<card> kann die andere Seite nicht mehr schlagen; im Stich {liegt|liegen} damit <number> Auge{n|}.'],
      en: ['No opponent can beat <card> any more; the trick then holds <number> point{s|}.'],
    },
    holds: ({ card, number }, seen) =>
      isPlayed(seen, card()) && takesTrick(seen) && isOurs(seen) && pointsThen(seen) === number(),
  },
  {
    name: 'the card has the trick for now',
    says: {
      de: [
        '<card> hat jetzt den Stich (<number> Auge{n|}); nur noch <cards> könnte ihn holen.',
        '<card> hat vorerst den Stich (<number> Auge{n|}).',
      ],
      en: [
        '<card> has the trick now (<number> point{s|}); only <cards> could still take it.',
        '<card> holds the trick for now (<number> point{s|}).',
      ],
    },
    holds: ({ text, card, cards, number }, seen) =>
      isPlayed(seen, card()) &&
      takesTrick(seen) &&
      pointsThen(seen) === number() &&
      (/vorerst|for now/.test(text) ? !isLast(seen) : onlyThese(seen, cards())),
  },
  {
    name: 'the card is enough',
    says: {
      de: ['<card> genügt, um vorn zu liegen; für später {bleibt|bleiben} <cards>.'],
      en: ['<card> is enough to be ahead; <cards> {stays|stay} for later.'],
    },
    holds: ({ card, cards }, seen) =>
      isPlayed(seen, card()) && takesTrick(seen) && keptInHand(seen, cards()) && mightTake(seen, cards()),
  },
  {
    name: 'the suit is free and is ruffed',
    says: {
      de: [
        'In <suit> frei, also kann gestochen werden.',
        'In <suit> frei, also wird gestochen: Im Stich {liegt|liegen} {schon |}<number> Auge{n|}.',
      ],
      en: [
        'There are no <suit> in hand, so the trick can be ruffed.',
        'There are no <suit> in hand, so ruff: the trick already holds <number> point{s|}.',
      ],
    },
    holds: ({ text, suit, number }, seen) =>
      takesTrick(seen) &&
      playsTrump(seen) &&
      led(seen) === suit() &&
      own(seen, suit()).length === 0 &&
      trickPoints(seen) === (text.includes(':') || /so ruff/.test(text) ? number() : 0),
  },
  {
    name: 'little is given to the other side',
    says: {
      de: [
        'Den Stich hat die andere Seite (<who>), also abspatzen: <card> bringt ihr kein Auge.',
        'Den Stich hat die andere Seite (<who>), also nur wenig hineingeben: <card> bringt ihr <number> Auge{n|}.',
      ],
      en: [
        'The other side (<who>) has this trick, so it gets a worthless card: <card>.',
        'The other side (<who>) has this trick, so give it little: <card> (<number> point{s|}).',
      ],
    },
    holds: ({ text, seat, card, number }, seen) =>
      isPlayed(seen, card()) &&
      holdsTrick(seen, seat()) &&
      isEnemy(seen, seat()) &&
      gives(seen, /abspatzen|worthless/.test(text) ? 0 : number()) &&
      pointsOf(card()) <= 4,
  },
  {
    name: 'no allowed card beats the best',
    says: {
      de: ['Über <card> kommt keine der erlaubten Karten.'],
      en: ['None of the allowed cards beats <card>.'],
    },
    holds: ({ card }, seen) => !leads(seen) && best(seen).card === card() && takers(seen).length === 0,
  },
  {
    name: 'the trick is not worth a high card',
    says: {
      de: ['Im Stich {liegt|liegen} {nur |}<number> Auge{n|}; dafür {ist|sind} <cards> zu schade.'],
      en: ['There {is|are} {only |}<number> point{s|} in the trick; <cards> {is|are} worth more than that.'],
    },
    holds: ({ number, cards }, seen) => leavesTrick(seen) && trickPoints(seen) === number() && mightTake(seen, cards()),
  },
  {
    name: 'the trick of the partner is left',
    says: {
      de: ['Der Partner (<who>) hat den Stich schon; ihn zu überstechen wäre Verschwendung.'],
      en: ['The partner (<who>) already has the trick; beating it would be a waste.'],
    },
    holds: ({ seat }, seen) =>
      leavesTrick(seen) && holdsTrick(seen, seat()) && isPlayersPartner(seen, seat()) && takers(seen).length > 0,
  },
  {
    name: 'the partner plays after this',
    says: {
      de: ['Der Partner (<who>) kommt danach noch dran und kann sich um den Stich kümmern.'],
      en: ['The partner (<who>) plays after this and can look after the trick.'],
    },
    holds: ({ seat }, seen) => !leads(seen) && behind(seen).includes(seat()) && isPlayersPartner(seen, seat()),
  },
  {
    name: 'the called card has to be given',
    says: {
      de: ['<suit> ist gesucht worden, also muss <card> heraus.'],
      en: ['<suit> have been led for the first time, so <card> must come out.'],
    },
    holds: ({ suit, card }, seen) =>
      isPlayed(seen, card()) &&
      contractIn(seen).called === card() &&
      led(seen) === suit() &&
      !searched(seen, suit()) &&
      legal(seen).length === 1,
  },
  {
    name: 'the ten keeps its guard',
    says: {
      de: ['<card> behält noch eine Karte neben sich und fällt nicht blank unter eine höhere.'],
      en: ['<card> keeps another card beside it, so it will not fall unguarded to a higher one.'],
    },
    holds: ({ card }, seen) =>
      keptInHand(seen, [card()]) &&
      rankOf(card()) === 'T' &&
      outOver(seen, card()).length > 0 &&
      own(seen, groupIn(seen, card())).filter((each) => each !== cardIn(seen)).length >= 2,
  },
  {
    name: 'an unbeatable trump stays',
    says: {
      de: ['<card> bleibt auf der Hand: Diesen Trumpf kann niemand schlagen, er macht später einen sicheren Stich.'],
      en: ['<card> stays in hand: nobody can beat that trump, and it makes a sure trick later.'],
    },
    holds: ({ card }, seen) => keptInHand(seen, [card()]) && isTrump(seen, card()) && nothingHigherOut(seen, card()),
  },
  {
    name: 'the points to win are reached',
    says: {
      de: ['Damit hat die eigene Seite <number> Augen, und <number> braucht sie.'],
      en: ['That makes <number> card points, and <number> are needed.'],
    },
    holds: ({ number }, seen) =>
      comesTo(seen, number(0), mark(seen, 'own', 'won')) && number(1) === mark(seen, 'own', 'won'),
  },
  {
    name: 'the side gets out of Schneider',
    says: {
      de: ['Damit hat die eigene Seite <number> Augen und ist aus dem Schneider.'],
      en: ['That makes <number> card points: out of Schneider.'],
    },
    holds: ({ number }, seen) => comesTo(seen, number(), mark(seen, 'own', 'safe')),
  },
  {
    name: 'the other side is Schneider',
    says: {
      de: ['Damit hat die eigene Seite <number> Augen, und die andere Seite ist Schneider.'],
      en: ['That makes <number> card points, and the other side is Schneider.'],
    },
    holds: ({ number }, seen) => comesTo(seen, number(), mark(seen, 'own', 'made')),
  },
  {
    name: 'the other side would have won with it',
    says: {
      de: [
        'Ginge dieser Stich verloren, hätte die andere Seite mindestens <number> Augen und damit gewonnen; so bekommt sie ihn nicht.',
      ],
      en: [
        'If this trick were lost, the other side would have at least <number> card points and the game; this keeps it from them.',
      ],
    },
    holds: ({ number }, seen) =>
      isOurs(seen) &&
      number() <= pointsWon(seen, 'other') + trickPoints(seen) &&
      pointsWon(seen, 'other') < (mark(seen, 'other', 'won') ?? 0) &&
      number() >= (mark(seen, 'other', 'won') ?? Infinity),
  },
  {
    name: 'a dearer card would win the game for the others',
    says: {
      de: ['Der Stich ist verloren. Mit <cards> darin hätte die andere Seite ihre <number> Augen beisammen.'],
      en: ['The trick is lost. With <cards> in it the other side would have its <number> card points.'],
    },
    holds: ({ cards, number }, seen) => {
      const theirs = pointsWon(seen, 'other') + trickPoints(seen);
      return (
        leavesTrick(seen) &&
        [best(seen).seat, ...behind(seen)].every((seat) => isEnemy(seen, seat)) &&
        number() === mark(seen, 'other', 'won') &&
        mightGive(seen, cards()) &&
        cards().every((card) => theirs + pointsOf(card) >= number()) &&
        theirs + pointsOf(cardIn(seen)) < number()
      );
    },
  },
  {
    name: 'a lower card of the same kind is enough',
    says: {
      de: ['{An Trumpf|In <suit>} reicht <card>; darüber {bleibt|bleiben} <cards>.'],
      en: ['Of the {trumps|<suit>} in hand <card> is enough; above it <cards> {stays|stay}.'],
    },
    holds: (named, seen) => !leads(seen) && isPlayed(seen, named.card()) && sameKindAbove(seen, named),
  },
  {
    name: 'a higher card would not take the trick either',
    says: {
      de: ['Über <card> {geht|gehen} auch <cards> nicht: <card> genügt, und was höher ist, bleibt für später.'],
      en: ['<cards> would not beat <card> either: <card> is enough, and what is higher stays for later.'],
    },
    holds: ({ card, cards }, seen) =>
      !leads(seen) &&
      best(seen).card === card(0) &&
      isPlayed(seen, card(1)) &&
      mightGive(seen, [card(1), ...cards()]) &&
      cards().every((each) => groupIn(seen, each) === groupIn(seen, card(1)) && beats(orderIn(seen), each, card(1))),
  },
  {
    name: 'a higher card would be beaten by the same ones',
    says: {
      de: ['Was <card> noch schlagen kann, schlägt auch <cards>: Also genügt die billigere Karte.'],
      en: ['Whatever can still beat <card> beats <cards> too, so the cheaper card is enough.'],
    },
    holds: ({ card, cards }, seen) =>
      takesTrick(seen) &&
      isPlayed(seen, card()) &&
      mightTake(seen, cards()) &&
      cards().every(
        (each) =>
          groupIn(seen, each) === groupIn(seen, card()) &&
          beats(orderIn(seen), each, card()) &&
          pointsOf(each) > pointsOf(card()) &&
          dangers(seen, card()).every((threat) => beats(orderIn(seen), threat, each)),
      ),
  },
  {
    name: 'some points more for a sure trick',
    says: {
      de: ['Dem Partner (<who>) kann kein Gegner den Stich mehr nehmen, und <card> gibt noch <number> Auge{n|} dazu.'],
      en: ['No opponent can take this trick from the partner (<who>) any more, and <card> adds <number> point{s|}.'],
    },
    holds: ({ seat, card, number }, seen) =>
      isPlayed(seen, card()) &&
      gives(seen, number()) &&
      isPlayersPartner(seen, seat()) &&
      holdsTrick(seen, seat()) &&
      isOurs(seen),
  },
  {
    name: 'a short suit goes',
    says: {
      de: [
        'Weg mit der kurzen Farbe: Danach ist man in <suit> frei.',
        'Weg mit der kurzen Farbe: Von <suit> sind nur zwei Karten da.',
      ],
      en: ['A short suit goes first: {no <suit> are left after that|there are only two <suit> here}.'],
    },
    holds: ({ text, suit }, seen) =>
      cannotFollow(seen) &&
      groupIn(seen, cardIn(seen)) === suit() &&
      own(seen, suit()).length === (/Danach|after that/.test(text) ? 1 : 2),
  },
  {
    name: 'second hand may wait for the partner',
    says: {
      de: ['Hier muss noch niemand zugreifen: Der Partner (<who>) kommt als Letzter dran.'],
      en: ['No need to take this yet: the partner (<who>) plays last.'],
    },
    holds: ({ seat }, seen) =>
      leavesTrick(seen) &&
      seen.view.trick?.cards.length === 1 &&
      behind(seen).at(-1) === seat() &&
      isPlayersPartner(seen, seat()) &&
      takers(seen).length > 0,
  },
  {
    name: 'third hand against the last',
    says: {
      de: ['Danach kommt nur noch ein Gegner (<who>), und über <card> geht nur <cards>.'],
      en: ['After this only one opponent (<who>) plays, and only <cards> goes above <card>.'],
    },
    holds: ({ seat, card, cards }, seen) =>
      isPlayed(seen, card()) &&
      takesTrick(seen) &&
      behind(seen).join() === String(seat()) &&
      isEnemy(seen, seat()) &&
      onlyThese(seen, cards()),
  },
  {
    name: 'the called card falls into this trick',
    says: {
      de: [
        '<card> {muss in diesem Stich noch fallen|fällt wohl noch in diesem Stich}: Deshalb wird mit <card> gestochen.',
        '<card> {muss in diesem Stich noch fallen|fällt wohl noch in diesem Stich}, und gestochen ist schon: <card> geht gleich mit hinein.',
      ],
      en: [
        '<card> {must still|will probably} fall in this trick, so it pays to ruff with <card>.',
        '<card> {must still|will probably} fall in this trick, which is ruffed already, so <card> goes along.',
      ],
    },
    holds: ({ text, card }, seen) => {
      const ruffs = /Deshalb|pays/.test(text);
      return (
        isDefender(seen) &&
        contractIn(seen).called === card(0) &&
        isPlayed(seen, card(1)) &&
        calledFalls(seen, /wohl|probably/.test(text) ? 'probably' : 'surely') &&
        (ruffs ? takesTrick(seen) && playsTrump(seen) : leavesTrick(seen) && isPlayersPartner(seen, best(seen).seat))
      );
    },
  },
  {
    name: 'a lower trump could be overruffed',
    says: {
      de: ['Einen kleineren Trumpf wie <card> könnten die Gegner noch überstechen, <card> nicht mehr.'],
      en: ['The opponents could still overruff a lower trump like <card>, but not <card>.'],
    },
    holds: ({ card }, seen) =>
      isPlayed(seen, card(1)) &&
      takesTrick(seen) &&
      isOurs(seen) &&
      mightTake(seen, [card(0)]) &&
      isTrump(seen, card(0)) &&
      beats(orderIn(seen), card(1), card(0)) &&
      outOver(seen, card(0)).length > 0,
  },
  {
    name: 'the ten goes before the ace',
    says: {
      de: ['Der Stich ist sicher, also geht <card> mit; <card> bleibt und kann selbst noch einen machen.'],
      en: ['The trick is safe, so <card> goes along; <card> stays and may yet take one itself.'],
    },
    holds: ({ card }, seen) => isPlayed(seen, card(0)) && isOurs(seen) && keptInHand(seen, [card(1)]),
  },
  {
    name: 'dear cards would be lost in the trick',
    says: {
      de: ['Den Stich bekommt die andere Seite; <cards> {wäre|wären} darin verloren.'],
      en: ['The other side gets this trick; <cards> would be lost in it.'],
    },
    holds: ({ cards }, seen) =>
      leavesTrick(seen) &&
      mightGive(seen, cards()) &&
      keptInHand(seen, cards()) &&
      isEnemy(seen, best(seen).seat) &&
      enemiesBehind(seen).length === behind(seen).length,
  },
  {
    name: 'one trick beats the Tout',
    says: {
      de: ['Ein einziger Stich genügt gegen den Tout, und <card> kann ihn holen.'],
      en: ['One trick is enough against the Tout, and <card> can take it.'],
    },
    holds: ({ card }, seen) =>
      isPlayed(seen, card()) && takesTrick(seen) && isDefender(seen) && contractIn(seen).row.goal.kind === 'everyTrick',
  },
  {
    name: 'every trick counts in a Tout',
    says: {
      de: ['Im Tout zählt jeder Stich: <card> muss ihn holen.'],
      en: ['In a Tout every trick counts, and <card> must take this one.'],
    },
    holds: ({ card }, seen) =>
      isPlayed(seen, card()) &&
      takesTrick(seen) &&
      isDeclarer(seen, seen.view.seat) &&
      contractIn(seen).row.goal.kind === 'everyTrick',
  },
  {
    name: 'the last card of a suit is thrown away',
    says: {
      de: [
        'Die letzte <suit>karte geht weg; von da an kann die Farbe gestochen werden (<number> {Trumpf|Trümpfe} auf der Hand).',
        'Die letzte <suit>karte geht weg: Der Partner (<who>) hat den Stich und kann die Farbe gleich zum Stechen bringen.',
      ],
      en: [
        'The last <words> goes; from then on the suit can be ruffed (<number> trump{s|} in hand).',
        'The last <words> goes: the partner (<who>) has the trick and can lead the suit next, to be ruffed.',
      ],
    },
    holds: ({ text, number, seat }, seen) =>
      cannotFollow(seen) &&
      !playsTrump(seen) &&
      own(seen, groupIn(seen, cardIn(seen))).length === 1 &&
      (/Partner|partner/.test(text)
        ? holdsTrick(seen, seat()) && isPlayersPartner(seen, seat()) && isOurs(seen) && own(seen, 'trump').length > 0
        : own(seen, 'trump').length === number()),
  },
  {
    name: 'trumps stay together against a lone declarer',
    says: {
      de: ['Gegen einen Alleinspieler zählt die Länge: Die <number> Trümpfe bleiben beisammen.'],
      en: ['Against somebody who plays alone length counts: the <number> trumps stay together.'],
    },
    holds: ({ number }, seen) =>
      cannotFollow(seen) &&
      !playsTrump(seen) &&
      isDefender(seen) &&
      contractIn(seen).row.parties.kind === 'alone' &&
      own(seen, 'trump').length === number(),
  },
  {
    name: 'a card of little worth is thrown away',
    says: {
      de: ['Zugeben geht nicht, also fliegt eine Karte weg, die wenig wert ist: <card> (<number> Auge{n|}).'],
      en: ['The suit cannot be followed, so a card of little worth goes: <card> (<number> point{s|}).'],
    },
    holds: ({ card, number }, seen) =>
      isPlayed(seen, card()) &&
      cannotFollow(seen) &&
      leavesTrick(seen) &&
      pointsOf(card()) === number() &&
      number() <= 4,
  },
  {
    name: 'the highest card of another suit stays',
    says: {
      de: [
        'Der Stich ist sicher, also geht <card> mit; <card> ist die höchste Karte ihrer Farbe und kann selbst noch einen machen.',
      ],
      en: ['The trick is safe, so <card> goes along; <card> is the highest of its suit and may yet take one itself.'],
    },
    holds: ({ card }, seen) =>
      isPlayed(seen, card(0)) &&
      isOurs(seen) &&
      mightGive(seen, [card(1)]) &&
      keptInHand(seen, [card(1)]) &&
      !isTrump(seen, card(1)) &&
      nothingHigherOut(seen, card(1)),
  },
];
