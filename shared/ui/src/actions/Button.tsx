import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../display/Spinner';
import { Icon, type IconName } from '../icons/Icon';
import { buttonClass, type ButtonLook } from './button-class';
import styles from './button.module.css';

/**
 * Takes every attribute of a `<button>`, `ref` included, beside its look; `busy` swallows presses without taking the focus away.
 *
 * @public
 */
export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  /** What the button does, as a verb. */
  children?: ReactNode;
  /** Icon before the text. */
  icon?: IconName | undefined;
  /** Icon after the text. */
  endIcon?: IconName | undefined;
  /** Shows a spinner and swallows presses; the button keeps its size and its focus. */
  busy?: boolean | undefined;
}

/** A button. It is `type="button"` unless told, so that it never submits a form by surprise. @public */
export function Button({
  variant,
  size,
  wide,
  className,
  icon,
  endIcon,
  busy = false,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const iconSize = size === 'small' ? 16 : 18;
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonClass({ variant, size, wide, className })}
      onClick={busy ? undefined : onClick}
    >
      <span className={styles['content']}>
        {icon && <Icon name={icon} size={iconSize} />}
        {children}
        {endIcon && <Icon name={endIcon} size={iconSize} />}
      </span>
      {busy && <Spinner className={styles['spinner']} />}
    </button>
  );
}
