import type { TransferValue } from '@pavilion/api/transfers';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Button, Icon, KeyValueList } from '@pavilion/ui';
import { useEffect, useRef } from 'react';
import { memberName } from './member-name';
import styles from './transfer.module.css';

/** The proof that it was sent. */
export function Receipt({ transfer: { reference, amount, other, at }, onAgain }: { transfer: TransferValue; onAgain: () => void }) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles['card']} aria-labelledby="transfer-receipt">
      <span className={styles['done']}>
        <Icon name="check" size={28} />
      </span>
      <h2 id="transfer-receipt" ref={heading} tabIndex={-1} className={styles['subtitle']}>
        {formatMessage({ id: 'transfer.sent' })}
      </h2>
      <output className={styles['amount']}>{money(amount)}</output>
      <KeyValueList
        items={[
          { label: formatMessage({ id: 'transfer.to' }), value: memberName(other) },
          { label: formatMessage({ id: 'transfer.at' }), value: formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }) },
          { label: formatMessage({ id: 'transfer.reference' }), value: reference },
        ]}
      />
      <Button variant="secondary" wide onClick={onAgain}>
        {formatMessage({ id: 'transfer.again' })}
      </Button>
    </section>
  );
}
