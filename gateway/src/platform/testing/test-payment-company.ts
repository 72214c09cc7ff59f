import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildAcquirer } from '@pavilion/acquirer/app';
import { sign } from '@pavilion/acquirer/signature';
import type { TestApp } from './test-app';

/** The payment company beside a gateway, as it is: on a port of its own, with the secret that both know. */
export interface TestPaymentCompany {
  /** A callback as it would send it. */
  callback(
    path: string,
    notification: object,
    at?: number,
  ): { method: 'POST'; url: string; payload: string; headers: Record<string, string> };
  /** What a payer does at an address that the company gave out. */
  pay(payUrl: string, typed: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

/** Starts the company. It reaches the gateway over the network; with `reachable: false` whatever it says by itself is lost on the way. */
export async function startCompany(
  { gateway, platform: { config } }: TestApp,
  { reachable = true } = {},
): Promise<TestPaymentCompany> {
  const key = readFileSync(join(config.dataDir, 'keys', 'payments-sandbox.key'));
  if (reachable) await gateway.site.listen({ host: '127.0.0.1', port: 0 });
  config.publicOrigin = reachable ? originOf(gateway.site.server.address()) : UNREACHABLE_ORIGIN;
  const company = await buildAcquirer({
    key,
    dataDir: undefined,
    publicUrl: () => config.acquirerUrl,
    logLevel: process.env.PAVILION_LOG_LEVEL ?? 'silent',
  });
  await company.listen({ host: '127.0.0.1', port: 0 });
  config.acquirerUrl = originOf(company.server.address());
  return {
    callback(path, notification, at = Date.now()) {
      const payload = JSON.stringify(notification, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
      return { method: 'POST', url: path, payload, headers: sign(key, payload, at) };
    },
    pay: (payUrl, typed) => fetch(payUrl, { method: 'POST', body: new URLSearchParams(typed), redirect: 'manual' }),
    close: () => company.close(),
  };
}

/** The port of discards: nothing listens there. */
const UNREACHABLE_ORIGIN = 'http://127.0.0.1:9';

function originOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') throw new Error('it does not listen');
  return `http://127.0.0.1:${address.port}`;
}
