import { CallError } from '@pavilion/host/http';
import { useLocale } from '@pavilion/host/intl';
import { useEffect, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useFailureText } from './use-failure-text';

interface FormFailureState {
  /** For {@link FormFailure}. */
  failure: string | undefined;
  show: (reason: unknown) => void;
  clear: () => void;
}

// All codes in both languages are 9 KB, which no page needs before a form is refused.
const loadErrorText = () => import('@pavilion/i18n/error-text').then(({ errorText }) => errorText);

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
  const { isSubmitting } = form.formState;
  useEffect(() => {
    // The words come beside the call. When they do not, `show` asks again.
    if (isSubmitting) loadErrorText().catch(() => undefined);
  }, [isSubmitting]);
  const showAtFields = async (error: CallError, named: readonly FieldPath<Values>[]): Promise<void> => {
    const { fields: codes, details } = error;
    const errorText = await loadErrorText();
    named.forEach((field, place) => {
      const code = codes[field] ?? '';
      form.setError(
        field,
        { type: 'server', message: tell?.(field, code) ?? errorText(code, locale, details) },
        { shouldFocus: place === 0 },
      );
    });
    setFailure(undefined);
  };
  const show = (reason: unknown): void => {
    const named = reason instanceof CallError ? fields.filter((field) => reason.fields[field]) : [];
    if (!(reason instanceof CallError) || named.length === 0) return setFailure(textOf(reason));
    // Without the words of each field, the call's own say why.
    showAtFields(reason, named).catch(() => setFailure(textOf(reason)));
  };
  return { failure, show, clear: () => setFailure(undefined) };
}
