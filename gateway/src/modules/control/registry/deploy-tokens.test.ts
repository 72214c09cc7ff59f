import type { DeployToken, GivenDeployToken } from '@pavilion/api/staff';
import { publishVersions, type TestApp } from '../../../platform/testing';
import { enrolStaff, type TestOperator } from '../../../platform/testing/staff';
import { StaffClient, valueOf } from './staff-client-fixture';

let setup: StaffClient;
let app: TestApp;
let rafi: TestOperator;
beforeAll(async () => {
  setup = await StaffClient.open();
  ({ app, rafi } = setup);
});
afterAll(() => app.close());

describe('a deploy token', () => {
  const wanted = { remote: 'wallet', holder: 'ci-wallet', kind: 'pipeline', days: 30, reason: 'releases at night' };

  it('is given and ended by admins of all brands, and promotes in its own name', async () => {
    await publishVersions(app, 'wallet', ['9.9.9']);
    expect((await setup.send('/staff/deploy-tokens', wanted, rafi)).statusCode).toBe(403);
    const pavilionAdmin = await enrolStaff(app, 'nila', { pavilion: 'admin' });
    expect((await setup.send('/staff/deploy-tokens', wanted, pavilionAdmin)).json()).toMatchObject({ code: 'auth.forbidden' });

    const given = valueOf<GivenDeployToken>(await setup.send('/staff/deploy-tokens', wanted));

    const promoted = await app.requestPrivate({
      method: 'POST',
      url: '/registry/remotes/wallet/promote',
      headers: { authorization: `Bearer ${given.token}` },
      payload: { version: '9.9.9', brands: ['pavilion'], who: 'mina', reason: 'at night' },
    });
    expect(promoted.statusCode).toBe(200);
    expect((await setup.lastAudit())[0]).toMatchObject({ who: 'deploy:ci-wallet', action: 'promote' });
    const end = (as?: TestOperator) => setup.send(`/staff/deploy-tokens/${given.id}/revoke`, { reason: 'it leaked' }, as);
    expect((await end(pavilionAdmin)).statusCode).toBe(403);
    expect((await end()).statusCode).toBe(200);
    const [listed] = valueOf<DeployToken[]>(await setup.ask('/staff/deploy-tokens', pavilionAdmin));
    expect(listed).toMatchObject({ id: given.id, createdBy: 'mina', revokedBy: 'mina', state: 'revoked' });
  });
});
