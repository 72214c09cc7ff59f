import type { AnnouncementType, AnnouncementView } from '@pavilion/api/announcements';
import { Badge, Button, IconButton, stateTones } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import { Link } from 'react-router-dom';
import { DraftBar } from '../frame/DraftBar';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import { useHasRole } from '../session/session-context';
import { announcementsKey } from './announcements-key';
import { announcementStatus } from './announcement-status';
import styles from './announcements.module.css';

interface ListProps {
  brand: string;
  type: AnnouncementType;
  list: readonly AnnouncementView[];
}

/** Announcements of one kind in the order in which players see them. Moving is a draft until it is saved with a reason. */
export function AnnouncementList({ brand, type, list }: ListProps) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const may = useHasRole()('operator', brand);
  const [order, setOrder] = useState<readonly string[]>();
  const [saving, setSaving] = useState(false);
  const ids = order ?? list.map(({ id }) => id);
  const shown = ids.flatMap((id) => list.find((each) => each.id === id) ?? []);
  const moved = order !== undefined && order.some((id, at) => list[at]?.id !== id);
  const move = (at: number, by: -1 | 1) => setOrder(swapped(ids, at, at + by));
  return (
    <>
      <ol className={styles['list']} aria-label={t(`announcements.${type}`)}>
        {shown.map((each, at) => (
          <Line key={each.id} brand={brand} announcement={each}>
            {may && (
              <>
                <IconButton
                  icon="arrow-up"
                  label={t('announcements.up', { title: titleOf(each) })}
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                />
                <IconButton
                  icon="arrow-down"
                  label={t('announcements.down', { title: titleOf(each) })}
                  disabled={at === shown.length - 1}
                  onClick={() => move(at, 1)}
                />
              </>
            )}
          </Line>
        ))}
      </ol>
      {moved && (
        <DraftBar text={t('announcements.moved')}>
          <Button onClick={() => setOrder(undefined)}>{t('cancel')}</Button>
          <Button variant="primary" onClick={() => setSaving(true)}>
            {t('announcements.saveOrder')}
          </Button>
        </DraftBar>
      )}
      {saving && (
        <ReasonDialog
          title={t('announcements.saveOrder')}
          confirmLabel={t('announcements.saveOrder')}
          doneText={t('announcements.orderSaved')}
          act={(reason) => staff.announcements.order(brand, { type, ids: [...ids], reason })}
          onDone={() => {
            setOrder(undefined);
            void queries.invalidateQueries({ queryKey: announcementsKey(brand) });
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}

interface LineProps {
  brand: string;
  announcement: AnnouncementView;
  children: React.ReactNode;
}

function Line({ brand, announcement, children }: LineProps) {
  const t = useTexts();
  const [locale] = useLocale();
  const { id, title, from, until, execution, banner } = announcement;
  const stage = announcementStatus(announcement);
  const own = title[locale] ?? titleOf(announcement);
  return (
    <li className={styles['line']}>
      {banner && (
        <img
          src={`/staff/brands/${brand}/announcements/scenes/${banner.scene}?tone=${banner.tone}`}
          alt=""
          width="128"
          height="56"
          loading="lazy"
        />
      )}
      <div className={styles['what']}>
        <Link to={`/brands/${brand}/announcements/${id}`}>{own}</Link>
        <small>
          <FormattedDate value={from} dateStyle="medium" timeStyle="short" /> –{' '}
          {until ? <FormattedDate value={until} dateStyle="medium" timeStyle="short" /> : t('announcements.open')}
        </small>
      </div>
      <span className={styles['badges']}>
        {execution && <Badge>{t(`announcements.execution.${execution}`)}</Badge>}
        {banner && <Badge>{t(`announcements.group.${banner.groupName}`)}</Badge>}
        {!title.bn && <Badge tone="info">{t('announcements.notIn.bn')}</Badge>}
        {!title.en && <Badge tone="info">{t('announcements.notIn.en')}</Badge>}
        <Badge tone={stateTones.announcement[stage]}>{t(`announcements.stage.${stage}`)}</Badge>
      </span>
      <span className={styles['moves']}>{children}</span>
    </li>
  );
}

function titleOf({ title }: AnnouncementView): string {
  return title.en ?? title.bn ?? '';
}

function swapped(ids: readonly string[], one: number, other: number): string[] {
  const next = [...ids];
  const [first, second] = [next[one], next[other]];
  if (first !== undefined && second !== undefined) {
    next[one] = second;
    next[other] = first;
  }
  return next;
}
