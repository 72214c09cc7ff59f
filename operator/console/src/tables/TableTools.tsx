import { Checkbox, Dialog, IconButton } from '@pavilion/ui';
import { useState } from 'react';
import { useTexts } from '../messages';
import type { ListColumn } from './list-column';
import type { FileWriter } from './use-export';
import type { useTableSettings } from './table-settings';
import { ViewsDialog } from './ViewsDialog';
import styles from './tables.module.css';

/** Marks the button of a tool, for the keys that press it. */
export type TableTool = 'views' | 'columns' | 'export';
const marked = (tool: TableTool) => ({ 'data-tool': tool });

export interface TableToolsProps<Row> {
  caption: string;
  columns: readonly Pick<ListColumn<Row>, 'id' | 'header' | 'lead' | 'fileOnly'>[];
  settings: ReturnType<typeof useTableSettings>;
  /** Missing while there is nothing to write. */
  file: FileWriter | undefined;
}

/** What can be done with a table, whatever is in it. The keys of the first table of a page find its tools by their names. */
export function TableTools<Row>({ caption, columns, settings, file }: TableToolsProps<Row>) {
  const t = useTexts();
  const [open, setOpen] = useState<'columns' | 'views'>();
  const close = () => setOpen(undefined);
  return (
    <div className={styles['tools']} role="group" aria-label={t('tables.tools', { caption })}>
      <IconButton icon="star" {...marked('views')} label={t('tables.views', { caption })} onClick={() => setOpen('views')} />
      {file && (
        <>
          <IconButton
            icon="list"
            {...marked('columns')}
            label={t('tables.columns', { caption })}
            onClick={() => setOpen('columns')}
          />
          <IconButton
            icon="download"
            {...marked('export')}
            label={t('tables.export', { caption })}
            busy={file.busy}
            onClick={file.start}
          />
        </>
      )}
      {open === 'columns' && <ColumnsDialog columns={columns} settings={settings} onClose={close} />}
      {open === 'views' && <ViewsDialog settings={settings} onClose={close} />}
    </div>
  );
}

function ColumnsDialog<Row>({
  columns,
  settings: { hidden, arrange },
  onClose,
}: Pick<TableToolsProps<Row>, 'columns' | 'settings'> & { onClose: () => void }) {
  const t = useTexts();
  const hide = (id: string, shown: boolean) => arrange({ hidden: shown ? hidden.filter((each) => each !== id) : [...hidden, id] });
  return (
    <Dialog open onClose={onClose} title={t('tables.columnsTitle')} closeLabel={t('close')} onPhone="card">
      <div className={styles['choices']}>
        {columns
          .filter(({ header, fileOnly }) => typeof header === 'string' && !fileOnly)
          .map(({ id, header, lead }) => (
            <Checkbox
              key={id}
              label={header}
              disabled={lead}
              checked={lead || !hidden.includes(id)}
              onChange={({ target }) => hide(id, target.checked)}
            />
          ))}
      </div>
    </Dialog>
  );
}
