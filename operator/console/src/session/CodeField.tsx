import { TextField } from '@pavilion/ui';
import { useEffect, useRef } from 'react';
import { useTexts } from '../messages';

export interface CodeFieldProps {
  /** Said instead of “Code”. */
  label?: string | undefined;
  value: string;
  onValueChange: (code: string) => void;
  hint?: string | undefined;
  /** Takes the focus when it appears. */
  focused?: boolean | undefined;
}

/** Six digits of an authenticator, in whatever digits they are typed. */
export function CodeField({ label, value, onValueChange, hint, focused = false }: CodeFieldProps) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  return (
    <TextField
      ref={input}
      label={label ?? t('signIn.code')}
      hint={hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={8}
      required
      value={value}
      onChange={({ target }) => onValueChange(latinDigits(target.value).slice(0, 6))}
    />
  );
}

function latinDigits(typed: string): string {
  return typed.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6)).replace(/\D/g, '');
}
