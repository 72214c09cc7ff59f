import { rewardCount } from '@pavilion/api/calls/rewards';
import type { PageId } from '@pavilion/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCountedPlay, useEvent } from '../events';
import { useHost } from '../host';
import { useMember } from '../session';

const rewardCountKey = ['rewards', 'count'] as const;

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
  useEvent('balance.changed', again);
  // What a bet brought can be claimed only once it was counted.
  useCountedPlay(again);
  useEvent('updates.missed', again);
  return count > 0 ? { 'member.rewards': count } : {};
}
