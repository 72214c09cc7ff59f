import { useIntl } from '@pavilion/host/intl';
import { classNames, TextField } from '@pavilion/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './category.module.css';

/** Long enough that typing asks once, short enough that nobody waits. */
const DEBOUNCE_MS = 250;

interface NameSearchProps {
  /** Closed, it is there already: to make it while a finger waits would take a cheap phone too long. */
  open: boolean;
  value: string;
  onSearch: (text: string) => void;
  /** Called by Escape. */
  onLeave: () => void;
}

/** The field of the search by name; asks when typing pauses. */
export function NameSearch({ open, value, onSearch, onLeave }: NameSearchProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useDebouncedSearch({ open, value, onSearch });
  const field = useRef<HTMLInputElement>(null);
  // Whoever opened the search wants to type; whoever came with one wants to look.
  const openedEmpty = useEffectEvent(() => value === '');
  useEffect(() => {
    if (open && openedEmpty()) field.current?.focus({ preventScroll: true });
  }, [open]);
  return (
    <TextField
      className={classNames(styles['search'], !open && styles['closed'])}
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
      onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && onLeave()}
    />
  );
}

/** What is typed, asked for when typing pauses. It follows the address where that changes by itself, on the way back, and forgets what was closed. */
function useDebouncedSearch({ open, value, onSearch }: Omit<NameSearchProps, 'onLeave'>): [string, (text: string) => void] {
  const [{ text, asked, followed }, set] = useState({ text: value, asked: value, followed: value });
  const left = !open && text !== value;
  // The address comes behind what was asked for: until it has changed, it says nothing new. Who types on is asked for next.
  if (left || (value !== followed && value !== asked && text.trim() === asked)) set({ text: value, asked: value, followed: value });
  else if (value !== followed) set({ text, asked, followed: value });
  const ask = useEffectEvent((wanted: string) => {
    set({ text, asked: wanted, followed });
    onSearch(wanted);
  });
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === asked) return undefined;
    const timer = setTimeout(() => ask(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, asked]);
  return [text, (next) => set({ text: next, asked, followed })];
}
