import { act, fireEvent, render } from '@testing-library/react';
import { GameTile } from './GameTile';
import { TileGrid, TileRow } from './TileGrid';

const texts = {
  play: 'Play',
  freeTrial: 'Free trial',
  addFavourite: 'Add to favourites',
  removeFavourite: 'Remove from favourites',
  more: 'More',
  badges: { hot: 'HOT', new: 'NEW', jackpot: 'JACKPOT' },
};

type Tell = (entries: object[]) => void;

/** Stands for the screen of a browser: what each watch looks at. */
const watches: { looked: Set<Element>; tell: Tell }[] = [];
const frames: FrameRequestCallback[] = [];
/** What the browser asked for, and how to let it come. */
const asked = new Map<string, () => void>();
/** Whether a picture that has an address is parsed. */
let parsed = true;
let now = 0;

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    looked = new Set<Element>();
    constructor(tell: Tell) {
      watches.push({ looked: this.looked, tell });
    }
    observe = (place: Element) => void this.looked.add(place);
    unobserve = (place: Element) => void this.looked.delete(place);
  } as never;
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => parsed });
  globalThis.requestAnimationFrame = (callback) => frames.push(callback);
  globalThis.fetch = (source) =>
    new Promise((resolve) => asked.set(String(source), () => resolve({ arrayBuffer: async () => new ArrayBuffer(0) } as Response)));
});

let serial = 0;

