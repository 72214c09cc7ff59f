import type { PendingChange } from '@pavilion/api/staff';
import { enrolStaff, operatorToken, type TestApp, type TestOperator } from '../../../platform/testing';
import { StaffClient, mode, reason, valueOf } from './staff-client-fixture';

let setup: StaffClient;
let app: TestApp;
/** An admin who finds four eyes a nuisance. */
let mina: TestOperator;
/** An approver, and an admin. */
let rafi: TestOperator;
let nila: TestOperator;
beforeAll(async () => {
  setup = await StaffClient.open();
  ({ app, mina, rafi } = setup);
  nila = await enrolStaff(app, 'nila', { pavilion: 'admin' });
  valueOf(await settings(true));
}, 60_000);
afterAll(() => app.close());

const settings = (fourEyes: boolean, as?: TestOperator) =>
  setup.send('/staff/brands/pavilion/settings', { fourEyes, reason }, as, 'PATCH');
const decide = (id: string | null, verdict: string, as: TestOperator) =>
  setup.send(`/staff/brands/pavilion/pending/${id}/${verdict}`, { reason: 'looked at it' }, as);
const isOn = async () => (await setup.board()).brands.find(({ brand }) => brand === 'pavilion')?.fourEyes;
const waiting = async (id: string | null): Promise<PendingChange | undefined> =>
  (await setup.board()).pending.find((each) => each.id === id);

describe('an admin who wants four eyes off', () => {
  it('only asks for it: another admin has to agree', async () => {
    const { outcome, request } = valueOf<{ outcome: string; request: string }>(await settings(false));

    expect(outcome).toBe('waiting');
    expect(await isOn()).toBe(true);
    expect(await waiting(request)).toMatchObject({
      who: 'mina',
      lines: [{ en: expect.stringContaining('nobody else’s approval') }],
    });
    expect((await decide(request, 'approve', mina)).json()).toMatchObject({ code: 'registry.own_request' });
    expect((await decide(request, 'approve', rafi)).json()).toMatchObject({ code: 'auth.forbidden' });
    expect(await isOn()).toBe(true);

    expect(valueOf(await decide(request, 'approve', nila))).toMatchObject({ outcome: 'done' });
    expect(await isOn()).toBe(false);
    expect(valueOf(await settings(true))).toMatchObject({ outcome: 'done' });
    expect((await setup.lastAudit())[0]).toMatchObject({ who: 'mina', action: 'four-eyes', after: { fourEyes: true } });
  });

  it('gets no further by the way of changes, at a time, together with an emergency, or as an operator', async () => {
    const off = { kind: 'four-eyes', on: false } as const;
    for (const changes of [[off], [mode('games', 'killed'), off]]) {
      const { outcome, request } = await setup.change(changes);
      expect(outcome).toBe('waiting');
      await decide(request, 'cancel', mina);
    }
    const later = await setup.send('/staff/brands/pavilion/changes', {
      changes: [off],
      baseSeq: setup.manifestOf().seq,
      reason,
      at: new Date(Date.now() + 3_600_000).toISOString(),
    });
    expect(valueOf(later)).toMatchObject({ outcome: 'waiting' });
    expect((await setup.requestChange([off], { as: rafi })).json()).toMatchObject({ code: 'auth.forbidden' });
    expect(await isOn()).toBe(true);
  });
});

describe('somebody at the command line', () => {
  const operate = (payload: object) =>
    app.requestPrivate({
      method: 'POST',
      url: '/registry/brands/pavilion/changes',
      headers: { authorization: `Bearer ${operatorToken(app)}` },
      payload: { reason, ...payload },
    });

  it('does not approve in the console what they asked for under another name: two others have to', async () => {
    const asked = await operate({ changes: [mode('games', 'off')], who: 'rafi' });
    const { request } = valueOf<{ request: string }>(asked);
    expect(await waiting(request)).toMatchObject({ who: 'cli:rafi', approvals: [], needed: 2 });

    expect(valueOf(await decide(request, 'approve', mina))).toMatchObject({ outcome: 'waiting' });
    expect(await waiting(request)).toMatchObject({ approvals: ['mina'] });
    expect((await decide(request, 'approve', mina)).json()).toMatchObject({ code: 'registry.own_request' });

    expect(valueOf(await decide(request, 'approve', rafi))).toMatchObject({ outcome: 'done' });
  });
});
