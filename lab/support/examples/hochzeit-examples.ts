// How the worked examples of a Hochzeit are put to the engine: offered, answered, a card given back.
import { expect } from 'vitest';
import { type Call, callsOf, isMarried, OFFER_FORMS } from '../../../src/engine/auction/auction.ts';
import type { Card } from '../../../src/engine/base/cards.ts';
import { type HouseRules, PURE_2007 } from '../../../src/engine/options/options.ts';
import { mayReturn, offeredCard } from '../../../src/engine/phases/returning.ts';
import type { AuctionRound, PlayingRound, ReturningRound, Round } from '../../../src/engine/table/round.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { judge, legalDecisions, turnIn } from '../../../src/engine/round/step.ts';
import { type TableRules, tableRulesOf } from '../../../src/engine/table/table-rules.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { after, announce, call, cards, dealt, filledUp } from '../rounds/rounds.ts';

type SeatName = 'A' | 'B' | 'C' | 'D';
const seatOf = (name: SeatName): Seat => 'ABCD'.indexOf(name) as Seat;
const nameOf = (seat: Seat): SeatName => 'ABCD'[seat] as SeatName;

type OfferForm = (typeof OFFER_FORMS)[number];

/** A table of the usual contracts and a Hochzeit that is offered in one of the forms. */
export const hochzeitRules = (form: OfferForm, changes: Partial<HouseRules> = {}): TableRules =>
  tableRulesOf({
    ...PURE_2007,
    'contracts.enabled': ['rufer', 'hochzeit', 'wenz', 'solo', 'sie'],
    'contracts.ranking': [['rufer'], ['hochzeit'], ['wenz'], ['solo'], ['wenz-tout'], ['solo-tout'], ['sie']],
    'hochzeit.form': form,
    'hochzeit.noTaker': form === 'on-turn' || form === 'pre-auction' ? 'continue' : 'void',
    ...changes,
  });

/** Hands in which only the suitor has a single trump, and everybody else has something to play and to give back. */
const SUITOR = cards('SU GA GT E9 E8 SK S9 S7');
export const handsWithSuitor = (rules: TableRules, suitor: Seat) => filledUp(rules, { [suitor]: SUITOR });

interface Given {
  readonly step: 'offer' | 'return' | 'accept';
  readonly hand?: Card[];
  readonly acceptor?: Card[];
  readonly offered?: Card;
  readonly suitor?: SeatName;
  readonly answers?: readonly [SeatName, 'yes' | 'no' | 'solo'][];
  readonly form?: OfferForm;
}

/** A round in which the suitor has just offered the Hochzeit, whatever it takes in this form. */
export function offeredBy(rules: TableRules, suitor: Seat): Round {
  const start = dealt(rules, handsWithSuitor(rules, suitor));
  const form = rules.house?.['hochzeit.form'];
  if (form === 'in-auction') {
    let round = start;
    while (round.phase === 'auction') {
      const turn = turnIn(round)!;
      round = after(round, call(turn, turn === suitor ? 'spiele' : turnIn(round)! < suitor ? 'weiter' : 'gut'));
    }
    return after(round, announce(suitor, { contract: 'hochzeit' }));
  }
  let round = start;
  if (form === 'on-turn') while (turnIn(round) !== suitor) round = after(round, call(turnIn(round)!, 'weiter'));
  return after(round, call(suitor, 'hochzeit'));
}

/** The Hochzeit of seat 1 accepted by seat 2, who has not yet given a card back. */
export function accepted(rules: TableRules): ReturningRound {
  const round = after(offeredBy(rules, 1), call(0, 'ohne-mich'), call(2, 'mit-mir'), call(3, 'ohne-mich'));
  if (round.phase !== 'returning') throw new Error(round.phase);
  return round;
}

/** A round of Hochzeit in its first trick; the suitor sits in seat 1, the acceptor in seat 2. */
export function married(rules: TableRules, returned?: Card): PlayingRound {
  const asked = accepted(rules);
  const may = legalDecisions(asked, 2).flatMap((each) => (each.type === 'return' ? [each.card] : []));
  const card = returned ?? may[0]!;
  const round = after(asked, { type: 'return', seat: 2, card });
  if (round.phase !== 'playing') throw new Error(round.phase);
  return round;
}

