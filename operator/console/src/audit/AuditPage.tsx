import type { AuditLine } from '@pavilion/api/staff';
import { Button, EmptyState, SelectField, TextField } from '@pavilion/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBrandChoices } from '../board/use-brand-choices';
import { useStaff } from '../calls/staff-context';
import { LoadFailure } from '../frame/LoadFailure';
import { PageHead } from '../frame/PageHead';
import { useTexts } from '../messages';
import type { PageReader } from '../tables/list-column';
import { useAddressFilter } from '../tables/use-address-filter';
import { AuditEntry } from './AuditEntry';
import { AuditChainStatus } from './AuditChainStatus';
import { AuditTable } from './AuditTable';
import styles from './audit.module.css';

const PAGE = 50;
const FILE_PAGE = 200;
const filters = ['brand', 'word'] as const;

/** Who did what, when and why, the latest first; the chain behind it is checked meanwhile. */
export function AuditPage() {
  const t = useTexts();
  const staff = useStaff();
  const [{ brand, word }] = useAddressFilter(filters);
  const [opened, setOpened] = useState<AuditLine>();
  const read = (before: string, limit: number) => staff.audit({ ...(brand && { brand }), ...(before && { before }), limit });
  const log = useInfiniteQuery({
    queryKey: ['audit', brand],
    queryFn: ({ pageParam }) => read(pageParam, PAGE),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const lines = log.data?.pages.flatMap((page) => page.lines) ?? [];
  const holds = holding(word);
  const source: PageReader<AuditLine> = async (before = '') => {
    const page = await read(before, FILE_PAGE);
    return { rows: page.lines.filter(holds), next: page.next };
  };
  return (
    <>
      <PageHead title={t('audit.title')} text={t('audit.text')}>
        <AuditChainStatus />
      </PageHead>
      <Filters />
      {log.error && !log.data && <LoadFailure error={log.error} onRetry={() => void log.refetch()} busy={log.isFetching} />}
      {(log.data ?? log.isPending) && (
        <AuditTable
          lines={lines.filter(holds)}
          waiting={log.isPending}
          more={log}
          source={source}
          empty={<EmptyState icon="search" title={t('audit.none')} />}
          onOpen={setOpened}
        />
      )}
      {log.hasNextPage && (
        <Button className={styles['more']} busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {t('audit.older')}
        </Button>
      )}
      {opened && <AuditEntry line={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function Filters() {
  const t = useTexts();
  const choices = useBrandChoices();
  const [filter, setFilter] = useAddressFilter(filters);
  return (
    <div className={styles['filters']}>
      <SelectField
        label={t('audit.brand')}
        options={[{ value: '', label: t('audit.allBrands') }, ...choices]}
        value={filter.brand}
        onChange={({ target }) => setFilter({ ...filter, brand: target.value })}
      />
      <TextField
        data-filter
        type="search"
        icon="search"
        label={t('audit.search')}
        placeholder={t('audit.searchHint')}
        value={filter.word}
        onChange={({ target }) => setFilter({ ...filter, word: target.value })}
      />
    </div>
  );
}

/** Whether a word occurs in who, what, where or why. */
function holding(word: string): (line: AuditLine) => boolean {
  const wanted = word.trim().toLocaleLowerCase();
  return ({ who, action, remote, reason }) =>
    [who, action, remote ?? '', reason].some((text) => text.toLocaleLowerCase().includes(wanted));
}
