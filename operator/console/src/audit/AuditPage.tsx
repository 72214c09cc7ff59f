import type { AuditLine } from '@pavilion/api/staff';
import { Button, EmptyState, SelectField, Skeleton, TextField } from '@pavilion/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBrandChoices } from '../board/use-brand-choices';
import { useStaff } from '../calls/staff-context';
import { LoadFailure } from '../frame/LoadFailure';
import { PageHead } from '../frame/PageHead';
import { useTexts } from '../messages';
import { useAddressFilter } from '../tables/use-address-filter';
import { AuditEntry } from './AuditEntry';
import { ExportAudit } from './ExportAudit';
import { AuditChainStatus } from './AuditChainStatus';
import styles from './audit.module.css';

const PAGE = 50;
const filters = ['brand'] as const;

/** Who did what, when and why, the latest first; the chain behind it is checked meanwhile. */
export function AuditPage() {
  const t = useTexts();
  const staff = useStaff();
  const choices = useBrandChoices();
  const [{ brand }, setFilter] = useAddressFilter(filters);
  const [word, setWord] = useState('');
  const log = useInfiniteQuery({
    queryKey: ['audit', brand],
    queryFn: ({ pageParam }) => staff.audit({ ...(brand && { brand }), ...(pageParam && { before: pageParam }), limit: PAGE }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const lines = log.data?.pages.flatMap((page) => page.lines) ?? [];
  const wanted = word.trim().toLocaleLowerCase();
  const shown = lines.filter(({ who, action, remote, reason }) =>
    [who, action, remote ?? '', reason].some((text) => text.toLocaleLowerCase().includes(wanted)),
  );
  return (
    <>
      <PageHead title={t('audit.title')} text={t('audit.text')}>
        <AuditChainStatus />
      </PageHead>
      <div className={styles['filters']}>
        <SelectField
          label={t('audit.brand')}
          options={[{ value: '', label: t('audit.allBrands') }, ...choices]}
          value={brand}
          onChange={({ target }) => setFilter({ brand: target.value })}
        />
        <TextField
          data-filter
          type="search"
          icon="search"
          label={t('audit.search')}
          placeholder={t('audit.searchHint')}
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
      </div>
      {log.isPending && <Skeleton shape="block" height="360px" />}
      {log.error && !log.data && <LoadFailure error={log.error} onRetry={() => void log.refetch()} busy={log.isFetching} />}
      {log.data && shown.length === 0 && <EmptyState icon="search" title={t('audit.none')} />}
      {shown.length > 0 && <Entries lines={shown} />}
      {log.hasNextPage && (
        <Button busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {t('audit.older')}
        </Button>
      )}
    </>
  );
}

function Entries({ lines }: { lines: readonly AuditLine[] }) {
  const t = useTexts();
  return (
    <>
      <ExportAudit lines={lines} />
      <ol className={styles['log']} aria-label={t('audit.title')}>
        {lines.map((line) => (
          <AuditEntry key={line.id} line={line} />
        ))}
      </ol>
    </>
  );
}
