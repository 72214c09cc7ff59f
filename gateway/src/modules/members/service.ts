import type { Profile, ProfileChange } from '@pavilion/api/members';
import { createFieldCipher, createPasswords } from '../../platform/crypto';
import { DomainError } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import type { Member } from './member';
import { createProfiles, type Told } from './profiles';
import { isPlainName } from './profile-rules';
import { memberStore } from './store';
import type { MemberType } from './tables';
import { violates } from './violates';

/** A member to be. Without a password nobody can sign in as them. */
export interface MemberToBe {
  brand: string;
  account: string;
  type: MemberType;
  nickname?: string;
  password?: string;
  /** A password that was hashed before, for accounts made in great numbers; instead of `password`. */
  passwordHash?: string;
  /** Asks for a new password at the first sign-in, because somebody else chose this one. */
  mustChange?: boolean;
  paymentPassword?: string;
  uplineId?: bigint;
  referredById?: bigint;
  /** Now, when missing. */
  registeredAt?: Date;
  /** What else they told, sealed in their profile. */
  told?: Told;
}

/** What a right password is followed by. */
export interface PasswordFacts {
  changedAt: Date;
  mustChange: boolean;
}

/** Who the members of a brand are. Every question names the brand: the same name in two brands is two people. */
export interface Members {
  byId(brand: string, id: bigint): Promise<Member | undefined>;
  byPublicId(brand: string, publicId: string): Promise<Member | undefined>;
  /** Without regard to case. */
  byAccount(brand: string, account: string): Promise<Member | undefined>;
  byInviteCode(brand: string, code: string): Promise<Member | undefined>;
  /** @throws DomainError `register.username_taken`, `register.invalid` */
  create(member: MemberToBe): Promise<Member>;
  /** Facts when the password is right. For nobody, and for a member without one, it takes the same time and says no. */
  checkPassword(member: Member | undefined, password: string): Promise<PasswordFacts | undefined>;
  setPassword(id: bigint, password: string): Promise<void>;
  profile(brand: string, id: bigint): Promise<Profile>;
  /** @throws DomainError `member.invalid` naming the fields */
  changeProfile(brand: string, id: bigint, change: ProfileChange): Promise<Profile>;
}

/** The members of this installation. */
export async function createMembers({ db, config }: Platform): Promise<Members> {
  const store = memberStore(db);
  const passwords = createPasswords();
  const profiles = createProfiles(db, await createFieldCipher(config));
  return {
    byId: store.byId,
    byPublicId: store.byPublicId,
    byAccount: store.byAccount,
    byInviteCode: store.byInviteCode,
    async create({ password, passwordHash, paymentPassword, mustChange, told = {}, ...facts }) {
      if (!isPlainName(facts.account)) throw new DomainError('register.invalid', { fields: { username: 'register.invalid' } });
      const hash = passwordHash ?? (password && (await passwords.hash(password)));
      const hashes = hash && { password: hash, mustChange };
      const payment = paymentPassword && (await passwords.hash(paymentPassword));
      try {
        return await db.transaction().execute(async (trx) => {
          const within = memberStore(trx);
          const member = await within.insert(withDefaults(facts));
          if (hashes) await within.insertCredentials(member.id, { ...hashes, payment: payment || undefined });
          if (Object.keys(told).length) await profiles.save(within, member, told);
          return member;
        });
      } catch (error) {
        if (violates(error, 'members_brand_account_key_key')) throw taken();
        throw error;
      }
    },
    async checkPassword(member, password) {
      const row = member && (await store.credentials(member.id));
      const right = await passwords.verify(row?.password_hash, password);
      return right && row ? { changedAt: row.changed_at, mustChange: row.must_change } : undefined;
    },
    setPassword: async (id, password) => store.replacePassword(id, await passwords.hash(password)),
    profile: profiles.read,
    changeProfile: profiles.change,
  };
}

function withDefaults({
  nickname = '',
  uplineId,
  referredById,
  registeredAt,
  ...facts
}: Omit<MemberToBe, 'password' | 'passwordHash' | 'told'>) {
  return { brand: facts.brand, account: facts.account, type: facts.type, nickname, uplineId, referredById, registeredAt };
}

function taken(): DomainError {
  return new DomainError('register.username_taken', { fields: { username: 'register.username_taken' } });
}
