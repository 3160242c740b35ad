// The type of the function that tells the page something unasked.
import type { PUSHES } from '../../shared/calls/all-calls.ts';
import type { NameOf, SentOf } from '../../shared/border/ipc.ts';

export type Push = <K extends NameOf<typeof PUSHES>>(name: K, value: SentOf<typeof PUSHES, K>) => void;
