// As it stands, because a compiler would write helpers of its own into it.

/** In the page: looks at all of it once, a window at a time, so that what loads when it is seen begins to; and goes back to its beginning. */
export async function walkDown() {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (let top = innerHeight; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await drawn();
  }
  scrollTo({ top: 0, behavior: 'instant' });
}
