import { lazyPart } from '@pavilion/host/lazy';
import { useState } from 'react';
import { RefusedError } from '../../remotes/refused-error';
import { PageRefused } from '../../remotes/PageRefused';
import type { Closed } from './ClosedPage';

// Hardly any page ever shows them: an operator has closed the site or a part of it.
const load = () => import(/* webpackChunkName: "closed" */ './pages');
const MaintenancePage = lazyPart(() => load().then((pages) => pages.MaintenancePage));
const ClosedPage = lazyPart(() => load().then((pages) => pages.ClosedPage));

/** The page of a part that is closed; where it does not come, what the frame itself can say of it. */
export function LazyClosedPage(closed: Closed) {
  const [missing, setMissing] = useState(false);
  if (!missing) return <ClosedPage {...closed} onMissing={() => setMissing(true)} />;
  return <PageRefused refused={new RefusedError(closed.because, closed.remote)} retry={() => setMissing(false)} />;
}

/** The page of a site that is being worked on; where it does not come, what the frame itself can say of that. */
export function LazyMaintenancePage() {
  const [missing, setMissing] = useState(false);
  if (!missing) return <MaintenancePage onMissing={() => setMissing(true)} />;
  return (
    <main id="content" className="pv-content">
      <PageRefused refused={new RefusedError('remote.maintenance', 'site')} retry={() => setMissing(false)} />
    </main>
  );
}
