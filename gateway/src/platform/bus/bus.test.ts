import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { firstValueFrom } from 'rxjs';
import { type TestPlatform, testPlatform } from '../testing';
import { createBus, type Bus } from './bus';

const LISTENERS = `from pg_stat_activity where datname = current_database() and query like 'listen %'`;

let platform: TestPlatform;
let other: Bus;
let owner: pg.Client;
beforeAll(async () => {
  platform = await testPlatform();
  owner = new pg.Client({ connectionString: platform.url });
  await owner.connect();
});
afterEach(async () => other.close());
afterAll(async () => {
  await owner.end();
  await platform.close();
});

/** Another instance; its words leave through `pool`. */
function openOther(pool: pg.Pool = platform.pool): void {
  other = createBus(platform.url, pool, platform.log);
}

async function untilListening(count: number): Promise<void> {
  for (;;) {
    const { rows } = await owner.query<{ count: number }>(`select count(*)::int as count ${LISTENERS}`);
    if (rows[0]?.count === count) return;
    await pause(10);
  }
}

it('tells other instances, and listeners here at once', async () => {
  openOther();
  await untilListening(2);
  const heard = firstValueFrom(other.on('catalogue.changed'));
  platform.bus.publish('catalogue.changed', { brand: 'lagoon' });
  expect(await heard).toEqual({ brand: 'lagoon' });
});

it('says that it may have missed something, once it hears again', async () => {
  openOther();
  await untilListening(2);
  const missed = firstValueFrom(other.missed, { defaultValue: 'nothing' });
  await owner.query(`select pg_terminate_backend(pid) ${LISTENERS}`);
  expect(await missed).toBeUndefined();
  await untilListening(2);
});

it('says later what the database did not take, in the order in which it was said', async () => {
  let away = 2;
  openOther({
    query: async (...asked: Parameters<pg.Pool['query']>) => {
      away -= 1;
      if (away >= 0) throw new Error('Connection terminated unexpectedly');
      return platform.pool.query(...asked);
    },
  } as unknown as pg.Pool);
  await untilListening(2);
  const heard: string[] = [];
  const second = new Promise<void>((resolve) => {
    platform.bus.on('announcements.changed').subscribe(({ brand }) => {
      heard.push(brand);
      if (heard.length === 2) resolve();
    });
  });
  other.publish('announcements.changed', { brand: 'pavilion' });
  other.publish('announcements.changed', { brand: 'lagoon' });
  await second;
  expect(heard).toEqual(['pavilion', 'lagoon']);
});

it('goes on after what is too long for a notification, and says much in several', async () => {
  openOther();
  await untilListening(2);
  const heard: string[] = [];
  const last = new Promise<void>((resolve) => {
    platform.bus.on('announcements.changed').subscribe(({ brand }) => {
      heard.push(brand);
      if (brand === 'last') resolve();
    });
  });
  const long = Array.from({ length: 30 }, (_, at) => `${at}-${'x'.repeat(1_000)}`);
  other.publish('announcements.changed', { brand: 'x'.repeat(9_000) });
  for (const brand of [...long, 'last']) other.publish('announcements.changed', { brand });
  await last;
  expect(heard).toEqual([...long, 'last']);
});

it('passes over what nobody of ours said', async () => {
  openOther();
  await untilListening(2);
  const heard = firstValueFrom(other.on('catalogue.changed'));
  await owner.query(`select pg_notify('pavilion_bus', 'hello')`);

  platform.bus.publish('catalogue.changed', { brand: 'lagoon' });

  expect(await heard).toEqual({ brand: 'lagoon' });
});
