import { artAddress } from '@pavilion/art';
import type { PointRewardsValue, RedeemRequest, RedeemValue } from '@pavilion/api/points';
import type { FieldCipher } from '../../../platform/crypto';
import { DomainError } from '../../../platform/errors';
import type { SessionFacts } from '../../../platform/http';
import { holdDetails } from '../withdrawals';
import type { PointsStore } from './store';

/** What a member asks for, and where it goes. `key` makes a repeat harmless. */
export interface Redemption extends Omit<RedeemRequest, 'password'> {
  key: string;
}

const REFUSALS = {
  unknown: 'request.not_found',
  insufficient: 'points.insufficient',
  out_of_stock: 'points.out_of_stock',
  reused: 'wallet.reference_reused',
} as const;

interface Dependencies {
  store: Pick<PointsStore, 'goodsOf' | 'redeem' | 'waiting'>;
  cipher: FieldCipher;
  holdOf(brand: string, memberId: string): Promise<{ until: Date } | undefined>;
}

/** What points buy. Where it goes is sealed. */
export function createPointMall({ store, cipher, holdOf }: Dependencies) {
  /** Whoever reads a balance that is enough is told how many of the points wait for their round. @throws DomainError `points.waiting` */
  const assertNotWaiting = async (
    { brand, memberId, goodsId, quantity }: { brand: string; memberId: string; goodsId: string; quantity: number },
    held: bigint,
  ) => {
    const wanted = (await store.goodsOf(brand)).find(({ id }) => id === goodsId);
    const waiting = wanted && held >= wanted.points * BigInt(quantity) ? await store.waiting(memberId) : 0n;
    if (waiting > 0n) throw new DomainError('points.waiting', { details: { waiting: Number(waiting) } });
  };
  return {
    async rewards(brand: string): Promise<PointRewardsValue> {
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
    async redeem(
      { brand, memberId }: Pick<SessionFacts, 'brand' | 'memberId'>,
      { rewardId: goodsId, redeemQuantity: quantity, receivingAddress, mobileNumber, key }: Redemption,
    ): Promise<RedeemValue> {
      const hold = await holdOf(brand, memberId);
      if (hold) throw new DomainError('points.held', { details: holdDetails(hold.until) });
      const sealed = cipher.seal(JSON.stringify({ receivingAddress, mobileNumber }), deliveryContext(memberId, key));
      const { outcome, redemption, held } = await store.redeem({ memberId, goodsId, quantity, key, sealed });
      if (outcome === 'insufficient') await assertNotWaiting({ brand, memberId, goodsId, quantity }, held ?? 0n);
      if (outcome !== 'done' && outcome !== 'repeated') throw new DomainError(REFUSALS[outcome]);
      return { redemptionId: redemption ?? '', pointBalance: Number(held) };
    },
  };
}

/** What a sealed address belongs to. */
export function deliveryContext(memberId: string, key: string): string {
  return `redemption ${memberId} ${key}`;
}
