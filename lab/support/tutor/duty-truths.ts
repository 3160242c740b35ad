// What must hold of the view for each duty and each note on one, found without the tutor.
import { type Card, cardsOfPack, rankOf, suitOf } from '../../../src/engine/base/cards.ts';
import { announceObjection } from '../../../src/engine/play/announce-rules.ts';
import { announcementsOf, calledRulesOf, contractOf } from '../../../src/engine/base/contract.ts';
import type { Decision } from '../../../src/engine/table/log.ts';
import { type Order, orderOf, winningIndex } from '../../../src/engine/play/order.ts';
import { seatAfter } from '../../../src/engine/base/seats.ts';
import { handSizeAt, playersAt, rowOf } from '../../../src/engine/table/table-rules.ts';
import type { Note, NoteId, NoteParams } from '../../../src/engine/tutor/notes.ts';
import { contractIn, playableIn } from '../../../src/engine/tutor/reading.ts';
import type { ReasonId } from '../../../src/engine/base/reasons.ts';
import type { SeatView } from '../../../src/engine/round/view.ts';

type DutyId = Extract<NoteId, `D.${string}` | `N.${string}`>;

/** A view with what is read from it again and again. */
interface Facts {
  readonly view: SeatView;
  readonly playable: readonly Card[];
  readonly order: Order | undefined;
}

const same = (a: readonly Card[], b: readonly Card[]): boolean => [...a].sort().join() === [...b].sort().join();
const inGroup = ({ view, order }: Facts, group: string): readonly Card[] =>
  view.hand.filter((card) => order?.groupOf(card) === group);
const legal = ({ options }: SeatView): readonly Decision[] =>
  options.flatMap(({ decision, verdict }) => (verdict.legal ? [decision] : []));
const offered = (view: SeatView, type: Decision['type']): boolean => legal(view).some((each) => each.type === type);
const refusedBy = ({ options }: SeatView, id: ReasonId): boolean =>
  options.some(({ verdict }) => !verdict.legal && verdict.because.id === id);
const holds = ({ dealtHand }: SeatView, cards: readonly Card[]): boolean =>
  cards.every((card) => dealtHand.includes(card));

const follows = (facts: Facts, have: readonly Card[], group: string): boolean =>
  same(facts.playable, have) && same(have, inGroup(facts, group));

/** Which of the cards on the table takes the trick so far. */
const bestOf = (cards: readonly Card[], order: Order): Card | undefined => cards[winningIndex(order, cards)];

/** Cards that the hand may call in a contract, or in any of the table, and those that anybody may. */
function callsOf(view: SeatView, contract?: string): { readonly own: readonly Card[]; readonly all: readonly Card[] } {
  const every = [...view.rules.contracts, ...(view.rules.imposed ?? [])];
  const rows = every.filter(({ id }) => contract === undefined || id === contract);
  const called = rows.flatMap((row) =>
    announcementsOf(row).flatMap((each) => (each.called ? [{ row, each, card: each.called }] : [])),
  );
  const own = called.filter(
    ({ row, each }) => !announceObjection(contractOf(row, each), view.rules.pack, view.dealtHand),
  );
  return { own: own.map(({ card }) => card), all: called.map(({ card }) => card) };
}

const points = ({ tricks, seat }: SeatView): number =>
  tricks.reduce((sum, trick) => sum + (trick.winner === seat ? trick.points : 0), 0);

