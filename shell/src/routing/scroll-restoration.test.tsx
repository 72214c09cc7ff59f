import { act, screen } from '@testing-library/react';
import { aManifest, aPage, aRemote, renderShell } from '../testing/render-shell';

const site = aManifest({
  lobby: aRemote('lobby', [aPage('lobby.home', '/', { menus: { side: 0 } })]),
  points: aRemote('points', [aPage('points.mall', '/pointMall', { menus: { side: 5 } })]),
});
/** How far the page can be scrolled, as a browser would have it. */
let longest = 2_000;
let grown: () => void = () => undefined;

beforeEach(() => {
  longest = 2_000;
  window.scrollTo = (to?: ScrollToOptions | number, top?: number) => {
    const wanted = typeof to === 'object' ? to.top : top;
    Object.assign(window, { scrollY: Math.min(wanted ?? 0, longest) });
    window.dispatchEvent(new Event('scroll'));
  };
  globalThis.ResizeObserver = class {
    constructor(changed: ResizeObserverCallback) {
      grown = () => changed([], this as unknown as ResizeObserver);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      grown = () => undefined;
    }
  };
});

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
async function backAndForth(): Promise<void> {
  await renderShell(site, { address: '/' });
  await settled();
  window.scrollTo(0, 1_400);
  act(() => screen.getAllByRole('link', { name: 'points.mall বাংলা' })[0]?.click());
  await settled();
  expect(window.scrollY).toBe(0);
  longest = 500;
  act(() => history.back());
  await settled();
}

it('goes back to where a page was left, as soon as it is long enough', async () => {
  await backAndForth();
  expect(window.scrollY).toBe(500);

  longest = 1_600;
  grown();

  expect(window.scrollY).toBe(1_400);
});

it('leaves a page alone whose player scrolls it meanwhile', async () => {
  await backAndForth();
  window.dispatchEvent(new Event('wheel'));
  window.scrollTo(0, 120);

  longest = 1_600;
  grown();

  expect(window.scrollY).toBe(120);
});

it('remembers where its player was when they pressed something, however they came there', async () => {
  await backAndForth();
  longest = 1_600;
  window.scrollTo(0, 900);
  window.dispatchEvent(new Event('pointerdown'));
  act(() => history.forward());
  await settled();

  act(() => history.back());
  await settled();

  expect(window.scrollY).toBe(900);
});

it.each([
  ['reload', 700],
  ['back_forward', 700],
  ['navigate', 0],
])('begins a visit by %s at %i, though the first entry of each has the same key', async (type, top) => {
  performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry];
  const { unmount } = await renderShell(site, { address: '/' });
  await settled();
  window.dispatchEvent(new Event('wheel'));
  window.scrollTo(0, 700);
  unmount();
  window.scrollTo(0, 0);

  await renderShell(site, { address: '/' });
  await settled();

  expect(window.scrollY).toBe(top);
});
