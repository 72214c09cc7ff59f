import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Journal } from './journal';
import { createWebhookSender } from './webhook-sender';

const KEY = randomBytes(32);
const callback = (url: string) => ({ key: 'one', url, body: '{}', due: 0 });

/** What the log was told, by level. */
function written() {
  const lines: { level: string; facts: Record<string, unknown>; message: string }[] = [];
  const to = (level: string) => (facts: object, message: string) =>
    void lines.push({ level, facts: facts as Record<string, unknown>, message });
  return { lines, log: { warn: to('warn'), error: to('error') } as never };
}

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};

async function listening(answer: RequestListener) {
  const merchant = createServer(answer);
  await new Promise<void>((listens) => merchant.listen(0, '127.0.0.1', listens));
  const close = () => {
    merchant.closeAllConnections();
    return new Promise((closed) => merchant.close(closed));
  };
  return { url: `http://127.0.0.1:${(merchant.address() as AddressInfo).port}/`, close };
}

it('says why a merchant did not answer, each time, and when it gives the merchant up', async () => {
  const { lines, log } = written();
  const journal: Journal = { events: [], append: () => undefined };
  const sender = createWebhookSender(KEY, journal, log, { maxAttempts: 3, firstBackoffMs: 1 });

  const gone = await listening(() => undefined);
  await gone.close();
  sender.enqueue(callback(gone.url));
  await until(() => lines.length === 3);

  expect(lines.map(({ level, facts }) => [level, facts['tries']])).toEqual([
    ['warn', 1],
    ['warn', 2],
    ['error', 3],
  ]);
  for (const { facts } of lines) expect(facts['err']).toMatchObject({ message: 'fetch failed', cause: { code: 'ECONNREFUSED' } });
  sender.close();
});

it('says so when what was accepted cannot be noted', async () => {
  const { lines, log } = written();
  const merchant = await listening((_request, response) => void response.writeHead(200).end());
  const append: Journal['append'] = ({ kind }) => {
    if (kind === 'webhook-delivered') throw new Error('the disk is full');
  };
  const sender = createWebhookSender(KEY, { events: [], append }, log);

  sender.enqueue(callback(merchant.url));
  await until(() => lines.length === 1);

  expect(lines[0]).toMatchObject({ level: 'error', facts: { callback: 'one', err: { message: 'the disk is full' } } });
  sender.close();
  await merchant.close();
});
