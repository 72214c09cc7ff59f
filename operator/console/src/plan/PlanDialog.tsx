import type { ApplyRequest, Plan } from '@pavilion/api/staff';
import { fromLocalInput } from '@pavilion/time';
import { Button, Dialog, Skeleton } from '@pavilion/ui';
import { type FormEvent, useId, useState } from 'react';
import { isFailure } from '../calls/call-failure';
import { LoadFailure } from '../frame/LoadFailure';
import { type MessageId, useTexts } from '../messages';
import { PlanNotice } from './PlanNotice';
import { PlanView } from './PlanView';
import { isPast } from './local-time';
import type { Proposal } from './proposal';
import { isReason, ReasonField } from './ReasonField';
import { ScheduleField } from './ScheduleField';
import { useApply } from './use-apply';
import { usePlan } from './use-plan';
import styles from './plan.module.css';

/** Every change goes through here: what it comes to, what speaks against it, and why it is made. */
export function PlanDialog({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const t = useTexts();
  const form = useId();
  const [reason, setReason] = useState('');
  const [at, setAt] = useState<string>();
  const plan = usePlan(proposal);
  const apply = useApply(proposal.brand, () => {
    proposal.onDone?.();
    onClose();
  });
  const conflicted = isFailure(apply.error, 'registry.conflict');
  const ready = !plan.isFetching && canApply(plan.data) && isFutureOrNow(at) && isReason(reason);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!plan.data || !ready) return;
    apply.mutate(toApplyRequest(plan.data, reason, at), {
      onError: (failure) => isFailure(failure, 'registry.conflict') && void plan.refetch(),
    });
  };
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      closeOnBackdrop={false}
      title={proposal.title}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={form} variant="primary" busy={apply.isPending} disabled={!ready}>
            {t(applyLabel(plan.data, at))}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className={styles['form']}>
        <PlanNotice moved={plan.moved || conflicted} failure={conflicted ? undefined : apply.error} />
        {plan.isPending && <Skeleton shape="block" height="112px" />}
        {plan.error && <LoadFailure error={plan.error} onRetry={() => void plan.refetch()} busy={plan.isFetching} />}
        {plan.data && !plan.error && <PlanView plan={plan.data} />}
        <ReasonField value={reason} onValueChange={setReason} focused />
        <ScheduleField value={at} onValueChange={setAt} />
      </form>
    </Dialog>
  );
}

function canApply(plan: Plan | undefined): boolean {
  const stopped = plan?.lines.some(({ objections }) => objections.some(({ weight }) => weight === 'stops'));
  return plan !== undefined && plan.lines.length > 0 && !stopped;
}

/** Now, or a moment that was chosen and is still to come. */
function isFutureOrNow(at: string | undefined): boolean {
  return at === undefined || (at !== '' && !isPast(at));
}

function applyLabel(plan: Plan | undefined, at: string | undefined): MessageId {
  if (at !== undefined) return 'plan.schedule';
  return plan?.needsApproval ? 'plan.ask' : 'plan.apply';
}

function toApplyRequest({ lines, baseSeq }: Plan, reason: string, at: string | undefined): ApplyRequest {
  return {
    changes: lines.map(({ change }) => change),
    baseSeq,
    reason: reason.trim(),
    ...(at && { at: fromLocalInput(at) }),
  };
}
