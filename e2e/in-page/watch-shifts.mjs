/**
 * Runs in a page from its first byte, as it stands here: what moves although nobody pressed anything is named in `globalThis.shifts`. What grows or shrinks
 * on one side stays where it is; and the ring around what has the focus counts as part of it to the browser, and reaches 4 px out.
 *
 * The form of a game with steps, and what stands below it, moves because somebody pressed: it offers what may be done next once the answer is there and the cards
 * lie, later than the half second within which a browser puts it down to the press. So from the first press on it is left out; the board and its words above never are.
 */
export function watchShifts() {
  const RING = 4;
  const OFFERS = 'form[data-open], form[data-open] ~ *';
  globalThis.shifts = [];
  let isPressed = false;
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, () => (isPressed = true), { capture: true });
  const isOffered = (node) => isPressed && Boolean((node?.closest ? node : node?.parentElement)?.closest(OFFERS));
  const boxOf = ({ x, y, width, height }) => `${Math.round(x)},${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`;
  const stays = (from, to) =>
    ['left', 'top', 'right', 'bottom'].filter((side) => Math.abs(from[side] - to[side]) > RING).length < 2;
  const note = ({ node, previousRect: from, currentRect: to }) => {
    if (!stays(from, to) && !isOffered(node))
      globalThis.shifts.push(`${node?.localName ?? 'text'} ${node?.className ?? ''} from ${boxOf(from)} to ${boxOf(to)}`);
  };
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, sources } of list.getEntries()) if (!hadRecentInput) sources.forEach(note);
  }).observe({ type: 'layout-shift', buffered: true });
}
