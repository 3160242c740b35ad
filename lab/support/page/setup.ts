// Makes the simulated DOM behave as a browser does where component tests depend on it: reduced motion, cancelled animations; loads both languages.
import { afterAll, vi } from 'vitest';
import { loadTongue } from '../../../src/renderer/state/tongues.ts';
import { LANGUAGES } from '../../../src/shared/border/language.ts';

// Files share one page, and what a test has put there by hand would be found by the next file.
afterAll(() => document.body.replaceChildren());

// Nothing is laid out, so transitions must take 0 ms.
vi.stubGlobal('matchMedia', (query: string) => ({
  media: query,
  matches: query.includes('prefers-reduced-motion: reduce'),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

// Web Animations: cancelling rejects `finished` and sets its [[PromiseIsHandled]], so nobody has to wait for it. The simulated
// DOM leaves out the second half, and each transition of an element that goes away would be an unhandled rejection.
// eslint-disable-next-line @typescript-eslint/unbound-method -- called with the animation below
const cancel = Animation.prototype.cancel;
Animation.prototype.cancel = function (this: Animation): void {
  this.finished.catch(() => undefined);
  cancel.call(this);
};

await Promise.all(LANGUAGES.map(loadTongue));
