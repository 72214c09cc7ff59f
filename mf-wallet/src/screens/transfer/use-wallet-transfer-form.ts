import type { WalletBalance } from '@pavilion/api/wallet';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from '@pavilion/host/intl';
import { parseAmount, useMoney } from '@pavilion/host/money';
import { useBusy } from '@pavilion/host/router';
import { type SyntheticEvent, useState } from 'react';
import { useWalletTransfer } from '../../queries/transfers';
import { useWalletName } from './use-wallet-name';
import { initialPair, type WalletPair } from './wallet-pair';

interface WalletTransferFormOptions {
  wallets: readonly WalletBalance[];
  to: string | undefined;
  onlyBack: boolean;
}

/** Which wallets and how much, and the transfer itself. `problem` is a message id, once sending was tried. */
export function useWalletTransferForm({ wallets, to, onlyBack }: WalletTransferFormOptions) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const nameOf = useWalletName();
  const { toast } = useDialogs();
  const [pair, setPair] = useState(() => initialPair(wallets, to, onlyBack));
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const transfer = useWalletTransfer();
  useBusy(typed !== '');
  const walletOf = (name: string) => wallets.find(({ wallet }) => wallet === name);
  const available = BigInt(walletOf(pair.from)?.balance ?? 0);
  const amount = parseAmount(typed);
  const unread = typed ? 'deposit.amount.invalid' : 'deposit.amount.missing';
  const problem = amount === undefined ? unread : amount > available ? 'transfer.exceedsBalance' : undefined;
  // Whatever is changed is another transfer.
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
  return {
    pair,
    setPair: (next: WalletPair) => change({ pair: next }),
    typed,
    setTyped: (next: string) => change({ typed: next }),
    /** What the wallet to take from holds, in minor units. */
    available,
    problem: tried ? problem : undefined,
    submit,
    error: transfer.error,
    busy: transfer.isPending,
  };
}
