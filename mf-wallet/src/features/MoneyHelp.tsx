import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from '@pavilion/host/intl';
import { Button, classNames, Icon } from '@pavilion/ui';
import { useId } from 'react';
import styles from './money-screen.module.css';

/** What people ask before they send money, and whom to ask what is not said. `tips` are message ids. */
export function MoneyHelp({ tips }: { tips: readonly string[] }) {
  const { formatMessage } = useIntl();
  const { customerService } = useDialogs();
  const id = useId();
  return (
    <section className={classNames(styles['asideCard'], styles['help'])} aria-labelledby={id}>
      <h2 id={id} className={styles['asideTitle']}>
        {formatMessage({ id: 'help.title' })}
      </h2>
      <ul className={styles['tips']}>
        {tips.map((tip) => (
          <li key={tip}>
            <Icon name="check" size={18} />
            <span>{formatMessage({ id: tip })}</span>
          </li>
        ))}
      </ul>
      <Button variant="secondary" icon="headphones" onClick={() => customerService()}>
        {formatMessage({ id: 'details.support' })}
      </Button>
    </section>
  );
}
