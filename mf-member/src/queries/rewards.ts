import {
  applyForReward,
  claimReward,
  joinReward,
  rewardPicture,
  rewards,
  withdrawRewardApplication,
} from '@pavilion/api/calls/rewards';
import type { RewardActivity, RewardApplicationBody, RewardStep } from '@pavilion/api/rewards';
import { useEvent } from '@pavilion/host/events';
import { useClient } from '@pavilion/host/http';
import { useMutation, useQuery, useQueryClient } from '@pavilion/host/query';

const key = ['rewards', 'list'];

/** Activities as they stand with the member, and everything there is to claim. */
export function useRewards() {
  const http = useClient();
  const client = useQueryClient();
  const query = useQuery({ queryKey: key, queryFn: () => http.call(rewards) });
  const again = () => void client.invalidateQueries({ queryKey: key });
  useEvent('rewards.changed', again);
  useEvent('balance.changed', again);
  useEvent('updates.missed', again);
  return query;
}

const steps = { join: joinReward, claim: claimReward, withdraw: withdrawRewardApplication } as const;

/** A step that takes nothing but the activity's code. */
export function useRewardStep(step: Exclude<RewardStep, 'apply'>) {
  const http = useClient();
  return useRewardMutation((code: string) => http.call(steps[step], { code }));
}

/** Sends an application. */
export function useApplyForReward() {
  const http = useClient();
  return useRewardMutation((application: RewardApplicationBody) => http.call(applyForReward, application));
}

/** Sends a picture ahead; its id. */
export function useSendRewardPicture(): (data: string) => Promise<string> {
  const http = useClient();
  return async (data) => (await http.call(rewardPicture, { data })).pictureId;
}

/** A refusal may mean that things stand otherwise than is shown. */
function useRewardMutation<Asked>(mutationFn: (asked: Asked) => Promise<RewardActivity>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: ['rewards'] }) });
}
