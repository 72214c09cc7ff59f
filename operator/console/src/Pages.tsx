import { Button, EmptyState, ErrorState, Skeleton } from '@pavilion/ui';
import { Navigate, Route, Routes, useNavigate } from 'react-router-dom';
import { AuditPage } from './audit/AuditPage';
import { BoardPage } from './board/BoardPage';
import { BrandPage } from './brand/BrandPage';
import { CellDrawer } from './cell/CellDrawer';
import { Frame } from './frame/Frame';
import { useTexts } from './messages';
import { OperatorsPage } from './operators/OperatorsPage';
import { PendingPage } from './pending/PendingPage';
import { ChangesProvider } from './plan/changes-context';
import { EnrolmentPage } from './session/EnrolmentPage';
import { SignInPage } from './session/SignInPage';
import { useSession } from './session/session-context';

/** The console's addresses. */
export function Pages() {
  return (
    <Routes>
      <Route path="/enrol/:token" element={<EnrolmentPage />} />
      <Route element={<SignedIn />}>
        <Route index element={<Navigate to="/board" replace />} />
        <Route path="/board" element={<BoardPage />}>
          <Route path=":brand/:remote" element={<CellDrawer />} />
        </Route>
        <Route path="/brands/:brand" element={<BrandPage />} />
        <Route path="/pending" element={<PendingPage />} />
        <Route path="/audit" element={<AuditPage />} />
        <Route path="/operators" element={<OperatorsPage />} />
        <Route path="*" element={<NoPage />} />
      </Route>
    </Routes>
  );
}

function SignedIn() {
  const t = useTexts();
  const { state, retry } = useSession();
  if (state === 'loading') return <Skeleton shape="block" height="100dvh" />;
  if (state === 'unreachable')
    return <ErrorState title={t('failure.title')} text={t('failure.network')} onRetry={retry} retryLabel={t('retry')} />;
  if (state === 'none') return <SignInPage />;
  return (
    <ChangesProvider>
      <Frame />
    </ChangesProvider>
  );
}

function NoPage() {
  const t = useTexts();
  const go = useNavigate();
  return (
    <EmptyState icon="search" title={t('noPage')} action={<Button onClick={() => void go('/board')}>{t('noPage.board')}</Button>} />
  );
}
