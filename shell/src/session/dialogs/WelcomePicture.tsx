import { announcements } from '@pavilion/api/calls/announcements';
import { useBrand } from '@pavilion/host/brand';
import { useClient } from '@pavilion/host/http';
import { useLocale } from '@pavilion/host/intl';
import { useQuery } from '@pavilion/host/query';
import styles from './session-dialogs.module.css';
import { useSessionText } from './use-session-text';

/** Beside the forms, where there is room: the brand's mark, and its picture for those who arrive. */
export function WelcomePicture() {
  const text = useSessionText();
  const client = useClient();
  const locale = useLocale();
  const { mark, name } = useBrand();
  const { data } = useQuery({
    queryKey: ['session', 'welcome', locale],
    queryFn: () => client.call(announcements, { types: 'B', platform: 'W', groupName: 'w_reg', language: locale }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const banner = data?.banners[0];
  return (
    <div className={styles['side']} data-over={banner && 'picture'}>
      {banner && <img className={styles['background']} src={banner.image} alt="" />}
      <span className={styles['brand']}>
        <img className={banner ? undefined : 'pv-on-dark'} src={mark.dark} alt="" width={40} height={40} />
        {!banner && <img className="pv-on-light" src={mark.light} alt="" width={40} height={40} />}
        <span>{name}</span>
      </span>
      <div className={styles['words']}>
        <p className={styles['tagline']}>{banner?.title ?? text('welcome.text')}</p>
        <p>{banner?.subtitle ?? text('welcome.note')}</p>
      </div>
    </div>
  );
}
