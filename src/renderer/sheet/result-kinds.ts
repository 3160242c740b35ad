// What sheet and settlement say of each kind of result, and how its points are drawn: a kind without a row here does not compile.
import type { Component } from 'svelte';
import { POINTS_OF_DOUBLE_PACK } from '../../engine/base/cards.ts';
import type { Board, Chairs } from '../../shared/table/board.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { Speech } from '../state/speech.svelte.ts';
import type { SheetLine } from './figures.ts';
import LeastPoints from './LeastPoints.svelte';
import PointsBar from './PointsBar.svelte';
import RePoints from './RePoints.svelte';
import RamschPoints from './RamschPoints.svelte';

type Played = Extract<SheetLine, { kind: 'played' }>;
type Result = Played['result'];
type ResultKind = NonNullable<Result['kind']>;
type ResultOf<K extends ResultKind> = Extract<Result, { readonly kind?: K }>;

/** Who reads at which table. */
interface Reader {
  readonly speech: Speech;
  readonly chairs: Chairs;
}

interface KindRow<K extends ResultKind> {
  /** On the sheet: who has won or lost. */
  readonly who: (result: ResultOf<K>, reader: Reader) => string;
  /** On the sheet: the card points that decided. */
  readonly points: (result: ResultOf<K>, reader: Reader) => string;
  /** Under the bill, in money: what the sum is that stands there. */
  readonly sum: (result: ResultOf<K>, settlement: Played['settlement'], speech: Speech) => string;
  /** What a revoke costs; `unit` is what is counted where no money is paid. */
  readonly revoked: (result: ResultOf<K>, speech: Speech, unit: Board['unit']) => string;
  /** The points of the settlement. */
  readonly Drawn: Component<{ readonly result: ResultOf<K>; readonly board: Board }>;
}

/** How many lose, and how many win. */
const payersIn = ({ balance }: Played['settlement']): readonly [number, number] => [
  balance.filter((cents) => cents < 0).length,
  balance.filter((cents) => cents > 0).length,
];

function partnerWords(partner: Seat | undefined, { speech, chairs }: Reader): string {
  if (partner === undefined) return '';
  const { sheet } = speech.ui;
  return ` ${partner === chairs.you ? sheet.withYou : sheet.with(speech.labelOf(chairs, partner))}`;
}

const ROWS: { readonly [K in ResultKind]: KindRow<K> } = {
  sides: {
    who: ({ declarer, partner, winner }, reader) => {
      const { sheet, special } = reader.speech.ui;
      const ended = winner === 'draw' ? special.drawnGame : winner === 'declarer' ? sheet.won : sheet.lost;
      return `${reader.speech.labelOf(reader.chairs, declarer)}${partnerWords(partner, reader)} · ${ended}`;
    },
    points: ({ points, sidePoints }, { speech }) => {
      const all = points.reduce((sum, each) => sum + each, 0);
      return speech.ui.sheet.points(sidePoints, all === 0 ? 120 : all - sidePoints);
    },
    sum: (_result, settlement, { ui }) => ui.settlement.perPlayer(...payersIn(settlement)),
    revoked: (_result, { ui }, unit) => ui.advice.revoked[unit === undefined ? 'price' : 'side'],
    Drawn: PointsBar,
  },
  ramsch: {
    who: ({ losers, durchmarsch }, { speech, chairs }) => {
      const { sheet } = speech.ui;
      if (durchmarsch !== undefined) return sheet.march(speech.labelOf(chairs, durchmarsch));
      if (losers.length === 0) return sheet.nobodyLost;
      return sheet.lostBy(losers.map((seat) => speech.labelOf(chairs, seat)).join(', '));
    },
    points: ({ points, durchmarsch, losers }, { speech }) =>
      speech.ui.sheet.ramschPoints(points[durchmarsch ?? losers[0] ?? 0]),
    sum: ({ durchmarsch }, _settlement, { ui }) =>
      durchmarsch === undefined ? ui.settlement.ramschPerPlayer : ui.settlement.marchPerPlayer,
    revoked: ({ form }, { ui }) => ui.advice.revoked[form === 'teams' ? 'side' : 'alone'],
    Drawn: RamschPoints,
  },
  reKontra: {
    who: ({ winner, fine, revoke }, { speech, chairs }) => {
      if (fine && revoke) return speech.ui.sheet.lostBy(speech.labelOf(chairs, revoke.seat));
      return winner === undefined
        ? speech.ui.special.drawnGame
        : `${speech.calls.doppelkopf.sides[winner]} · ${speech.ui.sheet.won}`;
    },
    points: ({ rePoints }, { speech }) => speech.ui.sheet.points(rePoints, POINTS_OF_DOUBLE_PACK - rePoints),
    sum: ({ fine }, _settlement, { ui }) => (fine ? ui.settlement.perRevoke : ui.settlement.perGame),
    revoked: ({ fine }, { ui }) => (fine ? ui.advice.revoked.fine : ui.advice.revoked.dealLost),
    Drawn: RePoints,
  },
  least: {
    who: ({ winner, loser }, { speech, chairs }) => {
      const { widow } = speech.ui;
      const label = speech.labelOf(chairs, winner ?? loser ?? 0);
      return winner === undefined ? widow.lostBy(label) : widow.wonBy(label);
    },
    points: ({ points, winner, loser }, { speech }) => speech.ui.sheet.ramschPoints(points[winner ?? loser ?? 0]),
    sum: (_result, _settlement, { ui }) => ui.settlement.perGame,
    revoked: (_result, { ui }) => ui.advice.revoked.alone,
    Drawn: LeastPoints,
  },
};

/** The row of a result, which takes only that result. */
export const kindOf = (result: Result): KindRow<ResultKind> =>
  ROWS[result.kind ?? 'sides'] as unknown as KindRow<ResultKind>;
