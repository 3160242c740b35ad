// Types of changelog.mjs for the tests.
export function releaseDate(text: string, version: string): string | undefined;
export function notesOf(text: string, version: string): string | undefined;
