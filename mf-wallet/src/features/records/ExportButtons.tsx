import { createExport } from '@pavilion/api/calls/records';
import type { ExportFormat, ExportRequest } from '@pavilion/api/records';
import { useDialogs } from '@pavilion/host/dialogs';
import { CallError, useClient } from '@pavilion/host/http';
import { useIntl } from '@pavilion/host/intl';
import { useMutation } from '@pavilion/host/query';
import { Button } from '@pavilion/ui';
import styles from './records.module.css';

interface ExportButtonsProps {
  files: readonly ExportFormat[];
  /** The days and filters that are chosen. */
  choice: Omit<ExportRequest, 'file'>;
}

/** What is chosen, as a file. The browser fetches it by a one-time address, so that a file of any size goes straight to where files go. */
export function ExportButtons({ files, choice }: ExportButtonsProps) {
  const { formatMessage } = useIntl();
  const { toast } = useDialogs();
  const client = useClient();
  const asking = useMutation({
    mutationFn: (file: ExportFormat) => client.call(createExport, { file, ...choice }),
    onSuccess: ({ path }) => Object.assign(document.createElement('a'), { href: path, download: '' }).click(),
    onError: (error) => toast('negative', error instanceof CallError ? error.message : formatMessage({ id: 'export.failed' })),
  });
  return (
    <div className={styles['buttons']}>
      {files.map((file) => (
        <Button
          key={file}
          variant="secondary"
          size="small"
          icon="download"
          busy={asking.isPending && asking.variables === file}
          onClick={() => asking.mutate(file)}
        >
          {formatMessage({ id: `export.${file}` })}
        </Button>
      ))}
    </div>
  );
}
