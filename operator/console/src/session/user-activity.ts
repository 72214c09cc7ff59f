const IDLE_AFTER_MS = 60_000;

/** Tells whether somebody touched the page within the last minute. */
export function watchUserActivity(page: Document): () => boolean {
  let last = Date.now();
  const touched = () => {
    last = Date.now();
  };
  for (const event of ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const)
    page.addEventListener(event, touched, { passive: true });
  return () => Date.now() - last < IDLE_AFTER_MS;
}
