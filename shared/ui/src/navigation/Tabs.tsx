import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Tabs.module.css';

/** One tab; `id` is what `onSelect` gets. @public */
export interface Tab<Id extends string = string> {
  /** What is handed on. */
  id: Id;
  /** What is read. */
  label: ReactNode;
  /** A count or a state after the words. */
  badge?: ReactNode;
  /** Shown, but cannot be chosen. */
  disabled?: boolean | undefined;
}

/** Controlled: `selected` is the open tab, `children` what stands under it. @public */
export interface TabsProps<Id extends string = string> {
  /** What the tabs divide. */
  label: string;
  /** The tabs, in order. */
  tabs: readonly Tab<Id>[];
  /** The tab in force. */
  selected: Id;
  /** Called when another is chosen, by press or by arrow. */
  onSelect: (id: Id) => void;
  /** The content of the selected tab. */
  children?: ReactNode;
  /** `line` under the words (the default) or `pills` in a trough. */
  look?: 'line' | 'pills' | undefined;
  className?: string | undefined;
}

/** Tabs over their panel: one stop for the Tab key, arrows move and choose, Home and End go to the ends. @public */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children, look = 'line', className }: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const open = tabs.filter((tab) => !tab.disabled);
    const here = open.findIndex((tab) => tab.id === selected);
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const places: Record<string, number> = { [forward]: here + 1, [backward]: here - 1, Home: 0, End: -1 };
    const place = places[event.key];
    const next = place === undefined ? undefined : open.at(place % open.length);
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className={classNames(styles['list'], styles[look])}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={children !== undefined && tab.id === selected ? `${base}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            disabled={tab.disabled}
            className={styles['tab']}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            {tab.badge}
          </button>
        ))}
      </div>
      {children !== undefined && (
        <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`} tabIndex={0} className={styles['panel']}>
          {children}
        </div>
      )}
    </div>
  );
}
