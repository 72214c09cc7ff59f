import { campaigns, claimBonusCode, claimCampaign } from '@pavilion/api/calls/campaigns';
import { useCountedPlay } from '@pavilion/features/counted-play';
import { useEvent } from '@pavilion/host/events';
import { useClient } from '@pavilion/host/http';
import { useMutation, useQuery, useQueryClient } from '@pavilion/host/query';

const CAMPAIGNS_KEY = ['wallet', 'campaigns'];

/** What the brand gives for something that one does, and what of it can be claimed now. */
export function useCampaigns() {
  const client = useClient();
  const queries = useQueryClient();
  const again = () => void queries.invalidateQueries({ queryKey: CAMPAIGNS_KEY });
  useEvent('bonus.changed', again);
  useEvent('deposit.changed', again);
  useEvent('rewards.changed', again);
  useCountedPlay(again);
  useEvent('updates.missed', again);
  return useQuery({ queryKey: CAMPAIGNS_KEY, queryFn: () => client.call(campaigns, {}), retry: false });
}

/** Claims what a campaign brings. */
export function useClaimCampaign() {
  const client = useClient();
  const settled = useClaimed();
  return useMutation({ mutationFn: (code: string) => client.call(claimCampaign(code), {}), onSettled: settled });
}

/** Claims what a typed code brings. */
export function useClaimCode() {
  const client = useClient();
  const settled = useClaimed();
  return useMutation({ mutationFn: (code: string) => client.call(claimBonusCode, { code }), onSettled: settled });
}

function useClaimed() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['wallet'] });
}
