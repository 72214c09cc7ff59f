import type { AnnouncementContent } from '@pavilion/api/announcements';
import { useIntl } from '@pavilion/host/intl';
import { buttonClass } from '@pavilion/ui/core';
import { RichText } from '@pavilion/ui/rich-text';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { SheetLinks } from '../SheetLinks';
import { useInformationText } from '../use-information-text';
import styles from './announcements.module.css';
import { useAnnouncementLink } from './use-announcement-link';

/** What one announcement says, and the button that leads on where there is somewhere to go. */
export function Announcement({ item, onLeave }: { item: AnnouncementContent; onLeave: () => void }) {
  const text = useInformationText();
  const { formatDate } = useIntl();
  const titleId = useId();
  const link = useAnnouncementLink(item);
  return (
    <article className={styles['content']} aria-labelledby={titleId}>
      <h3 id={titleId}>{item.title}</h3>
      <time className={styles['date']} dateTime={item.from}>
        {formatDate(item.from, { dateStyle: 'long' })}
      </time>
      <SheetLinks onLeave={onLeave}>{(link) => <RichText html={item.content} headings={4} link={link} />}</SheetLinks>
      {link && (
        <Link to={link} onClick={onLeave} className={buttonClass({ variant: 'primary', className: styles['action'] })}>
          {text(item.promotionType ? 'promotion' : 'view')}
        </Link>
      )}
    </article>
  );
}
