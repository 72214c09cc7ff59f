import { CallError } from '@pavilion/host/http';
import { useLocale } from '@pavilion/host/intl';
import { errorText } from '@pavilion/i18n';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useFailureText } from './use-failure-text';

interface FormFailureState {
  /** For {@link FormFailure}. */
  failure: string | undefined;
  show: (reason: unknown) => void;
  clear: () => void;
}

/**
 * Shows a failed call where it belongs: under those of `fields` that it names, else above the button.
 *
 * `tell` gives a field other words for a code, where the form knows better than the code's own text.
 */
export function useFormFailure<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: readonly FieldPath<Values>[],
  tell?: (field: FieldPath<Values>, code: string) => string | undefined,
): FormFailureState {
  const [failure, setFailure] = useState<string>();
  const locale = useLocale();
  const textOf = useFailureText();
  const show = (reason: unknown): void => {
    const { fields: codes, details } = reason instanceof CallError ? reason : { fields: {} as CallError['fields'], details: {} };
    const named = fields.filter((field) => codes[field]);
    named.forEach((field, place) => {
      const code = codes[field] ?? '';
      form.setError(
        field,
        { type: 'server', message: tell?.(field, code) ?? errorText(code, locale, details) },
        { shouldFocus: place === 0 },
      );
    });
    setFailure(named.length ? undefined : textOf(reason));
  };
  return { failure, show, clear: () => setFailure(undefined) };
}
