import { randomUUID } from 'node:crypto';
import type { FieldCipher } from '../../../platform/crypto';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import { assertValidPayee, type NewPayee, type Owner, type PayeeFacts } from './payees';
import type { PayeeRow, PayoutMethodRow } from './tables';

const MAX_PAYEES = 10;

/** Where members' money goes. Numbers and names lie sealed; screens see the end of a number only. */
export function payeeStore(db: Database, cipher: FieldCipher) {
  return { ...payeeQueries(db), ...payeeChanges(db, cipher), open: (row: PayeeRow) => decrypt(cipher, row) };
}

export type PayeeStore = ReturnType<typeof payeeStore>;

function payeeQueries(db: Database) {
  return {
    list: (owner: Owner): Promise<PayeeRow[]> => ownedBy(db, owner).orderBy('added_at', 'desc').execute(),
    find: (owner: Owner, id: string) => findPayee(db, owner, id),
    /** By id; also those that were removed since. */
    async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, PayeeRow>> {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom('payees').selectAll().where('id', 'in', ids).execute();
      return new Map(rows.map((row) => [row.id, row]));
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

function payeeChanges(db: Database, cipher: FieldCipher) {
  return {
    /** @throws DomainError `withdrawals.payee_invalid`, `.payee_known`, `.payees_full` */
    async add(owner: Owner, method: PayoutMethodRow, { holder, bank, number }: NewPayee, addedAt?: Date): Promise<PayeeRow> {
      assertValidPayee(method, { holder, bank, number });
      if ((await ownedBy(db, owner).execute()).length >= MAX_PAYEES) throw new DomainError('withdrawals.payees_full');
      const id = randomUUID();
      const facts: PayeeFacts = {
        holder: holder.normalize('NFC').trim(),
        ...(bank && { bank: bank.normalize('NFC').trim() }),
        number,
      };
      const row = await db
        .insertInto('payees')
        .values({
          id,
          brand: owner.brand,
          method: method.code,
          removed_at: null,
          ...(addedAt && { added_at: addedAt }),
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
      const { id: found } = await findPayee(db, owner, id);
      await db.updateTable('payees').set({ removed_at: new Date() }).where('id', '=', found).execute();
    },
  };
}

function ownedBy(db: Database, { brand, memberId }: Owner) {
  return db
    .selectFrom('payees')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', BigInt(memberId))
    .where('removed_at', 'is', null);
}

/** @throws DomainError `request.not_found` */
async function findPayee(db: Database, owner: Owner, id: string): Promise<PayeeRow> {
  const row = await ownedBy(db, owner).where('id', '=', id).executeTakeFirst();
  if (!row) throw new DomainError('request.not_found');
  return row;
}

function decrypt(cipher: FieldCipher, row: PayeeRow): PayeeFacts {
  return JSON.parse(cipher.open(row.sealed, contextOf(row.id))) as PayeeFacts;
}

function contextOf(id: string): string {
  return `payees ${id}`;
}
