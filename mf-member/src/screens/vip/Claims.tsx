import type { LevelsValue } from '@pavilion/api/levels';
import { useFailureText } from '@pavilion/features/failures';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Button } from '@pavilion/ui';
import { Panel } from '../../features/Panel';
import { useClaimLevel } from '../../queries/levels';
import { useLevelTexts } from './use-level-texts';
import styles from './vip.module.css';

/** Bonuses that are the player's to take, and those whose play was taken back; nothing while there are none. */
export function Claims({ value: { ladder, birthday } }: { value: LevelsValue }) {
  const { formatMessage } = useIntl();
  const texts = useLevelTexts(ladder);
  const ready = ladder.filter(({ bonus: { state } }) => state === 'ready');
  const missing = ladder.filter(({ bonus: { state } }) => state === 'taken-back');
  if (ready.length === 0 && missing.length === 0 && !birthday) return null;
  return (
    <Panel
      tone={ready.length > 0 || birthday ? 'accent' : 'plain'}
      title={formatMessage({ id: 'vip.claims' })}
      text={formatMessage({ id: 'vip.claims.text' })}
    >
      <ul className={styles['claims']}>
        {birthday && (
          <Claim
            what="birthday"
            name={formatMessage({ id: 'vip.birthday' })}
            text={formatMessage({ id: 'vip.birthday.until' }, { until: texts.day(birthday.until) })}
            amount={birthday.amount}
          />
        )}
        {ready.map(({ rank, bonus }) => (
          <Claim
            key={rank}
            what={rank}
            name={formatMessage({ id: 'vip.bonusOf' }, { label: texts.label(rank) })}
            amount={bonus.amount}
          />
        ))}
        {missing.map(({ rank }) => (
          <li key={rank} className={styles['claim']}>
            <span className={styles['quiet']}>{formatMessage({ id: 'vip.missing' }, { label: texts.label(rank) })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Claim({ what, name, text, amount }: { what: number | 'birthday'; name: string; text?: string; amount: string }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { toast } = useDialogs();
  const textOf = useFailureText();
  const { mutate, isPending } = useClaimLevel();
  const claim = () =>
    mutate(what, {
      onSuccess: () => toast('positive', formatMessage({ id: 'vip.claimed' }, { amount: money(amount) })),
      onError: (problem) => toast('negative', textOf(problem)),
    });
  return (
    <li className={styles['claim']}>
      <div>
        <p className={styles['name']}>{name}</p>
        {text && <p className={styles['quiet']}>{text}</p>}
      </div>
      <span className={styles['sum']}>{money(amount)}</span>
      <Button
        size="small"
        variant="primary"
        busy={isPending}
        onClick={claim}
        aria-label={formatMessage({ id: 'vip.claimOne' }, { name })}
      >
        {formatMessage({ id: 'vip.claim' })}
      </Button>
    </li>
  );
}
