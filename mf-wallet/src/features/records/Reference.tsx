import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from '@pavilion/host/intl';
import { IconButton } from '@pavilion/ui';
import { copyText } from '../copy-text';
import styles from './records.module.css';

/** More signs than this are a vendor's own, which nobody reads out: the middle goes, the copy has all of it. */
const READABLE = 16;
const KEPT = 6;

/** A reference to read out or to copy. */
export function Reference({ reference }: { reference: string }) {
  const { formatMessage } = useIntl();
  const { toast } = useDialogs();
  const shown = reference.length > READABLE ? `${reference.slice(0, KEPT)}…${reference.slice(-KEPT)}` : reference;
  return (
    <span className={styles['reference']}>
      <code title={reference}>{shown}</code>
      <IconButton
        icon="copy"
        className={styles['copy']}
        label={formatMessage({ id: 'reference.copy' }, { reference: shown })}
        onClick={() => copyText(reference, toast, formatMessage, 'details.copied')}
      />
    </span>
  );
}
