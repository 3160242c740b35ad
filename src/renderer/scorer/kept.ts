// What is told of an evening or a tournament in the list of those that are kept.

export interface Kept {
  readonly id: string;
}

export interface KeptWords {
  readonly head: string;
  readonly detail: string;
  /** Names of the buttons. */
  readonly open: string;
  readonly remove: string;
  /** What is asked before it is thrown away. */
  readonly sure: string;
}
