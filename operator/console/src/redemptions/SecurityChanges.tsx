import type { RedemptionLine } from '@pavilion/api/staff';
import { Badge } from '@pavilion/ui';
import { FormattedDate } from 'react-intl';
import { useTexts } from '../messages';
import queueStyles from '../queues/queues.module.css';

/** What changed around an order that protects the member's account: a thief would change it first. Nothing for most. */
export function SecurityChanges({ changes }: { changes: RedemptionLine['securityChanges'] }) {
  const t = useTexts();
  return changes.map(({ what, at }) => (
    <small key={`${what} ${at}`} className={queueStyles['second']}>
      <Badge tone="negative">{t(`redemptions.changed.${what}`)}</Badge>{' '}
      <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
    </small>
  ));
}
