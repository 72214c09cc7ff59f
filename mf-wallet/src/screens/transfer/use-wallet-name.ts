import type { WalletBalance } from '@pavilion/api/wallet';
import { useIntl } from '@pavilion/host/intl';

/** What players call a wallet. */
export function useWalletName(): (wallet: Pick<WalletBalance, 'wallet' | 'name'> | undefined) => string {
  const { formatMessage } = useIntl();
  return (each) => {
    if (each?.wallet === 'main') return formatMessage({ id: 'transfer.main' });
    if (each?.wallet === 'bonus') return formatMessage({ id: 'transfer.bonus' });
    return each?.name ?? each?.wallet ?? '';
  };
}

/** True for a wallet that a vendor's games take from. */
export function isVendorWallet({ wallet }: Pick<WalletBalance, 'wallet'>): boolean {
  return wallet.startsWith('vendor:');
}
