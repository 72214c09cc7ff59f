import { type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from '../class-names';
import { Field, type FieldTexts } from './Field';
import { latinDigits, normaliseAmount } from './normalise-amount';
import styles from './control.module.css';

/**
 * Takes every attribute of an `<input>`. `value` is a plain decimal as typed, such as `1500.50`; `parseAmount` makes minor units
 * of it.
 *
 * @public
 */
export interface AmountFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'required' | 'size' | 'value' | 'onChange' | 'type'> {
  /** The amount as a plain decimal string with Latin digits, such as `1234.50`; empty while nothing is typed. */
  value: string;
  /** Called with the normalised string at every change. */
  onValueChange: (value: string) => void;
  /** The currency's sign, shown before the digits. */
  currency: string;
  /** Digits behind the point, for the keyboard that a phone shows; two unless told, 0 for whole units. */
  decimals?: number | undefined;
  /** `large` where the amount is the first thing on the page. */
  scale?: 'normal' | 'large' | undefined;
  /** Something at the end of the box, such as “all”. */
  end?: ReactNode;
  /** Something at the end of the label's line, such as the balance. */
  aside?: ReactNode;
}

/**
 * An amount of money. Accepts Bengali digits and grouping marks and hands on a plain Latin decimal. What is no amount, such as `-5` or `500.555`,
 * stays as it was typed: the form says what is wrong with it.
 *
 * @public
 */
export function AmountField(props: AmountFieldProps) {
  const {
    label,
    hint,
    error,
    required,
    labelHidden,
    aside,
    id,
    className,
    value,
    onValueChange,
    currency,
    decimals = 2,
    scale,
    end,
    ...input
  } = props;
  // Grouping marks stay in sight while they are typed; they are no part of the value.
  const [draft, setDraft] = useState(value);
  return (
    <Field {...{ label, hint, error, required, labelHidden, aside, id, className }}>
      {(control) => (
        <div className={classNames(styles['box'], styles['amount'], scale === 'large' && styles['large'])}>
          <span className={styles['start']} aria-hidden="true">
            {currency}
          </span>
          <input
            placeholder="0"
            {...input}
            {...control}
            type="text"
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            className={styles['input']}
            value={normaliseAmount(draft) === value ? draft : value}
            onChange={({ target }) => {
              setDraft(latinDigits(target.value));
              onValueChange(normaliseAmount(target.value));
            }}
          />
          {end && <span className={styles['end']}>{end}</span>}
        </div>
      )}
    </Field>
  );
}
