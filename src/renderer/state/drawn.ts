// What a press shows is drawn before what it leads to is worked out: a heavy change that comes in the same frame would hide it until it is done.

/** A frame that takes longer than this, in milliseconds, or never comes, since nothing is drawn, is not waited for. */
const PATIENCE = 150;

/** Does something in a task of its own, after the messages that wait already. */
function afterWaiting(then: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    then();
  };
  port2.postMessage(undefined);
}

/** Resolves when what has been changed so far has been drawn, in a window that is not shown yet: when it has been laid out. */
export function drawn(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    // The next one begins when this one has been handed over, often at once: what is worked out inside it, or right after it
    // instead of what has been waiting since the first, would take the processor from drawing.
    requestAnimationFrame(() => requestAnimationFrame(() => afterWaiting(resolve)));
  });
}

/** A first paint that is not told within so many milliseconds is not waited for. */
const FIRST_PATIENCE = 2000;

/** Resolves at the first words on the screen: a window that is not shown yet is laid out, but never painted. */
function firstPaint(): Promise<void> {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, FIRST_PATIENCE);
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

let first: Promise<void> | undefined;

/** Resolves when what has been changed so far can be seen: what the first screen can do without waits for that. */
export async function seen(): Promise<void> {
  first ??= firstPaint();
  await first;
  await drawn();
}

let pressed: Promise<void> | undefined;

/** From now on `afterPress` waits for what each press on the page shows. */
export function watchPresses(): void {
  addEventListener(
    'click',
    () => {
      const frame = drawn();
      pressed = frame;
      void frame.then(() => {
        if (pressed === frame) pressed = undefined;
      });
    },
    { capture: true },
  );
}

/** Does something once the last press has been answered on the screen, at once if it has; in the order in which it is asked. */
export function afterPress(then: () => void): void {
  if (pressed) void pressed.then(then);
  else then();
}
