import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from '@pavilion/host/intl';
import { IconButton } from '@pavilion/ui';

/** Puts a text on the clipboard, or says what it is where the browser does not allow that. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const { formatMessage } = useIntl();
  const { toast } = useDialogs();
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => toast('positive', formatMessage({ id: 'copy.done' })),
      () => toast('info', formatMessage({ id: 'copy.failed' }, { text })),
    );
  return <IconButton icon="copy" label={label} onClick={copy} />;
}
