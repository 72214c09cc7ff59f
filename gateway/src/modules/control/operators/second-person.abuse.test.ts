import { randomUUID } from 'node:crypto';
import type { IssuedEnrolment, OperatorChangeResult, OperatorLine, OutboxPage } from '@pavilion/api/staff';
import { sql } from 'kysely';
import {
  authenticatorCode,
  enrolAt,
  enrolStaff,
  messagesTo,
  operatorToken,
  registerPlayer,
  type TestOperator,
  staffRequest,
  testApp,
  type TestApp,
} from '../../../platform/testing';
import { forgetUsedCodes } from './used-codes-fixture';

let app: TestApp;
/** An admin who would like to be two. */
let boss: TestOperator;
/** Two admins who are nobody's puppets. */
let mina: TestOperator;
let nuri: TestOperator;
let member: string;
beforeAll(async () => {
  app = await testApp();
  boss = await enrolStaff(app, 'boss', { '*': 'admin' });
  mina = await enrolStaff(app, 'mina', { '*': 'admin' });
  nuri = await enrolStaff(app, 'nuri', { '*': 'admin' });
  await registerPlayer(app, 'crony1');
  member = (await app.gateway.services.members.byAccount('pavilion', 'crony1'))?.publicId ?? '';
}, 60_000);
afterAll(() => app.close());

const reason = 'a reason that is kept';
const send = (as: TestOperator, url: string, payload: object = {}, method: 'POST' | 'PATCH' = 'POST') =>
  staffRequest(app, { method, url, as, payload: { reason, ...payload } });
const invite = async (as: TestOperator, name: string, more: object = {}) =>
  (await send(as, '/staff/operators', { name, displayName: name, roles: { '*': 'admin' }, ...more })).json<{
    value: OperatorChangeResult;
  }>().value;
const release = (as: TestOperator, id: string) => send(as, `/staff/operators/${id}/release`);
const confirm = (as: TestOperator, id: string) => send(as, `/staff/operators/${id}/confirmation`);
const recover = (as: TestOperator, id: string) => send(as, `/staff/operators/${id}`, { recover: true }, 'PATCH');
const lineOf = async (as: TestOperator, name: string) =>
  (await staffRequest(app, { url: '/staff/operators', as }))
    .json<{ value: OperatorLine[] }>()
    .value.find((line) => line.name === name);
/** Whoever reads that mail box enrols. */
const enrolByMail = async (mail: string, { operator }: OperatorChangeResult) => {
  const [latest] = await messagesTo(app, mail);
  const address = /http\S+\/enrol\/[\w-]{43}/.exec(latest?.text ?? '')?.[0] ?? '';
  return { ...(await enrolAt(app, { operator, enrolment: { address, until: '' } })), id: operator.id };
};
/** An operator of the boss's making, whose mail the boss reads. */
const puppetOf = async (as: TestOperator, name: string) => {
  const mail = `${name}@evil.example`;
  return enrolByMail(mail, await invite(as, name, { mail }));
};
const released = async (as: TestOperator, { id }: { id: string }) =>
  enrolAt(app, (await release(as, id)).json<{ value: IssuedEnrolment }>().value);
/** What comes of money that `one` proposes and `other` approves. */
const moneyBy = async (one: TestOperator, other: TestOperator): Promise<string> => {
  const proposal = { id: randomUUID(), member, kind: 'adjustment-in', amount: '5000000' };
  const { value } = (await send(one, '/staff/brands/pavilion/adjustments', proposal)).json();
  const { value: decided, code } = (await send(other, `/staff/brands/pavilion/adjustments/${value.id}/approval`)).json();
  return decided?.state ?? code;
};

