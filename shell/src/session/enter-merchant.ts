import { clearVisit, storedValue, text } from '@pavilion/storage';
import * as storageKeys from '@pavilion/storage/keys';

const merchant = storedValue(storageKeys.merchant, text(/^[\w-]{1,64}$/));

/** Notes whose site this visit is at. What the tab kept at another brand's, the session too, is that brand's and goes. */
export function enterMerchant(brand: string): void {
  const before = merchant.read();
  if (before !== undefined && before !== brand) clearVisit();
  merchant.write(brand);
}
