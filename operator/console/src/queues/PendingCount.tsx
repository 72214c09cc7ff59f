import { Badge } from '@pavilion/ui';
import { FormattedNumber } from 'react-intl';
import { useTexts } from '../messages';

/** How many wait, on a tab. Nothing while none does. */
export function PendingCount({ count = 0 }: { count: number | undefined }) {
  const t = useTexts();
  if (count === 0) return null;
  return (
    <Badge tone="accent">
      <FormattedNumber value={count} />
      <span className="pv-visually-hidden"> {t('queue.waiting')}</span>
    </Badge>
  );
}
