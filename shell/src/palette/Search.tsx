import { useCallback, useDeferredValue, useId, useState } from 'react';
import type { PaletteEntry } from './entry';
import { Field } from './Field';
import { runEntry } from './run-entry';
import { Listing } from './Listing';
import styles from './palette.module.css';
import { usePaletteText } from './use-palette-text';

/** The field and what it leads to: a combobox whose list is always open. What is typed stands there at once, the list as soon as it can. */
export function Search({ onDone }: { onDone: () => void }) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [entries, setEntries] = useState<readonly PaletteEntry[]>([]);
  const listedFor = useDeferredValue<string | undefined>(typed, undefined);
  const type = useCallback((next: string) => {
    setTyped(next);
    setActive(0);
  }, []);
  const at = Math.min(active, entries.length - 1);
  return (
    <>
      <Field
        value={typed}
        onType={type}
        onMove={(step) => setActive(entries.length ? (at + step + entries.length) % entries.length : 0)}
        onChoose={() => runEntry(entries[at], typed, onDone)}
        listId={listId}
        activeId={entries[at] && `${listId}-${at}`}
      />
      {listedFor !== undefined && (
        <Listing
          id={listId}
          typed={listedFor}
          active={active}
          onType={type}
          onActive={setActive}
          onListed={setEntries}
          onDone={onDone}
        />
      )}
      <Keys />
    </>
  );
}

/** Which keys do what, where there are keys. */
function Keys() {
  const text = usePaletteText();
  const keys = [
    ['↑ ↓', text('keys.move')],
    ['↵', text('keys.open')],
    ['Esc', text('keys.close')],
  ] as const;
  return (
    <p className={styles['keys']} aria-hidden="true">
      {keys.map(([key, meaning]) => (
        <span key={key}>
          <kbd>{key}</kbd> {meaning}
        </span>
      ))}
    </p>
  );
}
