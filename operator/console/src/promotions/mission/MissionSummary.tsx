import type { MissionTerms } from '@pavilion/api/staff';
import { useTexts } from '../../messages';
import queueStyles from '../../queues/queues.module.css';
import { useFormatAmount } from '../../queues/use-format-amount';
import { isMoney } from './mission-form-values';

/** The prize of a mission, and its steps. */
export function MissionSummary({ terms: { period, prize, steps }, currency }: { terms: MissionTerms; currency: string }) {
  const t = useTexts();
  const amountOf = useFormatAmount();
  return (
    <>
      {amountOf(prize, currency)} · {t(`promotions.mission.every.${period}`)}
      {steps.map(({ kind, target }, nth) => (
        <small key={nth} className={queueStyles['second']}>
          {t(`promotions.mission.step.${kind}`)}: {isMoney(kind) ? amountOf(target, currency) : target}
        </small>
      ))}
    </>
  );
}
