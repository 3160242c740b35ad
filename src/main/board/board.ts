// Builds the board that a screen shows from the view of one seat, or from the views of all seats when hands lie open.
import type { Card } from '../../engine/base/cards.ts';
import { bySeat, type BySeat, type Seat } from '../../engine/base/seats.ts';
import { knocksIn } from '../../engine/doubling/knocking.ts';
import { laidIn } from '../../engine/doubling/laid.ts';
import { collectedObers } from '../../engine/scoring/result.ts';
import { blindOf } from '../../engine/table/blind.ts';
import { houseOf, playersAt, reckoningAt, seatsAt, type TableRules } from '../../engine/table/table-rules.ts';
import { courseOf, sinceLastTrick } from '../../engine/tutor/course.ts';
import { ladderOf } from '../../engine/tutor/ladder.ts';
import { notesOnTrick } from '../../engine/tutor/trick-notes.ts';
import type { LadderRung } from '../../engine/tutor/notes.ts';
import type { CompletedTrick, Trick } from '../../engine/play/tricks.ts';
import type { Phase } from '../../engine/table/round.ts';
import type { OpenView, PublicView, SeatView } from '../../engine/round/view.ts';
import type { Board, BoardContract, BoardTrick, SeatedPlayer } from '../../shared/table/board.ts';
import { bubblesOf } from './bubbles.ts';
import { knownContract, partnerFor, trumpsShown } from './contract-of.ts';
import { handsOf } from './hands.ts';
import { entriesOf, isLast, isPlaying } from '../../engine/table/readers.ts';

/** Whose eyes the screen has: one seat's, or those of somebody before whom all hands lie open. */
export interface Eyes {
  /** View of the seat at the bottom. */
  readonly own: SeatView;
  /** Views of the seats whose hands lie open. */
  readonly open: readonly SeatView[];
  readonly partner: Seat | undefined;
  /** What lies beside the hands, for who looks at a round that is over: it is covered for all who play. */
  readonly beside?: Pick<OpenView, 'pileCards' | 'widow'>;
}

/** A player sees the own hand, and the views from all hands that he plays. */
export const playerEyes = (own: SeatView, besides: readonly SeatView[] = []): Eyes => ({
  own,
  open: [own, ...besides],
  partner: partnerFor(own),
});

/** Which trick lies on the table: the one being played, or still the one just completed. */
export type Lying = 'present' | 'completed';

export interface BoardSource {
  readonly eyes: Eyes;
  readonly players: BySeat<SeatedPlayer>;
  readonly lying: Lying;
  /** The seat whose turn the screen shows, if it shows one. */
  readonly turn: Seat | undefined;
}

/** A completed trick with the remarks on it. */
export function takenTrick(view: PublicView, trick: CompletedTrick): BoardTrick {
  const contract = knownContract(view);
  const notes = contract ? notesOnTrick(contract, view.rules.pack, trick) : [];
  const { winner, points } = trick;
  return { ...onTable(trick), taken: { winner, points, notes } };
}

function trickOf(view: PublicView, lying: Lying): BoardTrick | undefined {
  const last = view.tricks.at(-1);
  if (lying === 'completed' && last) return takenTrick(view, last);
  if (!isPlaying(view) || !view.trick) return undefined;
  return onTable(view.trick);
}

const onTable = ({ leader, cards, idle }: Trick): BoardTrick => ({
  leader,
  cards,
  ...(idle !== undefined && { idle }),
});

function contractOn(view: PublicView, partner: Seat | undefined): BoardContract | undefined {
  if (!view.contract) return announcedOn(view);
  const { announcement, declarer, doubling } = view.contract;
  const { goal, parties, sitsOut } = knownContract(view)?.row ?? {};
  return {
    announcement,
    ...(declarer !== undefined && { declarer }),
    ...(partner !== undefined && { partner }),
    ...doubling,
    ...(goal?.kind === 'points' && !goal.fewerWith && { needed: goal.atLeast }),
    // A Kreuz has a side that declares, as its round has it.
    ...(parties?.kind === 'opposite' && !view.special && { sides: 'fixed' as const }),
    ...(sitsOut && { sitsOut }),
  };
}

/** What is played once cards have been exchanged for it: a Solo, or the game of whoever has taken the widow. */
function announcedOn({ numbers, history, rules, widow }: PublicView): BoardContract | undefined {
  const [game] = rules.contracts;
  if (game && widow?.taker !== undefined) return { announcement: { contract: game.id }, declarer: widow.taker };
  if (!numbers) return undefined;
  const said = entriesOf(history, 'announce').at(-1);
  return said && { announcement: said.announcement, declarer: said.seat };
}

/** A Hochzeit until the card has been given back. Who offered the trump, and who has taken it, knows which it is. */
function offerOn(view: SeatView): Board['offer'] {
  const { offer } = view.auction;
  if (!offer || (view.phase !== 'auction' && view.phase !== 'returning')) return undefined;
  const { hand, dealtHand } = view;
  const taken = hand.find((card) => !dealtHand.includes(card));
  const card = taken ?? dealtHand.find((each) => !hand.includes(each));
  return { suitor: offer.suitor, ...(card && { card }) };
}

