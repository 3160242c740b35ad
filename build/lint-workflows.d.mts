// Types of lint-workflows.mjs for the tests.
export function faultsIn(file: string, text: string): Promise<readonly string[]>;
export function faultsInWorkflows(): Promise<readonly string[]>;
