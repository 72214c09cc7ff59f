import { createReceipt } from '@pavilion/api/calls/records';
import type { ReceiptRequest } from '@pavilion/api/records';
import { useClient } from '@pavilion/host/http';
import { useIntl } from '@pavilion/host/intl';
import { Button } from '@pavilion/ui';
import { useDownload } from './use-download';

/** The receipt of a payment as a document, with the brand on it. */
export function ReceiptButton(payment: ReceiptRequest) {
  const { formatMessage } = useIntl();
  const client = useClient();
  const { isPending, mutate } = useDownload(() => client.call(createReceipt, payment));
  return (
    <Button variant="secondary" icon="download" busy={isPending} onClick={() => mutate(undefined)}>
      {formatMessage({ id: 'receipt.save' })}
    </Button>
  );
}