describe('an admin who invites a puppet', () => {
  it('cannot approve their own adjustment through an operator they invited', async () => {
    const puppet = await puppetOf(boss, 'puppet1');

    expect(await moneyBy(boss, puppet)).toBe('operators.unconfirmed');
    expect(await moneyBy(puppet, boss)).toBe('operators.unconfirmed');
    expect(await moneyBy(mina, puppet)).toBe('posted');
  });

  it('cannot let one puppet approve what another one proposes, nor a puppet of a puppet', async () => {
    const [one, other] = [await puppetOf(boss, 'puppet2'), await puppetOf(boss, 'puppet3')];
    const grandchild = await puppetOf(one, 'puppet4');

    expect(await moneyBy(one, other)).toBe('operators.unconfirmed');
    expect(await moneyBy(grandchild, other)).toBe('operators.unconfirmed');
    expect(await moneyBy(boss, grandchild)).toBe('operators.unconfirmed');
  });

  it('cannot confirm the puppet, nor have another puppet or the puppet itself do it', async () => {
    const [one, other] = [await puppetOf(boss, 'puppet5'), await puppetOf(boss, 'puppet6')];

    for (const as of [boss, other])
      expect((await confirm(as, one.id)).json()).toMatchObject({ code: 'operators.second_admin_required' });
    expect((await confirm(one, one.id)).json()).toMatchObject({ code: 'operators.second_admin_required' });
    expect(await moneyBy(boss, one)).toBe('operators.unconfirmed');
  });

  it('has two people only once an admin of their own choice confirms who is there', async () => {
    const colleague = await puppetOf(boss, 'colleague');
    expect(await lineOf(mina, 'colleague')).toMatchObject({
      mayConfirm: true,
      mail: 'colleague@evil.example',
      sponsors: [{ name: 'boss', cause: 'invited' }],
    });
    expect(await lineOf(boss, 'colleague')).toMatchObject({ mayConfirm: false, mayRelease: false });

    expect((await confirm(mina, colleague.id)).json()).toMatchObject({ value: { sponsors: [] } });

    expect(await moneyBy(boss, colleague)).toBe('posted');
    expect((await app.gateway.services.audit.page('all', { limit: 20 })).lines).toContainEqual(
      expect.objectContaining({
        who: 'mina',
        action: 'operators.confirmed',
        after: expect.objectContaining({ name: 'colleague' }),
      }),
    );
  });
});

describe('the address at which somebody enrols', () => {
  it('is shown neither to whoever invites nor to whoever recovers, in no answer', async () => {
    const invited = await send(boss, '/staff/operators', { name: 'secret1', displayName: 'x', roles: { pavilion: 'viewer' } });
    const { operator, enrolment } = invited.json<{ value: OperatorChangeResult }>().value;
    const again = await recover(boss, operator.id);
    const list = await staffRequest(app, { url: '/staff/operators', as: boss });

    expect(enrolment).toBe('waiting');
    for (const { body } of [invited, again, list]) expect(body).not.toContain('/enrol/');
  });

  it('is mailed to the person, and the console’s outbox shows it to nobody', async () => {
    const mail = 'selim@pavilion.example';
    expect(await invite(boss, 'selim', { mail })).toMatchObject({ enrolment: 'mailed' });

    const [sent] = await messagesTo(app, mail);
    const outbox = await staffRequest(app, { url: '/staff/outbox?limit=200', as: boss });

    expect(sent?.text).toMatch(/\/enrol\/[\w-]{43}/);
    expect(outbox.json<{ value: OutboxPage }>().value.lines).toContainEqual(
      expect.objectContaining({ id: sent?.id, template: 'staff.enrolment', text: null }),
    );
    expect(outbox.body).not.toContain('/enrol/');
  });

  it('is not released by the inviter, nor by a puppet of theirs', async () => {
    const puppet = await puppetOf(boss, 'puppet7');
    const { operator } = await invite(boss, 'handed1');

    for (const as of [boss, puppet])
      expect((await release(as, operator.id)).json()).toMatchObject({ code: 'operators.second_admin_required' });
  });

  it('makes the account a puppet of whoever released it, too', async () => {
    const { operator } = await invite(boss, 'handed2');
    const account = { ...(await released(mina, operator)), id: operator.id };

    for (const as of [boss, mina]) expect(await moneyBy(as, account)).toBe('operators.unconfirmed');
    // Each says that the other one is not behind it.
    expect((await confirm(mina, account.id)).statusCode).toBe(200);
    expect(await moneyBy(boss, account)).toBe('posted');
    expect(await moneyBy(mina, account)).toBe('operators.unconfirmed');
    expect((await confirm(boss, account.id)).statusCode).toBe(200);
    expect(await moneyBy(mina, account)).toBe('posted');
  });

  it('ends with the recovery that it was for', async () => {
    const mail = 'twice@pavilion.example';
    const { operator } = await invite(boss, 'twice', { mail });
    const [first] = await messagesTo(app, mail);
    await recover(boss, operator.id);

    const old = /\/enrol\/([\w-]{43})/.exec(first?.text ?? '')?.[1];
    expect((await staffRequest(app, { url: `/staff/enrolment/${old}` })).json()).toMatchObject({ code: 'staff.enrolment_expired' });
  });
});

