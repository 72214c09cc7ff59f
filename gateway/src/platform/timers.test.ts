import { setTimeout as pause } from 'node:timers/promises';
import { createClosers } from './closers';
import { repeatEvery, retryUntilDone } from './timers';

function needs() {
  const warn = jest.fn();
  return { warn, log: { warn }, ...createClosers({ error: jest.fn() }) };
}

it('acts one at a time, tells a failure once while it lasts, and ends with the platform', async () => {
  const parts = needs();
  let [beside, most, times] = [0, 0, 0];
  repeatEvery(parts, 'counting', 5, async () => {
    times += 1;
    most = Math.max(most, (beside += 1));
    await pause(15);
    beside -= 1;
    throw new Error('not today');
  });
  await pause(120);
  await parts.closeAll();
  const atEnd = times;
  await pause(40);

  expect([most, beside]).toEqual([1, 0]);
  expect(times).toBe(atEnd);
  expect(times).toBeGreaterThan(2);
  expect(parts.warn).toHaveBeenCalledTimes(1);
  expect(parts.warn).toHaveBeenCalledWith({ err: expect.any(Error), timer: 'counting' }, expect.any(String));
});

it('tries again until it is done, and tells once', async () => {
  jest.useFakeTimers();
  const parts = needs();
  const act = jest
    .fn()
    .mockRejectedValueOnce(new Error('away'))
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(undefined);

  retryUntilDone(parts, 'reading', act)();
  await jest.advanceTimersByTimeAsync(10_000);

  expect(act).toHaveBeenCalledTimes(3);
  expect(parts.warn).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('gives up trying when the platform closes', async () => {
  jest.useFakeTimers();
  const parts = needs();
  const act = jest.fn().mockRejectedValue(new Error('away'));
  retryUntilDone(parts, 'reading', act)();
  await jest.advanceTimersByTimeAsync(100);

  await parts.closeAll();
  await jest.advanceTimersByTimeAsync(10_000);

  expect(act).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
