// What a seat has to do now, and why: the duty first, then what makes it clear.
import { nameOfLevel } from '../auction/auction.ts';
import { type Card, type Suit, suitOf } from '../base/cards.ts';
import { calledRulesOf, calledSuitOf, type Contract, type ContractId } from '../base/contract.ts';
import { durchbruchRule, durchbruchUnderWay, pointsOfSeat } from '../doubling/durchbruch.ts';
import type { DoublingStep } from '../table/log.ts';
import { allowedOf, decisionsOf, entriesOf } from '../table/readers.ts';
import { isMuss } from '../table/muss.ts';
import { type Order, orderOf } from '../play/order.ts';
import { doublingsOf, type Phase } from '../table/round.ts';
import { seatAfter } from '../base/seats.ts';
import { SCHIEBER_OBERS } from '../special/schieber.ts';
import { offeredCard } from '../phases/returning.ts';
import { highestNumber } from '../table/numbers.ts';
import { auctionTermsOf, bidLevelsOf, handSizeAt, houseOf, playersAt, rowOf } from '../table/table-rules.ts';
import { calledSuitLed } from '../play/tricks.ts';
import type { ReasonParams } from '../base/reasons.ts';
import type { SeatView } from '../round/view.ts';
import { callingNotes } from './calling.ts';
import { type Note, note } from './notes.ts';
import { ansageNotes } from './re-kontra-notes.ts';
import { contractIn, isPresented, lordsOfSuit, playableIn, usuallyTrump, whyTrump } from './reading.ts';

/** Duties and notes for the seat of the view; never empty. */
export function dutyOf(view: SeatView): readonly Note[] {
  const { phase, turn, seat, dealer } = view;
  const duty = DUTIES[phase];
  if (duty === 'over') return [note('D.ROUND_OVER', {})];
  if (turn === undefined) return [note('D.SHUFFLING', { dealer })];
  if (turn !== seat)
    return [...doublingOffers(view), ...ansageNotes(view), ...suitorsNotes(view), note('D.WAIT', { turn })];
  return duty(view);
}

type Duty = (view: SeatView) => readonly Note[];

/** What the seat whose turn it is has to do, by phase. */
const DUTIES: Readonly<Record<Phase, Duty | 'over'>> = {
  shuffling: ({ dealer }) => [note('D.SHUFFLING', { dealer })],
  cutting: (view) => [
    note('D.CUT', { seat: view.seat, min: view.rules.cutMin }),
    ...(mayKnock(view) ? [note('D.KNOCK', {})] : []),
  ],
  legen: ({ seat, hand, rules }) => [
    note('D.LEGEN', { seat, seen: hand.length, toCome: handSizeAt(rules) - hand.length }),
  ],
  auction: (view) => speakingDuty(view),
  calling: (view) => [callingDuty(view)],
  numbering: (view) => [numberDuty(view)],
  yielding: (view) => [tieDuty(view)],
  giving: ({ seat, rules }) => [note('D.GIVE', { seat, partner: seatAfter(seat, 2, playersAt(rules)) })],
  handingBack: ({ seat, gift }) => [
    note('D.HAND_BACK', { seat, soloist: gift?.from ?? seat, ...(gift?.given && { got: gift.given }) }),
  ],
  reserving: ({ seat }) => [note('D.RESERVE', { seat })],
  naming: ({ seat, rules, reservations, history }) => [
    note('D.RESERVATION', {
      seat,
      ...(isPresented(history) && { presented: true as const }),
      ...(houseOf(rules)['dok.asking'] === 'by-rank' &&
        (reservations?.by.length ?? 0) > 1 && { first: 'solo' as const }),
      ...(reservations?.named && {
        over: { by: reservations.named.seat, announcement: reservations.named.announcement },
      }),
    }),
  ],
  taking: ({ seat }) => [note('D.TAKE_WIDOW', { seat })],
  discarding: ({ seat, widow }) => [note('D.DISCARD', { seat, got: widow?.cards ?? [] })],
  choosing: ({ seat, hand }) => [note('D.CHOOSE', { seat, cards: hand })],
  announcing: (view) => (view.special ? [namingDuty(view)] : announcingDuty(view)),
  offeringObers: ({ seat }) => [note('D.OBERS', { seat, obers: SCHIEBER_OBERS })],
  passingOn: (view) => [passingDuty(view)],
  returning: returningDuty,
  spritzing: ({ seat, forehand }) => [note('D.SPRITZ', { seat, declarer: forehand })],
  playing: (view) => [
    ...playingDuty(view),
    ...doublingOffers(view),
    ...dopplerOffer(view),
    ...durchbruchOffer(view),
    ...ansageNotes(view),
  ],
  laying: ({ seat, tricks }) => [note('D.LAY', { seat, winner: tricks[0]?.winner ?? seat })],
  claiming: ({ seat, rules }) => [
    note('D.CLAIM', { seat, by: houseOf(rules)['runners.mode'] === 'held' ? 'held' : 'collected' }),
  ],
  scored: 'over',
  thrownIn: 'over',
};

