import { useSession } from '@pavilion/host/session';
import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useRestoredSession, useSite } from '../site-context';
import { PagePlaceholder } from '../states/PagePlaceholder';
import { SwitchedOffPage } from '../states/SwitchedOffPage';
import { RealAccountWanted } from './EntryAddresses';
import { barrier } from './audience';
import type { Page } from './page-table';

const AGENT_LANDING = '/agent';

/** A page, or what is said to those it is not for. */
export function GuardedPage({ page }: { page: Page }) {
  if (page.off) return <SwitchedOffPage />;
  return (
    <Suspense fallback={<PagePlaceholder />}>
      {page.descriptor.audience === 'everyone' ? <RemotePage page={page} /> : <PageForSome page={page} />}
    </Suspense>
  );
}

function PageForSome({ page }: { page: Page }) {
  useRestoredSession();
  const location = useLocation();
  const between = barrier(page.descriptor.audience, useSession());
  if (between === 'sign-in') return <Navigate to="/login" replace state={{ wanted: location.pathname + location.search }} />;
  if (between === 'agent') return <Navigate to={AGENT_LANDING} replace />;
  if (between === 'real-account') return <RealAccountWanted />;
  if (between === 'visitor-only') return <Navigate to="/" replace />;
  return <RemotePage page={page} />;
}

function RemotePage({ page }: { page: Page }) {
  const { Page: View } = useSite().views;
  return <View remote={page.remote} page={page.descriptor.id} fallback={<PagePlaceholder />} />;
}
