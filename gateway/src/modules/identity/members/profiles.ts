import type { Profile } from '@pavilion/api/members';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import type { FieldCipher } from '../../../platform/crypto';
import type { Database } from '../../../platform/database';
import { type ProfileEdit, validateProfile } from './profile-rules';
import { memberStore } from './store';

/** What a member told at registration beside name and password, by field. */
export type ProfileInput = Readonly<Record<string, string>>;

/** By what a member can be asked who they are. */
export interface Contacts {
  mail?: string;
  /** In its normal form, and proven to be theirs. */
  phone?: string;
}

const EMPTY: Omit<Profile, 'nickname'> = { email: '', telegram: '', whatsapp: '', facebook: '', birthday: '', address: '' };

type Store = ReturnType<typeof memberStore>;

/** Profiles, each sealed as one document; the nickname alone lies in the open, beside the account. */
export function createProfiles(db: Database, cipher: FieldCipher) {
  const told = async (store: Store, id: bigint): Promise<ProfileInput> => {
    const row = await store.profile(id);
    return row ? (JSON.parse(cipher.open(row.sealed, contextOf(id))) as ProfileInput) : {};
  };
  const save = (store: Store, { brand, id }: { brand: string; id: bigint }, facts: ProfileInput, phone?: string) =>
    store.saveProfile({
      id,
      brand,
      sealed: cipher.seal(JSON.stringify(facts), contextOf(id)),
      emailIndex: facts.email ? mailIndex(cipher, facts.email) : null,
      phone: phone === undefined ? undefined : { index: cipher.index(phone), country: countryOf(phone) },
    });
  const read = async (store: Store, brand: string, id: bigint): Promise<Profile> => {
    const nickname = (await store.byId(brand, id))?.nickname ?? '';
    const facts = await told(store, id);
    return { ...EMPTY, ...pick(facts), nickname };
  };
  return {
    save,
    async contacts(brand: string, id: bigint): Promise<Contacts> {
      const store = memberStore(db);
      const [row, facts] = await Promise.all([store.profile(id), told(store, id)]);
      if (row?.brand !== brand) return {};
      return {
        ...(facts.email && { mail: facts.email }),
        ...(row.phone_index && facts.mobileNum && { phone: facts.mobileNum }),
      };
    },
    byPhone: (brand: string, phone: string) => memberStore(db).byPhone(brand, cipher.index(phone)),
    withMail: (brand: string, mail: string) => memberStore(db).withMail(brand, mailIndex(cipher, mail)),
    read: (brand: string, id: bigint) => read(memberStore(db), brand, id),
    async addPhone(brand: string, id: bigint, phone: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const store = memberStore(trx);
        await store.lockMember(id);
        await save(store, { brand, id }, { ...(await told(store, id)), mobileNum: phone }, phone);
      });
    },
    async change(brand: string, id: bigint, change: ProfileEdit): Promise<Profile> {
      const { nickname, ...facts } = validateProfile(change);
      return db.transaction().execute(async (trx) => {
        const store = memberStore(trx);
        // Two tabs that save at once each keep what the other changed.
        await store.lockMember(id);
        if (nickname !== undefined) await store.rename(id, nickname);
        if (Object.keys(facts).length) await save(store, { brand, id }, { ...(await told(store, id)), ...facts });
        return read(store, brand, id);
      });
    },
  };
}

/** Of a number in its normal form; several countries share some codes. */
function countryOf(phone: string): string | null {
  return parsePhoneNumberFromString(phone)?.country ?? null;
}

function mailIndex(cipher: FieldCipher, mail: string): Buffer {
  return cipher.index(mail.toLowerCase());
}

function pick(facts: ProfileInput): Partial<Profile> {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => Object.hasOwn(EMPTY, name)));
}

function contextOf(id: bigint): string {
  return `member_profiles ${id}`;
}
