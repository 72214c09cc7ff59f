import type { AnnouncementType, AnnouncementView } from '@pavilion/api/announcements';
import { Button, IconButton } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DraftBar } from '../frame/DraftBar';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { useTexts } from '../messages';
import { useHasRole } from '../session/session-context';
import { announcementsKey } from './announcements-key';
import { AnnouncementTable } from './AnnouncementTable';
import { titleOf } from './announcement-title';
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
      <AnnouncementTable
        {...{ brand, type }}
        list={shown}
        moves={may ? (each) => <Moves each={each} at={shown.indexOf(each)} count={shown.length} onMove={move} /> : undefined}
      />
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

interface MovesProps {
  each: AnnouncementView;
  at: number;
  count: number;
  onMove: (at: number, by: -1 | 1) => void;
}

function Moves({ each, at, count, onMove }: MovesProps) {
  const t = useTexts();
  const title = titleOf(each);
  return (
    <span className={styles['moves']}>
      <IconButton icon="arrow-up" label={t('announcements.up', { title })} disabled={at === 0} onClick={() => onMove(at, -1)} />
      <IconButton
        icon="arrow-down"
        label={t('announcements.down', { title })}
        disabled={at === count - 1}
        onClick={() => onMove(at, 1)}
      />
    </span>
  );
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
