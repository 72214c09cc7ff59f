import type { LevelsValue } from '@pavilion/api/levels';
import { LoadFailure } from '@pavilion/features/failures';
import { CallError } from '@pavilion/host/http';
import { useIntl } from '@pavilion/host/intl';
import { EmptyState, Skeleton } from '@pavilion/ui';
import { PageTitle } from '../../features/PageTitle';
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
  const query = useLevels();
  const { data, error } = query;
  const isOff = error instanceof CallError && error.code === 'request.not_found';
  return (
    <>
      <PageTitle title={formatMessage({ id: 'vip.title' })} text={formatMessage({ id: 'vip.text' })} />
      {query.isPending && <Skeleton shape="block" height="480px" />}
      {isOff && <EmptyState icon="star" title={formatMessage({ id: 'vip.off' })} text={formatMessage({ id: 'vip.off.text' })} />}
      {error && !data && !isOff && <LoadFailure query={query} />}
      {data && !isOff && <Way value={data} />}
    </>
  );
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
