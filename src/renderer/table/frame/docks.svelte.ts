// Which docks lie open beside the table. In a narrow window they become drawers, of which one is open at a time.
export type DockId = 'sheet' | 'tutor';

/** Widths of the window, in units of the root font size, from which a dock may stay open. */
const ROOM_FOR: Readonly<Record<DockId, number>> = { tutor: 60, sheet: 72 };

/** In a window lower than this, in the same units, the own hand lies beside the own place: a dock would take the room of its cards. */
const LOW = 36;
const ROOM_IN_LOW = 80;

/** Width of the window in pixels from which the sheet lies open unasked: below, the table has its room. */
const SHEET_UNASKED = 1600;

const rootSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

export class Docks {
  /** Width of the window in pixels. */
  width = $state(window.innerWidth);
  height = $state(window.innerHeight);
  /** What the player has opened or folded; the rest follows the width of the window. */
  #wanted = $state<Partial<Record<DockId, boolean>>>({});
  #drawer = $state<DockId | null>(null);
  readonly #units: number = $derived(this.width / rootSize());
  readonly #low: boolean = $derived(this.height / rootSize() < LOW);
  /** Whether the tutor has anything to say at this table. */
  readonly #tutored: () => boolean;

  constructor(tutored: () => boolean) {
    this.#tutored = tutored;
  }

  isDrawer(id: DockId): boolean {
    return this.#units < (this.#low ? ROOM_IN_LOW : ROOM_FOR[id]);
  }

  isOpen(id: DockId): boolean {
    return this.isDrawer(id) ? this.#drawer === id : (this.#wanted[id] ?? this.#unasked(id));
  }

  #unasked(id: DockId): boolean {
    return id === 'tutor' ? this.#tutored() : this.width >= SHEET_UNASKED;
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
