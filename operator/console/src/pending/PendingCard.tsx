import type { ChangeKind, PendingChange } from '@pavilion/api/staff';
import { Badge, Button, Card, Icon } from '@pavilion/ui';
import { useState } from 'react';
import { FormattedDate, FormattedRelativeTime } from 'react-intl';
import type { Decision } from '../calls/staff-calls';
import { relativeTime } from '../frame/relative-time';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import { useHasRole, useSession } from '../session/session-context';
import { DecisionDialog } from './DecisionDialog';
import styles from './pending.module.css';

/** One request: what it would change, who asked and why, and what may be done about it. */
export function PendingCard({ change, brandName }: { change: PendingChange; brandName: string }) {
  const t = useTexts();
  const [locale] = useLocale();
  const [decision, setDecision] = useState<Decision>();
  const { state, lines } = change;
  const { own, mayApprove, mayCancel } = useMayDecide(change);
  return (
    <Card title={brandName} aside={<Badge tone={state === 'waiting' ? 'accent' : 'info'}>{t(`pending.${state}`)}</Badge>}>
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <li key={line.en}>{line[locale]}</li>
        ))}
      </ul>
      <Facts change={change} own={own} />
      <div className={styles['actions']}>
        {mayApprove && (
          <>
            <Button variant="primary" onClick={() => setDecision('approve')}>
              {t('pending.approve')}
            </Button>
            <Button onClick={() => setDecision('reject')}>{t('pending.reject')}</Button>
          </>
        )}
        {mayCancel && !mayApprove && <Button onClick={() => setDecision('cancel')}>{t('pending.cancel')}</Button>}
      </div>
      {decision && <DecisionDialog change={change} decision={decision} onClose={() => setDecision(undefined)} />}
    </Card>
  );
}

/** Whose request it is, and what the operator may do about it. Some requests only an admin agrees to. */
function useMayDecide({ brand, state, who, approvals, changes }: PendingChange) {
  const may = useHasRole();
  const { operator } = useSession();
  const own = who === operator?.name;
  const agreed = approvals.includes(operator?.name ?? '');
  const role = changes.some(({ kind }) => FOR_ADMINS.has(kind)) ? 'admin' : 'approver';
  const mayApprove = state === 'waiting' && may(role, brand) && !own && !agreed;
  return { own, mayApprove, mayCancel: (own && may('operator', brand)) || may('approver', brand) };
}

const FOR_ADMINS: ReadonlySet<string> = new Set<ChangeKind>(['four-eyes', 'retire-brand', 'restore-brand']);

function Facts({
  change: { state, who, reason, askedAt, at, obstacle, approvals, needed },
  own,
}: {
  change: PendingChange;
  own: boolean;
}) {
  const t = useTexts();
  const [locale] = useLocale();
  return (
    <>
      {obstacle && (
        <p className={styles['obstacle']}>
          <Icon name="alert" size={16} /> {obstacle[locale]}
        </p>
      )}
      <p className={styles['facts']}>
        {t('pending.asked', { who, reason })} · <FormattedRelativeTime {...relativeTime(askedAt)} numeric="auto" />
      </p>
      {at && (
        <p className={styles['facts']}>
          <Icon name="clock" size={16} /> <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
        </p>
      )}
      {state === 'waiting' && needed === 2 && (
        <p className={styles['facts']}>{t('pending.two', { agreed: approvals.length, names: approvals.join(', ') })}</p>
      )}
      {state === 'waiting' && own && <p className={styles['facts']}>{t('pending.own')}</p>}
    </>
  );
}
