import type { AnnouncementType, AnnouncementView } from '@pavilion/api/announcements';
import { Badge, stateTones } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { FormattedDate } from 'react-intl';
import { Link } from 'react-router-dom';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import { ListTable } from '../tables/ListTable';
import type { ListColumn } from '../tables/list-column';
import { announcementStatus } from './announcement-status';
import { titleOf } from './announcement-title';
import styles from './announcements.module.css';

export interface AnnouncementTableProps {
  brand: string;
  type: AnnouncementType;
  list: readonly AnnouncementView[];
  /** Draws the buttons that move one; missing where nobody may. */
  moves: ((each: AnnouncementView) => ReactNode) | undefined;
}

/** Announcements of one kind, in the order in which players see them unless another is chosen. */
export function AnnouncementTable({ brand, type, list, moves }: AnnouncementTableProps) {
  const t = useTexts();
  const columns = [...useFactColumns(brand), ...useLastColumns(moves)];
  return (
    <ListTable
      name="announcements"
      source="rows"
      caption={t(`announcements.${type}`)}
      columns={columns}
      rows={list}
      rowKey={({ id }) => id}
    />
  );
}

function useFactColumns(brand: string): ListColumn<AnnouncementView>[] {
  const t = useTexts();
  const [locale] = useLocale();
  const nameOf = (each: AnnouncementView) => each.title[locale] ?? titleOf(each);
  return [
    {
      id: 'title',
      header: t('announcements.column.title'),
      lead: true,
      sort: nameOf,
      csv: nameOf,
      cell: (each) => (
        <span className={styles['what']}>
          {each.banner && <Scene brand={brand} banner={each.banner} />}
          <Link to={`/brands/${brand}/announcements/${each.id}`}>{nameOf(each)}</Link>
        </span>
      ),
    },
    {
      id: 'from',
      header: t('announcements.column.from'),
      sort: ({ from }) => new Date(from),
      cell: ({ from }) => <Moment at={from} />,
    },
    {
      id: 'until',
      header: t('announcements.column.until'),
      sort: ({ until }) => until && new Date(until),
      cell: ({ until }) => (until ? <Moment at={until} /> : t('announcements.open')),
    },
    {
      id: 'how',
      header: t('announcements.column.how'),
      cell: (each) => <Marks announcement={each} />,
    },
  ];
}

function useLastColumns(moves: AnnouncementTableProps['moves']): ListColumn<AnnouncementView>[] {
  const t = useTexts();
  const stage: ListColumn<AnnouncementView> = {
    id: 'stage',
    header: t('announcements.column.stage'),
    sort: (each) => t(`announcements.stage.${announcementStatus(each)}`),
    cell: (each) => {
      const status = announcementStatus(each);
      return <Badge tone={stateTones.announcement[status]}>{t(`announcements.stage.${status}`)}</Badge>;
    },
  };
  if (!moves) return [stage];
  const heading = <span className="pv-visually-hidden">{t('announcements.column.moves')}</span>;
  return [stage, { id: 'moves', header: heading, align: 'end', inOwnOrder: true, cell: moves }];
}

function Scene({ brand, banner: { scene, tone } }: { brand: string; banner: NonNullable<AnnouncementView['banner']> }) {
  const address = `/staff/brands/${brand}/announcements/scenes/${scene}?tone=${tone}`;
  return <img src={address} alt="" width="96" height="42" loading="lazy" />;
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
    </time>
  );
}

/** How players meet it, and in which language it is missing. */
function Marks({ announcement: { execution, banner, title } }: { announcement: AnnouncementView }) {
  const t = useTexts();
  const missing = (['bn', 'en'] as const).filter((locale) => !title[locale]);
  if (!execution && !banner && missing.length === 0) return '–';
  return (
    <span className={styles['badges']}>
      {execution && <Badge>{t(`announcements.execution.${execution}`)}</Badge>}
      {banner && <Badge>{t(`announcements.group.${banner.groupName}`)}</Badge>}
      {missing.map((locale) => (
        <Badge key={locale} tone="info">
          {t(`announcements.notIn.${locale}`)}
        </Badge>
      ))}
    </span>
  );
}
