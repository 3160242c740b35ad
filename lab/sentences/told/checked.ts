// All that the tutor can say in a position, put into words and held to the cards by a reader that knows the words alone.
import { randomOf } from '../../../src/engine/base/random.ts';
import { bySeat } from '../../../src/engine/base/seats.ts';
import type { Round } from '../../../src/engine/table/round.ts';
import { namingOf } from '../../../src/words/speak/naming-of.ts';
import { otherWorld } from '../../support/bots/support.ts';
import type { Seen } from '../facts/claims/seen.ts';
import type { Place, Said } from '../rendered/places.ts';
import { sentencesFor } from '../rendered/sentences.ts';
import { PLAYERS } from '../well-formed.ts';
import { GLIMPSE_SENTENCES, REASON_SENTENCES, REFUSAL_SENTENCES, sentenceReader } from './read.ts';

/** Reasons are told to nobody at the table, so that everybody has a name; what others do is told to a seat. */
const READERS = (['de', 'en'] as const).map((language) => {
  const name = namingOf(language, 'bavarian', PLAYERS, undefined);
  return {
    name,
    fact: sentenceReader(name, REASON_SENTENCES),
    refusal: sentenceReader(name, REFUSAL_SENTENCES),
    chairs: bySeat((seat) => {
      const to = namingOf(language, 'bavarian', PLAYERS, seat);
      return { name: to, read: sentenceReader(to, GLIMPSE_SENTENCES) };
    }),
  };
});

export interface CheckedSentence {
  readonly text: string;
  readonly id: string;
  readonly is: 'true' | 'false' | 'unknown';
  readonly claim?: string;
}

/** Deals that look the same to the seat, the real one first. */
function worldsOf({ round, view }: Place): readonly Round[] {
  const [shuffle, cut] = round.entries;
  const isDealt = shuffle?.type === 'shuffled' && cut?.type === 'cut';
  if (round.phase !== 'playing' || !isDealt) return [round];
  const other = otherWorld(round, view.seat, randomOf('sentences', round.entries.length), 2);
  return other ? [round, other] : [round];
}

/** The reasons and the glimpses of a place, sentence by sentence. */
export function checkedAt(place: Place): readonly CheckedSentence[] {
  const told = place.said.filter(isRead);
  if (told.length === 0) return [];
  const worlds = worldsOf(place);
  return told.flatMap((said) => {
    // What a card shows goes beyond the view before it: only the real deal has it.
    const seen: Seen = {
      view: place.view,
      decision: said.decision,
      worlds: said.of === 'glimpse' ? [place.round] : worlds,
    };
    return READERS.flatMap(({ chairs, ...readers }) => {
      const { name, read } =
        said.of === 'glimpse' ? chairs[place.view.seat] : { name: readers.name, read: readers[said.of] };
      return sentencesFor(said, name)
        .filter(({ form }) => form === 'sentence')
        .map(({ id, text }) => ({ id, text, ...read(text, seen) }));
    });
  });
}

const isRead = (said: Said): said is Extract<Said, { of: 'fact' | 'glimpse' | 'refusal' }> =>
  said.of === 'fact' || said.of === 'glimpse' || said.of === 'refusal';
