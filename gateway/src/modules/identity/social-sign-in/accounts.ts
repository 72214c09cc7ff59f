import './tables';
import { createFieldCipher, randomText } from '../../../platform/crypto';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import { isPlainName, isReservedName, type Member, type Members } from '../members';
import { type ProviderProfile, type SocialAccountStore, socialAccountStore } from './account-store';
import { joinTickets } from './join-tickets';

/** Which member an account of another site belongs to. */
export interface SocialAccounts {
  /**
   * The member who signs in by it; one is made the first time. Whoever has a mail that a member has gets a ticket instead: to be joined, they
   * sign in by password once, so that nobody takes an account over by owning an address that was typed into it.
   * @throws DomainError `register.off`
   */
  resolve(brand: Brand, person: ProviderProfile): Promise<{ member: Member } | { ticket: string }>;
  /** Joins what the ticket stands for with a member who has its mail. @throws DomainError `auth.join_expired` */
  join(member: Member, ticket: string): Promise<void>;
}

const NAME_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const NICKNAME = 24;

export async function createSocialAccounts(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { members }: { members: Members },
): Promise<SocialAccounts> {
  const cipher = await createFieldCipher(config);
  const store = socialAccountStore(db, cipher);
  const tickets = joinTickets(db, cipher);
  return {
    async resolve(brand, person) {
      const known = await findMember(store, members, brand.code, person);
      if (known) return { member: known };
      const { provider, mail } = person;
      if (!mail || (await members.idsByMail(brand.code, mail)).length === 0)
        return { member: await register(store, members, brand, person) };
      return { ticket: await tickets.issue({ brand: brand.code, provider, subject_index: store.indexOf(person) }, mail) };
    },
    async join({ id, brand }, ticket) {
      const found = await tickets.find(brand, ticket);
      // A ticket slipped to another member joins nothing: it is for whoever has the mail.
      if (!found || !(await members.idsByMail(brand, found.mail)).includes(id)) throw new DomainError('auth.join_expired');
      if (!(await tickets.use(ticket))) throw new DomainError('auth.join_expired');
      const { provider, subject_index } = found;
      await store.attach(id, { brand, provider, subject_index });
    },
  };
}

async function findMember(
  store: SocialAccountStore,
  members: Members,
  brand: string,
  person: ProviderProfile,
): Promise<Member | undefined> {
  const owner = await store.ownerOf(brand, person);
  return owner === undefined ? undefined : members.byId(brand, owner);
}

async function register(
  store: SocialAccountStore,
  members: Members,
  { code: brand, flags }: Brand,
  person: ProviderProfile,
): Promise<Member> {
  if (!flags.USERNAMEREG3 && !flags.MOBILENUMREG3) throw new DomainError('register.off');
  const member = await createMember(members, brand, person);
  await store.attach(member.id, { brand, provider: person.provider, subject_index: store.indexOf(person) });
  // Of two windows that came at once, both go on as the one that was first.
  return (await findMember(store, members, brand, person)) ?? member;
}

/** Nobody chose this name; it begins with a letter and fits every brand's rule. */
async function createMember(members: Members, brand: string, { mail, name }: ProviderProfile): Promise<Member> {
  const account = `u${randomText(NAME_LETTERS, 11)}`;
  const nickname =
    name && isPlainName(name) && !isReservedName(name, [brand]) ? [...name.normalize('NFC')].slice(0, NICKNAME).join('') : '';
  return members.create({ brand, account, nickname, type: 0, ...(mail && { profile: { email: mail } }) });
}
