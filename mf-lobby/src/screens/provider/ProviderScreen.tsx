import type { GameCategory } from '@pavilion/api/games';
import { LoadFailure } from '@pavilion/features/failures';
import { GameTiles, useCatalogueChanges } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { Link, usePageTitle, useParams } from '@pavilion/host/router';
import { buttonClass, EmptyState, languageOf, Skeleton } from '@pavilion/ui/core';
import { categoryInfo } from '../../features/category-info';
import { type Provider, providersOf } from '../../features/providers';
import { ProviderLogo } from '../../features/ProviderLogo';
import { foretaste } from '../../features/tiles/foretaste';
import { RowSection } from '../../features/tiles/RowSection';
import { useCategoryRow } from '../../queries/category-row';
import { useProviderHotGames } from '../../queries/hot-games';
import { useVendorLanes } from '../../queries/vendors';
import { useNearViewport } from '../home/use-near-viewport';
import styles from './provider-screen.module.css';

const ROW = 12;

/** Everything one provider makes: what is hot of it, then a row for each category. */
export function ProviderScreen() {
  const { vassalage = '' } = useParams();
  useCatalogueChanges(['lobby', 'vendors'], ['lobby', 'row'], ['lobby', 'hot']);
  const query = useVendorLanes();
  if (query.isPending) return <Skeleton shape="block" height="144px" />;
  if (query.isLoadingError) return <LoadFailure query={query} />;
  const provider = providersOf(query.data).find((each) => each.vassalage === vassalage);
  return provider ? <ProviderGames key={vassalage} provider={provider} /> : <MissingProvider />;
}

function ProviderGames({ provider }: { provider: Provider }) {
  const { formatMessage } = useIntl();
  const links = useLinks();
  const { vassalage, displayName: name, logo, total, open, categories } = provider;
  const all = links.to('games.all', { vassalage });
  usePageTitle(name);
  return (
    <>
      <header className={styles['head']}>
        <div className={styles['words']}>
          <ProviderLogo logo={logo} width={144} className={styles['logo']} />
          <h1 className={styles['name']} lang={languageOf(name)}>
            {name}
          </h1>
          <p className={styles['total']}>
            {formatMessage(
              { id: open > 0 ? 'lobby.provider.total' : 'lobby.provider.soon' },
              { total, open, announced: total - open, categories: categories.length },
            )}
          </p>
        </div>
        {all && open > 0 && (
          <Link to={all} className={buttonClass({ variant: 'secondary' })}>
            {formatMessage({ id: 'lobby.provider.all' }, { total: open })}
          </Link>
        )}
      </header>
      <HotOfProvider vassalage={vassalage} name={name} />
      {categories.map((category, at) => (
        <CategoryOfProvider key={category} category={category} provider={provider} atOnce={at < 2} />
      ))}
    </>
  );
}

function HotOfProvider({ vassalage, name }: { vassalage: string; name: string }) {
  const { formatMessage } = useIntl();
  const { data } = useProviderHotGames(vassalage);
  // What nobody can play yet is popular with nobody.
  const games = data?.list.filter(({ notConnected }) => !notConnected).slice(0, ROW);
  if (!games?.length) return null;
  const title = formatMessage({ id: 'lobby.provider.hot' }, { name });
  return (
    <RowSection title={title} icon="flame">
      <GameTiles label={title} games={games} shape="row" allHot={games.every(({ isHot }) => isHot)} />
    </RowSection>
  );
}

interface CategoryOfProviderProps {
  category: GameCategory;
  provider: Provider;
  atOnce: boolean;
}

function CategoryOfProvider({ category, provider: { vassalage, displayName }, atOnce }: CategoryOfProviderProps) {
  const { formatMessage } = useIntl();
  const links = useLinks();
  const [place, near] = useNearViewport<HTMLElement>();
  const query = useCategoryRow(category, vassalage, atOnce || near);
  const { icon, page } = categoryInfo[category];
  const title = formatMessage(
    { id: 'lobby.provider.row' },
    { category: formatMessage({ id: `lobby.category.${category}` }), name: displayName },
  );
  return (
    <RowSection title={title} icon={icon} more={links.to(page, { vassalage })} place={place}>
      {query.isLoadingError ? (
        <LoadFailure query={query} />
      ) : (
        <GameTiles label={title} games={foretaste(query.data?.games)} shape="row" skeletons={query.isPending ? ROW : 0} />
      )}
    </RowSection>
  );
}

function MissingProvider() {
  const { formatMessage } = useIntl();
  const all = useLinks().to('games.all', {});
  const title = formatMessage({ id: 'lobby.provider.missing' });
  usePageTitle(title);
  return (
    <EmptyState
      icon="gamepad"
      title={<h1>{title}</h1>}
      text={formatMessage({ id: 'lobby.provider.missing.hint' })}
      action={
        all && (
          <Link to={all} className={buttonClass({ variant: 'primary' })}>
            {formatMessage({ id: 'lobby.favourites.browse' })}
          </Link>
        )
      }
    />
  );
}
