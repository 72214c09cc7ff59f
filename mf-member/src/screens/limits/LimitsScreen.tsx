import { limitKinds, type PlayLimit } from '@pavilion/api/protection';
import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { Skeleton } from '@pavilion/ui';
import { useState } from 'react';
import { PageTitle } from '../../features/PageTitle';
import { Panel } from '../../features/Panel';
import { useLimits } from '../../queries/limits';
import { ChangeLog } from './ChangeLog';
import { LimitEditor } from './LimitEditor';
import { LimitLine } from './LimitLine';
import styles from './limits.module.css';

const moneyKinds = limitKinds.filter((kind) => kind !== 'session');

/** What the player allows themselves: set, tightened at once, loosened after a day and a second word. */
export function LimitsScreen() {
  const { formatMessage } = useIntl();
  const query = useLimits();
  const [edited, edit] = useState<PlayLimit>();
  return (
    <>
      <PageTitle title={formatMessage({ id: 'limits.title' })} text={formatMessage({ id: 'limits.text' })} />
      {query.isPending && <Skeleton shape="block" height="480px" />}
      {query.isError && !query.data && <LoadFailure query={query} />}
      {query.data && (
        <div className={styles['screen']}>
          {moneyKinds.map((kind) => (
            <LimitGroup key={kind} kind={kind} limits={query.data.limits} onEdit={edit} />
          ))}
          <div className={styles['columns']}>
            <LimitGroup kind="session" limits={query.data.limits} onEdit={edit} />
            <ChangeLog changes={query.data.changes} />
          </div>
        </div>
      )}
      {edited && <LimitEditor limit={edited} onClose={() => edit(undefined)} />}
    </>
  );
}

interface LimitGroupProps {
  kind: PlayLimit['kind'];
  limits: readonly PlayLimit[];
  onEdit: (limit: PlayLimit) => void;
}

/** What is limited, over each of its periods. */
function LimitGroup({ kind, limits, onEdit }: LimitGroupProps) {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: `limits.kind.${kind}` })} text={formatMessage({ id: `limits.kind.${kind}.text` })}>
      <ul className={styles['lines']}>
        {limits
          .filter((limit) => limit.kind === kind)
          .map((limit) => (
            <LimitLine key={limit.period} limit={limit} onEdit={() => onEdit(limit)} />
          ))}
      </ul>
    </Panel>
  );
}
