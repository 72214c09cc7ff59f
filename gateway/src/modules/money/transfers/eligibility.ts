import { formatMinor } from '@pavilion/money';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import { holdDetails, readWithdrawalRequirements } from '../withdrawals';
import { transferStore } from './store';
import type { TransferRules } from './tables';
import type { NewMemberTransfer } from './sending';

/** What is left of a sender's day. */
export async function remainingToday(db: Database, memberId: string, { daily_amount: most }: TransferRules): Promise<bigint> {
  const left = most - (await transferStore(db).sentToday(memberId));
  return left > 0n ? left : 0n;
}

/**
 * Whether a member may send so much now. Up, as for withdrawals: what was paid in is staked first. Down, the duty to stake goes along.
 *
 * @throws DomainError `transfers.held`, `.turnover`, `.day_used`, `.off`
 */
export async function assertEligible(
  db: Database,
  { brand, senderId, direction, amount }: NewMemberTransfer,
  rules: TransferRules,
): Promise<void> {
  const requirements = await readWithdrawalRequirements(db, brand.code, senderId);
  if (!requirements) throw new DomainError('transfers.off');
  const { hold, turnover } = requirements;
  if (hold) throw new DomainError('transfers.held', { details: holdDetails(hold.until) });
  if (direction === 'up' && turnover.done < turnover.required)
    throw new DomainError('transfers.turnover', { details: { left: formatAmount(brand, turnover.required - turnover.done) } });
  const left = await remainingToday(db, senderId, rules);
  if (amount > left)
    throw new DomainError('transfers.daily_limit_reached', {
      fields: { amount: 'transfers.daily_limit_reached' },
      details: { amount: formatAmount(brand, left) },
    });
}

function formatAmount({ currencySymbol: symbol }: Brand, minor: bigint): string {
  return formatMinor(minor, { symbol, locale: 'en' });
}
