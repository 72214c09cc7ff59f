import type { CampaignClaim } from '@pavilion/api/campaigns';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from '@pavilion/host/intl';

/** Says what a claim brought: a bonus, or rounds. */
export function useClaimedToast(): (brought: CampaignClaim) => void {
  const { formatMessage } = useIntl();
  const { toast } = useDialogs();
  return (brought) =>
    toast('positive', formatMessage({ id: 'rounds' in brought ? 'campaign.claimed.rounds' : 'campaign.claimed' }));
}
