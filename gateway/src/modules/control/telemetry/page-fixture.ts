import { randomUUID } from 'node:crypto';
import type { RemoteTelemetry, TelemetryEvent } from '@pavilion/api/staff';
import type { LightMyRequestResponse } from 'fastify';
import { type TestOperator, staffRequest, type TestApp } from '../../../platform/testing';

const wallet = (version: string) => ({ remote: 'wallet', version }) as const;
export const mount = (version = '1.0.0', tookMs = 120): TelemetryEvent => ({
  kind: 'mount',
  ...wallet(version),
  part: 'wallet.home',
  tookMs,
});
export const refusal = (code: string, version = '1.0.0'): TelemetryEvent => ({
  kind: 'refusal',
  ...wallet(version),
  part: 'wallet.home',
  refusal: code,
  detail: '',
});
export const scriptError = (message: string, stack: string, version = '1.0.0'): TelemetryEvent => ({
  kind: 'error',
  ...wallet(version),
  message,
  stack,
});

let addresses = 0;

/** A page tells what it saw; each from an address of its own, unless told. */
export async function sendReports(
  app: TestApp,
  events: TelemetryEvent[],
  { page = randomUUID(), brand = 'pavilion', address = `10.9.${(addresses += 1) >> 8}.${addresses & 255}`, ...more } = {} as {
    page?: string;
    brand?: string;
    address?: string;
    skew?: object;
  },
): Promise<LightMyRequestResponse> {
  const payload = { page, seq: 1, events, ...more };
  return app.request({ method: 'POST', url: '/wps/telemetry', brand, payload, remoteAddress: address });
}

/** What the console shows of the wallet by now. */
export async function figures(app: TestApp, as: TestOperator, minutes = 60, brand = 'pavilion'): Promise<RemoteTelemetry> {
  await app.gateway.services.telemetry.flush();
  const url = `/staff/brands/${brand}/remotes/wallet/telemetry?minutes=${minutes}`;
  return (await staffRequest(app, { method: 'GET', url, as })).json<{ value: RemoteTelemetry }>().value;
}