describe('an admin who recovers or promotes a colleague', () => {
  it('gains no second pair of eyes, and the colleague is told', async () => {
    const mail = 'rumi@pavilion.example';
    const rumi = await enrolByMail(mail, await invite(mina, 'rumi', { mail }));
    await confirm(nuri, rumi.id);
    expect(await moneyBy(boss, rumi)).toBe('posted');
    const recovered = (await recover(boss, rumi.id)).json<{ value: OperatorChangeResult }>().value;
    expect(recovered.enrolment).toBe('mailed');
    expect((await messagesTo(app, mail)).map(({ template }) => template)).toContain('staff.recovered');

    const again = { ...(await enrolByMail(mail, recovered)), id: rumi.id };

    expect(await moneyBy(boss, again)).toBe('operators.unconfirmed');
    await confirm(nuri, rumi.id);
    expect(await moneyBy(boss, again)).toBe('posted');
  });

  it('cannot raise an account of their own that others confirmed for less', async () => {
    const helper = await puppetOf(boss, 'helper');
    await send(boss, `/staff/operators/${helper.id}`, { roles: { pavilion: 'viewer' } }, 'PATCH');
    await confirm(mina, helper.id);

    await send(boss, `/staff/operators/${helper.id}`, { roles: { pavilion: 'approver' } }, 'PATCH');
    await forgetUsedCodes(app, helper.name);
    const signedIn = await staffRequest(app, {
      method: 'POST',
      url: '/staff/session',
      remoteAddress: '10.9.1.1',
      payload: { name: 'helper', password: 'quiet harbour lamps 27', code: authenticatorCode(helper.secret, 1) },
    });
    const { csrf } = signedIn.json<{ value: { csrf: string } }>().value;
    const cookie = String(signedIn.headers['set-cookie']).split(';', 1)[0] ?? '';

    expect(await moneyBy(boss, { ...helper, cookie, csrf })).toBe('operators.unconfirmed');
  });
});

describe('the command line', () => {
  const operate = async (url: string, payload: object) =>
    (
      await app.requestPrivate({
        method: 'POST',
        url,
        headers: { authorization: `Bearer ${operatorToken(app)}` },
        payload: { reason, who: 'mina', ...payload },
      })
    ).json<{ value: IssuedEnrolment }>().value;

  it('brings in nobody who is a second person at once: two admins have to confirm them', async () => {
    const made = await operate('/operators', { name: 'from-machine', displayName: 'x', roles: { '*': 'admin' } });
    const account = { ...(await enrolAt(app, made)), id: made.operator.id };

    expect(await moneyBy(boss, account)).toBe('operators.unconfirmed');
    expect((await confirm(boss, account.id)).statusCode).toBe(200);
    expect(await moneyBy(boss, account)).toBe('operators.unconfirmed');
    expect((await confirm(boss, account.id)).json()).toMatchObject({ code: 'operators.second_admin_required' });
    expect((await confirm(mina, account.id)).statusCode).toBe(200);
    expect(await moneyBy(boss, account)).toBe('posted');
  });

  it('cannot pose as an operator: its names have a prefix', async () => {
    await operate('/operators', { name: 'posed', displayName: 'x', roles: { pavilion: 'viewer' } });

    const [entry] = (await app.gateway.services.audit.page('all', { limit: 1 })).lines;

    expect(entry).toMatchObject({ who: 'cli:mina', action: 'operators.invited' });
  });

  it('founds an installation with three admins, who are taken for three people, and no fourth', async () => {
    await sql`update operators set founder = false where demo`.execute(app.platform.db);
    const names = ['first', 'second', 'third', 'fourth'];
    const founders = [];
    for (const name of names) {
      const made = await operate('/operators', { name, displayName: name, roles: { '*': 'admin' } });
      founders.push(await enrolAt(app, made));
    }
    const [first, second, third, fourth] = founders as [TestOperator, TestOperator, TestOperator, TestOperator];

    expect(await moneyBy(first, second)).toBe('posted');
    expect(await moneyBy(third, first)).toBe('posted');
    expect(await moneyBy(first, fourth)).toBe('operators.unconfirmed');
    await sql`update operators set founder = true where demo`.execute(app.platform.db);
  });
});
