import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from '@pavilion/host/intl';
import { Dialog, Icon, IconButton } from '@pavilion/ui';
import { useState } from 'react';
import styles from './features.module.css';

/** Puts a text on the clipboard and says so, or says what it is where the browser does not allow that. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const { formatMessage } = useIntl();
  const { toast } = useDialogs();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => toast('info', formatMessage({ id: 'copy.failed' }, { text })),
    );
  return (
    <>
      <IconButton icon="copy" label={label} onClick={copy} />
      <Dialog
        open={copied}
        size="small"
        className={styles['notice']}
        title={formatMessage({ id: 'copy.done' })}
        closeLabel={formatMessage({ id: 'copy.close' })}
        onClose={() => setCopied(false)}
      >
        <div role="status" className={styles['copied']}>
          <Icon name="check" size={40} />
          <p>{text}</p>
        </div>
      </Dialog>
    </>
  );
}
