import { roundProof } from '@pavilion/api/calls/records';
import type { RoundProof, RoundQuery } from '@pavilion/api/records';
import { useDialogs } from '@pavilion/host/dialogs';
import { CallError, useClient } from '@pavilion/host/http';
import { useIntl } from '@pavilion/host/intl';
import { useMutation } from '@pavilion/host/query';
import { Button } from '@pavilion/ui';

/** The proof of a round, as the file that it was signed as. */
export function ProofButton({ vendor, round }: RoundQuery) {
  const { formatMessage } = useIntl();
  const { toast } = useDialogs();
  const client = useClient();
  const { isPending, mutate } = useMutation({
    mutationFn: () => client.call(roundProof, { vendor, round }),
    onSuccess: save,
    onError: (error) => toast('negative', error instanceof CallError ? error.message : formatMessage({ id: 'export.failed' })),
  });
  return (
    <Button variant="secondary" icon="download" busy={isPending} onClick={() => mutate()}>
      {formatMessage({ id: 'round.proof' })}
    </Button>
  );
}

function save({ name, text }: RoundProof): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // Browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
