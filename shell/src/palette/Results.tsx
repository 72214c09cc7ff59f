import type { FoundRange } from '@pavilion/api/games';
import { pictureSources } from '@pavilion/api/picture-hosts';
import { useBrand } from '@pavilion/host/brand';
import { Icon, languageOf, Picture } from '@pavilion/ui/core';
import { type ReactNode, useEffect, useRef } from 'react';
import type { PaletteEntry, PaletteGroup } from './entry';
import styles from './palette.module.css';
import { usePaletteText } from './use-palette-text';

interface ResultsProps {
  id: string;
  groups: readonly PaletteGroup[];
  /** Place of the entry that Enter opens, counted through all groups. */
  active: number;
  onActive: (at: number) => void;
  onChoose: (entry: PaletteEntry) => void;
}

/** What was found, kind by kind. */
export function Results({ id, groups, active, onActive, onChoose }: ResultsProps) {
  const text = usePaletteText();
  const firsts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { entries }) => sum + entries.length, 0));
  return (
    <div id={id} role="listbox" aria-label={text('results')} className={styles['list']}>
      {groups.map(({ name, entries }, at) => {
        const first = firsts[at] ?? 0;
        return (
          <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <div id={`${id}-${name}`} role="presentation" className={styles['group']}>
              {text(name)}
            </div>
            {entries.map((entry, place) => (
              <Option
                key={entry.id}
                id={`${id}-${first + place}`}
                entry={entry}
                selected={active === first + place}
                onActive={() => onActive(first + place)}
                onChoose={() => onChoose(entry)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface OptionProps {
  id: string;
  entry: PaletteEntry;
  selected: boolean;
  onActive: () => void;
  onChoose: () => void;
}

function Option({ id, entry, selected, onActive, onChoose }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected) option.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    // The keyboard stays in the field, which says which option it means.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={option}
      id={id}
      role="option"
      aria-label={entry.detail ? `${entry.label}, ${entry.detail}` : entry.label}
      lang={languageOf(entry.label)}
      aria-selected={selected}
      className={styles['option']}
      onPointerMove={selected ? undefined : onActive}
      onClick={onChoose}
    >
      <EntryPicture {...entry} />
      <span className={styles['label']}>{highlighted(entry.label, entry.ranges)}</span>
      {entry.detail && (
        <span className={styles['detail']} lang={languageOf(entry.detail)}>
          {entry.detail}
        </span>
      )}
    </div>
  );
}

function EntryPicture({ icon, picture }: PaletteEntry) {
  const { imageHosts } = useBrand();
  return (
    <span className={styles['picture']}>
      {picture ? (
        <Picture sources={pictureSources(imageHosts, picture)} alt="" width={36} height={48} icon={icon} />
      ) : (
        <Icon name={icon} size={20} />
      )}
    </span>
  );
}

/** A name with its found parts marked. */
function highlighted(name: string, ranges: readonly FoundRange[] = []): ReactNode {
  const ends = ranges.map(([, to]) => to);
  return [
    ...ranges.flatMap(([from, to], at) => [name.slice(ends[at - 1] ?? 0, from), <mark key={from}>{name.slice(from, to)}</mark>]),
    name.slice(ends.at(-1) ?? 0),
  ];
}
