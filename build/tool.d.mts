// Types of tool.mjs for the tests.
export declare const TOOLS: Readonly<Record<string, string>>;

export function quickLint(): boolean;
