import { TextAreaField } from '@pavilion/ui';
import { useTexts } from '../messages';

const MIN_LENGTH = 3;
const MAX_LENGTH = 400;

export function isReason(text: string): boolean {
  return text.trim().length >= MIN_LENGTH;
}

export interface ReasonFieldProps {
  value: string;
  onValueChange: (reason: string) => void;
  /** Has the focus when its dialog opens. */
  focused?: boolean;
  /** Somebody tried to go on without one. */
  missed?: boolean;
  /** Who reads it; by default, that the audit log keeps it. */
  hint?: string | undefined;
  /** The longest that is taken. */
  longest?: number | undefined;
}

/** Why: kept with the change for ever. */
export function ReasonField({
  value,
  onValueChange,
  focused = false,
  missed = false,
  hint,
  longest = MAX_LENGTH,
}: ReasonFieldProps) {
  const t = useTexts();
  return (
    <TextAreaField
      label={t('reason.label')}
      hint={hint ?? t('reason.hint')}
      error={missed && !isReason(value) && t('reason.missing')}
      rows={2}
      maxLength={longest}
      required
      value={value}
      onChange={({ target }) => onValueChange(target.value)}
      data-autofocus={focused || undefined}
    />
  );
}