/** The first one must call a contract, the others may go higher. */
const callingDuty = ({ seat, called }: SeatView): Note =>
  called
    ? note('D.CALL_HIGHER', { seat, by: called.seat, announcement: called.announcement })
    : note('D.CALL_FIRST', { seat });

/** Trumps are made by numbers: something must be said, or may be. */
function numberDuty({ seat, numbers = [], options }: SeatView): Note {
  const count = highestNumber(numbers);
  const highest = numbers.find((bid) => bid.count === count);
  if (highest) return note('D.NUMBER_OVER', { seat, by: highest.seat, count });
  return note('D.NUMBER_FIRST', {
    seat,
    must: options.some(({ verdict }) => !verdict.legal && verdict.because.id === 'A.MUST_BID'),
  });
}

const tieDuty = ({ seat, numbers = [], rules }: SeatView): Note =>
  note('D.TIE', { seat, partner: seatAfter(seat, 2, playersAt(rules)), count: highestNumber(numbers) });

/** The single trump of the hand, if the seat may offer a Hochzeit now. */
function suitorsNotes({ seat, dealtHand, rules, options }: SeatView): readonly Note[] {
  const mayOffer = allowedOf(options, 'call').some(({ call }) => call === 'hochzeit');
  return mayOffer ? [note('D.MAY_OFFER', { seat, card: offeredCard(rules, dealtHand) })] : [];
}

function returningDuty({ seat, auction, options }: SeatView): readonly Note[] {
  const may = allowedOf(options, 'return').map(({ card }) => card);
  return [note('D.RETURN', { seat, suitor: auction.offer?.suitor ?? seat, may })];
}

const speakingDuty = (view: SeatView): readonly Note[] => [...biddingDuty(view), ...suitorsNotes(view)];

const mayKnock = ({ options }: SeatView): boolean => decisionsOf(options, 'knock').length > 0;

function biddingDuty(view: SeatView): readonly Note[] {
  const { seat, auction, rules } = view;
  const { holder, duel, offer } = auction;
  if (offer?.stands && offer.acceptor !== undefined)
    return [note('D.OVER_HOCHZEIT', { seat, suitor: offer.suitor, acceptor: offer.acceptor })];
  if (offer) return [note('D.ANSWER_OFFER', { seat, suitor: offer.suitor, taken: offer.acceptor })];
  if (auctionTermsOf(rules).form === 'named') return [note('D.NAME_GAME', { seat, shown: auction.shown })];
  const levels = bidLevelsOf(rules);
  const shown = auction.shown ?? nameOfLevel(levels, 0);
  if (holder === undefined) return [note('D.SPEAK_FIRST', { seat }), ...callingNotes(view, shown)];
  if (!duel) return [note('D.SPEAK_AFTER', { seat, holder, shown })];
  const level = nameOfLevel(levels, duel.level);
  return duel.speaker === 'holder'
    ? [note('D.DUEL_HOLDER', { seat, challenger: duel.challenger, level })]
    : [note('D.DUEL_CHALLENGER', { seat, holder, shown })];
}

/** In a Muss-Spiel: that the seat must play, and which cards it may call. */
function forcedCalls({ seat, options, rules }: SeatView): readonly Note[] | undefined {
  const forced = decisionsOf(options, 'announce').find(({ announcement }) => isMuss(announcement.contract));
  const goal = forced && rowOf(rules, forced.announcement.contract)?.goal;
  if (goal?.kind !== 'points') return undefined;
  const cards = allowedOf(options, 'announce').flatMap(({ announcement }) => announcement.called ?? []);
  return [note('D.MUSS', { seat, points: goal.atLeast }), note('N.CALLABLE', { cards })];
}

