import type { LevelsValue } from '@pavilion/api/levels';
import { LoadFailure } from '@pavilion/features/failures';
import { CallError } from '@pavilion/host/http';
import { useIntl } from '@pavilion/host/intl';
import { EmptyState } from '@pavilion/ui';
import { EarningsPage } from '../../features/EarningsPage';
import { Waiting } from '../../features/Waiting';
import { useLevels } from '../../queries/levels';
import { Claims } from './Claims';
import { KeepingPanel } from './KeepingPanel';
import { LadderTable } from './LadderTable';
import { RankCard } from './RankCard';
import { Steps } from './Steps';
import styles from './vip.module.css';

/** The way up: where the player stands, what the next rank takes, what ranks bring and how they came here. */
export function VipScreen() {
  const { formatMessage } = useIntl();
  return (
    <EarningsPage title={formatMessage({ id: 'vip.title' })} text={formatMessage({ id: 'vip.text' })}>
      <Ranks />
    </EarningsPage>
  );
}

function Ranks() {
  const { formatMessage } = useIntl();
  const query = useLevels();
  const { data, error } = query;
  if (error instanceof CallError && error.code === 'request.not_found')
    return <EmptyState icon="star" title={formatMessage({ id: 'vip.off' })} text={formatMessage({ id: 'vip.off.text' })} />;
  if (data) return <Way value={data} />;
  return error ? <LoadFailure query={query} /> : <Waiting heights={['200px', '360px']} />;
}

function Way({ value }: { value: LevelsValue }) {
  return (
    <div className={styles['screen']}>
      <RankCard value={value} />
      <Claims value={value} />
      {value.keep && <KeepingPanel value={value} keep={value.keep} />}
      <LadderTable value={value} />
      <Steps value={value} />
    </div>
  );
}
