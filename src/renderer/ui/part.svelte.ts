// A part of the page whose script is loaded when it is wanted for the first time.
import { loadBegun } from '../state/tongues.ts';

/** Loads one component; `C` is its type. */
export class Part<C> {
  /** The component once it has been loaded. */
  component = $state.raw<C>();
  readonly #fetch: () => Promise<{ readonly default: C }>;
  #loading: Promise<void> | undefined;

  constructor(fetch: () => Promise<{ readonly default: C }>) {
    this.#fetch = fetch;
  }

  /** Resolves once `component` is there. Rejects if its file cannot be read; asked again, it is tried again. */
  load(): Promise<void> {
    this.#loading ??= this.#fetch().then(
      (module) => void (this.component = module.default),
      (error: unknown) => {
        this.#loading = undefined;
        throw error;
      },
    );
    return this.#loading;
  }
}

/** A part that says more than the labels of the first screen. */
export function speaking<C>(fetch: () => Promise<{ readonly default: C }>): Part<C> {
  return new Part(async () => (await Promise.all([fetch(), loadBegun()]))[0]);
}

/** Loads parts one after another whenever the page has nothing else to do; what fails is told once it is wanted. */
export function loadInTime(parts: readonly { readonly load: () => Promise<void> }[]): void {
  const [next, ...rest] = parts;
  if (!next) return;
  requestIdleCallback(() => {
    const go = (): void => loadInTime(rest);
    next.load().then(go, go);
  });
}
