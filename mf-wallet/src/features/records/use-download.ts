import type { ExportValue } from '@pavilion/api/records';
import { useDialogs } from '@pavilion/host/dialogs';
import { CallError } from '@pavilion/host/http';
import { useIntl } from '@pavilion/host/intl';
import { useMutation } from '@pavilion/host/query';

/** Asks for a file. The browser fetches it by a one-time address, so that a file of any size goes straight to where files go. */
export function useDownload<Asked>(ask: (asked: Asked) => Promise<ExportValue>) {
  const { formatMessage } = useIntl();
  const { toast } = useDialogs();
  return useMutation({
    mutationFn: ask,
    onSuccess: ({ path }) => Object.assign(document.createElement('a'), { href: path, download: '' }).click(),
    onError: (error) => toast('negative', error instanceof CallError ? error.message : formatMessage({ id: 'export.failed' })),
  });
}
