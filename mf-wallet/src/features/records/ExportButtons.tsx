import { createExport } from '@pavilion/api/calls/records';
import type { ExportFormat, ExportRequest } from '@pavilion/api/records';
import { useClient } from '@pavilion/host/http';
import { useIntl } from '@pavilion/host/intl';
import { Button } from '@pavilion/ui';
import styles from './records.module.css';
import { useDownload } from './use-download';

interface ExportButtonsProps {
  files: readonly ExportFormat[];
  /** The days and filters that are chosen. */
  choice: Omit<ExportRequest, 'file'>;
}

/** What is chosen, as a file. */
export function ExportButtons({ files, choice }: ExportButtonsProps) {
  const { formatMessage } = useIntl();
  const client = useClient();
  const asking = useDownload((file: ExportFormat) => client.call(createExport, { file, ...choice }));
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
