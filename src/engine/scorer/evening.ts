// An evening with real cards as a log: what was written down line by line, and what was mended in it later.
import type { AnsageLevel, AnsageStep, ReSide } from '../base/ansage-words.ts';
import type { Card, Suit } from '../base/cards.ts';
import type { ContractId } from '../base/contract.ts';
import type { Height } from '../endings/round-bill.ts';
import type { Game } from '../games/shelf.ts';
import type { HouseRules } from '../options/options.ts';
import type { ExtraPoint } from '../scoring/re-kontra.ts';
import type { Side } from '../scoring/result.ts';
import type { SpecialRound } from '../table/terms.ts';

/** Somebody at a real table, by name; names differ within an evening. */
export type Person = string;

/** What has doubled a deal at the table; Bock rounds and Hausbocks are counted by the program. */
export const ENTERED_DOUBLINGS = ['klopfen', 'legen', 'spritz', 'stoss', 'lay', 'doppler'] as const;
export type EnteredDoubling = (typeof ENTERED_DOUBLINGS)[number];
export type EnteredDoublings = Readonly<Partial<Record<EnteredDoubling, number>>>;

/** The card points of the declaring side; `schwarz` if one side has no trick. */
interface ByPoints {
  readonly by: 'points';
  readonly points: number;
  readonly schwarz?: true;
}

/** Somebody has played a card against the rules, and the side has lost. */
interface ByRevoke {
  readonly by: 'revoke';
  readonly person: Person;
}

/** Which side has more card points, and what it has not even left the other one: 90 or more if that is not said. */
interface ByMore {
  readonly by: 'more';
  readonly side: ReSide;
  readonly left?: AnsageLevel;
}

/** How a game ended: by card points, who has won how high, or who has revoked. */
export type EnteredResult =
  ByPoints | ByRevoke | { readonly by: 'height'; readonly winner: Side; readonly height: Height };

/** Who has declared what. */
interface Declared {
  readonly contract: ContractId;
  /** Trump suit and called card, where somebody cares to write them down: they cost nothing. */
  readonly trump?: Suit;
  readonly called?: Card;
  readonly declarer: Person;
  /** Need not be said where who sits opposite is the partner. */
  readonly partner?: Person;
}

/** A game of a declarer, alone or with a partner. */
export interface GameEntry extends Declared {
  readonly kind: 'game';
  readonly result: EnteredResult;
  /** Who was dealt the card with which a side needs fewer points, where one is (SPEC 7.1). */
  readonly holder?: Person;
  /** Who has played the first of two equal cards in one trick, where that brings something (SPEC 9.1). */
  readonly pair?: Person;
  /** Length of the row of runners, of whichever side. */
  readonly runners: number;
  readonly doublings: EnteredDoublings;
}

/** What happened in tricks of a Doppelkopf; that Kontra has won against the Old Ones follows from the points. */
export const ENTERED_EXTRAS = ['fox', 'doppelkopf', 'charlie'] as const satisfies readonly ExtraPoint[];
export type EnteredExtra = (typeof ENTERED_EXTRAS)[number];

/** A deal of Re against Kontra; the declarer is Re, alone if nobody else is (SPEC 8). */
export interface ReEntry extends Declared {
  readonly kind: 're';
  /** Card points are those of Re. */
  readonly result: ByPoints | ByMore | ByRevoke;
  /** The highest that each side has announced, with all that it includes. */
  readonly said: Readonly<Partial<Record<ReSide, AnsageStep>>>;
  /** How often each of them happened for each side. */
  readonly extras: Readonly<Partial<Record<EnteredExtra, Readonly<Partial<Record<ReSide, number>>>>>>;
  /** Set if the declarer owed this solo. */
  readonly due?: true;
  readonly doublings: EnteredDoublings;
}

/** What somebody has taken where everybody plays alone. */
export interface EnteredTaken {
  readonly person: Person;
  readonly points: number;
  readonly noTrick?: true;
}

/** A Ramsch: everybody's card points. */
export interface RamschEntry {
  readonly kind: 'everyone';
  readonly taken: readonly EnteredTaken[];
  /** Who has lost it among people with equal points, where the table parts them. */
  readonly loser?: Person;
  /** Who has announced a Durchbruch. */
  readonly announced?: Person;
  /** Who has revoked; nobody's points matter then. */
  readonly revoke?: Person;
  readonly doublings: EnteredDoublings;
}

