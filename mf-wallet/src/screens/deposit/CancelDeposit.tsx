import { FormFailure, useFailureText } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { Button } from '@pavilion/ui';
import { useCancelDeposit } from '../../queries/deposits';

/** A way out of a deposit that nothing was paid for yet. */
export function CancelDeposit({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const textOf = useFailureText();
  const { mutate, isPending, error } = useCancelDeposit(id);
  return (
    <>
      <FormFailure>{error ? textOf(error) : undefined}</FormFailure>
      <Button variant="ghost" wide busy={isPending} onClick={() => mutate()}>
        {formatMessage({ id: 'waiting.cancel' })}
      </Button>
    </>
  );
}
