// How a round opens: which contract it comes to and who plays it, with which cards, and who leads (SPEC 2.3 - 2.6, 3.7 - 3.13).
import type { Entry, RoundTerms } from '../../../src/engine/table/log.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import type { Drawn } from '../../../src/engine/table/terms.ts';
import { bidOf } from './bidding.ts';
import { levelOf } from './oracle-levels.ts';
import { saidIn } from './said.ts';
import { dealtHands, isUsualTrump, playedHands } from './deal.ts';
import { type Ladder, ladderOf } from './order.ts';
import { forehandOf, type Hands, type Named, playersOf, roundFrom, type Table } from './table.ts';

/** A round as its log tells it. */
export interface ToldRound {
  readonly table: Table;
  readonly terms: RoundTerms;
  readonly entries: readonly Entry[];
}

/** Who plays what with whom, before a card is played. */
interface Game {
  readonly contract: Named;
  readonly declarer?: Seat;
  readonly partner?: Seat;
  readonly suitor?: Seat;
  readonly everybodyPassed: boolean;
}

/** Why a deal was thrown in. */
export interface Thrown {
  readonly why: 'allPass' | 'hausbock' | 'obersLeft' | 'noTaker';
}

const announcedIn = (entries: readonly Entry[]): { seat: Seat; contract: Named } | undefined => {
  // A Hochzeit that was announced and that nobody wanted is not what is played in the end.
  const entry = entries.findLast((each) => each.type === 'announce');
  if (!entry) return undefined;
  const { contract: id, ...named } = entry.announcement;
  return { seat: entry.seat, contract: { id, ...named } };
};

/** What is known when the first card is played: who plays what, who holds what, and who leads. */
export interface Opening extends Game {
  readonly hands: Hands;
  readonly ladder: Ladder;
  readonly leader: Seat;
}

/** The opening of a round in which cards are played; why there is none in one that is thrown in. */
export function openingOf(round: ToldRound): Opening | Thrown {
  const dealt = dealtHands(round.table, round.terms, round.entries);
  const game = gameOf(round, dealt);
  if (!('contract' in game)) return game;
  const hands = playedHands(round.table, dealt, round.entries, game.suitor);
  return { ...game, hands, ladder: ladderOf(game.contract, round.table), leader: leaderOf(round, game) };
}

/** How the contract of a round comes about. */
function gameOf(round: ToldRound, dealt: Hands): Game | Thrown {
  const { table, terms, entries } = round;
  const { house, game } = table;
  const laid = entries.some((entry) => entry.type === 'legen' && entry.says === 'lay');
  if (game === 'bierkopf') return teamGame('bierkopf', forehandOf(terms.dealer, 4));
  const asked = entries.some(({ type }) => type === 'legen');
  if (house['legen.hausbock'] && house['legen.form'] === 'all' && asked && !laid) return { why: 'hausbock' };
  const { special } = terms;
  if (special?.kind === 'kreuz') return kreuzOf(round);
  if (special?.kind === 'schieber' && !entries.some((entry) => entry.type === 'obers' && entry.answer === 'take'))
    return { why: 'obersLeft' };
  if (special) return alone(entries, dealt);
  return afterBidding(round, dealt);
}

function teamGame(id: string, declarer: Seat): Game {
  const partner = ((declarer + 2) % 4) as Seat;
  return { contract: { id }, declarer, partner, everybodyPassed: false };
}

/** The team of forehand declares, or the two whom the Aces have named (SPEC 3.11; OPTIONS kreuz.declaringSide). */
function kreuzOf({ table, terms: { special, dealer }, entries }: ToldRound): Game {
  const forehand = forehandOf(dealer, 4);
  if (special?.kind !== 'kreuz') throw new Error('no Kreuz');
  const turned = entries.some((entry) => entry.type === 'knock' && entry.turned);
  const seatOf = (chair: Seat): Seat => (turned ? (((2 * dealer - chair + 4) % 4) as Seat) : chair);
  const byLaying = table.house['kreuz.leader'] === 'last-doubler';
  const first = byLaying && special.layer !== undefined ? seatOf(special.layer) : forehand;
  if (!special.draw) return teamGame('kreuz', first);
  const drawn = acesIn(special.draw).map(seatOf);
  const others = roundFrom(first, 4).filter((seat) => !drawn.includes(seat));
  const ofFirst = [first, ...(drawn.includes(first) ? drawn : others).filter((seat) => seat !== first)];
  const byFirst = byLaying || table.house['kreuz.declaringSide'] === 'forehand-team';
  const [declarer, partner] = byFirst ? ofFirst : drawn;
  if (declarer === undefined || partner === undefined) throw new Error('a Kreuz needs two teams');
  return { contract: { id: 'kreuz' }, declarer, partner, everybodyPassed: false };
}

