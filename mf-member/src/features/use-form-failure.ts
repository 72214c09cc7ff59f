import { CallError } from '@pavilion/host/http';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { errorText } from '@pavilion/i18n';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Shows a failed call under the fields it names, else above the button. */
export function useFormFailure<Values extends FieldValues>(form: UseFormReturn<Values>, fields: readonly FieldPath<Values>[]) {
  const [failure, setFailure] = useState<string>();
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const show = (reason: unknown): void => {
    if (!(reason instanceof CallError)) return setFailure(formatMessage({ id: 'save.failed' }));
    const named = fields.filter((field) => reason.fields[field]);
    named.forEach((field, place) => {
      const message = errorText(reason.fields[field] ?? reason.code, locale);
      form.setError(field, { type: 'server', message }, { shouldFocus: place === 0 });
    });
    setFailure(named.length ? undefined : reason.message);
  };
  return { failure, show, clear: () => setFailure(undefined) };
}
