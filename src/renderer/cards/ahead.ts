// Purpose: reads the faces of a pack while the page has nothing else to do; reading one takes milliseconds that a card in flight has not.
import type { Card } from '../../engine/base/cards.ts';
import { type FaceOptions, faceUrl } from './deck.ts';

/** Reads the faces one after another in idle time and keeps them, until what is answered is called. */
export function readAhead(cards: readonly Card[], options: FaceOptions): () => void {
  const kept: HTMLImageElement[] = [];
  let asked = 0;
  const goOn = (): void => {
    const card = cards[kept.length];
    if (card === undefined) return;
    asked = requestIdleCallback(() => {
      const face = new Image();
      face.src = faceUrl(card, options);
      kept.push(face);
      goOn();
    });
  };
  goOn();
  return () => {
    cancelIdleCallback(asked);
    kept.length = 0;
  };
}
