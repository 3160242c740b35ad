// How far the work has got, now and then, in words.

/** Milliseconds between two reports. */
const EVERY_MS = 5000;

/** To be called for each deal (or what else is counted) that is done; writes at most one line in five seconds. */
export function progressOf(
  deals: number,
  now: () => number,
  write: (line: string) => void,
  what = 'deals',
): () => void {
  const started = now();
  let done = 0;
  let last = started;
  return () => {
    done += 1;
    const at = now();
    if (at - last < EVERY_MS) return;
    last = at;
    const seconds = (at - started) / 1000;
    const left = (seconds / done) * (deals - done);
    write(`${done} of ${deals} ${what}, ${seconds.toFixed(0)} s, about ${left.toFixed(0)} s to go`);
  };
}
