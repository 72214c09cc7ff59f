import type { WalletBalance } from '@pavilion/api/wallet';
import { FormFailure, useFailureText } from '@pavilion/features/failures';
import { useBrand } from '@pavilion/host/brand';
import { useIntl } from '@pavilion/host/intl';
import { AmountField, Button } from '@pavilion/ui';
import styles from '../../features/money-screen.module.css';
import { plainAmount } from '../../features/plain-amount';
import { useWalletTransferForm } from './use-wallet-transfer-form';
import { WalletPairFields } from './WalletPairFields';

interface WalletTransferFormProps {
  wallets: readonly WalletBalance[];
  /** Into which wallet somebody came here to move money. */
  to: string | undefined;
  /** Vendors' wallets take nothing any more. */
  onlyBack: boolean;
}

/** From where, where to, how much. It is one's own money on both sides, so it moves without a second look. */
export function WalletTransferForm({ wallets, to, onlyBack }: WalletTransferFormProps) {
  const { formatMessage } = useIntl();
  const { currencySymbol } = useBrand();
  const textOf = useFailureText();
  const { pair, setPair, typed, setTyped, available, problem, submit, error, busy } = useWalletTransferForm({
    wallets,
    to,
    onlyBack,
  });
  return (
    <form className={styles['card']} onSubmit={submit} noValidate aria-labelledby="move-money">
      <h2 id="move-money" className={styles['subtitle']}>
        {formatMessage({ id: 'transfer.move' })}
      </h2>
      <WalletPairFields wallets={wallets} pair={pair} onlyBack={onlyBack} onChange={setPair} />
      <AmountField
        label={formatMessage({ id: 'deposit.amount' })}
        error={problem && formatMessage({ id: problem })}
        value={typed}
        onValueChange={setTyped}
        currency={currencySymbol}
        scale="large"
        end={
          <Button variant="ghost" size="small" disabled={available === 0n} onClick={() => setTyped(plainAmount(available))}>
            {formatMessage({ id: 'transfer.all' })}
          </Button>
        }
      />
      {error && <FormFailure>{textOf(error)}</FormFailure>}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {formatMessage({ id: 'transfer.submit' })}
      </Button>
    </form>
  );
}
