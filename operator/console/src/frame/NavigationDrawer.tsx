import type { BoardBrand } from '@pavilion/api/staff';
import { Drawer } from '@pavilion/ui';
import { useTexts } from '../messages';
import { brandGroups, consoleGroups } from './navigation-groups';
import { LinkGroup } from './PageLinks';
import styles from './frame.module.css';

export interface NavigationDrawerProps {
  open: boolean;
  onClose: () => void;
  /** Whose pages come first. */
  brand: BoardBrand | undefined;
  waiting: number;
}

/** Every page on a phone: those of the brand at hand, then the console's. */
export function NavigationDrawer({ open, onClose, brand, waiting }: NavigationDrawerProps) {
  const t = useTexts();
  return (
    <Drawer open={open} onClose={onClose} title={t('nav.menu')} closeLabel={t('close')}>
      {open && (
        <div className={styles['drawer']}>
          {brand && (
            <nav aria-label={t('nav.brandPages')}>
              <p className={styles['drawerTitle']}>{brand.name}</p>
              {brandGroups.map((group) => (
                <LinkGroup key={group.label} group={group} base={`/brands/${brand.brand}`} onFollow={onClose} />
              ))}
            </nav>
          )}
          <nav aria-label={t('nav.label')}>
            <p className={styles['drawerTitle']}>{t('nav.label')}</p>
            {consoleGroups.map((group) => (
              <LinkGroup key={group.label} group={group} waiting={waiting} onFollow={onClose} />
            ))}
          </nav>
        </div>
      )}
    </Drawer>
  );
}
