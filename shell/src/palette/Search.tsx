import { EmptyState, Icon } from '@pavilion/ui';
import { useId, useState } from 'react';
import type { Entry } from './entry';
import { Field } from './Field';
import styles from './palette.module.css';
import { keepSearch } from './recent-searches';
import { Results } from './Results';
import { useGroups } from './use-groups';
import { useText } from './use-text';

/** The field and what it leads to: a combobox whose list is always open. */
export function Search({ onDone }: { onDone: () => void }) {
  const text = useText();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const type = (next: string) => {
    setTyped(next);
    setActive(0);
  };
  const { groups, failed, settled } = useGroups(typed, type);
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.min(active, entries.length - 1);
  const choose = (entry: Entry | undefined) => {
    if (!entry) return;
    keepSearch(typed);
    if (!entry.stays) onDone();
    entry.run();
  };
  const move = (step: number) => setActive(entries.length ? (at + step + entries.length) % entries.length : 0);
  return (
    <>
      <Field
        value={typed}
        onType={type}
        onMove={move}
        onChoose={() => choose(entries[at])}
        listId={listId}
        activeId={entries[at] && `${listId}-${at}`}
      />
      {failed && (
        <p className={styles['failed']} role="status">
          <Icon name="offline" size={18} />
          {text('failed')}
        </p>
      )}
      <Results id={listId} groups={groups} active={at} onActive={setActive} onChoose={choose} />
      {entries.length === 0 && settled && (
        <EmptyState icon="search" title={text('none', { text: typed.trim() })} text={text('none.how')} />
      )}
      <output className="pv-visually-hidden">{settled && typed.trim() ? text('found', { count: entries.length }) : ''}</output>
      <Keys />
    </>
  );
}

/** Which keys do what, where there are keys. */
function Keys() {
  const text = useText();
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