beforeEach(() => {
  now += 60_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(async () => {
  await arrive();
  for (let left = 0; left < 20 && frames.length > 0; left += 1) frame();
  scrollTo(0);
  jest.restoreAllMocks();
});

const tiles = (count: number, host = '') => {
  serial += 1;
  return Array.from({ length: count }, (_, at) => (
    <GameTile key={at} name={`Game ${at}`} art={`${host}/art/${serial}-${at}.svg`} texts={texts} onPlay={() => {}} />
  ));
};
const grid = (count: number, host?: string) => render(<TileGrid label="All games">{tiles(count, host)}</TileGrid>);

const places = (container: HTMLElement) => [...container.querySelectorAll('.pv-tile-art')];
const shownIn = (container: HTMLElement) => places(container).map((place) => place.querySelector('img')?.hasAttribute('src'));
const lookedAt = (container: HTMLElement) =>
  places(container).filter((place) => watches.some(({ looked }) => looked.has(place))).length;

/** Tells whoever looks at `target`. */
function tell(target: Element, isIntersecting: boolean, top = 0) {
  const watch = watches.find(({ looked }) => looked.has(target));
  act(() => watch?.tell([{ target, isIntersecting, boundingClientRect: { top } }]));
}

/** `tops` are those of the places that are near, in pixels from the top of the window. */
function near(container: HTMLElement, tops: (number | undefined)[]) {
  for (const part of container.querySelectorAll('.pv-grid')) tell(part, true);
  places(container).forEach((place, at) => {
    const top = tops[at] ?? 9_000;
    place.getBoundingClientRect = () => ({ top, bottom: top + 150, left: 10, right: 120 }) as DOMRect;
    tell(place, tops[at] !== undefined, top);
  });
}

function frame(milliseconds = 16) {
  now += milliseconds;
  act(() => frames.splice(0).forEach((callback) => callback(now)));
}

function pass(count: number, milliseconds = 16) {
  for (let at = 0; at < count; at += 1) frame(milliseconds);
}

async function arrive() {
  for (const come of asked.values()) come();
  asked.clear();
  for (let turn = 0; turn < 6; turn += 1) await act(() => Promise.resolve());
}

function scrollTo(top: number) {
  Object.defineProperty(globalThis, 'scrollY', { value: top, configurable: true });
}

it('asks for the covers that are near, the one nearest to the middle of the screen first, and no more than six at once', () => {
  const { container } = grid(9);
  near(container, [900, 400, 100, 850, 860, 870, 880, 890, 910]);
  frame();
  expect([...asked.keys()]).toEqual([expect.stringMatching(/-1\.svg$/)]);
  pass(9);
  expect(asked.size).toBe(6);
});

it('shows one after the other, each with a frame of its own, once it is there', async () => {
  const { container } = grid(3);
  near(container, [900, 400, 100]);
  pass(3);
  expect(shownIn(container)).toEqual([false, false, false]);
  await arrive();
  frame();
  expect(shownIn(container)).toEqual([false, true, false]);
  frame();
  expect(shownIn(container)).toEqual([false, true, false]);
  frame();
  expect(shownIn(container)).toEqual([false, true, true]);
  pass(2);
  expect(shownIn(container)).toEqual([true, true, true]);
});

it('waits until the cover before is parsed', async () => {
  const { container } = grid(2);
  near(container, [100, 200]);
  pass(2);
  await arrive();
  frame();
  expect(shownIn(container).filter(Boolean)).toHaveLength(1);
  parsed = false;
  pass(10);
  expect(shownIn(container).filter(Boolean)).toHaveLength(1);
  parsed = true;
  pass(2);
  expect(shownIn(container)).toEqual([true, true]);
});

it('waits until the cover before stands in its place, also where React comes late', async () => {
  const { container } = grid(2);
  near(container, [100, 200]);
  pass(2);
  await arrive();
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  for (let at = 0; at < 3; at += 1) {
    now += 16;
    for (const callback of frames.splice(0)) callback(now);
  }
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(shownIn(container).filter(Boolean)).toHaveLength(1);
});

it('shows none after a slow frame', async () => {
  const { container } = grid(1);
  near(container, [100]);
  frame();
  await arrive();
  frame(90);
  expect(shownIn(container)).toEqual([false]);
  pass(10);
  expect(shownIn(container)).toEqual([true]);
});

it('shows one now and then where every frame is slow', async () => {
  const { container } = grid(2);
  near(container, [100, 200]);
  pass(2, 60);
  await arrive();
  pass(3, 60);
  expect(shownIn(container)).toEqual([false, false]);
  pass(18, 60);
  expect(shownIn(container)).toEqual([true, true]);
});

it('leaves time between two on a slow device, and more of it for those that nobody sees yet', async () => {
  const { container } = grid(3);
  near(container, [100, 200, 1_400]);
  pass(3, 44);
  await arrive();
  pass(7);
  expect(shownIn(container).filter(Boolean)).toHaveLength(1);
  pass(7);
  expect(shownIn(container)).toEqual([true, true, false]);
  pass(12);
  expect(shownIn(container)[2]).toBe(false);
  pass(9);
  expect(shownIn(container)[2]).toBe(true);
});

describe('on a phone that came late', () => {
  const cover = (name: string) => `/art/v3/games/${(serial += 1)}${name}`;
  const tile = (art: string, priority = false) => (
    <TileGrid label="All games">
      <GameTile name="A game" art={art} priority={priority} texts={texts} onPlay={() => {}} />
    </TileGrid>
  );
  const addressIn = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src');
  const device = ({ touch, savesData = false }: { touch: boolean; savesData?: boolean }) => {
    globalThis.matchMedia = (query) => ({ matches: touch && query === '(hover: none)' }) as MediaQueryList;
    Object.defineProperty(navigator, 'connection', { value: { saveData: savesData }, configurable: true });
  };
  const comeLate = () => {
    const { container } = grid(1);
    near(container, [100]);
    pass(3, 90);
  };
  const showNext = async (art: string) => {
    const { container } = render(tile(art));
    near(container, [100]);
    pass(2);
    const addresses = [...asked.keys()];
    await arrive();
    pass(20);
    return { addresses, container };
  };
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'matchMedia');
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('takes a cover as a bitmap, which the page’s own thread has not to draw, and its drawing where that does not come', async () => {
    device({ touch: true });
    comeLate();
    const art = cover('.svg');
    const { addresses, container } = await showNext(art);
    expect(addresses).toContain(art.replace('.svg', '.avif'));
    expect(addressIn(container)).toBe(art.replace('.svg', '.avif'));
    fireEvent.error(container.querySelector('img') as Element);
    expect(addressIn(container)).toBe(art);
  });

  it('shows the same address whenever a cover is shown again', async () => {
    device({ touch: true });
    comeLate();
    const art = cover('.svg');
    await showNext(art);
    expect(addressIn(render(tile(art, true)).container)).toBe(art.replace('.svg', '.avif'));
  });

  it.each([
    ['with a mouse', { touch: false }],
    ['where data is to be saved', { touch: true, savesData: true }],
  ])('takes the drawing %s', async (_, kind) => {
    device(kind);
    comeLate();
    const art = cover('.svg');
    expect(addressIn((await showNext(art)).container)).toBe(art);
  });

  it('takes what is no cover of ours as it is', async () => {
    device({ touch: true });
    comeLate();
    const art = cover('-of-another.svg');
    expect(addressIn((await showNext(art)).container)).toBe(art);
  });
});

describe('while a finger flings', () => {
  /** Pixels of one frame: a thousand and more a second. */
  const fling = (count: number, took: number) => {
    for (let at = 0; at < count; at += 1) {
      scrollTo(scrollY + 40);
      frame(took);
    }
  };

  it('shows covers as ever on a device that keeps up', async () => {
    const { container } = grid(1);
    near(container, [100]);
    frame();
    await arrive();
    fling(2, 16);
    expect(shownIn(container)).toEqual([true]);
  });

  it('neither asks for any nor shows one where frames come late, until the page rests', async () => {
    const { container } = grid(6);
    near(container, [100, 200, 300, 400, 500, 600]);
    frame();
    await arrive();
    fling(3, 46);
    const askedBefore = asked.size;
    fling(60, 17);
    expect(askedBefore).toBeLessThan(5);
    expect(asked.size).toBe(askedBefore);
    expect(shownIn(container)).not.toContain(true);
    pass(15);
    expect(shownIn(container)).not.toContain(true);
    pass(10);
    expect(shownIn(container)).toContain(true);
    await arrive();
    pass(4);
    await arrive();
    pass(60);
    expect(shownIn(container)).not.toContain(false);
  });
});

it('lets the answer to a touch go first', async () => {
  const { container } = grid(1);
  near(container, [100]);
  frame();
  await arrive();
  fireEvent.pointerDown(document.body);
  frame();
  frame(20);
  expect(shownIn(container)).toEqual([false]);
  pass(12);
  expect(shownIn(container)).toEqual([true]);
});

it('shows a cover of the first screen at once, but has a new list wait its turn on a slow device that was touched', async () => {
  const first = (art: string) => (
    <TileGrid label="All games">
      <GameTile name="First" art={art} priority texts={texts} onPlay={() => {}} />
    </TileGrid>
  );
  expect(shownIn(render(first('/art/first-1.svg')).container)).toEqual([true]);

  const slow = grid(1);
  near(slow.container, [100]);
  pass(3, 90);
  fireEvent.pointerDown(document.body);
  expect(shownIn(render(first('/art/first-2.svg')).container)).toEqual([false]);
});

it('leaves out what was scrolled past, until it is near again', async () => {
  const { container } = grid(1);
  near(container, [100]);
  frame();
  await arrive();
  near(container, [undefined]);
  pass(3);
  expect(shownIn(container)).toEqual([false]);
  near(container, [100]);
  pass(3);
  expect(shownIn(container)).toEqual([true]);
});

it('looks at the places of a part only while the part is near', () => {
  const { container } = grid(20);
  const [part] = container.querySelectorAll('.pv-grid');
  expect(lookedAt(container)).toBe(0);
  tell(part as Element, true);
  expect(lookedAt(container)).toBe(18);
  tell(part as Element, false);
  expect(lookedAt(container)).toBe(0);
});

it('looks at a place that joins a part which is near', () => {
  const { container, rerender } = grid(1);
  for (const part of container.querySelectorAll('.pv-grid')) tell(part, true);
  rerender(<TileGrid label="All games">{tiles(2)}</TileGrid>);
  expect(lookedAt(container)).toBe(2);
});

it('looks at each place of a row', () => {
  const { container } = render(<TileRow label="Popular games">{tiles(3)}</TileRow>);
  expect(lookedAt(container)).toBe(3);
});

it('shows what comes from another host without fetching it first, and does not wait for one before the next', async () => {
  const { container } = grid(3, 'https://covers.example');
  near(container, [100, 200, 300]);
  parsed = false;
  for (let at = 0; at < 6; at += 1) {
    frame();
    await arrive();
  }
  parsed = true;
  expect(asked.size).toBe(0);
  expect(shownIn(container)).toEqual([true, true, true]);
});

it('goes on after an address that is none', async () => {
  const { container } = grid(8, 'https://covers:99999');
  near(container, [100, 110, 120, 130, 140, 150, 160, 170]);
  for (let at = 0; at < 20; at += 1) {
    frame();
    await arrive();
  }
  expect(shownIn(container)).not.toContain(false);
});

it('takes no device for a slow one that draws thirty frames in a second, or whose tab was away', async () => {
  const { container } = grid(2);
  near(container, [100, 200]);
  pass(2);
  await arrive();
  pass(3, 34);
  expect(shownIn(container)).toEqual([true, true]);

  const next = grid(2);
  near(next.container, [100, 200]);
  pass(3, 5_000);
  await arrive();
  pass(4);
  expect(shownIn(next.container)).toEqual([true, true]);
});

it('shows a cover that does not come, so that something stands in its place', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  const { container } = grid(1);
  near(container, [100]);
  frame();
  await arrive();
  pass(2);
  expect(shownIn(container)).toEqual([true]);
});

it('has a cover that was shown before in its place at once', async () => {
  const first = grid(1);
  near(first.container, [100]);
  frame();
  await arrive();
  pass(2);
  first.unmount();
  serial -= 1;
  expect(shownIn(grid(1).container)).toEqual([true]);
});

it('shows nothing in a place that went away', () => {
  const { container, unmount } = grid(1);
  near(container, [100]);
  unmount();
  frame();
  expect(frames).toHaveLength(0);
  expect(lookedAt(container)).toBe(0);
});
