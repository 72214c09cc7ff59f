import { Fragment, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { classNames } from '../class-names';
import styles from './ModalFrame.module.css';
import { useLeaving } from './use-leaving';

/** How somebody asked for a dialog to close. @public */
export type CloseReason = 'escape' | 'backdrop' | 'button';

/** Controlled by `open`; `onClose` is asked with the reason, and closing is the caller's to do. */
export interface ModalFrameProps {
  open: boolean;
  onClose: (reason: CloseReason) => void;
  /** Id of the element that names the dialog. */
  labelledBy: string;
  closeOnBackdrop?: boolean | undefined;
  closeOnEscape?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The first field, so that one can type at once; on touch the dialog itself, or the keyboard would cover half of it. */
function initialFocusTarget(dialog: HTMLDialogElement): HTMLElement {
  const marked = dialog.querySelector<HTMLElement>('[autofocus], [data-autofocus]');
  if (marked) return marked;
  const touch = matchMedia('(pointer: coarse)').matches;
  return (touch ? null : dialog.querySelector<HTMLElement>('input:enabled, select:enabled, textarea:enabled')) ?? dialog;
}

/** The native modal element that Dialog and Drawer stand in. Content is mounted only while it is open or leaving. */
export function ModalFrame({
  open,
  onClose,
  labelledBy,
  closeOnBackdrop = true,
  closeOnEscape = true,
  className,
  children,
}: ModalFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  // Closed by an effect and not by the clean-up of one: that comes before React puts the focus back where it was, inside.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    element.toggleAttribute('inert', !open);
    if (!open) return element.close();
    element.showModal();
    initialFocusTarget(element).focus();
  }, [open]);
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  // After the effect that closes it: only then there is something that leaves.
  const { visit, content } = useLeaving(dialog, open, children);

  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (closeOnEscape) onClose('escape');
  };
  // A browser may close by force (second Escape); then the owner has to hear of it.
  const onNativeClose = () => {
    if (open && !dialog.current?.open) onClose('escape');
  };
  // Press and release must both fall beside the dialog, so that selecting text outward does not close it.
  const onBackdropClick = (event: MouseEvent) => {
    if (closeOnBackdrop && pressedBackdrop.current && event.target === dialog.current) onClose('backdrop');
  };

  return (
    // A press beside a dialog has a key of its own: Escape, which arrives as `cancel`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      tabIndex={-1}
      className={classNames(styles['modal'], className)}
      onCancel={onCancel}
      onClose={onNativeClose}
      onPointerDown={(event) => (pressedBackdrop.current = event.target === dialog.current)}
      onClick={onBackdropClick}
    >
      <Fragment key={visit}>{content}</Fragment>
    </dialog>
  );
}
