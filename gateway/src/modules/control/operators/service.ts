import type {
  Enrolment,
  EnrolmentView,
  NewOperator,
  OperatorChange,
  OperatorChangeResult,
  OperatorView,
  StaffSession,
  StaffSignIn,
} from '@pavilion/api/staff';
import { createFieldCipher, createPasswords } from '../../../platform/crypto';
import { DomainError } from '../../../platform/errors';
import { csrfTokenFor, type Operator } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../audit';
import { createAddressRateLimit } from '../../../platform/rate-limits';
import type { Brands } from '../brands';
import { type Admin, createAccounts } from './accounts';
import { demoCode, ensureDemoOperator } from './demo-operator';
import { createEnrolment } from './enrolment';
import { createAttemptLimit } from './attempt-limit';
import { createInvitations } from './invitations';
import { ADMIN_EVERYWHERE } from './roles';
import type { Caller } from '../../../platform/http';
import { createSessions } from './sessions';
import { createSignIn } from './sign-in';
import { findByName, viewOf } from './store';

/** Operators, who manage brands: who they are, how they prove it, and what they may do. */
export interface Operators {
  /** Who a session belongs to now; asked anew for every request. A `background` request does not keep it alive. */
  find(token: string, asked: { background: boolean }): Promise<Operator | undefined>;
  /** The token of a new session. @throws DomainError `auth.wrong_credentials`, `staff.code_required`, `staff.code_wrong`, `auth.locked` */
  signIn(body: StaffSignIn, caller: Caller): Promise<string>;
  signOut(token: string): Promise<void>;
  /** What the console is told about whoever holds the token. @throws DomainError `auth.required` */
  session(token: string): Promise<StaffSession>;
  list(admin: Admin): Promise<OperatorView[]>;
  /** @throws DomainError `operators.name_taken`, `auth.forbidden`, `request.invalid` */
  invite(wanted: NewOperator, admin: Admin): Promise<OperatorChangeResult>;
  /** @throws DomainError `operators.own_account`, `auth.forbidden`, `request.not_found` */
  change(id: bigint, change: OperatorChange, admin: Admin): Promise<OperatorChangeResult>;
  /** A new start for whoever lost password or authenticator, by the command line of this machine. @throws DomainError `request.not_found` */
  recover(name: string, reason: string, who: string): Promise<OperatorChangeResult>;
  /** @throws DomainError `staff.enrolment_expired` */
  viewEnrolment(token: string, caller: Caller): Promise<EnrolmentView>;
  /** The token of a session: enrolling signs in. @throws DomainError `staff.enrolment_expired`, `staff.code_wrong`, `password.weak` */
  enrol(token: string, body: Enrolment, caller: Caller): Promise<string>;
  /** The demo operator's present code; undefined for everybody else, and in production. */
  demoCode(name: string): string | undefined;
}

const PER_MINUTE = 20;

/** The operators of this installation. Outside production there is one to try everything with. */
export async function createOperators(
  { db, bus, config }: Platform,
  { audit, brands }: { audit: Audit; brands: Pick<Brands, 'byCode'> },
): Promise<Operators> {
  const { production, consoleOrigin } = config;
  const cipher = await createFieldCipher(config);
  const passwords = createPasswords();
  const sessions = createSessions({ db, bus, production });
  const attempts = createAttemptLimit(db);
  const limit = (action: string) => createAddressRateLimit(db, action, PER_MINUTE);
  const invite = createInvitations(consoleOrigin, cipher);
  const accounts = createAccounts({
    db,
    audit,
    sessions,
    attempts,
    invite,
    knowsBrand: (code) => brands.byCode(code) !== undefined,
  });
  const enrolment = createEnrolment({ db, audit, sessions, attempts, passwords, cipher, addressLimit: limit('staff-enrolment') });
  if (!production) await ensureDemoOperator(db, passwords, cipher);
  return {
    find: sessions.find,
    signIn: createSignIn({ db, audit, sessions, attempts, passwords, cipher, addressLimit: limit('staff-sign-in'), production }),
    signOut: sessions.end,
    async session(token) {
      const operator = await sessions.find(token, { background: true });
      const row = operator && (await findByName(db, operator.name));
      if (!row) throw new DomainError('auth.required');
      return { operator: viewOf(row), csrf: csrfTokenFor(token) };
    },
    list: accounts.list,
    invite: accounts.invite,
    change: accounts.change,
    async recover(name, reason, who) {
      const row = await findByName(db, name);
      if (!row) throw new DomainError('request.not_found');
      return accounts.change(row.id, { recover: true, reason }, { name: who, roles: ADMIN_EVERYWHERE });
    },
    viewEnrolment: enrolment.view,
    enrol: enrolment.finish,
    demoCode: (name) => (production ? undefined : demoCode(name)),
  };
}
