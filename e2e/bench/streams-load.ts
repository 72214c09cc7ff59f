import { connect, type Socket } from 'node:net';
import { gatewayClient } from '@pavilion/tooling/cli/gateway-client.mjs';

/** What the load found, in bytes and milliseconds. */
export interface StreamLoadResult {
  clients: number;
  /** Growth of the gateway with each stream: of what the system gave it, and of what its heap holds. */
  perStream: Memory;
  /** From the order until the first, the middle and the last stream was told. */
  calm: Percentiles;
  urgent: Percentiles;
  /** What one stream was sent to say that a remote was killed. */
  killBytes: number;
}

interface Percentiles {
  first: number;
  middle: number;
  last: number;
}

interface Memory {
  resident: number;
  heap: number;
}

interface LoadOptions {
  clients: number;
  port: number;
  privatePort: number;
  dataDir: string;
  /** Its process. */
  gateway: number;
}

/** So many connections are opened at once. */
const BATCH_SIZE = 100;
const TIMEOUT_MS = 60_000;
/** Opened and closed before anything is measured: what the first streams make the gateway load and compile is no part of each. */
const WARM_UP_STREAMS = 500;
const SETTLE_MS = 3_000;

/** One idle page: what it was sent is only looked at for events that it has not seen. */
class Listener {
  private constructor(private readonly socket: Socket) {}
  private seen = '';

  static open(port: number): Promise<Listener> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write('GET /wps/stream HTTP/1.1\r\nHost: pavilion.localhost\r\nAccept: text/event-stream\r\n\r\n'),
      );
      const listener = new Listener(socket);
      socket.setEncoding('latin1').on('data', (text: string) => {
        listener.seen += text;
        if (/event: manifest\ndata: .*\n\n/.test(listener.seen)) resolve(listener);
      });
      socket.once('error', reject).once('close', () => reject(new Error(`The stream was closed after “${listener.seen}”`)));
    });
  }

  /** When it is told the next manifest. */
  next(): Promise<number> {
    this.seen = '';
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('A client was not told')), TIMEOUT_MS);
      const look = () => {
        const at = this.seen.indexOf('event: manifest');
        if (at < 0 || !this.seen.includes('\n\n', at)) return;
        clearTimeout(late);
        this.socket.off('data', look);
        resolve(performance.now());
      };
      this.socket.on('data', look);
    });
  }

  /** How much it was told since then. */
  toldBytes(): number {
    return this.seen.length;
  }

  close(): void {
    this.socket.removeAllListeners('close').destroy();
  }
}

async function runLoad({ clients, port, privatePort, dataDir, gateway }: LoadOptions): Promise<StreamLoadResult> {
  const order = modeSwitcher(privatePort, dataDir);
  // A run that was broken off may have left it off: then switching it off would be no change, and nobody told.
  await order('on');
  const memory = () => memoryOf(gateway, privatePort);
  closeAll(await openAll(WARM_UP_STREAMS, port));
  const before = await memory();
  const listeners = await openAll(clients, port);
  const after = await memory();
  const perStream = {
    resident: (after.resident - before.resident) / clients,
    heap: (after.heap - before.heap) / clients,
  };
  const time = async (mode: string) => {
    const told = Promise.all(listeners.map((listener) => listener.next()));
    const start = performance.now();
    await order(mode);
    return percentiles((await told).map((at) => at - start));
  };
  const calm = await time('off');
  await time('on');
  const urgent = await time('killed');
  const killBytes = Math.max(...listeners.map((listener) => listener.toldBytes()));
  await time('on');
  closeAll(listeners);
  return { clients, perStream, calm, urgent, killBytes };
}

async function openAll(count: number, port: number): Promise<Listener[]> {
  const listeners: Listener[] = [];
  while (listeners.length < count) {
    const batch = Math.min(BATCH_SIZE, count - listeners.length);
    listeners.push(...(await Promise.all(Array.from({ length: batch }, () => Listener.open(port)))));
  }
  return listeners;
}

function closeAll(listeners: readonly Listener[]): void {
  for (const listener of listeners) listener.close();
}

/** Switches a remote, as an operator does by command line. */
function modeSwitcher(privatePort: number, dataDir: string): (mode: string) => Promise<void> {
  const env = { PAVILION_DATA_DIR: dataDir, PAVILION_PRIVATE_PORT: String(privatePort) };
  const operator = gatewayClient('operator-token', { env });
  return async (mode) => {
    const changes = [{ kind: 'mode', remote: 'points', mode }];
    await operator.post('/registry/brands/pavilion/changes', { changes, who: 'bench', reason: 'how fast pages are told' });
  };
}

/** After what was needed only for a moment is freed. */
async function memoryOf(gateway: number, privatePort: number): Promise<Memory> {
  await settle();
  process.kill(gateway, 'SIGUSR2');
  await settle();
  const text = await (await fetch(`http://127.0.0.1:${privatePort}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    resident: figure('process_resident_memory_bytes'),
    heap: figure('nodejs_heap_size_used_bytes') + figure('nodejs_external_memory_bytes'),
  };
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
}

function percentiles(times: number[]): Percentiles {
  const sorted = times.sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(share * (sorted.length - 1))] ?? Number.NaN;
  return { first: at(0), middle: at(0.5), last: at(1) };
}

process.stdout.write(JSON.stringify(await runLoad(JSON.parse(process.argv[2] ?? '') as LoadOptions)));
process.exit(0);
