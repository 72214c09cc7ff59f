import type { GameCategory } from '@pavilion/api/games';
import { favouriteListKey, useCatalogueChanges } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { useLocation, usePageTitle } from '@pavilion/host/router';
import { useRequireSignIn } from '@pavilion/host/session';
import { Icon } from '@pavilion/ui';
import { useRef } from 'react';
import { categoryIcon } from '../../features/category-icon';
import { type ChangeListFilters, isOwn, isSearchable, NOT_NARROWED, useListFilters } from '../../features/list-filters';
import { listPageKey } from '../../queries/game-list';
import { ChosenFilters } from './ChosenFilters';
import { ClassFilter } from './ClassFilter';
import { DrawsOfCategory } from '../lottery/DrawsOfCategory';
import { GameResults } from './GameResults';
import { SelectionFilter } from './SelectionFilter';
import { VendorStrip } from './VendorStrip';
import styles from './category.module.css';

/** The games of one category that open, or of all, and what is announced of them; narrowed by maker, kind, what is new or liked, and by name. */
export function CategoryScreen() {
  const { pathname } = useLocation();
  useCatalogueChanges(
    listPageKey,
    ['games', 'list'],
    ['games', 'vendors'],
    ['games', 'counts'],
    ['games', 'facets'],
    favouriteListKey,
  );
  return <CategoryPage key={pathname} />;
}

/** Draws are what a lottery is about: they stand above its games. */
function isLottery(category: GameCategory | undefined): boolean {
  return category === 'LOTT' || category === 'ELOTT';
}

/** Another category is another page: its search is closed. */
function CategoryPage() {
  const { formatMessage } = useIntl();
  const [choice, change] = useListFilters();
  /** Another list begins at its top. */
  const narrow: ChangeListFilters = (wanted, how) => {
    change(wanted, how);
    window.scrollTo({ top: 0 });
  };
  const chooseOwn = useRequireSignIn((selection: 'FAV' | 'RECENT') => narrow({ selection }));
  const heading = useRef<HTMLHeadingElement>(null);
  const { category } = choice;
  const name = formatMessage({ id: category ? `games.category.${category}` : 'games.all' });
  usePageTitle(name);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        <Icon name={category ? categoryIcon[category] : 'gamepad'} size={26} />
        {name}
      </h1>
      {isLottery(category) && <DrawsOfCategory />}
      <VendorStrip choice={choice} name={name} onChoose={(vendors) => narrow({ vendors })} />
      <SelectionFilter
        choice={choice}
        onSelect={(selection) => (isOwn(selection) ? chooseOwn(selection) : narrow({ selection }))}
        // What is typed is one step on the way back, not one for each pause.
        onSearch={(search) => narrow({ search }, search && choice.search ? 'quietly' : undefined)}
      />
      {isSearchable(choice.selection) && <ClassFilter choice={choice} onChoose={(gameClass) => narrow({ gameClass })} />}
      <ChosenFilters choice={choice} onNarrow={narrow} heading={heading} />
      <GameResults choice={choice} onChange={change} onNarrow={narrow} name={name} onClear={() => narrow(NOT_NARROWED)} />
    </>
  );
}
