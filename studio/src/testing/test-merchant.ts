import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong with one call: it never arrives, its answer is lost, it comes too late, or the operator answers something else. */
export type Fault = 'lose-request' | 'lose-answer' | 'answer-late' | 'http-500' | 'not-json' | { readonly status: string };

export interface WalletRequest {
  readonly path: string;
  readonly user: string;
  readonly token: string;
  readonly request_uuid: string;
  readonly transaction_uuid: string;
  readonly reference_transaction_uuid: string;
  readonly round: string;
  readonly round_closed: boolean;
  readonly currency: string;
  readonly game_code: string;
  readonly amount: number;
  readonly is_free?: boolean;
  readonly reward_uuid?: string;
}

/** A call as it came over the network, and what was answered. */
interface WalletCall {
  readonly path: string;
  readonly round: string;
  readonly body: string;
  readonly signature: string;
  readonly answer: string;
}

/** What keeps calls waiting: to a path, of one player or of all. */
interface Hold {
  readonly path: string;
  readonly user: string | undefined;
  readonly isReleased: Promise<void>;
}

/** A movement in the operator's own books: negative for a stake. */
export interface LedgerEntry {
  readonly transaction_uuid: string;
  readonly round: string;
  readonly user: string;
  readonly amount: number;
}

/**
 * The other party: an operator with its own keys and its own ledger, speaking the public wallet API over HTTP.
 * Idempotent by transaction id, with tombstones for rollbacks that come first.
 */
export class TestMerchant {
  readonly keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  readonly requests: WalletRequest[] = [];
  readonly calls: WalletCall[] = [];
  readonly entries: LedgerEntry[] = [];
  balance = 1_000_00000;
  badSignatures = 0;
  private readonly answered = new Map<string, object>();
  private readonly taken = new Map<string, number>();
  private readonly tombstones = new Set<string>();
  private readonly faults = new Map<string, Fault[]>();
  private readonly holds = new Set<Hold>();
  private readonly server = createServer((request, response) => void this.answer(request, response));

  constructor(private readonly studioPublicKey: string) {}

  get publicKeyPem(): string {
    return this.keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  }

  get walletUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/wallet/studio`;
  }

  async open(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  /** The next calls to `path` go wrong in these ways, one after the other. */
  breakNext(path: string, ...faults: Fault[]): void {
    this.faults.set(path, [...(this.faults.get(path) ?? []), ...faults]);
  }

  /** Calls to `path`, of `user` alone where one is named, wait before anything is booked until the returned function is called. No other hold is lifted by it. */
  hold(path: string, user?: string): () => void {
    let release = () => {};
    const hold: Hold = { path, user, isReleased: new Promise((resolve) => (release = resolve)) };
    this.holds.add(hold);
    return () => {
      this.holds.delete(hold);
      release();
    };
  }

  clearFault(): void {
    this.faults.clear();
  }

  /** Of `user` alone where one is named. */
  sent(path: string, user?: string): WalletRequest[] {
    return this.requests.filter((request) => request.path === path && request.user === (user ?? request.user));
  }

  sign(body: string): string {
    return sign('RSA-SHA256', Buffer.from(body), this.keys.privateKey).toString('base64');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').replace('/wallet/studio', '');
    const body = await readAll(request);
    const signature = Buffer.from(String(request.headers['x-hub88-signature'] ?? ''), 'base64');
    if (!verify('RSA-SHA256', body, this.studioPublicKey, signature)) {
      this.badSignatures += 1;
      return void send(response, { status: 'RS_ERROR_INVALID_SIGNATURE' });
    }
    const call = { ...(JSON.parse(body.toString()) as WalletRequest), path };
    this.requests.push(call);
    await this.untilReleased(call);
    const answer = await this.answerOrFail(call, this.faults.get(path)?.shift(), response);
    if (answer !== undefined)
      this.calls.push({ path, round: call.round, body: body.toString(), signature: signature.toString('base64'), answer });
  }

  private async untilReleased({ path, user }: WalletRequest): Promise<void> {
    const holds = [...this.holds].filter((hold) => hold.path === path && (hold.user ?? user) === user);
    await Promise.all(holds.map(({ isReleased }) => isReleased));
  }

  /** @returns the answer as it was sent, when it was an honest one */
  private async answerOrFail(call: WalletRequest, fault: Fault | undefined, response: ServerResponse): Promise<string | undefined> {
    if (fault === 'lose-request') return void response.destroy();
    if (fault === 'http-500') return void response.writeHead(500).end('{}');
    if (typeof fault === 'object')
      return void send(response, { status: fault.status, request_uuid: call.request_uuid, user: call.user });
    const answer = this.book(call);
    if (fault === 'lose-answer') return void response.destroy();
    if (fault === 'not-json') return void response.writeHead(200).end('<html>');
    if (fault === 'answer-late') await new Promise((resolve) => setTimeout(resolve, 1_300));
    return send(response, answer);
  }

  private book(call: WalletRequest): object {
    if (!call.path.startsWith('/transaction')) return this.ok(call);
    const before = this.answered.get(call.transaction_uuid);
    if (before) return { ...before, request_uuid: call.request_uuid };
    const answer = this.move(call);
    this.answered.set(call.transaction_uuid, answer);
    return answer;
  }

  private move(call: WalletRequest): object {
    if (call.path === '/transaction/bet') {
      if (this.tombstones.has(call.transaction_uuid)) return { ...this.ok(call), status: 'RS_ERROR_DUPLICATE_TRANSACTION' };
      if (call.amount > this.balance) return { ...this.ok(call), status: 'RS_ERROR_NOT_ENOUGH_MONEY' };
      this.post(call, -call.amount);
      this.taken.set(call.transaction_uuid, call.amount);
    } else if (call.path === '/transaction/win') {
      if (!this.taken.has(call.reference_transaction_uuid))
        return { ...this.ok(call), status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' };
      this.post(call, call.amount);
    } else {
      this.post(call, this.taken.get(call.reference_transaction_uuid) ?? 0);
      this.taken.delete(call.reference_transaction_uuid);
      this.tombstones.add(call.reference_transaction_uuid);
    }
    return this.ok(call);
  }

  private post({ transaction_uuid, round, user }: WalletRequest, amount: number): void {
    this.balance += amount;
    this.entries.push({ transaction_uuid, round, user, amount });
  }

  private ok({ request_uuid, user, currency }: WalletRequest): object {
    return { status: 'RS_OK', request_uuid, user, currency, balance: this.balance };
  }
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function send(response: ServerResponse, answer: object): string {
  const text = JSON.stringify(answer);
  response.writeHead(200, { 'content-type': 'application/json' }).end(text);
  return text;
}
