import { Icon } from '@pavilion/ui';
import { useFailureText } from '../calls/use-failure-text';
import { useTexts } from '../messages';
import styles from './plan.module.css';

/** Above the plan: that it is a new one, or why it could not be carried out. Always there, so that it is announced. */
export function PlanNotice({ moved, failure }: { moved: boolean; failure: unknown }) {
  const t = useTexts();
  const failureText = useFailureText();
  return (
    <div role="alert" className={styles['notices']}>
      {moved && (
        <p className={styles['notice']} data-tone="info">
          <Icon name="refresh" size={18} />
          <span>
            <strong>{t('plan.movedTitle')}</strong> {t('plan.movedText')}
          </span>
        </p>
      )}
      {failure != null && (
        <p className={styles['notice']} data-tone="negative">
          <Icon name="alert" size={18} />
          {failureText(failure)}
        </p>
      )}
    </div>
  );
}
