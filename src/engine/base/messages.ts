// What is to be said, of no language: an id, and the evidence that its sentence names.

/** A message of a table that has the evidence of every id. */
export type Message<Params> = {
  readonly [K in keyof Params]: { readonly id: K; readonly params: Params[K] };
}[keyof Params];

/** How the messages of a table are made of their id and evidence. */
export const messagesOf =
  <Params>() =>
  <K extends keyof Params>(id: K, params: Params[K]): Message<Params> => ({ id, params });
