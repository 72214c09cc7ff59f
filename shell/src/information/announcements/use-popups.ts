import type { AnnouncementContentValue, AnnouncementsValue, Execution } from '@pavilion/api/announcements';
import { announcements } from '@pavilion/api/calls/announcements';
import { useEvent } from '@pavilion/host/events';
import { useClient } from '@pavilion/host/http';
import { useLocale } from '@pavilion/host/intl';
import { useQuery, useQueryClient } from '@pavilion/host/query';
import { isBusy } from '@pavilion/host/router';
import { useSession } from '@pavilion/host/session';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useCurrentPage } from '../../routing/use-current-page';
import type { PlayerActivity } from '../../remotes/player-activity';
import type { ShellSession } from '../../session';
import { useSite } from '../../site-context';
import { dismissedPopups, dismissPopups, type PopupAudience } from './dismissed-popups';

type Following = Pick<ShellSession, 'info' | 'popups'>;

/** Until it is looked again whether the player is free. */
const RECHECK_MS = 1_000;
/** Whoever has pressed, typed or scrolled so lately is doing something. */
const QUIET_MS = 3_000;

/**
 * Opens the popups of this moment once per visit, while nothing else is open and the player does nothing; again when one is announced meanwhile
 * that was not among them.
 */
export function usePopups(session: Following, activity: PlayerActivity): void {
  const client = useClient();
  const language = useLocale();
  const { information } = useSite();
  const player = useSession();
  const side: PopupAudience = player.state === 'visitor' ? 'visitor' : 'player';
  const executions = executionsFor(side, session);
  const [announced, setAnnounced] = useState(false);
  useEvent('announcements.changed', () => setAnnounced(true));
  const closed = dismissedPopups(side, information);
  const wanted = useCanShowPopup(session) && (announced || !closed);
  const { data } = useQuery({
    queryKey: ['announced', 'popups', side, executions, language],
    queryFn: () => client.call(announcements, { types: 'PU', platform: 'W', execution: executions.join(','), language }),
    enabled: wanted,
    staleTime: 300_000,
  });
  useDismissOnClose(side);
  const first = wanted ? data?.popup.find(({ id }) => !closed?.includes(id))?.id : undefined;
  const which = executions.join(',');
  useEffect(() => {
    if (!first) return undefined;
    const open = () => {
      // Closed a moment ago, by an effect before this one.
      if (isOccupied(activity) || dismissedPopups(side, information)?.includes(first)) return;
      information.open({ name: 'announcements', executions: which.split(',') as Execution[], first });
    };
    open();
    const again = setInterval(open, RECHECK_MS);
    return () => clearInterval(again);
  }, [first, side, which, information, activity]);
}

/** In the middle of something: a form or a bet, a field, a menu or dialog that is open, or simply the page. */
function isOccupied({ idleMs }: PlayerActivity): boolean {
  if (isBusy() || idleMs() < QUIET_MS || document.hidden) return true;
  const open = document.querySelector('dialog[open], [aria-haspopup][aria-expanded="true"]');
  return open !== null || document.activeElement?.matches('input, textarea, select, iframe, [contenteditable]') === true;
}

/** Remembers what was closed: all that was there to be read. */
function useDismissOnClose(side: PopupAudience): void {
  const queries = useQueryClient();
  const { information } = useSite();
  const sheet = useSyncExternalStore(information.subscribe, information.current);
  const open = sheet?.name === 'announcements';
  const read = useEffectEvent(() => {
    const pages = queries.getQueriesData<AnnouncementContentValue>({ queryKey: ['announced', 'contents'] });
    const lists = queries.getQueriesData<AnnouncementsValue>({ queryKey: ['announced', 'popups', side] });
    const known = [...pages.flatMap(([, page]) => page?.list ?? []), ...lists.flatMap(([, list]) => list?.popup ?? [])];
    dismissPopups(
      side,
      information,
      known.map(({ id }) => id),
    );
  });
  useEffect(() => (open ? () => read() : undefined), [open]);
}

/** A member's first visit has popups of its own beside those of every visit. */
function executionsFor(side: PopupAudience, { info }: Following): readonly Execution[] {
  if (side === 'visitor') return ['B'];
  return info()?.previousSignIn ? ['A'] : ['F', 'A'];
}

/** Whether a page of the lobby's kind is open and nothing is over it. */
function useCanShowPopup({ popups }: Following): boolean {
  const { manifest, region, information } = useSite();
  const page = useCurrentPage();
  const player = useSession();
  const popup = useSyncExternalStore(popups.subscribe, popups.current);
  const sheet = useSyncExternalStore(information.subscribe, information.current);
  const known = player.state !== 'visitor' || !player.returning;
  const open = !manifest.maintenance.on && !region.blocked();
  const covered = popup && popup.name !== 'limits';
  return known && open && !covered && !sheet && page?.descriptor.area === 'site' && !page.descriptor.wide;
}
