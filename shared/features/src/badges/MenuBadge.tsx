import { useLocale } from '@pavilion/host/intl';
import { Badge } from '@pavilion/ui/core';

const texts = { bn: (count: number) => `${count}টি নেওয়ার আছে`, en: (count: number) => `${count} to claim` } as const;
/** More than fits beside a menu entry is as good as many. */
const MOST = 99;

/** How much waits behind an entry of a menu; nothing where nothing waits. */
export function MenuBadge({ count, className }: { count: number | undefined; className?: string | undefined }) {
  const text = texts[useLocale()];
  if (!count) return null;
  return (
    <Badge tone="accent" className={className}>
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <span className="pv-visually-hidden">{text(count)}</span>
    </Badge>
  );
}
