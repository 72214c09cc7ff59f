import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon';
import { classNames } from '../class-names';
import { Field, type FieldTexts } from './Field';
import styles from './control.module.css';

/** Takes every attribute of an `<input>`, `ref` included, so that a form library can register it. @public */
export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'required' | 'size'> {
  /** Icon at the start of the box. */
  icon?: IconName | undefined;
  /** A control or text at the end of the box, such as “send code”. */
  end?: ReactNode;
  /** Something at the end of the label's line. */
  aside?: ReactNode;
}

/** One line of text with its label; takes every attribute of an input, and `ref`. @public */
export function TextField({
  label,
  hint,
  error,
  required,
  labelHidden,
  aside,
  icon,
  end,
  id,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, required, labelHidden, aside, id, className }}>
      {(control) => (
        <div className={styles['box']}>
          {icon && (
            <span className={styles['start']}>
              <Icon name={icon} size={18} />
            </span>
          )}
          <input type="text" {...input} {...control} className={classNames(styles['input'])} />
          {end && <span className={styles['end']}>{end}</span>}
        </div>
      )}
    </Field>
  );
}