const TRUTHS: { readonly [K in DutyId]: (params: NoteParams[K], facts: Facts) => boolean } = {
  'D.SHUFFLING': (_, { view }) => view.phase === 'shuffling',
  'D.ROUND_OVER': (_, { view }) => view.result !== undefined || view.phase === 'thrownIn',
  'D.WAIT': ({ turn }, { view }) => turn === view.turn && view.turn !== view.seat,
  'N.LEAST_AIM': (_, { view }) => view.contract?.announcement.contract === 'least',
  'D.RESERVE': (_, { view }) => offered(view, 'reserve'),
  'D.RESERVATION': ({ over, presented }, { view }) =>
    offered(view, 'reservation') &&
    over?.by === view.reservations?.named?.seat &&
    (presented ?? false) === view.history.every(({ type }) => type !== 'reserve'),
  'N.SIDE_KNOWN': ({ player, side, by }, { view }) =>
    view.sides?.[player]?.side === side && view.sides[player]?.by === by,
  'D.ANSAGE_OFFER': ({ have, words }, { view }) =>
    have === view.hand.length && words.length > 0 && words.every(({ need }) => need <= have),
  'D.NUMBER_FIRST': ({ must }, { view }) =>
    offered(view, 'number') && (view.numbers ?? []).length === 0 && must === refusedBy(view, 'A.MUST_BID'),
  'D.NUMBER_OVER': ({ by, count }, { view }) =>
    offered(view, 'number') && (view.numbers ?? []).some((bid) => bid.seat === by && bid.count === count),
  'D.TIE': ({ partner, count }, { view }) =>
    offered(view, 'tie') && (view.numbers ?? []).some((bid) => bid.seat === partner && bid.count === count),
  'D.MUST_TRUMP': ({ have, led }, { view }) => view.trick?.cards[0] === led && holds(view, have),
  'D.GIVE': ({ seat, partner }, { view }) => offered(view, 'give') && partner === seatAfter(seat, 2, 4),
  'D.HAND_BACK': ({ soloist, got }, { view }) =>
    offered(view, 'return') && view.gift?.from === soloist && view.gift.given === got,
  'D.MUST_BEAT_LORD': ({ best, have }, { view, playable }) =>
    view.trick?.cards.includes(best) === true && rankOf(best) === 'U' && same(have, playable),
  'D.TAKE_WIDOW': (_, { view }) => offered(view, 'widow') && view.widow?.state === 'lies',
  'D.DISCARD': ({ got }, { view }) => offered(view, 'discard') && got.length === 2 && holds(view, got),
  'D.CUT': ({ min }, { view }) => offered(view, 'cut') && min === view.rules.cutMin,
  'D.KNOCK': (_, { view }) => offered(view, 'knock'),
  'D.SPEAK_FIRST': (_, { view }) => offered(view, 'call') && view.auction.holder === undefined,
  'D.SPEAK_AFTER': ({ holder }, { view }) =>
    offered(view, 'call') && view.auction.holder === holder && !view.auction.duel,
  'D.DUEL_HOLDER': ({ challenger }, { view }) =>
    offered(view, 'call') && view.auction.holder === view.seat && view.auction.duel?.challenger === challenger,
  'D.DUEL_CHALLENGER': ({ holder }, { view }) =>
    offered(view, 'call') && view.auction.duel?.challenger === view.seat && view.auction.holder === holder,
  'D.NAME_GAME': ({ shown }, { view }) => offered(view, 'call') && view.auction.shown === shown,
  'D.ANNOUNCE': (_, { view }) => offered(view, 'announce') && !refusedBy(view, 'A.ONLY_ANNOUNCE'),
  'D.ANNOUNCE_NAMED': ({ contract }, { view }) =>
    refusedBy(view, 'A.ONLY_ANNOUNCE') &&
    legal(view).every((each) => each.type === 'announce' && each.announcement.contract === contract),
  'D.MUSS': ({ points: least }, { view }) =>
    offered(view, 'announce') &&
    holds(view, ['EO']) &&
    view.auction.holder === undefined &&
    view.auction.calls.every(({ call }) => ['weiter', 'hochzeit', 'ohne-mich'].includes(call)) &&
    legal(view).every((each) => {
      const goal = each.type === 'announce' && rowOf(view.rules, each.announcement.contract)?.goal;
      return goal && goal.kind === 'points' && goal.atLeast === least;
    }),
  'D.BLOCKED': ({ own, missing, contract }, { view }) =>
    holds(view, own) &&
    view.dealtHand.every((card) => !missing.includes(card)) &&
    callsOf(view, contract).own.length === 0,
  'D.CALL_FIRST': (_, { view }) => view.called === undefined && offered(view, 'announce'),
  'D.CALL_HIGHER': ({ by, announcement }, { view }) =>
    view.called?.seat === by && JSON.stringify(view.called.announcement) === JSON.stringify(announcement),
  'D.OBERS': ({ obers }, { view }) => offered(view, 'obers') && same(obers, ['EO', 'GO']),
  'D.PASS_ON': ({ to, got, from }, { view }) =>
    offered(view, 'passOn') &&
    to === seatAfter(view.seat, 1, playersAt(view.rules)) &&
    got.every((card) => view.hand.includes(card)) &&
    (from === undefined || from === seatAfter(view.seat, -1, playersAt(view.rules))),
  'D.NAME_SOLO': (_, { view }) => offered(view, 'announce') && view.special?.kind === 'schieber',
  'D.NAME_SOLO_UNSEEN': ({ cards }, { view }) =>
    offered(view, 'announce') && view.special?.kind === 'teufel' && same(cards, ['EO', 'HO', 'SO', 'EU']),
  'D.MAY_OFFER': ({ card }, { view }) =>
    legal(view).some((each) => each.type === 'call' && each.call === 'hochzeit') &&
    same(
      view.dealtHand.filter((each) => /^H|[OU]$/.test(each)),
      [card],
    ),
  'D.OVER_HOCHZEIT': ({ suitor, acceptor }, { view: { auction }, view }) =>
    offered(view, 'call') &&
    auction.holder === undefined &&
    auction.calls.findLast(({ call }) => call === 'hochzeit')?.seat === suitor &&
    auction.calls.findLast(({ call }) => call === 'mit-mir')?.seat === acceptor &&
    legal(view).every(({ type, ...each }) => type === 'call' && !('call' in each && each.call === 'mit-mir')),
  'D.ANSWER_OFFER': ({ suitor, taken }, { view }) =>
    offered(view, 'call') &&
    legal(view).some((each) => each.type === 'call' && each.call === 'ohne-mich') &&
    view.auction.offer?.suitor === suitor &&
    view.auction.offer.acceptor === taken,
  'D.RETURN': ({ suitor, may }, { view }) =>
    view.auction.offer?.suitor === suitor &&
    same(
      may,
      legal(view).flatMap((each) => (each.type === 'return' ? [each.card] : [])),
    ),
  'D.LEGEN': ({ seen, toCome }, { view }) =>
    offered(view, 'legen') && seen === view.hand.length && toCome === handSizeAt(view.rules) - seen,
  'D.CHOOSE': ({ cards }, { view }) => offered(view, 'announce') && same(cards, view.hand) && cards.length === 4,
  'D.SPRITZ': ({ declarer }, { view }) => offered(view, 'spritz') && declarer === view.contract?.declarer,
  'D.LAY': ({ winner }, { view }) =>
    offered(view, 'lay') && view.tricks.length === 1 && view.tricks[0]?.winner === winner,
  'D.CLAIM': (_, { view }) => offered(view, 'claim'),
  'D.STOSS_OFFER': ({ declarer }, { view }) =>
    offered(view, 'stoss') && view.contract?.declarer === declarer && view.contract.doubling.stoss === undefined,
  'D.RETOUR_OFFER': ({ stoss }, { view }) => offered(view, 'retour') && view.contract?.doubling.stoss === stoss,
  'D.FURTHER_OFFER': ({ step }, { view }) => {
    const { stoss, retour, further = [] } = view.contract?.doubling ?? {};
    const given = [stoss, retour, ...further].filter((each) => each !== undefined).length;
    return (offered(view, 'stoss') || offered(view, 'retour')) && step === given + 1;
  },
  'D.DOPPLER_OFFER': (_, { view }) => offered(view, 'doppler') && view.contract?.announcement.contract === 'ramsch',
  'D.DURCHBRUCH_OFFER': ({ points: own, needed, usual }, { view }) =>
    offered(view, 'durchbruch') && own === points(view) && needed === 91 && usual === 101 && view.tricks.length === 2,
  'D.LEAD_ANY': (_, { view, playable }) => view.trick?.cards.length === 0 && same(playable, view.hand),
  'D.LEAD_CALLED_HOLDER': ({ called, forbidden, need }, { view, playable }) => {
    const contract = contractIn(view);
    return (
      same([...playable, ...forbidden], view.hand) &&
      view.hand.includes(called) &&
      contract !== undefined &&
      need === calledRulesOf(contract.row).runAwayMin
    );
  },
  'D.LEAD_MAY_RUN_AWAY': ({ suit, count, called }, facts) => {
    const { view, playable } = facts;
    return same(playable, view.hand) && inGroup(facts, suit).length === count && view.hand.includes(called);
  },
  'D.FOLLOW_SUIT': ({ have, suit, led }, facts) => facts.order?.groupOf(led) === suit && follows(facts, have, suit),
  'D.FOLLOW_TRUMP': ({ have, led }, facts) => facts.order?.groupOf(led) === 'trump' && follows(facts, have, 'trump'),
  'D.MUST_PLAY_CALLED': ({ called }, { playable }) => same(playable, [called]),
  'D.MUST_OVERTAKE': ({ best, have }, { view, order, playable }) => {
    const lying = view.trick?.cards ?? [];
    if (!order || bestOf(lying, order) !== best) return false;
    return same(have, playable) && have.every((card) => bestOf([...lying, card], order) === card);
  },
  'D.FREE': ({ group }, facts) => same(facts.playable, facts.view.hand) && inGroup(facts, group).length === 0,
  'D.FREE_BUT_CALLED': ({ called, group }, facts) =>
    same([...facts.playable, called], facts.view.hand) && inGroup(facts, group).length === 0,
  'D.LAST_CARD': ({ card }, { view }) => same(view.hand, [card]),
  'N.LORD_IS_TRUMP': ({ cards, suit }, { order }) =>
    cards.every((card) => order?.groupOf(card) === 'trump' && suitOf(card) === suit),
  'N.RANK_IS_TRUMP': ({ card }, { order, view }) =>
    cardsOfPack(view.rules.pack).every((each) => rankOf(each) !== rankOf(card) || order?.groupOf(each) === 'trump'),
  'N.SUIT_IS_TRUMP': ({ card, suit }, { order, view }) =>
    suitOf(card) === suit &&
    !TRUTHS['N.RANK_IS_TRUMP']({ card }, { order, view, playable: [] }) &&
    cardsOfPack(view.rules.pack).every((each) => suitOf(each) !== suit || order?.groupOf(each) === 'trump'),
  'N.COURT_IS_PLAIN': ({ cards, suit }, { order }) => cards.every((card) => order?.groupOf(card) === suit),
  'N.SUIT_IS_PLAIN': ({ suit }, { order }) => order?.cardsOf(suit).length !== 0,
  'N.RUFF_WHEN_VOID': ({ suit, card }, facts) =>
    inGroup(facts, suit).length > 0 && facts.order?.groupOf(card) === 'trump',
  'N.CALLED_IS_SEARCHED': ({ called }, { playable }) => same(playable, [called]),
  'N.CALLABLE': ({ cards }, { view }) => cards.length > 0 && cards.every((card) => callsOf(view).own.includes(card)),
  'N.ONLY_THESE_CALLED': ({ cards }, { view }) => cards.every((card) => callsOf(view).all.includes(card)),
  'N.TRUMP_SUITS': ({ suits }, { view }) =>
    suits.every((suit) => legal(view).some((each) => each.type === 'announce' && each.announcement.trump === suit)),
  'N.MAY_SAY': ({ calls }, { view }) =>
    calls.every((said) => legal(view).some((each) => each.type === 'call' && each.call === said)),
  'N.RAMSCH_AIM': (_, { view }) => view.contract?.announcement.contract === 'ramsch',
  'N.DURCHBRUCH_AIM': ({ player, needed }, { view }) => {
    const others = view.tricks.reduce((sum, trick) => sum + (trick.winner === player ? 0 : trick.points), 0);
    return (view.contract?.doubling.durchbruch?.includes(player) ?? false) && needed === 91 && others <= 120 - needed;
  },
};

/** Whether a duty, or a note on a refusal, is true of the view; a note of another kind is not. */
export function isTrue(duty: Note, view: SeatView): boolean {
  const contract = contractIn(view);
  const order = contract && orderOf(contract, view.rules.pack);
  if ('seat' in duty.params && duty.id.startsWith('D.') && duty.params.seat !== view.seat) return false;
  const truth = (TRUTHS as Readonly<Record<string, (params: Note['params'], facts: Facts) => boolean>>)[duty.id];
  return truth?.(duty.params, { view, order, playable: playableIn(view) }) ?? false;
}
