// Modules for WebAssembly as the build hands them over (build/wasm-plugin.mjs): the bytes of what a file of AssemblyScript compiles to.
declare module '*?wasm' {
  const bytes: Uint8Array;
  export default bytes;
}