/** Contracts outside of which nothing may be announced, because they were named in the bidding. */
const onlyOnes = ({ options }: SeatView): readonly ContractId[] =>
  options.flatMap(({ verdict }) =>
    !verdict.legal && verdict.because.id === 'A.ONLY_ANNOUNCE' ? verdict.because.params.only : [],
  );

function announcingDuty(view: SeatView): readonly Note[] {
  const forced = forcedCalls(view);
  if (forced) return forced;
  const shown = view.auction.shown ?? nameOfLevel(bidLevelsOf(view.rules), 0);
  const [named] = onlyOnes(view);
  if (named !== undefined) return [note('D.ANNOUNCE_NAMED', { seat: view.seat, contract: named })];
  return [note('D.ANNOUNCE', { seat: view.seat, shown }), ...callingNotes(view, shown)];
}

const namingDuty = ({ seat, special, hand }: SeatView): Note =>
  special?.kind === 'teufel' ? note('D.NAME_SOLO_UNSEEN', { seat, cards: hand }) : note('D.NAME_SOLO', { seat });

function passingDuty({ rules, seat, history }: SeatView): Note {
  const [passed] = entriesOf(history.slice(-1), 'passOn');
  return note('D.PASS_ON', {
    seat,
    to: seatAfter(seat, 1, playersAt(rules)),
    got: passed?.cards ?? [],
    ...(passed && { from: passed.seat }),
  });
}

/** Stoss or Retour, if the seat may give one now. */
function doublingOffers({ seat, contract, options }: SeatView): readonly Note[] {
  const may = (type: DoublingStep): boolean =>
    options.some(({ decision, verdict }) => decision.type === type && verdict.legal);
  if (!contract) return [];
  const stoss = contract.doubling.stoss;
  const step = doublingsOf(contract.doubling) + 1;
  if (step > 2) return may('stoss') || may('retour') ? [note('D.FURTHER_OFFER', { seat, step })] : [];
  return [
    ...(may('stoss') && contract.declarer !== undefined
      ? [note('D.STOSS_OFFER', { seat, declarer: contract.declarer })]
      : []),
    ...(may('retour') && stoss !== undefined ? [note('D.RETOUR_OFFER', { seat, stoss })] : []),
  ];
}

/** Doubling a Ramsch, if the seat may do so now. */
const dopplerOffer = ({ seat, options }: SeatView): readonly Note[] =>
  allowedOf(options, 'doppler').length > 0 ? [note('D.DOPPLER_OFFER', { seat })] : [];

/** A Durchbruch, if the seat may announce one with the card that it plays now. */
function durchbruchOffer({ seat, rules, tricks, options }: SeatView): readonly Note[] {
  const rule = durchbruchRule(rules);
  const may = allowedOf(options, 'durchbruch').length > 0;
  if (!rule || !may) return [];
  const [points] = pointsOfSeat(tricks, seat);
  return [note('D.DURCHBRUCH_OFFER', { seat, points, needed: rule.announcedAtLeast, usual: rule.atLeast })];
}

/** What the duties of play are read from. */
interface Playing {
  readonly view: SeatView;
  readonly contract: Contract;
  readonly order: Order;
  readonly playable: readonly Card[];
  /** The called card, if this hand still owes it to the first lead of its suit. */
  readonly owed: Card | undefined;
}

function playingDuty(view: SeatView): readonly Note[] {
  const contract = contractIn(view);
  const card = view.hand[0];
  if (!contract || !card) return [];
  if (view.handSizes[view.seat] === 1) return [note('D.LAST_CARD', { seat: view.seat, card })];
  const pack = view.rules.pack;
  const searched = calledSuitLed({ contract, pack, done: view.tricks });
  const owed = contract.called && !searched && view.hand.includes(contract.called) ? contract.called : undefined;
  const playing = { view, contract, order: orderOf(contract, pack), playable: playableIn(view), owed };
  const led = view.trick?.cards[0];
  return led ? followingDuty(playing, led) : leadingDuty(playing);
}

