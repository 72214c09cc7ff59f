import type { MissionStep } from '@pavilion/api/missions';
import { useIntl } from '@pavilion/host/intl';
import { ProgressBar } from '@pavilion/ui';
import { useMissionTexts } from './use-mission-texts';
import styles from './missions.module.css';

/** One step: what counts for it, and how far it is. */
export function MissionStepLine({ step }: { step: MissionStep }) {
  const { formatMessage } = useIntl();
  const texts = useMissionTexts();
  const { kind, target, progress, carried } = step;
  const [done, needed] = [BigInt(progress), BigInt(target)];
  const said = formatMessage(
    { id: 'missions.of' },
    { done: texts.amount(kind, done > needed ? target : progress), needed: texts.amount(kind, target) },
  );
  return (
    <li className={styles['step']}>
      <p className={styles['facts']}>
        <span>{texts.step(step)}</span>
        <span className={styles['figures']}>{said}</span>
      </p>
      <ProgressBar
        label={texts.step(step)}
        value={done >= needed ? 1000 : Number((done * 1000n) / needed)}
        max={1000}
        valueText={said}
        tone={done >= needed ? 'positive' : 'accent'}
      />
      {carried !== undefined && (
        <p className={styles['note']}>{formatMessage({ id: 'missions.carried' }, { amount: texts.amount(kind, carried) })}</p>
      )}
    </li>
  );
}
