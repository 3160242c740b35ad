// What is true in Doppelkopf (SPEC 8), found by the engine: who wins a deal and for how much, and what may still be announced.
import { ANSAGE_STEPS, type AnsageWord } from '../../base/ansage-words.ts';
import { ansageObjection, stepOf } from '../../play/ansagen.ts';
import { gameLines, netOf } from '../../scoring/re-kontra.ts';

/** Cards and tricks of a full hand. */
const FULL = 12;

const NOTHING_SAID = { re: [], kontra: [] } as const;

/** What Re scores with so many card points where nobody has announced anything and two play against two. */
export const scoreOfRe = (rePoints: number): number =>
  netOf(gameLines({ rePoints, reTricks: FULL / 2, allTricks: FULL, announced: NOTHING_SAID, alone: false }).lines);

/** Whether a player of Re may still say a word with so many cards in the hand, all lower ones having been said. */
export const mayStillSay = (says: AnsageWord, inHand: number): boolean =>
  !ansageObjection(
    {
      terms: { handSize: FULL, shift: 0 },
      side: 're',
      inHand,
      announced: { re: ANSAGE_STEPS.slice(0, ANSAGE_STEPS.indexOf(stepOf(says))), kontra: [] },
    },
    says,
  );
