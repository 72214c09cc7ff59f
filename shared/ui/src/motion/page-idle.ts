/** So long nobody does anything before what moves by itself stands still. */
const IDLE_AFTER_MS = 60_000;
const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'wheel', 'scroll', 'keydown'] as const;

let watchers = 0;
let lastActivityAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the page was left alone: what moves by itself would draw for nobody, and cost a phone's battery. @public */
export function isPageIdle(): boolean {
  return document.documentElement.dataset['idle'] !== undefined;
}

/**
 * Marks the page idle (`data-idle` on its root) once it is left alone, until somebody does something. Ends with what it returns.
 *
 * @public
 */
export function watchIdle(): () => void {
  watchers += 1;
  if (watchers === 1) startWatching();
  return () => {
    watchers -= 1;
    if (watchers === 0) stopWatching();
  };
}

function startWatching(): void {
  for (const sign of ACTIVITY_EVENTS) addEventListener(sign, markActivity, { capture: true, passive: true });
  markActivity();
  checkIdle();
}

function stopWatching(): void {
  for (const sign of ACTIVITY_EVENTS) removeEventListener(sign, markActivity, { capture: true });
  clearTimeout(timer);
  delete document.documentElement.dataset['idle'];
}

function markActivity(): void {
  lastActivityAt = Date.now();
  if (!isPageIdle()) return;
  delete document.documentElement.dataset['idle'];
  checkIdle();
}

function checkIdle(): void {
  const left = lastActivityAt + IDLE_AFTER_MS - Date.now();
  if (left > 0) timer = setTimeout(checkIdle, left);
  else document.documentElement.dataset['idle'] = '';
}
