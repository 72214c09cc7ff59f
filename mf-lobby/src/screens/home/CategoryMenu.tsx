import type { GameCategory } from '@pavilion/api/games';
import { useIntl } from '@pavilion/host/intl';
import { useGoTo, useLinks } from '@pavilion/host/links';
import { Link } from '@pavilion/host/router';
import { useSignedIn } from '@pavilion/host/session';
import { Icon, type IconName } from '@pavilion/ui';
import { categoryFacts } from '../../features/categories';
import { useMenus } from '../../queries/menus';

/** Home, favourites, then every category of the brand. */
export function CategoryMenu() {
  const { formatMessage } = useIntl();
  const links = useLinks();
  const goTo = useGoTo();
  const { data } = useMenus();
  const favourites = useSignedIn(() => goTo('lobby.favourite'));
  return (
    <nav aria-label={formatMessage({ id: 'lobby.menu.label' })}>
      <ul className="pv-cats" role="list">
        <li>
          <Link to={links.to('lobby.home') ?? '/'} className="pv-cat" aria-current="page">
            <Entry icon="home" name={formatMessage({ id: 'lobby.menu.home' })} />
          </Link>
        </li>
        <li>
          <button type="button" className="pv-cat" onClick={favourites}>
            <Entry icon="heart" name={formatMessage({ id: 'lobby.menu.favourites' })} />
          </button>
        </li>
        {data?.gameMenus.map(({ gameType, total }) => (
          <CategoryEntry key={gameType} category={gameType} total={total} />
        ))}
      </ul>
    </nav>
  );
}

function CategoryEntry({ category, total }: { category: GameCategory; total: number }) {
  const { formatMessage } = useIntl();
  const { icon, page } = categoryFacts[category];
  const address = useLinks().to(page, {});
  if (!address) return null;
  const name = formatMessage({ id: `lobby.category.${category}` });
  return (
    <li>
      <Link to={address} className="pv-cat" aria-label={formatMessage({ id: 'lobby.menu.category' }, { name, total })}>
        <Entry icon={icon} name={name} />
      </Link>
    </li>
  );
}

function Entry({ icon, name }: { icon: IconName; name: string }) {
  return (
    <>
      <Icon name={icon} size={24} />
      <span>{name}</span>
    </>
  );
}
