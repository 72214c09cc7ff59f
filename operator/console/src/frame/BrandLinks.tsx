import type { BoardBrand } from '@pavilion/api/staff';
import { NavLink } from 'react-router-dom';
import { PagesRing } from '../charts/PagesRing';
import { useTexts } from '../messages';
import styles from './frame.module.css';

/** The brands, each with the share of its open pages that runs its present manifest. */
export function BrandLinks({ brands }: { brands: readonly BoardBrand[] }) {
  const t = useTexts();
  if (brands.length === 0) return null;
  return (
    <nav aria-label={t('nav.brands')} className={styles['brands']}>
      <p className={styles['group']}>{t('nav.brands')}</p>
      {brands.map(({ brand, name, pages, maintenance }) => (
        <NavLink key={brand} to={`/brands/${brand}`} className={styles['item'] ?? ''}>
          <PagesRing pages={pages} size={18} bare />
          <span>{name}</span>
          {maintenance && <span className={styles['note']}>{t('maintenance.short')}</span>}
        </NavLink>
      ))}
    </nav>
  );
}
