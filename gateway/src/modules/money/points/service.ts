import type { PointConfigValue, PointRewardsValue, RedeemListQuery, RedeemListValue, RedeemValue } from '@pavilion/api/points';
import { createFieldCipher } from '../../../platform/crypto';
import { DomainError } from '../../../platform/errors';
import type { SessionFacts } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import { readHold } from '../withdrawals';
import { createPointHistory } from './history';
import { createPointMall, type Redemption } from './mall';
import { createRedemptionDesk, type RedemptionDesk } from './redemption-desk';
import { pointsStore } from './store';

/** Points: earned by deposits and bets, spent in the mall. A brand without points answers `request.not_found`, and an empty history. */
export interface Points {
  /** The balance, counted to this moment. */
  balance(member: Pick<SessionFacts, 'memberId'>): Promise<number>;
  config(brand: string): Promise<PointConfigValue>;
  rewards(brand: string): Promise<PointRewardsValue>;
  history(member: SessionFacts, query: RedeemListQuery): Promise<RedeemListValue>;
  /** @throws DomainError `points.held`, `points.insufficient`, `points.waiting`, `points.out_of_stock`, `request.not_found`, `wallet.reference_reused` for a key with other content */
  redeem(member: Pick<SessionFacts, 'brand' | 'memberId'>, redemption: Redemption): Promise<RedeemValue>;
  desk: RedemptionDesk;
}

/** The points of this installation's members. */
export async function createPoints({ db, config }: Platform, { audit }: { audit: Audit }): Promise<Points> {
  const store = pointsStore(db);
  const cipher = await createFieldCipher(config);
  return {
    ...createPointMall({ store, cipher, holdOf: (brand, memberId) => readHold(db, brand, memberId) }),
    desk: createRedemptionDesk(db, { audit, cipher }),
    history: createPointHistory(store),
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
  };
}
