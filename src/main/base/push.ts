// The type of the function that tells the page something unasked.
import type { z } from 'zod';
import type { PUSHES } from '../../shared/contract.ts';
import type { NameOf } from '../../shared/ipc.ts';

export type Push = <K extends NameOf<typeof PUSHES>>(name: K, value: z.input<(typeof PUSHES)[K]>) => void;
