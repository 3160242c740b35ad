// The bytes of the exact search for WebAssembly. None stand here: builds that compile it (build/wasm-plugin.mjs) put them into the place of
// this file, and whoever runs the sources as they are searches with the twin in TypeScript.

export const MODULE_BYTES: Uint8Array | undefined = undefined;
