/** A page that took longer for a frame is given no cover in the next one, unless it had none for a while. */
const SLOW_FRAME_MS = 45;
const LONGEST_PAUSE_MS = 400;
/** So long after a touch or a key its answer has the page to itself. */
const ANSWER_MS = 200;
/** So long a page rests after a fling before it is taken to stand: a thumb comes back sooner. */
const REST_MS = 350;
/** A fling, in pixels a millisecond: nobody looks at covers that pass a screen in less than a second. */
const FLING = 0.9;
/** So many late frames so close together, and a device is taken for a slow one for a while. One that draws thirty in a second, to save its battery, is none. */
const LATE_FRAME_MS = 40;
const LATE_FRAMES = 3;
const CLOSE_MS = 3_000;
const SLOW_FOR_MS = 30_000;
/** A longer one says that nobody was looking. */
const LONGEST_FRAME_MS = 1_000;
/** A task of the page itself this long says the same at once: a start on a cheap phone has one of 0.35 to 0.5 s, on one twice as fast 0.25 s, on a desktop 0.1 s. */
const LONG_TASK_MS = 300;
/** On a slow device so long passes between two covers, in view and ahead of it: a touch comes at any time, and would wait for them. */
const PAUSE_MS = { inView: 100, ahead: 300 };
const TOUCHES = ['pointerdown', 'click', 'keydown'] as const;

let lastFrameAt = 0;
let lastShownAt = 0;
let lastTop = 0;
let touchedAt = -ANSWER_MS;
let flungAt = -REST_MS;
let lateAt: number[] = [];
let slowUntil = 0;
let everSlow = false;

/** Begins to note what a person does, and how the page keeps up. Call it once. */
export function watchPage(): void {
  for (const type of TOUCHES)
    document.addEventListener(type, () => (touchedAt = performance.now()), { capture: true, passive: true });
  if (typeof PerformanceObserver === 'undefined' || !PerformanceObserver.supportedEntryTypes?.includes('longtask')) return;
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) if (duration > LONG_TASK_MS) markSlow(startTime + duration);
  });
  // Those of the start too.
  observer.observe({ type: 'longtask', buffered: true });
}

/** Whether this page ever came late: the device will again. */
export function wasSlow(): boolean {
  return everSlow;
}

/** Whether even the covers of a first screen wait for their turn: a slow device answers touches, and a new list would hold it with all of them at once. */
export function firstScreenWaits(): boolean {
  return touchedAt > 0 && isSlow(performance.now());
}

/** Call it before the first frame of a row of frames. */
export function startPace(): void {
  lastTop = scrollY;
  lastFrameAt = lastShownAt = performance.now();
}

/** Notes the frame at `now`, and how far the page was scrolled since the one before. Call it in every frame. */
export function noteFrame(now: number): { took: number } {
  const took = now - lastFrameAt;
  const speed = Math.abs(scrollY - lastTop) / took;
  lastFrameAt = now;
  lastTop = scrollY;
  if (took > LATE_FRAME_MS && took < LONGEST_FRAME_MS) noteLate(now);
  if (speed > FLING && isSlow(now)) flungAt = now;
  return { took };
}

/** Whether a page that comes late is flung: what goes by so fast is not missed, so all of it is let pass. */
export function isFlung(now: number): boolean {
  return now - flungAt < REST_MS;
}

/** Whether the page has more to do than it can: the last frame `took` too long, a person waits for an answer, or the cover before is `filling` its place. */
export function isBusy(now: number, { took, filling }: { took: number; filling: boolean }): boolean {
  const busy = filling || took > SLOW_FRAME_MS || now - touchedAt < ANSWER_MS;
  return busy && now - lastShownAt < LONGEST_PAUSE_MS;
}

/** Whether it is too early for the next cover. */
export function isResting(now: number, inView: boolean): boolean {
  return isSlow(now) && now - lastShownAt < PAUSE_MS[inView ? 'inView' : 'ahead'];
}

/** Call it for each cover that is shown. */
export function noteShown(now: number): void {
  lastShownAt = now;
}

function noteLate(now: number): void {
  lateAt = [...lateAt.slice(1 - LATE_FRAMES), now];
  if (lateAt.length === LATE_FRAMES && now - (lateAt[0] ?? now) < CLOSE_MS) markSlow(now);
}

function markSlow(at: number): void {
  everSlow = true;
  slowUntil = at + SLOW_FOR_MS;
}

function isSlow(now: number): boolean {
  return now < slowUntil;
}
