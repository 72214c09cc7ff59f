import { classNames } from '../class-names';
import styles from './button.module.css';

/** How much a button asks for attention: one `primary` per view, `danger` for what cannot be undone. @public @input */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
/** `small` for dense desktop layouts, `large` for the one action of a page; each is at least 44 px high on touch. @public @input */
export type ButtonSize = 'small' | 'medium' | 'large';

/** How a button looks, whether it is a `<button>` or a link that wears {@link buttonClass}. @public */
export interface ButtonLook {
  /** Weight of the button; `secondary` unless told. */
  variant?: ButtonVariant | undefined;
  /** Height and text size; `medium` unless told. */
  size?: ButtonSize | undefined;
  /** Fills the line it stands on. */
  wide?: boolean | undefined;
  /** A class of the caller, added last. */
  className?: string | undefined;
}

/** The class of a button, for router links and anchors that must look like one. @public */
export function buttonClass({ variant = 'secondary', size = 'medium', wide = false, className }: ButtonLook = {}): string {
  return classNames(styles['button'], styles[variant], styles[size], wide && styles['wide'], className);
}
