import type { FieldCipher } from '../../../platform/crypto';
import type { Database } from '../../../platform/database';

/** Somebody as a provider knows them. `mail` only when the provider made sure that it is theirs. */
export interface ProviderProfile {
  provider: string;
  subject: string;
  mail?: string | undefined;
  name?: string | undefined;
}

/** Which accounts of other sites belong to which members. */
export function socialAccountStore(db: Database, cipher: FieldCipher) {
  const indexOf = ({ provider, subject }: Pick<ProviderProfile, 'provider' | 'subject'>) =>
    cipher.index(`social ${provider} ${subject}`);
  return {
    indexOf,
    async ownerOf(brand: string, person: ProviderProfile): Promise<bigint | undefined> {
      const row = await db
        .selectFrom('social_accounts')
        .select('member_id')
        .where('brand', '=', brand)
        .where('provider', '=', person.provider)
        .where('subject_index', '=', indexOf(person))
        .executeTakeFirst();
      return row?.member_id;
    },
    async attach(memberId: bigint, account: { brand: string; provider: string; subject_index: Buffer }): Promise<void> {
      await db
        .insertInto('social_accounts')
        .values({ ...account, member_id: memberId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}

export type SocialAccountStore = ReturnType<typeof socialAccountStore>;
