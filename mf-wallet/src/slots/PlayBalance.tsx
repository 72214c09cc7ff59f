import type { SlotProps } from '@pavilion/contract';
import { useGameWallet } from '@pavilion/host/balance';
import { useIntl } from '@pavilion/host/intl';
import { useMember } from '@pavilion/host/session';
import { Badge } from '@pavilion/ui';
import { useState } from 'react';
import { BalanceAmount } from '../features/BalanceAmount';
import { useBalanceVisible } from '../features/use-balance-visible';
import { BonusProgress } from './BonusProgress';
import styles from './slots.module.css';

/** The balance beside a game, in step with it: the vendor's wallet where the brand has one for each, because that is what bets are taken from. */
export function PlayBalance({ vendor, settling = false }: SlotProps['play.balance']) {
  const { formatMessage } = useIntl();
  const member = useMember();
  const [shown] = useBalanceVisible();
  const wallet = useGameWallet(vendor);
  const balance = useWithoutWin(wallet?.balance, settling);
  if (!member) return null;
  if (member.trial) return <Badge tone="info">{formatMessage({ id: 'trial.badge' })}</Badge>;
  return (
    <span className={styles['play']}>
      <span className={styles['name']}>
        {wallet?.name ? formatMessage({ id: 'wallet.vendor' }, { vendor: wallet.name }) : formatMessage({ id: 'balance.label' })}
      </span>
      <BalanceAmount balance={balance} shown={shown} />
      <BonusProgress settling={settling} />
    </span>
  );
}

/** While a round is settling, the least that was held since it began: a win is shown once the game has shown it. */
function useWithoutWin(balance: string | undefined, settling: boolean): string | undefined {
  const [least, setLeast] = useState(balance);
  const shown = settling && balance !== undefined && least !== undefined && BigInt(least) < BigInt(balance) ? least : balance;
  if (shown !== least) setLeast(shown);
  return shown;
}
