import type { BonusShares as Shares } from '@pavilion/api/bonuses';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { KeyValueList } from '@pavilion/ui';

/** How much of a settled round counts, by kind of game, and of the games that have a share of their own. */
export function BonusShares({ shares: { categories, games } }: { shares: Shares }) {
  const { formatMessage, formatNumber } = useIntl();
  const locale = useLocale();
  const percent = (share: number) => formatNumber(share / 100, { style: 'percent' });
  return (
    <KeyValueList
      items={[
        ...games.map(({ name, share }) => ({ label: name[locale], value: percent(share) })),
        ...categories.map(({ category, share }) => ({
          label: formatMessage({ id: `category.${category}` }),
          value: percent(share),
        })),
      ]}
    />
  );
}
