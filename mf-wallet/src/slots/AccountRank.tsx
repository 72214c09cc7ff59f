import { usePageBadges } from '@pavilion/host/badges';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useMember } from '@pavilion/host/session';
import { Badge, Icon, Skeleton, VisuallyHidden } from '@pavilion/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useRank } from '../queries/rank';
import styles from './slots.module.css';

/**
 * The member's rank, and how much there is to claim, beside their name in the account's menu. Nothing is asked for until the menu is opened, and
 * where it cannot be read nothing is said of it: the pages that the menu leads to say it. Filled by this remote because it is on every page of a
 * member already.
 */
export function AccountRank() {
  const member = useMember();
  return member && !member.trial ? <Place /> : null;
}

function Place() {
  const place = useRef<HTMLDivElement>(null);
  const open = useOpen(place);
  return (
    <div ref={place} className={styles['account']}>
      {open && <RankAndClaims />}
    </div>
  );
}

function RankAndClaims() {
  const { formatMessage } = useIntl();
  const claimable = usePageBadges()['member.rewards'];
  return (
    <>
      <Rank />
      {claimable !== undefined && <Badge tone="accent">{formatMessage({ id: 'account.claimable' }, { count: claimable })}</Badge>}
    </>
  );
}

function Rank() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { data, isPending } = useRank();
  if (isPending) return <Skeleton shape="block" width="88px" height="22px" />;
  if (!data?.vipLabelName) return null;
  return (
    <Badge>
      <VisuallyHidden>{formatMessage({ id: 'account.rank' })}</VisuallyHidden>
      <Icon name="star" size={14} />
      <span className={styles['rank']}>{data.vipLabelName[locale]}</span>
    </Badge>
  );
}

/** Whether the menu is unfolded that it stands in. */
function useOpen(place: RefObject<HTMLElement | null>): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const menu = place.current?.closest('[popover]');
    const follow = (event: Event) => setOpen((event as ToggleEvent).newState === 'open');
    menu?.addEventListener('toggle', follow);
    return () => menu?.removeEventListener('toggle', follow);
  }, [place]);
  return open;
}
