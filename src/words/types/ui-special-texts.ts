// The form of the labels of special rounds: the strip at the table, the Stock, the questions of a Schieber.
import type { GameId, Source } from '../../engine/games/shelf.ts';
import type { CallableRound, SpecialRound } from '../../engine/table/terms.ts';
import type { Naming } from './naming.ts';

export interface UiSpecialTexts {
  readonly strip: string;
  readonly rounds: Readonly<Record<SpecialRound, string>>;
  readonly turn: (round: SpecialRound, deal: number, of: number) => string;
  readonly bock: (factor: number) => string;
  readonly bockLeft: (left: readonly number[]) => string;
  readonly hausbock: string;
  readonly hausbocks: (count: number) => string;
  readonly carried: (count: number) => string;
  readonly waiting: (rounds: readonly SpecialRound[]) => string;
  readonly drawn: (aces: string) => string;
  readonly stock: (amount: string) => string;
  readonly stockLine: string;
  readonly stockMove: {
    readonly in: string;
    readonly out: string;
  };
  readonly stockAfter: (amount: string) => string;
  readonly share: string;
  readonly shareHint: string;
  readonly obersLeftHint: (name: Naming) => string;
  readonly allPassStockHint: (ante: string) => string;
  readonly call: Readonly<Record<CallableRound, string>>;
  readonly callHint: Readonly<Record<CallableRound, string>>;
  readonly obersShown: string;
  readonly nameTitle: {
    readonly schieber: string;
    readonly teufel: string;
  };
  readonly passHint: (player: string) => string;
  readonly picked: string;
  readonly pickedCount: (count: number) => string;
  readonly passButton: string;
  readonly giveHint: (name: Naming) => string;
  readonly handBackHint: string;
  readonly game: string;
  readonly games: Record<GameId, string>;
  readonly gameHints: Record<GameId, string>;
  /** On the shelf of games: how many sit at the table, and how long a deal is. */
  readonly players: (count: number) => string;
  readonly tricks: (count: number) => string;
  readonly sources: Record<Source, string>;
  readonly drawnGame: string;
}
