// Arrow keys move the focus among the buttons of a group that is one tab stop.

/** Attach it to the group; each button says itself which one is the tab stop. */
export function rove(group: HTMLElement): () => void {
  const onkeydown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const buttons = [...group.querySelectorAll<HTMLButtonElement>('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      Home: 0,
      End: buttons.length - 1,
    };
    const to = moves[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    buttons[Math.max(0, Math.min(buttons.length - 1, to))]?.focus();
  };
  group.addEventListener('keydown', onkeydown);
  return () => group.removeEventListener('keydown', onkeydown);
}
