import type { LimitChange } from '@pavilion/api/protection';
import { useFailureText } from '@pavilion/features/failures';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from '@pavilion/host/intl';
import { Button, Icon } from '@pavilion/ui';
import { useFormatDateTime } from '../../features/use-format-date-time';
import { useResolveLimitChange } from '../../queries/limits';
import { useLimitTexts } from './use-limit-texts';
import styles from './limits.module.css';

/** What was asked for and does not hold yet: until when it waits, and both ways to end it. */
export function PendingChange({ change, confirmable }: { change: LimitChange; confirmable: boolean }) {
  const { formatMessage } = useIntl();
  const { toast } = useDialogs();
  const textOf = useFailureText();
  const texts = useLimitTexts();
  const moment = useFormatDateTime();
  const { mutate, isPending, variables } = useResolveLimitChange();
  const { id, kind, to, dueAt = '', lapsesAt = '' } = change;
  const end = (how: 'confirm' | 'cancel') =>
    mutate(
      { id, how },
      {
        onSuccess: () => toast('positive', formatMessage({ id: `limits.${how}.done` })),
        onError: (problem) => toast('negative', textOf(problem)),
      },
    );
  return (
    <div className={styles['pending']}>
      <p>
        <Icon name="clock" size={18} />
        <span>
          {formatMessage(
            { id: confirmable ? 'limits.pending.due' : 'limits.pending' },
            { to: texts.value(kind, to), due: moment(dueAt), lapses: moment(lapsesAt) },
          )}
        </span>
      </p>
      <div className={styles['actions']}>
        {confirmable && (
          <Button size="small" onClick={() => end('confirm')} busy={isPending && variables.how === 'confirm'}>
            {formatMessage({ id: 'limits.confirm' })}
          </Button>
        )}
        <Button size="small" onClick={() => end('cancel')} busy={isPending && variables.how === 'cancel'}>
          {formatMessage({ id: 'limits.cancel' })}
        </Button>
      </div>
    </div>
  );
}
