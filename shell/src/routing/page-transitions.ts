import { prefersReducedMotion } from '@pavilion/ui/core';
import './page-transitions.module.css';

/** How pages become one another in a browser with view transitions. */
export interface PageTransitions {
  /**
   * Does `change`, which leads to another page, and lets the old one fade into it. A cover that is called one of `names` and is on both of
   * them grows or shrinks from its one place to the other.
   */
  show(change: () => void, names: readonly string[]): void;
  /** The page that `change` led to is drawn. */
  arrived(): void;
}

/** So long what is seen may stand still until the next page is drawn; one that takes longer appears without motion. */
const LIMIT_MS = 150;
const NAME = 'pv-cover';

export function createPageTransitions(): PageTransitions {
  const origins = new Map<string, DOMRect>();
  let arrived: () => void = () => undefined;
  const drawn = (change: () => void) =>
    new Promise<void>((resolve) => {
      arrived = resolve;
      setTimeout(resolve, LIMIT_MS);
      change();
    });

  return {
    arrived: () => arrived(),
    show(change, names) {
      if (prefersReducedMotion() || document.hidden) return change();
      const old = pressedCover(names);
      const origin = old && origins.get(nameOf(old));
      if (old) origins.set(nameOf(old), old.getBoundingClientRect());
      let next: HTMLElement | undefined;
      mark(old, NAME);
      const transition = document.startViewTransition(async () => {
        await drawn(change);
        mark(old, '');
        next = old && coverAgain(old, origin);
        mark(next, NAME);
      });
      endAtPress(transition);
      void transition.finished.finally(() => mark(next, ''));
    },
  };
}

/** Whoever presses something meanwhile means the page that is there, and not its picture. */
function endAtPress(transition: ViewTransition): void {
  const skip = () => {
    transition.skipTransition();
    addEventListener('click', passOn, { capture: true, once: true });
  };
  addEventListener('pointerdown', skip, true);
  void transition.finished.finally(() => removeEventListener('pointerdown', skip, true));
  // Ended by a press, by the next one, or never begun because the window is out of sight: the page is there all the same.
  transition.ready.catch(() => undefined);
}

/** A press on a picture belongs to the document, whatever its style says, and so does the click that follows: it goes to what is below it. */
function passOn(click: MouseEvent): void {
  const root = document.documentElement;
  const below = click.target === root ? document.elementFromPoint(click.clientX, click.clientY) : null;
  if (!below || below === root) return;
  click.stopImmediatePropagation();
  below.closest<HTMLElement>('a, button, input, select, textarea, [tabindex]')?.focus({ preventScroll: true });
  below.dispatchEvent(new MouseEvent('click', click));
}

/** The cover that somebody pressed, or the last that is seen: what is kept alive comes after the page. */
function pressedCover(names: readonly string[]): HTMLElement | undefined {
  const seen = coversInView(names);
  return seen.find((cover) => cover.matches(':hover, :focus-within')) ?? seen.at(-1);
}

/** The same element where it stayed, else the one of this game that is nearest to where it was met before. */
function coverAgain(old: HTMLElement, origin: DOMRect | undefined): HTMLElement | undefined {
  const seen = coversInView([nameOf(old)]);
  if (seen.includes(old)) return old;
  const distance = (cover: HTMLElement) => {
    const { left, top } = cover.getBoundingClientRect();
    return origin ? Math.abs(left - origin.left) + Math.abs(top - origin.top) : 0;
  };
  return seen.sort((one, other) => distance(one) - distance(other))[0];
}

function coversInView(names: readonly string[]): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-cover]')].filter((cover) => {
    if (!names.includes(nameOf(cover))) return false;
    const { top, bottom, left, right, width } = cover.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  });
}

function nameOf(cover: HTMLElement): string {
  return cover.dataset['cover'] ?? '';
}

function mark(cover: HTMLElement | undefined, name: string): void {
  cover?.style.setProperty('view-transition-name', name);
}
