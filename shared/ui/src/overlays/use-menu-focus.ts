import type { KeyboardEvent } from 'react';

const CHOICES = '[role^="menuitem"]:not([aria-disabled="true"])';

interface MenuFocus {
  /** Focuses one of the choices that can be chosen; `-1` is the last one. */
  focusAt(index: number): void;
  /** The keys within the menu: arrows, Home and End move, Escape and Tab leave. */
  onKeyDown(event: KeyboardEvent): void;
}

/** Which choice of an open menu has the focus. `hide` closes the menu and goes back to its button. */
export function useMenuFocus(panel: HTMLElement | null, hide: () => void): MenuFocus {
  const choices = () => [...(panel?.querySelectorAll<HTMLElement>(CHOICES) ?? [])];
  const focusAt = (index: number) => choices().at(index)?.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    const all = choices();
    const current = all.indexOf(document.activeElement as HTMLElement);
    const moves: Record<string, () => void> = {
      ArrowDown: () => focusAt((current + 1) % all.length),
      ArrowUp: () => focusAt(current <= 0 ? -1 : current - 1),
      Home: () => focusAt(0),
      End: () => focusAt(-1),
      Escape: hide,
    };
    const move = moves[event.key];
    if (event.key === 'Tab') panel?.hidePopover();
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };
  return { focusAt, onKeyDown };
}
