/** So long after a touch or a key, what it changed on the page is shown before anything that data brings. */
const ANSWER_MS = 200;
/** A page that nobody sees draws no frames. */
const WITHOUT_FRAMES_MS = 100;
const TOUCHES = ['pointerdown', 'click', 'keydown'] as const;

/**
 * When what data brings is drawn: at once; after a touch or a key, once the page has shown that it was touched. A list that is drawn anew takes a cheap phone
 * several frames, and whoever pressed a button would wait for all of them before it goes down.
 */
export function createAnswerSchedule(page: Document): (draw: () => void) => void {
  let touchedAt = -ANSWER_MS;
  for (const type of TOUCHES) page.addEventListener(type, () => (touchedAt = performance.now()), { capture: true, passive: true });
  return (draw) => {
    if (performance.now() - touchedAt < ANSWER_MS) afterNextFrame(draw);
    else setTimeout(draw);
  };
}

function afterNextFrame(draw: () => void): void {
  let drawn = false;
  const once = () => {
    if (!drawn) draw();
    drawn = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, WITHOUT_FRAMES_MS);
}
