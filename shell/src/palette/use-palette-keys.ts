import { useEffect } from 'react';

/** Calls `open` on `/` and on ⌘K or Ctrl+K, unless somebody is typing or a dialog is open. */
export function usePaletteKeys(open: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, metaKey, ctrlKey, altKey, target } = event;
      const wanted = key === '/' ? !metaKey && !ctrlKey && !altKey : key.toLowerCase() === 'k' && (metaKey || ctrlKey);
      const typing = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]');
      if (!wanted || (typing && key === '/') || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [open]);
}
