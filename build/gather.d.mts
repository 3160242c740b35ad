// Types of gather.mjs for the tests.
export function gather(release: string): string;
