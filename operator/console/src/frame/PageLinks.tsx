import { Icon } from '@pavilion/ui';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { useTexts } from '../messages';
import { consoleGroups, type NavigationGroup } from './navigation-groups';
import styles from './frame.module.css';

/** The pages of the console, with how many changes wait for an approval. On a phone only the first of them stand here, beside what opens the menu. */
export function PageLinks({ waiting, onMenu }: { waiting: number; onMenu: () => void }) {
  const t = useTexts();
  return (
    <nav aria-label={t('nav.label')} className={styles['nav']}>
      {consoleGroups.map((group) => (
        <LinkGroup key={group.label} group={group} waiting={waiting} />
      ))}
      <button type="button" className={`${styles['item']} ${styles['menuButton']}`} onClick={onMenu}>
        <Icon name="menu" size={18} />
        <span>{t('nav.menu')}</span>
      </button>
    </nav>
  );
}

export interface LinkGroupProps {
  group: NavigationGroup;
  /** What the addresses of the group follow: the brand's own. */
  base?: string;
  waiting?: number;
  onFollow?: () => void;
}

/** Pages that belong together, under what they are about. */
export function LinkGroup({ group: { label, items }, base = '', waiting = 0, onFollow }: LinkGroupProps) {
  const t = useTexts();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles['linkGroup']}>
      <p id={id} className={styles['group']}>
        {t(label)}
      </p>
      {items.map(({ path, icon, label: name, primary }) => (
        <NavLink
          key={path}
          to={`${base}${path}`}
          end={path === ''}
          data-primary={primary}
          className={styles['item'] ?? ''}
          {...(onFollow && { onClick: onFollow })}
        >
          <Icon name={icon} size={18} />
          <span>{t(name)}</span>
          {path === '/pending' && waiting > 0 && (
            <span className={styles['count']}>
              {waiting}
              <span className="pv-visually-hidden"> {t('nav.waiting')}</span>
            </span>
          )}
        </NavLink>
      ))}
    </div>
  );
}
