import { ConfirmDialog } from '@pavilion/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useToast } from '../frame/toasts';
import { useTexts } from '../messages';
import { PlanNotice } from '../plan/PlanNotice';
import { isReason, ReasonField } from '../plan/ReasonField';

export interface ReasonDialogProps {
  title: string;
  /** What it means for players. */
  text?: ReactNode;
  confirmLabel: string;
  /** It takes something from somebody. */
  destructive?: boolean | undefined;
  /** What is said once it is done. */
  doneText: string;
  act: (reason: string) => Promise<unknown>;
  onDone?: (() => void) | undefined;
  onClose: () => void;
}

/** A last look before a deed, and why it is done. It stays open when the deed is refused. */
export function ReasonDialog({
  title,
  text,
  confirmLabel,
  destructive = false,
  doneText,
  act,
  onDone,
  onClose,
}: ReasonDialogProps) {
  const t = useTexts();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [missed, setMissed] = useState(false);
  const deed = useMutation({
    mutationFn: () => act(reason.trim()),
    onSuccess: () => {
      toast({ tone: 'positive', title: doneText });
      onDone?.();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={t('cancel')}
      danger={destructive}
      busy={deed.isPending}
      onCancel={onClose}
      onConfirm={() => (isReason(reason) ? deed.mutate() : setMissed(true))}
    >
      <PlanNotice moved={false} failure={deed.error} />
      {typeof text === 'string' ? <p>{text}</p> : text}
      <ReasonField value={reason} onValueChange={setReason} missed={missed} focused />
    </ConfirmDialog>
  );
}
