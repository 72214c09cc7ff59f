import { useIntl } from '@pavilion/host/intl';
import { TextField } from '@pavilion/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './category.module.css';

/** Long enough that typing asks once, short enough that nobody waits. */
const PAUSE_MS = 250;

/** The field of the search by name; asks when typing pauses. */
export function NameSearch({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const { formatMessage } = useIntl();
  const [text, setText] = useTextFor(value, onSearch);
  const field = useRef<HTMLInputElement>(null);
  // Whoever opened the search wants to type; whoever came with one wants to look.
  const openedEmpty = useEffectEvent(() => value === '');
  useEffect(() => {
    if (openedEmpty()) field.current?.focus({ preventScroll: true });
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

/** What is typed, asked for when typing pauses. It follows the address where that changes by itself: on the way back. */
function useTextFor(value: string, onSearch: (text: string) => void): [string, (text: string) => void] {
  const [{ text, asked }, set] = useState({ text: value, asked: value });
  if (value !== asked && text.trim() === asked) set({ text: value, asked: value });
  const ask = useEffectEvent((wanted: string) => {
    set({ text, asked: wanted });
    onSearch(wanted);
  });
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === asked) return undefined;
    const timer = setTimeout(() => ask(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, asked]);
  return [text, (next) => set({ text: next, asked })];
}
