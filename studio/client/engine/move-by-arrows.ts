const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** What lies beside the way counts more than what lies along it. */
const ASIDE = 2.5;

/** Many spots are one stop of the tab key; arrows go from spot to spot as they lie. */
export function moveByArrows(felt: HTMLElement, spots: readonly HTMLElement[]): void {
  const enter = (spot: HTMLElement) => {
    for (const each of spots) each.tabIndex = each === spot ? 0 : -1;
  };
  const [first] = spots;
  if (first) enter(first);
  felt.addEventListener('focusin', ({ target }) => {
    if (spots.includes(target as HTMLElement)) enter(target as HTMLElement);
  });
  felt.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    const from = spots.find((spot) => spot === event.target);
    if (!step || !from) return;
    event.preventDefault();
    nearest(spots, from, step)?.focus();
  });
}

function nearest(spots: readonly HTMLElement[], from: HTMLElement, [x, y]: readonly [number, number]): HTMLElement | undefined {
  const start = middleOf(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const middle = middleOf(spot);
    const [along, aside] = [
      (middle.x - start.x) * x + (middle.y - start.y) * y,
      (middle.x - start.x) * y + (middle.y - start.y) * x,
    ];
    const far = along + Math.abs(aside) * ASIDE;
    if (spot === from || along < 2 || far >= least) continue;
    [best, least] = [spot, far];
  }
  return best;
}

function middleOf(spot: HTMLElement): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = spot.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
