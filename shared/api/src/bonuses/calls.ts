import { call } from '../call';
import type { Bonus, BonusesQuery, BonusesValue, BonusOffersQuery, BonusOffersValue } from './index';

type Nothing = Record<never, never>;

/** What a deposit of so much would bring, with all terms. */
export const bonusOffers = call<BonusOffersQuery, BonusOffersValue>('GET', '/wps/v2/bonuses/offers', { token: true });
/** The bonus under way, and those that ended. */
export const bonuses = call<BonusesQuery, BonusesValue>('GET', '/wps/v2/bonuses', { token: true });
/** Gives a bonus up; once more is answered as the first time. The id is part of the address. */
export const forfeitBonus = (id: string) =>
  call<Nothing, Bonus>('PUT', `/wps/v2/bonuses/${encodeURIComponent(id)}/forfeit`, { token: true });
