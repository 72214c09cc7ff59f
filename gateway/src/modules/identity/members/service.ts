import type { Profile } from '@pavilion/api/members';
import { createFieldCipher, type Passwords, RegistrationQueueFull } from '../../../platform/crypto';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { Database } from '../../../platform/database';
import {
  type BirthdayConfirmation,
  type BirthdayOutcome,
  type ConfirmedBirthday,
  createBirthdays,
  type WaitingBirthday,
} from './birthdays';
import type { Member } from './member';
import { type RegistrationOrigin, originStore } from './registration-origin';
import { type Contacts, createProfiles, type ProfileInput } from './profiles';
import { isPlainName, type ProfileEdit } from './profile-rules';
import { memberStore } from './store';
import type { MemberType, RecoveryMethod } from './tables';
import { violatesConstraint } from './violates-constraint';

/** A member to be. Without a password nobody can sign in as them. */
export interface MemberInput {
  brand: string;
  account: string;
  type: MemberType;
  nickname?: string;
  password?: string;
  /** The hash of the demo's password, which everybody knows; instead of `password`. Nobody signs in with it in production. */
  demoPasswordHash?: string;
  /** Asks for a new password at the first sign-in, because somebody else chose this one. */
  mustChange?: boolean;
  paymentPassword?: string;
  uplineId?: bigint;
  referredById?: bigint;
  /** Now, when missing. */
  registeredAt?: Date;
  /** The mobile number that they proved to be theirs, in its normal form. */
  phone?: string;
  /** How they came, where they registered themselves. */
  origin?: RegistrationOrigin;
  /** What else they told, sealed in their profile. */
  profile?: ProfileInput;
}

/** What a right password is followed by. */
export interface PasswordFacts {
  changedAt: Date;
  mustChange: boolean;
}

/** What is known of a member's passwords without either of them. */
export interface CredentialFacts {
  changedAt: Date | undefined;
  /** How the password was set, if by a code or a link. */
  recoveredBy: RecoveryMethod | undefined;
  hasPaymentPassword: boolean;
}

