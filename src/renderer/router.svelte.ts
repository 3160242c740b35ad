// Which screen is shown.
export type Screen =
  | { readonly name: 'start' }
  | { readonly name: 'table' }
  | { readonly name: 'library' }
  | { readonly name: 'replay'; readonly id: string };

export class Router {
  screen = $state.raw<Screen>({ name: 'start' });
  settingsOpen = $state(false);
  helpOpen = $state(false);
  fairnessOpen = $state(false);

  go(screen: Screen): void {
    this.screen = screen;
  }
}
