import './tables';
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { createFieldCipher } from '../../../platform/crypto';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import { isPlainName, type Member, type Members } from '../members';

/** Somebody as a provider knows them. `mail` only when the provider made sure that it is theirs. */
export interface ProviderProfile {
  provider: string;
  subject: string;
  mail?: string | undefined;
  name?: string | undefined;
}

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

const TICKET_EXPIRY = sql<Date>`now() + interval '15 minutes'`;
const NAME_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const NICKNAME = 24;

export async function createSocialAccounts(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { members }: { members: Members },
): Promise<SocialAccounts> {
  const cipher = await createFieldCipher(config);
  const indexOf = ({ provider, subject }: ProviderProfile) => cipher.index(`social ${provider} ${subject}`);
  const find = async (brand: string, person: ProviderProfile): Promise<Member | undefined> => {
    const row = await db
      .selectFrom('social_accounts')
      .select('member_id')
      .where('brand', '=', brand)
      .where('provider', '=', person.provider)
      .where('subject_index', '=', indexOf(person))
      .executeTakeFirst();
    return row && members.byId(brand, row.member_id);
  };
  const attach = (brand: string, provider: string, subjectIndex: Buffer, memberId: bigint) =>
    db
      .insertInto('social_accounts')
      .values({ brand, provider, subject_index: subjectIndex, member_id: memberId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const register = async ({ code, flags }: Brand, person: ProviderProfile): Promise<Member> => {
    if (!flags.USERNAMEREG3 && !flags.MOBILENUMREG3) throw new DomainError('register.off');
    const member = await createMember(members, code, person);
    await attach(code, person.provider, indexOf(person), member.id);
    // Of two windows that came at once, both go on as the one that was first.
    return (await find(code, person)) ?? member;
  };
  const ticketFor = async (brand: string, person: ProviderProfile, mail: string): Promise<string> => {
    const ticket = randomBytes(32).toString('base64url');
    await sql`delete from social_joins where expires_at < now()`.execute(db);
    await db
      .insertInto('social_joins')
      .values({
        ticket_hash: hashOf(ticket),
        brand,
        provider: person.provider,
        subject_index: indexOf(person),
        mail: cipher.seal(mail, contextOf(ticket)),
        expires_at: TICKET_EXPIRY,
      })
      .execute();
    return ticket;
  };
  return {
    async resolve(brand, person) {
      const known = await find(brand.code, person);
      if (known) return { member: known };
      const { mail } = person;
      if (mail && (await members.idsByMail(brand.code, mail)).length) return { ticket: await ticketFor(brand.code, person, mail) };
      return { member: await register(brand, person) };
    },
    async join({ id, brand }, ticket) {
      const row = await db
        .selectFrom('social_joins')
        .selectAll()
        .where('ticket_hash', '=', hashOf(ticket))
        .where('brand', '=', brand)
        .where('expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst();
      // A ticket slipped to another member joins nothing: it is for whoever has the mail.
      if (!row || !(await members.idsByMail(brand, cipher.open(row.mail, contextOf(ticket)))).includes(id))
        throw ticketExpiredError();
      const { numDeletedRows } = await db.deleteFrom('social_joins').where('ticket_hash', '=', row.ticket_hash).executeTakeFirst();
      if (numDeletedRows !== 1n) throw ticketExpiredError();
      await attach(brand, row.provider, row.subject_index, id);
    },
  };
}

/** Nobody chose this name; it begins with a letter and fits every brand's rule. */
async function createMember(members: Members, brand: string, { mail, name }: ProviderProfile): Promise<Member> {
  const account = `u${Array.from({ length: 11 }, () => NAME_LETTERS[randomInt(NAME_LETTERS.length)]).join('')}`;
  const nickname = name && isPlainName(name) ? [...name.normalize('NFC')].slice(0, NICKNAME).join('') : '';
  return members.create({ brand, account, nickname, type: 0, ...(mail && { profile: { email: mail } }) });
}

function ticketExpiredError(): DomainError {
  return new DomainError('auth.join_expired');
}

function hashOf(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest();
}

function contextOf(ticket: string): string {
  return `social join ${hashOf(ticket).toString('hex')}`;
}
