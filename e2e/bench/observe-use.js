// Runs in the page from its first byte, as it stands here: how long each interaction waited for its paint, and how long each frame took.
(() => {
  const nameOf = (element) => (element?.ariaLabel ?? element?.textContent ?? '').trim().slice(0, 40);
  const seen = { interactions: [], frames: [] };
  globalThis.benchUse = seen;
  // Kept as it happens: what goes away when it is pressed has no name afterwards.
  const names = new Map();
  const keep = ({ timeStamp, target }) => names.set(timeStamp, nameOf(target.closest?.('button, a, input') ?? target));
  for (const type of ['pointerdown', 'click', 'keydown']) addEventListener(type, keep, { capture: true, passive: true });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name, startTime } of list.getEntries())
      if (interactionId > 0) seen.interactions.push({ id: interactionId, duration, what: `${name} ${names.get(startTime) ?? ''}` });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  // Asked for only while they are watched: a page that is asked for each frame draws each.
  seen.watch = (watching) => {
    seen.watching = watching;
    let before;
    const frame = (now) => {
      if (before !== undefined) seen.frames.push(now - before);
      before = now;
      if (seen.watching) requestAnimationFrame(frame);
    };
    if (watching) requestAnimationFrame(frame);
  };
})();
