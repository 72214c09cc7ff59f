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
          {limitKinds.map((kind) => (
            <Panel
              key={kind}
              title={formatMessage({ id: `limits.kind.${kind}` })}
              text={formatMessage({ id: `limits.kind.${kind}.text` })}
            >
              <ul className={styles['lines']}>
                {query.data.limits
                  .filter((limit) => limit.kind === kind)
                  .map((limit) => (
                    <LimitLine key={limit.period} limit={limit} onEdit={() => edit(limit)} />
                  ))}
              </ul>
            </Panel>
          ))}
          <ChangeLog changes={query.data.changes} />
        </div>
      )}
      {edited && <LimitEditor limit={edited} onClose={() => edit(undefined)} />}
    </>
  );
}
