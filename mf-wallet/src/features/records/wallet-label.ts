import type { useIntl } from '@pavilion/host/intl';

/** How a wallet is called: the main one, the bonus, or a vendor's by the vendor's code. */
export function walletLabel(wallet: string, formatMessage: ReturnType<typeof useIntl>['formatMessage']): string {
  const [kind, vendor = ''] = wallet.split(':');
  if (kind === 'vendor') return formatMessage({ id: 'wallet.vendor' }, { vendor });
  return formatMessage({ id: kind === 'bonus' ? 'wallet.bonus' : 'wallet.main' });
}
