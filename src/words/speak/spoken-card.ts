// The spoken name of a hand card for screen readers: "Gras-Ober, zweithöchster Trumpf, spielbar".
import { rankOf } from '../../engine/base/cards.ts';
import type { HandCard } from '../../shared/table/board.ts';
import { textsOf } from '../base/catalogue.ts';
import type { Naming } from '../types/naming.ts';
import type { SpokenTexts } from '../types/spoken.ts';
import { tellWith } from '../base/words.ts';

/** The card, its place among the trumps, and whether it may be played; the last only when a card is asked for, and told by the help. */
export function spokenCard(card: HandCard, name: Naming): string {
  const texts = textsOf(name.language);
  const { refusal, playable, told } = card;
  return [
    name.card(card.card),
    ...trumpWords(card, texts.spoken),
    ...(playable && told === undefined ? [texts.spoken.playable] : []),
    ...(playable && told === 'choice' ? [texts.spoken.choice] : []),
    ...(refusal ? [texts.spoken.refused(tellWith(texts.shortReasons, refusal.because, name))] : []),
  ].join(', ');
}

function trumpWords({ card, group, rank }: HandCard, spoken: SpokenTexts): readonly string[] {
  if (group === 'trump') return rank === undefined ? [] : [spoken.trump(rank)];
  return rankOf(card) === 'O' || rankOf(card) === 'U' ? [spoken.plainCourt] : [];
}
