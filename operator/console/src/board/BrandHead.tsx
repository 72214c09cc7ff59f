import type { BoardBrand } from '@pavilion/api/staff';
import { Badge } from '@pavilion/ui';
import { FormattedRelativeTime } from 'react-intl';
import { Link } from 'react-router-dom';
import { usePagesText } from '../charts/use-pages-text';
import { PagesRing } from '../charts/PagesRing';
import { useTexts } from '../messages';
import { relativeTime } from '../frame/relative-time';
import styles from './board.module.css';

/** A brand's column: its name, how many of its open pages have its present manifest, and how old that is. */
export function BrandHead({ brand: { brand, name, pages, seq, issuedAt, maintenance } }: { brand: BoardBrand }) {
  const t = useTexts();
  const pagesText = usePagesText();
  return (
    <th scope="col">
      <div className={styles['brandHead']}>
        <PagesRing pages={pages} />
        <div>
          <Link to={`/brands/${brand}/home`} className={styles['brandName']}>
            {name}
          </Link>
          <p className={styles['brandFacts']}>
            {pagesText(pages)} · {t('board.seq', { seq })}
            {issuedAt && (
              <>
                {' · '}
                <FormattedRelativeTime {...relativeTime(issuedAt)} numeric="auto" style="narrow" />
              </>
            )}
          </p>
        </div>
        {maintenance && <Badge tone="info">{t('maintenance.short')}</Badge>}
      </div>
    </th>
  );
}
