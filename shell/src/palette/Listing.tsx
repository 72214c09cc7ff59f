import { EmptyState, Icon } from '@pavilion/ui/core';
import { memo, useLayoutEffect } from 'react';
import type { PaletteEntry } from './entry';
import { runEntry } from './run-entry';
import styles from './palette.module.css';
import { Results } from './Results';
import { useGroups } from './use-groups';
import { usePaletteText } from './use-palette-text';

interface ListingProps {
  id: string;
  typed: string;
  /** Place of the entry that Enter opens. */
  active: number;
  onType: (text: string) => void;
  onActive: (at: number) => void;
  /** Called with what stands there now. */
  onListed: (entries: readonly PaletteEntry[]) => void;
  onDone: () => void;
}

/** What was found for what was typed. Drawn for itself, so that a letter does not wait for a list. */
export const Listing = memo(function Listing({ id, typed, active, onType, onActive, onListed, onDone }: ListingProps) {
  const text = usePaletteText();
  const { groups, failed, settled } = useGroups(typed, onType);
  const entries = groups.flatMap((group) => group.entries);
  useLayoutEffect(() => onListed(entries));
  return (
    <>
      {failed && (
        <p className={styles['failed']} role="status">
          <Icon name="offline" size={18} />
          {text('failed')}
        </p>
      )}
      <Results
        id={id}
        groups={groups}
        active={Math.min(active, entries.length - 1)}
        onActive={onActive}
        onChoose={(entry) => runEntry(entry, typed, onDone)}
      />
      {entries.length === 0 && settled && (
        <EmptyState icon="search" title={text('none', { text: typed.trim() })} text={text('none.hint')} />
      )}
      <output className="pv-visually-hidden">{settled && typed.trim() ? text('found', { count: entries.length }) : ''}</output>
    </>
  );
});
