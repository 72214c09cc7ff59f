import type { AnnouncementView } from '@pavilion/api/announcements';
import { Button, Switch } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../messages';
import { useHasRole } from '../session/session-context';
import { announcementsKey } from './announcements-key';
import { BannerFields, KindFields, ScheduleFields, TextFields } from './DraftFields';
import { type EditorAction, EditorQuestion } from './EditorQuestion';
import { Preview } from './Preview';
import type { DraftFormValues } from './draft-form-values';
import styles from './announcements.module.css';

export interface EditorProps {
  brand: string;
  /** The name of the brand's theme. */
  look: string;
  scenes: readonly string[];
  /** Missing for one that is new. */
  before: AnnouncementView | undefined;
  begin: DraftFormValues;
}

/** The fields of an announcement, and its preview beside them. */
export function Editor({ brand, look, scenes, before, begin }: EditorProps) {
  const t = useTexts();
  const go = useNavigate();
  const queries = useQueryClient();
  const may = useHasRole()('operator', brand);
  const [typed, setTyped] = useState(begin);
  const [asking, setAsking] = useState<EditorAction>();
  const set = (change: Partial<DraftFormValues>) => setTyped((known) => ({ ...known, ...change }));
  const titled = Boolean(typed.title.bn.trim() || typed.title.en.trim());
  const list = `/brands/${brand}/announcements?type=${typed.type}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (titled) setAsking('save');
  };
  const fields = { typed, set };
  return (
    <div className={styles['editor']}>
      <form onSubmit={submit} className={styles['fields']}>
        <KindFields {...fields} fixed={before !== undefined} />
        <TextFields {...fields} />
        {typed.type === 'B' && <BannerFields {...fields} scenes={scenes} />}
        <ScheduleFields {...fields} />
        <Switch
          label={t('announcements.published')}
          hint={t('announcements.publishedHint')}
          checked={typed.published}
          onCheckedChange={(published) => set({ published })}
        />
        <div className={styles['actions']}>
          <Button type="submit" variant="primary" disabled={!may || !titled}>
            {t(typed.published ? 'announcements.publish' : 'announcements.keep')}
          </Button>
          <Button onClick={() => void go(list)}>{t('cancel')}</Button>
          {before && (
            <Button variant="danger" icon="trash" disabled={!may} onClick={() => setAsking('remove')}>
              {t('announcements.remove')}
            </Button>
          )}
        </div>
      </form>
      <Preview brand={brand} look={look} typed={typed} />
      {asking && (
        <EditorQuestion
          action={asking}
          {...{ brand, before, typed }}
          onDone={() => {
            void queries.invalidateQueries({ queryKey: announcementsKey(brand) });
            void go(list);
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}
