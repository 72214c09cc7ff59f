import type { MemberView } from '@pavilion/api/staff';
import { Button } from '@pavilion/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { useFailureText } from '../calls/use-failure-text';
import { useTexts } from '../messages';
import queueStyles from '../queues/queues.module.css';
import { useHasRole } from '../session/session-context';
import { TagDialog } from './TagDialog';
import { segmentsKey } from './use-segments';
import styles from './segments.module.css';

/** The tags of a member, each to be taken away, and a way to give another. */
export function MemberTags({ brand, member: { id, account } }: { brand: string; member: Pick<MemberView, 'id' | 'account'> }) {
  const t = useTexts();
  const staff = useStaff();
  const failureText = useFailureText();
  const may = useHasRole()('operator', brand);
  const [opened, setOpened] = useState<{ tag?: string }>();
  const { data, error } = useQuery({
    queryKey: [...segmentsKey(brand), 'tags', id],
    queryFn: () => staff.segments.tagsOf(brand, id),
  });
  return (
    <section className={styles['part']} aria-label={t('segments.tags')}>
      <div className={styles['head']}>
        <h3>{t('segments.tags')}</h3>
        <Button size="small" icon="plus" disabled={!may} onClick={() => setOpened({})}>
          {t('segments.giveTag')}
        </Button>
      </div>
      {error && <p role="alert">{failureText(error)}</p>}
      {data?.tags.length === 0 && <p className={queueStyles['quiet']}>{t('segments.noTags')}</p>}
      <ul className={styles['tags']}>
        {data?.tags.map(({ tag, setBy }) => (
          <li key={tag}>
            <Button
              size="small"
              icon="x"
              disabled={!may}
              aria-label={t('segments.takeOne', { tag, who: setBy })}
              onClick={() => setOpened({ tag })}
            >
              {tag}
            </Button>
          </li>
        ))}
      </ul>
      {opened && <TagDialog brand={brand} account={account} {...opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
}
