import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { proofOfLast } from '../audit/checks/money';
import { verifyProof } from '../proofs/verify-proof';
import { playerDealt } from '../testing/dealt-cards';
import type { Fault } from '../testing/test-merchant';
import { type Player, startTestStudio, type TestStudio } from '../testing/test-studio';
import type { Act } from './blackjack/blackjack';
import type { BlackjackView } from './blackjack/blackjack-view';

export const BET = '/transaction/bet';
export const WIN = '/transaction/win';
export const ROLLBACK = '/transaction/rollback';
export const PURSE = 1_000_00000;
export const STAKE = 1_000_000;
export const LOST_FOR_GOOD: readonly Fault[] = ['lose-answer', 'lose-answer', 'lose-answer', 'lose-answer'];
/** Nine and two against a six: doubled with a ten, it wins against the dealer's ten and ten, who has too much. */
export const DOUBLED_AND_WON = [9, 6, 2, 10, 10, 10] as const;
/** Eights against a six, of which each gets a ten; the dealer ends with too much. */
export const SPLIT_AND_WON = [8, 6, 8, 10, 10, 10, 10] as const;

/** Of the test that runs: a studio, and who was dealt cards last. */
export let studio: TestStudio;
export let player: Player;
export let user: string;
beforeAll(async () => void (studio = await startTestStudio()));
afterAll(() => studio.close());
beforeEach(() => {
  studio.merchant.clearFault();
  studio.merchant.requests.length = 0;
  studio.merchant.balance = PURSE;
});

export async function dealt(values: readonly number[]): Promise<string> {
  ({ player, user } = await playerDealt(studio, 'magpie-blackjack', values));
  const bet = { roundId: randomUUID(), stake: String(STAKE) };
  expect((await player.post('/api/rounds', bet)).json.value).toMatchObject({ state: 'playing', raised: '0' });
  return bet.roundId;
}

export async function act(id: string, number: number, what: Act) {
  const { status, json } = await player.post(`/api/rounds/${id}/steps`, { number, act: what });
  return { status, code: json.code as string | undefined, view: json.value as unknown as BlackjackView };
}

export async function viewOf(id: string): Promise<BlackjackView> {
  return (await player.get(`/api/rounds/${id}`)).json.value as unknown as BlackjackView;
}

export async function viewWith(id: string, state: BlackjackView['state']): Promise<BlackjackView> {
  return until(async () => {
    const view = await viewOf(id);
    return view.state === state ? view : undefined;
  });
}

export async function until<Value>(look: () => Promise<Value | undefined> | Value | undefined): Promise<Value> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const value = await look();
    if (value !== undefined) return value;
    if (Date.now() > deadline) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

export const rowOf = (id: string) =>
  studio.test.database.selectFrom('rounds').selectAll().where('client_round_id', '=', id).executeTakeFirstOrThrow();
export const raisesOf = async (id: string) =>
  studio.test.database
    .selectFrom('raises')
    .select(['number', 'state', 'amount', 'bet_uuid'])
    .where('round_id', '=', (await rowOf(id)).id)
    .orderBy('created_at')
    .execute();
export const booked = () => studio.merchant.entries.filter((entry) => entry.user === user).map(({ amount }) => amount);
export const idsSent = (path: string) => new Set(studio.merchant.sent(path).map(({ transaction_uuid }) => transaction_uuid)).size;
export const abandon = (id: string) =>
  studio.test.database
    .updateTable('rounds')
    .set({ due_at: sql<Date>`now()` })
    .where('client_round_id', '=', id)
    .execute();

/** The end of a round, with all that has to be true of its money however it went. */
export async function ended(id: string): Promise<BlackjackView> {
  const view = (await player.finished(id)) as unknown as BlackjackView;
  const { stake, raised, payout, balance } = view;
  expect(view.state).toBe('settled');
  expect(booked().reduce((sum, amount) => sum + amount, 0)).toBe(Number(payout) - Number(stake) - Number(raised));
  expect(studio.merchant.entries.length).toBe(new Set(studio.merchant.entries.map((each) => each.transaction_uuid)).size);
  expect(idsSent(WIN)).toBe(1);
  expect(balance).toBe(String(studio.merchant.balance));
  expect((await raisesOf(id)).filter(({ state }) => state === 'sent')).toEqual([]);
  return view;
}

/** What a proof of the round says, with the operator's books in it. */
export async function proved(): Promise<string[]> {
  await player.post('/api/seeds/rotate', { clientSeed: 'afterwards' });
  return verifyProof(await proofOfLast(studio, user), studio.publicKeyPem);
}
