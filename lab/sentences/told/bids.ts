// Sentences about bids, announcements, cards that are called, given or passed on, and doublings.
import { type Card, pointsOf, rankOf, type Suit, suitOf, sumPoints } from '../../../src/engine/base/cards.ts';
import { announcementsOf, type Contract, contractOf } from '../../../src/engine/base/contract.ts';
import { handOrderContract, handSizeAt } from '../../../src/engine/table/table-rules.ts';
import { isLow } from '../rendered/scene.ts';
import {
  acesOf,
  callable,
  contractIn,
  held,
  isDefender,
  isWeddingTrump,
  orderIn,
  ownOfCalled,
  same,
  type Seen,
  taken,
  trumpsOf,
  weddingTrumps,
} from '../facts/claims/seen.ts';
import type { Claim } from './claim.ts';
import type { Named } from './words-told.ts';

/** Contracts that somebody plays alone at this table, each with its trumps. */
const alone = ({ view: { rules } }: Seen): readonly Contract[] =>
  rules.contracts
    .filter(({ parties }) => parties.kind === 'alone')
    .flatMap((row) => announcementsOf(row).map((each) => contractOf(row, each)));

const listIn = (named: Named, at: number): readonly Card[] => {
  try {
    return named.cards(at);
  } catch {
    return [];
  }
};

const usualTrumps = (seen: Seen): readonly Card[] => trumpsOf(seen, handOrderContract(seen.view.rules));

/** Some game to be played alone has these trumps and aces in the hand. */
const fitsAlone = (
  seen: Seen,
  fits: (trumps: readonly Card[], aces: readonly Card[], trump?: Suit) => boolean,
): boolean => alone(seen).some((contract) => fits(trumpsOf(seen, contract), acesOf(seen, contract), contract.trump));

const gives = ({ decision, view }: Seen, card: Card): boolean =>
  decision.type === 'return' && decision.card === card && view.hand.includes(card);

const PASSES = ['weiter', 'gut', 'ohne-mich'];

/** Whether what is said leads to a game of the own side. How likely it is won is held to the figures in advice/below-half.test.ts. */
const isGame = ({ decision }: Seen): boolean =>
  decision.type === 'announce' || (decision.type === 'call' && !PASSES.includes(decision.call));

const mayPass = ({ view }: Seen): boolean =>
  view.options.some(
    ({ decision, verdict }) => verdict.legal && decision.type === 'call' && PASSES.includes(decision.call),
  );

