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

/** There is nothing to open, however often it is tried. */
const MISSING: readonly (string | undefined)[] = ['games.unknown', 'games.not_connected', 'games.not_offered'];

/** Why the game did not open, that nothing was taken, and what to do. */
export function PlayProblem({ problem, busy, onRetry, onReal, onLeave }: PlayProblemProps) {
  const { formatMessage } = useIntl();
  const code = problem instanceof CallError ? problem.code : undefined;
  const isMissing = MISSING.includes(code);
  // Only a launch that names a round is answered so.
  const isRoundMissing = code === 'request.not_found';
  const final = isMissing || isRoundMissing || code === 'games.no_free_play';
  const hope =
    code === 'games.maintenance'
      ? 'games.problem.later'
      : isRoundMissing
        ? 'games.replay.missing.text'
        : final
          ? 'games.problem.other'
          : 'games.problem.safe';
  return (
    <div className={styles['problem']}>
      <ErrorState
        title={isRoundMissing ? formatMessage({ id: 'games.replay.missing' }) : problem.message}
        text={formatMessage({ id: hope })}
        code={code}
        busy={busy}
        onRetry={final ? undefined : onRetry}
        retryLabel={formatMessage({ id: 'games.retry' })}
        action={<WayOut problem={problem} onReal={onReal} onLeave={onLeave} />}
      />
      {isMissing && <Slot name="missing.section" />}
    </div>
  );
}

/** What to do instead. */
function WayOut({ problem, onReal, onLeave }: Pick<PlayProblemProps, 'problem' | 'onReal' | 'onLeave'>) {
  const { formatMessage } = useIntl();
  const links = useLinks();
  const { code, details } = problem instanceof CallError ? problem : {};
  if (code === 'games.no_free_play' || code === 'request.not_found')
    return (
      <Button variant="primary" onClick={onReal}>
        {formatMessage({ id: code === 'request.not_found' ? 'games.replay.play' : 'games.mode.real.play' })}
      </Button>
    );
  const empty = code === 'wallet.vendor_empty' ? links.to('wallet.transfer', { to: String(details?.['wallet'] ?? '') }) : undefined;
  const all = MISSING.includes(code) ? links.to('games.all', {}) : undefined;
  const address = empty ?? all;
  if (address)
    return (
      <Link to={address} className={buttonClass({ variant: 'primary' })}>
        {formatMessage({ id: empty ? 'games.problem.transfer' : 'games.all' })}
      </Link>
    );
  return (
    <Button variant="ghost" onClick={onLeave}>
      {formatMessage({ id: 'games.back' })}
    </Button>
  );
}
