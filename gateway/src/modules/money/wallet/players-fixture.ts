import { generateKeyPairSync, randomInt, randomUUID, sign } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestPlatform } from '../../../platform/testing';
import { createMembers } from '../../identity/members';
import { createVendors, playerName } from '../vendors';
import { createWallet } from './service';

/** What a vendor asks for on behalf of the player at one seat. */
export interface Operation {
  path: 'bet' | 'win' | 'rollback';
  seat: number;
  fields: { transaction_uuid: string; reference_transaction_uuid?: string; amount?: number };
}

export interface Answer {
  status: string;
  balance: number;
}

/** Members with money, and the vendor whose game they play. */
export interface TestPlayers {
  /** Nothing when the gateway at `port` does not answer, or cannot. */
  send(port: number, operation: Operation): Promise<Answer | undefined>;
  balances(): Promise<bigint[]>;
  balancesAfter(operations: Iterable<Operation>): bigint[];
}

const OPENING = 1_000_000n;

export async function setUpPlayers(platform: TestPlatform, seats: number): Promise<TestPlayers> {
  const [members, wallet, vendors] = await Promise.all([createMembers(platform), createWallet(platform), createVendors(platform)]);
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  await vendors.add({ code: 'studio', brands: ['pavilion'], publicKey, launchUrl: 'http://127.0.0.1:9' });
  const players = await Promise.all(
    Array.from({ length: seats }, async (_, at) => {
      const member = await members.create({ brand: 'pavilion', account: `killed${at}`, type: 0 });
      const memberId = String(member.id);
      const deposit = { kind: 'deposit', reference: `deposit:${at}`, amount: OPENING } as const;
      await wallet.post({ ...deposit, memberId, brand: 'pavilion', currency: 'BDT' });
      const token = await vendors.issueToken({ vendor: 'studio', memberId, brand: 'pavilion' });
      return { memberId, user: playerName('pavilion', member.publicId), token };
    }),
  );
  return {
    async send(port, { path, seat, fields }) {
      const { user, token } = players[seat] as (typeof players)[number];
      const facts = { user, token, request_uuid: randomUUID(), game_code: 'dice', currency: 'BDT', round: `round-${seat}` };
      const body = JSON.stringify({ ...facts, ...fields });
      const signature = sign('RSA-SHA256', Buffer.from(body), keys.privateKey).toString('base64');
      try {
        const response = await fetch(`http://127.0.0.1:${port}/vendors/hub88/studio/transaction/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-hub88-signature': signature },
          body,
          signal: AbortSignal.timeout(2_000),
        });
        const { status, balance } = (await response.json()) as Answer;
        return status === 'RS_ERROR_UNKNOWN' ? undefined : { status, balance };
      } catch {
        // A gateway that was killed gives no answer, which is what these tests are about.
        return undefined;
      }
    },
    balances: () => Promise.all(players.map(({ memberId }) => wallet.balance(memberId, 'BDT'))),
    balancesAfter(operations) {
      const all = [...operations];
      const byId = new Map(all.map((operation) => [operation.fields.transaction_uuid, operation]));
      return players.map((_, at) =>
        all.filter(({ seat }) => seat === at).reduce((sum, operation) => sum + effectOf(operation, byId), OPENING),
      );
    },
  };
}

/** Bets, and wins or takes back what was surely taken. What is not answered is left for later. `pauseMs` is asked between two rounds. */
export async function play(
  seat: number,
  send: (operation: Operation) => Promise<Answer | undefined>,
  pauseMs: () => number,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const bet = randomUUID();
    const taken = await send({ path: 'bet', seat, fields: { transaction_uuid: bet, amount: randomInt(1, 6) * 1_000 } });
    if (taken) await continueRound(seat, bet, send);
    await pause(Math.max(pauseMs(), taken ? 0 : 30));
  }
}

async function continueRound(
  seat: number,
  bet: string,
  send: (operation: Operation) => Promise<Answer | undefined>,
): Promise<void> {
  const chance = randomInt(10);
  const related = { transaction_uuid: randomUUID(), reference_transaction_uuid: bet };
  if (chance < 5) await send({ path: 'win', seat, fields: { ...related, amount: randomInt(1, 9) * 1_000 } });
  else if (chance < 7) await send({ path: 'rollback', seat, fields: related });
}

function effectOf({ path, fields }: Operation, byId: ReadonlyMap<string, Operation>): bigint {
  const amount = BigInt(fields.amount ?? 0) / 1_000n;
  if (path === 'bet') return -amount;
  if (path === 'win') return amount;
  const bet = byId.get(fields.reference_transaction_uuid ?? '');
  return BigInt(bet?.fields.amount ?? 0) / 1_000n;
}
