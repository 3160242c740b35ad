// What the table hears of each kind of decision, and what it shows of the cards of whoever took it.
import type { Announcement } from '../../engine/base/contract.ts';
import type { Rank } from '../../engine/base/cards.ts';
import { seatAfter } from '../../engine/base/seats.ts';
import type { PublicView, SeatView, Told } from '../../engine/round/view.ts';
import type { Decision } from '../../engine/table/log.ts';
import { isWedding } from '../../engine/table/reservations.ts';
import { numberTermsAt, playersAt, rowOf } from '../../engine/table/table-rules.ts';
import type { Bubble } from '../../shared/table/board.ts';
import type { Glimpse, GlimpseParams, Glimpses, SeenOtherwise } from '../../shared/teaching/glimpses.ts';
import { glimpsesOfCard } from './card-glimpses.ts';

/** What was said before an entry that its words depend on. */
export interface Before {
  /** Steps of doubling, with the entry itself. */
  readonly step: number;
  /** The highest number bid. */
  readonly highest: number;
  /** A card has been given to a partner, who gives one for it. */
  readonly given: boolean;
}

/** What is said with an entry of the log; nothing of chance and mishap, and of what is done in silence. */
export function wordsWith(told: Told, { step, highest, given }: Before): Bubble | undefined {
  switch (told.type) {
    case 'shuffled':
    case 'revoke':
    case 'cut':
    case 'play':
      return undefined;
    case 'number':
      return { ...told, ...(highest === told.count && { mit: true }) };
    case 'return':
      return given ? told : undefined;
    // Sub and what follows it have words of their own.
    case 'stoss':
    case 'retour':
      return { ...told, ...(step > 2 && { step }) };
    default:
      return told;
  }
}

const shown =
  <Id extends Glimpse['id']>(id: Id) =>
  (params: GlimpseParams[Id]): Glimpses => [{ id, params } as Glimpse];

/** What a decision shows to the seat of `view`, which is the view before it: never more than that seat may know, and never nothing. */
type Shows<K extends Decision['type']> = (view: SeatView, decision: Extract<Decision, { type: K }>) => Glimpses;

const OTHERWISE: { readonly [K in SeenOtherwise]: Shows<K> } = {
  cut: () => shown('done.cut')({}),
  call: ofCall,
  announce: ofAnnouncement,
  number: ofNumber,
  reservation: (_, { names }) =>
    shown('said.reservation')({ names: names === 'none' ? names : isWedding(names) ? 'wedding' : 'solo' }),
  passOn: () => shown('done.passOn')({}),
  discard: () => shown('done.discard')({}),
  give: () => shown('done.give')({}),
  return: ({ gift }) => shown('done.return')({ in: gift ? 'solo' : 'hochzeit' }),
  play: (view, { seat, card }) => glimpsesOfCard(view, seat, card),
};

const isSeenOtherwise = (type: Decision['type']): type is SeenOtherwise => Object.hasOwn(OTHERWISE, type);

/** What the decision shows to the seat of `view`, which is the view before it. Never more than that seat may know. */
export function glimpsesOf(view: SeatView, decision: Decision): Glimpses {
  const { type, seat: _seat, ...params } = decision;
  if (isSeenOtherwise(type)) return (OTHERWISE[type] as Shows<Decision['type']>)(view, decision);
  return [{ id: `said.${type}`, params } as Glimpse];
}

/** A pass where trumps are made by numbers is another one. */
function ofCall({ numbers, rules }: SeatView, { call }: Extract<Decision, { type: 'call' }>): Glimpses {
  return numbers ? shown('said.noNumber')({ lord: lordAt(rules) }) : shown('said.call')({ call });
}

/** The rank whose cards are trumps whatever the suit. Throws for a table without one (programming error). */
function lordAt({ contracts: [row] }: PublicView['rules']): Rank {
  const lord = row?.trumps.flatMap((step) => ('rank' in step ? [step.rank] : []))[0];
  if (lord === undefined) throw new Error('this table has no trumps but those of a suit');
  return lord;
}

function ofNumber(view: SeatView, { seat, count }: Extract<Decision, { type: 'number' }>): Glimpses {
  const [first] = shown('said.number')({ count, lord: lordAt(view.rules) });
  const tied = (view.numbers ?? []).filter((bid) => bid.count === count);
  if (tied.length === 0) return [first];
  const partner = seatAfter(seat, 2, playersAt(view.rules));
  const agree = numberTermsAt(view.rules).partners === 'agree' && tied.every((bid) => bid.seat === partner);
  return [first, ...shown('said.sameNumber')({ as: agree ? 'partner' : 'rival' })];
}

function ofAnnouncement(view: SeatView, { announcement }: Extract<Decision, { type: 'announce' }>): Glimpses {
  return shown('said.announcement')({ announcement, how: waysToAnnounce(view, announcement) });
}

/** Whether somebody has taken a game upon himself, or speaks where it could be left to others. */
const isFree = ({ auction, called, numbers }: SeatView): boolean =>
  auction.holder !== undefined || called !== undefined || numbers !== undefined;

function waysToAnnounce(view: SeatView, announcement: Announcement): GlimpseParams['said.announcement']['how'] {
  const row = rowOf(view.rules, announcement.contract);
  if (view.special) return 'suitOnly';
  if (row?.parties.kind === 'offered') return 'offering';
  if (!isFree(view)) return 'forced';
  if (row?.goal.kind === 'noTrick') return 'noTrick';
  return announcement.called === undefined ? 'alone' : 'calledCard';
}
