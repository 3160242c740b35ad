// Types of wasm-plugin.mjs for the configurations of Vite and its tests.
import type { Plugin } from 'vite';

export function wasmPlugin(): Plugin;
export function wasmOf(entry: string): Promise<Uint8Array>;
export function sourcesBehind(id: string): readonly string[];