const CALLS: Readonly<Record<'yes' | 'no' | 'solo', Call>> = { yes: 'mit-mir', no: 'ohne-mich', solo: 'has:solo' };

function answered(given: Given): Round {
  const rules = hochzeitRules(given.form!);
  const suitor = seatOf(given.suitor!);
  let round = offeredBy(rules, suitor);
  for (const [name, said] of given.answers!) {
    if (round.phase !== 'auction' || !round.auction.offer) break;
    expect(nameOf(turnIn(round)!), 'whose answer it is').toBe(name);
    round = after(round, call(seatOf(name), CALLS[said]));
  }
  return round;
}

/** An accepted Hochzeit that stands is let stand by everybody who has still to speak. */
function unlessOutbid(round: Round): Round {
  const stands = round.phase === 'auction' && isMarried(round.auction);
  return stands ? unlessOutbid(after(round, call(turnIn(round)!, 'weiter'))) : round;
}

/** Nobody has the offered card any more but the suitor. */
function expectReturned(round: Round, suitor: Seat): void {
  const { hand } = viewFor(round, suitor);
  expect([...hand].sort()).toEqual([...SUITOR].sort());
}

const levelsLeft = ({ auction }: AuctionRound): readonly string[] =>
  auction.ranking.slice(0, (auction.ceiling ?? auction.ranking.length) + 1).flat();

function expectAccepted(given: Given, wanted: Record<string, unknown>): void {
  const round = unlessOutbid(answered(given));
  const suitor = seatOf(given.suitor!);
  if ('partner' in wanted) {
    expect(round.phase).toBe('returning');
    expect(round.phase === 'returning' && nameOf(round.acceptor)).toBe(wanted.partner);
  }
  if (wanted.void) {
    expect(round).toMatchObject({ phase: 'thrownIn', why: 'noTaker' });
  }
  if ('contract' in wanted) {
    expect(round.phase === 'announcing' && nameOf(round.declarer)).toBe(wanted.declarer);
    const announceable = legalDecisions(round, seatOf(wanted.declarer as SeatName)).flatMap((each) =>
      each.type === 'announce' ? [each.announcement.contract] : [],
    );
    expect(announceable).toContain(wanted.contract);
    expect(announceable).not.toContain('rufer');
  }
  if (wanted.offeredCardReturned) expectReturned(round, suitor);
  if ('auctionContinuesWith' in wanted) expect(nameOf(turnIn(round)!)).toBe(wanted.auctionContinuesWith);
  if ('auctionFollows' in wanted) {
    expect(round.phase).toBe('auction');
    const auction = round as AuctionRound;
    expect(levelsLeft(auction)).toEqual(wanted.auctionFollows);
    expect(turnIn(round)).toBe(auction.auction.forehand);
    const higher = callsOf(auction.auction).filter((each) => each.startsWith('has:') || each === 'sie');
    const bid = after(round, call(turnIn(round)!, 'spiele'));
    for (const said of higher)
      expect(judge(bid, call(turnIn(bid)!, said))).toMatchObject({ because: { id: 'A.ONLY_ANNOUNCE' } });
  }
}

export function hochzeit(given: Given, wanted: Record<string, unknown>, options: Partial<HouseRules>): void {
  const rules = hochzeitRules('anytime-offer', options);
  if (given.step === 'offer') {
    const round = dealt(rules, filledUp(rules, { 0: given.hand! }));
    const mayOffer = judge(round, call(0, 'hochzeit')).legal;
    const card = mayOffer ? offeredCard(rules, given.hand!) : null;
    expect({ mayOffer, card }).toEqual(wanted);
  } else if (given.step === 'return') {
    expect({ mayReturn: mayReturn(rules, given.acceptor!) }).toEqual(wanted);
    const suitorHand = [given.offered!, ...cards('GA GT E9 E8 SK S9 S7')].filter(
      (card) => !given.acceptor!.includes(card),
    );
    const round = after(dealt(rules, filledUp(rules, { 0: suitorHand, 1: given.acceptor! })), call(0, 'hochzeit'));
    expect(judge(round, call(1, 'mit-mir')).legal).toBe((wanted.mayReturn as unknown[]).length > 0);
  } else expectAccepted(given, wanted);
}
