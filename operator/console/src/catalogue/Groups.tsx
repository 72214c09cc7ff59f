import type { CatalogueGroup } from '@pavilion/api/staff';
import { Badge, Checkbox, stateTones } from '@pavilion/ui';
import { useState } from 'react';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import { ListTable } from '../tables/ListTable';
import { type Selection, SwitchBar } from './SwitchBar';
import { useCatalogue } from './use-catalogue';
import styles from './catalogue.module.css';

export interface GroupsProps {
  brand: string;
  subject: 'vendor' | 'category';
}

/** Vendors or categories with how many games they have, to be switched as a whole. */
export function Groups({ brand, subject }: GroupsProps) {
  const t = useTexts();
  const [locale] = useLocale();
  const [chosen, setChosen] = useState<Selection>(new Map());
  const { data, error, isPending, isFetching, refetch } = useCatalogue(brand, {});
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />;
  const groups = (subject === 'vendor' ? data?.vendors : data?.categories) ?? [];
  const caption = t(subject === 'vendor' ? 'catalogue.vendors' : 'catalogue.categories');
  return (
    <section className={styles['part']} aria-label={caption}>
      <SwitchBar brand={brand} subject={subject} selection={chosen} onDone={() => setChosen(new Map())} />
      <ListTable
        name="game-groups"
        source="rows"
        caption={caption}
        skeletonRows={isPending ? 6 : 0}
        columns={[
          {
            id: 'choose',
            header: <span className="pv-visually-hidden">{t('catalogue.choose')}</span>,
            cell: ({ key, names }) => (
              <Checkbox
                label={<span className="pv-visually-hidden">{t('catalogue.chooseOne', { name: names[locale] })}</span>}
                checked={chosen.has(key)}
                onChange={({ target }) => setChosen(chosenWith(chosen, { key, names }, target.checked))}
              />
            ),
          },
          {
            id: 'name',
            header: t('catalogue.name'),
            lead: true,
            sort: ({ names }) => names[locale],
            cell: (group) => <GroupName group={group} groups={groups} />,
          },
          {
            id: 'listed',
            header: t('catalogue.listed'),
            align: 'end',
            sort: ({ listed }) => listed,
            cell: ({ listed, total }) => t('catalogue.listedOf', { listed, total }),
          },
          {
            id: 'availability',
            header: t('catalogue.availability'),
            sort: ({ availability }) => availability,
            cell: ({ availability }) => (
              <Badge tone={stateTones.availability[availability]}>{t(`catalogue.availability.${availability}`)}</Badge>
            ),
          },
        ]}
        rows={groups}
        rowKey={({ key }) => key}
      />
    </section>
  );
}

/** A maker is told with whom it comes: who closes that vendor closes it as well. */
function GroupName({ group: { names, connection }, groups }: { group: CatalogueGroup; groups: readonly CatalogueGroup[] }) {
  const t = useTexts();
  const [locale] = useLocale();
  const vendor = groups.find(({ key }) => key === connection)?.names[locale] ?? connection;
  return (
    <>
      {names[locale]}
      {vendor && <small className={styles['second']}>{t('catalogue.through', { vendor })}</small>}
    </>
  );
}

function chosenWith(chosen: Selection, { key, names }: Pick<CatalogueGroup, 'key' | 'names'>, wanted: boolean): Selection {
  const next = new Map(chosen);
  if (wanted) next.set(key, names);
  else next.delete(key);
  return next;
}
