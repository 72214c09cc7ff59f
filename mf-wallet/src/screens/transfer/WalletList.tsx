import type { WalletBalance } from '@pavilion/api/wallet';
import { FormFailure, useFailureText } from '@pavilion/features/failures';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Button, KeyValueList } from '@pavilion/ui';
import { useState } from 'react';
import styles from '../../features/money-screen.module.css';
import { useWalletTransfer } from '../../queries/transfers';
import { isVendorWallet, useWalletName } from './use-wallet-name';

/** What lies where, and a way to bring all of it back at once. */
export function WalletList({ wallets }: { wallets: readonly WalletBalance[] }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const nameOf = useWalletName();
  const { toast } = useDialogs();
  const textOf = useFailureText();
  // After a call whose answer was lost, the same key asks what became of it.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const recover = useWalletTransfer();
  const away = wallets.filter(isVendorWallet).reduce((sum, { balance }) => sum + BigInt(balance), 0n);
  const bringBack = () =>
    recover.mutate(
      { from: 'all', to: 'main', key },
      {
        onSuccess({ amount }) {
          setKey(crypto.randomUUID());
          toast('positive', formatMessage({ id: 'transfer.recovered' }, { amount: money(amount) }));
        },
      },
    );
  return (
    <section className={styles['card']} aria-labelledby="wallets">
      <h2 id="wallets" className={styles['subtitle']}>
        {formatMessage({ id: 'transfer.wallets' })}
      </h2>
      <KeyValueList items={wallets.map((each) => ({ id: each.wallet, label: nameOf(each), value: money(each.balance) }))} />
      {recover.error && <FormFailure>{textOf(recover.error)}</FormFailure>}
      {away > 0n && (
        <Button variant="secondary" wide busy={recover.isPending} onClick={bringBack}>
          {formatMessage({ id: 'transfer.recover' }, { amount: money(away) })}
        </Button>
      )}
    </section>
  );
}
