import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MiniPlayerProvider } from '../mini-player';
import { useGoesOn } from './index';

it('keeps the page of a remote that was built for contract 1, and tells it where it stands in its own words', () => {
  const controller = { minimized: true, expand: jest.fn(), close: jest.fn(), setKeepAlive: jest.fn() };
  const wrapper = ({ children }: { children: ReactNode }) => <MiniPlayerProvider value={controller}>{children}</MiniPlayerProvider>;
  const { result, unmount } = renderHook(() => useGoesOn(true), { wrapper });

  expect(controller.setKeepAlive).toHaveBeenLastCalledWith(true);
  expect(result.current.small).toBe(true);
  act(() => result.current.enlarge());
  act(() => result.current.end());
  expect(controller.expand).toHaveBeenCalledTimes(1);
  expect(controller.close).toHaveBeenCalledTimes(1);

  unmount();
  expect(controller.setKeepAlive).toHaveBeenLastCalledWith(false);
});
