import type { BoardBrand, MemberLine } from '@pavilion/api/staff';
import { Badge, Button, EmptyState, stateTones } from '@pavilion/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { BrandPageLayout } from '../brand/BrandPageLayout';
import { useStaff } from '../calls/staff-context';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import { ListTable } from '../tables/ListTable';
import type { PageReader } from '../tables/list-column';
import { TimeAgo } from '../tables/TimeAgo';
import { MemberDrawer } from './MemberDrawer';
import { type SearchInput, MemberSearchForm, toMemberSearch } from './MemberSearchForm';
import styles from './members.module.css';

/** Members of a brand, found by name, id or number. What was searched for stays out of the address; other pages may lead to one member. */
export function MembersPage() {
  const t = useTexts();
  return (
    <BrandPageLayout title={t('members.title')} text={t('members.text')}>
      {(brand) => <Members key={brand.brand} brand={brand} />}
    </BrandPageLayout>
  );
}

function Members({ brand: { brand } }: { brand: BoardBrand }) {
  const t = useTexts();
  const staff = useStaff();
  const [search, setSearch] = useState<SearchInput>();
  const go = useNavigate();
  const { member } = useParams();
  const [chosen, setOpened] = useState<string>();
  const opened = chosen ?? member;
  const close = () => {
    setOpened(undefined);
    if (member) void go(`/brands/${brand}/members`, { replace: true });
  };
  const read = (after: string) => staff.members.search(brand, toMemberSearch(search ?? { by: 'account', text: '' }, after));
  const source: PageReader<MemberLine> = async (after = '') => {
    const { list, next } = await read(after);
    return { rows: list, next };
  };
  const found = useInfiniteQuery({
    queryKey: ['members', brand, search],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: search !== undefined,
    retry: false,
  });
  const lines = found.data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <>
      <MemberSearchForm busy={found.isFetching} onSearch={setSearch} />
      {!search && <EmptyState icon="users" title={t('members.begin')} text={t('members.beginText')} />}
      {found.error && <LoadFailure error={found.error} onRetry={() => void found.refetch()} busy={found.isFetching} />}
      {found.data && lines.length === 0 && <EmptyState icon="search" title={t('members.none')} />}
      {(lines.length > 0 || (search && found.isPending)) && (
        <SearchResults lines={lines} waiting={found.isPending} onOpen={setOpened} more={found} source={source} />
      )}
      {found.hasNextPage && (
        <Button className={styles['more']} busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('members.more')}
        </Button>
      )}
      {opened && <MemberDrawer brand={brand} id={opened} onClose={close} />}
    </>
  );
}

interface SearchResultsProps {
  lines: readonly MemberLine[];
  waiting: boolean;
  onOpen: (id: string) => void;
  more: { hasNextPage: boolean };
  source: PageReader<MemberLine>;
}

function SearchResults({ lines, waiting, onOpen, more, source }: SearchResultsProps) {
  const t = useTexts();
  return (
    <ListTable
      name="members"
      more={more}
      source={source}
      caption={t('members.found')}
      skeletonRows={waiting ? 4 : 0}
      columns={[
        {
          id: 'account',
          header: t('members.account'),
          lead: true,
          sort: ({ account }) => account,
          cell: ({ account, nickname }) => (
            <>
              {account}
              {nickname && <small className={styles['nickname']}>{nickname}</small>}
            </>
          ),
        },
        { id: 'kind', header: t('members.kind'), sort: ({ kind }) => kind, cell: ({ kind }) => t(`members.${kind}`) },
        {
          id: 'status',
          header: t('members.status'),
          sort: ({ status }) => status,
          cell: ({ status }) => <Badge tone={stateTones.account[status]}>{t(`members.${status}`)}</Badge>,
        },
        {
          id: 'registered',
          header: t('members.registered'),
          sort: ({ registeredAt }) => new Date(registeredAt),
          cell: ({ registeredAt }) => <FormattedDate value={registeredAt} dateStyle="medium" />,
        },
        {
          id: 'seen',
          header: t('members.lastSignIn'),
          sort: ({ lastSignInAt }) => lastSignInAt && new Date(lastSignInAt),
          cell: ({ lastSignInAt }) => (lastSignInAt ? <TimeAgo moment={lastSignInAt} /> : t('members.never')),
        },
        {
          id: 'open',
          header: <span className="pv-visually-hidden">{t('members.open')}</span>,
          align: 'end',
          cell: ({ id, account }) => (
            <Button size="small" aria-label={t('members.openOne', { account })} onClick={() => onOpen(id)}>
              {t('members.open')}
            </Button>
          ),
        },
      ]}
      rows={lines}
      rowKey={({ id }) => id}
    />
  );
}
