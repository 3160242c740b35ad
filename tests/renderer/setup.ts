// Reports "reduced motion" to component tests: a simulated DOM lays nothing out, so transitions must take 0 ms.
import { vi } from 'vitest';

vi.stubGlobal('matchMedia', (query: string) => ({
  media: query,
  matches: query.includes('prefers-reduced-motion: reduce'),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
