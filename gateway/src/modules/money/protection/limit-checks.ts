import type { ReachedLimitsValue } from '@pavilion/api/protection';
import { formatMinor } from '@pavilion/money';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Brand, SessionFacts } from '../../../platform/http';
import { hasOpenRound, largestBetRefusedByLimit, type Wallet } from '../wallet';
import type { LimitHolder } from './limits';
import { limitStore } from './store';
import type { LimitRow } from './tables';
import { depositedByPeriod, playTimeToday, type Usage, readUsage } from './usage';
import { remaining } from './wire';

/** Where limits are looked at. Bets are looked at by the ledger itself, in their own transaction. */
export interface LimitChecks {
  /**
   * Asked within the transaction that began a deposit, before a provider is: what was begun counts, so that two cannot pass together.
   *
   * @throws DomainError `limits.deposit_reached`
   */
  assertMayDeposit(trx: Database, who: LimitHolder, amount: bigint): Promise<void>;
  /** Whether a game may be opened; one whose round is open may be finished. @throws DomainError `limits.time_reached` */
  assertMayOpenGame(who: LimitHolder, game: { vendor: string; game: string }): Promise<void>;
  /** Which limits let nothing through now. */
  reachedLimits(who: LimitHolder): Promise<ReachedLimitsValue>;
  /** Passes sessions on, and notes once a minute that their members are here. */
  trackingPresence<Asked extends unknown[]>(
    find: (...asked: Asked) => Promise<SessionFacts | undefined>,
  ): (...asked: Asked) => Promise<SessionFacts | undefined>;
}

const MINUTE_MS = 60_000;

export function createLimitChecks(db: Database, wallet: Wallet): LimitChecks {
  const store = limitStore(db);
  return {
    async assertMayDeposit(trx, { brand, memberId }, amount) {
      const limits = await ownDepositLimits(trx, memberId, brand.currency);
      if (limits.length === 0) return;
      const begun = await depositedByPeriod(trx, memberId, brand.currency);
      const passed = limits
        .map((limit) => ({ limit, sum: begun.find(({ period }) => period === limit.period) }))
        .filter(({ limit, sum }) => sum && sum.amount > limit.value)
        .map(({ limit, sum }) => ({
          limit,
          left: remaining(limit.value, (sum?.amount ?? 0n) - amount),
          freesAt: sum?.freesAt ?? null,
        }))
        .sort((one, other) => Number(one.left - other.left));
      if (passed[0]) throw depositLimitError(brand, passed[0]);
    },
    async assertMayOpenGame({ brand, memberId }, game) {
      const limit = (await store.limits(memberId)).find(({ kind }) => kind === 'session');
      if (!limit) return;
      const { amount, freesAt } = await playTimeToday(db, brand, memberId);
      if (amount < limit.value || (await hasOpenRound(db, memberId, game))) return;
      const until = freesAt?.toISOString() ?? '';
      throw new DomainError('limits.time_reached', { details: { minutes: Number(limit.value), until } });
    },
    async reachedLimits({ brand, memberId }) {
      const limits = (await store.limits(memberId)).filter(({ kind }) => kind !== 'deposit');
      if (limits.length === 0) return { reached: [] };
      const used = await readUsage(db, wallet, brand, memberId, true);
      const refused = await largestBetRefusedByLimit(db, memberId, brand.currency);
      return { reached: limits.flatMap((limit) => toReachedLimit(limit, usedOf(used, limit), refused)) };
    },
    trackingPresence(find) {
      const noted = new Map<string, number>();
      return async (...asked) => {
        const session = await find(...asked);
        if (!session || session.trial || !shouldRecordPresence(noted, session.memberId)) return session;
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

function depositLimitError(
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
      until: freesAt?.toISOString() ?? '',
    },
  });
}

function usedOf(used: Awaited<ReturnType<typeof readUsage>>, { kind, period }: LimitRow): Usage {
  return kind === 'session' ? used.session : used[kind][period];
}

function toReachedLimit(
  { kind, period, value }: LimitRow,
  { amount, freesAt }: Usage,
  refused: bigint,
): ReachedLimitsValue['reached'] {
  const left = remaining(value, amount);
  const isReached = left === 0n || (kind !== 'session' && refused > left);
  return isReached ? [{ kind, period, value: String(value), left: String(left), until: freesAt?.toISOString() ?? '' }] : [];
}

/** Once a minute for a member; those who are gone are forgotten. */
function shouldRecordPresence(noted: Map<string, number>, memberId: string): boolean {
  const now = Date.now();
  if (now - (noted.get(memberId) ?? 0) < MINUTE_MS) return false;
  if (noted.size > 5_000) for (const [known, at] of noted) if (now - at >= MINUTE_MS) noted.delete(known);
  noted.set(memberId, now);
  return true;
}
