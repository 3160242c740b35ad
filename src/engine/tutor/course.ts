// The course of a round, line by line: what everybody saw and heard, and what followed from it.
import { rankOf, suitOf } from '../base/cards.ts';
import type { Announcement, Contract } from '../base/contract.ts';
import { completed, type CompletedTrick, type PlayTerms, type Trick } from '../play/tricks.ts';
import { revealedPartner, type Revelation } from '../play/parties.ts';
import { wordOf } from '../play/ansagen.ts';
import { weddingOutcome } from '../play/re-sides.ts';
import { placesIn, type Seat, seatAfter } from '../base/seats.ts';
import { isDoublingStep } from '../table/log.ts';
import { entriesOf, isThrownIn, saidCall } from '../table/readers.ts';
import { highestNumber } from '../table/numbers.ts';
import { blindOf } from '../table/blind.ts';
import { gameAt, houseOf, playersAt, rowOf, seatsAt, type TableRules } from '../table/table-rules.ts';
import type { PublicContract, PublicView, Told, ToldReturn } from '../round/view.ts';
import { endingOf } from './ending.ts';
import { type Note, note, type NoteParams, type ToldOtherwise } from './notes.ts';
import { cardBack } from './offer-notes.ts';
import { contractIn, isPresented } from './reading.ts';

/** A line of the course; `entry` is the index in the log of what led to it. */
export interface CourseLine {
  readonly entry: number;
  readonly note: Note;
}

/** The whole course so far, oldest line first. Everything in it is public. */
export function courseOf(view: PublicView): readonly CourseLine[] {
  const table = tableOf(view);
  const lastCall = view.history.findLastIndex(({ type }) => type === 'call');
  const lines = view.history.flatMap((told, entry) =>
    [
      ...spoken(view, told, entry),
      ...(entry === lastCall ? auctionEnd(view, told) : []),
      ...(entry === view.history.length - 1 ? obersRefused(view, told) : []),
      ...(table ? afterCard(table, entry) : []),
      ...(table ? weddingSettled(view, table, entry) : []),
      ...(table ? blindOpened(view, table, entry) : []),
    ].map((each): CourseLine => ({ entry, note: each })),
  );
  const last = view.history.length - 1;
  return [...lines, ...ending(view).map((each): CourseLine => ({ entry: last, note: each }))];
}

/** What a player may still look at: everything since the beginning of the last completed trick (SPEC 2.6). */
export function sinceLastTrick(lines: readonly CourseLine[]): readonly CourseLine[] {
  const tricks = lines.filter((line) => line.note.id === 'L.TRICK');
  if (tricks.length === 0) return lines;
  const before = tricks.at(-2)?.entry ?? -1;
  const first = lines.find((line) => line.note.id === 'L.PLAY' && line.entry > before);
  return first ? lines.filter(({ entry }) => entry >= first.entry) : lines;
}

/** Who calls an ace without a card of its suit has to say so (SPEC 3.9). */
const renonce = ({ contract }: PublicView, { called }: Announcement, seat: Seat): readonly Note[] =>
  contract?.renonce && called !== undefined ? [note('L.RENONCE', { seat, suit: suitOf(called) })] : [];

type Teller<K extends Told['type']> = (
  view: PublicView,
  told: Extract<Told, { type: K }>,
  entry: number,
) => readonly Note[];

/** What an entry says by itself, where that is something else than the act. */
const OTHERWISE: { readonly [K in ToldOtherwise | 'shuffled' | 'revoke']: Teller<K> } = {
  shuffled: ({ dealer }) => [note('L.SHUFFLED', { dealer })],
  cut: (view, { seat }) => [note('L.CUT', { seat }), ...dealtOut(view)],
  number: (view, { seat, count }, entry) => [
    note('L.NUMBER', { seat, count, mit: highestBefore(view.history, entry) === count }),
    ...trumpsMade(view, entry),
  ],
  tie: (view, { seat, answer }, entry) => [
    note('L.TIE', { seat, answer, partner: seatAfter(seat, 2, playersAt(view.rules)) }),
    ...trumpsMade(view, entry),
  ],
  reservation: (view, told) => [reservationNote(view, told)],
  ansage: (view, told, entry) => [ansageNote(view, told, entry)],
  obers: (_, { seat, answer }) => [note(answer === 'take' ? 'L.OBERS_TAKEN' : 'L.OBERS_LEFT', { seat })],
  widow: (view, { seat, answer }, entry) => [
    note(answer === 'take' ? 'L.WIDOW_TAKEN' : 'L.WIDOW_LEFT', { seat }),
    ...(leftByAll(view, entry) ? [note('L.LEAST', {})] : []),
  ],
  discard: (_, { seat, cards }) => [note('L.DISCARDED', { seat, ...(cards && { cards }) })],
  passOn: ({ rules }, { seat, cards }) => [
    note('L.PASSED_ON', { seat, to: seatAfter(seat, 1, playersAt(rules)), ...(cards && { cards }) }),
  ],
  give: ({ rules }, { seat, card }) => [
    note('L.GIVE', { seat, partner: seatAfter(seat, 2, playersAt(rules)), ...(card && { card }) }),
  ],
  return: returned,
  stoss: ({ history }, { seat }, entry) => [stepNote(stepsUntil(history, entry), seat)],
  retour: ({ history }, { seat }, entry) => [stepNote(stepsUntil(history, entry), seat)],
  revoke: (_, { seat, card }) => [note('L.REVOKE', { seat, card })],
};

