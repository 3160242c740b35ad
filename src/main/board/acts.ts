// What the table hears of each kind of decision, and what it shows of the cards of whoever took it: a row for each, which the compiler asks for.
import type { Announcement } from '../../engine/base/contract.ts';
import type { Rank } from '../../engine/base/cards.ts';
import { seatAfter } from '../../engine/base/seats.ts';
import type { PublicView, SeatView, Told } from '../../engine/round/view.ts';
import type { Decision } from '../../engine/table/log.ts';
import { isWedding } from '../../engine/table/reservations.ts';
import { numberTermsAt, playersAt, rowOf } from '../../engine/table/table-rules.ts';
import type { Bubble } from '../../shared/table/board.ts';
import type { Glimpse, GlimpseParams, Glimpses } from '../../shared/teaching/glimpses.ts';
import { bubbleOf, type SaidDecision } from '../../shared/table/said.ts';
import { glimpsesOfCard } from './card-glimpses.ts';

type Kind = Decision['type'];

/** What was said before an entry that its words depend on. */
export interface Before {
  /** Steps of doubling, with the entry itself. */
  readonly step: number;
  /** The highest number bid. */
  readonly highest: number;
  /** A card has been given to a partner, who gives one for it. */
  readonly given: boolean;
}

/** One kind of decision, as others perceive it. */
interface Act<K extends Kind> {
  /** The words with it; nothing where it is done in silence. */
  readonly bubble: (told: Extract<Told, { type: K }>, before: Before) => Bubble | undefined;
  /** What it shows to the seat of `view`, which is the view before it: never more than that seat may know, and never nothing. */
  readonly shows: (view: SeatView, decision: Extract<Decision, { type: K }>) => Glimpses;
}

const silent = (): undefined => undefined;

/** Words that depend on nothing said before. */
const said = (told: SaidDecision): Bubble => bubbleOf(told);

const shown =
  <Id extends Glimpse['id']>(id: Id) =>
  (params: GlimpseParams[Id]): Glimpses => [{ id, params } as Glimpse];

const ACTS: { readonly [K in Kind]: Act<K> } = {
  cut: { bubble: silent, shows: () => shown('done.cut')({}) },
  knock: { bubble: said, shows: () => shown('said.knock')({}) },
  legen: { bubble: said, shows: (_, { says }) => shown('said.legen')({ says }) },
  call: { bubble: said, shows: ofCall },
  announce: { bubble: said, shows: ofAnnouncement },
  number: {
    bubble: ({ count }, { highest }) => ({ kind: 'number', count, ...(highest === count && { mit: true }) }),
    shows: ofNumber,
  },
  tie: { bubble: said, shows: (_, { answer }) => shown('said.tie')({ answer }) },
  reserve: { bubble: said, shows: (_, { says }) => shown('said.reserve')({ says }) },
  reservation: {
    bubble: said,
    shows: (_, { names }) =>
      shown('said.reservation')({ names: names === 'none' ? names : isWedding(names) ? 'wedding' : 'solo' }),
  },
  ansage: { bubble: said, shows: (_, { says }) => shown('said.ansage')({ says }) },
  obers: { bubble: said, shows: (_, { answer }) => shown('said.obers')({ answer }) },
  passOn: { bubble: ({ type }) => ({ kind: type }), shows: () => shown('done.passOn')({}) },
  widow: { bubble: said, shows: (_, { answer }) => shown('said.widow')({ answer }) },
  discard: { bubble: ({ type }) => ({ kind: type }), shows: () => shown('done.discard')({}) },
  give: { bubble: passed, shows: () => shown('done.give')({}) },
  return: {
    bubble: (told, { given }) => (given ? passed(told) : undefined),
    shows: ({ gift }) => shown('done.return')({ in: gift ? 'solo' : 'hochzeit' }),
  },
  spritz: { bubble: said, shows: (_, { says }) => shown('said.spritz')({ says }) },
  stoss: { bubble: ofStep, shows: () => shown('said.stoss')({}) },
  retour: { bubble: ofStep, shows: () => shown('said.retour')({}) },
  doppler: { bubble: said, shows: () => shown('said.doppler')({}) },
  durchbruch: { bubble: said, shows: () => shown('said.durchbruch')({}) },
  lay: { bubble: said, shows: (_, { says }) => shown('said.lay')({ says }) },
  claim: { bubble: said, shows: (_, { says }) => shown('said.claim')({ says }) },
  play: { bubble: silent, shows: (view, { seat, card }) => glimpsesOfCard(view, seat, card) },
};

/** The row of a kind, whichever it is: it is asked about entries of its own kind only. */
const actOf = (type: Kind): Act<Kind> => ACTS[type] as Act<Kind>;

/** What the decision shows to the seat of `view`, which is the view before it. Never more than that seat may know. */
export const glimpsesOf = (view: SeatView, decision: Decision): Glimpses => actOf(decision.type).shows(view, decision);

/** What is said with an entry of the log; nothing of chance and mishap. */
export const wordsWith = (told: Told, before: Before): Bubble | undefined =>
  told.type === 'shuffled' || told.type === 'revoke' ? undefined : actOf(told.type).bubble(told, before);

/** A card for the partner, or one for it. */
function passed({ type, card }: Extract<Told, { type: 'give' | 'return' }>): Bubble {
  return { kind: type, ...(card && { card }) };
}

/** Sub and what follows it have words of their own. */
function ofStep({ type }: Extract<Told, { type: 'stoss' | 'retour' }>, { step }: Before): Bubble {
  return { kind: type, ...(step > 2 && { step }) };
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
