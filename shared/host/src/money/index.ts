import { formatMinor, formatMinorShort } from '@pavilion/money';
import { useBrand } from '../brand';
import { useLocale } from '../intl';
/** @public */
export { parseAmount } from '@pavilion/money';

/**
 * Minor units, as digits or bigint, in the brand's currency and the player's grouping. `short` leaves out what has no room and never shows more than
 * there is.
 *
 * @public
 */
export function useMoney(): (minor: bigint | string, options?: { signed?: boolean; bare?: boolean; short?: boolean }) => string {
  const { currencySymbol } = useBrand();
  const locale = useLocale();
  return (minor, { signed = false, bare = false, short = false } = {}) => {
    const symbol = bare ? '' : currencySymbol;
    return short ? formatMinorShort(BigInt(minor), { symbol, locale }) : formatMinor(BigInt(minor), { symbol, signed, locale });
  };
}
