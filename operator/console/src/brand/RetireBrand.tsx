import type { BoardBrand } from '@pavilion/api/staff';
import { Button, Card } from '@pavilion/ui';
import { Link } from 'react-router-dom';
import { useBoard } from '../board/board-query';
import { useTexts } from '../messages';
import { useChanges } from '../plan/use-changes';
import { useHasRole } from '../session/session-context';
import styles from './brand.module.css';

/** Closes the brand for good, or brings it back: the plan says what stops it, and another admin agrees. */
export function RetireBrand({ brand: { brand, name }, retired }: { brand: BoardBrand; retired: boolean }) {
  const t = useTexts();
  const may = useHasRole();
  const { propose } = useChanges();
  const { data: board } = useBoard();
  const kind = retired ? 'restore-brand' : 'retire-brand';
  const asked = board?.pending.find((each) => each.brand === brand && each.changes.some((change) => change.kind === kind));
  const title = t(retired ? 'restoreBrand.title' : 'retireBrand.title', { brand: name });
  return (
    <Card title={title}>
      <p className={styles['text']}>{t(retired ? 'restoreBrand.text' : 'retireBrand.text')}</p>
      {asked && (
        <p className={styles['text']}>
          {t('retireBrand.asked', { who: asked.who })} <Link to="/pending">{t('fourEyes.pending')}</Link>
        </p>
      )}
      {!may('admin', brand) && <p className={styles['text']}>{t('retireBrand.adminNeeded')}</p>}
      <Button
        variant={retired ? 'primary' : 'danger'}
        disabled={!may('admin', brand) || asked !== undefined}
        onClick={() => propose({ brand, title, changes: [{ kind }] })}
      >
        {t(retired ? 'restoreBrand.button' : 'retireBrand.button')}
      </Button>
    </Card>
  );
}
