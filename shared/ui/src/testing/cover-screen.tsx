import { act, render } from '@testing-library/react';
import { GameTile } from '../games/GameTile';
import { TileGrid } from '../games/TileGrid';

export const texts = {
  play: 'Play',
  freeTrial: 'Free play',
  addFavourite: 'Add to favourites',
  removeFavourite: 'Remove from favourites',
  more: 'More',
  badges: { hot: 'HOT', new: 'NEW', jackpot: 'JACKPOT' },
};

type Tell = (entries: object[]) => void;

/** Stands for the screen of a browser: what each watch looks at. */
const watches: { looked: Set<Element>; tell: Tell }[] = [];
export const frames: FrameRequestCallback[] = [];
/** What the browser asked for, and how to let it come. */
export const asked = new Map<string, () => void>();
let parsed = true;
let now = 0;
let serial = 0;

/** Puts a screen in the place of the browser's, for every test of a file. */
export function standInForTheScreen(): void {
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
      new Promise((resolve) =>
        asked.set(String(source), () => resolve({ arrayBuffer: async () => new ArrayBuffer(0) } as Response)),
      );
  });

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
}

export const tiles = (count: number, host = '') => {
  serial += 1;
  return Array.from({ length: count }, (_, at) => (
    <GameTile key={at} name={`Game ${at}`} art={`${host}/art/${serial}-${at}.svg`} texts={texts} onPlay={() => {}} />
  ));
};
export const grid = (count: number, host?: string) => render(<TileGrid label="All games">{tiles(count, host)}</TileGrid>);

export const places = (container: HTMLElement) => [...container.querySelectorAll('.pv-tile-art')];
export const shownIn = (container: HTMLElement) =>
  places(container).map((place) => place.querySelector('img')?.hasAttribute('src'));
export const lookedAt = (container: HTMLElement) =>
  places(container).filter((place) => watches.some(({ looked }) => looked.has(place))).length;

/** Tells whoever looks at `target`. */
export function tell(target: Element, isIntersecting: boolean, top = 0) {
  const watch = watches.find(({ looked }) => looked.has(target));
  act(() => watch?.tell([{ target, isIntersecting, boundingClientRect: { top } }]));
}

/** `tops` are those of the places that are near, in pixels from the top of the window. */
export function near(container: HTMLElement, tops: (number | undefined)[]) {
  for (const part of container.querySelectorAll('.pv-grid')) tell(part, true);
  places(container).forEach((place, at) => {
    const top = tops[at] ?? 9_000;
    place.getBoundingClientRect = () => ({ top, bottom: top + 150, left: 10, right: 120 }) as DOMRect;
    tell(place, tops[at] !== undefined, top);
  });
}

export function frame(milliseconds = 16) {
  now += milliseconds;
  act(() => frames.splice(0).forEach((callback) => callback(now)));
}

export function pass(count: number, milliseconds = 16) {
  for (let at = 0; at < count; at += 1) frame(milliseconds);
}

export async function arrive() {
  for (const come of asked.values()) come();
  asked.clear();
  for (let turn = 0; turn < 6; turn += 1) await act(() => Promise.resolve());
}

export function scrollTo(top: number) {
  Object.defineProperty(globalThis, 'scrollY', { value: top, configurable: true });
}

/** Whether a picture that has an address is parsed. */
export function setParsed(so: boolean) {
  parsed = so;
}

/** A number that no cover of this file had before. */
export function nextSerial(): number {
  serial += 1;
  return serial;
}

/** The covers of the last list once more. */
export function sameCoversAgain() {
  serial -= 1;
}

/** Lets frames pass before React comes to draw anything. */
export async function passBeforeReact(count: number) {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  for (let at = 0; at < count; at += 1) {
    now += 16;
    for (const callback of frames.splice(0)) callback(now);
  }
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}
