import type { TransferValue } from '@pavilion/api/transfers';
import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { useMoney } from '@pavilion/host/money';
import { Link } from '@pavilion/host/router';
import { Button, buttonClass, Icon, KeyValueList } from '@pavilion/ui';
import { useEffect, useRef } from 'react';
import styles from '../../features/money-screen.module.css';
import { memberName } from './AmountStep';

/** The proof that it was sent. */
export function Receipt({ transfer, onAgain }: { transfer: TransferValue; onAgain: () => void }) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const statement = useLinks().to('wallet.statement');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles['card']} aria-labelledby="upline-receipt">
      <span className={styles['done']}>
        <Icon name="check" size={28} />
      </span>
      <h2 id="upline-receipt" ref={heading} tabIndex={-1} className={styles['subtitle']}>
        {formatMessage({ id: 'upline.sent' })}
      </h2>
      <output className={styles['amount']}>{money(transfer.amount)}</output>
      <KeyValueList
        className={styles['receipt']}
        items={[
          { label: formatMessage({ id: 'upline.to' }), value: memberName(transfer.other) },
          {
            label: formatMessage({ id: 'upline.at' }),
            value: formatDate(transfer.at, { dateStyle: 'medium', timeStyle: 'short' }),
          },
          { label: formatMessage({ id: 'receipt.reference' }), value: transfer.reference },
        ]}
      />
      <div className={styles['buttons']}>
        {statement && (
          <Link to={statement} className={buttonClass({ variant: 'secondary', wide: true })}>
            {formatMessage({ id: 'receipt.statement' })}
          </Link>
        )}
        <Button variant="ghost" wide onClick={onAgain}>
          {formatMessage({ id: 'upline.again' })}
        </Button>
      </div>
    </section>
  );
}
