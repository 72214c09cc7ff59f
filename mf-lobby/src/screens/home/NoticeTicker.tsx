import { useIntl } from '@pavilion/host/intl';
import { Link } from '@pavilion/host/router';
import { classNames, Icon, Marquee } from '@pavilion/ui/core';
import { useAnnouncements } from '../../queries/announcements';
import styles from './home.module.css';

/** The brand's notices, passing by; each opens where it can be read whole. */
export function NoticeTicker() {
  const { formatMessage } = useIntl();
  const { data } = useAnnouncements();
  if (!data?.playerNotice.length) return null;
  return (
    <div className={classNames('pv-notice', styles['notice'])}>
      <Icon name="message" size={18} />
      <Marquee
        label={formatMessage({ id: 'lobby.notice.label' })}
        step={0.5}
        pauseLabel={formatMessage({ id: 'lobby.notice.pause' })}
        playLabel={formatMessage({ id: 'lobby.notice.play' })}
        className={styles['notices']}
      >
        {data.playerNotice.map(({ id, title }) => (
          <Link key={id} to={`/help#notice-${id}`} className={styles['line']}>
            {title}
          </Link>
        ))}
      </Marquee>
    </div>
  );
}
