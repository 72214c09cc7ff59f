import { pino } from 'pino';
import { NEVER, Subject } from 'rxjs';
import type { Bus } from '../../../platform/bus';
import { createCatalogueCache } from './catalogue-cache';
import type { GameStore } from './store';

it('reads the catalogue again until the database answers, though nobody changes it a second time', async () => {
  jest.useFakeTimers();
  const told = new Subject<{ brand: string }>();
  const away = [false, true, true, false];
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

  told.next({ brand: '*' });
  await jest.advanceTimersByTimeAsync(5_900);
  expect(changed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);

  expect(changed).toHaveBeenCalledWith('*');
  expect(store.loadGames).toHaveBeenCalledTimes(4);
  jest.useRealTimers();
});
