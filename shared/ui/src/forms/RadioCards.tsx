import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './RadioCards.module.css';

/** One of the choices; `value` is what `onValueChange` gets. @public */
export interface RadioCard<Value extends string = string> {
  /** What is handed on. */
  value: Value;
  /** First line. */
  title: ReactNode;
  /** Second, quieter line: fee, time, limits. */
  text?: ReactNode;
  /** A logo or an icon before the words. */
  media?: ReactNode;
  /** Something at the far end, such as a badge. */
  end?: ReactNode;
  /** Shown, but cannot be chosen. */
  disabled?: boolean | undefined;
}

/** Controlled: `value` is the choice in force, `null` before there is one. @public */
export interface RadioCardsProps<Value extends string = string> {
  /** What is being chosen. */
  label: ReactNode;
  /** Hides the label from sight, not from screen readers. */
  labelHidden?: boolean | undefined;
  /** The choices, in order. */
  options: readonly RadioCard<Value>[];
  /** The chosen value, or null while nothing is. */
  value: Value | null;
  /** Called with the value that was chosen. */
  onValueChange: (value: Value) => void;
  /** `cards` in a grid (the default), `list` one below the other, `pills` in a wrapping line for short words such as quick amounts. */
  layout?: 'cards' | 'list' | 'pills' | undefined;
  /** What is wrong and how to put it right. */
  error?: ReactNode;
  className?: string | undefined;
}

/** One choice among a few, each a card; native radios underneath, so arrows move and space chooses. @public */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { label, labelHidden = false, options, value, onValueChange, layout = 'cards', error, className } = props;
  const name = useId();
  return (
    <fieldset className={classNames(styles['group'], className)} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={labelHidden ? 'pv-visually-hidden' : styles['legend']}>{label}</legend>
      <div className={styles[layout]}>
        {options.map((option) => (
          <label key={option.value} className={styles['card']}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
            />
            {option.media && <span className={styles['media']}>{option.media}</span>}
            <span className={styles['words']}>
              <span className={styles['title']}>{option.title}</span>
              {option.text && <span className={styles['text']}>{option.text}</span>}
            </span>
            {option.end}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className={styles['error']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
