import { useIntl } from '@pavilion/host/intl';
import { TextField } from '@pavilion/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './category.module.css';

/** Long enough that typing asks once, short enough that nobody waits. */
const PAUSE_MS = 250;

/** The field of the search by name; asks when typing pauses. */
export function NameSearch({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(value);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => {
    if (text.trim() === value.trim()) return undefined;
    const timer = setTimeout(() => latest.current(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <TextField
      className={styles['search']}
      label={formatMessage({ id: 'games.search.label' })}
      labelHidden
      icon="search"
      type="search"
      inputMode="search"
      enterKeyHint="search"
      placeholder={formatMessage({ id: 'games.search.hint' })}
      maxLength={60}
      autoComplete="off"
      autoFocus
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
