import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { testPlatform, type TestPlatform } from '../../platform/testing';
import { createWallet, type Movement, verifyLedger, type Wallet } from './index';

let platform: TestPlatform;
let wallet: Wallet;
beforeAll(async () => {
  platform = await testPlatform();
  wallet = createWallet(platform);
});
afterAll(() => platform.close());

async function newMember(balance = 0n): Promise<string> {
  const { rows } = await sql<{ id: bigint }>`insert into members (brand, account) values ('pavilion', ${`m${randomUUID().slice(0, 12)}`}) returning id`.execute(platform.db);
  const memberId = String(rows[0]?.id);
  if (balance) await wallet.post({ ...blank, kind: 'deposit', memberId, reference: `deposit:${randomUUID()}`, amount: balance });
  return memberId;
}
const blank = { brand: 'pavilion', currency: 'BDT' } as const;
const play = { ...blank, vendor: 'studio', game: 'dice', round: 'r1' } as const;
const bet = (memberId: string, amount: bigint, reference = `studio:${randomUUID()}`): Movement => ({ ...play, kind: 'bet', memberId, amount, reference });

describe('fifty bets of everything, at once', () => {
  it('are won by exactly one, fifty times over', async () => {
    for (let round = 0; round < 50; round += 1) {
      const memberId = await newMember(200n);

      const postings = await Promise.all(Array.from({ length: 50 }, () => wallet.post(bet(memberId, 200n))));

      expect(postings.filter(({ outcome }) => outcome === 'posted')).toHaveLength(1);
      expect(await wallet.balance(memberId, 'BDT')).toBe(0n);
    }
    expect(await verifyLedger(platform.db)).toMatchObject({ sound: true, total: 0n });
  }, 60_000);
});
