/** A page that took longer for a frame is given no cover in the next one, unless it had none for a while. */
const SLOW_FRAME_MS = 45;
const LONGEST_PAUSE_MS = 400;
/** So long after a touch or a key its answer has the page to itself. */
const ANSWER_MS = 200;
const TOUCHES = ['pointerdown', 'click', 'keydown'] as const;
/** So far from the screen a cover is asked for: a screen up and down, half of one to the sides. */
const MARGIN = '100% 50%';
/** From here on a grid is drawn otherwise, and what was to say that it is drawn says nothing. */
const WIDE = '(min-width: 640px)';

/** What a place is marked with while it waits. */
const AWAITING = '[data-awaiting]';

type Show = () => void;

const waiting = new Map<Element, Show>();
/** Places near the screen, with how far down the page they stand. */
const near = new Map<Element, number>();
let observer: IntersectionObserver | undefined;
let running = false;
let lastFrameAt = 0;
let lastShownAt = 0;
let touchedAt = -ANSWER_MS;

/**
 * Calls `show` once `place` is near the screen, for one place in each frame and the nearest first: a cover is parsed and drawn by the page's own thread,
 * and takes a cheap phone a whole frame. A row of them at once would hold a finger that scrolls. Call what it returns when the place goes away.
 */
export function showWhenNear(place: Element, show: Show): () => void {
  observer ??= watchScreen();
  waiting.set(place, show);
  if (!saysWhenDrawn(place)) observer.observe(place);
  return () => forget(place);
}

/** What is not drawn yet says so once it is: to look at hundreds of places costs more than to draw a few. Some browsers skip and say nothing. */
function saysWhenDrawn(place: Element): boolean {
  if (typeof ContentVisibilityAutoStateChangeEvent === 'undefined') return false;
  return place.checkVisibility?.() === true && !place.checkVisibility({ contentVisibilityAuto: true });
}

function watchScreen(): IntersectionObserver {
  // A row that scrolls sideways clips what lies beside it, whatever the margin of the screen.
  const margins = { rootMargin: MARGIN, scrollMargin: MARGIN };
  const watching = new IntersectionObserver(follow, margins);
  const followDrawn = ({ target, skipped }: ContentVisibilityAutoStateChangeEvent) => {
    if (!(target instanceof Element)) return;
    for (const place of target.querySelectorAll(AWAITING)) {
      if (skipped) leave(place);
      else if (waiting.has(place)) watching.observe(place);
    }
  };
  document.addEventListener('contentvisibilityautostatechange', followDrawn as EventListener, { capture: true });
  matchMedia(WIDE).addEventListener('change', () => {
    for (const place of waiting.keys()) watching.observe(place);
  });
  for (const type of TOUCHES)
    document.addEventListener(type, () => (touchedAt = performance.now()), { capture: true, passive: true });
  return watching;
}

function follow(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    if (isIntersecting && waiting.has(target)) near.set(target, boundingClientRect.top + scrollY);
    else near.delete(target);
  }
  if (near.size === 0 || running) return;
  running = true;
  lastFrameAt = lastShownAt = performance.now();
  requestAnimationFrame(showNext);
}

function showNext(now: number): void {
  const busy = now - lastFrameAt > SLOW_FRAME_MS || now - touchedAt < ANSWER_MS;
  const waits = busy && now - lastShownAt < LONGEST_PAUSE_MS;
  lastFrameAt = now;
  const place = waits ? undefined : nearest(scrollY + innerHeight / 2);
  const show = place && waiting.get(place);
  if (place) {
    lastShownAt = now;
    forget(place);
  }
  show?.();
  running = near.size > 0;
  if (running) requestAnimationFrame(showNext);
}

function nearest(middle: number): Element | undefined {
  const distances = [...near].map(([place, top]) => ({ place, distance: Math.abs(top - middle) }));
  return distances.reduce<(typeof distances)[number] | undefined>(
    (best, each) => (best && best.distance <= each.distance ? best : each),
    undefined,
  )?.place;
}

/** Scrolled past: it waits on, and is no longer looked at. */
function leave(place: Element): void {
  observer?.unobserve(place);
  near.delete(place);
}

function forget(place: Element): void {
  waiting.delete(place);
  leave(place);
}
