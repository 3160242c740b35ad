// A deal of Re against Kontra as it is entered (SPEC 8): the card points of Re or who has more, what was announced, and what happened in tricks.
import { ANSAGE_STEPS, type AnsageLevel, RE_SIDES, type ReSide } from '../base/ansage-words.ts';
import type { ContractRow } from '../base/contract.ts';
import { bySeat, SEATS } from '../base/seats.ts';
import type { Announced } from '../play/ansagen.ts';
import type { ReSides } from '../play/re-sides.ts';
import { type PointLine, reKontraCounted, type ReKontraResult } from '../scoring/re-kontra.ts';
import { settleReKontra } from '../scoring/re-kontra-bill.ts';
import { withRevokeInReKontra } from '../scoring/re-kontra-revoke.ts';
import { reckoningAt } from '../table/reckoning.ts';
import { handSizeAt, houseOf } from '../table/table-rules.ts';
import type { Counted, EntryKind } from './entry-kind.ts';
import { ENTERED_EXTRAS, type EnteredExtra, type ReEntry } from './evening.ts';
import { declaredWrong, sitsOut } from './people-wrong.ts';
import { refusal, type ScorerReason } from './scorer-reasons.ts';
import { allPoints, contractFor, seatOfPerson, type Setting } from './table-of.ts';

export const RE_ENTRY: EntryKind<ReEntry> = {
  fits: ({ goal }) => goal.kind === 'reKontra',
  wrong: (setting, row, entry) =>
    declaredWrong(setting, row, entry) ??
    resultWrong(setting, entry) ??
    (entry.due ? dueWrong(setting, row, entry) : undefined) ??
    extrasWrong(entry),
  counted: countedRe,
};

function resultWrong(setting: Setting, { result }: ReEntry): ScorerReason | undefined {
  if (result.by === 'revoke') return sitsOut(setting, [result.person]);
  if (result.by === 'more') return undefined;
  const most = allPoints(setting.rules);
  const { points, schwarz } = result;
  if (!Number.isInteger(points) || points < 0 || points > most) return refusal('S.POINTS', { points, most });
  return schwarz && points !== 0 && points !== most ? refusal('S.SCHWARZ_POINTS', { points }) : undefined;
}

/** A solo is owed once by each. */
function dueWrong({ owing = [] }: Setting, { price }: ContractRow, { declarer }: ReEntry): ScorerReason | undefined {
  return price === 'solo' && owing.includes(declarer) ? undefined : refusal('S.NOT_DUE', { person: declarer });
}

/** How often each of them can happen in a deal: there are two foxes, 240 card points, and one last trick. */
const MOST_EXTRAS: Readonly<Record<EnteredExtra, number>> = { fox: 2, doppelkopf: 6, charlie: 1 };

const timesOf = ({ extras }: ReEntry, extra: EnteredExtra, side: ReSide): number => extras[extra]?.[side] ?? 0;

function extrasWrong(entry: ReEntry): ScorerReason | undefined {
  const count = (extra: EnteredExtra): number => RE_SIDES.reduce((sum, side) => sum + timesOf(entry, extra, side), 0);
  const many = ENTERED_EXTRAS.find((extra) => count(extra) > MOST_EXTRAS[extra]);
  if (many) return refusal('S.EXTRA_MOST', { extra: many, count: count(many), most: MOST_EXTRAS[many] });
  const one = ENTERED_EXTRAS.find((extra) => count(extra) > 0);
  return one && entry.partner === undefined ? refusal('S.EXTRA_ALONE', { extra: one }) : undefined;
}

/** All that the highest announcement of each side includes. */
const announcedIn = ({ said }: ReEntry): Announced => {
  const upTo = (side: ReSide) => {
    const step = said[side];
    return step === undefined ? [] : ANSAGE_STEPS.slice(0, ANSAGE_STEPS.indexOf(step) + 1);
  };
  return { re: upTo('re'), kontra: upTo('kontra') };
};

const extraLines = (entry: ReEntry): readonly PointLine[] =>
  ENTERED_EXTRAS.flatMap((name) =>
    RE_SIDES.flatMap((side) => Array.from({ length: timesOf(entry, name, side) }, () => ({ name, side, points: 1 }))),
  );

function countedRe(setting: Setting, row: ContractRow, entry: ReEntry): Counted {
  const contract = contractFor(row, entry);
  if (!contract) throw new Error(`there is no such suit in ${row.id}`);
  const { rules } = setting;
  const declarer = seatOfPerson(setting, entry.declarer);
  const partner = entry.partner === undefined ? undefined : seatOfPerson(setting, entry.partner);
  const re = SEATS.filter((seat) => seat === declarer || seat === partner);
  const sides: ReSides = { re, ...(partner === undefined && { alone: declarer }) };
  const counted = resultOf(setting, sides, entry);
  const { result } = entry;
  const revoked =
    result.by === 'revoke'
      ? withRevokeInReKontra(
          counted,
          { seat: seatOfPerson(setting, result.person) },
          { counts: houseOf(rules)['dok.revoke'], sides },
        )
      : counted;
  const due = entry.due ? { ...revoked, due: true as const } : revoked;
  return { contract, result: due, settlement: settleReKontra(due) };
}

/** The most that each leaves the other side; any number that fits counts the same. */
const LEFT: Readonly<Record<AnsageLevel, number>> = { no90: 89, no60: 59, no30: 29, schwarz: 0 };

/** Card points of Re, and whether one side has no trick; none after a revoke. */
function takenIn(total: number, { result }: ReEntry): { readonly points: number; readonly none: boolean } {
  if (result.by === 'revoke') return { points: 0, none: false };
  if (result.by === 'points') return { points: result.points, none: result.schwarz ?? false };
  const { side, left } = result;
  const others = left === undefined ? total / 2 - 1 : LEFT[left];
  return { points: side === 're' ? total - others : others, none: left === 'schwarz' };
}

function resultOf({ rules }: Setting, sides: ReSides, entry: ReEntry): ReKontraResult {
  const [total, all] = [allPoints(rules), handSizeAt(rules)];
  const { points, none } = takenIn(total, entry);
  const tricks = none ? (points === 0 ? 0 : all) : 1;
  const [first] = sides.re;
  const other = SEATS.find((seat) => !sides.re.includes(seat));
  const shared = (own: number, whole: number) =>
    bySeat((seat) => (seat === first ? own : seat === other ? whole - own : 0));
  const taken = { points: shared(points, total), tricks: shared(tricks, all) };
  return reKontraCounted(taken, sides, announcedIn(entry), extraLines(entry), reckoningAt(rules));
}
