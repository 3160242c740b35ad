// The card components: decorative images that follow their props.
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import CardBack from '../../../src/renderer/cards/CardBack.svelte';
import CardFace from '../../../src/renderer/cards/CardFace.svelte';
import { backUrl, faceUrl } from '../../../src/renderer/cards/deck.ts';

function imageIn(container: HTMLElement): HTMLImageElement {
  const image = container.querySelector('img');
  if (image === null) throw new Error('no image rendered');
  return image;
}

describe('CardFace', () => {
  it('is a silent image that cannot be dragged', () => {
    const { container } = render(CardFace, { card: 'EO' });
    const image = imageIn(container);
    expect(image.getAttribute('alt')).toBe('');
    expect(image.getAttribute('draggable')).toBe('false');
    expect(image.getAttribute('src')).toBe(faceUrl('EO'));
  });

  it('follows its props', async () => {
    const { container, rerender } = render(CardFace, { card: 'EO' });
    await rerender({ card: 'GU', deck: 'french', size: 'small', indexLetters: 'en' });
    expect(imageIn(container).getAttribute('src')).toBe(
      faceUrl('GU', { deck: 'french', size: 'small', indexLetters: 'en' }),
    );
    await rerender({ card: 'GU', deck: 'bavarian', size: 'full', palette: 'colorblind' });
    expect(imageIn(container).getAttribute('src')).toBe(faceUrl('GU', { palette: 'colorblind' }));
  });
});

describe('CardBack', () => {
  it('shows the back of the chosen deck', () => {
    const { container } = render(CardBack, { deck: 'french' });
    expect(imageIn(container).getAttribute('alt')).toBe('');
    expect(imageIn(container).getAttribute('src')).toBe(backUrl('french'));
  });
});
