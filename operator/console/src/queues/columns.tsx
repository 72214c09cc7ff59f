import { Button } from '@pavilion/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../messages';
import type { ListColumn } from '../tables/list-column';
import { type QueueItem, useQueueItemTitle } from './queue-item';

/** Whose it is, as a link to them. */
export function useMemberColumn<Line extends Pick<QueueItem, 'member'>>(brand: string): ListColumn<Line> {
  const t = useTexts();
  return {
    id: 'member',
    header: t('queue.member'),
    sort: ({ member }) => member.account,
    cell: ({ member }) => <Link to={`/brands/${brand}/members/${member.id}`}>{member.account}</Link>,
  };
}

/** Opens a line. */
export function useOpenColumn<Line extends QueueItem>(onOpen: (line: Line) => void): ListColumn<Line> {
  const t = useTexts();
  const opened = useQueueItemTitle();
  return {
    id: 'open',
    header: <span className="pv-visually-hidden">{t('queue.open')}</span>,
    align: 'end',
    cell: (line) => (
      <Button size="small" aria-label={opened('queue.openOne', line)} onClick={() => onOpen(line)}>
        {t('queue.open')}
      </Button>
    ),
  };
}
