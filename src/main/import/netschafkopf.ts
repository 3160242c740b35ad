// Protocols of NetSchafkopf: plain text, one block of lines for each round (docs/IMPORT.md). Read line by line, in time that grows with the text.
import type { Card } from '../../engine/base/cards.ts';
import { cardNamed, type ToldRound } from './told-round.ts';

const HEAD = /^gespielt von (.+) am (\d{2})\.(\d{2})\.(\d{2})\b/;
const BLOCK = 'Geber: ';
const DOUBLED = /\d mal (?:aufgedoppelt|gespritzt)/;

/** No line of a protocol is longer: what is, is none. */
const MOST_LINE = 1000;

/** Words without which a text is no such protocol. */
export const NETSCHAFKOPF_MARKS = ['gespielt von ', BLOCK] as const;

/** What a block says so far. */
interface Block {
  readonly names: string[];
  readonly hands: (readonly Card[])[];
  readonly plays: Card[];
  game: string | undefined;
  declarer: string | undefined;
  doubled: 'told' | 'untold';
  /** The line before, since a line may break after "1 mal". */
  before: string;
}

/** The rounds of a protocol; those in which nobody played are not told. */
export function netSchafkopfRounds(text: string): readonly ToldRound[] {
  const lines = text.split('\n').filter((line) => line.length <= MOST_LINE);
  const [, owner = '', day = '01', month = '01', year = '00'] = firstMatch(lines, HEAD) ?? [];
  const date = `20${year}-${month}-${day}`;
  return blocksIn(lines).flatMap(({ names, hands, plays, game, declarer, doubled }, at) => {
    if (declarer === undefined || game === undefined) return [];
    return [
      {
        source: 'netschafkopf',
        id: `netschafkopf-${date}-${at + 1}`,
        finishedAt: minutesAfter(`${date}T12:00:00.000Z`, at),
        dayOnly: true,
        names,
        hands,
        game,
        declarer,
        plays,
        laidBy: [],
        stossBy: [],
        owner,
        ...(doubled === 'told' && { leftOut: 'doubledByUnknown' }),
      } satisfies ToldRound,
    ];
  });
}

function firstMatch(lines: readonly string[], pattern: RegExp): RegExpExecArray | undefined {
  for (const line of lines) {
    const found = pattern.exec(line);
    if (found) return found;
  }
  return undefined;
}

function blocksIn(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    if (line.startsWith(BLOCK))
      blocks.push({
        names: [],
        hands: [],
        plays: [],
        game: undefined,
        declarer: undefined,
        doubled: 'untold',
        before: '',
      });
    else {
      const block = blocks.at(-1);
      if (block) readInto(block, line);
    }
  }
  return blocks;
}

/** Takes over what a line of a block says. */
function readInto(block: Block, line: string): void {
  const said = line.trim();
  const hand = parted(said, ' hat: ');
  const trick = parted(said, ' spielt aus: ');
  const game = parted(said, ' spielt ');
  if (hand) {
    block.names.push(hand.who);
    block.hands.push(cardsIn(hand.what));
  } else if (trick) block.plays.push(...cardsIn(trick.what));
  else if (game && block.game === undefined && !line.startsWith(' ')) {
    block.declarer = game.who;
    block.game = game.what;
  }
  if (DOUBLED.test(`${block.before} ${said}`)) block.doubled = 'told';
  block.before = said;
}

/** Who stands before some words, and what behind them; undefined where they are not, or stand alone. */
function parted(line: string, words: string): { readonly who: string; readonly what: string } | undefined {
  const at = line.indexOf(words);
  return at > 0 ? { who: line.slice(0, at).trim(), what: line.slice(at + words.length).trim() } : undefined;
}

const cardsIn = (text: string): readonly Card[] => text.split(' ').flatMap((each) => cardNamed(each) ?? []);

/** The rounds of a day lie in their order, a minute apart from noon on, when nearly everybody has the same day; a day that no calendar has is told of later. */
const minutesAfter = (start: string, minutes: number): string => {
  const at = Date.parse(start);
  return Number.isFinite(at) ? new Date(at + minutes * 60_000).toISOString() : start;
};
