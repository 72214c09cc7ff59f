import { Button, EmptyState, ErrorState, Skeleton } from '@pavilion/ui';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { AccountPage } from './account/AccountPage';
import { AnnouncementsPage } from './announcements/AnnouncementsPage';
import { EditorPage } from './announcements/EditorPage';
import { AuditPage } from './audit/AuditPage';
import { BoardPage } from './board/BoardPage';
import { BooksPage } from './books/BooksPage';
import { BonusesPage } from './bonuses/BonusesPage';
import { BrandPage } from './brand/BrandPage';
import { CataloguePage } from './catalogue/CataloguePage';
import { CellDrawer } from './cell/CellDrawer';
import { DeployTokensPage } from './deploy-tokens/DeployTokensPage';
import { DepositsPage } from './deposits/DepositsPage';
import { BrandDetailsPage } from './brand-details/BrandDetailsPage';
import { HomePage } from './home/HomePage';
import { FeedbackPage } from './feedback/FeedbackPage';
import { Frame } from './frame/Frame';
import { usePageTitle } from './frame/use-page-title';
import { HeldWinsPage } from './held-wins/HeldWinsPage';
import { JobsPage } from './jobs/JobsPage';
import { useTexts } from './messages';
import { MemberLedgerPage } from './members/MemberLedgerPage';
import { MembersPage } from './members/MembersPage';
import { OperatorsPage } from './operators/OperatorsPage';
import { OutboxPage } from './outbox/OutboxPage';
import { WithdrawalsPage } from './withdrawals/WithdrawalsPage';
import { PendingPage } from './pending/PendingPage';
import { ChangesProvider } from './plan/changes-context';
import { PromotionsPage } from './promotions/PromotionsPage';
import { ReconciliationPage } from './reconciliation/ReconciliationPage';
import { RedemptionsPage } from './redemptions/RedemptionsPage';
import { BoardsPage } from './boards/BoardsPage';
import { RewardApplicationsPage } from './reward-applications/RewardApplicationsPage';
import { RegistrationPage } from './registration/RegistrationPage';
import { EnrolmentPage } from './session/EnrolmentPage';
import { SignInPage } from './session/SignInPage';
import { useSession } from './session/session-context';
import { SegmentsPage } from './segments/SegmentsPage';
import { SitePage } from './site/SitePage';
import { VendorsPage } from './vendors/VendorsPage';

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
        <Route path="/brands/:brand/home" element={<HomePage />} />
        <Route path="/brands/:brand/members" element={<MembersPage />} />
        <Route path="/brands/:brand/members/:member" element={<MembersPage />} />
        <Route path="/brands/:brand/deposits" element={<DepositsPage />} />
        <Route path="/brands/:brand/members/:member/ledger" element={<MemberLedgerPage />} />
        <Route path="/brands/:brand/books" element={<BooksPage />} />
        <Route path="/brands/:brand/held-wins" element={<HeldWinsPage />} />
        <Route path="/brands/:brand/reconciliation" element={<ReconciliationPage />} />
        <Route path="/brands/:brand/withdrawals" element={<WithdrawalsPage />} />
        <Route path="/brands/:brand/payouts" element={<PayoutsBookmark />} />
        <Route path="/brands/:brand/bonuses" element={<BonusesPage />} />
        <Route path="/brands/:brand/promotions" element={<PromotionsPage />} />
        <Route path="/brands/:brand/promotions/:kind" element={<PromotionsPage />} />
        <Route path="/brands/:brand/segments" element={<SegmentsPage />} />
        <Route path="/brands/:brand/redemptions" element={<RedemptionsPage />} />
        <Route path="/brands/:brand/boards" element={<BoardsPage />} />
        <Route path="/brands/:brand/reward-applications" element={<RewardApplicationsPage />} />
        <Route path="/brands/:brand/announcements" element={<AnnouncementsPage />} />
        <Route path="/brands/:brand/announcements/:id" element={<EditorPage />} />
        <Route path="/brands/:brand/catalogue" element={<CataloguePage />} />
        <Route path="/brands/:brand/feedback" element={<FeedbackPage />} />
        <Route path="/brands/:brand/registration" element={<RegistrationPage />} />
        <Route path="/brands/:brand/site" element={<SitePage />} />
        <Route path="/brands/:brand/details" element={<BrandDetailsPage />} />
        <Route path="/outbox" element={<OutboxPage />} />
        <Route path="/jobs" element={<JobsPage />} />
        <Route path="/pending" element={<PendingPage />} />
        <Route path="/audit" element={<AuditPage />} />
        <Route path="/vendors" element={<VendorsPage />} />
        <Route path="/deploy-tokens" element={<DeployTokensPage />} />
        <Route path="/operators" element={<OperatorsPage />} />
        <Route path="/account" element={<AccountPage />} />
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

/** Withdrawals had this address before: bookmarks of it still lead to the same queue. */
function PayoutsBookmark() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: '../withdrawals', search }} relative="path" replace />;
}

function NoPage() {
  const t = useTexts();
  const go = useNavigate();
  usePageTitle(t('noPage'));
  return (
    <EmptyState icon="search" title={t('noPage')} action={<Button onClick={() => void go('/board')}>{t('noPage.board')}</Button>} />
  );
}
