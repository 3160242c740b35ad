// What is known of a position without dealing anything: whose cards are whose, who has played which of them, and what contradicts that.
import { type Card, cardsOfPack, countIn, facesIn } from '../base/cards.ts';
import { announcementsOf, type Contract, contractOf, type ContractRow, sameAnnouncement } from '../base/contract.ts';
import { type BySeat, bySeat, type Seat, seatAt } from '../base/seats.ts';
import { WIDOW_GAME } from '../contracts/widow.ts';
import { announceObjection } from '../play/announce-rules.ts';
import { judgePlay } from '../play/legality.ts';
import { calledSuitLed, completed, type CompletedTrick, type Trick } from '../play/tricks.ts';
import type { ReasonId } from '../base/reasons.ts';
import { isPlayedFromHands } from '../games/shelf.ts';
import { forehandOf } from '../table/round.ts';
import { gameAt, handSizeAt, playersAt, rowOf, seatsAt, type TableRules } from '../table/table-rules.ts';
import { type Position, rulesOf } from './position.ts';
import { objection, type PositionReason } from './position-reasons.ts';

/** A card with who has played it. */
export interface PlayedBy {
  readonly seat: Seat;
  readonly card: Card;
  /** Number of its trick, from 1. */
  readonly trick: number;
  /** Absent for the first card of a trick. */
  readonly led?: Card;
}

export interface Laid {
  readonly rules: TableRules;
  readonly contract?: Contract;
  /** What each hand was dealt, as far as it is known. */
  readonly known: BySeat<readonly Card[]>;
  readonly played: readonly PlayedBy[];
  readonly done: readonly CompletedTrick[];
  readonly trick: Trick;
}

export type LaidOrNot =
  { readonly ok: true; readonly laid: Laid } | { readonly ok: false; readonly because: PositionReason };

const no = (because: PositionReason): LaidOrNot => ({ ok: false, because });

/** Whether the hands change before the first card, or one of them is laid down. */
export const changesHands = ({ id, parties, exchange, sitsOut }: ContractRow): boolean =>
  parties.kind === 'offered' || exchange !== undefined || sitsOut !== undefined || id === WIDOW_GAME.id;

/** Whether somebody plays a contract against the others. */
export const hasDeclarer = ({ parties }: ContractRow): boolean => !['everyone', 'oldOnes'].includes(parties.kind);

/** The position as far as it is known, or what contradicts itself in it. */
export function laidIn(position: Position): LaidOrNot {
  const rules = rulesOf(position);
  if (!isPlayedFromHands(gameAt(rules))) return no(objection('P.GAME', { game: position.game }));
  const { dealer, contract: game } = position;
  const away = [dealer, game?.declarer].find((seat) => seat !== undefined && !seatsAt(rules).includes(seat));
  if (away !== undefined) return no(objection('P.NO_SEAT', { seat: away }));
  const wrong = gameWrong(rules, position);
  if (wrong) return no(wrong);
  const row = game && rowOf(rules, game.announcement.contract);
  const contract = row && game && contractOf(row, game.announcement);
  const folded = tricksOf(rules, position, contract);
  if ('id' in folded) return no(folded);
  const laid: Laid = { rules, ...(contract && { contract }), known: knownIn(position, folded.played), ...folded };
  const because = cardsWrong(position, laid) ?? playsWrong(laid) ?? announceWrong(position, laid);
  return because ? no(because) : { ok: true, laid };
}

function gameWrong(rules: TableRules, { contract: game, played }: Position): PositionReason | undefined {
  if (!game) return played[0] === undefined ? undefined : objection('P.NEEDS_GAME', { card: played[0] });
  const { contract } = game.announcement;
  const row = rowOf(rules, contract);
  if (!row || !announcementsOf(row).some((each) => sameAnnouncement(each, game.announcement)))
    return objection('P.NO_SUCH_GAME', { contract });
  if (changesHands(row)) return objection('P.EXCHANGE', { contract });
  return hasDeclarer(row) && game.declarer === undefined ? objection('P.NEEDS_DECLARER', { contract }) : undefined;
}

