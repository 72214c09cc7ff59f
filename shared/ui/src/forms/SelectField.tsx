import type { ComponentProps } from 'react';
import { Icon } from '../icons/Icon';
import { classNames } from '../class-names';
import { Field, type FieldTexts } from './Field';
import styles from './control.module.css';

/** One line of the list; `value` is what the form sends. @public */
export interface SelectOption {
  /** What is handed on. */
  value: string;
  /** What is read. */
  label: string;
  /** Shown, but cannot be chosen. */
  disabled?: boolean | undefined;
}

/** Takes every attribute of a `<select>`, `ref` included; a `placeholder` is the line that means no choice yet. @public */
export interface SelectFieldProps
  extends FieldTexts, Omit<ComponentProps<'select'>, 'required' | 'children' | 'size' | 'multiple'> {
  /** The choices, in order. */
  options: readonly SelectOption[];
  /** First, empty choice, such as “choose a bank”. */
  placeholder?: string | undefined;
}

/** A native select, so that a phone opens its own wheel; takes every attribute of a select, and `ref`. @public */
export function SelectField({
  label,
  hint,
  error,
  required,
  labelHidden,
  id,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, required, labelHidden, id, className }}>
      {(control) => (
        <div className={styles['box']}>
          <select {...select} {...control} className={classNames(styles['input'], styles['select'])}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles['caret']}>
            <Icon name="chevron-down" size={18} />
          </span>
        </div>
      )}
    </Field>
  );
}
