import type { BonusOverview } from '@pavilion/api/staff';
import { Stat, StatStrip } from '@pavilion/ui';
import { useTexts } from '../messages';
import { useFormatAmount } from '../queues/use-format-amount';

/** What bonuses cost: what is still owed, and what went where lately. */
export function BonusCosts({ overview: { active, lately, currency } }: { overview: BonusOverview }) {
  const t = useTexts();
  const amountOf = useFormatAmount();
  const stat = (flow: keyof BonusOverview['lately']) => (
    <Stat
      key={flow}
      label={t(`bonuses.lately.${flow}`)}
      value={amountOf(lately[flow].amount, currency)}
      note={t('bonuses.counted', { count: lately[flow].count })}
    />
  );
  return (
    <StatStrip>
      <Stat
        label={t('bonuses.owed')}
        value={amountOf(active.owed, currency)}
        note={t('bonuses.counted', { count: active.count })}
      />
      {stat('given')}
      {stat('released')}
      {stat('returned')}
    </StatStrip>
  );
}
