import { randomUUID } from 'node:crypto';
import type { Payee, PayeeBody } from '@pavilion/api/withdrawals';
import type { FieldCipher } from '../../../platform/crypto';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { PayeeRow, PayoutMethodRow } from './tables';

/** Whom a payout reaches, as it is sealed. */
export interface PayeeFacts {
  holder: string;
  bank?: string;
  number: string;
}

/** Whose payees. */
export interface Owner {
  brand: string;
  memberId: string;
}

const MAX_PAYEES = 10;
const SHOWN_DIGITS = 4;

/** Where members' money goes. Numbers and names lie sealed; screens see the end of a number only. */
export function payeeStore(db: Database, cipher: FieldCipher) {
  const decrypt = (row: PayeeRow) => JSON.parse(cipher.open(row.sealed, contextOf(row.id))) as PayeeFacts;
  const own = ({ brand, memberId }: Owner) =>
    db
      .selectFrom('payees')
      .selectAll()
      .where('brand', '=', brand)
      .where('member_id', '=', BigInt(memberId))
      .where('removed_at', 'is', null);
  return {
    open: decrypt,
    list: (owner: Owner): Promise<PayeeRow[]> => own(owner).orderBy('added_at', 'desc').execute(),
    /** @throws DomainError `request.not_found` */
    async find(owner: Owner, id: string): Promise<PayeeRow> {
      const row = await own(owner).where('id', '=', id).executeTakeFirst();
      if (!row) throw new DomainError('request.not_found');
      return row;
    },
    /** Also one that was removed since. */
    byId: (id: string): Promise<PayeeRow> => db.selectFrom('payees').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** By id; also those that were removed since. */
    async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, PayeeRow>> {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom('payees').selectAll().where('id', 'in', ids).execute();
      return new Map(rows.map((row) => [row.id, row]));
    },
    /** @throws DomainError `withdrawals.payee_invalid`, `.payee_known`, `.payees_full` */
    async add(owner: Owner, method: PayoutMethodRow, { holder, bank, number }: PayeeBody): Promise<PayeeRow> {
      assertValidPayee(method, { bank, number });
      if ((await own(owner).execute()).length >= MAX_PAYEES) throw new DomainError('withdrawals.payees_full');
      const id = randomUUID();
      const facts: PayeeFacts = { holder: holder.trim(), ...(bank && { bank: bank.trim() }), number };
      const row = await db
        .insertInto('payees')
        .values({
          id,
          brand: owner.brand,
          method: method.code,
          removed_at: null,
          member_id: BigInt(owner.memberId),
          sealed: cipher.seal(JSON.stringify(facts), contextOf(id)),
          number_index: cipher.index(`payee ${method.kind} ${number}`),
        })
        .onConflict((known) => known.columns(['member_id', 'method', 'number_index']).where('removed_at', 'is', null).doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!row) throw new DomainError('withdrawals.payee_known', { fields: { number: 'withdrawals.payee_known' } });
      return row;
    },
    /** @throws DomainError `request.not_found` */
    async remove(owner: Owner, id: string): Promise<void> {
      const { id: found } = await this.find(owner, id);
      await db.updateTable('payees').set({ removed_at: new Date() }).where('id', '=', found).execute();
    },
    /** Whether another member of the brand is, or was, paid at the same number. */
    async isShared({ brand, member_id, number_index }: PayeeRow): Promise<boolean> {
      const other = await db
        .selectFrom('payees')
        .select('id')
        .where('brand', '=', brand)
        .where('number_index', '=', number_index)
        .where('member_id', '<>', member_id)
        .executeTakeFirst();
      return other !== undefined;
    },
  };
}

export type PayeeStore = ReturnType<typeof payeeStore>;

/** What screens show. */
export function toWirePayee(row: PayeeRow, facts: PayeeFacts, name: PayoutMethodRow['name']): Payee {
  return { id: row.id, method: row.method, methodName: name, ...maskedFacts(facts), addedAt: row.added_at.toISOString() };
}

/** Facts without all but the end of the number. */
export function maskedFacts({ number, ...facts }: PayeeFacts): PayeeFacts {
  return { ...facts, number: `•••• ${number.slice(-SHOWN_DIGITS)}` };
}

/** The shortest and the longest number of a method; PostgreSQL writes the range without its end. */
export function digitsOf({ digits }: PayoutMethodRow): [number, number] {
  const [from = 0, beyond = 1] = digits.replace(/[[)]/g, '').split(',').map(Number);
  return [from, beyond - 1];
}

function assertValidPayee(method: PayoutMethodRow, { bank, number }: { bank: string | undefined; number: string }): void {
  const [shortest, longest] = digitsOf(method);
  const field =
    number.length < shortest || number.length > longest ? 'number' : (method.kind === 'bank') !== Boolean(bank?.trim()) && 'bank';
  if (field) throw new DomainError('withdrawals.payee_invalid', { fields: { [field]: 'withdrawals.payee_invalid' } });
}

function contextOf(id: string): string {
  return `payees ${id}`;
}
