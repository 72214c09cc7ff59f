import { setTimeout as pause } from 'node:timers/promises';
import { createClosers } from './closers';
import { createAlarm, repeatEvery, retryUntilDone } from './timers';

function needs() {
  const warn = jest.fn();
  return { warn, log: { warn }, ...createClosers({ error: jest.fn() }) };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await pause(5);
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
  await until(() => times > 2);
  await parts.closeAll();
  const atEnd = times;
  await pause(40);

  expect([most, beside]).toEqual([1, 0]);
  expect(times).toBe(atEnd);
  expect(parts.warn).toHaveBeenCalledTimes(1);
  expect(parts.warn).toHaveBeenCalledWith({ err: expect.any(Error), timer: 'counting' }, expect.any(String));
});

it('tries again until it is done with pauses that grow, and tells each failure', async () => {
  jest.useFakeTimers();
  const parts = needs();
  const act = jest
    .fn()
    .mockRejectedValueOnce(new Error('away'))
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(undefined);

  retryUntilDone(parts, 'reading', act)();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(act).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(3_900);
  expect(act).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(60_000);

  expect(act).toHaveBeenCalledTimes(3);
  expect(parts.warn.mock.calls.map(([told]) => told)).toEqual(
    [2_000, 4_000].map((pauseMs) => ({ err: expect.any(Error), timer: 'reading', pauseMs })),
  );
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

it('acts in step with the clock when it has nothing to wait for, and goes on after an error', () => {
  jest.useFakeTimers();
  const parts = needs();
  let times = 0;
  repeatEvery(parts, 'counting', 1_000, () => {
    times += 1;
    if (times === 2) throw new Error('not this time');
  });

  jest.advanceTimersByTime(5_000);

  expect(times).toBe(5);
  expect(parts.warn).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('tells what takes long that the platform closes', async () => {
  const parts = needs();
  let told = false;
  repeatEvery(
    parts,
    'waiting',
    1,
    (signal) => new Promise<void>((end) => signal.addEventListener('abort', () => end(void (told = true)))),
  );
  await pause(20);

  await parts.closeAll();

  expect(told).toBe(true);
});

it('acts once, at the moment that was named last, and not once the platform is closed', async () => {
  jest.useFakeTimers();
  const parts = needs();
  const act = jest.fn();
  const ring = createAlarm(parts, 'ringing', act);

  ring(1_000);
  ring(3_000);
  jest.advanceTimersByTime(2_000);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5_000);
  expect(act).toHaveBeenCalledTimes(1);
  ring(1_000);
  await parts.closeAll();
  jest.advanceTimersByTime(5_000);

  expect(act).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
