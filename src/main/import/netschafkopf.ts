// Protocols of NetSchafkopf: plain text, one block of lines for each round (docs/IMPORT.md).
import type { Card } from '../../engine/base/cards.ts';
import type { ToldRound } from './told-round.ts';
import { cardNamed } from './told-round.ts';

const HEAD = /^gespielt von (.+?) am (\d{2})\.(\d{2})\.(\d{2})\b/m;
const BLOCK = /^Geber: /m;
const HAND = /^\s*(\S.*?) hat: (.+)$/gm;
const TRICK = /^\s*(\S.*?) spielt aus: (.+)$/gm;
const GAME = /^(\S.*?) spielt (?!aus: )(.+)$/m;
const DOUBLED = /\d+ mal\s+(?:aufgedoppelt|gespritzt)/;

const NOT_TAKEN_OVER = 'Im Protokoll verdoppelt; von wem, steht dort nicht, und es ist hier nicht eingerechnet.';

/** Whether a text is such a protocol. */
export const isNetSchafkopf = (text: string): boolean => HEAD.test(text) && BLOCK.test(text);

/** The rounds of a protocol; those in which nobody played are not told. */
export function netSchafkopfRounds(text: string): readonly ToldRound[] {
  const [, owner = '', day = '01', month = '01', year = '00'] = HEAD.exec(text) ?? [];
  const date = `20${year}-${month}-${day}`;
  return text
    .replaceAll('\r\n', '\n')
    .split(BLOCK)
    .slice(1)
    .flatMap((block, at) => {
      const [, declarer, game] = GAME.exec(block) ?? [];
      if (declarer === undefined || game === undefined) return [];
      const hands = [...block.matchAll(HAND)];
      const tricks = [...block.matchAll(TRICK)];
      return [
        {
          source: 'netschafkopf',
          id: `netschafkopf-${date}-${at + 1}`,
          finishedAt: minutesAfter(`${date}T12:00:00.000Z`, at),
          dayOnly: true,
          names: hands.map(([, name = '']) => name),
          hands: hands.map(([, , cards = '']) => cardsIn(cards)),
          game: game.trim(),
          declarer,
          plays: tricks.flatMap(([, , cards = '']) => cardsIn(cards)),
          stossBy: [],
          owner,
          ...(DOUBLED.test(block) && { leftOut: NOT_TAKEN_OVER }),
        } satisfies ToldRound,
      ];
    });
}

const cardsIn = (text: string): readonly Card[] =>
  text
    .trim()
    .split(/\s+/)
    .flatMap((each) => cardNamed(each) ?? []);

/** The rounds of a day lie in their order, a minute apart from noon on, when nearly everybody has the same day; a day that no calendar has is told of later. */
const minutesAfter = (start: string, minutes: number): string => {
  const at = Date.parse(start);
  return Number.isFinite(at) ? new Date(at + minutes * 60_000).toISOString() : start;
};
