import { pino } from 'pino';
import { NEVER, Subject } from 'rxjs';
import type { Bus } from '../../../platform/bus';
import { createCatalogueCache } from './catalogue-cache';
import type { GameStore } from './store';

/** Reads from a database that is away whenever `away` says so. */
async function openCache(away: boolean[]) {
  const told = new Subject<{ brand: string }>();
  const store = {
    loadGames: jest.fn(async () => {
      if (away.shift()) throw new Error('Connection terminated due to connection timeout');
      return [];
    }),
    loadVendors: async () => [],
    loadSwitches: async () => [],
  };
  const stock = await createCatalogueCache(
    { bus: { on: () => told, missed: NEVER } as unknown as Bus, log: pino({ level: 'silent' }), onClose: () => undefined },
    store as unknown as GameStore,
    async () => new Map(),
  );
  const changed = jest.fn();
  stock.changed.subscribe(changed);
  return { told, store, stock, changed };
}

it('is settled once it was read, though the first reading failed', async () => {
  const { told, store, stock, changed } = await openCache([false, true, false]);
  told.next({ brand: '*' });
  await stock.settled();
  expect(changed).toHaveBeenCalledWith('*');
  expect(store.loadGames).toHaveBeenCalledTimes(3);
});

it('says so when it cannot be read twice', async () => {
  const { told, stock } = await openCache([false, true, true]);
  told.next({ brand: '*' });
  await expect(stock.settled()).rejects.toThrow('Connection terminated');
});

it('reads the catalogue again until the database answers, though nobody changes it a second time', async () => {
  jest.useFakeTimers();
  const { told, store, changed } = await openCache([false, true, true, false]);
  told.next({ brand: '*' });
  await jest.advanceTimersByTimeAsync(5_900);
  expect(changed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);

  expect(changed).toHaveBeenCalledWith('*');
  expect(store.loadGames).toHaveBeenCalledTimes(4);
  jest.useRealTimers();
});
