import { CallError } from '@pavilion/host/http';
import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { Link } from '@pavilion/host/router';
import { Slot } from '@pavilion/host/slots';
import { Button, buttonClass, ErrorState } from '@pavilion/ui';
import styles from './play.module.css';

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
  const links = useLinks();
  const { code, details } = problem instanceof CallError ? problem : {};
  const all = links.to('games.all', {});
  const empty = code === 'wallet.vendor_empty' ? links.to('wallet.transfer', { to: String(details?.['wallet'] ?? '') }) : undefined;
  const final = code === 'games.unknown' || code === 'games.no_free_play' || code === 'games.not_connected';
  const hope = code === 'games.maintenance' ? 'games.problem.later' : final ? 'games.problem.other' : 'games.problem.safe';
  const isMissing = final && code !== 'games.no_free_play';
  return (
    <div className={styles['problem']}>
      <ErrorState
        title={problem.message}
        text={formatMessage({ id: hope })}
        code={code}
        busy={busy}
        onRetry={final ? undefined : onRetry}
        retryLabel={formatMessage({ id: 'games.retry' })}
        action={
          code === 'games.no_free_play' ? (
            <Button variant="primary" onClick={onReal}>
              {formatMessage({ id: 'games.mode.real.play' })}
            </Button>
          ) : empty ? (
            <Link to={empty} className={buttonClass({ variant: 'primary' })}>
              {formatMessage({ id: 'games.problem.transfer' })}
            </Link>
          ) : isMissing && all ? (
            <Link to={all} className={buttonClass({ variant: 'primary' })}>
              {formatMessage({ id: 'games.all' })}
            </Link>
          ) : (
            <Button variant="ghost" onClick={onLeave}>
              {formatMessage({ id: 'games.back' })}
            </Button>
          )
        }
      />
      {isMissing && <Slot name="missing.section" />}
    </div>
  );
}
