import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { Member } from '../../modules/identity/members';
import { playerName } from '../../modules/money/vendors';
import { seedGames } from './seed-games';
import { testApp, type TestApp } from './test-app';

/** An answer of the seamless wallet. */
export interface WalletAnswer {
  status: string;
  request_uuid?: string;
  user?: string;
  currency?: string;
  balance?: number;
}

/** A player who has a game of the vendor's open. */
export interface PlayerAtVendor {
  memberId: string;
  user: string;
  token: string;
  /** In minor units. */
  balance(): Promise<bigint>;
}

const UNITS_PER_MINOR = 1_000n;
const CODE = 'studio';

/** A gateway, and a vendor with keys of its own that calls it as any vendor does. */
export class TestVendor {
  readonly keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private players = 0;

  private constructor(
    readonly app: TestApp,
    readonly launchUrl: string,
  ) {}

  /** At a gateway of its own unless one is given. The catalogue holds its own game alone unless the `whole` of it is asked for. */
  static async connected(launchUrl = 'http://127.0.0.1:9', gateway?: TestApp, { whole = false } = {}): Promise<TestVendor> {
    const app = gateway ?? (await testApp());
    const vendor = new TestVendor(app, launchUrl);
    await seedGames(app.platform, whole ? undefined : CODE.toUpperCase());
    await app.gateway.services.games.reload();
    const terms = { brands: ['pavilion'], publicKey: vendor.publicPem, launchUrl };
    await app.gateway.services.vendors.add({ code: CODE, ...terms, capabilities: ['lottery', 'report', 'round', 'free-rounds'] });
    return vendor;
  }

  get publicPem(): string {
    return this.keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  }

  async player(balance = 0n): Promise<PlayerAtVendor> {
    const { members, wallet } = this.app.gateway.services;
    const member = await members.create({ brand: 'pavilion', account: `player${(this.players += 1)}`, type: 0 });
    const memberId = String(member.id);
    if (balance) {
      const reference = `deposit:${randomUUID()}`;
      await wallet.post({ kind: 'deposit', memberId, brand: 'pavilion', currency: 'BDT', reference, amount: balance });
    }
    return this.seat(member);
  }

  /** Somebody who is there already opens a game. */
  async seat({ id, publicId }: Pick<Member, 'id' | 'publicId'>): Promise<PlayerAtVendor> {
    const { vendors, wallet } = this.app.gateway.services;
    const memberId = String(id);
    const token = await vendors.issueToken({ vendor: CODE, memberId, brand: 'pavilion' });
    return { memberId, user: playerName('pavilion', publicId), token, balance: () => wallet.balance(memberId, 'BDT') };
  }

  sign(body: string): string {
    return sign('RSA-SHA256', Buffer.from(body), this.keys.privateKey).toString('base64');
  }

  /** Sends exactly this body, signed unless another signature is given. */
  async send(
    path: string,
    body: string,
    signature = this.sign(body),
    code = CODE,
  ): Promise<{ http: number; answer: WalletAnswer }> {
    const answer = await this.app.request({
      method: 'POST',
      url: `/vendors/hub88/${code}/${path}`,
      payload: body,
      headers: {
        host: 'wallet.internal',
        'content-type': 'application/json',
        ...(signature && { 'x-hub88-signature': signature }),
      },
    });
    return { http: answer.statusCode, answer: answer.json() };
  }

  async call(path: string, fields: object): Promise<WalletAnswer> {
    return (await this.send(path, JSON.stringify({ request_uuid: randomUUID(), ...fields }))).answer;
  }

  /** In a round of its own, named after it, unless another is given. */
  bet(player: PlayerAtVendor, minor: bigint, fields: object = {}): Promise<WalletAnswer> {
    const transaction_uuid = randomUUID();
    const amount = Number(minor * UNITS_PER_MINOR);
    const sent = { ...this.move(player), transaction_uuid, amount, ...fields };
    return this.call('transaction/bet', { round: sent.transaction_uuid, ...sent });
  }

  win(player: PlayerAtVendor, minor: bigint, bet: string, fields: object = {}): Promise<WalletAnswer> {
    const amount = Number(minor * UNITS_PER_MINOR);
    return this.call('transaction/win', {
      ...this.move(player),
      amount,
      reference_transaction_uuid: bet,
      round: bet,
      round_closed: true,
      ...fields,
    });
  }

  rollback(player: PlayerAtVendor, of: string, fields: object = {}): Promise<WalletAnswer> {
    return this.call('transaction/rollback', { ...this.move(player), reference_transaction_uuid: of, ...fields });
  }

  close(): Promise<void> {
    return this.app.close();
  }

  private move({ user, token }: PlayerAtVendor) {
    return { user, token, game_code: 'dice', currency: 'BDT', transaction_uuid: randomUUID() };
  }
}
