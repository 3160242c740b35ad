// The stakes of a table (SPEC 2.10, 3.1).

/**
 * Stakes in cents. `pair` X/Y: Rufer X, solo contracts Y, Schneider and each runner X, Schwarz 2X.
 * `triple` A/B/C: Schneider and each runner A, Rufer and Schwarz B, solo contracts C.
 */
export type Tariff =
  | { readonly type: 'pair'; readonly values: readonly [number, number] }
  | { readonly type: 'triple'; readonly values: readonly [number, number, number] };
