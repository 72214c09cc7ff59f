import { expect, test } from '@playwright/test';
import { origin } from '../origins';
import { openStreamClient, type StreamClient } from './stream-client';

const site = (brand: string) => ({ port: Number(new URL(origin()).port), host: new URL(origin(brand)).host });

/** Opens pages of a brand without a browser. */
export function openStreamClients(brand: string, many: number): Promise<StreamClient[]> {
  return Promise.all(Array.from({ length: many }, () => openStreamClient(site(brand))));
}

/**
 * Waits until each of `sessions` has told the gateway that it runs `seq` or a newer one, and holds the promise of F3: 95 of 100 within a
 * second of `since` (`performance.now()`), 99 within two.
 */
export async function expectAllUpdated(sessions: readonly StreamClient[], seq: number, since: number, what: string): Promise<void> {
  const told = () => sessions.flatMap((session) => session.updates.find((one) => one.seq >= seq) ?? []);
  await expect.poll(() => told().length, { timeout: 10_000 }).toBe(sessions.length);

  const times = told()
    .map(({ acknowledgedAt }) => acknowledgedAt - since)
    .toSorted((one, other) => one - other);
  const at = (share: number) => times[Math.ceil(share * times.length) - 1] ?? Infinity;
  const figure = `p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)} ms`;
  test.info().annotations.push({ type: what, description: figure });
  expect(at(0.95), `${what}: ${figure}`).toBeLessThanOrEqual(1_000);
  expect(at(0.99), `${what}: ${figure}`).toBeLessThanOrEqual(2_000);
}
