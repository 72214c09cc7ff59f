const AWAY_AFTER_MS = 60_000;

/** Tells whether somebody touched the page within the last minute. */
export function watchAttendance(page: Document): () => boolean {
  let last = Date.now();
  const touched = () => {
    last = Date.now();
  };
  for (const event of ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const)
    page.addEventListener(event, touched, { passive: true });
  return () => Date.now() - last < AWAY_AFTER_MS;
}
