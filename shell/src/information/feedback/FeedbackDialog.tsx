import { feedbackForm } from '@pavilion/api/calls/feedback';
import { LoadFailure } from '@pavilion/features/failures';
import { useClient } from '@pavilion/host/http';
import { useQuery } from '@pavilion/host/query';
import { useMember } from '@pavilion/host/session';
import { Button, Dialog, EmptyState, Skeleton } from '@pavilion/ui/core';
import { useState } from 'react';
import { useInformationText } from '../use-information-text';
import { FeedbackForm } from './FeedbackForm';

/** Something somebody wants to tell the brand. */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const text = useInformationText();
  const client = useClient();
  const member = useMember();
  const [reference, setReference] = useState<string>();
  const query = useQuery({
    queryKey: ['information', 'feedback', member?.id],
    queryFn: () => client.call(feedbackForm),
    staleTime: 300_000,
  });
  return (
    <Dialog open title={text('feedback')} closeLabel={text('close')} onClose={onClose} closeOnBackdrop={false}>
      {query.isLoadingError && <LoadFailure query={query} title={text('feedback.failed')} text={text('failed.text')} />}
      {query.isPending && (
        <div aria-busy="true">
          <Skeleton shape="block" height="240px" />
        </div>
      )}
      {query.data && reference === undefined && <FeedbackForm bounds={query.data} onSent={setReference} />}
      {reference !== undefined && (
        <div role="status">
          <EmptyState
            icon="check-circle"
            title={text('feedback.sent')}
            text={text('feedback.sent.text', { reference })}
            action={
              <Button variant="primary" onClick={onClose}>
                {text('close')}
              </Button>
            }
          />
        </div>
      )}
    </Dialog>
  );
}
