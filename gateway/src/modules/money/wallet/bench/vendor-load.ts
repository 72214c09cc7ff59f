import { randomUUID, sign } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

/** A vendor that is connected, and the players who have its game open. */
export interface Vendor {
  port: number;
  /** PEM. */
  privateKey: string;
  players: { user: string; token: string }[];
}

/** What is asked of this process on its standard input. */
export interface Load {
  vendor: Vendor;
  seconds: number;
  /** Each sends its next bet when the last one is answered. */
  connections: number;
  /** Bets a second, sent when their time has come, whatever was answered; as many as are answered without it. */
  rate?: number;
  /** Each round is lost and closed after everybody's bet; otherwise all stay open. */
  closing?: boolean;
}

/** What it found. Milliseconds from when a bet was due until its answer was read whole. */
export interface LoadResult {
  perSecond: number;
  bets: number;
  p50: number;
  p99: number;
  longest: number;
  /** Answered that the gateway does not know in time. */
  unknown: number;
}

/** The most that may be signed beforehand for a load without a rate. */
const BETS_A_SECOND = 2_000;
/** Bets that go before and are not counted: a program that has just started is not what a vendor meets. */
const WARMING = 1_000;
const BET = { game_code: 'dice', currency: 'BDT', amount: 100_000 };
const signed = promisify(sign);

/** One connection to the gateway that knows as much of HTTP as it needs. */
class VendorConnection {
  private heard = '';
  /** Answers that were no yes. */
  unknown = 0;
  private answered: (() => void) | undefined;

  private constructor(private readonly socket: Socket) {
    socket
      .setEncoding('latin1')
      .setNoDelay(true)
      .on('data', (text: string) => this.hear(text));
  }

  static open(port: number): Promise<VendorConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(new VendorConnection(socket)));
      socket.once('error', reject);
    });
  }

  send(request: Buffer): Promise<void> {
    return new Promise((resolve) => {
      this.answered = resolve;
      this.socket.write(request);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private hear(text: string): void {
    this.heard += text;
    if (!this.heard.endsWith('}')) return;
    if (this.heard.includes('"RS_ERROR_UNKNOWN"')) this.unknown += 1;
    else if (!this.heard.includes('"RS_OK"')) throw new Error(`A bet was answered ${this.heard}`);
    this.heard = '';
    this.answered?.();
  }
}

/** Bets of everybody in turn, signed and written down before the clock runs: signing is the vendor's work and not what is measured. */
async function signedBets({ vendor: { privateKey, players }, seconds, rate = BETS_A_SECOND, closing }: Load): Promise<Buffer[]> {
  const requests: Buffer[] = [];
  const count = WARMING + Math.ceil(seconds * rate);
  while (requests.length < count) {
    const bets = players.map((player) => ({ ...player, ...BET, transaction_uuid: randomUUID(), round: randomUUID() }));
    requests.push(...(await Promise.all(bets.map((bet) => signedCall('bet', bet, privateKey)))));
    if (closing) requests.push(...(await Promise.all(bets.map((bet) => signedCall('win', lossOf(bet), privateKey)))));
  }
  return requests.slice(0, count);
}

/** How a vendor says that nothing was won, and that the round is over. */
function lossOf({ transaction_uuid: bet, ...facts }: { transaction_uuid: string }) {
  return { ...facts, transaction_uuid: randomUUID(), reference_transaction_uuid: bet, amount: 0, round_closed: true };
}

async function signedCall(name: 'bet' | 'win', fields: object, privateKey: string): Promise<Buffer> {
  const body = Buffer.from(JSON.stringify({ ...fields, request_uuid: randomUUID() }));
  const signature = (await signed('RSA-SHA256', body, privateKey)).toString('base64');
  const head = [
    `POST /vendors/hub88/studio/transaction/${name} HTTP/1.1`,
    'Host: pavilion.localhost',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    `X-Hub88-Signature: ${signature}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}

async function asFastAsAnswered(lines: VendorConnection[], requests: Buffer[], seconds: number): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1_000;
  let next = 0;
  await Promise.all(
    lines.map(async (line) => {
      for (let due = performance.now(); due < until && next < requests.length; due = performance.now()) {
        await line.send(requests[next++] as Buffer);
        times.push(performance.now() - due);
      }
    }),
  );
  return times;
}

/** Due at their times; a line that is free takes the next. None free: it waits, and its time runs. */
async function atTheirTimes(lines: VendorConnection[], requests: Buffer[], rate: number): Promise<number[]> {
  const times: number[] = [];
  const began = performance.now();
  let next = 0;
  await Promise.all(
    lines.map(async (line) => {
      while (next < requests.length) {
        const at = next++;
        const due = began + (at * 1_000) / rate;
        const early = due - performance.now();
        if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
        await line.send(requests[at] as Buffer);
        times.push(performance.now() - due);
      }
    }),
  );
  return times;
}

async function play(load: Load): Promise<LoadResult> {
  const requests = await signedBets(load);
  const lines = await Promise.all(Array.from({ length: load.connections }, () => VendorConnection.open(load.vendor.port)));
  await asFastAsAnswered(lines, requests.splice(0, WARMING), Infinity);
  process.stdout.write('ready\n');
  const began = performance.now();
  const times = await (load.rate ? atTheirTimes(lines, requests, load.rate) : asFastAsAnswered(lines, requests, load.seconds));
  const perSecond = times.length / ((performance.now() - began) / 1_000);
  const unknown = lines.reduce((sum, line) => sum + line.unknown, 0);
  for (const line of lines) line.close();
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { perSecond, bets: times.length, p50: at(0.5), p99: at(0.99), longest: at(1), unknown };
}

process.stdout.write(`${JSON.stringify(await play(JSON.parse(await text(process.stdin)) as Load))}\n`);
process.exit(0);
