import { generateKeyPairSync } from 'node:crypto';
import { enrolStaff, staffRequest, testApp, type TestApp, type TestOperator } from '../../../../platform/testing';

let app: TestApp;
let mina: TestOperator;
let badal: TestOperator;
let local: TestOperator;
beforeAll(async () => {
  app = await testApp();
  mina = await enrolStaff(app, 'mina', { '*': 'admin' });
  badal = await enrolStaff(app, 'badal', { '*': 'admin' });
  local = await enrolStaff(app, 'local', { pavilion: 'admin' });
}, 60_000);
afterAll(() => app.close());

const publicKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' }).toString();
const wanted = { kind: 'add', vendor: 'puppet-games', reason: 'a new vendor', launchUrl: 'http://127.0.0.1:9', publicKey };

async function post(as: TestOperator, path: string, payload: object) {
  const answer = await staffRequest(app, { method: 'POST', url: `/staff/vendors/${path}`, as, payload });
  return { status: answer.statusCode, ...answer.json() };
}
const vendorsNow = async () =>
  (await staffRequest(app, { method: 'GET', url: '/staff/vendors', as: mina })).json().value.list as {
    code: string;
    winCaps: object[];
  }[];

describe('an operator who wants a vendor of their own, which could pay anybody', () => {
  it('cannot connect one alone, nor with a role in one brand, and connects one with a second admin', async () => {
    expect((await post(local, 'changes', wanted)).code).toBe('auth.forbidden');
    const { value: proposed } = await post(mina, 'changes', wanted);
    expect(proposed).toMatchObject({ state: 'proposed', proposedBy: 'mina' });
    expect((await post(mina, `changes/${proposed.id}/approval`, { reason: 'looks fine to me' })).code).toBe(
      'accounting.second_operator_required',
    );
    expect((await post(local, `changes/${proposed.id}/approval`, { reason: 'looks fine to me' })).code).toBe('auth.forbidden');
    expect(await vendorsNow()).toEqual([]);

    expect((await post(badal, `changes/${proposed.id}/approval`, { reason: 'compared the key' })).value.state).toBe('applied');
    expect((await post(badal, `changes/${proposed.id}/approval`, { reason: 'compared the key' })).code).toBe('accounting.closed');
    expect(await vendorsNow()).toMatchObject([
      { code: 'puppet-games', connected: true, ourKey: expect.stringContaining('PUBLIC KEY') },
    ]);
  });

  it('cannot raise what its wins pay, nor change its key, alone', async () => {
    for (const change of [
      { kind: 'cap', vendor: 'puppet-games', reason: 'higher wins', currency: 'BDT', amount: '900000000000' },
      { kind: 'key', vendor: 'puppet-games', reason: 'a new key', publicKey },
      { kind: 'our-key', vendor: 'puppet-games', reason: 'a new key of ours' },
      { kind: 'remove', vendor: 'puppet-games', reason: 'no longer' },
    ]) {
      const { value: proposed } = await post(mina, 'changes', change);
      expect((await post(mina, `changes/${proposed.id}/approval`, { reason: 'looks fine to me' })).code).toBe(
        'accounting.second_operator_required',
      );
      expect((await post(mina, `changes/${proposed.id}/rejection`, { reason: 'on second thoughts' })).value.state).toBe('rejected');
    }
    expect(await vendorsNow()).toMatchObject([{ connected: true, winCaps: [], ourNewKey: null }]);
  });

  it.each([
    ['no key', { ...wanted, publicKey: undefined }, 'publicKey'],
    ['a key that is none', { ...wanted, publicKey: '-----BEGIN PUBLIC KEY-----\nnothing' }, 'publicKey'],
    ['a cap without a currency', { kind: 'cap', vendor: 'puppet-games', reason: 'a cap', amount: '5' }, 'currency'],
  ])('is told which field is wrong with %s', async (_, change, field) => {
    const refused = await post(mina, 'changes', change);
    expect([refused.status, Object.keys(refused.fields)]).toEqual([400, [field]]);
  });

  it('reads how a vendor answers: this one does not', async () => {
    expect((await post(mina, 'puppet-games/check', {})).value).toMatchObject({ ok: false, games: null });
    expect((await post(mina, 'nobody-games/check', {})).code).toBe('request.not_found');
    expect((await post(local, 'puppet-games/check', {})).code).toBe('auth.forbidden');
  });
});
