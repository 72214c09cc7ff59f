import type { RewardActivity } from '@pavilion/api/rewards';
import { FormFailure, useFailureText } from '@pavilion/features/failures';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Button } from '@pavilion/ui';
import { useState } from 'react';
import { useRewardStep } from '../../queries/rewards';
import { ApplicationDialog } from './ApplicationDialog';
import styles from './rewards.module.css';

/** What a member can do about an activity now; nothing where there is nothing to do. */
export function ActivitySteps({ activity }: { activity: RewardActivity }) {
  const { steps } = activity;
  if (steps.length === 0) return null;
  return (
    <div className={styles['steps']}>
      {steps.includes('join') && <StepButton activity={activity} step="join" />}
      {steps.includes('claim') && <StepButton activity={activity} step="claim" />}
      {steps.includes('apply') && <ApplyButton activity={activity} />}
      {steps.includes('withdraw') && <StepButton activity={activity} step="withdraw" />}
    </div>
  );
}

function StepButton({ activity, step }: { activity: RewardActivity; step: 'join' | 'claim' | 'withdraw' }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const money = useMoney();
  const { toast } = useDialogs();
  const textOf = useFailureText();
  const { mutate, isPending, error } = useRewardStep(step);
  const facts = { name: activity.name[locale], amount: money(activity.gives) };
  const press = () =>
    mutate(activity.code, { onSuccess: () => toast('positive', formatMessage({ id: `rewards.${step}.done` }, facts)) });
  return (
    <>
      <Button
        variant={step === 'withdraw' ? 'ghost' : 'primary'}
        busy={isPending}
        aria-label={formatMessage({ id: `rewards.${step}.one` }, facts)}
        onClick={press}
      >
        {formatMessage({ id: `rewards.${step}` }, facts)}
      </Button>
      <FormFailure>{error ? textOf(error) : undefined}</FormFailure>
    </>
  );
}

function ApplyButton({ activity }: { activity: RewardActivity }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const facts = { name: activity.name[locale] };
  return (
    <>
      <Button variant="primary" aria-label={formatMessage({ id: 'rewards.apply.one' }, facts)} onClick={() => setOpen(true)}>
        {formatMessage({ id: 'rewards.apply' })}
      </Button>
      {open && activity.apply && <ApplicationDialog activity={activity} asked={activity.apply} onClose={() => setOpen(false)} />}
    </>
  );
}
