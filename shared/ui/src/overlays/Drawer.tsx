import { useId, type ReactNode } from 'react';
import { IconButton } from '../actions/IconButton';
import { classNames } from '../class-names';
import { ModalFrame, type CloseReason } from './ModalFrame';
import { scrollStop } from './scroll-stop';
import styles from './Drawer.module.css';

/** Controlled by `open`; `onClose` is asked with the reason, and closing is the caller's to do. @public */
export interface DrawerProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when the person asks to close. */
  onClose: (reason: CloseReason) => void;
  /** The drawer's name. */
  title: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** Edge it comes from; `start` unless told. */
  side?: 'start' | 'end' | undefined;
  /** `wide` is for what has to be compared or read at length; a phone's width bounds both. */
  size?: 'normal' | 'wide' | undefined;
  /** Hides the title from sight where the content brings its own, such as the side menu with its logo. */
  titleHidden?: boolean | undefined;
  /** What stands in the head instead of a hidden title. */
  head?: ReactNode;
  children?: ReactNode;
}

/** A modal panel from the side: the menu on a phone, filters, the cart of a bet slip. @public */
export function Drawer(props: DrawerProps) {
  const { open, onClose, title, closeLabel, side = 'start', size = 'normal', titleHidden = false, head, children } = props;
  const titleId = useId();
  return (
    <ModalFrame
      open={open}
      onClose={onClose}
      labelledBy={titleId}
      className={classNames(styles['drawer'], styles[side], size === 'wide' && styles['wide'])}
    >
      <div className={styles['head']}>
        {head}
        <h2 id={titleId} className={titleHidden ? 'pv-visually-hidden' : styles['title']}>
          {title}
        </h2>
        <IconButton className={styles['close']} icon="x" label={closeLabel} onClick={() => onClose('button')} />
      </div>
      <div ref={scrollStop} className={styles['body']}>
        {children}
      </div>
    </ModalFrame>
  );
}
