import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './choice.module.css';

/**
 * Controlled: it shows `checked` and asks for another by `onCheckedChange`, so that a refused change leaves it where it was.
 *
 * @public
 */
export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked' | 'onChange'> {
  /** What is switched. */
  label: ReactNode;
  /** Help under the label. */
  hint?: ReactNode;
  /** Whether it is on. */
  checked: boolean;
  /** Called with the wanted state. */
  onCheckedChange: (checked: boolean) => void;
  /** Hides the label from sight, not from screen readers. */
  labelHidden?: boolean | undefined;
}

/** An on/off switch that takes effect at once. @public */
export function Switch({ label, hint, checked, onCheckedChange, labelHidden = false, id, className, ...input }: SwitchProps) {
  const own = useId();
  const controlId = id ?? own;
  const hintId = `${controlId}-hint`;
  return (
    <div className={classNames(styles['choice'], styles['switchLine'], className)}>
      <div className={labelHidden ? 'pv-visually-hidden' : styles['words']}>
        <label htmlFor={controlId}>{label}</label>
        {hint && (
          <p id={hintId} className={styles['hint']}>
            {hint}
          </p>
        )}
      </div>
      <span className={styles['switch']}>
        <input
          {...input}
          type="checkbox"
          role="switch"
          id={controlId}
          checked={checked}
          aria-checked={checked}
          aria-describedby={hint ? hintId : undefined}
          onChange={(event) => onCheckedChange(event.target.checked)}
        />
      </span>
    </div>
  );
}
