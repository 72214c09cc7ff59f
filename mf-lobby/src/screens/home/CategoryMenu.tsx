import type { GameCategory } from '@pavilion/api/games';
import { useIntl } from '@pavilion/host/intl';
import { useGoTo, useLinks } from '@pavilion/host/links';
import { Link } from '@pavilion/host/router';
import { useRequireSignIn } from '@pavilion/host/session';
import { Icon, type IconName } from '@pavilion/ui/core';
import { type KeyboardEvent, useId } from 'react';
import { categoryInfo } from '../../features/category-info';
import { useMenus } from '../../queries/menus';
import { type ExpandedCategory, useExpandedCategory } from './vendors/use-expanded-category';
import { VendorPanel } from './vendors/lazy';
import styles from './home.module.css';

/** Home, favourites, then every category of the brand; below a category its vendors, for a mouse and for the keyboard. */
export function CategoryMenu() {
  const { formatMessage } = useIntl();
  const links = useLinks();
  const goTo = useGoTo();
  const { data } = useMenus();
  const favourites = useRequireSignIn(() => goTo('lobby.favourite'));
  const panelId = useId();
  const { unfolded, place, around, unfold, fold } = useExpandedCategory();
  return (
    <nav ref={place} aria-label={formatMessage({ id: 'lobby.menu.label' })} className={styles['menu']} {...around}>
      <ul className="pv-cats" role="list">
        <li>
          <Link to={links.to('lobby.home') ?? '/'} className="pv-cat" aria-current="page" onPointerEnter={fold}>
            <Entry icon="home" name={formatMessage({ id: 'lobby.menu.home' })} />
          </Link>
        </li>
        <li>
          <button type="button" className="pv-cat" onClick={favourites} onPointerEnter={fold}>
            <Entry icon="heart" name={formatMessage({ id: 'lobby.menu.favourites' })} />
          </button>
        </li>
        {data?.gameMenus.map(({ gameType, open }) => (
          <CategoryEntry
            key={gameType}
            category={gameType}
            total={open}
            panel={unfolded?.category === gameType ? panelId : undefined}
            onUnfold={unfold}
          />
        ))}
      </ul>
      {unfolded && <VendorPanel key={unfolded.category} id={panelId} {...unfolded} onChosen={fold} />}
    </nav>
  );
}

interface CategoryEntryProps {
  category: GameCategory;
  /** How many of its games open. */
  total: number;
  /** Id of the panel that stands below it. */
  panel: string | undefined;
  onUnfold: (unfolded: ExpandedCategory) => void;
}

function CategoryEntry({ category, total, panel, onUnfold }: CategoryEntryProps) {
  const { formatMessage } = useIntl();
  const { icon, page } = categoryInfo[category];
  const address = useLinks().to(page, {});
  if (!address) return null;
  const name = formatMessage({ id: `lobby.category.${category}` });
  const hear = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    onUnfold({ category, by: 'keyboard' });
  };
  return (
    <li>
      <Link
        to={address}
        className="pv-cat"
        aria-label={formatMessage({ id: total > 0 ? 'lobby.menu.category' : 'lobby.menu.category.soon' }, { name, total })}
        aria-expanded={panel !== undefined}
        aria-controls={panel}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onUnfold({ category, by: 'mouse' })}
        onKeyDown={hear}
      >
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
