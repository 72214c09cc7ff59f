import type { AppOffer as Offer } from '@pavilion/api/system';
import { buttonClass, Icon } from '@pavilion/ui/core';
import { useInformationText } from '../use-information-text';
import styles from './apps.module.css';

/** One way to have the brand on a phone. */
export function AppOffer({ offer: { platform, lite, url, qr, steps } }: { offer: Offer }) {
  const text = useInformationText();
  return (
    <div className={styles['offer']}>
      <div className={styles['code']}>
        <img src={`data:image/svg+xml,${encodeURIComponent(qr)}`} alt={text('apps.qr', { platform })} width={168} height={168} />
        <p className={styles['note']}>{text('apps.camera')}</p>
      </div>
      <div>
        <h3 className={styles['head']}>{text(lite ? 'apps.steps.lite' : 'apps.steps')}</h3>
        <ol className={styles['steps']}>
          {steps.map((step, at) => (
            <li key={at}>{step}</li>
          ))}
        </ol>
        <a href={url} className={buttonClass({ variant: 'primary', wide: true })} target="_blank" rel="noopener noreferrer">
          <Icon name={lite ? 'external' : 'download'} size={18} />
          {text(lite ? 'apps.open' : 'apps.get', { platform })}
        </a>
      </div>
    </div>
  );
}
