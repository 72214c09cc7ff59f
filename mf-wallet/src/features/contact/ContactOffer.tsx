import { useIntl } from '@pavilion/host/intl';
import { Button, Icon } from '@pavilion/ui';
import { useState } from 'react';
import { useContact } from '../../queries/contact';
import styles from '../money-screen.module.css';
import { ContactForm } from './ContactForm';

/** After a deposit, to whoever could not get back into the account without the password. They may say “later”. */
export function ContactOffer() {
  const { formatMessage } = useIntl();
  const { data } = useContact();
  const [state, setState] = useState<'offered' | 'open' | 'later' | 'added'>('offered');
  if (state === 'added')
    return (
      <output className={styles['card']}>
        <p className={styles['muted']}>
          <Icon name="shield-check" size={18} /> {formatMessage({ id: 'contact.added' })}
        </p>
      </output>
    );
  if (!data?.missing || state === 'later') return null;
  const text = formatMessage({ id: 'contact.offer' });
  const later = () => setState('later');
  if (state === 'open') return <ContactForm ways={data.ways} text={text} onAdded={() => setState('added')} onLater={later} />;
  return (
    <section className={styles['card']} aria-labelledby="contact-offer">
      <h2 id="contact-offer" className={styles['subtitle']}>
        {formatMessage({ id: 'contact.title' })}
      </h2>
      <p className={styles['muted']}>{text}</p>
      <div className={styles['pair']}>
        <Button variant="secondary" onClick={() => setState('open')}>
          {formatMessage({ id: 'contact.open' })}
        </Button>
        <Button variant="ghost" onClick={later}>
          {formatMessage({ id: 'contact.later' })}
        </Button>
      </div>
    </section>
  );
}
