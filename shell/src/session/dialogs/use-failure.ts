import { CallError } from '@pavilion/host/http';
import { useLocale } from '@pavilion/host/intl';
import { errorText } from '@pavilion/i18n';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useText } from './use-text';

interface Failing<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  fields: readonly FieldPath<Values>[];
  /** What a field is told for a code, where the form knows better than the code's own text. */
  tell?(field: string, code: string): string | undefined;
}

/** Shows a failed call where it belongs: under the fields it names, else above the button. */
export function useFailure<Values extends FieldValues>({ form, fields, tell }: Failing<Values>) {
  const [failure, setFailure] = useState<string>();
  const locale = useLocale();
  const text = useText();
  const show = (reason: unknown): void => {
    if (!(reason instanceof CallError)) return setFailure(text('failed'));
    const named = fields.filter((field) => reason.fields[field]);
    named.forEach((field, place) => {
      const code = reason.fields[field] ?? reason.code;
      form.setError(
        field,
        { type: 'server', message: tell?.(field, code) ?? errorText(code, locale) },
        { shouldFocus: place === 0 },
      );
    });
    setFailure(named.length ? undefined : reason.message);
  };
  return { failure, show, clear: () => setFailure(undefined) };
}
