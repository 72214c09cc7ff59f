import type { ApplyResult, Change, PendingChange, Plan } from '@pavilion/api/staff';
import { publishVersions, type TestApp } from '../../../platform/testing';
import { enrolStaff, operatorToken, type TestOperator } from '../../../platform/testing/staff';
import { mode, promote, reason, StaffClient, valueOf } from './staff-client-fixture';

let setup: StaffClient;
let app: TestApp;
let shirin: TestOperator;
beforeAll(async () => {
  setup = await StaffClient.open();
  ({ app } = setup);
  shirin = await enrolStaff(app, 'shirin', { '*': 'admin' });
});
afterAll(() => app.close());

const retire: Change = { kind: 'retire-brand' };
const restore: Change = { kind: 'restore-brand' };
const maintenance: Change = { kind: 'maintenance', on: true };
const quay = { from: 'lagoon', code: 'quay', name: 'Quay', host: 'quay.localhost', reason };

const approve = (id: string | null, as: TestOperator, brand = 'lagoon') =>
  setup.send(`/staff/brands/${brand}/pending/${id}/approve`, { reason: 'looked at it' }, as);
const planOf = async (change: Change, brand = 'lagoon') =>
  valueOf<Plan>(await setup.send(`/staff/brands/${brand}/plan`, { changes: [change] }));
const byMachine = (method: 'GET' | 'POST', url: string, payload?: object) =>
  app.requestPrivate({ method, url, headers: { authorization: `Bearer ${operatorToken(app)}` }, ...(payload && { payload }) });
const names = (list: { brand: string }[]) => list.map(({ brand }) => brand);
const visit = (url: string, accept = 'text/html') => app.request({ url, headers: { host: 'lagoon.localhost', accept } });

async function agreed(change: Change): Promise<void> {
  const { request } = await setup.change([change], { brand: 'lagoon' });
  valueOf(await approve(request, shirin));
}

describe('a brand that is to be retired', () => {
  it('is closed to players first, by a change that the refusal carries', async () => {
    expect((await setup.requestChange([retire], { brand: 'lagoon' })).json()).toMatchObject({ code: 'registry.site_still_open' });
    expect((await planOf(retire)).lines).toMatchObject([
      { objections: [{ weight: 'stops', code: 'registry.site_still_open', cure: [maintenance] }] },
    ]);

    await setup.change([maintenance], { brand: 'lagoon' });
    expect(await planOf(retire)).toMatchObject({ needsApproval: true, lines: [{ objections: [] }] });
  });

  it('is an admin’s to propose, and waits for another admin although the brand asks for no second person', async () => {
    expect((await setup.requestChange([retire], { as: setup.rafi })).statusCode).toBe(403);

    const { outcome, request } = await setup.change([retire], { brand: 'lagoon' });

    expect(outcome).toBe('waiting');
    expect((await setup.board()).pending).toMatchObject([{ id: request, needed: 1 }]);
    expect((await approve(request, setup.mina)).json()).toMatchObject({ code: 'registry.own_request' });
    expect(names((await setup.board()).brands)).toContain('lagoon');
    valueOf(await approve(request, shirin));
    expect(names((await setup.board()).brands)).toEqual(['pavilion']);
  });
});

