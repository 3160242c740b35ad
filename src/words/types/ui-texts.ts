// The form of the labels of the interface: what stands on buttons, headings and sheets.
import type { Naming } from './naming.ts';
import type { QuestionsTexts } from './questions-texts.ts';
import type { UiSavingTexts } from './saving-texts.ts';
import type { UiAboutTexts } from './ui-about-texts.ts';
import type { UiAdviceTexts } from './ui-advice-texts.ts';
import type { UiCardsTexts } from './ui-cards-texts.ts';
import type { UiCharactersTexts } from './ui-characters-texts.ts';
import type { UiCoachTexts } from './ui-coach-texts.ts';
import type { UiFairnessTexts } from './ui-fairness-texts.ts';
import type { UiFirstTexts } from './ui-first-texts.ts';
import type { UiGlossaryTexts } from './ui-glossary-texts.ts';
import type { UiGuidedTexts } from './ui-guided-texts.ts';
import type { UiHochzeitTexts } from './ui-hochzeit-texts.ts';
import type { UiLessonsTexts } from './ui-lessons-texts.ts';
import type { UiLibraryTexts } from './ui-library-texts.ts';
import type { UiProgressTexts } from './ui-progress-texts.ts';
import type { UiPositionsTexts } from './ui-positions-texts.ts';
import type { UiScorerTexts } from './ui-scorer-texts.ts';
import type { UiDuelTexts } from './ui-duel-texts.ts';
import type { UiTournamentTexts } from './ui-tournament-texts.ts';
import type { UiReadoutTexts } from './ui-readout-texts.ts';
import type { UiRestTexts } from './ui-rest-texts.ts';
import type { UiReviewTexts } from './ui-review-texts.ts';
import type { UiRulesTexts } from './ui-rules-texts.ts';
import type { UiSessionTexts } from './ui-session-texts.ts';
import type { UiSlateTexts } from './ui-slate-texts.ts';
import type { UiSoundTexts } from './ui-sound-texts.ts';
import type { UiSpecialTexts } from './ui-special-texts.ts';
import type { UiTrainingTexts } from './ui-training-texts.ts';
import type { UiWidowTexts } from './ui-widow-texts.ts';

export interface UiTexts {
  readonly app: {
    readonly name: string;
    readonly subtitle: string;
    readonly navigation: string;
    /** What a room is called when the focus comes to it. */
    readonly rooms: {
      readonly start: string;
      readonly setup: string;
      readonly guided: string;
      readonly table: string;
      readonly evening: string;
      readonly library: string;
      readonly replay: string;
      readonly learn: string;
      readonly lesson: string;
      readonly trainer: string;
      readonly progress: string;
      readonly scorer: string;
      readonly positions: string;
      readonly tournament: string;
      readonly duel: string;
      readonly rules: string;
      readonly glossary: string;
    };
    readonly home: string;
    readonly table: string;
    readonly library: string;
    readonly settings: string;
    readonly newSession: string;
    readonly close: string;
    readonly language: string;
    readonly languages: {
      readonly de: string;
      readonly en: string;
    };
    readonly notices: string;
    readonly dismiss: string;
    readonly dropHere: string;
    readonly dropFailed: string;
    readonly imported: string;
    readonly callFailed: string;
    readonly partMissing: string;
  };

