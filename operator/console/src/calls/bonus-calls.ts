import type {
  BonusCancellation,
  BonusCostQuestion,
  BonusOfferChange,
  BonusOfferCost,
  BonusOfferLine,
  BonusOfferRequest,
  BonusOverview,
  GivenBonus,
  GivenBonusesQuery,
  GivenBonusesValue,
  OfferRequestDecision,
} from '@pavilion/api/staff';
import type { StaffClient } from './staff-client';

/** How operators decide what deposits bring, and look after what was given. */
export function bonusCalls({ call }: StaffClient) {
  const root = (brand: string) => `/brands/${encodeURIComponent(brand)}/bonuses`;
  return {
    overview: (brand: string) => call<BonusOverview>('GET', root(brand)),
    setOffer: (brand: string, code: string, wanted: BonusOfferChange) =>
      call<BonusOfferLine>('PUT', `${root(brand)}/offers/${encodeURIComponent(code)}`, wanted),
    cost: (brand: string, question: BonusCostQuestion) => call<BonusOfferCost>('POST', `${root(brand)}/cost`, question),
    requestOffer: (brand: string, code: string, wanted: BonusOfferChange) =>
      call<BonusOfferRequest>('POST', `${root(brand)}/offers/${encodeURIComponent(code)}/requests`, wanted),
    decideRequest: (brand: string, id: string, step: 'approval' | 'rejection', wanted: OfferRequestDecision) =>
      call<BonusOverview>('POST', `${root(brand)}/offer-requests/${encodeURIComponent(id)}/${step}`, wanted),
    given: (brand: string, asked: GivenBonusesQuery) => {
      const query = String(new URLSearchParams(asked as Record<string, string>));
      return call<GivenBonusesValue>('GET', `${root(brand)}/given${query && `?${query}`}`);
    },
    cancel: (brand: string, id: string, wanted: BonusCancellation) =>
      call<GivenBonus>('POST', `${root(brand)}/given/${encodeURIComponent(id)}/cancellation`, wanted),
  };
}
