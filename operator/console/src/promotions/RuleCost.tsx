import type { PromotionCost, PromotionKind } from '@pavilion/api/staff';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import queueStyles from '../queues/queues.module.css';

/** What a rule costs against a player who plays as well as can be, together with everything else that the brand gives. */
export function RuleCost({ kind, cost }: { kind: PromotionKind; cost: PromotionCost }) {
  const t = useTexts();
  const [locale] = useLocale();
  const gains = cost.gainShare > 0;
  const words = {
    loss: cost.loss / 100,
    own: cost.own / 100,
    together: cost.together / 100,
    game: cost.game?.name[locale] ?? '–',
  };
  return (
    <div role={gains ? 'alert' : 'status'}>
      <strong>{t(kind === 'counting' ? 'promotions.cost.counts' : 'promotions.cost.gives', words)}</strong>
      <small className={queueStyles['second']}>
        {t(kind === 'counting' ? 'promotions.cost.least' : 'promotions.cost.beside', words)}
      </small>
      {gains && (
        <small className={queueStyles['second']}>
          {t(cost.withoutPlay ? 'promotions.cost.withoutPlay' : 'promotions.cost.gains', { percent: cost.gainShare / 100 })}
        </small>
      )}
    </div>
  );
}