/** A round in which fewest card points win (SPEC 6). */
export interface FewestEntry extends Pick<RamschEntry, 'taken' | 'revoke' | 'doublings'> {
  readonly kind: 'fewest';
  /** Who of two with equal points has gone longer without a trick. */
  readonly winner?: Person;
}

export type DealEntry = GameEntry | ReEntry | RamschEntry | FewestEntry;

/** One line of the evening, in the order in which things happened. */
export type EveningLine =
  | { readonly kind: 'deal'; readonly dealer: Person; readonly entry: DealEntry }
  | { readonly kind: 'redeal'; readonly dealer: Person; readonly why?: 'hausbock' }
  /** Somebody sits down, before another one in playing direction or last. */
  | { readonly kind: 'comes'; readonly person: Person; readonly before?: Person }
  | { readonly kind: 'goes'; readonly person: Person }
  | { readonly kind: 'break' }
  /** A Bock round was agreed on. */
  | { readonly kind: 'bock' }
  /** A round of deals that are played in another way was agreed on. */
  | { readonly kind: 'round'; readonly round: SpecialRound };

/** What was written: a line, what mends one by its place, or another name for somebody. To undo is to drop the last of them. */
export type LogEntry =
  | { readonly does: 'write'; readonly line: EveningLine }
  | { readonly does: 'correct'; readonly at: number; readonly line: EveningLine }
  | { readonly does: 'insert'; readonly at: number; readonly line: EveningLine }
  | { readonly does: 'remove'; readonly at: number }
  | { readonly does: 'rename'; readonly from: Person; readonly to: Person };

export interface Evening {
  /** What the table has agreed on; three play by the same rules as far as they can. */
  readonly house: HouseRules;
  /** Set if another game than Schafkopf with its auction is played. */
  readonly game?: Game;
  /** Who sat there at the beginning, in playing direction; the first of them deals first. */
  readonly people: readonly Person[];
  readonly log: readonly LogEntry[];
}

/** Who sat there at the beginning, by the names that they have now, and the lines as they stand after everything that was mended. */
export interface Written {
  readonly people: readonly Person[];
  readonly lines: readonly EveningLine[];
}

export const writtenIn = ({ people, log }: Pick<Evening, 'people' | 'log'>): Written =>
  log.reduce(afterEntry, { people, lines: [] });

function afterEntry(written: Written, entry: LogEntry): Written {
  const { people, lines } = written;
  switch (entry.does) {
    case 'write':
      return { people, lines: [...lines, entry.line] };
    case 'correct':
      return { people, lines: lines.with(entry.at, entry.line) };
    case 'insert':
      return { people, lines: lines.toSpliced(entry.at, 0, entry.line) };
    case 'remove':
      return { people, lines: lines.toSpliced(entry.at, 1) };
    case 'rename':
      return renamed(written, entry.from, entry.to);
  }
}

/** Everything written so far, with another name for one person. */
function renamed({ people, lines }: Written, from: Person, to: Person): Written {
  const name = (person: Person): Person => (person === from ? to : person);
  return { people: people.map(name), lines: lines.map((line) => lineWith(line, name)) };
}

function lineWith(line: EveningLine, name: (person: Person) => Person): EveningLine {
  switch (line.kind) {
    case 'break':
    case 'bock':
    case 'round':
      return line;
    case 'comes':
      return { ...line, person: name(line.person), ...(line.before !== undefined && { before: name(line.before) }) };
    case 'goes':
      return { ...line, person: name(line.person) };
    case 'redeal':
      return { ...line, dealer: name(line.dealer) };
    case 'deal':
      return { ...line, dealer: name(line.dealer), entry: entryWith(line.entry, name) };
  }
}

/** Where an entry has names by themselves. */
const NAMED = ['declarer', 'partner', 'holder', 'pair', 'loser', 'announced', 'revoke', 'winner'] as const;

function entryWith<E extends DealEntry>(entry: E, name: (person: Person) => Person): E {
  const { result } = entry as Partial<GameEntry>;
  const { taken } = entry as Partial<RamschEntry>;
  const named = NAMED.flatMap((field) => {
    const person = (entry as Readonly<Partial<Record<typeof field, Person>>>)[field];
    return person === undefined ? [] : [[field, name(person)] as const];
  });
  return {
    ...entry,
    ...Object.fromEntries(named),
    ...(result?.by === 'revoke' && { result: { ...result, person: name(result.person) } }),
    ...(taken && { taken: taken.map((each) => ({ ...each, person: name(each.person) })) }),
  };
}
