import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { entry, manifestWith, renderRemotes, wallet } from '../testing/render-remotes';
import { type Leftover, watchLeftovers } from './watch-leftovers';

const { addEventListener, removeEventListener } = globalThis;
const ofDocument = { add: document.addEventListener, remove: document.removeEventListener };
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  // It takes the browser's own timers back, too.
  jest.useRealTimers();
  jest.restoreAllMocks();
  Object.assign(globalThis, { addEventListener, removeEventListener });
  Object.assign(document, { addEventListener: ofDocument.add, removeEventListener: ofDocument.remove });
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const onResize = () => undefined;

/** The wallet, whose page does this while it is shown: what it leaves behind once it is taken away. */
async function leftBehind(effect: () => (() => void) | undefined): Promise<Leftover[]> {
  const left: Leftover[] = [];
  // This file stands for one of the remote's.
  const remoteOf = (at: string) => (at.includes('watch-leftovers.test') ? 'wallet' : undefined);
  const watch = watchLeftovers({ remoteOf, onLeft: (leftover) => void left.push(leftover) });
  const Page = () => {
    useEffect(effect, []);
    return <h1>Deposit</h1>;
  };
  const shell = renderRemotes(async () => wallet({ pages: { 'wallet.deposit': async () => Page } }), undefined, watch);
  await shell.show();
  await pass(0);
  expect(screen.getByRole('heading')).toBeVisible();
  await act(async () => shell.manifest$.next(manifestWith(entry({ mode: 'killed', enabled: false }), { seq: 2 })));
  await pass(1_500);
  return left;
}

it('names what a remote set up and left behind when it went', async () => {
  const left = await leftBehind(() => {
    globalThis.setInterval(() => undefined, 750);
    globalThis.setTimeout(() => undefined, 60_000);
    const draw = () => void globalThis.requestAnimationFrame(draw);
    draw();
    globalThis.addEventListener('resize', onResize);
    return undefined;
  });

  expect(left.map(({ remote, what }) => `${remote}: ${what}`)).toEqual(
    expect.arrayContaining([
      'wallet: an interval of 750 ms',
      'wallet: a timeout of 60000 ms',
      'wallet: a frame that is asked for again and again',
      'wallet: a listener for “resize” on window',
    ]),
  );
  expect(left[0]?.at).toContain('watch-leftovers.test');
  removeEventListener('resize', onResize);
});

it('says nothing of a remote that takes down what it set up', async () => {
  const left = await leftBehind(() => {
    const timer = globalThis.setInterval(() => undefined, 750);
    const timeout = globalThis.setTimeout(() => undefined, 60_000);
    globalThis.setTimeout(() => undefined, 100);
    globalThis.requestAnimationFrame(() => undefined);
    globalThis.addEventListener('resize', onResize);
    document.addEventListener('keydown', onResize);
    return () => {
      globalThis.clearInterval(timer);
      globalThis.clearTimeout(timeout);
      document.removeEventListener('keydown', onResize);
      globalThis.removeEventListener('resize', onResize);
    };
  });

  expect(left).toEqual([]);
});
