import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { brandGroups, type NavigationGroup } from '../frame/navigation-groups';
import { useTexts } from '../messages';
import styles from './brand.module.css';

/** The pages of one brand, by what they are about. On a phone they are in the menu of the bar. */
export function BrandNavigation({ brand }: { brand: string }) {
  const t = useTexts();
  return (
    <nav aria-label={t('nav.brandPages')} className={styles['nav']}>
      {brandGroups.map((group) => (
        <PageGroup key={group.label} group={group} brand={brand} />
      ))}
    </nav>
  );
}

function PageGroup({ group: { label, items }, brand }: { group: NavigationGroup; brand: string }) {
  const t = useTexts();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles['navGroup']}>
      <p id={id} className={styles['navLabel']}>
        {t(label)}
      </p>
      <div className={styles['navLinks']}>
        {items.map(({ path, label: name }) => (
          <NavLink key={path} to={`/brands/${brand}${path}`} end={path === ''} className={styles['navLink'] ?? ''}>
            {t(name)}
          </NavLink>
        ))}
      </div>
    </div>
  );
}
