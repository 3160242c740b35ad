// A new session: its id, its seed, who sits where and who deals first.
import { randomUUID } from 'node:crypto';
import { CHARACTER_NAMES, CHARACTERS } from '../../engine/bots/characters.ts';
import { firstDealerOf } from '../../engine/round/first-dealer.ts';
import { randomOf, shuffled } from '../../engine/base/random.ts';
import { bySeat } from '../../engine/base/seats.ts';
import { type HouseRules, PURE_2007 } from '../../engine/options/options.ts';
import { chairsAt, gameRulesOf, type TableRules, tableRulesOf } from '../../engine/table/table-rules.ts';
import type { InputOf } from '../../shared/border/ipc.ts';
import type { CALLS } from '../../shared/calls/all-calls.ts';
import { USUAL_MODE } from '../../shared/table/help-modes.ts';
import { USUAL_LEVEL } from '../../shared/table/levels.ts';
import type { SessionFile, Sitter } from './session-file.ts';
import { HUMAN } from './next-move.ts';

/** `2026-03-01T18:05:09.123Z` becomes `20260301-180509-` and four random digits: sorts by time, and is never the same twice. */
const newId = (date: string): string =>
  `${date.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}-${randomUUID().slice(0, 4)}`;

type Wish = InputOf<typeof CALLS, 'session.start'>;

function rulesOf({ game, house }: Wish): TableRules {
  const agreed: HouseRules = { ...PURE_2007, ...house };
  return game ? gameRulesOf(game, agreed) : tableRulesOf(agreed);
}

/** A session before its first deal. With a seed, cards, first dealer, who sits where and all decisions of bots follow from it. */
export function newSession(wish: Wish, date: string): SessionFile {
  const seed = wish.seed ?? randomUUID();
  const level = wish.level ?? USUAL_LEVEL;
  const rules = rulesOf(wish);
  const company = shuffled(CHARACTERS, randomOf(seed, 'company'));
  return {
    format: 'schafkopf-stube-session',
    version: 1,
    id: newId(date),
    sitters: bySeat((seat): Sitter => {
      if (seat === HUMAN) return { kind: 'human' };
      const character = chairsAt(rules).includes(seat) ? company[seat] : undefined;
      return character
        ? { kind: 'bot', name: CHARACTER_NAMES[character], player: level, character }
        : { kind: 'nobody' };
    }),
    level,
    mode: wish.mode ?? USUAL_MODE,
    session: {
      seed,
      rules,
      firstDealer: firstDealerOf(rules, seed, HUMAN),
      sheet: [],
    },
    entries: [],
    notes: [],
  };
}
