import { ErrorState } from '@pavilion/ui';
import { isFailure } from '../calls/call-failure';
import { useFailureText } from '../calls/use-failure-text';
import { useTexts } from '../messages';

/** Instead of what could not be read. */
export function LoadFailure({ error, onRetry, busy }: { error: unknown; onRetry: () => void; busy?: boolean }) {
  const t = useTexts();
  const failureText = useFailureText();
  return (
    <ErrorState
      title={t('failure.title')}
      text={failureText(error)}
      code={isFailure(error) ? error.code : undefined}
      onRetry={onRetry}
      retryLabel={t('retry')}
      busy={busy}
    />
  );
}
