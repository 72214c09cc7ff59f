import type { AnnouncementContent, Execution } from '@pavilion/api/announcements';
import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { Dialog, EmptyState, Pager, Skeleton } from '@pavilion/ui';
import { useState } from 'react';
import { useInformationText } from '../use-information-text';
import { Announcement } from './Announcement';
import styles from './announcements.module.css';
import { Stepper, type StepperProps } from './Stepper';
import { useAnnouncementContents, useNotice } from './use-announcement-contents';

interface AnnouncementsDialogProps {
  /** Popups of these moments; without any it shows the notices. */
  executions?: readonly Execution[];
  /** The one that is shown first: a notice that somebody was led to, a popup that is new. */
  first?: string;
  onClose: () => void;
}

const NOTHING = { list: [], totalPages: 0 };

/** Titles on one side, what the chosen one says on the other; nine to a page. */
export function AnnouncementsDialog({ executions, first, onClose }: AnnouncementsDialogProps) {
  const text = useInformationText();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState(first);
  const query = useAnnouncementContents(executions, page);
  const list = withLinkedNotice((query.data ?? NOTHING).list, useNotice(executions ? undefined : first), page);
  const shown = list.find(({ id }) => id === chosen) ?? list[0];
  const { totalPages: pages } = query.data ?? NOTHING;
  const turn = (next: number) => {
    setChosen(undefined);
    setPage(next);
  };
  const steps = { list, shown, page, pages, onShow: setChosen, onPage: turn };
  return (
    <Dialog
      open
      size="large"
      onPhone="card"
      title={text(executions ? 'news' : 'notices')}
      closeLabel={text('close')}
      onClose={onClose}
      className={styles['dialog']}
      footer={shown && (list.length > 1 || pages > 1) && <Stepper {...steps} shown={shown} />}
    >
      {query.isLoadingError && <LoadFailure query={query} title={text('news.failed')} text={text('failed.text')} />}
      {query.isPending && <AnnouncementsSkeleton />}
      {query.data && !shown && <EmptyState icon="bell" title={text('news.none')} text={text('news.none.text')} />}
      {shown && (
        <div className={styles['columns']} aria-busy={query.isPlaceholderData}>
          <Titles {...steps} shown={shown} />
          <Announcement key={shown.id} item={shown} onLeave={onClose} />
        </div>
      )}
    </Dialog>
  );
}

/** The notice that somebody was led to stands first when it is not on this page anyway. */
function withLinkedNotice(
  list: readonly AnnouncementContent[],
  led: AnnouncementContent | undefined,
  page: number,
): readonly AnnouncementContent[] {
  return led && page === 1 && !list.some(({ id }) => id === led.id) ? [led, ...list] : list;
}

function Titles({ list, shown, page, pages, onShow, onPage }: StepperProps) {
  const text = useInformationText();
  const { formatDate } = useIntl();
  return (
    <div className={styles['titles']}>
      <nav aria-label={text('titles')}>
        <ul className={styles['list']}>
          {list.map(({ id, title, from }) => (
            <li key={id}>
              <button
                type="button"
                className={styles['title']}
                aria-current={id === shown.id ? 'true' : undefined}
                onClick={() => onShow(id)}
              >
                <span>{title}</span>
                <time dateTime={from}>{formatDate(from, { dateStyle: 'medium' })}</time>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <Pager
        label={text('pages')}
        page={page}
        pages={pages}
        onPage={onPage}
        previousLabel={text('pages.previous')}
        nextLabel={text('pages.next')}
        pageLabel={(number) => text('pages.page', { number })}
      />
    </div>
  );
}

function AnnouncementsSkeleton() {
  return (
    <div className={styles['columns']} aria-busy="true">
      <div className={styles['titles']}>
        {[1, 2, 3].map((line) => (
          <Skeleton key={line} shape="block" height="56px" />
        ))}
      </div>
      <Skeleton lines={8} />
    </div>
  );
}
