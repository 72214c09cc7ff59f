import { useBrand } from '@pavilion/host/brand';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from '@pavilion/host/intl';
import { useBusy } from '@pavilion/host/router';
import { useMember } from '@pavilion/host/session';
import { Button, Checkbox } from '@pavilion/ui';
import { useState } from 'react';
import styles from './security.module.css';

/** Shown once: whoever leaves without keeping them can only end the authenticator and set it up anew. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { formatMessage } = useIntl();
  const [kept, setKept] = useState(false);
  const sheet = useCodesFile(codes);
  useBusy(true);
  return (
    <div className={styles['form']}>
      <p role="status">{formatMessage({ id: 'recovery.text' })}</p>
      <div className={styles['sheet']} data-print-alone>
        <p className={styles['sheetTitle']}>{sheet.title}</p>
        <ol className={styles['codes']}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles['actions']}>
        <Button icon="copy" onClick={sheet.copy}>
          {formatMessage({ id: 'recovery.copy' })}
        </Button>
        <Button icon="download" onClick={sheet.download}>
          {formatMessage({ id: 'recovery.download' })}
        </Button>
        <Button icon="file" onClick={() => globalThis.print()}>
          {formatMessage({ id: 'recovery.print' })}
        </Button>
      </div>
      <Checkbox label={formatMessage({ id: 'recovery.saved' })} checked={kept} onChange={() => setKept(!kept)} />
      <div>
        <Button variant="primary" disabled={!kept} onClick={onKept}>
          {formatMessage({ id: 'recovery.done' })}
        </Button>
      </div>
    </div>
  );
}

function useCodesFile(codes: readonly string[]) {
  const { formatMessage } = useIntl();
  const { toast } = useDialogs();
  const { name } = useBrand();
  const title = formatMessage({ id: 'recovery.heading' }, { brand: name, account: useMember()?.account ?? '' });
  const text = [title, ...codes].join('\n');
  return {
    title,
    copy: () =>
      void navigator.clipboard.writeText(text).then(
        () => toast('positive', formatMessage({ id: 'copy.done' })),
        () => toast('info', formatMessage({ id: 'recovery.copyFailed' })),
      ),
    download() {
      const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
      const link = Object.assign(document.createElement('a'), {
        href: address,
        download: `${name.toLowerCase()}-recovery-codes.txt`,
      });
      link.click();
      // Browsers read the file after the click.
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
    },
  };
}
