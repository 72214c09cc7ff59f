import { useEffect, useRef } from 'react';

const SEQUENCE_TIMEOUT_MS = 1200;

/** Keys by what is pressed: `?`, or two after one another as `g b`. Quiet while somebody types or a dialog is open. */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    let first = { key: '', at: 0 };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const pair = event.timeStamp - first.at < SEQUENCE_TIMEOUT_MS ? `${first.key} ${event.key}` : '';
      first = { key: event.key, at: event.timeStamp };
      const act = latest.current[pair] ?? latest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  const typing = target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="menu"]');
  return Boolean(typing ?? document.querySelector('dialog[open]'));
}
