import { ConfirmDialog } from '@pavilion/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useToast } from '../frame/toasts';
import { useTexts } from '../messages';
import { PlanNotice } from '../plan/PlanNotice';
import { isReason, ReasonField } from '../plan/ReasonField';
import styles from './staff-actions.module.css';

export interface ReasonDialogProps<Answer> {
  title: string;
  /** What it means for players. */
  text?: ReactNode;
  confirmLabel: string;
  /** It takes something from somebody. */
  destructive?: boolean | undefined;
  /** What is said once it is done; where the answer tells what that was, by the answer. */
  doneText: string | ((answer: Answer) => string);
  /** Who reads the reason, where that is more than the audit log. */
  reasonHint?: string | undefined;
  /** The longest reason that the action takes. */
  maxLength?: number | undefined;
  act: (reason: string) => Promise<Answer>;
  onDone?: (() => void) | undefined;
  onClose: () => void;
}

/** A last look before an action, and why it is done. It stays open when the action is refused. */
export function ReasonDialog<Answer>({
  title,
  text,
  confirmLabel,
  destructive = false,
  doneText,
  reasonHint,
  maxLength,
  act,
  onDone,
  onClose,
}: ReasonDialogProps<Answer>) {
  const t = useTexts();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [missed, setMissed] = useState(false);
  // A second press comes before the button can be drawn as busy.
  const running = useRef(false);
  const action = useMutation({
    mutationFn: () => act(reason.trim()),
    onSuccess: (answer) => {
      toast({ tone: 'positive', title: typeof doneText === 'string' ? doneText : doneText(answer) });
      onDone?.();
      onClose();
    },
    onSettled: () => void (running.current = false),
  });
  const begin = () => {
    if (!isReason(reason)) return setMissed(true);
    if (running.current) return;
    running.current = true;
    action.mutate();
  };
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={t('cancel')}
      danger={destructive}
      busy={action.isPending}
      onCancel={onClose}
      onConfirm={begin}
    >
      <div className={styles['fields']}>
        <PlanNotice moved={false} failure={action.error} />
        {typeof text === 'string' ? <p>{text}</p> : text}
        <ReasonField value={reason} onValueChange={setReason} missed={missed} hint={reasonHint} longest={maxLength} focused />
      </div>
    </ConfirmDialog>
  );
}
