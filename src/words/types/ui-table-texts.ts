// The form of the labels of the table: places, cutting, auction, announcing.

export interface UiTableTexts {
  readonly table: {
    readonly region: string;
    readonly tutorRegion: string;
    readonly sheetRegion: string;
    readonly empty: string;
    readonly emptyHint: string;
    readonly hand: string;
    readonly handOf: (player: string) => string;
    readonly cardsLeft: (count: number) => string;
    readonly ownPile: (count: number) => string;
    readonly pileOf: (player: string, count: number) => string;
    readonly tableOf: (open: number, covered: number, inHand: number) => string;
    readonly belowCovered: string;
    readonly belowNothing: string;
    readonly fromHand: string;
    readonly coveredOnly: string;
    readonly tricksWon: (count: number) => string;
    readonly obersTaken: (cards: readonly string[]) => string;
    readonly obersHint: (obers: string) => string;
    readonly trick: string;
    readonly takes: (player: string) => string;
    readonly takesYou: string;
    readonly times: (times: number) => string;
    readonly points: (points: number) => string;
    readonly king: string;
    readonly kingHint: string;
    readonly dealer: string;
    readonly dealerHint: string;
    readonly forehand: string;
    readonly forehandHint: string;
    readonly declarer: string;
    readonly partner: string;
    readonly sitsOut: string;
    readonly holder: string;
    readonly stoss: string;
    readonly retour: string;
    readonly you: string;
    readonly yourTurn: string;
    readonly thinking: string;
    readonly skip: string;
    readonly lastTrick: string;
    readonly lastTrickHint: string;
    readonly lastTrickClose: string;
    readonly illegal: string;
    readonly whyNot: string;
    readonly understood: string;
    readonly noContract: string;
    readonly speed: string;
    readonly deck: string;
    readonly showSheet: string;
    readonly hideSheet: string;
    readonly showTutor: string;
    readonly hideTutor: string;
    readonly decline: string;
    readonly nextRound: string;
    readonly watchReplay: string;
    readonly log: string;
    readonly stale: string;
  };

  readonly cut: {
    readonly hint: (dealer: string) => string;
    readonly hintOwn: string;
    readonly slider: string;
    readonly packets: (upper: number, lower: number) => string;
    readonly button: string;
  };

  readonly auction: {
    readonly nobodyPlays: string;
    readonly plays: (player: string) => string;
    readonly higher: string;
    readonly named: string;
  };

  readonly announce: {
    readonly pass: string;
    readonly passMeaning: string;
    readonly button: (game: string) => string;
    readonly contracts: string;
    readonly ways: string;
  };
}
