import type { DepositValue } from '@pavilion/api/wallet';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { useMoney } from '@pavilion/host/money';
import { Link } from '@pavilion/host/router';
import { Button, buttonClass, Icon, KeyValueList } from '@pavilion/ui';
import { copyText } from '../../features/copy-text';
import styles from '../../features/money-screen.module.css';
import { Reference } from '../../features/records/Reference';
import { ReceiptButton } from '../../features/records/ReceiptButton';
import { BonusGranted } from './BonusGranted';

/** The proof of a deposit, to copy and to keep. */
export function DepositReceipt({ deposit, onAgain }: { deposit: DepositValue; onAgain: () => void }) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const locale = useLocale();
  const statement = useLinks().to('wallet.statement');
  const { toast } = useDialogs();
  const paidAt = formatDate(deposit.settledAt ?? deposit.createdAt, { dateStyle: 'medium', timeStyle: 'short' });
  const { credited = deposit.amount, arrived } = deposit;
  const fee = arrived === undefined ? deposit.fee : BigInt(arrived) - BigInt(credited);
  const lines: { label: string; value: string }[] = [
    { label: formatMessage({ id: 'receipt.reference' }), value: deposit.reference },
    { label: formatMessage({ id: 'review.method' }), value: deposit.methodName[locale] },
    { label: formatMessage({ id: 'receipt.at' }), value: paidAt },
    { label: formatMessage({ id: 'receipt.paid' }), value: money(BigInt(credited) + BigInt(fee)) },
    { label: formatMessage({ id: 'review.fee' }), value: money(fee) },
    { label: formatMessage({ id: 'receipt.credited' }), value: money(credited) },
  ];
  const text = [formatMessage({ id: 'receipt.title' }), ...lines.map(({ label, value }) => `${label}: ${value}`)].join('\n');
  const copy = () => copyText(text, toast, formatMessage, 'receipt.copied');
  return (
    <section className={styles['card']} aria-labelledby="deposit-receipt">
      <span className={styles['done']}>
        <Icon name="check" size={28} />
      </span>
      <h2 id="deposit-receipt" tabIndex={-1} className={styles['subtitle']}>
        {formatMessage({ id: 'receipt.title' })}
      </h2>
      <output className={styles['amount']}>{money(credited)}</output>
      <KeyValueList
        className={styles['receipt']}
        items={lines.map(({ label, value }, at) => ({
          label,
          value: value === deposit.reference ? <Reference reference={value} /> : value,
          strong: at === lines.length - 1,
        }))}
      />
      <BonusGranted deposit={deposit.id} />
      <div className={styles['pair']}>
        <Button variant="secondary" icon="copy" onClick={copy}>
          {formatMessage({ id: 'receipt.copy' })}
        </Button>
        <ReceiptButton kind="deposit" id={deposit.id} />
      </div>
      <div className={styles['buttons']}>
        <Link to="/" className={buttonClass({ variant: 'primary', size: 'large', wide: true })}>
          {formatMessage({ id: 'receipt.play' })}
        </Link>
        {statement && (
          <Link to={statement} className={buttonClass({ variant: 'ghost', wide: true })}>
            {formatMessage({ id: 'receipt.statement' })}
          </Link>
        )}
        <Button variant="ghost" wide onClick={onAgain}>
          {formatMessage({ id: 'receipt.again' })}
        </Button>
      </div>
    </section>
  );
}
