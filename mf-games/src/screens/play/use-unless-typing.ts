import { useState, useSyncExternalStore } from 'react';

/**
 * Whether something that comes by itself may stand in the way now that it is `due`: not while somebody types, who would go on in it and choose what
 * they did not want. Once it is there it stays.
 */
export function useUnlessTyping(due: boolean): boolean {
  const typing = useSyncExternalStore(onFocusChange, isTyping);
  const [open, setOpen] = useState(false);
  const next = due && (open || !typing);
  if (next !== open) setOpen(next);
  return next;
}

/** Told once the focus has arrived: on its way from one field to the next it is nowhere. */
function onFocusChange(listener: () => void): () => void {
  const tell = () => void setTimeout(listener);
  document.addEventListener('focusin', tell);
  document.addEventListener('focusout', tell);
  return () => {
    document.removeEventListener('focusin', tell);
    document.removeEventListener('focusout', tell);
  };
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select, [contenteditable]') === true;
}
