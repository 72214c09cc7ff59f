import type { BonusCostQuestion, BonusOfferCost } from '@pavilion/api/staff';
import { useQuery } from '@tanstack/react-query';
import { useStaff } from '../calls/staff-context';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import queueStyles from '../queues/queues.module.css';
import { useFormatAmount } from '../queues/use-format-amount';
import { bonusesKey } from './use-bonuses';

/** What an offer would cost as it is typed; nothing while that cannot be said. */
export function useOfferCost(brand: string, question: BonusCostQuestion | undefined): BonusOfferCost | undefined {
  const staff = useStaff();
  const { data } = useQuery({
    queryKey: [...bonusesKey(brand), 'cost', question],
    queryFn: () => staff.bonuses.cost(brand, question as BonusCostQuestion),
    enabled: question !== undefined,
    placeholderData: (before) => before,
  });
  return question && data;
}

/** What an offer costs against a player who plays as well as can be, and how they would play. */
export function OfferCost({ cost, currency }: { cost: BonusOfferCost; currency: string }) {
  const t = useTexts();
  const [locale] = useLocale();
  const amountOf = useFormatAmount();
  if (!cost.game) return <p className={queueStyles['quiet']}>{t('bonuses.cost.nothingCounts')}</p>;
  const gains = cost.gainShare > 0;
  const words = {
    bonus: amountOf(cost.bonus, currency),
    gain: amountOf(cost.gain.replace('-', ''), currency),
    stake: amountOf(cost.game.stake, currency),
    loss: amountOf(cost.game.loss, currency),
    game: cost.game.name[locale],
    share: cost.game.share,
    rtp: cost.game.rtp / 100,
  };
  return (
    <div role={gains ? 'alert' : 'status'}>
      <strong>{t(gains ? 'bonuses.cost.gains' : 'bonuses.cost.loses', words)}</strong>
      <small className={queueStyles['second']}>{t('bonuses.cost.how', words)}</small>
    </div>
  );
}
