import type { Bonus } from '@pavilion/api/bonuses';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Badge, Button, stateTones } from '@pavilion/ui';
import styles from '../../features/money-screen.module.css';
import own from './bonuses.module.css';

export interface EndedBonusesProps {
  bonuses: readonly Bonus[];
  /** How to read on, while there is more. */
  more: { busy: boolean; load: () => void } | undefined;
}

/** How earlier bonuses ended, and why. Nothing while there is none. */
export function EndedBonuses({ bonuses, more }: EndedBonusesProps) {
  const { formatMessage } = useIntl();
  if (bonuses.length === 0) return null;
  return (
    <section className={styles['card']} aria-labelledby="ended-bonuses">
      <h2 id="ended-bonuses" className={styles['subtitle']}>
        {formatMessage({ id: 'bonus.history' })}
      </h2>
      <ul className={own['history']}>
        {bonuses.map((bonus) => (
          <EndedBonus key={bonus.id} bonus={bonus} />
        ))}
      </ul>
      {more && (
        <Button variant="ghost" wide busy={more.busy} onClick={more.load}>
          {formatMessage({ id: 'statement.more' })}
        </Button>
      )}
    </section>
  );
}

function EndedBonus({ bonus: { name, amount, state, wager, endedAt, reason, owed, largestConversion } }: { bonus: Bonus }) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const locale = useLocale();
  const facts = { done: money(wager.done), needed: money(wager.needed) };
  return (
    <li className={own['line']}>
      <span className={own['title']}>
        <strong>{name[locale]}</strong>
        <span>{formatMessage({ id: `bonus.ended.${state}` }, facts)}</span>
        {state === 'released' && largestConversion !== undefined && (
          <span>{formatMessage({ id: 'bonus.converted' }, { most: money(largestConversion) })}</span>
        )}
        {reason !== undefined && <q>{reason}</q>}
        {owed !== undefined && <span>{formatMessage({ id: 'bonus.owed' }, { amount: money(owed) })}</span>}
      </span>
      <span className={own['status']}>
        <strong>{money(amount)}</strong>
        <Badge tone={stateTones.bonus[state]}>{formatMessage({ id: `bonus.state.${state}` })}</Badge>
        {endedAt !== undefined && <time dateTime={endedAt}>{formatDate(endedAt, { dateStyle: 'medium' })}</time>}
      </span>
    </li>
  );
}
