import { Button, Dialog, TextField } from '@pavilion/ui';
import { FormattedDate } from 'react-intl';
import { CopyButton } from '../frame/CopyButton';
import { useTexts } from '../messages';
import type { EnrolmentHandover } from './enrolment-handover';
import styles from './operators.module.css';

/** Shown once: the gateway keeps no copy of it. */
export function EnrolmentAddress({
  enrolling: { name, address, until },
  onClose,
}: {
  enrolling: EnrolmentHandover;
  onClose: () => void;
}) {
  const t = useTexts();
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      onPhone="card"
      title={t('enrolment.title', { name })}
      closeLabel={t('close')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('enrolment.handedOver')}
        </Button>
      }
    >
      <div className={styles['form']}>
        <p>{t('enrolment.text', { name })}</p>
        <TextField
          label={t('enrolment.address')}
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
          end={<CopyButton text={address} label={t('enrolment.copy')} />}
        />
        <p className={styles['quiet']}>
          {t('enrolment.until')} <FormattedDate value={until} dateStyle="medium" timeStyle="short" />
        </p>
      </div>
    </Dialog>
  );
}
