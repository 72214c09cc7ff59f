import { coverFor } from './cover-form';
import { isBusy, isFlung, isResting, noteFrame, noteShown, startPace, watchPage } from './cover-pace';

/** So many covers are on their way at once: one after the other, each would wait for the network. */
const FETCHED_AT_ONCE = 6;
/** After this the image asks by itself, and the next one goes on. */
const GIVE_UP_MS = 10_000;
/** So far from the screen a cover is asked for: a screen up and down, half of one to the sides. */
const MARGIN = '100% 50%';

/** What a place is marked with while it waits, and what holds up to eighteen of them in a list. */
const AWAITING = '[data-awaiting]';
const PART = '.pv-grid';

/** A place that waits: for what, where that was asked for, and whether it is there. */
interface Waiting {
  source: string;
  show: (address: string) => void;
  asked?: string;
  arrived?: boolean;
  /** Whether it lies in the browser's cache and has only to be parsed. */
  cached?: boolean;
}

const waiting = new Map<Element, Waiting>();
/** Places near the screen, with how far down the page they stand. */
const near = new Map<Element, number>();
const nearParts = new WeakSet<Element>();
let screen: { places: IntersectionObserver; parts: IntersectionObserver } | undefined;
/** The place that was filled last, until its picture was parsed. */
let filling: Element | undefined;
let onTheirWay = 0;
let running = false;

/**
 * Calls `show` with the address to take once `place` is near the screen and the cover of `source` is in the browser's cache, for one place after the other and the nearest first: a
 * cover is parsed and drawn by the page's own thread, and takes a cheap phone most of a frame for each. A row of them at once would hold a finger that
 * scrolls. A cover that does not come is shown too: whoever shows it knows what stands in its place. Call what it returns when the place goes away.
 */
export function showWhenNear(place: Element, source: string, show: (address: string) => void): () => void {
  screen ??= watchScreen();
  waiting.set(place, { source, show });
  const part = place.closest(PART);
  // To look at hundreds of places in each frame costs more than to draw a few: those of a part are looked at while the part is near.
  if (part && !nearParts.has(part)) screen.parts.observe(part);
  else screen.places.observe(place);
  return () => forget(place);
}

function watchScreen() {
  watchPage();
  // A row that scrolls sideways clips what lies beside it, whatever the margin of the screen.
  const margins = { rootMargin: MARGIN, scrollMargin: MARGIN };
  const places = new IntersectionObserver(follow, margins);
  const parts = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const awaiting = target.querySelectorAll(AWAITING);
      if (isIntersecting) nearParts.add(target);
      else nearParts.delete(target);
      for (const place of awaiting) {
        if (!isIntersecting) leave(place);
        else if (waiting.has(place)) places.observe(place);
      }
      if (!isIntersecting && awaiting.length === 0) parts.unobserve(target);
    }
  }, margins);
  return { places, parts };
}

function follow(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    if (isIntersecting && waiting.has(target)) near.set(target, boundingClientRect.top + scrollY);
    else near.delete(target);
  }
  if (near.size === 0 || running) return;
  running = true;
  startPace();
  requestAnimationFrame(showNext);
}

function showNext(now: number): void {
  const { took } = noteFrame(now);
  if (!isFlung(now)) {
    const middle = scrollY + innerHeight / 2;
    if (!isBusy(now, { took, filling: isFilling() })) {
      const next = nearest(middle, ({ arrived }) => arrived === true);
      if (next && !isResting(now, isInView(next))) fill(next, now);
    }
    ask(middle);
  }
  running = near.size > 0;
  if (running) requestAnimationFrame(showNext);
}

function fill(place: Element, now: number): void {
  noteShown(now);
  const waits = waiting.get(place);
  // What still has to come is waited for by nobody: one after the other, each would take a round trip.
  filling = waits?.cached ? place : undefined;
  forget(place);
  waits?.show(waits.asked ?? waits.source);
}

/** Asks for the nearest cover that was not asked for. Only the bytes: what an image fetches is parsed as it comes, six of them in one long frame. */
function ask(middle: number): void {
  const place = onTheirWay < FETCHED_AT_ONCE ? nearest(middle, ({ asked }) => !asked) : undefined;
  const next = place && waiting.get(place);
  if (!next) return;
  next.asked = coverFor(next.source);
  onTheirWay += 1;
  void fetchAhead(next.asked, isInView(place) ? 'auto' : 'low').then((cached) => {
    onTheirWay -= 1;
    next.arrived = true;
    next.cached = cached;
  });
}

/** Whether it came; a page may fetch nothing from another host. */
async function fetchAhead(source: string, priority: RequestPriority): Promise<boolean> {
  try {
    if (new URL(source, location.href).origin !== location.origin) return false;
    const response = await fetch(source, { priority, signal: AbortSignal.timeout(GIVE_UP_MS) });
    await response.arrayBuffer();
    return true;
  } catch {
    // The image says so itself.
    return false;
  }
}

function isInView(place: Element): boolean {
  const { top, right, bottom, left } = place.getBoundingClientRect();
  return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
}

/** Parsed in one frame and drawn in the next: it has both for itself. */
function isFilling(): boolean {
  if (!filling?.isConnected) return false;
  const picture = filling.querySelector('img');
  // Without an address it is “complete”, and has still to be given one.
  if (!picture || (picture.hasAttribute('src') && picture.complete)) filling = undefined;
  return true;
}

function nearest(middle: number, which: (place: Waiting) => boolean): Element | undefined {
  let best: Element | undefined;
  let least = Infinity;
  for (const [place, top] of near) {
    const waits = waiting.get(place);
    if (!waits || !which(waits) || Math.abs(top - middle) >= least) continue;
    best = place;
    least = Math.abs(top - middle);
  }
  return best;
}

/** Scrolled past: it waits on, and is no longer looked at. */
function leave(place: Element): void {
  screen?.places.unobserve(place);
  near.delete(place);
}

function forget(place: Element): void {
  waiting.delete(place);
  leave(place);
}
