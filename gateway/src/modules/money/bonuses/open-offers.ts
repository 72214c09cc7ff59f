import type { BonusOffersValue } from '@pavilion/api/bonuses';
import { formatMinor } from '@pavilion/money';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Wallet } from '../wallet';
import { grantFor, promisedTerms } from './bonus-terms';
import type { BonusStore } from './store';
import type { OfferRow, PromisedBonus } from './tables';
import { toWireOffer } from './wire';

/** What a member may be given now, and on which terms. */
export function createOpenOffers(store: Pick<BonusStore, 'open' | 'active'>, wallet: Pick<Wallet, 'hasDeposited'>) {
  const openTo = async (brand: Brand, memberId: string): Promise<OfferRow[]> => {
    const offers = await store.open(brand.code);
    if (!offers.some(({ first_only: firstOnly }) => firstOnly)) return offers;
    const before = await wallet.hasDeposited(memberId, brand.currency);
    return offers.filter(({ first_only: firstOnly }) => !firstOnly || !before);
  };
  return {
    async offers(brand: Brand, memberId: string, amount: bigint | undefined): Promise<BonusOffersValue> {
      if (await store.active({ brand: brand.code, memberId })) return { offers: [], active: true };
      return { offers: (await openTo(brand, memberId)).map((row) => toWireOffer(row, amount)), active: false };
    },
    async promise(brand: Brand, memberId: string, code: string, amount: bigint): Promise<PromisedBonus> {
      const offer = (await openTo(brand, memberId)).find((each) => each.code === code);
      if (!offer) throw bonusError('bonuses.unavailable');
      if (await store.active({ brand: brand.code, memberId })) throw bonusError('bonuses.active');
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
