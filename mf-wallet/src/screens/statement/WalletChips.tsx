import { useIntl } from '@pavilion/host/intl';
import { Chip, ChipRow } from '@pavilion/ui';
import { walletLabel } from '../../features/records/wallet-label';
import { useWallets } from '../../queries/balance';

/** Whose movements, where there is more than the main wallet. */
export function WalletChips({ chosen, onChoose }: { chosen: string; onChoose: (wallet: string) => void }) {
  const { formatMessage } = useIntl();
  const wallets = useWallets().data ?? [];
  if (wallets.length < 2 && chosen === 'main') return null;
  return (
    <ChipRow label={formatMessage({ id: 'statement.wallets' })}>
      {wallets.map(({ wallet, name }) => (
        <Chip key={wallet} selected={wallet === chosen} onClick={() => onChoose(wallet)}>
          {name ?? walletLabel(wallet, formatMessage)}
        </Chip>
      ))}
    </ChipRow>
  );
}
