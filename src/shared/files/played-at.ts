// When a finished round was played, by the clock and the calendar of the place where it is looked at.

interface Finished {
  /** ISO 8601, UTC. */
  readonly finishedAt: string;
  /** Set if the time of day is not known. */
  readonly dayOnly?: true;
}

/**
 * The moment in which a round ended. Where the day alone is known it is that day in every time zone, so what UTC shows is read as
 * if it were local; rounds of one day stay in their order.
 */
export function playedAt({ finishedAt, dayOnly }: Finished): Date {
  const at = new Date(finishedAt);
  if (!dayOnly) return at;
  const clock = [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds(), at.getUTCMilliseconds()] as const;
  return new Date(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), ...clock);
}
