import type { AdjustmentKind, LedgerLine, MemberLedger } from '@pavilion/api/staff';
import { Button, EmptyState, Skeleton, Stat, StatStrip } from '@pavilion/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ProposalDialog } from '../books/ProposalDialog';
import { BrandPageLayout } from '../brand/BrandPageLayout';
import { useStaff } from '../calls/staff-context';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import { currencySymbol, useFormatAmount } from '../queues/use-format-amount';
import { useHasRole } from '../session/session-context';
import type { PageReader } from '../tables/list-column';
import { LedgerSearch } from './LedgerSearch';
import { LedgerTable } from './LedgerTable';
import { walletName } from './wallet-name';
import styles from './ledger.module.css';

/** A member's books: what every wallet holds, and each transaction with its entries. */
export function MemberLedgerPage() {
  const t = useTexts();
  const { member = '' } = useParams();
  return (
    <BrandPageLayout title={t('memberLedger.title')} text={t('memberLedger.text')}>
      {({ brand }) => <MemberBooks key={`${brand} ${member}`} brand={brand} member={member} />}
    </BrandPageLayout>
  );
}

interface AdjustmentProposal {
  kind: AdjustmentKind;
  target?: { reference: string; amount: string };
}

function MemberBooks({ brand, member }: { brand: string; member: string }) {
  const t = useTexts();
  const amountOf = useFormatAmount();
  const may = useHasRole()('operator', brand);
  const [reference, setReference] = useState('');
  const [proposal, setProposal] = useState<AdjustmentProposal>();
  const { known, books, source } = useBooks(brand, member, reference);
  const currency = books.data?.pages[0]?.wallets[0]?.currency;
  const correct = (line: LedgerLine) =>
    setProposal({ kind: 'correction', target: { reference: line.reference, amount: amountOf(line.amount, line.currency) } });
  return (
    <div className={styles['books']}>
      <div className={styles['head']}>
        <h2 className={styles['name']}>
          <Link to={`/brands/${brand}/members/${member}`}>{known.data?.account ?? member}</Link>
        </h2>
        <Button disabled={!may} onClick={() => setProposal({ kind: 'adjustment-in' })}>
          {t('memberLedger.give')}
        </Button>
        <Button disabled={!may} onClick={() => setProposal({ kind: 'adjustment-out' })}>
          {t('memberLedger.take')}
        </Button>
      </div>
      <Wallets wallets={books.data?.pages[0]?.wallets} />
      <LedgerSearch onSearch={setReference} />
      <Transactions books={books} source={source} filtered={reference !== ''} mayCorrect={may} onCorrect={correct} />
      {proposal && (
        <ProposalDialog
          brand={brand}
          member={member}
          symbol={currency ? currencySymbol(currency) : ''}
          {...proposal}
          onClose={() => setProposal(undefined)}
        />
      )}
    </div>
  );
}

/** What each wallet holds; a place for it while nobody knows. */
function Wallets({ wallets }: { wallets: MemberLedger['wallets'] | undefined }) {
  const t = useTexts();
  const amountOf = useFormatAmount();
  if (!wallets) return <Skeleton shape="block" height="96px" />;
  return (
    <StatStrip>
      {wallets.map(({ wallet, currency, balance }) => (
        <Stat key={`${currency} ${wallet}`} label={`${walletName(t, wallet)} · ${currency}`} value={amountOf(balance, currency)} />
      ))}
    </StatStrip>
  );
}

function useBooks(brand: string, member: string, reference: string) {
  const staff = useStaff();
  const known = useQuery({ queryKey: ['member', brand, member], queryFn: () => staff.members.one(brand, member) });
  const read = (before: string | undefined) =>
    staff.books.ledgerOf(brand, member, { ...(reference && { reference }), ...(before && { before }) });
  const books = useInfiniteQuery({
    queryKey: ['member-ledger', brand, member, reference],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const source: PageReader<LedgerLine> = async (before) => {
    const { list, next } = await read(before);
    return { rows: list, next };
  };
  return { known, books, source };
}

interface TransactionsProps {
  books: ReturnType<typeof useBooks>['books'];
  source: PageReader<LedgerLine>;
  /** Somebody looks for one. */
  filtered: boolean;
  mayCorrect: boolean;
  onCorrect: (line: LedgerLine) => void;
}

function Transactions({ books, source, filtered, mayCorrect, onCorrect }: TransactionsProps) {
  const t = useTexts();
  const lines = books.data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <>
      {books.error && !books.data && (
        <LoadFailure error={books.error} onRetry={() => void books.refetch()} busy={books.isFetching} />
      )}
      {books.data && lines.length === 0 && (
        <EmptyState icon="search" title={t(filtered ? 'memberLedger.notFound' : 'memberLedger.none')} />
      )}
      {lines.length > 0 && <LedgerTable lines={lines} mayCorrect={mayCorrect} onCorrect={onCorrect} more={books} source={source} />}
      {books.hasNextPage && (
        <Button busy={books.isFetchingNextPage} onClick={() => void books.fetchNextPage()}>
          {t('memberLedger.more')}
        </Button>
      )}
    </>
  );
}
