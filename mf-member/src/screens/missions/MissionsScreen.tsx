import type { Mission } from '@pavilion/api/missions';
import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { useSearchParams } from '@pavilion/host/router';
import { EmptyState, Tabs } from '@pavilion/ui';
import { EarningsPage } from '../../features/EarningsPage';
import { Waiting } from '../../features/Waiting';
import { useMissions } from '../../queries/missions';
import { Leaderboard } from '../leaderboard/Leaderboard';
import { MissionCard } from './MissionCard';
import styles from './missions.module.css';

const tabs = ['missions', 'leaderboard'] as const;
const over: ReadonlySet<Mission['state']> = new Set(['claimed', 'expired', 'missed']);

/** Missions: what they ask, how far the player is, and what can be claimed. Beside them, who is ahead; the address says which of both is open. */
export function MissionsScreen() {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((id) => id === params.get('tab')) ?? 'missions';
  return (
    <EarningsPage title={formatMessage({ id: 'missions.tabs' })}>
      <Tabs
        label={formatMessage({ id: 'missions.tabs' })}
        tabs={tabs.map((id) => ({ id, label: formatMessage({ id: `${id}.title` }) }))}
        selected={tab}
        onSelect={(id) => setParams(id === 'missions' ? '' : { tab: id }, { replace: true })}
      >
        <p className={styles['about']}>{formatMessage({ id: `${tab}.text` })}</p>
        {tab === 'missions' ? <Missions /> : <Leaderboard />}
      </Tabs>
    </EarningsPage>
  );
}

function Missions() {
  const { formatMessage } = useIntl();
  const query = useMissions();
  if (query.isError && !query.data) return <LoadFailure query={query} />;
  if (!query.data) return <Waiting heights={['28px', '260px', '260px']} />;
  const { list } = query.data;
  if (list.length === 0)
    return (
      <EmptyState icon="target" title={formatMessage({ id: 'missions.none' })} text={formatMessage({ id: 'missions.noneText' })} />
    );
  const reached = list.filter(({ state }) => state === 'reached');
  const open = list.filter(({ state }) => state !== 'reached' && !over.has(state));
  return (
    <div className={styles['screen']}>
      <Group title={formatMessage({ id: 'missions.reached' })} missions={reached} />
      <Group title={formatMessage({ id: 'missions.open' })} missions={open} />
      <Group title={formatMessage({ id: 'missions.over' })} missions={list.filter(({ state }) => over.has(state))} />
    </div>
  );
}

function Group({ title, missions }: { title: string; missions: readonly Mission[] }) {
  if (missions.length === 0) return null;
  return (
    <section className={styles['group']}>
      <h2 className={styles['subtitle']}>{title}</h2>
      <ul className={styles['cards']}>
        {missions.map((mission) => (
          <li key={`${mission.code} ${mission.period}`}>
            <MissionCard mission={mission} />
          </li>
        ))}
      </ul>
    </section>
  );
}
