import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { classNames } from '../class-names';
import styles from './choice.module.css';

/** Takes every attribute of an `<input>`, `ref` included, so that a form library can register it. @public */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'required' | 'children'> {
  /** What is agreed to; may hold links. */
  label: ReactNode;
  /** Help under the label. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: ReactNode;
  /** Marks the box and tells assistive technology that it must be ticked. */
  required?: boolean | undefined;
}

/** A checkbox with its label beside it; takes every attribute of an input, and `ref`. @public */
export function Checkbox({ label, hint, error, required = false, id, className, ...input }: CheckboxProps) {
  const own = useId();
  const controlId = id ?? own;
  const noteId = `${controlId}-note`;
  const note = error ?? hint;
  return (
    <div className={classNames(styles['choice'], className)}>
      <span className={styles['tick']}>
        <input
          {...input}
          type="checkbox"
          id={controlId}
          aria-describedby={note ? noteId : undefined}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
        />
        <Icon name="check" size={14} />
      </span>
      <div className={styles['words']}>
        <label htmlFor={controlId}>
          {label}
          {required && (
            <span className={styles['mark']} aria-hidden="true">
              *
            </span>
          )}
        </label>
        <div aria-live="polite">
          {error && (
            <p id={noteId} className={styles['error']}>
              {error}
            </p>
          )}
        </div>
        {hint && !error && (
          <p id={noteId} className={styles['hint']}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
