import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Dialog } from './Dialog';
import styles from './ConfirmDialog.module.css';

/** Controlled by `open`. With `busy` it stays until the action has ended, and cannot be confirmed twice. @public */
export interface ConfirmDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** The question. */
  title: ReactNode;
  /** What will happen. */
  children?: ReactNode;
  /** The verb that does it. */
  confirmLabel: ReactNode;
  /** The way out. */
  cancelLabel: string;
  /** Called when the person agrees. */
  onConfirm: () => void;
  /** Called when the person backs out in any way. */
  onCancel: () => void;
  /** Paints the action as one that cannot be undone. */
  danger?: boolean | undefined;
  /** While the action runs: the dialog stays and cannot be left. */
  busy?: boolean | undefined;
}

/** Asks before something is done. On a phone it rises as a card from the lower edge. @public */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  danger = false,
  busy = false,
}: ConfirmDialogProps) {
  const leave = () => {
    if (!busy) onCancel();
  };
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={title}
      closeLabel={cancelLabel}
      size="small"
      onPhone="card"
      footer={
        <>
          <Button onClick={leave} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={styles['text']}>{children}</div>
    </Dialog>
  );
}
