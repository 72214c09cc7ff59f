import type { WalletBalance } from '@pavilion/api/wallet';
import { FormFailure, useFailureText } from '@pavilion/features/failures';
import { useBrand } from '@pavilion/host/brand';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from '@pavilion/host/intl';
import { parseAmount, useMoney } from '@pavilion/host/money';
import { useBusy } from '@pavilion/host/router';
import { AmountField, Button, SelectField } from '@pavilion/ui';
import { type SyntheticEvent, useState } from 'react';
import { plainAmount } from '../../features/plain-amount';
import styles from '../../features/money-screen.module.css';
import { useWalletTransfer } from '../../queries/transfers';
import { initialPair, withSource, type WalletPair, swapped } from './wallet-pair';
import own from './transfer.module.css';
import { isVendorWallet, useWalletName } from './use-wallet-name';

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
  const money = useMoney();
  const nameOf = useWalletName();
  const { currencySymbol } = useBrand();
  const { toast } = useDialogs();
  const textOf = useFailureText();
  const [pair, setPair] = useState(() => initialPair(wallets, to, onlyBack));
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  // Whatever is changed is another transfer.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const transfer = useWalletTransfer();
  useBusy(typed !== '');
  const walletOf = (name: string) => wallets.find(({ wallet }) => wallet === name);
  const held = BigInt(walletOf(pair.from)?.balance ?? 0);
  const amount = parseAmount(typed);
  const problem = amount === undefined ? 'deposit.amount.missing' : amount > held ? 'transfer.short' : undefined;
  const change = (next: { pair?: WalletPair; typed?: string }) => {
    if (next.pair) setPair(next.pair);
    if (next.typed !== undefined) setTyped(next.typed);
    setKey(crypto.randomUUID());
    transfer.reset();
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (amount === undefined || problem) return event.currentTarget.querySelector<HTMLInputElement>('input[inputmode]')?.focus();
    const done = { amount: money(amount), wallet: nameOf(walletOf(pair.to)) };
    transfer.mutate(
      { ...pair, amount: String(amount), key },
      {
        onSuccess() {
          change({ typed: '' });
          setTried(false);
          toast('positive', formatMessage({ id: 'transfer.done' }, done));
        },
      },
    );
  };
  const options = (names: readonly WalletBalance[]) =>
    names.map((each) => ({ value: each.wallet, label: `${nameOf(each)} · ${money(each.balance)}` }));
  const usable = wallets.filter((each) => isVendorWallet(each) || each.wallet === 'main');
  const sources = onlyBack ? usable.filter(isVendorWallet) : usable;
  const targets = pair.from === 'main' ? usable.filter(isVendorWallet) : usable.filter(({ wallet }) => wallet === 'main');
  return (
    <form className={styles['card']} onSubmit={submit} noValidate aria-labelledby="move-money">
      <h2 id="move-money" className={styles['subtitle']}>
        {formatMessage({ id: 'transfer.move' })}
      </h2>
      <div className={own['pair']}>
        <SelectField
          label={formatMessage({ id: 'transfer.from' })}
          options={options(sources)}
          value={pair.from}
          onChange={({ target }) => change({ pair: withSource(pair, target.value) })}
        />
        <Button variant="ghost" icon="refresh" disabled={onlyBack} onClick={() => change({ pair: swapped(pair) })}>
          {formatMessage({ id: 'transfer.swap' })}
        </Button>
        <SelectField
          label={formatMessage({ id: 'transfer.to' })}
          options={options(targets)}
          value={pair.to}
          onChange={({ target }) => change({ pair: { ...pair, to: target.value } })}
        />
      </div>
      <AmountField
        label={formatMessage({ id: 'deposit.amount' })}
        error={tried && problem ? formatMessage({ id: problem }) : undefined}
        value={typed}
        onValueChange={(value) => change({ typed: value })}
        currency={currencySymbol}
        scale="large"
        end={
          <Button variant="ghost" size="small" disabled={held === 0n} onClick={() => change({ typed: plainAmount(held) })}>
            {formatMessage({ id: 'transfer.all' })}
          </Button>
        }
      />
      {transfer.error && <FormFailure>{textOf(transfer.error)}</FormFailure>}
      <Button type="submit" variant="primary" size="large" wide busy={transfer.isPending}>
        {formatMessage({ id: 'transfer.submit' })}
      </Button>
    </form>
  );
}
