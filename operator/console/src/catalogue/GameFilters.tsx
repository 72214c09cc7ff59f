import type { CatalogueQuery, CatalogueView, GameAvailability } from '@pavilion/api/staff';
import { SelectField, TextField } from '@pavilion/ui';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import styles from './catalogue.module.css';

const AVAILABILITIES: readonly GameAvailability[] = ['on', 'maintenance', 'off'];

export interface GameFiltersProps extends Pick<CatalogueView, 'vendors' | 'categories'> {
  query: CatalogueQuery;
  onChange: (query: CatalogueQuery) => void;
}

/** What the list of games is narrowed to. Another filter begins at the first page. */
export function GameFilters({ query, vendors, categories, onChange }: GameFiltersProps) {
  const t = useTexts();
  const [locale] = useLocale();
  const narrow = (name: keyof CatalogueQuery, value: string) => {
    const { page: _page, [name]: _before, ...others } = query;
    onChange({ ...others, ...(value && { [name]: value }) } as CatalogueQuery);
  };
  const groups = (list: GameFiltersProps['vendors']) =>
    list.map(({ key, names, total }) => ({ value: key, label: t('catalogue.group', { name: names[locale], total }) }));
  return (
    <form role="search" className={styles['filters']} onSubmit={(event) => event.preventDefault()}>
      <TextField
        label={t('catalogue.find')}
        type="search"
        icon="search"
        maxLength={60}
        value={query.q ?? ''}
        onChange={({ target }) => narrow('q', target.value)}
      />
      <SelectField
        label={t('catalogue.vendor')}
        placeholder={t('catalogue.all')}
        options={groups(vendors)}
        value={query.vendor ?? ''}
        onChange={({ target }) => narrow('vendor', target.value)}
      />
      <SelectField
        label={t('catalogue.category')}
        placeholder={t('catalogue.all')}
        options={groups(categories)}
        value={query.category ?? ''}
        onChange={({ target }) => narrow('category', target.value)}
      />
      <SelectField
        label={t('catalogue.availability')}
        placeholder={t('catalogue.all')}
        options={AVAILABILITIES.map((value) => ({ value, label: t(`catalogue.availability.${value}`) }))}
        value={query.availability ?? ''}
        onChange={({ target }) => narrow('availability', target.value)}
      />
    </form>
  );
}
