// Which docks lie open beside the table. In a narrow window they become drawers, of which one is open at a time.
export type DockId = 'sheet' | 'tutor';

/** Widths of the window, in units of the root font size, from which a dock may stay open. */
const ROOM_FOR: Readonly<Record<DockId, number>> = { tutor: 60, sheet: 72 };

const rootSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

export class Docks {
  /** Width of the window in pixels. */
  width = $state(window.innerWidth);
  #wanted = $state<Record<DockId, boolean>>({ sheet: true, tutor: true });
  #drawer = $state<DockId | null>(null);
  readonly #units: number = $derived(this.width / rootSize());

  isDrawer(id: DockId): boolean {
    return this.#units < ROOM_FOR[id];
  }

  isOpen(id: DockId): boolean {
    return this.isDrawer(id) ? this.#drawer === id : this.#wanted[id];
  }

  toggle(id: DockId): void {
    if (this.isOpen(id)) this.close(id);
    else this.open(id);
  }

  open(id: DockId): void {
    if (this.isDrawer(id)) this.#drawer = id;
    else this.#wanted[id] = true;
  }

  close(id: DockId): void {
    if (this.isDrawer(id)) this.#drawer = null;
    else this.#wanted[id] = false;
  }

  /** Closes an open drawer; false if there is none. */
  closeDrawer(): boolean {
    const open = this.#drawer !== null && this.isDrawer(this.#drawer);
    this.#drawer = null;
    return open;
  }
}
