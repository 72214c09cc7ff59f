import { act, renderHook } from '@testing-library/react';
import { useCountdown } from './use-countdown';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('begins with the seconds that were told, also where a moment passes meanwhile', () => {
  const { result } = renderHook(() => useCountdown());
  let moment = 1_000_000;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => (moment += 1));

  act(() => result.current.start(42));
  clock.mockRestore();

  expect(result.current.left).toBe(42);
});

it('goes by the clock down to nothing', () => {
  const { result } = renderHook(() => useCountdown());
  act(() => result.current.start(42));

  act(() => jest.advanceTimersByTime(41_500));
  expect(result.current.left).toBe(1);
  act(() => jest.advanceTimersByTime(1000));
  expect(result.current.left).toBe(0);
});
