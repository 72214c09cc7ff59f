import { useEvent } from '@pavilion/host/events';
import { useQueryClient } from '@pavilion/host/query';
import { useEffect } from 'react';
import type { DialogController } from '../../dialogs/create-dialogs';
import type { PlayerActivity } from '../../remotes/player-activity';
import type { ShellSession } from '../../session';
import { useUnread } from '../inbox/use-unread';
import { usePermission } from '../contact/use-permission';
import { usePopups } from './use-popups';

interface PopupsAndNoticesProps {
  session: Pick<ShellSession, 'info' | 'popups'>;
  dialogs: Pick<DialogController, 'setServiceAddress'>;
  activity: PlayerActivity;
}

/** What comes by itself once a page is there: popups of this moment, word of new notices, and where customer service opens for this player. */
export function PopupsAndNotices({ session, dialogs, activity }: PopupsAndNoticesProps) {
  useNewAnnouncements();
  usePopups(session, activity);
  useUnread();
  const path = usePermission().data?.info.customerService.path;
  useEffect(() => {
    if (path && /^\/(?![/\\])/.test(path)) dialogs.setServiceAddress(path);
  }, [path, dialogs]);
  return null;
}

/** What is announced while the page is open is read at once, also by a sheet that shows it. */
function useNewAnnouncements(): void {
  const queries = useQueryClient();
  useEvent('announcements.changed', () => void queries.invalidateQueries({ queryKey: ['announced'] }));
}
