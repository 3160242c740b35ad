// What the preload script adds to the page.
import type { Bridge } from '../shared/ipc.ts';

declare global {
  interface Window {
    readonly stube: Bridge;
  }
}
