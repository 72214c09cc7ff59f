import { Children, useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../actions/IconButton';
import { Icon, type IconName } from '../icons/Icon';
import { classNames } from '../class-names';
import styles from './Toast.module.css';

/** What a message is about, by colour and icon. @public @input */
export type Tone = 'neutral' | 'positive' | 'negative' | 'info';

const icons: Record<Tone, IconName> = { neutral: 'info', positive: 'check-circle', negative: 'alert', info: 'info' };

/** Without `onClose` it has no ✕ and goes when its caller takes it away; `closeLabel` is the name of the ✕. @public */
export interface ToastProps {
  /** One short sentence. */
  title: ReactNode;
  /** More, where it helps. */
  text?: ReactNode;
  /** Colour and icon; `neutral` unless told. */
  tone?: Tone | undefined;
  /** A button that undoes or leads on. */
  action?: ReactNode;
  /** Shows a close button and is called by it. */
  onClose?: (() => void) | undefined;
  /** Name of the close button; needed with `onClose`. */
  closeLabel?: string | undefined;
}

/** One message. It holds no timer: whoever shows it decides how long it stays. @public */
export function Toast({ title, text, tone = 'neutral', action, onClose, closeLabel = '' }: ToastProps) {
  return (
    <div className={classNames(styles['toast'], styles[tone])}>
      <Icon name={icons[tone]} className={styles['icon']} />
      <div className={styles['words']}>
        <p className={styles['title']}>{title}</p>
        {text && <p className={styles['text']}>{text}</p>}
      </div>
      {action}
      {onClose && <IconButton icon="x" label={closeLabel} onClick={onClose} />}
    </div>
  );
}

/** `label` names the region in a screen reader's list of landmarks. @public */
export interface ToastRegionProps {
  /** Name of the region, such as “messages”. */
  label: string;
  /** The toasts that are shown now. */
  children?: ReactNode;
}

/**
 * Where toasts appear and are announced; stands once in the page, from the start, so that screen readers know it.
 * It lives in the top layer and rises over a dialog that was opened after it.
 *
 * @public
 */
export function ToastRegion({ label, children }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  const count = Children.count(children);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const shown = element.matches(':popover-open');
    if (shown && count > 0) element.hidePopover();
    if (!shown || count > 0) element.showPopover();
  }, [count]);
  return (
    <section
      ref={region}
      popover="manual"
      className={styles['region']}
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
    >
      {children}
    </section>
  );
}
