import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildAcquirer } from './app';
import { isSigned, sign } from './signature';

const key = randomBytes(32);
const CARD = { action: 'pay', number: '4242 4242 4242 4242', until: '08/39', code: '123', holder: 'Rahima Begum' };

/** A merchant that hears what it is told, once it listens. */
let heard: { body: string; signed: boolean }[];
let deaf: boolean;
let merchant: Server;
let notifyUrl: string;
let dataDir: string;
let company: FastifyInstance;
const open = () => buildAcquirer({ key, dataDir, publicUrl: () => 'http://company.test', logLevel: 'silent' });

beforeEach(async () => {
  heard = [];
  deaf = false;
  dataDir = mkdtempSync(join(tmpdir(), 'acquirer-'));
  merchant = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      if (!deaf) heard.push({ body: body.toString(), signed: isSigned(key, body, request.headers) });
      response.writeHead(deaf ? 503 : 200).end();
    });
  });
  await new Promise<void>((listens) => merchant.listen(0, '127.0.0.1', listens));
  notifyUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}/callback`;
  company = await open();
});
afterEach(async () => {
  await company.close();
  merchant.closeAllConnections();
  merchant.close();
  rmSync(dataDir, { recursive: true });
});

const ask = async (path: string, question: object, by = key) => {
  const payload = JSON.stringify(question);
  return company.inject({ method: 'POST', url: `/merchant${path}`, payload, headers: sign(by, payload) });
};
const begin = async (more: object = {}) => {
  const id = randomUUID();
  const payment = {
    id,
    method: 'river-pay',
    flow: 'ewallet',
    total: '50500',
    fee: '500',
    currency: 'BDT',
    currencySymbol: '৳',
    payee: 'Pavilion <b>',
    reference: 'K7PQ2MX4RD',
    notifyUrl,
    returnUrl: 'http://pavilion.test/back',
    locale: 'en',
    expiresAt: new Date(Date.now() + 60_000).toISOString(),
    ...more,
  };
  return { id, answer: await ask('/payments', payment) };
};
const pay = (id: string, typed: Record<string, string>) =>
  company.inject({
    method: 'POST',
    url: `/sandbox/${id}`,
    payload: new URLSearchParams(typed).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
};

it('shows the payer what they pay, takes their payment once, and tells the merchant in signed words', async () => {
  const { id, answer } = await begin();
  expect(answer.json()).toEqual({ providerId: `sbx-${id.slice(0, 13)}`, payUrl: `http://company.test/sandbox/${id}?lang=en` });
  const page = await company.inject(`/sandbox/${id}?lang=en`);
  expect(page.body).toContain('৳505.00');
  expect(page.body).not.toContain('<b>');
  expect(page.headers['content-security-policy']).toContain("form-action 'self' http://pavilion.test");

  expect((await pay(id, { action: 'pay' })).headers.location).toBe('http://pavilion.test/back');
  await pay(id, { action: 'refuse' });
  await until(() => heard.length > 0);

  const notification = { paymentId: id, providerId: `sbx-${id.slice(0, 13)}`, outcome: 'paid', total: '50500', currency: 'BDT' };
  expect(heard.map(({ body, signed }) => [JSON.parse(body), signed])).toEqual([[notification, true]]);
  expect((await ask('/payments/status', { id })).json()).toEqual({ notification });
  expect((await company.inject(`/sandbox/${id}`)).body).toContain('This payment was made.');
});

it('remembers after a restart what was begun and paid, and tells what was not heard', async () => {
  deaf = true;
  const { id } = await begin();
  await pay(id, { action: 'other-amount', amount: '৩০০.৫' });
  await company.close();
  deaf = false;
  company = await open();

  await until(() => heard.length > 0);

  expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({ paymentId: id, outcome: 'paid', total: '30050' });
});

it('keeps no number of a card, and says what is wrong with one', async () => {
  const { id } = await begin({ flow: 'card' });
  for (const [wrong, words] of [
    [{ number: '4242 4242 4242 4241' }, 'card number is not valid'],
    [{ until: '01/20' }, 'month and year'],
    [{ code: '1' }, 'three or four digits'],
    [{ holder: '' }, 'name as on the card'],
    [{ number: '4000 0000 0000 0002' }, 'declined'],
  ] as const) {
    const answer = await pay(id, { ...CARD, ...wrong });
    expect([answer.statusCode, answer.body.includes(words)]).toEqual([422, true]);
  }

  expect((await pay(id, CARD)).statusCode).toBe(303);

  expect(readFileSync(join(dataDir, 'journal.jsonl'), 'utf8')).not.toMatch(/4242/);
});

it('gives back once what was paid, and reports all of it in order', async () => {
  const [{ id }, failed] = [await begin(), await begin()];
  await pay(id, { action: 'silent' });
  await pay(failed.id, { action: 'refuse' });
  const first = (await ask('/refunds', { id })).json();
  expect((await ask('/refunds', { id })).json()).toEqual(first);
  expect((await ask('/refunds', { id: failed.id })).statusCode).toBe(404);
  await ask('/payouts', { id: randomUUID(), number: '01812340000', amount: '700', currency: 'BDT', notifyUrl });

  const [from, to] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)].map((at) => at.toISOString());
  const { lines } = (await ask('/reports', { from, until: to })).json();

  expect(lines.map(({ kind, state, amount }: Record<string, string>) => `${kind} ${state} ${amount}`)).toEqual([
    'payment paid 50500',
    'payment failed 50500',
    'refund paid 50500',
    'payout failed 700',
  ]);
  expect((await ask('/reports', { from: to, until: to })).json()).toEqual({ lines: [] });
});

it('answers nobody without the secret, and nothing that it cannot read', async () => {
  expect((await ask('/reports', {}, randomBytes(32))).statusCode).toBe(401);
  expect((await company.inject({ method: 'POST', url: '/merchant/reports' })).statusCode).toBe(400);
  expect((await ask('/payments', { id: 'x', balance: '1' })).statusCode).toBe(400);
  expect((await company.inject('/sandbox/x')).statusCode).toBe(404);
});
