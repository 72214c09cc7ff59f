import type { useTexts } from '../messages';

/** Vendors’ wallets are called by their vendor. */
export function walletName(t: ReturnType<typeof useTexts>, wallet: string): string {
  if (wallet === 'main' || wallet === 'bonus') return t(`books.${wallet}`);
  return t('books.vendor', { vendor: wallet.replace('vendor:', '') });
}
