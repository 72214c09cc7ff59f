import type { LimitRequest, LimitsValue } from '@pavilion/api/protection';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Wallet } from '../wallet';
import { changeDirection, isValidLimit, type LimitName, type LimitValue, changeStatus } from './limit-rules';
import { limitStore, type LimitStore, type NewChange, type OwnLimit } from './store';
import type { ChangeRow } from './tables';
import { readUsage } from './usage';
import { toWireChange, toWireLimits } from './wire';

/** Whose limits. */
export interface LimitHolder {
  brand: Brand;
  memberId: string;
}

/** Limits that members set for themselves. */
export interface Limits {
  of(who: LimitHolder): Promise<LimitsValue>;
  /** Tightens at once; has what loosens wait. @throws DomainError `request.invalid` for a limit that there is not */
  change(who: LimitHolder, asked: LimitRequest): Promise<LimitsValue>;
  /** The second word, a day or more after the first. @throws DomainError `request.not_found`, `limits.too_early`, `limits.closed` */
  confirm(who: LimitHolder, id: string): Promise<LimitsValue>;
  /** @throws DomainError `request.not_found`, `limits.closed` */
  cancel(who: LimitHolder, id: string): Promise<LimitsValue>;
}

export function createLimits(db: Database, wallet: Wallet): Limits {
  const store = limitStore(db);
  const of = async ({ brand, memberId }: LimitHolder): Promise<LimitsValue> => {
    const [limits, pending, changes] = await Promise.all([
      store.limits(memberId),
      store.pending(memberId),
      store.changes(memberId),
    ]);
    const [answered, now] = await Promise.all([store.answered(memberId), store.now()]);
    const counted = limits.some(({ kind }) => kind !== 'deposit');
    const used = await readUsage(db, wallet, brand, memberId, counted);
    const apt = limits.length === 0 && (['registration', 'deposit'] as const);
    return {
      currency: brand.currency,
      limits: toWireLimits({ limits, pending, used, currency: brand.currency, now }),
      changes: changes.map((change) => toWireChange(change, now)),
      offers: (apt || []).filter((place) => !answered.includes(place)),
    };
  };
  /** Ends a pending change of this member's that is `fit`. */
  const ending = async (
    who: LimitHolder,
    id: string,
    end: (within: LimitStore, row: ChangeRow, status: ReturnType<typeof changeStatus>) => Promise<void>,
  ) => {
    await changeInTransaction(db, who.memberId, async (within) => {
      const row = /^[1-9][0-9]{0,17}$/.test(id) ? await within.open(who.memberId, id) : undefined;
      if (!row) throw new DomainError('request.not_found');
      const status = changeStatus(row, await within.now());
      if (row.state !== 'pending' || status === 'lapsed') throw new DomainError('limits.closed');
      await end(within, row, status);
    });
    return of(who);
  };
  return {
    of,
    async change(who, { value: asked, ...name }) {
      const value = parseLimit(name, asked);
      await changeInTransaction(db, who.memberId, (within) => requestChange(within, toOwnLimit(who, name), value));
      return of(who);
    },
    confirm: (who, id) =>
      ending(who, id, async (within, row, status) => {
        if (status !== 'confirmable')
          throw new DomainError('limits.too_early', { details: { due: (row.due_at as Date).toISOString() } });
        await within.confirm(row.id);
        await within.set({ ...row, memberId: who.memberId }, row.to_value);
      }),
    cancel: (who, id) => ending(who, id, (within, row) => within.cancel(row.id).then(() => undefined)),
  };
}

/** What is asked for, by whoever asks. */
async function requestChange(within: LimitStore, limit: OwnLimit, value: LimitValue): Promise<void> {
  const from = await within.value(limit);
  const effect = changeDirection(from, value);
  const waiting = (await within.pending(limit.memberId)).find(
    ({ kind, period, currency }) => kind === limit.kind && period === limit.period && currency === limit.currency,
  );
  // The same request again does not begin its day anew.
  if (effect === 'loosens' && waiting && waiting.to_value === value) return;
  await within.cancelOf(limit);
  if (effect === 'loosens') await within.note(limit, { from, to: value }, true);
  if (effect === 'tightens') await tighten(within, limit, { from, to: value });
}

/** Holds from this transaction on. */
export async function tighten(within: LimitStore, limit: OwnLimit, change: NewChange): Promise<void> {
  await within.set(limit, change.to);
  await within.note(limit, change, false);
}

/** Changes limits of a member with bets held back, and has bets observe them. */
export function changeInTransaction(
  db: Database,
  memberId: string,
  act: (within: LimitStore, trx: Database) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const within = limitStore(trx);
    await within.lock(memberId);
    await within.lapse(memberId);
    await act(within, trx);
    await within.observe(memberId);
  });
}

/** @throws DomainError `request.invalid` */
export function parseLimit(name: LimitName, asked: string): LimitValue {
  const value = asked === 'none' ? null : BigInt(asked);
  if (isValidLimit(name, value)) return value;
  const field = name.period === 'day' ? 'value' : 'period';
  throw new DomainError('request.invalid', { fields: { [field]: 'request.invalid' } });
}

export function toOwnLimit({ brand, memberId }: LimitHolder, name: LimitName): OwnLimit {
  return { ...name, memberId, currency: name.kind === 'session' ? null : brand.currency };
}
