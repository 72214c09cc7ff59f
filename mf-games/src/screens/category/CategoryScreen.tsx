import { favouriteListKey, useCatalogueChanges } from '@pavilion/features/games';
import { useIntl } from '@pavilion/host/intl';
import { useLocation } from '@pavilion/host/router';
import { useRequireSignIn } from '@pavilion/host/session';
import { Icon } from '@pavilion/ui';
import { categoryIcon } from '../../features/category-icon';
import { type ChangeListFilters, useListFilters } from '../../features/list-filters';
import { ClassFilter } from './ClassFilter';
import { GameResults } from './GameResults';
import { SelectionFilter } from './SelectionFilter';
import { VendorStrip } from './VendorStrip';
import styles from './category.module.css';

/** The games of one category, or all of them, narrowed by maker, kind, what is new or liked, and by name. */
export function CategoryScreen() {
  const { pathname } = useLocation();
  useCatalogueChanges(['games', 'list'], ['games', 'vendors'], ['games', 'counts'], favouriteListKey);
  return <CategoryPage key={pathname} />;
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
  const { category } = choice;
  const name = formatMessage({ id: category ? `games.category.${category}` : 'games.all' });
  return (
    <>
      <h1 className={styles['title']}>
        <Icon name={category ? categoryIcon[category] : 'gamepad'} size={26} />
        {name}
      </h1>
      <VendorStrip category={category} name={name} chosen={choice.vendor} onChoose={(vendor) => narrow({ vendor })} />
      <SelectionFilter
        choice={choice}
        onSelect={(selection) => (selection === 'FAV' || selection === 'RECENT' ? chooseOwn(selection) : narrow({ selection }))}
        onSearch={(search) => narrow({ search }, 'quietly')}
      />
      {choice.selection === 'ALL' && (
        <ClassFilter category={category} chosen={choice.gameClass} onChoose={(gameClass) => narrow({ gameClass })} />
      )}
      <GameResults
        choice={choice}
        onChange={change}
        name={name}
        onClear={() => narrow({ vendor: undefined, gameClass: undefined, search: '', selection: 'ALL' })}
      />
    </>
  );
}
