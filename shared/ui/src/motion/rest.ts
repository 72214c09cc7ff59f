/** So long nobody does anything before what moves by itself stands still. */
const REST_AFTER_MS = 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'wheel', 'scroll', 'keydown'] as const;

let moving = 0;
let lastSign = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the page was left alone: what moves by itself would draw for nobody, and cost a phone's battery. @public */
export function isResting(): boolean {
  return document.documentElement.dataset['resting'] !== undefined;
}

/**
 * Has the page rest (`data-resting` on its root) once it is left alone, until somebody does something. Ends with what it returns.
 *
 * @public
 */
export function restWhenLeftAlone(): () => void {
  moving += 1;
  if (moving === 1) begin();
  return () => {
    moving -= 1;
    if (moving === 0) end();
  };
}

function begin(): void {
  for (const sign of SIGNS) addEventListener(sign, stir, { capture: true, passive: true });
  stir();
  look();
}

function end(): void {
  for (const sign of SIGNS) removeEventListener(sign, stir, { capture: true });
  clearTimeout(timer);
  delete document.documentElement.dataset['resting'];
}

function stir(): void {
  lastSign = Date.now();
  if (!isResting()) return;
  delete document.documentElement.dataset['resting'];
  look();
}

function look(): void {
  const left = lastSign + REST_AFTER_MS - Date.now();
  if (left > 0) timer = setTimeout(look, left);
  else document.documentElement.dataset['resting'] = '';
}
