import type { Bonus, BonusShares } from '@pavilion/api/bonuses';
import { useIntl } from '@pavilion/host/intl';
import { KeyValueList } from '@pavilion/ui';
import styles from './bonuses.module.css';

/** What its member asks of a bonus under way, each answered in a sentence: which games count, can I withdraw now, what would I lose. */
export function BonusReasons({ bonus: { shares, until } }: { bonus: Bonus }) {
  const { formatMessage, formatDate } = useIntl();
  const counts = useCounts(shares);
  const text = (id: string) => formatMessage({ id });
  return (
    <KeyValueList
      className={styles['reasons']}
      items={[
        { label: text('bonus.ask.counts'), value: counts },
        { label: text('bonus.ask.withdraw'), value: text('bonus.own') },
        {
          label: text('bonus.ask.lose'),
          value: formatMessage({ id: 'bonus.lose' }, { until: formatDate(until, { dateStyle: 'long', timeStyle: 'short' }) }),
        },
      ]}
    />
  );
}

/** The kinds of games that count most; the rest is in the terms. */
function useCounts(shares: BonusShares | undefined): string {
  const { formatMessage, formatNumber, formatList } = useIntl();
  if (!shares) return formatMessage({ id: 'bonus.counts.whole' });
  const most = Math.max(0, ...shares.categories.map(({ share }) => share));
  const kinds = shares.categories.filter(({ share }) => share === most);
  const names = kinds.map(({ category }) => formatMessage({ id: `category.${category}` }));
  const share = formatNumber(most / 100, { style: 'percent' });
  if (kinds.length === shares.categories.length) return formatMessage({ id: 'bonus.counts.each' }, { share });
  return formatMessage({ id: 'bonus.counts.most' }, { games: formatList(names), share });
}
