import { homeRows } from '@pavilion/api/calls/games';
import type { GameCategory } from '@pavilion/api/games';
import { usePictureSources } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { Link } from '@pavilion/host/router';
import { Icon, languageOf, Picture, SectionHeader } from '@pavilion/ui/core';
import { categoryInfo } from '../../../features/category-info';
import { useCategoryRow } from '../../../queries/category-row';
import { useMenus } from '../../../queries/menus';
import styles from './coming-soon.module.css';

const COVERS = 3;
const COVER = { alt: '', width: 300, height: 400, loading: 'lazy', decoding: 'async' } as const;

/** Categories of which nothing opens yet, each by a few covers; leads to what is announced of it. */
export function ComingSoon() {
  const { formatMessage } = useIntl();
  const { data } = useMenus();
  const announced = new Map(data?.gameMenus.flatMap(({ gameType, open, total }) => (open > 0 ? [] : [[gameType, total] as const])));
  if (announced.size === 0) return null;
  const title = formatMessage({ id: 'lobby.soon.title' });
  return (
    <section className="pv-section" aria-label={title}>
      <SectionHeader title={title} icon="clock" />
      {/* Safari forgets that a list without bullets is one, unless it is told. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" className={styles['categories']}>
        {homeRows
          .filter((category) => announced.has(category))
          .map((category) => (
            <AnnouncedCategory key={category} category={category} total={announced.get(category) ?? 0} />
          ))}
      </ul>
    </section>
  );
}

function AnnouncedCategory({ category, total }: { category: GameCategory; total: number }) {
  const { formatMessage } = useIntl();
  const { icon, page } = categoryInfo[category];
  const address = useLinks().to(page, {});
  const { data } = useCategoryRow(category, undefined, true);
  const pictures = usePictureSources();
  if (!address) return null;
  return (
    <li>
      <Link to={address} className={styles['card']}>
        <span className={styles['covers']}>
          {data?.games.slice(0, COVERS).map(({ nodeId, iconUrl, gameName }) => (
            <Picture
              key={nodeId}
              {...COVER}
              sources={pictures(iconUrl)}
              missing={<Plate title={gameName} />}
              className={styles['cover']}
            />
          ))}
        </span>
        <span className={styles['name']}>
          <Icon name={icon} size={20} />
          {formatMessage({ id: `lobby.category.${category}` })}
        </span>
        <span className={styles['total']}>{formatMessage({ id: 'lobby.soon.total' }, { total })}</span>
      </Link>
    </li>
  );
}

/** In place of a cover that does not come. The card says what it is of without it, as with covers. */
function Plate({ title }: { title: string }) {
  return (
    <span className={styles['title']} aria-hidden="true" lang={languageOf(title)}>
      {title}
    </span>
  );
}
