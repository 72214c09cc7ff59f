import { Button, Dialog, IconButton, TextField } from '@pavilion/ui';
import { type FormEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useTexts } from '../messages';
import type { SavedView, useTableSettings } from './table-settings';
import styles from './tables.module.css';

const MAX_NAME_LENGTH = 40;

/** Views of a table under a name: to open, to save the present one, and to remove. */
export function ViewsDialog({
  settings: { views, hidden, order, arrange, save, remove },
  onClose,
}: {
  settings: ReturnType<typeof useTableSettings>;
  onClose: () => void;
}) {
  const t = useTexts();
  const { search } = useLocation();
  const [, setParams] = useSearchParams();
  const [name, setName] = useState('');
  const open = (view: SavedView) => {
    arrange({ hidden: view.hidden, order: view.order });
    setParams(new URLSearchParams(view.search));
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    save({ name: name.trim(), search, hidden, order });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('tables.viewsTitle')} closeLabel={t('close')} onPhone="card">
      <div className={styles['views']}>
        <p className={styles['quiet']}>{t('tables.viewsText')}</p>
        <ul className={styles['saved']}>
          {views.map((view) => (
            <li key={view.name}>
              <Button variant="ghost" onClick={() => open(view)}>
                {view.name}
              </Button>
              <IconButton icon="trash" label={t('tables.removeView', { name: view.name })} onClick={() => remove(view.name)} />
            </li>
          ))}
        </ul>
        <form onSubmit={submit}>
          <TextField
            label={t('tables.viewName')}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" variant="primary" disabled={!name.trim()}>
            {t('tables.saveView')}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
