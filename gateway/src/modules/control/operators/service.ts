import type {
  Enrolment,
  EnrolmentView,
  NewOperator,
  OperatorChange,
  IssuedEnrolment,
  OperatorChangeResult,
  OperatorLine,
  StaffSession,
  StaffSignIn,
} from '@pavilion/api/staff';
import type { Locale } from '@pavilion/i18n';
import { createFieldCipher } from '../../../platform/crypto';
import { DomainError } from '../../../platform/errors';
import { csrfTokenFor, type Operator } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../audit';
import { createAddressRateLimit } from '../../../platform/rate-limits';
import type { Brands } from '../brands';
import type { Outbox } from '../outbox';
import { createAccounts } from './accounts';
import { demoCode, ensureDemoOperators } from './demo-operators';
import { createEnrolment } from './enrolment';
import { createAttemptLimit, deleteOldAttempts } from './attempt-limit';
import { createDevices, deleteOldDevices } from './devices';
import { createInvitations } from './invitations';
import { createOperatorMail } from './operator-mail';
import { type Admin, ADMIN_EVERYWHERE } from './roles';
import type { Caller } from '../../../platform/http';
import { createOwnAccount } from './own-account';
import { createSessions, deleteEndedSessions } from './sessions';
import { createSignIn, type SignedIn } from './sign-in';
import { findByName, viewOf } from './store';
import { createVouching } from './vouching';

/** Operators, who manage brands: who they are, how they prove it, and what they may do. */
export interface Operators {
  /** Who a session belongs to now; asked anew for every request. A `background` request does not keep it alive. */
  find(token: string, asked: { background: boolean }): Promise<Operator | undefined>;
  /** `deviceToken` is the cookie of a browser on which somebody signed in before. @throws DomainError `auth.wrong_credentials`, `staff.code_required`, `staff.code_wrong`, `auth.locked` */
  signIn(body: StaffSignIn, caller: Caller, deviceToken?: string): Promise<SignedIn>;
  signOut(token: string): Promise<void>;
  /** What the console is told about whoever holds the token. @throws DomainError `auth.required` */
  session(token: string): Promise<StaffSession>;
  list(admin: Admin): Promise<OperatorLine[]>;
  /** @throws DomainError `operators.name_taken`, `auth.forbidden`, `request.invalid` */
  invite(wanted: NewOperator, admin: Admin): Promise<OperatorChangeResult>;
  /** @throws DomainError `operators.own_account`, `auth.forbidden`, `request.not_found` */
  change(id: bigint, change: OperatorChange, admin: Admin): Promise<OperatorChangeResult>;
  /** Makes a one-time address for somebody else's invitation or recovery. @throws DomainError `request.not_found`, `operators.enrolled`, `operators.second_admin_required` */
  release(id: bigint, reason: string, admin: Required<Admin>): Promise<IssuedEnrolment>;
  /** Says that somebody of their own is behind the account. @throws DomainError `request.not_found`, `operators.second_admin_required` */
  confirm(id: bigint, reason: string, admin: Required<Admin>): Promise<OperatorLine>;
  /** By the command line of this machine, which gets the address. @throws DomainError `operators.name_taken`, `request.invalid` */
  inviteHere(wanted: NewOperator, who: string): Promise<IssuedEnrolment>;
  /** A new start by the command line of this machine, which gets the address. @throws DomainError `request.not_found` */
  recoverHere(name: string, reason: string, who: string): Promise<IssuedEnrolment>;
  /** @throws DomainError `staff.enrolment_expired` */
  viewEnrolment(token: string, caller: Caller): Promise<EnrolmentView>;
  /** Enrolling signs in. @throws DomainError `staff.enrolment_expired`, `staff.code_wrong`, `password.weak` */
  enrol(token: string, body: Enrolment, caller: Caller, locale: Locale): Promise<SignedIn>;
  /** What operators do with their own account. */
  own: OwnAccountService;
  /** The demo operator's present code; undefined for everybody else, and in production. */
  demoCode(name: string): string | undefined;
}

/** What operators do with their own account. */
type OwnAccountService = ReturnType<typeof createOwnAccount>;

const PER_MINUTE = 20;

/** The operators of this installation. Outside production there are three to try everything with. */
export async function createOperators(
  { db, bus, config, jobs, passwords }: Platform,
  { audit, brands, outbox }: { audit: Audit; brands: Pick<Brands, 'byCode'>; outbox: Outbox },
): Promise<Operators> {
  const { production, consoleOrigin } = config;
  const cipher = await createFieldCipher(config);
  const sessions = createSessions({ db, bus, production });
  const attempts = createAttemptLimit(db);
  const devices = createDevices(db);
  const limit = (action: string) => createAddressRateLimit(db, action, PER_MINUTE);
  const invite = createInvitations(consoleOrigin, cipher);
  const mail = createOperatorMail(cipher, outbox);
  const accounts = createAccounts({
    db,
    audit,
    sessions,
    attempts,
    invite,
    mail,
    production,
    knowsBrand: (code) => brands.byCode(code) !== undefined,
  });
  const proofs = { db, audit, sessions, attempts, devices, passwords, cipher, mail };
  const vouching = createVouching({ db, audit, invite, mail });
  const enrolment = createEnrolment({ ...proofs, addressLimit: limit('staff-enrolment') });
  definePruning({ db, jobs });
  if (!production) await ensureDemoOperators(db, passwords, cipher);
  return {
    find: sessions.find,
    signIn: createSignIn({ ...proofs, addressLimit: limit('staff-sign-in'), production }),
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
    release: vouching.release,
    confirm: vouching.confirm,
    inviteHere: (wanted, who) => accounts.inviteHere(wanted, { name: who, roles: ADMIN_EVERYWHERE }),
    async recoverHere(name, reason, who) {
      const row = await findByName(db, name);
      if (!row) throw new DomainError('request.not_found');
      return accounts.recoverHere(row.id, reason, { name: who, roles: ADMIN_EVERYWHERE });
    },
    viewEnrolment: enrolment.view,
    enrol: enrolment.finish,
    own: createOwnAccount(proofs),
    demoCode: (name) => (production ? undefined : demoCode(name)),
  };
}

/** What nobody asks about any more goes. */
function definePruning({ db, jobs }: Pick<Platform, 'db' | 'jobs'>): void {
  jobs.define({
    name: 'operators.prune',
    schedule: { every: 1, unit: 'hour' },
    run: async () => {
      await deleteEndedSessions(db);
      await deleteOldDevices(db);
      await deleteOldAttempts(db);
    },
  });
}
