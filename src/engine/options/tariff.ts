// The stakes of a table (SPEC 2.10, 3.1, 5.8, 9.5).

/** The three price lists of about 1876 (SPEC 9.5). */
export const HISTORIC_LEVELS = [1, 2, 3] as const;
export type HistoricLevel = (typeof HISTORIC_LEVELS)[number];

/** Their whole amounts in cents: a game won, with Schneider, with all tricks. */
export const HISTORIC_AMOUNTS: Readonly<
  Record<HistoricLevel, readonly [game: number, schneider: number, march: number]>
> = {
  1: [3, 5, 7],
  2: [5, 8, 10],
  3: [10, 15, 20],
};

/**
 * Stakes in cents. `pair` X/Y: Rufer X, solo contracts Y, Schneider and each runner X, Schwarz 2X.
 * `triple` A/B/C: Schneider and each runner A, Rufer and Schwarz B, solo contracts C.
 * `ground` G: Schneider and each runner G, Schwarz 2G, games in multiples of G that are options of their own (SPEC 5.8).
 * `historic`: a price list of about 1876, by its level; whole amounts in cents for game, Schneider and all tricks.
 */
export type Tariff =
  | { readonly type: 'pair'; readonly values: readonly [number, number] }
  | { readonly type: 'triple'; readonly values: readonly [number, number, number] }
  | { readonly type: 'historic'; readonly values: readonly [HistoricLevel] }
  | { readonly type: 'ground'; readonly values: readonly [number] };
