import type { Execution } from '@pavilion/api/announcements';
import { announcements } from '@pavilion/api/calls/announcements';
import { useClient } from '@pavilion/host/http';
import { useLocale } from '@pavilion/host/intl';
import { useQuery } from '@pavilion/host/query';
import { isBusy } from '@pavilion/host/router';
import { useSession } from '@pavilion/host/session';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useCurrentPage } from '../../routing/use-current-page';
import type { ShellSession } from '../../session';
import { useSite } from '../../site-context';
import { closePopups, popupsClosed, type Side } from './closed-popups';

type Following = Pick<ShellSession, 'info' | 'popups'>;

/** Opens the popups of this moment once per visit, when nothing else is open and nobody is in the middle of something. */
export function usePopups(session: Following): void {
  const client = useClient();
  const language = useLocale();
  const { information } = useSite();
  const player = useSession();
  const side: Side = player.state === 'visitor' ? 'visitor' : 'player';
  const executions = executionsFor(side, session);
  const wanted = useQuiet(session) && !popupsClosed(side, information);
  const { data } = useQuery({
    queryKey: ['information', 'popups', side, executions, language],
    queryFn: () => client.call(announcements, { types: 'PU', platform: 'W', execution: executions.join(','), language }),
    enabled: wanted,
    staleTime: 300_000,
  });
  const opened = useRef<Side>(undefined);
  const sheet = useSyncExternalStore(information.subscribe, information.current);
  const due = wanted && data !== undefined && data.popup.length > 0;
  const which = executions.join(',');
  useEffect(() => {
    if (sheet?.name === 'announcements' || !opened.current) return;
    closePopups(opened.current, information);
    opened.current = undefined;
  }, [sheet, information]);
  useEffect(() => {
    // Closed a moment ago, by the effect above.
    if (!due || isBusy() || popupsClosed(side, information)) return;
    opened.current = side;
    information.open({ name: 'announcements', executions: which.split(',') as Execution[] });
  }, [due, side, which, information]);
}

/** A member's first visit has popups of its own beside those of every visit. */
function executionsFor(side: Side, { info }: Following): readonly Execution[] {
  if (side === 'visitor') return ['B'];
  return info()?.previousSignIn ? ['A'] : ['F', 'A'];
}

/** Whether a page of the lobby's kind is open and nothing is over it. */
function useQuiet({ popups }: Following): boolean {
  const { manifest, region, information } = useSite();
  const page = useCurrentPage();
  const player = useSession();
  const popup = useSyncExternalStore(popups.subscribe, popups.current);
  const sheet = useSyncExternalStore(information.subscribe, information.current);
  const known = player.state !== 'visitor' || !player.returning;
  const open = !manifest.maintenance.on && !region.blocked();
  return known && open && !popup && !sheet && page?.descriptor.area === 'site' && !page.descriptor.wide;
}
