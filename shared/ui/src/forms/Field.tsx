import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Field.module.css';

/**
 * What stands around every field, in the player's language. An `error` is announced when it appears, and marks the control as
 * invalid.
 *
 * @public
 */
export interface FieldTexts {
  /** What is asked for; always visible above the control. */
  label: ReactNode;
  /** Help that stays under the control. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; replaces the hint's place of attention and is announced. */
  error?: ReactNode;
  /** Marks the field and tells assistive technology that it must be filled. */
  required?: boolean | undefined;
  /** Hides the label from sight, not from screen readers, where the context says it. */
  labelHidden?: boolean | undefined;
}

/** The attributes that tie a control to its label, hint and error. @public */
export interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

/** `children` draws the control and must spread what it is given, or its label and error are lost on screen readers. @public */
export interface FieldProps extends FieldTexts {
  /** Id of the control, where the caller needs to know it. */
  id?: string | undefined;
  /** Something at the end of the label's line, such as “forgot?” or a counter. */
  aside?: ReactNode;
  /** Draws the control with the given attributes. */
  children: (control: FieldControl) => ReactNode;
  className?: string | undefined;
}

/** Label, hint and error around any control, wired so that a screen reader hears all three. @public */
export function Field({ label, hint, error, required = false, labelHidden = false, id, aside, children, className }: FieldProps) {
  const own = useId();
  const controlId = id ?? own;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');
  const control: FieldControl = {
    id: controlId,
    ...(described && { 'aria-describedby': described }),
    ...(error ? { 'aria-invalid': true as const } : {}),
    ...(required && { 'aria-required': true as const }),
  };
  return (
    <div className={classNames(styles['field'], className)}>
      <div className={labelHidden ? 'pv-visually-hidden' : styles['top']}>
        <label className={styles['label']} htmlFor={controlId}>
          {label}
          {required && (
            <span className={styles['mark']} aria-hidden="true">
              *
            </span>
          )}
        </label>
        {aside}
      </div>
      {children(control)}
      <div aria-live="polite">
        {error && (
          <p id={errorId} className={styles['error']}>
            {error}
          </p>
        )}
      </div>
      {hint && (
        <p id={hintId} className={styles['hint']}>
          {hint}
        </p>
      )}
    </div>
  );
}
