import { randomUUID } from 'node:crypto';
import { addDays, dayIn } from '@pavilion/time';
import { type PlayerAtVendor, registerPlayer, TestVendor } from '../../../platform/testing';
import { playerName } from '../vendors';

/** A member who plays at a vendor of the test’s own. */
export interface Member extends PlayerAtVendor {
  session: string;
}

const today = () => dayIn('Asia/Dhaka');
/** The last three days. */
export const lately = () => ({ from: addDays(today(), -2), to: today() });

/** Members of the vendor’s gateway, and what they read of their records; the vendor may be connected later. */
export function recordsAt(vendor: () => TestVendor) {
  let players = 0;
  /** A member who is signed in and has a game of the vendor's open. */
  async function member(): Promise<Member> {
    const account = `recorded${(players += 1)}`;
    const session = await registerPlayer(vendor().app, account);
    const { members, vendors, wallet } = vendor().app.gateway.services;
    const known = await members.byAccount('pavilion', account);
    const memberId = String(known?.id);
    const token = await vendors.issueToken({ vendor: 'studio', memberId, brand: 'pavilion' });
    const user = playerName('pavilion', known?.publicId ?? '');
    return { session, memberId, user, token, balance: () => wallet.balance(memberId, 'BDT') };
  }

  const get = async ({ session }: Member, path: string, query: Record<string, string> = lately()) =>
    vendor().app.request({ url: `/wps/v2/records/${path}`, token: session, query });
  const valueOf = async (whose: Member, path: string, query?: Record<string, string>) =>
    (await get(whose, path, query)).json().value;
  const post = (whose: Member, movement: object) =>
    vendor().app.gateway.services.wallet.post({
      memberId: whose.memberId,
      brand: 'pavilion',
      currency: 'BDT',
      reference: `test:${randomUUID()}`,
      ...(movement as { kind: 'deposit'; amount: bigint }),
    });

  /** Deposits 1,000.00, wins one round and loses another. */
  async function played(): Promise<Member> {
    const who = await member();
    await post(who, { kind: 'deposit', amount: 100_000n });
    const bet = randomUUID();
    await vendor().bet(who, 1_000n, { transaction_uuid: bet, round: 'won-1' });
    await vendor().win(who, 1_960n, bet, { round: 'won-1' });
    const lost = randomUUID();
    await vendor().bet(who, 500n, { transaction_uuid: lost, round: 'lost-1' });
    await vendor().win(who, 0n, lost, { round: 'lost-1' });
    return who;
  }
  return { member, played, get, valueOf, post };
}
