// Types of trial.mjs for the tests.
export const TRIAL_APP_ID: string;
export function trialArguments(dist: string, runtime: string): readonly string[];
export function trialVersion(runtime: string): string;
export function isTrial(identity: { readonly version: string; readonly productName: string }): boolean;
export function runtimesIn(executable: string): readonly string[];
export function runtimeObjection(executable: string, wanted: string): string | undefined;
