/** Whether the browser draws the page it runs in: without frames nothing that waits for one goes on. */
export function hasFrames() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve(true));
    setTimeout(() => resolve(false), 2_000);
  });
}
