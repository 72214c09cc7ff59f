import type { RedeemRequest } from '@pavilion/api/points';
import { redeemReward } from '@pavilion/api/calls/points';
import { useEmit } from '@pavilion/host/events';
import { useClient } from '@pavilion/host/http';
import { useMutation, useQueryClient } from '@pavilion/host/query';
import { useRef } from 'react';
import { balanceKey } from './balance';
import { recordsKey } from './records';
import { rewardsKey } from './rewards';

/** Spends points on goods. One attempt keeps its key until the server has answered, so that a lost answer never pays twice. */
export function useRedeem() {
  const http = useClient();
  const client = useQueryClient();
  const emit = useEmit();
  const key = useRef<string>(undefined);
  return useMutation({
    mutationFn: (wish: RedeemRequest) => http.call(redeemReward, wish, { idempotencyKey: (key.current ??= crypto.randomUUID()) }),
    onSuccess: ({ pointBalance }) => {
      key.current = undefined;
      emit('points.changed', { points: String(pointBalance) });
      for (const queryKey of [balanceKey, recordsKey, rewardsKey]) void client.invalidateQueries({ queryKey });
    },
  });
}
