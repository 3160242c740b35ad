// Work that is done one piece after the other, each on what the one before has left.

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** A queue of its own; a piece that fails does not hold up the next. */
export function takingTurns(): InTurn {
  let before: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = before.then(work);
    before = done.catch(() => undefined);
    return done;
  };
}
