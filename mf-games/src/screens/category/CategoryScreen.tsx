import { useIntl } from '@pavilion/host/intl';
import { useLocation } from '@pavilion/host/router';
import { useSignedIn } from '@pavilion/host/session';
import { Icon } from '@pavilion/ui';
import { useEffect } from 'react';
import { categoryIcon } from '../../features/category-icon';
import { useListChoice } from '../../features/list-choice';
import { ClassFilter } from './ClassFilter';
import { GameResults } from './GameResults';
import { SelectionFilter } from './SelectionFilter';
import { VendorStrip } from './VendorStrip';
import styles from './category.module.css';

/** The games of one category, or all of them, narrowed by maker, kind, what is new or liked, and by name. */
export function CategoryScreen() {
  const { pathname } = useLocation();
  return <CategoryPage key={pathname} />;
}

/** Another category is another page: it begins at its top, with its search closed. */
function CategoryPage() {
  const { formatMessage } = useIntl();
  const [choice, change] = useListChoice();
  const chooseOwn = useSignedIn((selection: 'FAV' | 'RECENT') => change({ selection }));
  const { category } = choice;
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  const name = formatMessage({ id: category ? `games.category.${category}` : 'games.all' });
  return (
    <>
      <h1 className={styles['title']}>
        <Icon name={category ? categoryIcon[category] : 'gamepad'} size={26} />
        {name}
      </h1>
      <VendorStrip category={category} name={name} chosen={choice.vendor} onChoose={(vendor) => change({ vendor })} />
      <SelectionFilter
        choice={choice}
        onSelect={(selection) => (selection === 'FAV' || selection === 'RECENT' ? chooseOwn(selection) : change({ selection }))}
        onSearch={(search) => change({ search })}
      />
      {choice.selection === 'ALL' && (
        <ClassFilter category={category} chosen={choice.gameClass} onChoose={(gameClass) => change({ gameClass })} />
      )}
      <GameResults
        choice={choice}
        name={name}
        onClear={() => change({ vendor: undefined, gameClass: undefined, search: '', selection: 'ALL' })}
      />
    </>
  );
}
