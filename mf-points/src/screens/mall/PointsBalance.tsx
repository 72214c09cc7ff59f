import type { PointReward } from '@pavilion/api/points';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useMember, useRequireSignIn, useSessionActions } from '@pavilion/host/session';
import { Button, classNames, Icon, ProgressBar, Skeleton } from '@pavilion/ui';
import styles from './points-balance.module.css';
import { useFormatPoints } from './use-format-points';

/** How many the member holds, once it is known. */
interface Points {
  data: number | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface PointsBalanceProps {
  points: Points;
  /** How many goods the balance is enough for; unknown while the goods are on their way. */
  affordable: number | undefined;
  /** The cheapest of those it is not enough for. */
  next: PointReward | undefined;
}

/** What the member holds and how far the next goods are; for others, how to begin. */
export function PointsBalance({ points, affordable, next }: PointsBalanceProps) {
  const { formatMessage } = useIntl();
  const member = useMember();
  return (
    <section
      className={classNames(styles['panel'], member && !member.trial && styles['own'])}
      aria-label={formatMessage({ id: 'balance.label' })}
    >
      <p className={styles['label']}>
        <Icon name="star" size={18} filled />
        {formatMessage({ id: 'balance.label' })}
      </p>
      {!member && <SignInPrompt />}
      {member?.trial && <p className={styles['text']}>{formatMessage({ id: 'balance.trial' })}</p>}
      {member && !member.trial && <MemberBalance points={points} affordable={affordable} next={next} />}
    </section>
  );
}

function SignInPrompt() {
  const { formatMessage } = useIntl();
  const { register } = useSessionActions();
  const askToSignIn = useRequireSignIn(() => undefined);
  return (
    <>
      <p className={styles['text']}>{formatMessage({ id: 'balance.visitor' })}</p>
      <div className={styles['actions']}>
        <Button variant="primary" onClick={askToSignIn}>
          {formatMessage({ id: 'balance.signIn' })}
        </Button>
        <Button variant="secondary" onClick={register}>
          {formatMessage({ id: 'balance.register' })}
        </Button>
      </div>
    </>
  );
}

function Unread({ isFetching, refetch }: Points) {
  const { formatMessage } = useIntl();
  return (
    <>
      <p role="alert" className={styles['text']}>
        {formatMessage({ id: 'balance.failed' })}
      </p>
      <div className={styles['actions']}>
        <Button icon="refresh" busy={isFetching} onClick={() => void refetch()}>
          {formatMessage({ id: 'balance.again' })}
        </Button>
      </div>
    </>
  );
}

function MemberBalance({ points: held, affordable, next }: PointsBalanceProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const points = useFormatPoints();
  const { data: balance } = held;
  if (balance === undefined && held.isError) return <Unread {...held} />;
  if (balance === undefined) return <Skeleton shape="block" height="100%" />;
  return (
    <>
      <p className={styles['balance']}>
        <strong>{points(balance)}</strong> {formatMessage({ id: 'points' })}
      </p>
      {affordable !== undefined && (
        <p className={styles['text']}>
          {formatMessage({ id: 'balance.enough' }, { count: affordable, shown: points(affordable) })}
        </p>
      )}
      {next && (
        <div className={styles['next']}>
          <p className={styles['remaining']} aria-hidden="true">
            <span>{formatMessage({ id: 'balance.next' }, { name: next.name[locale] })}</span>
            <span>{formatMessage({ id: 'balance.missing' }, { points: points(next.pointsRequirement - balance) })}</span>
          </p>
          <ProgressBar
            label={formatMessage({ id: 'balance.next' }, { name: next.name[locale] })}
            value={balance}
            max={next.pointsRequirement}
            valueText={formatMessage({ id: 'balance.missing' }, { points: points(next.pointsRequirement - balance) })}
          />
        </div>
      )}
    </>
  );
}
