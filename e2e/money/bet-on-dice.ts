import { randomUUID } from 'node:crypto';
import { setTimeout as pass } from 'node:timers/promises';
import { expect } from '@playwright/test';

/** Ninety-eight of a hundred rolls win. */
const SAFEST_BET = { direction: 'under', target: 9_800 };
/** The studio counts in thousandths of our minor units. */
const UNITS = 1_000n;

interface Answer {
  success: boolean;
  value?: { state: string };
  /** Of a refusal. */
  code?: string;
}

/** Bets `stake` minor units once in the dice at `url`, as its page does, and waits for the end of the round. */
export async function betOnDice(url: string, stake: bigint): Promise<void> {
  const { origin, pathname } = new URL(url);
  const roundId = randomUUID();
  const headers = { 'x-studio-session': pathname.split('/').at(-1) ?? '', 'content-type': 'application/json' };
  const body = JSON.stringify({ ...SAFEST_BET, roundId, stake: String(stake * UNITS) });
  const ask = async (more: RequestInit, path = '') =>
    (await (await fetch(`${origin}/api/rounds${path}`, { headers, ...more })).json()) as Answer;
  let answer = await ask({ method: 'POST', body });
  // The one before is hardly over. The game's page asks again too.
  while (answer.code === 'round.too_soon') answer = await pass(100).then(() => ask({ method: 'POST', body }));
  if (!answer.success) throw new Error(JSON.stringify(answer));
  await expect.poll(async () => (await ask({}, `/${roundId}`)).value?.state, { intervals: [100], timeout: 15_000 }).toBe('settled');
}
