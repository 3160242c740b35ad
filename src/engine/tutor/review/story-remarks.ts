// Ids and evidence of the few sentences in which a round is told to one of its players (texts in src/words/*/story.ts).
import { type Message, messagesOf } from '../../base/messages.ts';
import type { Card } from '../../base/cards.ts';
import type { Announcement } from '../../base/contract.ts';
import type { Seat } from '../../base/seats.ts';
import type { Decision } from '../../table/log.ts';
import type { Considered } from '../advice/advice.ts';

/** What a player was in a round of two sides. */
export type StoryRole = 'alone' | 'caller' | 'partner' | 'defender';

/** What a hand asks for, as a teacher says it before the first card. */
export const PLANS = [
  'drawTrumps',
  'smallTrump',
  'helpCaller',
  'searchCalled',
  'defendCalled',
  'drawAlone',
  'fewTrumpsAlone',
  'againstNext',
  'againstOpposite',
  'againstLast',
  'noTrick',
  'forceTrick',
  'fewestPoints',
  'everyTrick',
  'oneTrick',
  'openAlone',
  'openAgainst',
  'opposite',
  're',
  'kontra',
] as const;
export type Plan = (typeof PLANS)[number];

/** What made a trick move the chance of a side: a mistake, an ace or ten that fell to the other side, who took it, or nothing that can be named. */
export type Turn =
  | { readonly kind: 'slip'; readonly seat: Seat; readonly card: Card; readonly better: Card }
  | {
      readonly kind: 'fell';
      readonly holder: Seat;
      readonly card: Card;
      readonly winner: Seat;
      readonly points: number;
    }
  | { readonly kind: 'taken'; readonly winner: Seat; readonly card: Card; readonly points: number }
  | { readonly kind: 'shown' };

/** What a hand holds: trumps, Obers among them where other trumps are below them, plain aces. */
interface Held {
  readonly trumps: number;
  readonly obers?: number;
  readonly aces: number;
}

/** Told to one player. Tricks are counted from 1; chances of that player's side lie between 0 and 1, as the player had to judge them. */
export interface StoryParams {
  /** What the hand held in the game that was played, and what it promised before the first trick. */
  'T.HAND': Held & {
    readonly role: StoryRole;
    readonly declarer: Seat;
    readonly announcement: Announcement;
    readonly chance?: number;
  };
  /** The same of a Bettel: `high` cards of the declarer's own that are higher than more cards of their suit with the others than its own lower ones. */
  'T.LOW_HAND': {
    readonly role: 'alone' | 'defender';
    readonly declarer: Seat;
    readonly announcement: Announcement;
    readonly high: readonly Card[];
    readonly chance?: number;
  };
  /** The hand where points are avoided. */
  'T.DODGER': Held;
  /** The hand in a game of Re and Kontra, and who played on the same side. */
  'T.SIDE': Held & { readonly side: 're' | 'kontra'; readonly friends: readonly Seat[] };
  'T.PLAN': { readonly plan: Plan };
  /** Who wanted to play beside the declarer; somebody did. */
  'T.AUCTION': { readonly wanted: readonly Seat[] };
  /** The trick in which the chance moved most, before and after it. */
  'T.TURN': { readonly trick: number; readonly from: number; readonly to: number; readonly by: Turn };
  /** Where nobody follows the chance: the trick with most points, with the card that took it and on which side. */
  'T.FATTEST': {
    readonly trick: number;
    readonly winner: Seat;
    readonly card: Card;
    readonly points: number;
    readonly whose: 'own' | 'theirs' | 'each';
  };
  /** No trick moved it much: it stayed between these two from the first card to the last but one trick. */
  'T.STEADY': { readonly least: number; readonly most: number };
  /** The own decision from which most is to be learnt; `trick` where it was a card. */
  'T.IDEA': { readonly decision: Decision; readonly better: Considered; readonly trick?: number };
  /** A card of the own that few people find where theirs costs something. */
  'T.WELL': { readonly card: Card; readonly trick: number; readonly ofTen: number };
  /** What a teacher asked before so many cards, how often the card was found, and in which tricks it was not. */
  'T.TAUGHT': { readonly asked: number; readonly found: number; readonly missed: readonly number[] };
}

export type StoryId = keyof StoryParams;
export type StoryRemark = Message<StoryParams>;

/** A sentence of the story made of its id and evidence. */
export const storyRemark = messagesOf<StoryParams>();
