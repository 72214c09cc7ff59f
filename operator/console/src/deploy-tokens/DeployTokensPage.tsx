import type { DeployToken, GivenDeployToken } from '@pavilion/api/staff';
import { Button, EmptyState } from '@pavilion/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure } from '../calls/call-failure';
import { useStaff } from '../calls/staff-context';
import { LoadFailure } from '../frame/LoadFailure';
import { PageHead } from '../frame/PageHead';
import { useTexts } from '../messages';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { DeployTokenTable } from './DeployTokenTable';
import { NewTokenDialog } from './NewTokenDialog';
import { ShownToken } from './ShownToken';

const TOKENS_KEY = ['deploy-tokens'];

/** Who may release which remote, and until when. */
export function DeployTokensPage() {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const [creating, setCreating] = useState(false);
  const [given, setGiven] = useState<GivenDeployToken>();
  const [ending, setEnding] = useState<DeployToken>();
  const { data, error, isFetching, refetch } = useQuery({ queryKey: TOKENS_KEY, queryFn: staff.deployTokens.list, retry: false });
  const reload = () => void queries.invalidateQueries({ queryKey: TOKENS_KEY });
  if (isFailure(error, 'auth.forbidden'))
    return (
      <>
        <PageHead title={t('tokens.title')} />
        <EmptyState icon="lock" title={t('tokens.adminsOnly')} text={t('tokens.adminsOnlyText')} />
      </>
    );
  return (
    <>
      <PageHead title={t('tokens.title')} text={t('tokens.text')}>
        <Button variant="primary" icon="plus" onClick={() => setCreating(true)}>
          {t('tokens.new')}
        </Button>
      </PageHead>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
      {data?.length === 0 && <EmptyState icon="shield-check" title={t('tokens.none')} text={t('tokens.noneText')} />}
      {data?.length !== 0 && !(error && !data) && <DeployTokenTable tokens={data} onRevoke={setEnding} />}
      {creating && (
        <NewTokenDialog
          onClose={() => setCreating(false)}
          onGiven={(token) => {
            setCreating(false);
            setGiven(token);
            reload();
          }}
        />
      )}
      {given && <ShownToken given={given} onClose={() => setGiven(undefined)} />}
      {ending && (
        <ReasonDialog
          title={t('tokens.revokeTitle', { holder: ending.holder, remote: ending.remote })}
          text={t('tokens.revokeText')}
          confirmLabel={t('tokens.revoke')}
          destructive
          doneText={t('tokens.revokedDone')}
          act={(reason) => staff.deployTokens.revoke(ending.id, reason)}
          onDone={reload}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  );
}