const isToldOtherwise = (type: Told['type']): type is keyof typeof OTHERWISE => Object.hasOwn(OTHERWISE, type);

/** Answers that leave everything as it is are not told. */
const leaves = (told: Told): boolean => 'says' in told && told.says === 'leave';

/** What an entry says by itself. */
function spoken(view: PublicView, told: Told, entry: number): readonly Note[] {
  const { type, ...params } = told;
  if (isToldOtherwise(type)) return (OTHERWISE[type] as Teller<Told['type']>)(view, told, entry);
  return leaves(told) ? [] : [{ id: `L.${type.toUpperCase()}`, params } as Note, ...following(view, told, entry)];
}

/** What follows at once from an entry. */
function following(view: PublicView, told: Told, entry: number): readonly Note[] {
  switch (told.type) {
    case 'knock':
      return dealtOut(view);
    case 'call':
      return [...cardBack(view, entry), ...trumpsMade(view, entry)];
    case 'announce':
      return [...renonce(view, told.announcement, told.seat), ...handLaidDown(view, told.announcement, 'announced')];
    case 'reserve':
      return normalGame(view, entry);
    case 'play':
      return turnedUp(view, told.seat, entry);
    default:
      return [];
  }
}

const dealtOut = (view: PublicView): readonly Note[] => [
  note('L.DEALT', { dealer: view.dealer, forehand: view.forehand }),
  ...sidesFromTheStart(view),
];

/** Everybody is healthy: the normal game. */
function normalGame({ history, rules }: PublicView, entry: number): readonly Note[] {
  const answers = entriesOf(history.slice(0, entry + 1), 'reserve');
  const healthy = answers.length === playersAt(rules) && answers.every(({ says }) => says === 'gesund');
  return healthy ? [note('L.NORMAL_GAME', {})] : [];
}

/** A reservation that was named, or left to others. */
function reservationNote(
  { rules, history }: PublicView,
  { seat, names }: Extract<Told, { type: 'reservation' }>,
): Note {
  const asksForSolos = names === 'none' && houseOf(rules)['dok.asking'] === 'by-rank';
  return note('L.RESERVATION', {
    seat,
    names,
    ...(asksForSolos && { first: 'solo' }),
    ...(isPresented(history) && { presented: true }),
  });
}

/** An announcement with all that it includes. */
function ansageNote(
  { history, ansagen = [] }: PublicView,
  told: Extract<Told, { type: 'ansage' }>,
  entry: number,
): Note {
  const before = entriesOf(history.slice(0, entry), 'ansage').length;
  const made = ansagen[before];
  const included = made ? made.steps.map((step) => wordOf(made.side, step)).filter((word) => word !== told.says) : [];
  return note('L.ANSAGE', { seat: told.seat, says: told.says, included });
}

/** Whether the answer at this entry was the last one, and nobody has taken the widow. */
const leftByAll = ({ history, rules }: PublicView, entry: number): boolean =>
  entriesOf(history.slice(0, entry + 1), 'widow').filter(({ answer }) => answer === 'pass').length === playersAt(rules);

/** Card points that the makers of trumps need, and how many if they were dealt the card of the chalk. */
function neededIn(
  rules: TableRules,
  { announcement }: PublicContract,
): Pick<NoteParams['L.TRUMPS_MADE'], 'points' | 'fewer'> {
  const goal = rowOf(rules, announcement.contract)?.goal;
  if (goal?.kind !== 'points') throw new Error(`no card points decide ${announcement.contract}`);
  const { atLeast, fewerWith } = goal;
  return { points: atLeast, ...(fewerWith && { fewer: { card: fewerWith.card, points: fewerWith.atLeast } }) };
}

