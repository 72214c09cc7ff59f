import { CallError } from '@pavilion/host/http';
import { useIntl } from '@pavilion/host/intl';
import { Button, ErrorState } from '@pavilion/ui';

interface PlayProblemProps {
  problem: Error;
  busy: boolean;
  onRetry: () => void;
  /** Plays for money instead, where free play is not to be had. */
  onReal: () => void;
  onLeave: () => void;
}

/** Why the game did not open, that nothing was taken, and what to do. */
export function PlayProblem({ problem, busy, onRetry, onReal, onLeave }: PlayProblemProps) {
  const { formatMessage } = useIntl();
  const code = problem instanceof CallError ? problem.code : undefined;
  const final = code === 'games.unknown' || code === 'games.no_free_play';
  return (
    <ErrorState
      title={problem.message}
      text={formatMessage({ id: code === 'games.maintenance' ? 'games.problem.later' : 'games.problem.safe' })}
      code={code}
      busy={busy}
      onRetry={final ? undefined : onRetry}
      retryLabel={formatMessage({ id: 'games.retry' })}
      action={
        code === 'games.no_free_play' ? (
          <Button variant="primary" onClick={onReal}>
            {formatMessage({ id: 'games.mode.real.go' })}
          </Button>
        ) : (
          <Button variant="ghost" onClick={onLeave}>
            {formatMessage({ id: 'games.back' })}
          </Button>
        )
      }
    />
  );
}
