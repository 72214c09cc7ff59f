import { useIntl } from '@pavilion/host/intl';
import { Pager } from '@pavilion/ui';
import type { ChangeListFilters, ListFilters } from '../../features/list-filters';
import styles from './category.module.css';

interface ListPagerProps {
  /** Name of the list. */
  name: string;
  choice: ListFilters;
  totalPages: number;
  onChange: ChangeListFilters;
}

/** The pages of a list; another one begins at the top. */
export function ListPager({ name, choice, totalPages, onChange }: ListPagerProps) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Pager
      className={styles['pager']}
      label={formatMessage({ id: 'games.pages' }, { name })}
      page={Math.min(choice.pages.to, totalPages)}
      pages={totalPages}
      onPage={(page) => {
        onChange({ pages: { from: page, to: page } });
        window.scrollTo({ top: 0 });
      }}
      previousLabel={formatMessage({ id: 'games.pages.previous' })}
      nextLabel={formatMessage({ id: 'games.pages.next' })}
      pageLabel={(page) => formatMessage({ id: 'games.pages.page' }, { page })}
      formatPage={(page) => formatNumber(page)}
    />
  );
}