/** A card given back: in a Hochzeit, or to a soloist, whose partner lays the hand down then. */
function returned(view: PublicView, { seat, card }: ToldReturn): readonly Note[] {
  const { gift, contract } = view;
  if (!gift) return [note('L.RETURN', { seat, card })];
  return [
    note('L.HAND_BACK', { seat, soloist: gift.from, ...(card && { card }) }),
    ...(contract ? handLaidDown(view, contract.announcement, 'exchanged') : []),
  ];
}

/** Who lays the hand down for a Solo, once it has been announced, or once cards have been exchanged for it. */
function handLaidDown(
  { rules, trick }: PublicView,
  { contract }: Announcement,
  when: 'announced' | 'exchanged',
): readonly Note[] {
  const exchanges = rowOf(rules, contract)?.exchange !== undefined;
  return trick?.idle === undefined || exchanges !== (when === 'exchanged')
    ? []
    : [note('L.SITS_OUT', { seat: trick.idle })];
}

/** The highest number that was bid before an entry. */
const highestBefore = (history: PublicView['history'], entry: number): number =>
  highestNumber(entriesOf(history.slice(0, entry), 'number'));

/** The lowest cards that were named, and the suit that was made trumps, after the last word about numbers. */
function trumpsMade({ history, numbers, contract, rules }: PublicView, entry: number): readonly Note[] {
  const last = history.findLastIndex(({ type }) => type === 'number' || type === 'tie' || type === 'call');
  const trump = contract?.announcement.trump;
  if (entriesOf(history, 'announce').length > 0) return [];
  if (!numbers || entry !== last || contract?.declarer === undefined || !trump) return [];
  const named = numbers.flatMap(({ seat, lowest }) => (lowest ? [{ seat, rank: lowest }] : []));
  const seat = contract.declarer;
  return [
    ...(named.length > 0 ? [note('L.LOWEST_NAMED', { named })] : []),
    note('L.TRUMPS_MADE', {
      seat,
      trump,
      side: [seat, seatAfter(seat, 2, playersAt(rules))],
      ...neededIn(rules, contract),
    }),
  ];
}

/** Who plays with whom where nobody bids, and how the Aces have named them. */
function sidesFromTheStart({ special, rules, forehand, dealer }: PublicView): readonly Note[] {
  const blind = blindOf({ rules, terms: { dealer } });
  if (blind !== undefined) {
    const against = seatsAt(rules).filter((seat) => seat !== dealer && seat !== blind);
    return [note('L.KING', { king: dealer, blind, against })];
  }
  const side =
    special?.kind === 'kreuz'
      ? [special.declarer, special.partner]
      : gameAt(rules).begins === 'forehandAndOpposite'
        ? [forehand, seatAfter(forehand, 2, 4)]
        : undefined;
  if (!side) return [];
  const draw = special?.kind === 'kreuz' ? special.draw : undefined;
  const aces = draw?.filter(({ card }) => rankOf(card) === 'A');
  return [
    ...(aces ? [note('L.ACES_DRAWN', { aces })] : []),
    note('L.SIDES', { side, against: seatsAt(rules).filter((seat) => !side.includes(seat)) }),
  ];
}

/** The card that came to light where cards are played from the table. */
function turnedUp({ table, history }: PublicView, seat: Seat, entry: number): readonly Note[] {
  if (!table) return [];
  const before = entriesOf(history.slice(0, entry), 'play').length;
  const card = table.turnedUp[before];
  return card ? [note('L.TURNED_UP', { seat, card })] : [];
}

/** How many steps of the chain of doublings have been given up to an entry, itself included. */
const stepsUntil = (history: readonly Told[], entry: number): number =>
  history.slice(0, entry + 1).filter(isDoublingStep).length;

function stepNote(step: number, seat: Seat): Note {
  if (step > 2) return note('L.FURTHER', { seat, step });
  return step === 2 ? note('L.RETOUR', { seat }) : note('L.STOSS', { seat });
}

/** Who must play a Muss-Spiel, as everybody knows once all have passed. */
function forcedBy({ rules, auction, phase, contract, turn }: PublicView): Seat | undefined {
  if (rules.allPass !== 'muss' || !auction.passed) return undefined;
  return contract?.declarer ?? (phase === 'announcing' ? turn : undefined);
}

