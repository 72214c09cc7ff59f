import type { LimitStopsValue } from '@pavilion/api/protection';
import { formatMinor } from '@pavilion/money';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Brand, SessionFacts } from '../../../platform/http';
import { hasOpenRound, refusedByLimit, type Wallet } from '../wallet';
import type { Limited } from './limits';
import { momentFor } from './moment';
import { limitStore } from './store';
import type { LimitRow } from './tables';
import { depositsOf, timeOf, type Used, usedBy } from './used';
import { leftOf } from './wire';

/** Where limits are looked at. Bets are looked at by the ledger itself, in their own transaction. */
export interface Gates {
  /**
   * Asked within the transaction that began a deposit, before a provider is: what was begun counts, so that two cannot pass together.
   *
   * @throws DomainError `limits.deposit_reached`
   */
  mayDeposit(trx: Database, who: Limited, amount: bigint): Promise<void>;
  /** Whether a game may be opened; one whose round is open may be finished. @throws DomainError `limits.time_used` */
  mayOpen(who: Limited, game: { vendor: string; game: string }): Promise<void>;
  /** Which limits let nothing through now. */
  stops(who: Limited): Promise<LimitStopsValue>;
  /** Passes sessions on, and notes once a minute that their members are here. */
  noticing<Asked extends unknown[]>(
    find: (...asked: Asked) => Promise<SessionFacts | undefined>,
  ): (...asked: Asked) => Promise<SessionFacts | undefined>;
}

const MINUTE_MS = 60_000;

export function createGates(db: Database, wallet: Wallet): Gates {
  const store = limitStore(db);
  return {
    async mayDeposit(trx, { brand, memberId }, amount) {
      const limits = await ownDepositLimits(trx, memberId, brand.currency);
      if (limits.length === 0) return;
      const begun = await depositsOf(trx, memberId, brand.currency);
      const passed = limits
        .map((limit) => ({ limit, sum: begun.find(({ period }) => period === limit.period) }))
        .filter(({ limit, sum }) => sum && sum.amount > limit.value)
        .map(({ limit, sum }) => ({
          limit,
          left: leftOf(limit.value, (sum?.amount ?? 0n) - amount),
          freesAt: sum?.freesAt ?? null,
        }))
        .sort((one, other) => Number(one.left - other.left));
      if (passed[0]) throw depositReached(brand, passed[0]);
    },
    async mayOpen({ brand, memberId }, game) {
      const limit = (await store.limits(memberId)).find(({ kind }) => kind === 'session');
      if (!limit) return;
      const { amount, freesAt } = await timeOf(db, brand, memberId);
      if (amount < limit.value || (await hasOpenRound(db, memberId, game))) return;
      const until = freesAt ? momentFor(brand, freesAt) : '';
      throw new DomainError('limits.time_used', { details: { minutes: Number(limit.value), until } });
    },
    async stops({ brand, memberId }) {
      const limits = (await store.limits(memberId)).filter(({ kind }) => kind !== 'deposit');
      if (limits.length === 0) return { stops: [] };
      const used = await usedBy(db, wallet, brand, memberId, true);
      const refused = await refusedByLimit(db, memberId, brand.currency);
      return { stops: limits.flatMap((limit) => stopOf(limit, usedOf(used, limit), refused)) };
    },
    noticing(find) {
      const noted = new Map<string, number>();
      return async (...asked) => {
        const session = await find(...asked);
        if (!session || session.trial || !isDue(noted, session.memberId)) return session;
        await sql`select play_time_note(${session.memberId}::bigint, ${session.brand})`.execute(db);
        return session;
      };
    },
  };
}

/** Held until the transaction ends: the next deposit waits for what this one becomes. */
function ownDepositLimits(trx: Database, memberId: string, currency: string): Promise<LimitRow[]> {
  return trx
    .selectFrom('play_limits')
    .selectAll()
    .where('member_id', '=', BigInt(memberId))
    .where('kind', '=', 'deposit')
    .where('currency', '=', currency)
    .orderBy('period')
    .forUpdate()
    .execute();
}

function depositReached(
  brand: Brand,
  { limit, left, freesAt }: { limit: LimitRow; left: bigint; freesAt: Date | null },
): DomainError {
  const shown = (minor: bigint) => formatMinor(minor, { symbol: brand.currencySymbol, locale: 'en' });
  return new DomainError('limits.deposit_reached', {
    fields: { amount: 'limits.deposit_reached' },
    details: {
      limit: shown(limit.value),
      left: shown(left),
      period: limit.period,
      until: freesAt ? momentFor(brand, freesAt) : '',
    },
  });
}

function usedOf(used: Awaited<ReturnType<typeof usedBy>>, { kind, period }: LimitRow): Used {
  return kind === 'session' ? used.session : used[kind][period];
}

function stopOf({ kind, period, value }: LimitRow, { amount, freesAt }: Used, refused: bigint): LimitStopsValue['stops'] {
  const left = leftOf(value, amount);
  const stops = left === 0n || (kind !== 'session' && refused > left);
  return stops ? [{ kind, period, value: String(value), left: String(left), until: freesAt?.toISOString() ?? '' }] : [];
}

/** Once a minute for a member; those who are gone are forgotten. */
function isDue(noted: Map<string, number>, memberId: string): boolean {
  const now = Date.now();
  if (now - (noted.get(memberId) ?? 0) < MINUTE_MS) return false;
  if (noted.size > 5_000) for (const [known, at] of noted) if (now - at >= MINUTE_MS) noted.delete(known);
  noted.set(memberId, now);
  return true;
}
