import type { Mission } from '@pavilion/api/missions';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Badge, Card } from '@pavilion/ui';
import { useId } from 'react';
import { MissionActions } from './MissionActions';
import { MissionStepLine } from './MissionStepLine';
import { useMissionTexts } from './use-mission-texts';
import styles from './missions.module.css';

const tones = {
  open: 'neutral',
  joined: 'info',
  progress: 'info',
  reached: 'accent',
  claimed: 'positive',
  expired: 'neutral',
  missed: 'neutral',
} as const;

/** One mission: what it asks, how far it is, until when, and what it brings. */
export function MissionCard({ mission }: { mission: Mission }) {
  const { formatMessage } = useIntl();
  const texts = useMissionTexts();
  const money = useMoney();
  const locale = useLocale();
  const id = useId();
  const { name, about, state, prize, steps, missing = [] } = mission;
  return (
    <Card aria-labelledby={id} className={styles['card']}>
      <div className={styles['head']}>
        <h3 id={id} className={styles['name']}>
          {name[locale]}
        </h3>
        <Badge tone={tones[state]}>{formatMessage({ id: `missions.state.${state}` })}</Badge>
      </div>
      <p className={styles['prize']}>{money(prize)}</p>
      <p className={styles['muted']}>{about[locale]}</p>
      <ul className={styles['steps']}>
        {steps.map((step, nth) => (
          <MissionStepLine key={nth} step={step} />
        ))}
      </ul>
      {missing.map(({ kind, amount }) => (
        <p key={kind} className={styles['note']}>
          {formatMessage(
            { id: mission.every === 'once' ? 'missions.missingOnce' : 'missions.missing' },
            { amount: texts.amount(kind, amount) },
          )}
        </p>
      ))}
      <p className={styles['muted']}>{texts.when(mission)}</p>
      <MissionActions mission={mission} />
    </Card>
  );
}
