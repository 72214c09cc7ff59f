import { Icon } from '@pavilion/ui/core';
import type { KeyboardEvent } from 'react';
import styles from './palette.module.css';
import { usePaletteText } from './use-palette-text';

interface FieldProps {
  value: string;
  onType: (text: string) => void;
  /** By one entry down or up. */
  onMove: (step: 1 | -1) => void;
  onChoose: () => void;
  listId: string;
  activeId: string | undefined;
}

/** Where one types; the arrows walk through the list without leaving it. */
export function Field({ value, onType, onMove, onChoose, listId, activeId }: FieldProps) {
  const text = usePaletteText();
  const hear = (event: KeyboardEvent) => {
    // While letters are being composed, Enter and the arrows belong to the keyboard's own list.
    if (event.nativeEvent.isComposing) return;
    const doings: Readonly<Record<string, () => void>> = {
      ArrowDown: () => onMove(1),
      ArrowUp: () => onMove(-1),
      Enter: onChoose,
    };
    const doing = doings[event.key];
    if (!doing) return;
    event.preventDefault();
    doing();
  };
  return (
    <div className={styles['field']}>
      <Icon name="search" size={20} />
      <input
        className={styles['input']}
        data-autofocus
        type="text"
        role="combobox"
        aria-label={text('label')}
        aria-autocomplete="list"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder={text('hint')}
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={60}
        value={value}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={hear}
      />
    </div>
  );
}