/** Who the members of a brand are. Every question names the brand: the same name in two brands is two people. */
export interface Members {
  byId(brand: string, id: bigint): Promise<Member | undefined>;
  /** Those of `ids` that are members of the brand, in one question. */
  byIds(brand: string, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, Member>>;
  byPublicId(brand: string, publicId: string): Promise<Member | undefined>;
  /** Without regard to case. */
  byAccount(brand: string, account: string): Promise<Member | undefined>;
  byInviteCode(brand: string, code: string): Promise<Member | undefined>;
  /** By the number, in its normal form, that they proved to be theirs. */
  byPhone(brand: string, phone: string): Promise<Member | undefined>;
  /** @throws DomainError `register.username_taken`, `register.phone_taken`, `register.invalid`, `register.busy` */
  create(member: MemberInput): Promise<Member>;
  /** Facts when the password is right. For nobody, and for a member without one, it takes the same time and says no. */
  checkPassword(member: Member | undefined, password: string): Promise<PasswordFacts | undefined>;
  credentialFacts(id: bigint): Promise<CredentialFacts>;
  /** For whoever had none, as those who came by another site, it is their first. `recoveredBy` when a code or a link was all that they showed. */
  setPassword(id: bigint, password: string, recoveredBy?: RecoveryMethod): Promise<void>;
  /** How they came, as their browser said; undefined for accounts that nobody registered. */
  origin(brand: string, id: bigint): Promise<RegistrationOrigin | undefined>;
  /** The second password, which withdrawals ask for. */
  hasPaymentPassword(id: bigint): Promise<boolean>;
  checkPaymentPassword(id: bigint, password: string): Promise<boolean>;
  /** Only for a member who signs in with a password of their own. */
  setPaymentPassword(id: bigint, password: string): Promise<void>;
  profile(brand: string, id: bigint): Promise<Profile>;
  /** When they were born, as an operator read it from a document; nothing by what they say themselves. */
  birthday(brand: string, id: bigint): Promise<ConfirmedBirthday | undefined>;
  /** Who read another date by which they would be older, for which a second operator is needed. */
  waitingBirthday(brand: string, id: bigint): Promise<WaitingBirthday | undefined>;
  /**
   * Within a transaction of the caller's. A date by which they would be older than was confirmed last waits until another operator reads the same; what is replaced is
   * kept, sealed.
   *
   * @throws DomainError `member.birthday_refused`, `member.second_operator_required`, `operators.unconfirmed`
   */
  confirmBirthday(trx: Database, confirmation: BirthdayConfirmation): Promise<BirthdayOutcome>;
  /** Within a transaction of the caller's: what is confirmed, and what waits. It is kept, sealed, and told to nobody any more. False when there is nothing. */
  withdrawBirthday(trx: Database, id: bigint): Promise<boolean>;
  contacts(brand: string, id: bigint): Promise<Contacts>;
  /** Whoever says that this is their mail: nobody has confirmed it. */
  idsByMail(brand: string, mail: string): Promise<bigint[]>;
  /** @throws DomainError `member.invalid` naming the fields */
  changeProfile(brand: string, id: bigint, change: ProfileEdit): Promise<Profile>;
  /** A number in its normal form, which they proved to be theirs. @throws DomainError `register.phone_taken` */
  addPhone(brand: string, id: bigint, phone: string): Promise<void>;
}

/** The members of this installation. */
export async function createMembers({ db, config, passwords }: Platform): Promise<Members> {
  const store = memberStore(db);
  const cipher = await createFieldCipher(config);
  const profiles = createProfiles(db, cipher);
  const hashNew = newPasswordHash(passwords);
  return {
    byId: store.byId,
    byIds: store.byIds,
    byPublicId: store.byPublicId,
    byAccount: store.byAccount,
    byInviteCode: store.byInviteCode,
    ...profileCalls(profiles),
    ...createBirthdays(db, cipher),
    async create({ password, demoPasswordHash, paymentPassword, mustChange, phone, origin, profile = {}, ...facts }) {
      if (!isPlainName(facts.account)) throw new DomainError('register.invalid', { fields: { username: 'register.invalid' } });
      const hash = demoPasswordHash ?? (password && (await hashNew(password)));
      const hashes = hash && { password: hash, mustChange, demo: demoPasswordHash !== undefined };
      const payment = paymentPassword && (await hashNew(paymentPassword));
      try {
        return await db.transaction().execute(async (trx) => {
          const within = memberStore(trx);
          const member = await within.insert(withDefaults(facts));
          if (origin) await originStore(trx).insert(member.brand, member.id, origin);
          if (hashes) await within.insertCredentials(member.id, { ...hashes, payment: payment || undefined });
          const known = { ...profile, ...(phone && { mobileNum: phone }) };
          if (Object.keys(known).length) await profiles.save(within, member, known, phone);
          return member;
        });
      } catch (error) {
        if (violatesConstraint(error, 'members_brand_account_key_key')) throw takenError('username');
        if (violatesConstraint(error, 'member_profiles_phone')) throw takenError('phone');
        throw error;
      }
    },
    async checkPassword(member, password) {
      const row = member && (await store.credentials(member.id));
      const known = row?.demo && config.production ? undefined : row?.password_hash;
      const right = await passwords.verify(known, password);
      return right && row ? { changedAt: row.changed_at, mustChange: row.must_change } : undefined;
    },
    async credentialFacts(id) {
      const row = await store.credentials(id);
      return {
        changedAt: row?.changed_at,
        recoveredBy: row?.recovered_by ?? undefined,
        hasPaymentPassword: Boolean(row?.payment_hash),
      };
    },
    setPassword: async (id, password, recoveredBy) =>
      store.replacePassword(id, await passwords.hash(password), recoveredBy ?? null),
    hasPaymentPassword: async (id) => Boolean((await store.credentials(id))?.payment_hash),
    checkPaymentPassword: async (id, password) =>
      passwords.verify((await store.credentials(id))?.payment_hash ?? undefined, password),
    setPaymentPassword: async (id, password) => store.replacePaymentPassword(id, await passwords.hash(password)),
    origin: originStore(db).of,
  };
}

/** What members told, and by what they are found. */
function profileCalls(
  profiles: ReturnType<typeof createProfiles>,
): Pick<Members, 'byPhone' | 'profile' | 'contacts' | 'idsByMail' | 'changeProfile' | 'addPhone'> {
  return {
    byPhone: profiles.byPhone,
    profile: profiles.read,
    contacts: profiles.contacts,
    idsByMail: profiles.withMail,
    changeProfile: profiles.change,
    addPhone: (brand, id, phone) =>
      profiles.addPhone(brand, id, phone).catch((error: unknown) => {
        throw violatesConstraint(error, 'member_profiles_phone') ? takenError('phone') : error;
      }),
  };
}

/** Hashes in the lane of registrations. @throws DomainError when it is full */
function newPasswordHash({ hash }: Pick<Passwords, 'hash'>) {
  return (password: string) =>
    hash(password, 'registration').catch((error: unknown) => {
      throw error instanceof RegistrationQueueFull ? busyError() : error;
    });
}

function withDefaults({
  nickname = '',
  uplineId,
  referredById,
  registeredAt,
  ...facts
}: Omit<MemberInput, 'password' | 'demoPasswordHash' | 'phone' | 'origin' | 'profile'>) {
  return { brand: facts.brand, account: facts.account, type: facts.type, nickname, uplineId, referredById, registeredAt };
}

/** As long as those take that wait. */
function busyError(): DomainError {
  return new DomainError('register.busy', { details: { seconds: 2 } });
}

function takenError(what: 'username' | 'phone'): DomainError {
  const code = `register.${what}_taken` as const;
  return new DomainError(code, { fields: { [what === 'phone' ? 'mobileNum' : what]: code } });
}
