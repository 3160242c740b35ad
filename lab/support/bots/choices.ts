// Choices of a card in rounds that were played to their end.
import type { SinglePack } from '../../../src/engine/base/cards.ts';
import { type Knowledge, knowledgeOf } from '../../../src/engine/inference/knowledge.ts';
import { isPlaying } from '../../../src/engine/table/readers.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { type Round, startRound } from '../../../src/engine/table/round.ts';
import { playedRound, PURE } from '../tutor/checked-tables.ts';
import { after } from './support.ts';

/** What whoever played a card knew just before, for every card of some rounds of the pure game. */
export const choicesIn = (pack: SinglePack, seed: string, rounds: number): readonly Knowledge[] =>
  Array.from({ length: rounds }, (_, number) => {
    const { rules, terms, entries } = playedRound(PURE[pack], `${seed} ${number}`);
    let round: Round = startRound(rules, terms);
    return entries.flatMap((entry) => {
      const before = round;
      round = after(round, entry);
      return entry.type === 'play' && isPlaying(before) ? [knowledgeOf(viewFor(before, entry.seat))] : [];
    });
  }).flat();
