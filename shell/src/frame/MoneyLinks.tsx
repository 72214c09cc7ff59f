import { buttonClass } from '@pavilion/ui';
import { Link } from 'react-router-dom';
import { useMenuEntries } from '../menus/use-menu-entries';
import { useLocalizedText } from '../site-context';
import styles from './Header.module.css';

const PAGES = ['wallet.deposit', 'wallet.withdraw'] as const;

/** Pay in and be paid out, where the header has room; the side menu and the bar under a thumb have them on smaller screens. */
export function MoneyLinks() {
  const text = useLocalizedText();
  const entries = useMenuEntries('account');
  return (
    <span className={styles['money']}>
      {PAGES.map((page, at) => {
        const entry = entries.find(({ id }) => id === page);
        if (!entry) return null;
        return (
          <Link
            key={page}
            to={entry.address}
            className={buttonClass({ size: 'small', variant: at === 0 ? 'primary' : 'secondary' })}
          >
            {text(entry.label)}
          </Link>
        );
      })}
    </span>
  );
}
