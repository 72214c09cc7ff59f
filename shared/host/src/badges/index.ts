import { rewardCount } from '@pavilion/api/calls/rewards';
import type { PageId } from '@pavilion/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useEvent } from '../events';
import { useHost } from '../host';
import { useMember } from '../session';

const rewardCountKey = ['rewards', 'count'] as const;

/** The gateway counts play every five seconds. */
const COUNTED_AFTER_MS = 6_000;

/** How many things wait on a page, by its id, for the menus that lead there; a page on which nothing waits is missing. @public */
export type PageBadges = Readonly<Partial<Record<PageId, number>>>;

/** Live: read again when the gateway says that it changed. Nobody but a member has any. @public */
export function usePageBadges(): PageBadges {
  const { http, links } = useHost();
  const client = useQueryClient();
  const member = useMember();
  const { data: count = 0 } = useQuery({
    queryKey: [...rewardCountKey, member?.id],
    queryFn: async () => (await http.call(rewardCount)).availablePromoCount,
    enabled: member !== undefined && !member.trial && links.to('member.rewards') !== undefined,
  });
  const again = () => void client.invalidateQueries({ queryKey: rewardCountKey });
  useEvent('rewards.changed', again);
  const onceCounted = useLater(again, COUNTED_AFTER_MS);
  useEvent('balance.changed', () => {
    again();
    // What a bet brought can be claimed only once it was counted.
    onceCounted();
  });
  useEvent('updates.missed', again);
  return count > 0 ? { 'member.rewards': count } : {};
}

/** Does it once, so long after it was asked for last. */
function useLater(act: () => void, afterMs: number): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, afterMs);
  };
}
