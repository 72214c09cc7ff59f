import { Button, EmptyState } from '@pavilion/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { LoadFailure } from '../frame/LoadFailure';
import { PageHead } from '../frame/PageHead';
import { useTexts } from '../messages';
import { useHasRole } from '../session/session-context';
import { type Proposal, ProposalDialog } from './ProposalDialog';
import { VendorChanges } from './VendorChanges';
import { VENDORS_KEY } from './vendors-key';
import { VendorTable } from './VendorTable';

const REFETCH_INTERVAL_MS = 10_000;

/** The vendors of all brands: how they are connected, how they answer, and what two admins change about them. */
export function VendorsPage() {
  const t = useTexts();
  const staff = useStaff();
  const may = useHasRole();
  const [proposal, setProposal] = useState<Proposal>();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: VENDORS_KEY,
    queryFn: staff.vendors.list,
    refetchInterval: REFETCH_INTERVAL_MS,
  });
  return (
    <>
      <PageHead title={t('vendors.title')} text={t('vendors.text')}>
        <Button variant="primary" disabled={!may('admin', '*')} onClick={() => setProposal({ kind: 'add' })}>
          {t('vendors.kind.add')}
        </Button>
      </PageHead>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
      {data?.list.length === 0 && <EmptyState icon="gamepad" title={t('vendors.none')} />}
      {(isPending || (data && data.list.length > 0)) && (
        <VendorTable vendors={data?.list ?? []} waiting={isPending} onPropose={setProposal} />
      )}
      {data && data.changes.length > 0 && <VendorChanges changes={data.changes} hasMore={data.nextChange !== undefined} />}
      {proposal && <ProposalDialog {...proposal} onClose={() => setProposal(undefined)} />}
    </>
  );
}
