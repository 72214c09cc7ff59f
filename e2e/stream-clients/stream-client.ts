import { Agent, request } from 'node:http';
import { createParser } from 'eventsource-parser';

/** What a page that only follows manifests reads of its stream, written down anew because these tests see the platform from outside. */
interface StreamEvents {
  hello: { stream: string };
  manifest: { seq: number; signed?: object; stop?: object; spreadMs?: number };
}

/** What one page heard and when, in milliseconds of `performance.now()`. */
interface ManifestUpdate {
  seq: number;
  /** When the stream said that there is a newer manifest. */
  announcedAt: number;
  /** When it had the manifest itself: from now on it is in force on the page. */
  appliedAt: number;
  /** When the gateway took the page's word that it runs it. */
  acknowledgedAt: number;
  /** What it ends came along, before the manifest was fetched. */
  stopped: boolean;
}

/** An open page without a browser: it follows its brand's stream as the shell does. */
export interface StreamClient {
  /** Of the manifest that it runs. */
  seq(): number;
  /** Every newer manifest that it followed, in order. */
  updates: readonly ManifestUpdate[];
  close(): void;
}

interface Site {
  /** A gateway on this machine. */
  port: number;
  /** The brand's host. */
  host: string;
}

/** As in the shell: thousands of pages hear of a change at once, and ask for it over this time. */
const SPREAD_MS = 250;
const keepAliveAgent = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * Opens a page's stream, and is there once it was told who it is and which manifest is in force. Each newer manifest it fetches and acknowledges;
 * one that comes with its envelope it acknowledges at once.
 *
 * @throws Error when the stream does not open
 */
export function openStreamClient(site: Site): Promise<StreamClient> {
  const updates: ManifestUpdate[] = [];
  let [stream, seq] = ['', 0];
  const follow = async ({ seq: newer, signed, stop, spreadMs = 0 }: StreamEvents['manifest']) => {
    const announcedAt = performance.now();
    if (!signed) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.max(spreadMs, SPREAD_MS)));
      newer = Math.max(newer, await manifestSeq(site));
    }
    if (newer <= seq) return;
    seq = newer;
    const appliedAt = performance.now();
    await send(site, 'POST', '/wps/system/manifest/ack', { stream, seq });
    updates.push({ seq, announcedAt, appliedAt, acknowledgedAt: performance.now(), stopped: stop !== undefined });
  };
  return new Promise((resolve, reject) => {
    const asked = request({ ...target(site), path: '/wps/stream', headers: { host: site.host, accept: 'text/event-stream' } });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`The stream answered ${answer.statusCode}`));
      const close = () => void asked.destroy();
      const onManifest = (told: StreamEvents['manifest']) => {
        // A page that cannot follow goes: the bench counts those that did.
        if (seq > 0) follow(told).catch(() => close());
        else
          acknowledge(site, stream, (seq = told.seq)).then(
            () => resolve({ seq: () => seq, updates, close }),
            (error: unknown) => reject(error),
          );
      };
      const parser = createParser({
        onEvent({ event, data }) {
          if (isNamed(event, 'hello')) ({ stream } = JSON.parse(data) as StreamEvents['hello']);
          if (isNamed(event, 'manifest')) onManifest(JSON.parse(data) as StreamEvents['manifest']);
        },
      });
      answer.setEncoding('utf8').on('data', (text: string) => parser.feed(text));
      // Closed by us, or by a gateway that ends: the bench counts those that followed.
      answer.on('error', () => undefined);
    });
    asked.end();
  });
}

/** A page runs what came with it, and says so. */
async function acknowledge(site: Site, stream: string, seq: number): Promise<void> {
  await send(site, 'POST', '/wps/system/manifest/ack', { stream, seq });
}

async function manifestSeq(site: Site): Promise<number> {
  const { value } = (await send(site, 'GET', '/wps/system/manifest')) as { value: { payload: string } };
  return (JSON.parse(Buffer.from(value.payload, 'base64').toString('utf8')) as { seq: number }).seq;
}

function send(site: Site, method: string, path: string, body?: object): Promise<unknown> {
  const headers = { host: site.host, ...(body && { 'content-type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    const asked = request({ ...target(site), method, path, headers, agent: keepAliveAgent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(JSON.parse(text)) : reject(new Error(`${path} answered ${answer.statusCode}`)),
      );
    });
    asked.on('error', reject);
    asked.end(body && JSON.stringify(body));
  });
}

function target({ port }: Site): { host: string; port: number; agent: false } {
  return { host: '127.0.0.1', port, agent: false };
}

function isNamed(event: string | undefined, name: keyof StreamEvents): boolean {
  return event === name;
}
