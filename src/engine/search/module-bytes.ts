// The bytes of the exact search for WebAssembly. None stand here: build/wasm-plugin.mjs compiles the search and puts them into the place of
// this file wherever sources are bundled or run.

export const MODULE_BYTES: Uint8Array = Uint8Array.of();
