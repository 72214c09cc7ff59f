import type { LimitChange, PlayLimit } from '@pavilion/api/protection';
import { presentWireFields, wireFields } from '../../../platform/wire';
import { limitNames, changeStatus } from './limit-rules';
import type { ChangeRow, LimitRow } from './tables';
import type { Usage, UsageByKind } from './usage';

interface LimitContext {
  limits: readonly LimitRow[];
  pending: readonly ChangeRow[];
  used: UsageByKind;
  currency: string;
  now: Date;
}

/** Every limit there can be, set or not. */
export function toWireLimits({ limits, pending, used, currency, now }: LimitContext): PlayLimit[] {
  return limitNames.map(({ kind, period }) => {
    const same = (row: { kind: string; period: string; currency: string | null }) =>
      row.kind === kind && row.period === period && row.currency === (kind === 'session' ? null : currency);
    const value = limits.find(same)?.value;
    const waiting = pending.find((change) => same(change) && changeStatus(change, now) !== 'lapsed');
    const { amount, freesAt }: Usage = kind === 'session' ? used.session : used[kind][period];
    return {
      kind,
      period,
      used: String(amount),
      value: value === undefined ? null : String(value),
      left: value === undefined ? null : String(remaining(value, amount)),
      freesAt: amount > 0n && freesAt ? freesAt.toISOString() : null,
      pending: waiting ? toWireChange(waiting, now) : null,
      confirmable: waiting !== undefined && changeStatus(waiting, now) === 'confirmable',
    };
  });
}

/** What a limit lets through, never less than nothing. */
export function remaining(value: bigint, used: bigint): bigint {
  return value > used ? value - used : 0n;
}

/** A change as its member sees it: staff have no names. */
export function toWireChange(row: ChangeRow, now: Date): LimitChange {
  const { from_value: from, to_value: to, state, operator } = row;
  return {
    ...wireFields(row, 'id', 'kind', 'period', 'asked_at'),
    ...presentWireFields(row, 'reason', 'due_at', 'lapses_at', 'ended_at'),
    from: from === null ? null : String(from),
    to: to === null ? null : String(to),
    state: state === 'pending' && changeStatus(row, now) === 'lapsed' ? 'lapsed' : state,
    by: operator === null ? 'member' : 'staff',
  };
}
