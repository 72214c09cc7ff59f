import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EnrolmentView, IssuedEnrolment, OperatorRole, StaffSession } from '@pavilion/api/staff';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { URI } from 'otpauth';
import type { TestApp } from './test-app';

/** An operator with an open session, as a browser holds it. */
export interface TestOperator {
  id: string;
  name: string;
  /** Base32, as the authenticator keeps it. */
  secret: string;
  cookie: string;
  csrf: string;
}

export const STAFF_PASSWORD = 'quiet harbour lamps 27';
let hosts = 0;

/**
 * Invites an operator by the machine's own token and enrols them; each from an address of their own. They are known to be a person of their own,
 * as if other admins had confirmed them.
 */
export async function enrolStaff(app: TestApp, name: string, roles: Record<string, OperatorRole>): Promise<TestOperator> {
  const invited = valueOf<IssuedEnrolment>(
    await app.requestPrivate({
      method: 'POST',
      url: '/operators',
      headers: { authorization: `Bearer ${operatorToken(app)}` },
      payload: { name, displayName: name, roles, reason: 'somebody is needed', who: 'a test' },
    }),
  );
  const operator = await enrolAt(app, invited);
  await sql`update operator_sponsors set confirmed_at = now() where operator_id = ${operator.id}`.execute(app.platform.db);
  return operator;
}

/** Sets password and authenticator at the one-time address. */
export async function enrolAt(app: TestApp, { operator, enrolment }: IssuedEnrolment): Promise<TestOperator> {
  const token = enrolment.address.split('/').at(-1) ?? '';
  const from = { url: `/staff/enrolment/${token}`, remoteAddress: `10.${64 + ((hosts += 1) >> 8)}.${hosts & 255}.7` };
  const { otpauth } = valueOf<EnrolmentView>(await staffRequest(app, { ...from, method: 'GET' }));
  const secret = new URL(otpauth).searchParams.get('secret') ?? '';
  const payload = { password: STAFF_PASSWORD, code: authenticatorCode(secret) };
  const answer = await staffRequest(app, { ...from, method: 'PUT', payload });
  const { csrf } = valueOf<StaffSession>(answer);
  return { id: operator.id, name: operator.name, secret, cookie: sessionCookieOf(answer), csrf };
}

/** A request from the console's page; by `as`, or by nobody. */
export function staffRequest(
  { gateway, platform }: TestApp,
  { as, headers, ...options }: InjectOptions & { as?: Pick<TestOperator, 'cookie' | 'csrf'> },
): Promise<LightMyRequestResponse> {
  const { origin, host } = new URL(platform.config.consoleOrigin);
  const own = { host, origin, ...(as && { cookie: as.cookie, 'x-pavilion-csrf': as.csrf }) };
  return gateway.staff.inject({ ...options, headers: { ...own, ...headers } });
}

/** The code that the authenticator shows, so many steps of thirty seconds from now. */
export function authenticatorCode(secret: string, stepsAhead = 0): string {
  const authenticator = URI.parse(`otpauth://totp/test?secret=${secret}`);
  if (!('period' in authenticator)) throw new Error('not an authenticator of codes by time');
  return authenticator.generate({ timestamp: Date.now() + stepsAhead * 30_000 });
}

/** Six digits that the authenticator shows neither now nor around now. */
export function wrongCodeOf({ secret }: Pick<TestOperator, 'secret'>): string {
  const near = [-2, -1, 0, 1, 2].map((ahead) => authenticatorCode(secret, ahead));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? '';
}

/** The session cookie that an answer sets, as the browser sends it back. */
export function sessionCookieOf({ headers }: LightMyRequestResponse): string {
  return String(headers['set-cookie']).split(';', 1)[0] ?? '';
}

/** The token that proves whoever has this machine. */
export function operatorToken({ platform }: TestApp): string {
  return readFileSync(join(platform.config.dataDir, 'keys/operator-token'), 'utf8').trim();
}

function valueOf<Value>(answer: LightMyRequestResponse): Value {
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return answer.json<{ value: Value }>().value;
}