/** The cards of a blind that the viewer plays besides the own hand. */
const secondHand = ({ rules, dealer, seat, openHand }: SeatView): readonly Card[] =>
  openHand && blindOf({ rules, terms: { dealer } }) === openHand.seat && seat === dealer ? openHand.cards : [];

function ladderFor(view: SeatView, table: readonly Card[], tricks: readonly CompletedTrick[]): readonly LadderRung[] {
  const contract = trumpsShown(view);
  const fallen = [...tricks.flatMap(({ cards }) => cards), ...(view.widow?.laidAway ?? [])];
  const elsewhere = isLast(view.phase) ? 'unplayed' : 'out';
  const held = [...view.hand, ...secondHand(view)];
  return contract ? ladderOf(contract, view.rules.pack, held, table, fallen, elsewhere) : [];
}

/** What a table reckons in, where that is not money. */
export function unitOf(rules: TableRules): Pick<Board, 'unit'> {
  const unit = reckoningAt(rules);
  return unit === 'cents' ? {} : { unit };
}

/** The piles before the players; open at the end, and for who looks on at a round that is over. */
function pilesOn({ piles }: SeatView, beside: Eyes['beside']): Pick<Board, 'piles'> {
  if (!piles) return {};
  const { sizes } = piles;
  const cards = piles.cards ?? beside?.pileCards;
  return { piles: bySeat((seat) => ({ size: sizes[seat], ...(cards && { cards: cards[seat] }) })) };
}

/** The Obers that everybody has seen somebody take, where they are paid for (SPEC 5.8). */
function obersOn(view: PublicView, tricks: readonly CompletedTrick[]): Pick<Board, 'obersTaken'> {
  const contract = knownContract(view);
  const obers = view.rules.runners === 'paid' && contract ? collectedObers(contract, tricks) : undefined;
  return obers ? { obersTaken: obers } : {};
}

/** Which sides are known, and what was announced for them. */
function sidesOn({ sides, ansagen = [] }: SeatView): Pick<Board, 'reKontra'> {
  if (!sides) return {};
  return {
    reKontra: {
      known: bySeat((seat) => sides[seat] ?? null),
      said: bySeat((seat) => ansagen.flatMap((each) => (each.seat === seat ? [each.says] : []))),
    },
  };
}

/** Which way round the table this deal goes. */
function directionIn({ rules, turned }: SeatView): 'cw' | 'ccw' {
  const usual = houseOf(rules)['table.direction'];
  return turned ? (usual === 'cw' ? 'ccw' : 'cw') : usual;
}

/** The hand that nobody sits behind. */
function blindOn({ rules, dealer }: SeatView): Pick<Board, 'blind'> {
  const seat = blindOf({ rules, terms: { dealer } });
  return seat === undefined ? {} : { blind: { seat, by: dealer } };
}

/** Phases in which it is told who would play at present. */
const BIDDING: readonly Phase[] = ['auction', 'calling', 'announcing'];

export function boardOf({ eyes: { own: view, open, partner, beside }, players, lying, turn }: BoardSource): Board {
  const trick = trickOf(view, lying);
  const away = lying === 'completed' ? view.tricks.slice(0, -1) : view.tricks;
  const contract = contractOn(view, partner);
  const bidding = BIDDING.includes(view.phase);
  const holder = view.called?.seat ?? view.auction.holder;
  const offer = offerOn(view);
  const direction = directionIn(view);
  const widow = beside?.widow ?? view.widow;
  return {
    pack: view.rules.pack,
    playerCount: playersAt(view.rules),
    ...unitOf(view.rules),
    players,
    you: view.seat,
    ...(direction === 'ccw' && { direction }),
    ...(view.turned && { turned: view.turned }),
    dealer: view.dealer,
    ...blindOn(view),
    forehand: view.forehand,
    phase: view.phase,
    ...(turn !== undefined && { turn }),
    hands: handsOf(view, open, turn),
    bubbles: bubblesOf({ history: view.history, tricks: away }),
    ...(bidding && holder !== undefined && { holder }),
    ...(offer && { offer }),
    ...(contract && { contract }),
    ...(trick && { trick }),
    ...sidesOn(view),
    laid: laidIn(view.history),
    ...(knocksIn(view.history) > 0 && { knockedBy: view.cutter }),
    ...pilesOn(view, beside),
    ...(widow && { widow }),
    ...(view.table && { table: view.table.piles }),
    tricksWon: bySeat((seat) => away.filter(({ winner }) => winner === seat).length),
    ...obersOn(view, away),
    ladder: ladderFor(view, trick?.cards ?? [], away),
    course: sinceLastTrick(courseOf(view)),
  };
}

/** Hands lie open: `views` are those of all seats. */
export const openEyes = (views: BySeat<SeatView>, own: Seat, partner: Seat | undefined): Eyes => ({
  own: views[own],
  open: seatsAt(views[own].rules).map((seat) => views[seat]),
  partner,
});
