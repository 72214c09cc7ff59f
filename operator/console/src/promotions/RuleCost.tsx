import type { PromotionCost } from '@pavilion/api/staff';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import queueStyles from '../queues/queues.module.css';

/** What a rule costs against somebody who plays as well as can be, beside everything else that the brand gives. */
export function RuleCost({ cost }: { cost: PromotionCost }) {
  const t = useTexts();
  const [locale] = useLocale();
  const { loss, own, together, gainShare, withoutPlay, game } = cost;
  const words = { loss: loss / 100, own: own / 100, together: together / 100, gain: gainShare / 100 };
  return (
    <div role={gainShare > 0 ? 'alert' : 'status'}>
      <strong>{t(gainShare > 0 ? 'promotions.cost.gains' : 'promotions.cost.loses', words)}</strong>
      <small className={queueStyles['second']}>
        {game
          ? t('promotions.cost.how', { game: game.name[locale], share: game.share, rtp: game.rtp / 100, ...words })
          : t('promotions.cost.gives', words)}
        {withoutPlay && ` ${t('promotions.cost.withoutPlay')}`}
      </small>
    </div>
  );
}
