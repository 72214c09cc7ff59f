import { randomUUID } from 'node:crypto';
import { setTimeout as pass } from 'node:timers/promises';
import { expect } from '@playwright/test';

/** The studio counts in thousandths of our minor units. */
const UNITS = 1_000n;

/** A game of the studio, and what is bet on in it; `units` is the stake as the studio counts. */
export interface Bet {
  game: string;
  on(units: string): object;
}

/** Ninety-eight of a hundred rolls win. */
export const SAFEST: Bet = { game: 'Lantern Dice', on: () => ({ direction: 'under', target: 9_800 }) };
/** As much is won as lost, in a game that counts whole: so does the stake, whatever comes out. */
export const COUNTS_WHOLE: Bet = { game: 'Lotus Roulette', on: (chips) => ({ choice: [{ spot: 'red', chips }] }) };

interface Answer {
  success: boolean;
  value?: { state: string };
  /** Of a refusal. */
  code?: string;
}

/** Bets `stake` minor units once in the game at `url`, as its page does, and waits for the end of the round. */
export async function placeBet(url: string, bet: Bet, stake: bigint): Promise<void> {
  const { origin, pathname } = new URL(url);
  const roundId = randomUUID();
  const units = String(stake * UNITS);
  const headers = { 'x-studio-session': pathname.split('/').at(-1) ?? '', 'content-type': 'application/json' };
  const body = JSON.stringify({ ...bet.on(units), roundId, stake: units });
  const ask = async (more: RequestInit, path = '') =>
    (await (await fetch(`${origin}/api/rounds${path}`, { headers, ...more })).json()) as Answer;
  let answer = await ask({ method: 'POST', body });
  // The one before is hardly over. The game's page asks again too.
  while (answer.code === 'round.too_soon') answer = await pass(100).then(() => ask({ method: 'POST', body }));
  if (!answer.success) throw new Error(JSON.stringify(answer));
  await expect.poll(async () => (await ask({}, `/${roundId}`)).value?.state, { intervals: [100], timeout: 15_000 }).toBe('settled');
}
