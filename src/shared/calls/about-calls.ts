// Calls about the program itself: versions, licences, where its files lie.
import { z } from 'zod';
import type { Schema } from '../schemas.ts';

/** A package that the program is made from. */
export interface Part {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, such as "MIT". */
  readonly licence: string;
  readonly text: string;
}

export interface About {
  readonly version: string;
  /** What it runs on, each with its version, such as ["Electron", "45.4.1"]. */
  readonly runtime: readonly (readonly [string, string])[];
  /** The page with newer versions and for faults. */
  readonly homepage: string;
  /** The folder of all saves. */
  readonly folder: string;
  /** The licence of the program itself. */
  readonly licence: string;
  readonly parts: readonly Part[];
}

/** Places that the system's file manager can show. */
export const PLACES = ['saves', 'reports', 'chromium'] as const;
export type Place = (typeof PLACES)[number];

export const PartSchema: Schema<Part> = z.object({
  name: z.string(),
  version: z.string(),
  licence: z.string(),
  text: z.string(),
});

const AboutSchema: Schema<About> = z.strictObject({
  version: z.string(),
  runtime: z.array(z.tuple([z.string(), z.string()])),
  homepage: z.string(),
  folder: z.string(),
  licence: z.string(),
  parts: z.array(PartSchema),
});

export const ABOUT_CALLS = {
  'app.about': { input: z.strictObject({}), output: AboutSchema },
  /** Shows a place in the system's file manager; answers whether there is such a place. */
  'app.reveal': {
    input: z.strictObject({ place: z.enum(PLACES) }),
    output: z.strictObject({ outcome: z.enum(['shown', 'missing']) }),
  },
} as const;
