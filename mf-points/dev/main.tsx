import { pointBalance, pointConfig, pointRewards, redeemList, redeemReward } from '@pavilion/api/calls/points';
import type { PointRecord } from '@pavilion/api/points';
import { aMember, FakeGateway } from '@pavilion/testing';
import { runStandalone } from '@pavilion/testing/run-standalone';
import { descriptor } from '../src/descriptor';
import remote from '../src/remote';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><rect width="300" height="300" fill="#2b4aa0"/><circle cx="150" cy="150" r="80" fill="#f2a93a"/></svg>')}`;
const goods = (rewardId: string, en: string, bn: string, pointsRequirement: number, availableQuantity: number) => ({
  rewardId,
  pointsRequirement,
  availableQuantity,
  quantity: 100,
  imageUrl: picture,
  name: { en, bn },
  about: { en: 'Glazed by hand, holds a proper cup.', bn: 'হাতে রং করা, পুরো এক কাপ চা ধরে।' },
});
const mug = goods('tea-mug', 'Market tea mug', 'হাটের চায়ের মগ', 300, 94);
const list = [
  mug,
  goods('steel-bottle', 'Steel flask', 'স্টিলের ফ্লাস্ক', 650, 9),
  goods('gift-box', 'Sweets gift box', 'মিষ্টির উপহার বাক্স', 950, 0),
];

const changes: PointRecord[] = [
  { id: '1', time: '2026-03-01T09:00:00Z', remark: 'deposit', changedPoints: 25, pointsBalance: 742 },
];
const redemptions: PointRecord[] = [
  {
    id: 'r-1',
    time: '2026-02-27T18:03:00Z',
    remark: 'redeem',
    changedPoints: -300,
    rewardName: mug.name,
    redeemQuantity: 1,
    status: 'approved',
  },
];

let held = 742;
const gateway = new FakeGateway()
  .answer(pointBalance, () => ({ pointBalance: held }))
  .answer(pointConfig, { depositPerPoint: '2000', betPerPoint: '5000', expires: false })
  .answer(pointRewards, { list })
  .answer(redeemReward, ({ rewardId }) => {
    held -= list.find((each) => each.rewardId === rewardId)?.pointsRequirement ?? 0;
    return { redemptionId: 'r-2', pointBalance: held };
  })
  .answer(redeemList, ({ kind }) => ({ totalPages: 1, list: kind === 'records' ? changes : redemptions }));

runStandalone(remote, descriptor, { http: gateway, member: aMember() });
