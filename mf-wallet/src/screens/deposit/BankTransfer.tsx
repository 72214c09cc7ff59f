import type { DepositAccount, DepositValue } from '@pavilion/api/wallet';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Button, classNames, KeyValueList } from '@pavilion/ui';
import { copyText } from '../../features/copy-text';
import styles from '../../features/money-screen.module.css';
import { CancelDeposit } from './CancelDeposit';
import own from './deposit.module.css';
import { SlipForm } from './SlipForm';

/** A transfer to come: where it goes, what to write beside it, and the slip once it is made. */
export function BankTransfer({ deposit, account }: { deposit: DepositValue; account: DepositAccount }) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const { id, amount, fee, reference, expiresAt } = deposit;
  const until = formatDate(expiresAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className={classNames(styles['card'], own['narrow'])} aria-labelledby="deposit-transfer">
      <h2 id="deposit-transfer" tabIndex={-1} className={styles['subtitle']}>
        {formatMessage({ id: 'bankTransfer.title' })}
      </h2>
      <p className={styles['amount']}>{money(BigInt(amount) + BigInt(fee))}</p>
      <p className={styles['muted']}>{formatMessage({ id: 'bankTransfer.text' }, { until })}</p>
      <KeyValueList
        items={[
          { label: formatMessage({ id: 'bankTransfer.bank' }), value: account.bank },
          { label: formatMessage({ id: 'bankTransfer.holder' }), value: <CopyableText text={account.holder} /> },
          { label: formatMessage({ id: 'bankTransfer.number' }), value: <CopyableText text={account.number} /> },
          { label: formatMessage({ id: 'bankTransfer.reference' }), value: <CopyableText text={reference} />, strong: true },
        ]}
      />
      <SlipForm id={id} />
      <CancelDeposit id={id} />
    </section>
  );
}

/** A fact, and a way to take it into the bank's app. */
function CopyableText({ text }: { text: string }) {
  const { formatMessage } = useIntl();
  const { toast } = useDialogs();
  const copy = () => copyText(text, toast, formatMessage, 'bankTransfer.copied');
  return (
    <span className={own['fact']}>
      {text}
      <Button
        size="small"
        variant="ghost"
        icon="copy"
        aria-label={formatMessage({ id: 'bankTransfer.copy' }, { text })}
        onClick={copy}
      />
    </span>
  );
}
