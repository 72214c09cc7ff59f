import type { Board } from '@pavilion/api/staff';
import { FormattedDate } from 'react-intl';
import { Link } from 'react-router-dom';
import { useTexts } from '../messages';
import styles from './board.module.css';

/** Brands that left the board: the way to their members, money and audit log, and back. */
export function RetiredBrands({ brands }: { brands: Board['retired'] }) {
  const t = useTexts();
  if (brands.length === 0) return null;
  return (
    <details className={styles['retired']}>
      <summary>{t('retired.list', { count: brands.length })}</summary>
      <ul>
        {brands.map(({ brand, name, retiredAt }) => (
          <li key={brand}>
            <Link to={`/brands/${brand}`}>{name}</Link> <FormattedDate value={retiredAt} dateStyle="medium" />
          </li>
        ))}
      </ul>
    </details>
  );
}
