import type { RefusalCode } from '@pavilion/contract';
import { useSession } from '@pavilion/host/session';
import { type ReactNode, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Frame } from '../frame/Frame';
import { closedReason, isResuming } from '../remotes/unmount-policy';
import { useRestoredSession, useSite } from '../site-context';
import { ClosedPage } from '../states/ClosedPage';
import { PagePlaceholder } from '../states/PagePlaceholder';
import { RealAccountRedirect } from './EntryRoutes';
import { barrier } from './audience';
import type { Page } from './page-table';

const AGENT_LANDING = '/agent';

/** A page, or what is said to those it is not for. */
export function GuardedPage({ page }: { page: Page }) {
  return (
    <Suspense fallback={<PagePlaceholder />}>
      {page.descriptor.audience === 'everyone' ? <RemotePage page={page} /> : <RestrictedPage page={page} />}
    </Suspense>
  );
}

function RestrictedPage({ page }: { page: Page }) {
  useRestoredSession();
  const location = useLocation();
  const { manifest } = useSite();
  const between = barrier(page.descriptor.audience, useSession());
  if (between === undefined) return <RemotePage page={page} />;
  // Nobody has to sign in to be told that it is closed.
  if (page.off && closedReason(manifest, page.remote, isResuming(manifest, page.remote, page.descriptor.id, location.search)))
    return <ClosedPage remote={page.remote} because="remote.switched-off" />;
  if (between === 'sign-in') return <Navigate to="/login" replace state={{ wanted: location.pathname + location.search }} />;
  if (between === 'agent') return <Navigate to={AGENT_LANDING} replace />;
  if (between === 'real-account') return <RealAccountRedirect />;
  return <Navigate to="/" replace />;
}

function RemotePage({ page: { remote, descriptor } }: { page: Page }) {
  const { Page: View } = useSite().views;
  return (
    <View
      remote={remote}
      page={descriptor.id}
      fallback={<PagePlaceholder />}
      closed={(because: RefusalCode) => <ClosedPage remote={remote} because={because} />}
      framed={descriptor.area === 'bare' ? inFrame : standalone}
    />
  );
}

/** A page without the site's frame has nothing but itself: what stands in its place needs a way home. */
function inFrame(content: ReactNode): ReactNode {
  return <Frame wide={false}>{content}</Frame>;
}

function standalone(content: ReactNode): ReactNode {
  return content;
}
