import { formatMinor } from '@pavilion/money';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import { holdDetails } from './hold-details';
import type { WithdrawalStore } from './store';
import type { RulesRow } from './tables';

const HUNDREDTHS = 100n;

/** What has to be staked before anything leaves, and what was. */
export async function readTurnover(store: WithdrawalStore, memberId: string, { turnover }: RulesRow) {
  const { deposits, stakes } = await store.turnover(memberId);
  return { required: (deposits * BigInt(turnover)) / HUNDREDTHS, done: stakes };
}

/** What is left of a member's day. */
export async function remainingToday(store: WithdrawalStore, memberId: string, rules: RulesRow) {
  const { count, amount } = await store.requestedToday(memberId);
  const [times, money] = [rules.daily_count - count, rules.daily_amount - amount];
  return { count: times > 0 ? times : 0, amount: money > 0n ? money : 0n };
}

/**
 * Whether a member may withdraw so much now.
 *
 * @throws DomainError `withdrawals.held`, `.turnover`, `.day_used`
 */
export async function assertEligible(
  store: WithdrawalStore,
  { brand, memberId, amount, rules }: { brand: Brand; memberId: string; amount: bigint; rules: RulesRow },
): Promise<void> {
  const held = await store.lastSecurityChange(memberId, rules.hold_hours);
  if (held) throw new DomainError('withdrawals.held', { details: holdDetails(held.until) });
  const shown = (minor: bigint) => formatMinor(minor, { symbol: brand.currencySymbol, locale: 'en' });
  const { required, done } = await readTurnover(store, memberId, rules);
  if (done < required) throw new DomainError('withdrawals.turnover', { details: { left: shown(required - done) } });
  const left = await remainingToday(store, memberId, rules);
  if (left.count < 1 || amount > left.amount)
    throw new DomainError('withdrawals.daily_limit_reached', {
      fields: { amount: 'withdrawals.daily_limit_reached' },
      details: { count: left.count, amount: shown(left.amount) },
    });
}
