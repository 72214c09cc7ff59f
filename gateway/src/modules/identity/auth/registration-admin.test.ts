import type { RegistrationRuleDraft, RegistrationView } from '@pavilion/api/staff';
import {
  enrolStaff,
  PASSWORD,
  requestSealed,
  type TestOperator,
  staffRequest,
  testApp,
  type TestApp,
} from '../../../platform/testing';

let app: TestApp;
let keeper: TestOperator;
beforeAll(async () => {
  app = await testApp();
  keeper = await enrolStaff(app, 'keeper', { pavilion: 'operator' });
});
afterAll(() => app.close());

const STAFF_URL = '/staff/brands/pavilion/registration-rules';
const view = async (): Promise<RegistrationView> =>
  (await staffRequest(app, { method: 'GET', url: STAFF_URL, as: keeper })).json().value;
const save = (payload: object, as = keeper) =>
  staffRequest(app, { method: 'PUT', url: STAFF_URL, as, payload: { reason: 'a new form', ...payload } });
const changed = (rules: RegistrationRuleDraft[], field: string, change: Partial<RegistrationRuleDraft>) =>
  rules.map((rule) => (rule.field === field ? { ...rule, ...change } : rule));

describe('what a brand asks at registration', () => {
  it('is what an operator decided, for the next one who registers', async () => {
    const { rules, adultAge, version } = await view();
    const wanted = changed(rules, 'telegram', { enabled: true, required: true }).toReversed();
    const answer = await save({ rules: wanted, adultAge: 21, version });
    const told = (await app.request({ url: '/wps/system/setting/register' })).json().value;
    const payload = { username: 'rupa', password: PASSWORD, confirmPassword: PASSWORD, registerMethod: 'WEB' };
    const without = await requestSealed(app, { method: 'PUT', url: '/wps/member/register', payload });

    expect(adultAge).toBe(18);
    expect(answer.json().value).toMatchObject({ rules: wanted, adultAge: 21 });
    expect(told.adultAge).toBe(21);
    expect(told.rules.map(({ field }: RegistrationRuleDraft) => field)).toEqual(wanted.map(({ field }) => field));
    expect(told.rules.find(({ field }: RegistrationRuleDraft) => field === 'telegram')).toMatchObject({ required: true });
    expect(without.json()).toMatchObject({ success: false, fields: { telegram: expect.any(String) } });
    const { lines } = (await staffRequest(app, { method: 'GET', url: '/staff/audit?brand=pavilion', as: keeper })).json().value;
    expect(lines[0]).toMatchObject({ action: 'registration.changed', before: { adultAge: 18 }, after: { adultAge: 21 } });
    const now = await view();
    await save({ rules, adultAge: 18, version: now.version });
  });

  it('tells the second of two operators that the first was faster', async () => {
    const { rules, adultAge, version } = await view();
    const answers = await Promise.all(
      [17, 18].map((maxLength) => save({ rules: changed(rules, 'username', { maxLength }), adultAge, version })),
    );

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it.each([
    ['a field that is asked for and off', 'line', { enabled: false, required: true }],
    ['a length that cannot be', 'line', { minLength: 50, maxLength: 40 }],
    ['no user name', 'username', { enabled: false, required: false }],
    ['a user name that may be missing', 'username', { required: false }],
    ['a password of four', 'password', { minLength: 4 }],
  ] as const)('cannot have %s', async (_what, field, change) => {
    const { rules, adultAge, version } = await view();
    const answer = await save({ rules: changed(rules, field, change), adultAge, version });

    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual({ [field]: 'registration.rules_invalid' });
  });

  it('has every field once, known patterns and an age between 18 and 30', async () => {
    const { rules, adultAge, version } = await view();
    const twice = [...rules.slice(1), ...rules.slice(1, 2)];

    expect((await save({ rules: rules.slice(1), adultAge, version })).statusCode).toBe(400);
    expect((await save({ rules: twice, adultAge, version })).statusCode).toBe(422);
    expect((await save({ rules: changed(rules, 'line', { patternId: '(a+)+$' as never }), adultAge, version })).statusCode).toBe(
      400,
    );
    expect((await save({ rules, adultAge: 17, version })).statusCode).toBe(400);
  });

  it('is an operator’s to change, in their brand', async () => {
    const { rules, adultAge, version } = await view();
    const viewer = await enrolStaff(app, 'viewer1', { pavilion: 'viewer' });
    const foreign = await enrolStaff(app, 'foreign1', { lagoon: 'admin' });

    expect((await save({ rules, adultAge, version }, viewer)).statusCode).toBe(403);
    expect((await save({ rules, adultAge, version }, foreign)).statusCode).toBe(403);
    expect((await staffRequest(app, { method: 'GET', url: STAFF_URL, as: foreign })).statusCode).toBe(403);
  });
});
