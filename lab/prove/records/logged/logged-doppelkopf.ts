// Records of Doppelkopf with a log (SPEC 8).
import { SUITS } from '../../../../src/engine/base/cards.ts';
import { SEATS } from '../../../../src/engine/base/seats.ts';
import type { Announcement } from '../../../../src/engine/base/contract.ts';
import { weddingOutcome } from '../../../../src/engine/play/re-sides.ts';
import { EXTRA_POINTS, type ReKontraResult } from '../../../../src/engine/scoring/re-kontra.ts';
import type { RoundTerms } from '../../../../src/engine/table/log.ts';
import { RESERVATION_ANSWERS } from '../../../../src/engine/table/reservations.ts';
import type { ScoredRound, ThrownInRound } from '../../../../src/engine/table/round.ts';
import { gameRulesOf } from '../../../../src/engine/table/table-rules.ts';
import type { LoggedGame } from './logged-game.ts';
import { ANSAGE, COMMON_WORDS, type Word } from './logged-words.ts';

const ANSWER: Word = {
  read(text, seat) {
    const says = RESERVATION_ANSWERS.find((each) => each === text);
    return says && { type: 'reserve', seat, says };
  },
  write: (decision) => (decision.type === 'reserve' ? decision.says : undefined),
};

/** A contract as records name it: `hochzeit`, `solo E`, `solo queens`. */
function announcementIn(text: string): Announcement | undefined {
  const [kind, what] = text.split(' ');
  if (kind === 'hochzeit') return { contract: 'dok-hochzeit' };
  if (kind !== 'solo' || what === undefined) return undefined;
  const trump = SUITS.find((suit) => suit === what);
  return trump ? { contract: 'dok-solo', trump } : { contract: `dok-${what}` };
}

const kindOf = ({ contract, trump }: Announcement): string => trump ?? contract.replace('dok-', '');

const NAME: Word = {
  read(text, seat) {
    if (!text.startsWith('name ')) return undefined;
    const said = text.slice('name '.length);
    const names = said === 'none' ? said : announcementIn(said);
    return names && { type: 'reservation', seat, names };
  },
  write(decision) {
    if (decision.type !== 'reservation') return undefined;
    const { names } = decision;
    if (names === 'none') return 'name none';
    return names.contract === 'dok-hochzeit' ? 'name hochzeit' : `name solo ${kindOf(names)}`;
  },
};

const isExtra = (name: string): boolean => EXTRA_POINTS.some((each) => each === name);

const tricksOfKontra = ({ tricks, reTricks }: ReKontraResult): number =>
  tricks.reduce((sum, each) => sum + each, 0) - reTricks;

/** The field `result`. Throws for a deal of another game (programming error). */
function resultOf(round: ScoredRound | ThrownInRound): Readonly<Record<string, unknown>> {
  if (!('result' in round) || round.result.kind !== 'reKontra') throw new Error('no deal of Doppelkopf');
  const { result, play, declarer, settlement } = round;
  const { row, trump } = play.contract;
  const wedding = weddingOutcome({ contract: play.contract, declarer, done: play.done });
  return {
    kind: kindOf({ contract: row.id, ...(trump && { trump }) }),
    silent: row.id === 'dok-normal' && result.alone !== undefined,
    compulsory: round.dueSolo ?? false,
    alone: result.alone ?? null,
    partner: wedding?.partner ?? null,
    re: result.re,
    re_points: result.rePoints,
    kontra_points: 240 - result.rePoints,
    re_tricks: result.reTricks,
    kontra_tricks: tricksOfKontra(result),
    announced: result.announced,
    winner: result.winner ?? null,
    lines: result.lines.filter(({ name }) => !isExtra(name)).map(({ name, side, points }) => [name, side, points]),
    extras: result.lines
      .filter(({ name }) => isExtra(name))
      .map(({ name, side }) => [name, side] as const)
      .sort((a, b) => a.join(' ').localeCompare(b.join(' '))),
    net: result.net,
    score: settlement.balance,
  };
}

/** Who still owes a solo. */
function termsOf({ solo_due }: Readonly<Record<string, unknown>>): Partial<Pick<RoundTerms, 'solos'>> {
  if (!Array.isArray(solo_due)) return {};
  return { solos: { due: SEATS.filter((seat) => solo_due[seat] === true) } };
}

export const LOGGED_DOPPELKOPF: LoggedGame = {
  rules: (house) => gameRulesOf('doppelkopf', house),
  terms: termsOf,
  words: [...COMMON_WORDS, ANSWER, NAME, ANSAGE],
  result: resultOf,
};
