import type { RewardActivity } from '@pavilion/api/rewards';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Badge, Card, ProgressBar, stateTones } from '@pavilion/ui';
import { useId } from 'react';
import { useFormatDateTime } from '../../features/use-format-date-time';
import { ActivitySteps } from './ActivitySteps';
import styles from './rewards.module.css';

/** An activity: what it gives, how it stands, and what can be done. */
export function ActivityCard({ activity }: { activity: RewardActivity }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const money = useMoney();
  const id = useId();
  const { name, about, state, gives } = activity;
  return (
    <Card aria-labelledby={id} className={styles['card']}>
      <header className={styles['head']}>
        <h2 id={id} className={styles['name']}>
          {name[locale]}
        </h2>
        <Badge tone={stateTones.reward[state]}>{formatMessage({ id: `rewards.state.${state}` })}</Badge>
      </header>
      <p className={styles['gives']}>{money(gives)}</p>
      <p className={styles['about']}>{about[locale]}</p>
      {activity.play && state !== 'coming-soon' && <PlayProgress play={activity.play} takenBack={activity.takenBack} />}
      <Facts activity={activity} />
      <ActivitySteps activity={activity} />
    </Card>
  );
}

interface PlayProps {
  play: NonNullable<RewardActivity['play']>;
  takenBack: RewardActivity['takenBack'];
}

function PlayProgress({ play: { needed, done, left }, takenBack }: PlayProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const facts = { done: money(done), needed: money(needed), left: money(left) };
  const toGo = formatMessage({ id: left === '0' ? 'rewards.play.reached' : 'rewards.play.left' }, facts);
  return (
    <div className={styles['progress']}>
      <ProgressBar
        label={formatMessage({ id: 'rewards.play' })}
        value={Number((BigInt(done) * 1000n) / BigInt(needed))}
        max={1000}
        valueText={formatMessage({ id: 'rewards.play.of' }, facts)}
      />
      <p>{takenBack === undefined ? toGo : formatMessage({ id: 'rewards.takenBack' }, { amount: money(takenBack) })}</p>
    </div>
  );
}

/** What matters while somebody can still take part. */
function useOpenFacts({ state, until, left }: RewardActivity): (string | undefined)[] {
  const { formatMessage } = useIntl();
  const moment = useFormatDateTime();
  if (state === 'claimed' || state === 'closed' || state === 'issued') return [];
  return [
    until && formatMessage({ id: 'rewards.until' }, { at: moment(until) }),
    left === undefined ? undefined : formatMessage({ id: 'rewards.places' }, { left }),
  ];
}

/** One sentence for whatever there is to know: when, how many, what an operator said. */
function Facts({ activity }: { activity: RewardActivity }) {
  const { formatMessage } = useIntl();
  const moment = useFormatDateTime();
  const { state, from, apply, appliedAt, reason, claimBy, claimedAt, lapsed } = activity;
  const facts = [
    state === 'coming-soon' && from && formatMessage({ id: 'rewards.from' }, { at: moment(from) }),
    ...useOpenFacts(activity),
    state === 'applying' && appliedAt && formatMessage({ id: 'rewards.applied' }, { at: moment(appliedAt) }),
    reason && formatMessage({ id: 'rewards.reason' }, { reason }),
    state === 'rejected' && apply && formatMessage({ id: 'rewards.attempts' }, { left: apply.attemptsLeft }),
    claimBy && formatMessage({ id: 'rewards.claimBy' }, { at: moment(claimBy) }),
    claimedAt && formatMessage({ id: 'rewards.claimedAt' }, { at: moment(claimedAt) }),
    state === 'closed' && formatMessage({ id: lapsed ? 'rewards.lapsed' : 'rewards.closed' }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <ul className={styles['facts']}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