/** The first two different players who were dealt an Ace. */
const acesIn = (draw: readonly Drawn[]): readonly Seat[] => [
  ...new Set(draw.filter(({ card }) => card[1] === 'A').map(({ seat }) => seat)),
];

/** A contract that somebody has announced; its partner is whoever was dealt the called card. */
function alone(entries: readonly Entry[], dealt: Hands): Game {
  const announced = announcedIn(entries);
  if (!announced) throw new Error('nothing was announced');
  const { seat, contract } = announced;
  const { called } = contract;
  const partner = called ? (dealt.findIndex((hand) => hand.includes(called)) as Seat) : undefined;
  return { contract, declarer: seat, ...(partner !== undefined && { partner }), everybodyPassed: false };
}

function afterBidding({ table, terms, entries }: ToldRound, dealt: Hands): Game | Thrown {
  const players = playersOf(table);
  const calls = saidIn(entries);
  const bid = bidOf(table, calls, forehandOf(terms.dealer, players), players);
  switch (bid.kind) {
    case 'sie':
      return { contract: { id: 'sie' }, declarer: bid.seat, everybodyPassed: false };
    case 'married': {
      const { acceptor, suitor } = bid;
      return { contract: { id: 'hochzeit' }, declarer: acceptor, partner: suitor, suitor, everybodyPassed: false };
    }
    case 'void':
      return { why: 'noTaker' };
    case 'plays': {
      const game = alone(entries, dealt);
      if (game.declarer !== bid.seat) throw new Error(`seat ${game.declarer} announces instead of ${bid.seat}`);
      if (levelOf(table, game.contract.id) < bid.level || (bid.only ?? game.contract.id) !== game.contract.id)
        throw new Error(`${game.contract.id} is announced although ${bid.only ?? `level ${bid.level}`} was bid`);
      return game;
    }
    case 'nobody':
      return passedOut(table, entries, dealt);
  }
}

/** What a table plays when nobody wants to (SPEC 3.7 - 3.9). */
function passedOut(table: Table, entries: readonly Entry[], dealt: Hands): Game | Thrown {
  const rule = table.game === 'three-hand' ? 'redeal' : table.house['passout.rule'];
  if (rule === 'ramsch') return { contract: { id: 'ramsch' }, everybodyPassed: true };
  if (rule !== 'muss') return { why: 'allPass' };
  const game = alone(entries, dealt);
  const holder = dealt.findIndex((hand) => hand.includes('EO')) as Seat;
  const most = table.house['muss.maxTrumps'];
  const trumps = (dealt[holder] ?? []).filter(isUsualTrump).length;
  const id = most !== 'none' && trumps > most ? 'muss-rufer' : 'muss';
  return { ...game, declarer: holder, contract: { ...game.contract, id }, everybodyPassed: true };
}

/** The steps of the chain of doublings that were given before the first card. */
export function stepsAhead(entries: readonly Entry[]): readonly Extract<Entry, { type: 'stoss' | 'retour' }>[] {
  const first = entries.findIndex(({ type }) => type === 'play');
  return (first < 0 ? entries : entries.slice(0, first)).flatMap((entry) =>
    entry.type === 'stoss' || entry.type === 'retour' ? [entry] : [],
  );
}

/** Who leads to the first trick (OPTIONS lead.first, bettel.firstLead, kreuz.leader). */
function leaderOf({ table, terms, entries }: ToldRound, { contract, declarer }: Game): Seat {
  const { house, game } = table;
  if (contract.id === 'kreuz' && house['kreuz.leader'] === 'last-doubler')
    return stepsAhead(entries).at(-1)?.seat ?? declarer ?? forehandOf(terms.dealer, playersOf(table));
  const bettel = contract.id === 'bettel' || contract.id === 'open-bettel';
  const first = game === 'bierkopf' ? 'forehand' : house[bettel ? 'bettel.firstLead' : 'lead.first'];
  const leads = first === 'declarer' ? declarer : undefined;
  return leads ?? forehandOf(terms.dealer, playersOf(table));
}
