import type { PendingChange } from '@pavilion/api/staff';
import { ConfirmDialog } from '@pavilion/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BOARD_KEY } from '../board/board-query';
import type { Decision } from '../calls/staff-calls';
import { useStaff } from '../calls/staff-context';
import { useToast } from '../frame/toasts';
import { useTexts } from '../messages';
import { PlanNotice } from '../plan/PlanNotice';
import { isReason, ReasonField } from '../plan/ReasonField';
import { useOutcomeToast } from '../plan/use-apply';

export function DecisionDialog({ change, decision, onClose }: { change: PendingChange; decision: Decision; onClose: () => void }) {
  const t = useTexts();
  const staff = useStaff();
  const toast = useToast();
  const queries = useQueryClient();
  const said = useOutcomeToast();
  const [reason, setReason] = useState('');
  const [missed, setMissed] = useState(false);
  const decide = useMutation({
    mutationFn: () => staff.decide(change.brand, change.id, decision, reason.trim()),
    onSuccess: (applied) => {
      if (decision === 'approve') said(applied);
      else toast({ tone: 'neutral', title: t(`pending.${decision}Done`) });
      onClose();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: BOARD_KEY }),
  });
  return (
    <ConfirmDialog
      open
      title={t(`pending.${decision}Title`)}
      confirmLabel={t(`pending.${decision}`)}
      cancelLabel={t('close')}
      busy={decide.isPending}
      onCancel={onClose}
      onConfirm={() => (isReason(reason) ? decide.mutate() : setMissed(true))}
    >
      <PlanNotice moved={false} failure={decide.error} />
      <ReasonField value={reason} onValueChange={setReason} missed={missed} focused />
    </ConfirmDialog>
  );
}