describe('a retired brand', () => {
  it('has left the board, lists, releases and clones, and its history can be read', async () => {
    const board = await setup.board();
    expect(board.retired).toMatchObject([{ brand: 'lagoon', hosts: ['lagoon.localhost'], retiredAt: expect.any(String) }]);
    expect(names(valueOf(await byMachine('GET', '/registry/brands')))).toEqual(['pavilion']);
    expect(names(valueOf(await byMachine('GET', '/registry/retired')))).toEqual(['lagoon']);
    await publishVersions(app, 'wallet', ['5.0.0']);
    const released = { version: '5.0.0', who: 'a team', reason: 'release' };
    expect(names(valueOf(await byMachine('POST', '/registry/remotes/wallet/promote', released)))).toEqual(['pavilion']);
    expect((await setup.send('/staff/brands/lagoon/clone', quay)).json()).toMatchObject({ code: 'registry.brand_retired' });

    expect((await setup.lastAudit('lagoon'))[1]).toMatchObject({ who: 'mina', action: 'retire-brand', after: { retired: true } });
    expect((await setup.ask('/staff/brands/lagoon/liability')).statusCode).toBe(200);
    expect((await setup.ask('/staff/brands/lagoon/file')).statusCode).toBe(200);
  });

  it('is changed by nobody until it is back', async () => {
    expect((await setup.requestChange([mode('games', 'off')], { brand: 'lagoon' })).json()).toMatchObject({
      code: 'registry.brand_retired',
    });
    const named = { version: '5.0.0', brands: ['lagoon'], who: 'a team', reason: 'release' };
    expect((await byMachine('POST', '/registry/remotes/wallet/promote', named)).json()).toMatchObject({
      code: 'registry.brand_retired',
    });
    expect(await setup.change([{ kind: 'revoke', remote: 'wallet', version: '4.0.0' }])).toMatchObject({ outcome: 'done' });
  });

  it('tells players at every address, in its own look, that it has closed and how they get their money', async () => {
    const page = await visit('/games');
    expect([page.statusCode, page.headers['cache-control']]).toEqual([410, 'no-store']);
    expect(page.body).toContain('data-brand="lagoon"');
    expect(page.body).toContain('This site has closed');
    expect(page.body).toContain('সাইটটি বন্ধ হয়ে গেছে');
    expect(page.body).toContain('Approved withdrawals still arrive');
    expect(page.body).toMatch(/mailto:[^"@]+@/);
    expect(page.body).not.toContain('<script type="module"');
    expect(setup.manifestOf('lagoon')).toMatchObject({ retired: true });
    expect((await visit('/wps/v2/wallets/balance', 'application/json')).json()).toMatchObject({ code: 'site.retired' });
    expect((await visit('/service')).statusCode).toBe(200);
  });

  it('never leaves an installation without a brand', async () => {
    await setup.change([maintenance]);
    expect((await setup.requestChange([retire])).json()).toMatchObject({ code: 'registry.last_brand' });
    await setup.change([{ kind: 'maintenance', on: false }]);
  });

  it('comes back as it was when two agree, and opens with the end of its maintenance', async () => {
    const asked = valueOf<ApplyResult>(
      await byMachine('POST', '/registry/brands/lagoon/changes', { changes: [restore], reason, who: 'rafi' }),
    );
    const waiting = valueOf<PendingChange[]>(await byMachine('GET', '/registry/pending'));
    expect(waiting).toMatchObject([{ id: asked.request, brand: 'lagoon', needed: 2 }]);
    valueOf(await approve(asked.request, setup.mina));
    expect(names((await setup.board()).brands)).toEqual(['pavilion']);
    valueOf(await approve(asked.request, shirin));

    expect(setup.walletOf('lagoon')).toMatchObject({ version: '1.0.0', mode: 'on' });
    expect((await visit('/wps/v2/wallets/balance', 'application/json')).json()).toMatchObject({ code: 'site.maintenance' });
    await setup.change([{ kind: 'maintenance', on: false }, promote('5.0.0')], { brand: 'lagoon' });
    expect((await visit('/')).statusCode).toBe(200);
    expect(setup.manifestOf('lagoon')).not.toHaveProperty('retired');
    expect((await setup.board()).retired).toEqual([]);
  });

  it('ends its canaries, from which nobody would learn', async () => {
    const stages = [{ bps: 500, minutes: 600 }];
    await setup.change([{ kind: 'canary', remote: 'wallet', version: '3.0.0', stages }, maintenance], { brand: 'lagoon' });
    await agreed(retire);
    await agreed(restore);

    expect(setup.walletOf('lagoon')).not.toHaveProperty('canary');
  });
});
