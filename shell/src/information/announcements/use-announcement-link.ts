import type { AnnouncementItem } from '@pavilion/api/announcements';
import { useLinks } from '@pavilion/host/links';
import { pageAt } from '../../routing/use-current-page';
import { useSite } from '../../site-context';

const REWARDS = '/member/rewardCenter';

/** Where an announcement leads: a promotion to the reward centre, another to its page or game. Nowhere when the brand has no such page now. */
export function useAnnouncementLink({ promotionType, url, linkageType }: AnnouncementItem): string | undefined {
  const links = useLinks();
  const { table } = useSite();
  const isThere = (address: string) => {
    const page = pageAt(table, address.replace(/[?#].*$/s, ''));
    return page !== undefined && !page.off;
  };
  if (promotionType && isThere(REWARDS)) return REWARDS;
  if (!url) return undefined;
  if (linkageType === 'GAME') return links.to('games.play', { nodeId: url });
  return /^\/(?![/\\])/.test(url) && isThere(url) ? url : undefined;
}
