import { act, render } from '@testing-library/react';
import { isBusy, onBusyChange, RemoteScope, useBusy } from './use-busy';

function Screen({ busy }: { busy: boolean }) {
  useBusy(busy);
  return null;
}
const inWallet = (busy: boolean) => (
  <RemoteScope remote="wallet">
    <Screen busy={busy} />
  </RemoteScope>
);

it('knows whose screen is busy, and that the page is', () => {
  const { rerender, unmount } = render(inWallet(true));
  expect([isBusy(), isBusy('wallet'), isBusy('games')]).toEqual([true, true, false]);

  rerender(inWallet(false));
  expect([isBusy(), isBusy('wallet')]).toEqual([false, false]);

  rerender(inWallet(true));
  unmount();
  expect(isBusy()).toBe(false);
});

it('counts a dialog of the shell for the page and for no remote', () => {
  const { unmount } = render(<Screen busy />);

  expect([isBusy(), isBusy('wallet')]).toEqual([true, false]);
  unmount();
});

it('tells when that changes, and no longer than asked', () => {
  const heard: boolean[] = [];
  const stop = onBusyChange(() => heard.push(isBusy('wallet')));

  const { rerender } = render(inWallet(true));
  act(() => rerender(inWallet(false)));
  stop();
  act(() => rerender(inWallet(true)));

  expect(heard).toEqual([true, false]);
});
