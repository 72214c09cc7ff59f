import { Button, TextField } from '@pavilion/ui';
import { useState } from 'react';
import { useTexts } from '../messages';
import styles from './ledger.module.css';

/** Finds one transaction and what belongs to it; without words, everything. */
export function LedgerSearch({ onSearch }: { onSearch: (reference: string) => void }) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  return (
    <form
      className={styles['search']}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <TextField
        label={t('memberLedger.reference')}
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        data-filter
      />
      <Button type="submit" icon="search">
        {t('memberLedger.search')}
      </Button>
      <p className={styles['hint']}>{t('memberLedger.referenceHint')}</p>
    </form>
  );
}
