// The form of the labels of the score sheet and of the bill of a round.

export interface UiSheetTexts {
  readonly sheet: {
    readonly title: string;
    readonly unit: string;
    readonly unitPoints: string;
    readonly round: string;
    readonly game: string;
    readonly thrownIn: string;
    readonly thrownInHint: string;
    readonly total: string;
    readonly change: string;
    readonly points: (points: number, against: number) => string;
    readonly won: string;
    readonly lost: string;
    readonly empty: string;
    readonly replay: string;
    readonly withYou: string;
    readonly with: (partner: string) => string;
    readonly dealt: (player: string) => string;
    readonly tariff: string;
    readonly lostBy: (losers: string) => string;
    readonly march: (winner: string) => string;
    readonly nobodyLost: string;
    readonly ramschPoints: (points: number) => string;
  };

  readonly settlement: {
    /** One loser pays each winner; several pay the only winner, or each of them one. */
    readonly perPlayer: (losers: number, winners: number) => string;
    /** How the round ended for the reader, alone or with others. */
    readonly own: {
      readonly won: {
        readonly alone: string;
        readonly together: string;
      };
      readonly lost: {
        readonly alone: string;
        readonly together: string;
      };
    };
    readonly ownPoints: (told: string, own: number, against: number) => string;
    readonly perGame: string;
    readonly perRevoke: string;
    readonly inPiles: (told: string) => string;
    readonly bill: string;
    readonly balance: string;
    readonly declaringSide: string;
    readonly defenders: string;
    readonly ownTeam: string;
    readonly otherTeam: string;
    readonly ramschPerPlayer: string;
    readonly marchPerPlayer: string;
    readonly pays: string;
    readonly marches: string;
    readonly noTrick: string;
    readonly ramschPoints: string;
    readonly needed: (points: number) => string;
    readonly thrownIn: string;
    readonly thrownInHint: string;
  };
}
