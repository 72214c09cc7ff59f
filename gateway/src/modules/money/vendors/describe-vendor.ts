import { keyFingerprint } from './keys';
import type { Vendors } from './service';
import type { VendorSummary } from './vendor';

/** How a vendor is connected, in lines for a terminal. */
export async function describeVendor(vendors: Pick<Vendors, 'ownKey'>, vendor: VendorSummary): Promise<string> {
  const { code, name, brands, launchUrl, capabilities, connected, winCaps, ourKey, ourNewKey } = vendor;
  const caps = winCaps.map(({ game, currency, amount }) => `${game} ${currency} ${amount}`).join('; ');
  const ours = async (number: number) => `SHA-256 ${keyFingerprint(await vendors.ownKey(code, number))}`;
  return [
    `${code} (${name})${connected ? '' : ', removed'}`,
    `  games: ${launchUrl}`,
    `  brands: ${brands.join(', ')}`,
    `  answers also: ${capabilities.join(', ') || 'nothing'}`,
    `  key: SHA-256 ${vendor.keyFingerprint}${vendor.keyRevoked ? ', revoked' : ''}`,
    `  our key: ${await ours(ourKey)}`,
    ...(ourNewKey === null ? [] : [`  our new key, not used yet: ${await ours(ourNewKey)}`]),
    `  wins held above: ${caps || 'the usual caps'}`,
    `  rounds lapse after: ${vendor.roundsLapseDays} days without a movement`,
  ].join('\n');
}
