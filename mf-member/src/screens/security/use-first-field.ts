import { useEffect, useRef } from 'react';

/**
 * Puts the focus into the first field of a form that opens, at once. The form library’s own way does it a moment later, when a quick person may already be
 * in the next field: a code was then typed into the password.
 */
export function useFirstField() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return form;
}
