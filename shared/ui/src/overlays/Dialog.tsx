import { useId, type ReactNode } from 'react';
import { IconButton } from '../actions/IconButton';
import { classNames } from '../class-names';
import { ModalFrame, type CloseReason } from './ModalFrame';
import { scrollStop } from './scroll-stop';
import styles from './Dialog.module.css';

/** Controlled by `open`; `onClose` is asked with the reason, and closing is the caller's to do. @public */
export interface DialogProps {
  /** Whether it is shown. Focus moves in when it opens and back to where it was when it closes. */
  open: boolean;
  /** Called when the person asks to close, with how they asked; the caller then sets `open`. */
  onClose: (reason: CloseReason) => void;
  /** The dialog's name, shown in its head. */
  title: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** The content; scrolls on its own. */
  children?: ReactNode;
  /** Actions that stay in view under the content. */
  footer?: ReactNode;
  /** 400, 560 or 840 px wide from 768 px upward; `medium` unless told. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** On a phone: `sheet` fills the height (the default), `card` rises from the lower edge by its content. */
  onPhone?: 'sheet' | 'card' | undefined;
  /** Whether a press beside the dialog closes it; true unless told. */
  closeOnBackdrop?: boolean | undefined;
  /** Whether Escape closes it; true unless told. */
  closeOnEscape?: boolean | undefined;
  /** Hides title and head from sight where the content brings its own. */
  headHidden?: boolean | undefined;
  className?: string | undefined;
}

/** A modal dialog on the native element: the page behind is inert, the browser keeps focus inside. @public */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    closeLabel,
    children,
    footer,
    size = 'medium',
    onPhone = 'sheet',
    closeOnBackdrop,
    closeOnEscape,
    headHidden,
    className,
  } = props;
  const titleId = useId();
  return (
    <ModalFrame
      {...{ open, onClose, closeOnBackdrop, closeOnEscape }}
      labelledBy={titleId}
      className={classNames(styles['dialog'], styles[size], styles[onPhone], className)}
    >
      <div className={classNames(styles['head'], headHidden && styles['bare'])}>
        <h2 id={titleId} className={headHidden ? 'pv-visually-hidden' : styles['title']}>
          {title}
        </h2>
        <IconButton icon="x" label={closeLabel} onClick={() => onClose('button')} />
      </div>
      <div ref={scrollStop} className={styles['body']}>
        {children}
      </div>
      {footer && <div className={styles['foot']}>{footer}</div>}
    </ModalFrame>
  );
}
