import { type Generated, type Selectable, sql } from 'kysely';
import type { DepositState } from '@pavilion/api/wallet';
import type { Database, Tables } from '../../platform/database';

declare module '../../platform/database/database' {
  interface Tables {
    payment_methods: {
      brand: string;
      code: string;
      provider: string;
      name: { bn: string; en: string };
      flow: 'bank' | 'ewallet';
      mark: string;
      min: bigint;
      max: bigint;
      fee_bps: number;
      minutes: number;
      enabled: boolean;
      position: number;
    };
    payments: {
      id: string;
      brand: string;
      member_id: bigint;
      method: string;
      provider: string;
      currency: string;
      amount: bigint;
      fee: bigint;
      state: Generated<DepositState>;
      idempotency_key: string;
      pay_url: string | null;
      provider_id: string | null;
      created_at: Generated<Date>;
      expires_at: Date;
      settled_at: Date | null;
    };
  }
}

export type MethodRow = Selectable<Tables['payment_methods']>;
export type PaymentRow = Selectable<Tables['payments']>;

/** How long a payment waits for its payer. */
const PATIENCE = '30 minutes';

export interface NewPayment {
  id: string;
  brand: string;
  memberId: string;
  method: string;
  provider: string;
  currency: string;
  amount: bigint;
  fee: bigint;
  key: string;
}

export function paymentStore(db: Database) {
  return {
    methods: (brand: string) =>
      db
        .selectFrom('payment_methods')
        .selectAll()
        .where('brand', '=', brand)
        .where('enabled', '=', true)
        .orderBy('position')
        .execute(),
    method: (brand: string, code: string) =>
      db.selectFrom('payment_methods').selectAll().where('brand', '=', brand).where('code', '=', code).executeTakeFirstOrThrow(),
    /** The new payment, or nothing when the member used the key before. */
    insert: ({ memberId, key, ...payment }: NewPayment): Promise<PaymentRow | undefined> =>
      db
        .insertInto('payments')
        .values({
          ...payment,
          member_id: BigInt(memberId),
          idempotency_key: key,
          expires_at: sql<Date>`now() + ${PATIENCE}::interval`,
        })
        .onConflict((conflict) => conflict.columns(['member_id', 'idempotency_key']).doNothing())
        .returningAll()
        .executeTakeFirst(),
    byKey: (memberId: string, key: string) =>
      db
        .selectFrom('payments')
        .selectAll()
        .where('member_id', '=', BigInt(memberId))
        .where('idempotency_key', '=', key)
        .executeTakeFirstOrThrow(),
    byId: (id: string) => db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst(),
    /** Moves a payment from one state to another; nothing when it was not there any more, or, for what must be in time, not in time. */
    move: (
      id: string,
      from: DepositState,
      to: DepositState,
      facts: { pay_url?: string; provider_id?: string; settled_at?: Date } = {},
    ) =>
      db
        .updateTable('payments')
        .set({ state: to, ...facts })
        .where('id', '=', id)
        .where('state', '=', from)
        .where(to === 'paid' || to === 'pending' ? sql<boolean>`expires_at > now()` : sql<boolean>`true`)
        .returningAll()
        .executeTakeFirst(),
    /** Closes it when its time is over; answers with how it stands. */
    async closedIfLate(id: string): Promise<PaymentRow | undefined> {
      const late = await db
        .updateTable('payments')
        .set({ state: 'expired' })
        .where('id', '=', id)
        .where('state', 'in', ['created', 'pending'])
        .where('expires_at', '<=', sql<Date>`now()`)
        .returningAll()
        .executeTakeFirst();
      return late ?? this.byId(id);
    },
  };
}
