import type { WithdrawalValue } from '@pavilion/api/withdrawals';
import { useIntl } from '@pavilion/host/intl';
import type { TimelineStep } from '@pavilion/ui';

type State = TimelineStep['state'];

/** Requested, checked, sent, arrived: each with when, and what is to be expected of the one under way. */
export function useWithdrawalSteps({
  state,
  confirmation,
  reason,
  requestedAt,
  decidedAt,
  sentAt,
  endedAt,
}: WithdrawalValue): TimelineStep[] {
  const { formatMessage, formatDate } = useIntl();
  const at = (moment: string | undefined) => moment && formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' });
  const lost = state === 'rejected' || state === 'failed';
  const step = (id: 'requested' | 'checked' | 'sent' | 'arrived', stands: State, text: string | undefined): TimelineStep => ({
    id,
    text,
    state: stands,
    title: formatMessage({ id: `withdraw.step.${id}` }),
    stateLabel: formatMessage({ id: `withdraw.step.${stands}` }),
  });
  const checked: State = state === 'rejected' ? 'failed' : state === 'review' ? 'current' : 'done';
  const sent: State = state === 'failed' ? 'failed' : sentAt ? 'done' : state === 'approved' ? 'current' : 'upcoming';
  const arrived: State =
    state === 'paid' ? (confirmation === 'returned' ? 'failed' : 'done') : state === 'sent' ? 'current' : 'upcoming';
  const expecting = formatMessage({ id: 'withdraw.step.review' });
  const all = [
    step('requested', 'done', at(requestedAt)),
    step('checked', checked, state === 'review' ? expecting : (reason ?? at(decidedAt))),
    step('sent', sent, state === 'failed' ? formatMessage({ id: 'withdraw.step.failedText' }) : at(sentAt)),
    step('arrived', arrived, at(endedAt)),
  ];
  return lost ? all.slice(0, all.findIndex((each) => each.state === 'failed') + 1) : all;
}
