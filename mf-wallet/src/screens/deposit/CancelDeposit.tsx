import { FormFailure, useFailureText } from '@pavilion/features/failures';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from '@pavilion/host/intl';
import { Button } from '@pavilion/ui';
import { useCancelDeposit } from '../../queries/deposits';

/** A way out of a deposit that nothing was paid for yet. Who has paid is asked to keep it: its money is on its way. */
export function CancelDeposit({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const textOf = useFailureText();
  const { confirm, toast } = useDialogs();
  const { mutate, isPending, error } = useCancelDeposit(id);
  const cancel = async () => {
    const question = {
      title: formatMessage({ id: 'waiting.cancel.title' }),
      text: formatMessage({ id: 'waiting.cancel.text' }),
      confirm: formatMessage({ id: 'waiting.cancel.confirm' }),
      cancel: formatMessage({ id: 'waiting.cancel.keep' }),
    };
    if (!(await confirm({ ...question, danger: true }))) return;
    mutate(undefined, {
      onSuccess({ state }) {
        if (state === 'paid' || state === 'review') toast('info', formatMessage({ id: 'waiting.paidAlready' }));
      },
    });
  };
  return (
    <>
      <FormFailure>{error ? textOf(error) : undefined}</FormFailure>
      <Button variant="ghost" wide busy={isPending} onClick={() => void cancel()}>
        {formatMessage({ id: 'waiting.cancel' })}
      </Button>
    </>
  );
}
