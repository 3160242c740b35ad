// Cards on the move, as Svelte transitions: from a hand to the table, from the table to the winner's pile.
import { cubicInOut, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import type { Pace } from '../../state/preferences.svelte.ts';

interface Flight {
  readonly pace: Pace;
  /** The other end of the flight; without one the card fades. */
  readonly spot: () => DOMRect | undefined;
  readonly spin?: number;
}

const faded = (duration: number): TransitionConfig => ({ duration, css: (t) => `opacity: ${t}` });

/** Way from the centre of `node` to the centre of `spot`, and the size there. */
function wayTo(node: Element, spot: DOMRect): { x: number; y: number; scale: number } {
  const here = node.getBoundingClientRect();
  return {
    x: spot.left + spot.width / 2 - here.left - here.width / 2,
    y: spot.top + spot.height / 2 - here.top - here.height / 2,
    scale: here.width > 0 ? Math.min(1.6, Math.max(0.3, spot.width / here.width)) : 1,
  };
}

/** A card comes flying from a hand. */
export function arrive(node: Element, { pace, spot, spin = 0 }: Flight): () => TransitionConfig {
  return () => {
    const from = pace.style === 'fly' ? spot() : undefined;
    if (!from || pace.flight === 0) return faded(pace.fade);
    const { x, y, scale } = wayTo(node, from);
    return {
      duration: pace.flight,
      easing: cubicOut,
      css: (t, u) =>
        `transform: translate(${u * x}px, ${u * y}px) scale(${1 + u * (scale - 1)}) rotate(${u * spin}deg);`,
    };
  };
}

/** A card is taken to a pile. */
export function leave(node: Element, { pace, spot }: Flight): () => TransitionConfig {
  return () => {
    const to = pace.style === 'fly' ? spot() : undefined;
    if (!to || pace.flight === 0) return faded(pace.fade);
    const { x, y } = wayTo(node, to);
    return {
      duration: pace.flight * 1.25,
      easing: cubicInOut,
      css: (t, u) =>
        `transform: translate(${u * x}px, ${u * y}px) scale(${1 - u * 0.65}); opacity: ${Math.min(1, t * 2.5)};`,
    };
  };
}

/** Cards are dealt in two packets, half of a hand in each; `of` is how many there are. */
export function dealt(
  _node: Element,
  { pace, index, of }: { pace: Pace; index: number; of: number },
): TransitionConfig {
  if (pace.style === 'fade' || pace.flight === 0) return faded(pace.fade);
  return {
    delay: index * pace.flight * 0.12 + (index < of / 2 ? 0 : pace.packet),
    duration: pace.flight * 1.2,
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${-u * 90}%) rotate(${u * -14}deg); opacity: ${t};`,
  };
}
