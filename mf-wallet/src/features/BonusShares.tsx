import type { BonusShares as Shares } from '@pavilion/api/bonuses';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { KeyValueList } from '@pavilion/ui';

/** How much of a settled round counts: of games that have a share of their own, of others that return much, and by kind of game. */
export function BonusShares({ shares: { categories, games, highReturn } }: { shares: Shares }) {
  const { formatMessage, formatNumber } = useIntl();
  const locale = useLocale();
  const percent = (share: number) => formatNumber(share / 100, { style: 'percent', maximumFractionDigits: 2 });
  const ofHighReturn = ({ above, share }: NonNullable<Shares['highReturn']>) => ({
    label: formatMessage({ id: 'bonus.highReturn' }, { above: percent(above / 100) }),
    // A kind of game that counts less, counts less here too.
    value: categories.some((category) => category.share < share)
      ? formatMessage({ id: 'bonus.atMost' }, { share: percent(share) })
      : percent(share),
  });
  return (
    <KeyValueList
      items={[
        ...games.map(({ name, share }) => ({ label: name[locale], value: percent(share) })),
        ...(highReturn ? [ofHighReturn(highReturn)] : []),
        ...categories.map(({ category, share }) => ({
          label: formatMessage({ id: `category.${category}` }),
          value: percent(share),
        })),
      ]}
    />
  );
}
