import type { BoardBrand } from '@pavilion/api/staff';
import { Link } from 'react-router-dom';
import { PagesRing } from '../charts/PagesRing';
import { useTexts } from '../messages';
import { useBrandOfAddress } from './use-brand-of-address';
import styles from './frame.module.css';

/** The brands, each with the share of its open pages that runs its present manifest. */
export function BrandLinks({ brands }: { brands: readonly BoardBrand[] }) {
  const t = useTexts();
  const here = useBrandOfAddress();
  if (brands.length === 0) return null;
  return (
    <nav aria-label={t('nav.brands')} className={styles['brands']}>
      <p className={styles['group']}>{t('nav.brands')}</p>
      {brands.map(({ brand, name, pages, maintenance }) => (
        <Link
          key={brand}
          to={`/brands/${brand}/home`}
          {...(brand === here && { 'aria-current': 'true' as const })}
          className={styles['item'] ?? ''}
        >
          <PagesRing pages={pages} size={18} bare />
          <span>{name}</span>
          {maintenance && <span className={styles['note']}>{t('maintenance.short')}</span>}
        </Link>
      ))}
    </nav>
  );
}