/** What the last call brought about, once the auction is over. */
function auctionEnd(view: PublicView, last: Told): readonly Note[] {
  const { phase, auction, contract } = view;
  const answered = saidCall(last) === 'ohne-mich' && !auction.passed;
  if (isThrownIn(view)) return [answered ? note('L.NO_TAKER', {}) : note('L.THROWN_IN', {})];
  if (contract && contract.declarer === undefined) return [note('L.RAMSCH', {})];
  const forced = forcedBy(view);
  if (forced !== undefined) return [note('L.MUSS', { declarer: forced })];
  const { suitor, acceptor } = auction.offer ?? {};
  if (phase !== 'auction' && suitor !== undefined && acceptor !== undefined)
    return [note('L.ACCEPTED', { suitor, acceptor })];
  if (phase === 'auction' || auction.holder === undefined) return [];
  return [note('L.AUCTION_WON', { declarer: auction.holder })];
}

/** Nobody has taken the Obers of a Schieber. */
const obersRefused = (view: PublicView, { type }: Told): readonly Note[] =>
  isThrownIn(view) && type === 'obers' ? [note('L.OBERS_REFUSED', {})] : [];

/** The cards played so far, put back into tricks as they lay after each entry of the log. */
interface Table extends PlayTerms {
  /** Tricks as they were after the entry with this index; only for entries that play a card. */
  readonly tricksAt: ReadonlyMap<number, readonly Trick[]>;
}

function tableOf(view: PublicView): Table | undefined {
  const contract = contractIn(view);
  if (!contract) return undefined;
  const players = playersAt(view.rules);
  const idle = view.trick?.idle;
  const tricksAt = new Map<number, readonly Trick[]>();
  let tricks: readonly Trick[] = [];
  view.history.forEach((told, entry) => {
    if (told.type !== 'play') return;
    const open = tricks.at(-1);
    tricks =
      open && open.cards.length < placesIn(open, players)
        ? [...tricks.slice(0, -1), { ...open, cards: [...open.cards, told.card] }]
        : [...tricks, { leader: told.seat, cards: [told.card], ...(idle !== undefined && { idle }) }];
    tricksAt.set(entry, tricks);
  });
  return { contract, pack: view.rules.pack, players, tricksAt };
}

/** The partner shown and the trick taken by the card of an entry. */
function afterCard(table: Table, entry: number): readonly Note[] {
  const tricks = table.tricksAt.get(entry);
  const trick = tricks?.at(-1);
  if (!tricks || !trick) return [];
  const before: readonly Trick[] = [...tricks.slice(0, -1), { ...trick, cards: trick.cards.slice(0, -1) }];
  const revealed = revealedPartner(table, before) ? undefined : revealedPartner(table, tricks);
  const taken = trick.cards.length === placesIn(trick, table.players) ? completed(trick, table) : undefined;
  return [
    ...(revealed ? revelation(table.contract, revealed) : []),
    ...(taken ? trickTaken(taken, tricks.length) : []),
  ];
}

/** The blind, which everybody sees once the first trick is complete. */
function blindOpened({ rules, dealer }: PublicView, table: Table, entry: number): readonly Note[] {
  const blind = blindOf({ rules, terms: { dealer } });
  const tricks = table.tricksAt.get(entry) ?? [];
  const isFirst = tricks.length === 1 && tricks[0]?.cards.length === table.players;
  return blind !== undefined && isFirst ? [note('L.BLIND_OPEN', { blind })] : [];
}

/** Who plays with the suitor, by the trick that the card of this entry has completed. */
function weddingSettled({ contract }: PublicView, table: Table, entry: number): readonly Note[] {
  const tricks = table.tricksAt.get(entry) ?? [];
  const declarer = contract?.declarer;
  if (declarer === undefined || tricks.at(-1)?.cards.length !== table.players) return [];
  const done = tricks.map((trick) => completed(trick, table));
  const settled = weddingOutcome({ contract: table.contract, declarer, done });
  return settled?.trick === done.length ? [note('L.WEDDING', { suitor: declarer, partner: settled.partner })] : [];
}

function revelation({ called }: Contract, { seat, by }: Revelation): readonly Note[] {
  if (called === undefined) return [];
  return [by === 'ranAway' ? note('L.RAN_AWAY', { seat, called }) : note('L.REVEALED', { seat, called })];
}

const trickTaken = ({ winner, points }: CompletedTrick, number: number): readonly Note[] => [
  note('L.TRICK', { winner, points, number }),
];

/** How the round ended; nothing while it goes on. */
function ending(view: PublicView): readonly Note[] {
  const contract = contractIn(view);
  if (isThrownIn(view) && view.auction.calls.length === 0) return [note('L.HAUSBOCK', {})];
  return contract && view.result ? [endingOf(contract.row, view.result)] : [];
}
