import type { WalletBalance } from '@pavilion/api/wallet';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Button, SelectField } from '@pavilion/ui';
import styles from './transfer.module.css';
import { isVendorWallet, useWalletName } from './use-wallet-name';
import { swapped, type WalletPair, withSource } from './wallet-pair';

interface WalletPairFieldsProps {
  wallets: readonly WalletBalance[];
  pair: WalletPair;
  /** Vendors' wallets take nothing any more. */
  onlyBack: boolean;
  onChange: (pair: WalletPair) => void;
}

/** From which wallet and into which, and a button that turns them round. */
export function WalletPairFields({ wallets, pair, onlyBack, onChange }: WalletPairFieldsProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const nameOf = useWalletName();
  const options = (listed: readonly WalletBalance[]) =>
    listed.map((each) => ({ value: each.wallet, label: `${nameOf(each)} · ${money(each.balance)}` }));
  /** The smallest phones have no room for a long balance in the field. */
  const labelOf = (wallet: string) => options(wallets).find(({ value }) => value === wallet)?.label;
  const ofVendors = wallets.filter(isVendorWallet);
  const transferable = wallets.filter((each) => isVendorWallet(each) || each.wallet === 'main');
  return (
    <div className={styles['pair']}>
      <SelectField
        label={formatMessage({ id: 'transfer.from' })}
        options={options(onlyBack ? ofVendors : transferable)}
        title={labelOf(pair.from)}
        value={pair.from}
        onChange={({ target }) => onChange(withSource(pair, target.value))}
      />
      <Button variant="ghost" icon="refresh" disabled={onlyBack} onClick={() => onChange(swapped(pair))}>
        {formatMessage({ id: 'transfer.swap' })}
      </Button>
      <SelectField
        label={formatMessage({ id: 'transfer.to' })}
        options={options(pair.from === 'main' ? ofVendors : wallets.filter(({ wallet }) => wallet === 'main'))}
        title={labelOf(pair.to)}
        value={pair.to}
        onChange={({ target }) => onChange({ ...pair, to: target.value })}
      />
    </div>
  );
}