export const BID_SENTENCES: readonly Claim[] = [
  {
    name: 'the hand is a Sie',
    says: {
      de: ['Alle höchsten Trümpfe auf einer Hand: Das ist der Sie.'],
      en: ['All the highest trumps in one hand: that is the Sie.'],
    },
    holds: (_, seen) => {
      const order = usualTrumps(seen);
      return order.length === handSizeAt(seen.view.rules);
    },
  },
  {
    name: 'every trick of a Tout should be won',
    says: {
      de: ['<words>: <number> {Trumpf|Trümpfe} und sonst hohe Karten, damit müssten alle Stiche gehen.'],
      en: ['<words>: with <number> trump{s|} and high cards besides, every trick should be won.'],
    },
    holds: ({ number }, seen) => fitsAlone(seen, (trumps) => trumps.length === number()),
  },
  {
    name: 'a suit as trumps is enough to play alone',
    says: {
      de: ['Mit <suit> als Trumpf {ist|sind} es <number> {Trumpf|Trümpfe}{, dazu <cards>|}: Das reicht allein.'],
      en: ['With <suit> as trumps there {is|are} <number> trump{s|}{, plus <cards>|}: enough to play alone.'],
    },
    holds: (named, seen) =>
      fitsAlone(
        seen,
        (trumps, aces, trump) =>
          trump === named.suit() && trumps.length === named.number() && same(listIn(named, 0), aces),
      ),
  },
  {
    name: 'a game of few trumps is enough to play alone',
    says: {
      de: ['<words>: {kein einziger Trumpf|<cards> als Trumpf}{, dazu <cards>|, aber <cards>|}. Das reicht allein.'],
      en: [
        '<words>: {not a single trump|<cards> as a trump|<cards> as trumps}{, plus <cards>|, but <cards>|}. That is enough to play alone.',
      ],
    },
    holds: (named, seen) => {
      const none = /kein einziger|not a single/.test(named.text);
      const trumps = none ? [] : listIn(named, 0);
      const aces = listIn(named, none ? 0 : 1);
      return fitsAlone(seen, (own, ownAces) => same(own, trumps) && same(ownAces, aces));
    },
  },
  {
    name: 'cards as low as these make no trick',
    says: {
      de: ['<words>: Mit so tiefen Karten wie <cards> sollte kein Stich hängen bleiben.'],
      en: ['<words>: with cards as low as <cards>, no trick should come this way.'],
    },
    holds: ({ cards }, seen) =>
      cards().length > 0 && held(seen, cards()) && cards().every((card) => isLow(card, { view: seen.view })),
  },
  {
    name: 'the hand should make no trick',
    says: {
      de: ['<words>: Dieses Blatt sollte ohne Stich durchkommen.'],
      en: ['<words>: this hand should get through without a trick.'],
    },
    holds: (_, { view }) => view.rules.contracts.some(({ goal }) => goal.kind === 'noTrick'),
  },
  {
    name: 'trumps and aces for a Rufspiel',
    says: {
      de: ['<number> {Trumpf|Trümpfe} {ist|sind} auf der Hand{, dazu <cards>|}, und <card> lässt sich rufen.'],
      en: ['There {is|are} <number> trump{s|} in hand{, plus <cards>|}, and <card> can be called.'],
    },
    holds: (named, seen) =>
      callable(seen).includes(named.card()) &&
      usualTrumps(seen).length === named.number() &&
      same(listIn(named, 0), acesOf(seen, handOrderContract(seen.view.rules))),
  },
  {
    name: 'the only trump is offered',
    says: {
      de: [
        '<card> ist der einzige Trumpf: Mit einer Hochzeit findet das Blatt einen Partner, und viel mehr hat es nicht.',
      ],
      en: ['<card> is the only trump: a Hochzeit gives the hand a partner, and it has little else.'],
    },
    holds: ({ card }, seen) => same(weddingTrumps(seen.view.dealtHand), [card()]),
  },
  {
    name: 'so many trumps for a Hochzeit',
    says: {
      de: ['<number> {Trumpf|Trümpfe} auf der Hand{: <cards>|}. Einer kommt durch die Hochzeit dazu.'],
      en: ['<number> trump{s|} in hand{: <cards>|}. One more comes with the Hochzeit.'],
    },
    holds: (named, seen) =>
      weddingTrumps(seen.view.dealtHand).length === named.number() &&
      same(listIn(named, 0), weddingTrumps(seen.view.dealtHand)),
  },
  {
    name: 'too few trumps for a Hochzeit',
    says: {
      de: [
        'Ohne einen Trumpf lässt sich eine Hochzeit nicht führen.',
        'Mit <number> {Trumpf|Trümpfen} lässt sich eine Hochzeit nicht führen.',
      ],
      en: ['Without a trump nobody can carry a Hochzeit.', '<number> trump{s are| is} too few to carry a Hochzeit.'],
    },
    holds: ({ text, number }, seen) =>
      weddingTrumps(seen.view.dealtHand).length === (/^(?:Ohne|Without)/.test(text) ? 0 : number()),
  },
  {
    name: 'the suit is gone after the card given back',
    says: {
      de: ['Danach ist keine <suit>karte mehr auf der Hand, und die Farbe kann gestochen werden.'],
      en: ['That leaves no <suit> in hand, and the suit can then be ruffed.'],
    },
    holds: ({ suit }, { view, decision }) =>
      decision.type === 'return' &&
      view.hand.every((card) => card === decision.card || isWeddingTrump(card) || suitOf(card) !== suit()),
  },
  {
    name: 'the suitor can smear the card',
    says: {
      de: ['Der Hochzeiter hat keinen Trumpf mehr und kann <card> (<number> Auge{n|}) in die Trumpfstiche schmieren.'],
      en: ['The suitor has no trump left and can smear <card> (<number> point{s|}) on trump tricks.'],
    },
    holds: ({ card, number }, seen) => gives(seen, card()) && pointsOf(card()) === number(),
  },
  {
    name: 'the lowest card is given back',
    says: {
      de: [
        'Das Blatt hat nur Trümpfe, und <card> ist der niedrigste.',
        '<card> ist die niedrigste Karte der Farbe und macht selbst keinen Stich.',
      ],
      en: [
        'The hand is all trumps, and <card> is the lowest.',
        '<card> is the lowest card of its suit and would not take a trick.',
      ],
    },
    holds: ({ text, card }, seen) =>
      gives(seen, card()) &&
      (!/nur Trümpfe|all trumps/.test(text) || seen.view.hand.every((each) => isWeddingTrump(each))),
  },
  {
    name: 'the Hochzeit is taken already',
    says: { de: ['<who> hat die Hochzeit schon angenommen.'], en: ['<who> has accepted the Hochzeit already.'] },
    holds: ({ seat }, { view }) => view.auction.calls.some((each) => each.seat === seat() && each.call === 'mit-mir'),
  },
  {
    name: 'nothing can go back',
    says: {
      de: ['Lauter Trümpfe, <number> Stück: Es gibt keine Karte, die für den angebotenen zurückgehen dürfte.'],
      en: ['All <number> cards are trumps: there is none that might go back for the one offered.'],
    },
    holds: ({ number }, seen) =>
      seen.view.dealtHand.length === number() && seen.view.dealtHand.every((card) => isWeddingTrump(card)),
  },
  {
    name: 'too little for a game',
    says: {
      de: ['Kein einziger Trumpf: zu wenig für ein Spiel.', 'Mit <cards> als Trumpf ist es zu wenig für ein Spiel.'],
      en: [
        'Not a single trump: too little for a game.',
        'With <cards> as {the only trump|the only trumps}, the hand is too weak for a game.',
      ],
    },
    holds: (named, seen) => same(usualTrumps(seen), listIn(named, 0)),
  },
  {
    name: 'nothing can be called',
    says: {
      de: [
        'Gesperrt: Es gibt {keine|kein} <words>, {das|die} gerufen werden darf, und für ein Spiel allein reicht es nicht.',
      ],
      en: ['Blocked: there is no Ace that may be called, and the hand is not enough to play alone.'],
    },
    holds: (_, seen) => callable(seen).length === 0,
  },
  {
    name: 'the game is rather lost',
    says: {
      de: ['So ein Spiel geht mit diesem Blatt wohl öfter verloren, als es gewonnen wird.'],
      en: ['With this hand such a game is probably lost more often than it is won.'],
    },
    holds: (_, seen) => isGame(seen),
  },
  {
    name: 'the game is rather lost, but passing is worse',
    says: {
      de: [
        'So ein Spiel geht mit diesem Blatt wohl öfter verloren, als es gewonnen wird; aber wer darauf verzichtet, steht im Schnitt noch schlechter da.',
      ],
      en: [
        'With this hand such a game is probably lost more often than it is won; but on average passing comes out even worse.',
      ],
    },
    holds: (_, seen) => isGame(seen) && mayPass(seen),
  },
  {
    name: 'the game is rather lost, but no other is better',
    says: {
      de: [
        'So ein Spiel geht mit diesem Blatt wohl öfter verloren, als es gewonnen wird; aber eines muss jetzt angesagt werden, und kein anderes ist klar besser.',
      ],
      en: [
        'With this hand such a game is probably lost more often than it is won; but one has to be announced now, and no other is clearly better.',
      ],
    },
    holds: (_, { view }) =>
      view.phase === 'announcing' && view.options.filter(({ verdict }) => verdict.legal).length > 1,
  },
  {
    name: 'forehand leads',
    says: {
      de: ['Vorhand spielt selbst aus, das ist viel wert.'],
      en: ['Forehand leads to the first trick, and that is worth a lot.'],
    },
    holds: (_, { view }) => view.seat === view.forehand,
  },
  {
    name: 'somebody has a game, and there is none that is higher',
    says: {
      de: ['<who> hat schon ein Spiel (mindestens <words>); für ein höheres reicht das Blatt nicht.'],
      en: ['<who> already has a game (at least <words>); the hand is not enough for a higher one.'],
    },
    holds: ({ seat }, { view }) => view.auction.holder === seat(),
  },
  {
    name: 'a game goes over another',
    says: {
      de: ['<words> geht über <words>, und dafür reicht das Blatt.'],
      en: ['<words> ranks above <words>, and the hand is good enough for it.'],
    },
    holds: (_, { view }) =>
      view.auction.holder !== undefined || view.auction.calls.some(({ call }) => call === 'hochzeit'),
  },
  {
    name: 'a duel is held',
    says: {
      de: [
        'Verlangt ist mindestens <words>, und genau dafür reicht das Blatt.',
        'Verlangt ist mindestens <words>, und mit <words> kann dagegengehalten werden.',
      ],
      en: [
        'At least <words> is needed to keep the game, and that is just what the hand has.',
        'At least <words> is needed to keep the game, and the hand is good enough for <words>.',
      ],
    },
    holds: (_, { view }) => view.auction.duel !== undefined,
  },
  {
    name: 'not enough for a game or more',
    says: {
      de: ['Für <words> oder mehr reicht das Blatt nicht.'],
      en: ['The hand is not good enough for <words> or more.'],
    },
    holds: (_, { view }) => view.auction.duel !== undefined || view.auction.calls.length > 0,
  },
  {
    name: 'the holder of the Eichel-Ober must play',
    says: {
      de: ['Alle haben „weiter“ gesagt, da muss spielen, wer <card> hat: <number> {Trumpf|Trümpfe} auf der Hand.'],
      en: ['Everybody has passed, so <card> must play: <number> trump{s|} in hand.'],
    },
    holds: ({ card, number }, seen) => seen.view.hand.includes(card()) && usualTrumps(seen).length === number(),
  },
  {
    name: 'only this card may be called',
    says: {
      de: ['Mit diesem Blatt darf nur <card> gerufen werden.'],
      en: ['From this hand only <card> may be called.'],
    },
    holds: ({ card }, seen) => same(callable(seen), [card()]),
  },
  {
    name: 'the called suit is short',
    says: {
      de: [
        'Von <suit> {ist nur eine Karte|sind nur <number> Karten} auf der Hand: Die Farbe ist bald frei, und <words> läuft eher durch.',
      ],
      en: ['There {is|are} only <number> <words> in hand: the suit is soon gone, and the Ace is more likely to hold.'],
    },
    holds: (named, seen) => {
      const count = /ist nur eine Karte/.test(named.text) ? 1 : named.number();
      return callable(seen).some(
        (card) =>
          ownOfCalled(seen, card).length === count &&
          callable(seen).every((other) => ownOfCalled(seen, other).length >= count),
      );
    },
  },
  {
    name: 'the own cards of the called suit carry little',
    says: {
      de: [
        'Die eigenen <words> bringen kein Auge; wird <words> gestochen, geht nur {er|sie|es} verloren.',
        'Die eigenen <words> bringen wenig (<number> Auge{n|}); wird <words> gestochen, geht nicht viel verloren.',
      ],
      en: [
        'The <suit> in hand carry no points; if the Ace is ruffed, no others are lost with it.',
        'The <suit> in hand carry little (<number> point{s|}); if the Ace is ruffed, not much is lost.',
      ],
    },
    holds: ({ text, number }, seen) =>
      callable(seen).some((card) => sumPoints(ownOfCalled(seen, card)) === (text.includes('(') ? number() : 0)),
  },
  {
    name: 'the ten goes with the called card',
    says: {
      de: ['<card> geht in den Stich, den <card> holen soll.'],
      en: ['<card> goes into the trick that <card> should win.'],
    },
    holds: ({ card }, seen) =>
      rankOf(card(0)) === 'T' &&
      held(seen, [card(0)]) &&
      suitOf(card(0)) === suitOf(card(1)) &&
      callable(seen).includes(card(1)),
  },
  {
    name: 'no suit gives more trumps',
    says: {
      de: ['Keine andere Farbe bringt mehr Trümpfe als <suit>.'],
      en: ['No other suit gives more trumps than <suit>.'],
    },
    holds: (named, seen) => {
      const { decision } = seen;
      if (decision.type !== 'announce' || decision.announcement.trump !== named.suit()) return false;
      const games = alone(seen).filter(({ row }) => row.id === decision.announcement.contract);
      const most = Math.max(...games.map((contract) => trumpsOf(seen, contract).length));
      return games.some((contract) => contract.trump === named.suit() && trumpsOf(seen, contract).length === most);
    },
  },
  {
    name: 'cards of least use are passed on',
    says: { de: ['<cards> nützen diesem Blatt am wenigsten.'], en: ['<cards> are of least use to this hand.'] },
    holds: ({ cards }, { decision }) => decision.type === 'passOn' && same(cards(), decision.cards),
  },
  {
    name: 'a Ramsch is seldom lost with this hand',
    says: {
      de: [
        'Mit diesem Blatt kostet der Ramsch {so gut wie nie|nur in <number> von 100 Fällen} etwas, also darf er doppelt zählen.',
      ],
      en: [
        'With this hand the Ramsch {hardly ever costs anything|costs something in only <number> of 100 cases}, so it may count double.',
      ],
    },
    holds: ({ text, number }, { decision }) =>
      decision.type === 'doppler' && (/nie|hardly ever/.test(text) || number() <= 25),
  },
  {
    name: 'so often a Durchbruch is reached',
    says: {
      de: [
        'In {allen gedachten Verteilungen|keiner der gedachten Verteilungen|<number> von 100 gedachten Verteilungen} reicht es für <number> Augen, {auch |}wenn die anderen zusammenhalten.',
      ],
      en: [
        'In {all imagined deals it comes|none of the imagined deals does it come|<number> of 100 imagined deals it comes} to <number> points{, even|} if the others stick together.',
      ],
    },
    holds: ({ text }, { decision }) => decision.type === 'durchbruch' && /9[01] (?:Augen|points)/.test(text),
  },
  {
    name: 'points in hand for a Durchbruch',
    says: {
      de: [
        'Beisammen {ist|sind} schon <number> Auge{n|}, bei den anderen zusammen erst <number> Auge{n|}: <number> sind zu schaffen.',
      ],
      en: [
        'There {is|are} <number> point{s|} already, and the others together have only <number> point{s|}: <number> are within reach.',
      ],
    },
    holds: ({ number }, seen) =>
      taken(seen, seen.view.seat) === number(0) &&
      sumPoints(seen.view.tricks.flatMap(({ cards }) => cards)) - number(0) === number(1),
  },
  {
    name: 'a defender has so many of the trumps',
    says: {
      de: [
        '<number> von <number> Trümpfen in der Hand eines Gegenspielers: <cards>.{ Da wird es eng für den Spieler.|}',
        '<number> von <number> Trümpfen in der Hand eines Gegenspielers.',
      ],
      en: [
        '<number> of <number> trumps in one defender’s hand: <cards>.{ That will be tight for the declarer.|}',
        '<number> of <number> trumps in one defender’s hand.',
      ],
    },
    holds: ({ text, number, cards }, seen) => {
      const told = text.includes(':') ? cards() : [];
      const tight = /eng|tight/.test(text);
      return (
        isDefender(seen) &&
        same(told, trumpsOf(seen, contractIn(seen))) &&
        told.length === number(0) &&
        orderIn(seen).trumps.length === number(1) &&
        (!tight || number(0) / number(1) > 1 / 4)
      );
    },
  },
  {
    name: 'the chance decides whether to double',
    says: {
      de: [
        'Die Gegenspieler gewinnen wohl in <number> von 100 solchen Spielen: mehr als in der Hälfte, also lohnt sich der Stoß.',
        'Die Gegenspieler gewinnen wohl nur in <number> von 100 solchen Spielen; für einen Stoß muss es mehr als die Hälfte sein.',
        'Solche Spiele gewinnen die Gegenspieler so gut wie immer, also lohnt sich der Stoß.',
        'Solche Spiele gewinnen die Gegenspieler so gut wie nie; für einen Stoß muss es mehr als die Hälfte sein.',
        'Auch nach dem Stoß gewinnt die Spielerseite so gut wie jedes solche Spiel, also lohnt sich Retour.',
        'Nach diesem Stoß gewinnt die Spielerseite so gut wie nie; noch einmal verdoppelt wird besser nicht.',
        'Die Spielerseite gewinnt auch nach dem Stoß wohl in <number> von 100 solchen Spielen, also lohnt sich Retour.',
        'Nach diesem Stoß gewinnt die Spielerseite wohl nur in <number> von 100 solchen Spielen; noch einmal verdoppelt wird besser nicht.',
      ],
      en: [
        'The defenders probably win <number> of 100 such games: more than half, so a Stoss pays.',
        'The defenders probably win only <number> of 100 such games; for a Stoss it should be more than half.',
        'The defenders nearly always win such games, so a Stoss pays.',
        'The defenders hardly ever win such games; for a Stoss it should be more than half.',
        'Even after the Stoss the declaring side nearly always wins such games, so a Retour pays.',
        'After this Stoss the declaring side hardly ever wins such games; better not to double again.',
        'Even after the Stoss the declaring side probably wins <number> of 100 such games, so a Retour pays.',
        'After this Stoss the declaring side probably wins only <number> of 100 such games; better not to double again.',
      ],
    },
    holds: ({ text, number }, seen) => {
      const pays = /lohnt|pays/.test(text);
      const defends = /Gegenspieler|defenders/.test(text);
      const percent = /immer|jedes|always/.test(text) ? 100 : /so gut wie nie|hardly ever/.test(text) ? 0 : number();
      return (
        defends === isDefender(seen) &&
        pays === percent > 50 &&
        (!pays || seen.decision.type === (defends ? 'stoss' : 'retour'))
      );
    },
  },
  {
    name: 'a defender has aces',
    says: {
      de: ['Dazu <cards>: Auch die Farben gehen nicht durch.'],
      en: ['Then there {is|are} <cards>: the plain suits will not run either.'],
    },
    holds: ({ cards }, seen) => isDefender(seen) && same(cards(), acesOf(seen, contractIn(seen))),
  },
  {
    name: 'the defenders lead',
    says: { de: ['Und ausspielen dürfen die Gegenspieler.'], en: ['And the defenders have the first lead.'] },
    holds: (_, seen) => isDefender(seen) && seen.view.trick?.leader === seen.view.seat,
  },
  {
    name: 'trumps among the first cards',
    says: {
      de: [
        '{Die erste Karte ist <number> Trumpf|<number> {Trumpf|Trümpfe} unter den ersten <number> Karten}{: <cards>|}. {Mit solchen Karten bringt ein Spiel|Trotzdem bringt ein Spiel mit solchen Karten} im Schnitt etwas ein.',
        '{Die erste Karte ist <number> Trumpf|<number> {Trumpf|Trümpfe} unter den ersten <number> Karten}: zu wenig, um alles zu verdoppeln.',
      ],
      en: [
        '{The first card is {a|no} trump|<number> trump{s|} among the first <number> cards}{: <cards>|}. {With such cards a game|Even so, a game with such cards} pays on average.',
        '{The first card is {a|no} trump|<number> trump{s|} among the first <number> cards}: not enough to double everything.',
      ],
    },
    holds: ({ text, number }, seen) => {
      const { decision, view } = seen;
      if (decision.type !== 'legen') return false;
      const one = /^(?:Die erste|The first)/.test(text);
      const count = usualTrumps(seen).length;
      return one
        ? view.hand.length === 1 && /kein|no trump/.test(text) === (count === 0)
        : count === number(0) && view.hand.length === number(1);
    },
  },
  {
    name: 'a first trick and trumps to lay after',
    says: {
      de: [
        'Der erste Stich ist gemacht, und <number> {Trumpf|Trümpfe} {war|waren} in der Hand: Da lohnt sich das Nachlegen.',
      ],
      en: ['The first trick is taken, and the hand was dealt <number> trump{s|}: worth doubling once more.'],
    },
    holds: ({ number }, seen) =>
      seen.view.tricks[0]?.winner === seen.view.seat && trumpsOf(seen, contractIn(seen)).length === number(),
  },
  {
    name: 'not sure enough to double once more',
    says: {
      de: ['<number> {Trumpf|Trümpfe}: nicht sicher genug, um noch einmal zu verdoppeln.'],
      en: ['<number> trump{s|}: not sure enough to double once more.'],
    },
    holds: ({ number }, seen) => trumpsOf(seen, contractIn(seen)).length === number(),
  },
  {
    name: 'the highest trumps were on one side',
    says: {
      de: ['Die höchsten Trümpfe waren auf einer Seite{: <cards>|}.', 'In ihrer Reihe gefangen{: <cards>|}.'],
      en: ['The highest trumps were all on one side{: <cards>|}.', 'Taken in their order{: <cards>|}.'],
    },
    holds: (named, seen) => seen.view.reached?.runners.paid === listIn(named, 0).length,
  },
  {
    name: 'runners may be claimed in vain',
    says: {
      de: ['Noch liegen nicht alle Karten offen, und vergeblich zu fragen kostet nichts.'],
      en: ['Some cards are still hidden, and to claim in vain costs nothing.'],
    },
    holds: (_, { view }) => view.reached === undefined || view.handSizes.some((size) => size > 0),
  },
  {
    name: 'there are no runners',
    says: { de: ['Laufende gibt es in diesem Spiel nicht.'], en: ['There are no runners in this game.'] },
    holds: (_, seen) => seen.view.reached?.runners.paid === 0,
  },
  {
    name: 'the game stands against the Stoss',
    says: {
      de: [
        '<number> {Trumpf|Trümpfe}{, davon {der höchste|die <number> höchsten}|}: Das Spiel steht auch gegen den Stoß.',
      ],
      en: [
        '<number> trump{s|}{, among them the {highest|<number> highest}|}: the game should be won in spite of the Stoss.',
      ],
    },
    holds: ({ text, number }, seen) => {
      const trumps = trumpsOf(seen, contractIn(seen));
      const top = /der höchste|the highest/.test(text) ? 1 : /davon|among/.test(text) ? number(1) : 0;
      return (
        trumps.length === number(0) &&
        orderIn(seen)
          .trumps.slice(0, top)
          .every((card) => trumps.includes(card))
      );
    },
  },
];
