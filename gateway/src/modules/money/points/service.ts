import type {
  PointConfigValue,
  PointRewardsValue,
  RedeemListQuery,
  RedeemListValue,
  RedeemRequest,
  RedeemValue,
} from '@pavilion/api/points';
import { createFieldCipher } from '../../../platform/crypto';
import { DomainError } from '../../../platform/errors';
import type { SessionFacts } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import { artAddress } from '@pavilion/art';
import { pointsStore } from './store';

/** What a member asks for, and where it goes. `key` makes a repeat harmless. */
export interface Redemption extends Omit<RedeemRequest, 'password'> {
  key: string;
}

/** Points: earned by deposits and bets, spent in the mall. A brand without points answers `request.not_found`, and an empty history. */
export interface Points {
  /** The balance, counted to this moment. */
  balance(member: SessionFacts): Promise<number>;
  config(brand: string): Promise<PointConfigValue>;
  rewards(brand: string): Promise<PointRewardsValue>;
  history(member: SessionFacts, query: RedeemListQuery): Promise<RedeemListValue>;
  /** @throws DomainError `points.insufficient`, `points.out_of_stock`, `request.not_found`, `wallet.reference_reused` for a key with other content */
  redeem(member: Pick<SessionFacts, 'memberId'>, redemption: Redemption): Promise<RedeemValue>;
}

const PAGE = 20;
const REFUSALS = {
  unknown: 'request.not_found',
  insufficient: 'points.insufficient',
  out_of_stock: 'points.out_of_stock',
  reused: 'wallet.reference_reused',
} as const;

/** The points of this installation's members. */
export async function createPoints({ db, config }: Platform): Promise<Points> {
  const store = pointsStore(db);
  const cipher = await createFieldCipher(config);
  return {
    async balance({ memberId }) {
      const held = await store.collect(memberId);
      if (held === null) throw new DomainError('request.not_found');
      return Number(held);
    },
    async config(brand) {
      const rate = await store.rateOf(brand);
      if (!rate) throw new DomainError('request.not_found');
      return { depositPerPoint: String(rate.deposit_per_point), betPerPoint: String(rate.bet_per_point), expires: false };
    },
    async rewards(brand) {
      const goods = await store.goodsOf(brand);
      if (!goods.length) throw new DomainError('request.not_found');
      return {
        list: goods.map(({ id, name, about, points, stock, made }) => ({
          rewardId: id,
          name,
          about,
          imageUrl: artAddress.goods(id, name.en),
          pointsRequirement: Number(points),
          quantity: made,
          availableQuantity: stock,
        })),
      };
    },
    async history({ memberId }, { kind = 'redemptions', pageNo = '1', pageSize }) {
      const limit = pageSize ? Number(pageSize) : PAGE;
      const offset = (Number(pageNo) - 1) * limit;
      const { list, total } = await (kind === 'records' ? records : redemptions)(memberId, limit, offset);
      return { list, totalPages: Math.ceil(total / limit) };
    },
    async redeem({ memberId }, { rewardId, redeemQuantity, receivingAddress, mobileNumber, key }) {
      const sealed = cipher.seal(JSON.stringify({ receivingAddress, mobileNumber }), `redemption ${memberId} ${key}`);
      const { outcome, redemption, held } = await store.redeem({
        memberId,
        goodsId: rewardId,
        quantity: redeemQuantity,
        key,
        sealed,
      });
      if (outcome !== 'done' && outcome !== 'repeated') throw new DomainError(REFUSALS[outcome]);
      return { redemptionId: redemption ?? '', pointBalance: Number(held) };
    },
  };

  async function records(memberId: string, limit: number, offset: number) {
    await store.collect(memberId);
    const rows = await store.records(memberId, limit, offset);
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

  async function redemptions(memberId: string, limit: number, offset: number) {
    const rows = await store.redemptions(memberId, limit, offset);
    const list = rows.map(({ id, at, quantity, points, status, name }) => ({
      id,
      time: at.toISOString(),
      remark: 'redeem' as const,
      changedPoints: -Number(points),
      rewardName: name,
      redeemQuantity: quantity,
      status,
    }));
    return { list, total: rows[0]?.total ?? 0 };
  }
}
