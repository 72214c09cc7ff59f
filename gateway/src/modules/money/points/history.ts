import type { RedeemListQuery, RedeemListValue } from '@pavilion/api/points';
import type { SessionFacts } from '../../../platform/http';
import type { Place, PointsStore } from './store';

type Store = Pick<PointsStore, 'collect' | 'records' | 'redemptions'>;

const PAGE = 20;

/** What a member earned and spent, or what they redeemed and how far it is. */
export function createPointHistory(store: Store) {
  return async (
    { memberId }: SessionFacts,
    { kind = 'redemptions', pageNo = '1', pageSize }: RedeemListQuery,
  ): Promise<RedeemListValue> => {
    const limit = pageSize ? Number(pageSize) : PAGE;
    const place = { limit, offset: (Number(pageNo) - 1) * limit };
    const { list, total } = await (kind === 'records' ? pointRecords : redemptions)(store, memberId, place);
    return { list, totalPages: Math.ceil(total / limit) };
  };
}

async function pointRecords(store: Store, memberId: string, place: Place) {
  await store.collect(memberId);
  const rows = await store.records(memberId, place);
  const list = rows.map(({ id, kind, change, balance, at, name }) => ({
    id: String(id),
    time: at.toISOString(),
    remark: kind,
    changedPoints: Number(change),
    pointsBalance: Number(balance),
    ...(name && { rewardName: name }),
  }));
  return { list, total: rows[0]?.total ?? 0 };
}

async function redemptions(store: Store, memberId: string, place: Place) {
  const rows = await store.redemptions(memberId, place);
  const list = rows.map(({ id, at, quantity, points, status, decision, name }) => ({
    id,
    time: at.toISOString(),
    remark: 'redeem' as const,
    changedPoints: -Number(points),
    rewardName: name,
    redeemQuantity: quantity,
    status,
    ...(decision !== null && { reason: decision }),
  }));
  return { list, total: rows[0]?.total ?? 0 };
}
