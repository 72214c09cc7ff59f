import { Button, Icon } from '@pavilion/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useStaff } from '../calls/staff-context';
import { useTexts } from '../messages';
import styles from './audit.module.css';

/** Whether the chain of entries is what it was, as the gateway computes it from the first one on. */
export function AuditChainStatus() {
  const t = useTexts();
  const { formatNumber } = useIntl();
  const staff = useStaff();
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['audit-chain'],
    queryFn: staff.verifyAudit,
    refetchOnWindowFocus: false,
  });
  const state = isError ? 'unknown' : data ? (data.ok ? 'ok' : 'broken') : 'checking';
  return (
    <div className={styles['chain']} data-state={state} role="status">
      <Icon name={state === 'broken' ? 'alert' : 'shield-check'} size={18} />
      <span>
        {t(`chain.${state}`, { checked: formatNumber(data?.checked ?? 0) })}
        {data?.firstBad && (
          <strong>
            {' '}
            {t(`chain.fault.${data.firstBad.fault}`)} {data.firstBad.id && t('audit.entry', { id: data.firstBad.id })}
          </strong>
        )}
      </span>
      <Button size="small" variant="ghost" busy={isFetching} onClick={() => void refetch()}>
        {t('chain.again')}
      </Button>
    </div>
  );
}
