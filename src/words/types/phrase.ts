// One thing that can be said at the table, in three lengths.

/** Something that can be said. */
export interface Phrase {
  /** As it is spoken: "Ich spiele auch." */
  readonly bubble: string;
  /** As a button has it: "Ich spiele auch". */
  readonly button: string;
  /** One sentence or two on what it means. */
  readonly meaning: string;
}
