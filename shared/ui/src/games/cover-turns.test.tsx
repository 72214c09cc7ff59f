import { act, fireEvent, render } from '@testing-library/react';
import { GameTile } from './GameTile';
import { TileGrid } from './TileGrid';

const texts = {
  play: 'Play',
  freeTrial: 'Free trial',
  addFavourite: 'Add to favourites',
  removeFavourite: 'Remove from favourites',
  more: 'More',
  badges: { hot: 'HOT', new: 'NEW', jackpot: 'JACKPOT' },
};

/** Stands for the screen of a browser: what is looked at, and what of it is near. */
const screenOf = { looked: new Set<Element>(), tell: (_entries: object[]) => {} };
const frames: FrameRequestCallback[] = [];
let linesAreDrawn = true;
let hasBox = true;
const widened: (() => void)[] = [];

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    constructor(tell: (entries: object[]) => void) {
      screenOf.tell = tell;
    }
    observe = (place: Element) => void screenOf.looked.add(place);
    unobserve = (place: Element) => void screenOf.looked.delete(place);
  } as never;
  globalThis.requestAnimationFrame = (callback) => frames.push(callback);
  Element.prototype.checkVisibility = (how) => hasBox && (!how?.contentVisibilityAuto || linesAreDrawn);
  window.matchMedia = () => ({ addEventListener: (_: string, tell: () => void) => widened.push(tell) }) as never;
  globalThis.ContentVisibilityAutoStateChangeEvent = Event as never;
});

let serial = 0;

function grid(count: number) {
  serial += 1;
  const tiles = Array.from({ length: count }, (_, at) => (
    <GameTile key={at} name={`Game ${at}`} art={`/art/${serial}-${at}.svg`} texts={texts} onPlay={() => {}} />
  ));
  return render(<TileGrid label="All games">{tiles}</TileGrid>);
}

const places = (container: HTMLElement) => [...container.querySelectorAll('.pv-tile-art')];
const shownIn = (container: HTMLElement) => places(container).map((place) => place.querySelector('img') !== null);

/** `tops` are those of the places that are near, in pixels from the top of the window. */
function near(container: HTMLElement, tops: (number | undefined)[]) {
  const entries = places(container).map((target, at) => ({
    target,
    isIntersecting: tops[at] !== undefined,
    boundingClientRect: { top: tops[at] ?? 9_000 },
  }));
  act(() => screenOf.tell(entries));
}

function frame(milliseconds = 16) {
  now += milliseconds;
  act(() => frames.splice(0).forEach((callback) => callback(now)));
}

let now = 0;
beforeEach(() => {
  now += 10_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  for (let left = 0; left < 20 && frames.length > 0; left += 1) frame();
  jest.restoreAllMocks();
});

it('shows one cover in each frame, the one nearest to the middle of the screen first', () => {
  const { container } = grid(3);
  expect(shownIn(container)).toEqual([false, false, false]);
  near(container, [900, 400, 100]);
  frame();
  expect(shownIn(container)).toEqual([false, true, false]);
  frame();
  expect(shownIn(container)).toEqual([false, true, true]);
  frame();
  expect(shownIn(container)).toEqual([true, true, true]);
});

it('shows none after a slow frame', () => {
  const { container } = grid(1);
  near(container, [100]);
  frame(90);
  expect(shownIn(container)).toEqual([false]);
  frame();
  expect(shownIn(container)).toEqual([true]);
});

it('shows one now and then where every frame is slow', () => {
  const { container } = grid(2);
  near(container, [100, 200]);
  for (let at = 0; at < 6; at += 1) frame(60);
  expect(shownIn(container)).toEqual([false, false]);
  for (let at = 0; at < 14; at += 1) frame(60);
  expect(shownIn(container)).toEqual([true, true]);
});

it('lets the answer to a touch go first', () => {
  const { container } = grid(1);
  near(container, [100]);
  fireEvent.pointerDown(document.body);
  frame();
  frame(40);
  expect(shownIn(container)).toEqual([false]);
  for (let at = 0; at < 12; at += 1) frame();
  expect(shownIn(container)).toEqual([true]);
});

it('leaves out what was scrolled past, until it is near again', () => {
  const { container } = grid(1);
  near(container, [100]);
  near(container, [undefined]);
  frame();
  expect(shownIn(container)).toEqual([false]);
  near(container, [100]);
  frame();
  expect(shownIn(container)).toEqual([true]);
});

it('looks at the places of a line only while it is drawn', () => {
  linesAreDrawn = false;
  const { container } = grid(3);
  linesAreDrawn = true;
  const lookedAt = () => places(container).filter((place) => screenOf.looked.has(place)).length;
  expect(lookedAt()).toBe(0);
  const say = (skipped: boolean) =>
    container.querySelector('.pv-line')?.dispatchEvent(Object.assign(new Event('contentvisibilityautostatechange'), { skipped }));
  say(false);
  expect(lookedAt()).toBe(3);
  say(true);
  expect(lookedAt()).toBe(0);
});

it('looks at every place once the window is so wide that lines are no more', () => {
  linesAreDrawn = false;
  const { container } = grid(3);
  linesAreDrawn = true;
  for (const tell of widened) tell();
  expect(places(container).filter((place) => screenOf.looked.has(place))).toHaveLength(3);
});

it('looks at a place that has no box yet', () => {
  hasBox = false;
  const { container } = grid(1);
  hasBox = true;
  expect(places(container).filter((place) => screenOf.looked.has(place))).toHaveLength(1);
});

it('looks at every place where a browser skips lines and says nothing of it', () => {
  const { ContentVisibilityAutoStateChangeEvent: known } = globalThis;
  Reflect.deleteProperty(globalThis, 'ContentVisibilityAutoStateChangeEvent');
  linesAreDrawn = false;
  const { container } = grid(3);
  linesAreDrawn = true;
  globalThis.ContentVisibilityAutoStateChangeEvent = known;
  expect(places(container).filter((place) => screenOf.looked.has(place))).toHaveLength(3);
});

it('has a cover that was shown before in its place at once', () => {
  const first = grid(1);
  near(first.container, [100]);
  frame();
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
  expect(screenOf.looked.size).toBe(0);
});