  readonly start: {
    readonly greeting: string;
    readonly running: string;
    readonly runningRound: (round: number, name: Naming) => string;
    readonly resume: string;
    readonly fresh: string;
    readonly freshHint: string;
    readonly keepsOld: string;
    readonly pack: string;
    readonly packs: {
      readonly 32: string;
      readonly 24: string;
      readonly 20: string;
    };
    readonly packCards: {
      readonly 32: string;
      readonly 24: string;
      readonly 20: string;
    };
    readonly packHints: {
      readonly 32: string;
      readonly 24: string;
      readonly 20: string;
    };
    readonly level: string;
    readonly levels: {
      readonly neuling: string;
      readonly anfaenger: string;
      readonly hobby: string;
      readonly stammtisch: string;
      readonly kenner: string;
      readonly meister: string;
    };
    readonly levelHints: {
      readonly search: {
        readonly neuling: string;
        readonly anfaenger: string;
        readonly hobby: string;
        readonly stammtisch: string;
        readonly kenner: string;
        readonly meister: string;
      };
      readonly people: {
        readonly neuling: string;
        readonly anfaenger: string;
        readonly hobby: string;
        readonly stammtisch: string;
        readonly kenner: string;
        readonly meister: string;
      } & {
        readonly anfaenger: string;
        readonly stammtisch: string;
        readonly kenner: string;
      };
      readonly thumb: {
        readonly neuling: string;
        readonly anfaenger: string;
        readonly hobby: string;
        readonly stammtisch: string;
        readonly kenner: string;
        readonly meister: string;
      } & {
        readonly neuling: string;
        readonly anfaenger: string;
        readonly hobby: string;
        readonly stammtisch: string;
        readonly kenner: string;
      };
    };
    readonly playedAt: (level: string) => string;
    readonly tariff: string;
    readonly tariffs: {
      readonly p1050: string;
      readonly p2050: string;
      readonly p510: string;
      readonly p515: string;
      readonly t102050: string;
      readonly historic: string;
      readonly ground: string;
      readonly free: string;
    };
    readonly tariffHints: {
      readonly pair: (low: string, high: string) => string;
      readonly triple: (low: string, middle: string, high: string) => string;
      readonly ground: (unit: string) => string;
      readonly historic: (game: string, schneider: string, march: string, of: readonly [string, string]) => string;
    };
    readonly level1876: string;
    readonly form: string;
    readonly forms: {
      readonly pair: string;
      readonly triple: string;
    };
    readonly fields: {
      readonly low: string;
      readonly middle: string;
      readonly high: string;
      readonly ground: string;
    };
    readonly fieldUnit: string;
    readonly fieldProblem: string;
    readonly sitDown: string;
    readonly starting: string;
    readonly libraryHint: string;
    readonly settingsHint: string;
    readonly version: (version: string) => string;
    readonly offline: string;
  };

  readonly help: {
    readonly title: string;
    readonly description: string;
    readonly game: string;
    readonly points: (name: Naming) => readonly string[];
    readonly keys: string;
    readonly keyList: readonly (readonly string[])[];
  };

  readonly cards: UiCardsTexts;
  readonly characters: UiCharactersTexts;
  readonly coach: UiCoachTexts;
  readonly fairness: UiFairnessTexts;
  readonly first: UiFirstTexts;
  readonly guided: UiGuidedTexts;
  readonly about: UiAboutTexts;
  readonly advice: UiAdviceTexts;
  readonly lessons: UiLessonsTexts;
  readonly training: UiTrainingTexts;
  readonly hochzeit: UiHochzeitTexts;
  readonly questions: QuestionsTexts;
  readonly review: UiReviewTexts;
  readonly rest: UiRestTexts;
  readonly rules: UiRulesTexts;
  readonly sound: UiSoundTexts;
  readonly special: UiSpecialTexts;
  readonly widow: UiWidowTexts;
  readonly saving: UiSavingTexts;
  readonly session: UiSessionTexts;
  readonly slate: UiSlateTexts;
  readonly library: UiLibraryTexts;
  readonly readout: UiReadoutTexts;
  readonly progress: UiProgressTexts;
  readonly scorer: UiScorerTexts;
  readonly positions: UiPositionsTexts;
  readonly tournament: UiTournamentTexts;
  readonly duel: UiDuelTexts;
  readonly glossary: UiGlossaryTexts;

  readonly settings: {
    readonly title: string;
    readonly description: string;
    readonly groups: {
      readonly look: string;
      readonly play: string;
      readonly access: string;
    };
    readonly language: string;
    readonly languages: {
      readonly system: string;
      readonly de: string;
      readonly en: string;
    };
    readonly theme: string;
    readonly themes: {
      readonly system: string;
      readonly light: string;
      readonly dark: string;
    };
    readonly deck: string;
    readonly doubleDeck: string;
    readonly decks: {
      readonly bavarian: string;
      readonly french: string;
    };
    readonly palette: string;
    readonly palettes: {
      readonly standard: string;
      readonly colourblind: string;
    };
    readonly paletteHint: string;
    readonly speed: string;
    readonly speeds: {
      readonly slow: string;
      readonly normal: string;
      readonly fast: string;
      readonly instant: string;
    };
    readonly tutor: string;
    readonly tutors: {
      readonly always: string;
      readonly demand: string;
      readonly off: string;
    };
    readonly textSize: string;
    readonly cardSize: string;
    readonly sizeHint: string;
    readonly percent: (size: number) => string;
    readonly contrast: string;
    readonly contrasts: {
      readonly system: string;
      readonly normal: string;
      readonly high: string;
    };
    readonly motion: string;
    readonly motions: {
      readonly system: string;
      readonly reduced: string;
      readonly full: string;
    };
    readonly playerName: string;
    readonly playerNameHint: string;
    readonly doubling: string;
    readonly doublings: {
      readonly ask: string;
      readonly button: string;
    };
    readonly letterKeys: string;
    readonly letterKeysValues: {
      readonly on: string;
      readonly off: string;
    };
    readonly letterKeysHint: string;
  };

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
