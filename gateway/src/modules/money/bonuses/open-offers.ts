import type { BonusOffersValue } from '@pavilion/api/bonuses';
import { formatMinor } from '@pavilion/money';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Wallet } from '../wallet';
import { grantFor, promisedTerms } from './bonus-terms';
import type { GameFacts } from './game-facts';
import { isWithheld } from './offer-lines';
import { AT_ONCE, type BonusStore } from './store';
import type { OfferRow, PromisedBonus } from './tables';
import { toWireOffer } from './wire';

/** What a member may be given now, and on which terms. */
export function createOpenOffers(
  store: Pick<BonusStore, 'open' | 'active' | 'givenWithin' | 'owed'>,
  wallet: Pick<Wallet, 'hasDeposited'>,
  facts: { read(brand: string): Promise<GameFacts>; recent(brand: string): Promise<GameFacts> },
) {
  /** Those by which players gain more than was agreed to are not offered, nor those that a member had as often as they may. */
  const soundTo = async (brand: Brand, memberId: string, games: GameFacts): Promise<OfferRow[]> => {
    const sound = (await store.open(brand.code)).filter((row) => !isWithheld(row, games));
    const left = await Promise.all(sound.map((row) => hasUsesLeft(row, memberId)));
    return sound.filter((_, at) => left[at]);
  };
  const hasUsesLeft = async ({ code, uses, uses_days: days }: OfferRow, memberId: string): Promise<boolean> =>
    uses === null || days === null || (await store.givenWithin(memberId, code, days)) < uses;
  const openTo = async (brand: Brand, memberId: string, games: GameFacts): Promise<OfferRow[]> => {
    const offers = await soundTo(brand, memberId, games);
    if (!offers.some(({ first_only: firstOnly }) => firstOnly)) return offers;
    const before = await wallet.hasDeposited(memberId, brand.currency);
    return offers.filter(({ first_only: firstOnly }) => !firstOnly || !before);
  };
  const isFull = async ({ code: brand }: Brand, memberId: string): Promise<boolean> =>
    (await store.active({ brand, memberId })).length >= AT_ONCE;
  return {
    async offers(brand: Brand, memberId: string, amount: bigint | undefined): Promise<BonusOffersValue> {
      if (await isFull(brand, memberId)) return { offers: [], active: true };
      const games = await facts.recent(brand.code);
      const [open, owed] = await Promise.all([openTo(brand, memberId, games), store.owed(memberId, brand.currency)]);
      const offers = open.map((row) => toWireOffer(row, amount, games));
      return { offers, active: false, ...(owed > 0n && { owed: String(owed) }) };
    },
    async promise(brand: Brand, memberId: string, code: string, amount: bigint): Promise<PromisedBonus> {
      const offer = (await openTo(brand, memberId, await facts.read(brand.code))).find((each) => each.code === code);
      if (!offer) throw bonusError('bonuses.unavailable');
      if (await isFull(brand, memberId)) throw bonusError('bonuses.active');
      const promised = promisedTerms(offer);
      if (!grantFor(promised, amount)) {
        const least = formatMinor(offer.least, { symbol: brand.currencySymbol, locale: 'en' });
        throw bonusError('bonuses.too_little', { least });
      }
      return promised;
    },
  };
}

function bonusError(
  code: 'bonuses.unavailable' | 'bonuses.active' | 'bonuses.too_little',
  details?: { least: string },
): DomainError {
  return new DomainError(code, { fields: { bonus: code }, ...(details && { details }) });
}
