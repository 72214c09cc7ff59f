import { Button, Dialog, TextField } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { FormattedDate } from 'react-intl';
import { useTexts } from '../messages';
import { CopyButton } from './CopyButton';
import styles from './shown-once.module.css';

interface ShownOnceProps {
  title: string;
  text: ReactNode;
  /** What it is, beside the field with `secret`. */
  label: string;
  secret: string;
  copyLabel: string;
  untilLabel: string;
  until: string | Date;
  doneLabel: string;
  onClose(): void;
}

/** A secret that is shown this once, to be handed over: the gateway keeps no copy of it. Only its own buttons close it. */
export function ShownOnce({ title, text, label, secret, copyLabel, untilLabel, until, doneLabel, onClose }: ShownOnceProps) {
  const t = useTexts();
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      onPhone="card"
      title={title}
      closeLabel={t('close')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {doneLabel}
        </Button>
      }
    >
      <div className={styles['handover']}>
        <p>{text}</p>
        <TextField
          label={label}
          readOnly
          value={secret}
          onFocus={({ target }) => target.select()}
          end={<CopyButton text={secret} label={copyLabel} />}
        />
        <p className={styles['until']}>
          {untilLabel} <FormattedDate value={until} dateStyle="medium" timeStyle="short" />
        </p>
      </div>
    </Dialog>
  );
}