/** Who has played which card, from the order of the contract alone. */
function tricksOf(
  rules: TableRules,
  position: Position,
  contract: Contract | undefined,
): Pick<Laid, 'played' | 'done' | 'trick'> | PositionReason {
  const forehand = forehandOf({ rules, terms: position });
  if (!contract) return { played: [], done: [], trick: { leader: forehand, cards: [] } };
  const players = playersAt(rules);
  const first = contract.row.firstLead === 'declarer' ? (position.contract?.declarer ?? forehand) : forehand;
  const played: PlayedBy[] = [];
  const done: CompletedTrick[] = [];
  let trick: Trick = { leader: first, cards: [] };
  for (const card of position.played) {
    if (done.length >= handSizeAt(rules)) return objection('P.CARDS_OVER', { card });
    const [led] = trick.cards;
    const seat = seatAt(trick, trick.cards.length, players);
    played.push({ seat, card, trick: done.length + 1, ...(led && { led }) });
    trick = { ...trick, cards: [...trick.cards, card] };
    if (trick.cards.length < players) continue;
    const taken = completed(trick, { contract, pack: rules.pack, players });
    done.push(taken);
    trick = { leader: taken.winner, cards: [] };
  }
  return { played, done, trick };
}

/** What is named of each hand, and what it has played besides. */
const knownIn = ({ hands }: Position, played: readonly PlayedBy[]): BySeat<readonly Card[]> =>
  bySeat((seat) => {
    const fallen = played.filter((each) => each.seat === seat).map(({ card }) => card);
    const more = facesIn(fallen).flatMap((card) =>
      Array.from({ length: Math.max(0, countIn(fallen, card) - countIn(hands[seat], card)) }, () => card),
    );
    return [...hands[seat], ...more];
  });

function cardsWrong({ hands }: Position, { rules, known, played }: Laid): PositionReason | undefined {
  const pack = cardsOfPack(rules.pack);
  const seats = seatsAt(rules);
  const empty = hands.findIndex((cards, seat) => cards.length > 0 && !seats.includes(seat as Seat));
  if (empty >= 0) return objection('P.NO_SEAT', { seat: empty as Seat });
  for (const card of facesIn(known.flat())) {
    const copies = countIn(pack, card);
    if (copies === 0) return objection('P.NOT_IN_PACK', { card });
    const holders = seats.flatMap((seat) => Array.from({ length: countIn(known[seat], card) }, () => seat));
    if (holders.length <= copies) continue;
    const by = played.find((each) => each.card === card);
    const holder = by && seats.find((seat) => seat !== by.seat && hands[seat].includes(card));
    if (by && holder !== undefined && countIn(hands[by.seat], card) === 0)
      return objection('P.ELSEWHERE', { card, seat: by.seat, holder, trick: by.trick });
    return objection('P.TWICE', { card, seats: holders });
  }
  const most = handSizeAt(rules);
  const full = seats.find((seat) => known[seat].length > most);
  return full === undefined ? undefined : objection('P.TOO_MANY', { seat: full, count: known[full].length, most });
}

/** Rules that need the whole hand: cards that are not known yet might still allow what they refuse. */
const NEED_ALL: readonly ReasonId[] = ['R.CALLED_SUIT_LEAD', 'R.CALLED_CARD_NO_DISCARD'];

/** A card that the cards known of its player forbid. */
function playsWrong({ rules, contract, known, played, done, trick }: Laid): PositionReason | undefined {
  if (!contract) return undefined;
  const tricks = [...done, trick];
  const left: Record<Seat, readonly Card[]> = { ...known };
  const place = new Map<number, number>();
  for (const { seat, card, trick: number } of played) {
    const at = place.get(number) ?? 0;
    place.set(number, at + 1);
    const situation = {
      contract,
      pack: rules.pack,
      hand: left[seat],
      trick: tricks[number - 1]?.cards.slice(0, at) ?? [],
      calledSuitLed: calledSuitLed({ contract, pack: rules.pack, done: done.slice(0, number - 1) }),
      dealtHand: known[seat],
    };
    const verdict = judgePlay(situation, card);
    const whole = known[seat].length === handSizeAt(rules);
    if (!verdict.legal && (whole || !NEED_ALL.includes(verdict.because.id)))
      return objection('P.CARD', { card, seat, trick: number, because: verdict.because });
    const from = left[seat].indexOf(card);
    left[seat] = left[seat].toSpliced(from, 1);
  }
  return undefined;
}

/** Why the declarer may not announce the game: with the whole hand, or holding the card that would be called. */
function announceWrong({ contract: game }: Position, { rules, contract, known }: Laid): PositionReason | undefined {
  if (!contract || game?.declarer === undefined) return undefined;
  const hand = known[game.declarer];
  const because = announceObjection(contract, rules.pack, hand);
  const sure = hand.length === handSizeAt(rules) || because?.id === 'A.CALL_OWN_CARD';
  return because && sure
    ? objection('P.ANNOUNCE', { contract: game.announcement.contract, seat: game.declarer, because })
    : undefined;
}
