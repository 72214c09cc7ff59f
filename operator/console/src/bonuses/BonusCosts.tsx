import type { BonusOverview } from '@pavilion/api/staff';
import { Stat, StatStrip } from '@pavilion/ui';
import { useTexts } from '../messages';
import { useFormatAmount } from '../queues/use-format-amount';

/** What bonuses cost: what is still owed, and what went where lately. */
export function BonusCosts({ desk: { active, lately, currency } }: { desk: BonusOverview }) {
  const t = useTexts();
  const amountOf = useFormatAmount();
  const flow = (way: keyof BonusOverview['lately']) => (
    <Stat
      key={way}
      label={t(`bonuses.lately.${way}`)}
      value={amountOf(lately[way].amount, currency)}
      note={t('bonuses.counted', { count: lately[way].count })}
    />
  );
  return (
    <StatStrip>
      <Stat
        label={t('bonuses.owed')}
        value={amountOf(active.owed, currency)}
        note={t('bonuses.counted', { count: active.count })}
      />
      {flow('given')}
      {flow('released')}
      {flow('returned')}
    </StatStrip>
  );
}
