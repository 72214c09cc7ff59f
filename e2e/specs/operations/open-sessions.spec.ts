import { expect, test } from '@playwright/test';
import { origin } from '../../origins';
import { change } from '../../registry';
import { openSession, type Session } from '../../sessions/session';

const SESSIONS = 200;
const site = (brand: string) => ({ port: Number(new URL(origin()).port), host: new URL(origin(brand)).host });
const openMany = (brand: string, many: number) => Promise.all(Array.from({ length: many }, () => openSession(site(brand))));
const at = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.ceil(share * times.length) - 1] ?? Infinity;

let sessions: Session[] = [];
test.afterEach(async () => {
  for (const session of sessions) session.close();
  await change('pavilion', { kind: 'mode', remote: 'agent', mode: 'on' });
});

for (const [what, mode, envelope] of [
  ['switched off', 'off', false],
  ['killed', 'killed', true],
] as const)
  test(`${SESSIONS} open sessions follow within a second when a remote is ${what}, and another brand’s hear nothing`, async () => {
    const own = await openMany('pavilion', SESSIONS);
    const others = await openMany('lagoon', 20);
    sessions = [...own, ...others];

    const start = performance.now();
    const { seq } = (await change('pavilion', { kind: 'mode', remote: 'agent', mode })) as { seq: number };
    const told = () => own.flatMap((session) => session.told.find((one) => one.seq >= seq) ?? []);
    await expect.poll(() => told().length, { timeout: 10_000 }).toBe(SESSIONS);

    const times = told().map(({ followedAt }) => followedAt - start);
    const figure = `p50 ${at(times, 0.5).toFixed(0)} ms, p95 ${at(times, 0.95).toFixed(0)} ms, p99 ${at(times, 0.99).toFixed(0)} ms`;
    test.info().annotations.push({ type: 'followed', description: figure });
    expect(told().every(({ brought }) => brought === envelope)).toBe(true);
    expect(at(times, 0.95), figure).toBeLessThanOrEqual(1_000);
    expect(at(times, 0.99), figure).toBeLessThanOrEqual(2_000);
    expect(others.flatMap((session) => session.told)).toEqual([]);
  });
