import { useIntl } from '@pavilion/host/intl';
import { IconButton, classNames } from '@pavilion/ui/core';
import { useState } from 'react';
import { useAnnouncements } from '../../queries/announcements';
import { BannerSlide } from './BannerSlide';
import { useCarousel } from './use-carousel';
import styles from './banner.module.css';

/** Slides that advance by themselves, unless somebody is looking, has paused them or wants no motion. */
export function BannerCarousel() {
  const { formatMessage } = useIntl();
  const { data, isPending, isError } = useAnnouncements();
  const banners = data?.banners ?? [];
  const [paused, setPaused] = useState(false);
  const { container, current, moving, next, previous, show } = useCarousel(banners.length, paused);
  const many = banners.length > 1;
  // Nothing to read is no reason for a hole.
  if (isError && !data) return null;
  return (
    <section
      className={styles['carousel']}
      data-tone={banners[current]?.tone}
      aria-roledescription={formatMessage({ id: 'lobby.banner.role' })}
      aria-label={formatMessage({ id: 'lobby.banner.label' })}
    >
      <div ref={container} className={classNames('pv-banner', styles['track'])} data-moving={moving || undefined}>
        {banners.map((banner, at) => (
          <BannerSlide key={banner.id} banner={banner} place={at + 1} of={banners.length} current={at === current} />
        ))}
        {isPending && <div className="pv-banner-slide pv-skeleton" />}
      </div>
      {many && (
        <div className={styles['controls']}>
          <IconButton
            className={styles['arrow']}
            icon="chevron-left"
            label={formatMessage({ id: 'lobby.banner.previous' })}
            onClick={previous}
          />
          <div className={styles['dots']}>
            {banners.map(({ id, title }, at) => (
              <button
                key={id}
                type="button"
                className={styles['dot']}
                aria-label={formatMessage({ id: 'lobby.banner.show' }, { title })}
                aria-current={at === current ? 'true' : undefined}
                onClick={() => show(at)}
              />
            ))}
          </div>
          <IconButton
            className={styles['arrow']}
            icon="chevron-right"
            label={formatMessage({ id: 'lobby.banner.next' })}
            onClick={next}
          />
          <IconButton
            className={styles['pause']}
            icon={paused ? 'play' : 'pause'}
            label={formatMessage({ id: paused ? 'lobby.banner.play' : 'lobby.banner.pause' })}
            onClick={() => setPaused(!paused)}
          />
        </div>
      )}
    </section>
  );
}
