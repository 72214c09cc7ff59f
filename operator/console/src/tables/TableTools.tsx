import { Checkbox, Dialog, IconButton } from '@pavilion/ui';
import { useState } from 'react';
import { useTexts } from '../messages';
import type { ListColumn } from './list-column';
import type { useTableSettings } from './table-settings';
import { ViewsDialog } from './ViewsDialog';
import styles from './tables.module.css';

export interface TableToolsProps<Row> {
  caption: string;
  columns: readonly ListColumn<Row>[];
  settings: ReturnType<typeof useTableSettings>;
  file: { busy: boolean; start: () => void };
  views: boolean;
}

/** What can be done with a table, whatever is in it. */
export function TableTools<Row>({ caption, columns, settings, file, views }: TableToolsProps<Row>) {
  const t = useTexts();
  const [open, setOpen] = useState<'columns' | 'views'>();
  const close = () => setOpen(undefined);
  return (
    <div className={styles['tools']} role="group" aria-label={t('tables.tools', { caption })}>
      {views && <IconButton icon="star" label={t('tables.views', { caption })} onClick={() => setOpen('views')} />}
      <IconButton icon="list" label={t('tables.columns', { caption })} onClick={() => setOpen('columns')} />
      <IconButton icon="download" label={t('tables.export', { caption })} busy={file.busy} onClick={file.start} />
      {open === 'columns' && <ColumnsDialog columns={columns} settings={settings} onClose={close} />}
      {open === 'views' && <ViewsDialog settings={settings} onClose={close} />}
    </div>
  );
}

function ColumnsDialog<Row>({
  columns,
  settings: { hidden, hide },
  onClose,
}: Pick<TableToolsProps<Row>, 'columns' | 'settings'> & { onClose: () => void }) {
  const t = useTexts();
  return (
    <Dialog open onClose={onClose} title={t('tables.columnsTitle')} closeLabel={t('close')} onPhone="card">
      <div className={styles['choices']}>
        {columns
          .filter(({ header }) => typeof header === 'string')
          .map(({ id, header, lead }) => (
            <Checkbox
              key={id}
              label={header}
              disabled={lead}
              checked={lead || !hidden.includes(id)}
              onChange={({ target }) => hide(target.checked ? hidden.filter((each) => each !== id) : [...hidden, id])}
            />
          ))}
      </div>
    </Dialog>
  );
}
