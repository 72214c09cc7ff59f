import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldTexts } from './Field';
import styles from './control.module.css';

/** Takes every attribute of a `<textarea>`, `ref` included. @public */
export interface TextAreaFieldProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'required'> {
  /** Something at the end of the label's line, such as a counter. */
  aside?: ReactNode;
}

/** Several lines of text with their label; takes every attribute of a textarea, and `ref`. @public */
export function TextAreaField({ label, hint, error, required, labelHidden, aside, id, className, ...area }: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, error, required, labelHidden, aside, id, className }}>
      {(control) => (
        <div className={styles['box']}>
          <textarea rows={4} {...area} {...control} className={styles['input']} />
        </div>
      )}
    </Field>
  );
}
