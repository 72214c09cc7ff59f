import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { useSearchParams } from '@pavilion/host/router';
import { useMember } from '@pavilion/host/session';
import { EmptyState, Skeleton } from '@pavilion/ui';
import styles from '../../features/money-screen.module.css';
import { RealAccountNeeded } from '../../features/RealAccountNeeded';
import { useMerchantWallet } from '../../queries/merchant-wallet';
import { useWallets } from '../../queries/balance';
import { WalletTransferForm } from './WalletTransferForm';
import { isVendorWallet } from './use-wallet-name';
import { WalletList } from './WalletList';

/** Moving one's money between the main wallet and those that vendors' games take from. */
export function TransferScreen() {
  const { formatMessage } = useIntl();
  const member = useMember();
  if (member?.trial) return <RealAccountNeeded />;
  return (
    <div className={styles['screen']}>
      <h1 className={styles['title']}>{formatMessage({ id: 'transfer.title' })}</h1>
      <Wallets />
    </div>
  );
}

function Wallets() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const query = useWallets();
  const merchant = useMerchantWallet();
  if (query.isPending || merchant.isPending)
    return (
      <div className={styles['card']} aria-busy="true">
        <Skeleton shape="block" height="7rem" />
        <Skeleton shape="block" height="9rem" />
      </div>
    );
  if (!query.data) return <LoadFailure query={query} />;
  const wallets = query.data;
  if (merchant.data?.isSingle && !wallets.some(isVendorWallet))
    return (
      <EmptyState
        icon="wallet"
        title={formatMessage({ id: 'transfer.single' })}
        text={formatMessage({ id: 'transfer.single.text' })}
      />
    );
  return (
    <>
      <WalletList wallets={wallets} />
      <WalletTransferForm wallets={wallets} to={search.get('to') ?? undefined} onlyBack={merchant.data?.isSingle ?? false} />
    </>
  );
}
