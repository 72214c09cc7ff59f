import type { Recipient } from '@pavilion/api/transfers';
import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { Badge, RadioCards, TextField } from '@pavilion/ui';
import { useDeferredValue, useState } from 'react';
import { useRecipients } from '../../queries/transfers';
import styles from './transfer.module.css';

interface RecipientFieldProps {
  chosen: Recipient | undefined;
  /** Somebody has to be chosen first. */
  missing: boolean;
  onChoose: (recipient: Recipient) => void;
}

/** Finds somebody directly below by the beginning of their name. Whoever was chosen stays, whatever is looked for next. */
export function RecipientField({ chosen, missing, onChoose }: RecipientFieldProps) {
  const { formatMessage } = useIntl();
  const [name, setName] = useState('');
  const query = useRecipients(useDeferredValue(name.trim()));
  const found = query.data?.list ?? [];
  const none = query.data !== undefined && found.length === 0;
  const all = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  return (
    <div className={styles['recipient']}>
      <TextField
        label={formatMessage({ id: 'transfer.recipient' })}
        hint={formatMessage({ id: 'transfer.recipient.hint' })}
        error={missing ? formatMessage({ id: 'transfer.recipient.missing' }) : undefined}
        type="search"
        maxLength={64}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {query.error && !query.data && <LoadFailure query={query} />}
      <p className={none ? styles['muted'] : 'pv-visually-hidden'} role="status">
        {none && formatMessage({ id: 'transfer.recipient.none' })}
      </p>
      {all.length > 0 && (
        <RadioCards
          label={formatMessage({ id: 'transfer.to' })}
          layout="list"
          options={all.map(({ id, account, nickname, agent }) => ({
            value: id,
            title: account,
            ...(nickname && { text: nickname }),
            ...(agent && { end: <Badge>{formatMessage({ id: 'transfer.agent' })}</Badge> }),
          }))}
          value={chosen?.id ?? null}
          onValueChange={(id) => {
            const recipient = all.find((each) => each.id === id);
            if (recipient) onChoose(recipient);
          }}
        />
      )}
    </div>
  );
}