function leadingDuty({ view, contract, order, playable, owed }: Playing): readonly Note[] {
  const { seat, hand } = view;
  const suit = calledSuitOf(contract);
  if (contract.row.goal.kind === 'fewestPoints')
    return [
      note('D.LEAD_ANY', { seat }),
      contract.row.goal.decides === 'fewest' ? note('N.LEAST_AIM', {}) : aimOfRamsch(view),
    ];
  if (!owed || !suit) return [note('D.LEAD_ANY', { seat })];
  const forbidden = hand.filter((card) => !playable.includes(card));
  if (forbidden.length > 0)
    return [
      note('D.LEAD_CALLED_HOLDER', {
        seat,
        called: owed,
        suit,
        forbidden,
        need: calledRulesOf(contract.row).runAwayMin,
      }),
      ...lordsOfSuit(order, hand, suit),
    ];
  const count = hand.filter((card) => order.groupOf(card) === suit).length;
  return [count > 1 ? note('D.LEAD_MAY_RUN_AWAY', { seat, called: owed, suit, count }) : note('D.LEAD_ANY', { seat })];
}

/** What a Ramsch is about: no card points, or nearly all of them once somebody has announced a Durchbruch. */
function aimOfRamsch({ rules, contract, tricks }: SeatView): Note {
  const found = durchbruchUnderWay({ rules, doubling: contract?.doubling ?? {}, tricks });
  return found ? note('N.DURCHBRUCH_AIM', { player: found.seat, needed: found.needed }) : note('N.RAMSCH_AIM', {});
}

function followingDuty(playing: Playing, led: Card): readonly Note[] {
  const { view, order, playable, owed } = playing;
  const { seat, hand } = view;
  const group = order.groupOf(led);
  if (owed && group === suitOf(owed) && playable.every((card) => card === owed))
    return [note('D.MUST_PLAY_CALLED', { seat, led, called: owed }), note('N.CALLED_IS_SEARCHED', { called: owed })];
  const lords = mustBeatLord(view);
  if (lords) return [note('D.MUST_BEAT_LORD', { seat, ...lords })];
  const ruffs = mustTrump(view);
  if (ruffs) return [note('D.MUST_TRUMP', { seat, ...ruffs })];
  const overtaken = toOvertake(view);
  if (overtaken) return [note('D.MUST_OVERTAKE', { seat, led, ...overtaken })];
  if (hand.some((card) => order.groupOf(card) === group))
    return group === 'trump' ? followTrump(playing, led) : followSuit(playing, led, group);
  const printed = group === 'trump' ? [] : lordsOfSuit(order, hand, group);
  return owed && !playable.includes(owed)
    ? [note('D.FREE_BUT_CALLED', { seat, led, group, called: owed }), ...printed]
    : [note('D.FREE', { seat, led, group }), ...printed];
}

/** The trumps that must be played because the suit led is missing. */
const mustTrump = ({ options }: SeatView): ReasonParams['R.MUST_TRUMP'] | undefined =>
  options.flatMap(({ verdict }) =>
    !verdict.legal && verdict.because.id === 'R.MUST_TRUMP' ? [verdict.because.params] : [],
  )[0];

/** The highest lord of the trick and those of the hand that must beat it. */
const mustBeatLord = ({ options }: SeatView): ReasonParams['R.JACK_OVERTAKE'] | undefined =>
  options.flatMap(({ verdict }) =>
    !verdict.legal && verdict.because.id === 'R.JACK_OVERTAKE' ? [verdict.because.params] : [],
  )[0];

/** The best card of the trick and those that must beat it, where the table obliges to and the hand can. */
const toOvertake = ({ options }: SeatView): ReasonParams['R.OVERTAKE'] | undefined =>
  options.flatMap(({ verdict }) =>
    !verdict.legal && verdict.because.id === 'R.OVERTAKE' ? [verdict.because.params] : [],
  )[0];

const followTrump = ({ view, contract, playable }: Playing, led: Card): readonly Note[] => [
  note('D.FOLLOW_TRUMP', { seat: view.seat, led, have: playable }),
  whyTrump(contract, led),
];

const followSuit = ({ view, order, playable }: Playing, led: Card, suit: Suit): readonly Note[] => [
  note('D.FOLLOW_SUIT', { seat: view.seat, led, suit, have: playable }),
  ...lordsOfSuit(order, view.hand, suit),
  ...usuallyTrump(view, [led, ...playable], suit),
];
