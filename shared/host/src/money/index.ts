import { formatMinor } from '@pavilion/money';
import { useBrand } from '../brand';
import { useLocale } from '../intl';
/** @public */
export { parseAmount } from '@pavilion/money';

/** Minor units, as digits or bigint, in the brand's currency and the player's grouping. @public */
export function useMoney(): (minor: bigint | string, options?: { signed?: boolean; bare?: boolean }) => string {
  const { currencySymbol } = useBrand();
  const locale = useLocale();
  return (minor, { signed = false, bare = false } = {}) =>
    formatMinor(BigInt(minor), { symbol: bare ? '' : currencySymbol, signed, locale });
}
