import { useIntl } from '@pavilion/host/intl';
import { TextField } from '@pavilion/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './category.module.css';

/** Long enough that typing asks once, short enough that nobody waits. */
const PAUSE_MS = 250;

/** The field of the search by name; asks when typing pauses. */
export function NameSearch({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const ask = useEffectEvent(onSearch);
  useEffect(() => {
    if (text.trim() === value.trim()) return undefined;
    const timer = setTimeout(() => ask(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value]);
  // Whoever opened the search wants to type; whoever came with one wants to look.
  const openedEmpty = useEffectEvent(() => value === '');
  useEffect(() => {
    if (openedEmpty()) field.current?.focus();
  }, []);
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
      ref={field}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
