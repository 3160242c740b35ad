// Lets what has changed its place in a list glide there: all places are read first and all glides begun then, so that the
// page is laid out once and not once for each.

import { untrack } from 'svelte';

/** Milliseconds and way of a glide, as cards are put down. */
const EASING = 'cubic-bezier(0.33, 1, 0.68, 1)';

interface Place {
  readonly left: number;
  readonly top: number;
}

/** The children of one list. Call `note` before they change and `glide` after it. */
class Gliding {
  #before = new Map<Element, Place>();

  /** Notes where everything lies; nothing, where nothing would glide. */
  note(list: Element | undefined, duration: number): void {
    this.#before = new Map(duration > 0 ? [...(list?.children ?? [])].map((each) => [each, placeOf(each)]) : []);
  }

  /** Lets whatever was noted and lies elsewhere now glide from there. */
  glide(duration: number): void {
    const moved = [...this.#before].flatMap(([each, from]) => {
      if (!each.isConnected) return [];
      const { left, top } = placeOf(each);
      const [x, y] = [from.left - left, from.top - top];
      return x === 0 && y === 0 ? [] : [{ each, x, y }];
    });
    this.#before.clear();
    for (const { each, x, y } of moved)
      each.animate({ translate: [`${x}px ${y}px`, '0 0'] }, { duration, easing: EASING });
  }
}

function placeOf(each: Element): Place {
  const { left, top } = each.getBoundingClientRect();
  return { left, top };
}

/** Lets the children of a list glide whenever its `keys` have changed; called while a component is made. */
export function glides(list: () => Element | undefined, keys: () => unknown, duration: () => number): void {
  const gliding = new Gliding();
  $effect.pre(() => {
    void keys();
    untrack(() => gliding.note(list(), duration()));
  });
  $effect(() => {
    void keys();
    untrack(() => gliding.glide(duration()));
  });
}
