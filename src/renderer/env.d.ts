// What the preload script adds to the page.
import type { Bridge } from '../shared/border/ipc.ts';

declare global {
  interface Window {
    readonly stube: Bridge;
  }
}
