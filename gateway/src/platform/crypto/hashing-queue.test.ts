import { setImmediate as nextTurn } from 'node:timers/promises';
import { createHashingQueue, type HashingLane, RegistrationQueueFull } from './hashing-queue';

/** A queue whose work ends when the test says so. */
function lanes(bounds = { atOnce: 2, waiting: 24 }) {
  const queue = createHashingQueue(bounds);
  const started: string[] = [];
  const endings = new Map<string, () => void>();
  return {
    started,
    come: (lane: HashingLane, name: string) =>
      queue.run(lane, () => {
        started.push(name);
        return new Promise<void>((end) => endings.set(name, end));
      }),
    async end(name: string) {
      endings.get(name)?.();
      await nextTurn();
    },
  };
}

const names = (count: number) => Array.from({ length: count }, (_, at) => `newcomer ${at}`);

it('lets a sign-in begin at once while as many register as may', async () => {
  const { come, started } = lanes();
  for (const name of names(25)) void come('registration', name);

  void come('sign-in', 'rahima');
  await nextTurn();

  expect(started).toEqual(['newcomer 0', 'rahima']);
});

it('lets every sign-in go before all registrations that wait', async () => {
  const { come, end, started } = lanes();
  for (const name of names(3)) void come('registration', name);
  for (const name of ['rahima', 'karim', 'salma']) void come('sign-in', name);
  await nextTurn();

  for (const name of ['newcomer 0', 'rahima', 'karim', 'salma', 'newcomer 1', 'newcomer 2']) await end(name);

  expect(started).toEqual(['newcomer 0', 'rahima', 'karim', 'salma', 'newcomer 1', 'newcomer 2']);
});

it('refuses the registration that would wait behind too many, and no sign-in', async () => {
  const { come } = lanes({ atOnce: 2, waiting: 24 });
  for (const name of names(25)) void come('registration', name);

  await expect(come('registration', 'one too many')).rejects.toBeInstanceOf(RegistrationQueueFull);
  for (let many = 0; many < 100; many += 1) void come('sign-in', `member ${many}`);
});

it('takes the next registration once one of those that waited has begun', async () => {
  const { come, end, started } = lanes({ atOnce: 2, waiting: 1 });
  for (const name of names(2)) void come('registration', name);
  await nextTurn();

  await end('newcomer 0');
  void come('registration', 'newcomer 2');
  await end('newcomer 1');

  expect(started).toEqual(names(3));
});

it('gives the turn of work that failed to the next', async () => {
  const queue = createHashingQueue({ atOnce: 2, waiting: 24 });
  await expect(queue.run('registration', () => Promise.reject(new Error('out of memory')))).rejects.toThrow('out of memory');

  await expect(queue.run('registration', async () => 'hashed')).resolves.toBe('hashed');
});
