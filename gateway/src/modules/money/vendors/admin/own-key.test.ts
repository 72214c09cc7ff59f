import { verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { enrolStaff, staffRequest, type TestOperator, TestVendor } from '../../../../platform/testing';

/** Our public keys that the vendor accepts; none is asked for before it is told one. */
let accepted: string[] = [];
const server = createServer(async (request, response) => {
  const body = await buffer(request);
  const signature = Buffer.from(String(request.headers['x-hub88-signature']), 'base64');
  const known = accepted.some((key) => verify('RSA-SHA256', body, key, signature));
  response.writeHead(known ? 200 : 401).end(known ? '[]' : '{"status":"RS_ERROR_INVALID_SIGNATURE"}');
});
let vendor: TestVendor;
let mina: TestOperator;
let badal: TestOperator;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  vendor = await TestVendor.connected(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  mina = await enrolStaff(vendor.app, 'mina', { '*': 'admin' });
  badal = await enrolStaff(vendor.app, 'badal', { '*': 'admin' });
}, 60_000);
afterAll(async () => {
  await vendor.close();
  server.closeAllConnections();
  server.close();
});

async function post(as: TestOperator, path: string, payload: object) {
  const answer = await staffRequest(vendor.app, { method: 'POST', url: `/staff/vendors/${path}`, as, payload });
  return answer.json();
}
const studio = async () =>
  (await staffRequest(vendor.app, { method: 'GET', url: '/staff/vendors', as: mina })).json().value.list[0] as {
    ourKey: string;
    ourNewKey: string | null;
  };
/** What mina proposes and badal decides; the answer to badal. */
async function change(kind: string) {
  const { value } = await post(mina, 'changes', { kind, vendor: 'studio', reason: 'the key is two years old' });
  return post(badal, `changes/${value.id}/approval`, { reason: 'agreed by telephone' });
}

describe('our own key for a vendor', () => {
  it('is replaced by two admins, and the old one signs until the vendor accepts the new one', async () => {
    const { ourKey: old } = await studio();
    accepted = [old];
    expect((await post(mina, 'changes', { kind: 'our-key-switch', vendor: 'studio', reason: 'too early' })).code).toBe(
      'request.not_found',
    );

    expect((await change('our-key')).value).toMatchObject({ state: 'applied', decided: { by: 'badal' } });
    const { ourKey, ourNewKey } = await studio();
    expect([ourKey, ourNewKey]).toEqual([old, expect.stringContaining('PUBLIC KEY')]);
    expect(ourNewKey).not.toBe(old);
    expect((await post(mina, 'studio/check', {})).value).toMatchObject({ ok: true });

    expect((await change('our-key-switch')).code).toBe('vendor.our_key_refused');
    expect(await studio()).toEqual(expect.objectContaining({ ourKey: old, ourNewKey }));

    accepted = [old, ourNewKey ?? ''];
    expect((await change('our-key-switch')).value.state).toBe('applied');
    expect(await studio()).toMatchObject({ ourKey: ourNewKey, ourNewKey: null });
    accepted = [ourNewKey ?? ''];
    expect((await post(mina, 'studio/check', {})).value).toMatchObject({ ok: true });

    const { lines } = await vendor.app.gateway.services.audit.page('all', { limit: 50 });
    const applied = lines.filter(({ action }) => action === 'vendors.applied').toReversed();
    expect(applied.map(({ who, after }) => [who, (after as { kind: string }).kind])).toEqual([
      ['badal', 'our-key'],
      ['badal', 'our-key-switch'],
    ]);
  });

  it('that nobody switched to is replaced by the next one', async () => {
    await change('our-key');
    const { ourNewKey: first } = await studio();
    await change('our-key');
    const { ourNewKey: second, ourKey } = await studio();

    expect(second).not.toBe(first);
    expect(accepted).toEqual([ourKey]);
  });
});
