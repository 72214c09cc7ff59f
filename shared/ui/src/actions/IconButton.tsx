import type { ComponentProps } from 'react';
import { Spinner } from '../display/Spinner';
import { Icon, type IconName } from '../icons/Icon';
import { classNames } from '../class-names';
import { buttonClass, type ButtonVariant } from './button-class';
import styles from './button.module.css';

/** Takes every attribute of a `<button>`; `label` is what a screen reader says, since there is no text. @public */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Which drawing. */
  icon: IconName;
  /** What it does: the accessible name, and the browser's own tip. */
  label: string;
  /** Weight of the button; `ghost` unless told. */
  variant?: ButtonVariant | undefined;
  /** Paints the inside of the icon too. */
  filled?: boolean | undefined;
  /** A small dot or number over the corner; its meaning belongs in `label`. */
  badge?: string | number | boolean | undefined;
  /** Shows a spinner and swallows presses. */
  busy?: boolean | undefined;
}

/** A square button with an icon alone. @public */
export function IconButton({
  icon,
  label,
  variant = 'ghost',
  filled,
  badge,
  busy = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonClass({ variant, className: classNames(styles['icon'], className) })}
      onClick={busy ? undefined : onClick}
    >
      <span className={styles['content']}>
        <Icon name={icon} filled={filled} />
      </span>
      {busy && <Spinner className={styles['spinner']} />}
      {badge !== undefined && badge !== false && badge !== 0 && (
        <span className={classNames(styles['badge'], badge === true && styles['dot'])} aria-hidden="true">
          {badge === true ? null : badge}
        </span>
      )}
    </button>
  );
}
