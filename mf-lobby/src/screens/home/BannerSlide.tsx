import type { Banner } from '@pavilion/api/announcements';
import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { Link } from '@pavilion/host/router';
import { classNames, Icon } from '@pavilion/ui/core';
import styles from './banner.module.css';

interface BannerSlideProps {
  banner: Banner;
  place: number;
  of: number;
  current: boolean;
}

/** A drawn scene with big type over its calm half; the whole slide leads to its target. */
export function BannerSlide({ banner, place, of, current }: BannerSlideProps) {
  const { formatMessage } = useIntl();
  const links = useLinks();
  const { title, subtitle, action, image, url, linkageType, tone } = banner;
  const target = linkageType === 'GAME' ? links.to('games.play', { nodeId: url }) : url;
  return (
    <div
      role="group"
      aria-roledescription={formatMessage({ id: 'lobby.banner.slide' })}
      aria-label={formatMessage({ id: 'lobby.banner.position' }, { place, of })}
      className={classNames('pv-banner-slide', styles['slide'])}
      data-current={current || undefined}
      data-tone={tone}
    >
      <img
        src={image}
        alt=""
        width={1600}
        height={700}
        fetchPriority={place === 1 ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
      />
      <Link to={target ?? '/'} className={styles['link']} draggable={false} tabIndex={current ? 0 : -1}>
        <span className={styles['heading']}>{title}</span>
        <span className={styles['subtitle']}>{subtitle}</span>
        <span className={styles['action']}>
          {action}
          <Icon name="arrow-right" size={18} />
        </span>
      </Link>
    </div>
  );
}
