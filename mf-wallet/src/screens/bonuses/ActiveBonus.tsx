import type { Bonus } from '@pavilion/api/bonuses';
import { FormFailure, useFailureText } from '@pavilion/features/failures';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Badge, Button, KeyValueList, ProgressBar, stateTones } from '@pavilion/ui';
import { useId } from 'react';
import { bonusShare } from '../../features/bonus-share';
import styles from '../../features/money-screen.module.css';
import { useForfeitBonus } from '../../queries/bonuses';
import { BonusReasons } from './BonusReasons';
import { BonusShares } from '../../features/BonusShares';
import own from './bonuses.module.css';

interface ActiveBonusProps {
  bonus: Bonus;
  /** The one that rounds feed before it. */
  after?: Bonus | undefined;
}

/** A bonus under way: how far it is, in words and as a bar, what holds for it, until when, and how to be rid of it. */
export function ActiveBonus({ bonus, after }: ActiveBonusProps) {
  const id = useId();
  const { formatMessage } = useIntl();
  const money = useMoney();
  const locale = useLocale();
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <header className={own['head']}>
        <h2 id={id} className={styles['subtitle']}>
          {bonus.name[locale]}
        </h2>
        {after ? (
          <Badge>{formatMessage({ id: 'bonus.nextInLine' })}</Badge>
        ) : (
          <Badge tone={stateTones.bonus.active}>{formatMessage({ id: 'bonus.state.active' })}</Badge>
        )}
      </header>
      <p className={styles['amount']}>{money(bonus.amount)}</p>
      <Progress bonus={bonus} />
      {after && <p className={styles['muted']}>{formatMessage({ id: 'bonus.queued' }, { name: after.name[locale] })}</p>}
      <BonusReasons bonus={bonus} />
      <Facts bonus={bonus} />
      <details className={own['terms']}>
        <summary>{formatMessage({ id: 'bonus.terms' })}</summary>
        <p>{bonus.terms[locale]}</p>
        {bonus.shares && <BonusShares shares={bonus.shares} />}
      </details>
      <ForfeitBonus bonus={bonus} />
    </section>
  );
}

function Progress({ bonus: { amount, wager, shares, largestConversion } }: { bonus: Bonus }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const most = money(largestConversion ?? amount);
  const facts = { done: money(wager.done), needed: money(wager.needed), left: money(wager.left), amount: most };
  const left = shares ? 'bonus.progress.leftToCount' : 'bonus.progress.left';
  return (
    <div className={own['progress']}>
      <ProgressBar
        label={formatMessage({ id: 'bonus.progress' })}
        value={bonusShare({ wager })}
        max={1}
        valueText={formatMessage({ id: 'bonus.progress.of' }, facts)}
      />
      <p>{formatMessage({ id: wager.left === '0' ? 'bonus.progress.reached' : left }, facts)}</p>
      {largestConversion !== undefined && <p>{formatMessage({ id: 'bonus.conversion' }, { most })}</p>}
    </div>
  );
}

function Facts({ bonus: { wager, largestBet, carried, shares, givenAt, until } }: { bonus: Bonus }) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const facts = { done: money(wager.done), needed: money(wager.needed) };
  const moment = (at: string) => formatDate(at, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <KeyValueList
      items={[
        {
          label: formatMessage({ id: shares ? 'bonus.counted' : 'bonus.staked' }),
          value: formatMessage({ id: 'bonus.progress.of' }, facts),
        },
        ...(carried === undefined ? [] : [{ label: formatMessage({ id: 'bonus.carried' }), value: money(carried) }]),
        ...(largestBet === undefined
          ? []
          : [
              {
                label: formatMessage({ id: 'bonus.counts' }),
                value: formatMessage({ id: 'bonus.upTo' }, { amount: money(largestBet) }),
              },
            ]),
        { label: formatMessage({ id: 'bonus.given' }), value: moment(givenAt) },
        { label: formatMessage({ id: 'bonus.until' }), value: moment(until) },
      ]}
    />
  );
}

/** Giving up is asked about: it cannot be taken back. */
function ForfeitBonus({ bonus: { id, amount, wager } }: { bonus: Bonus }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const failureText = useFailureText();
  const { confirm, toast } = useDialogs();
  const { mutate, isPending, error } = useForfeitBonus();
  const ask = async () => {
    const question = {
      title: formatMessage({ id: 'bonus.forfeit.title' }, { amount: money(amount) }),
      text: formatMessage({ id: 'bonus.forfeit.text' }, { done: money(wager.done) }),
      confirm: formatMessage({ id: 'bonus.forfeit' }),
      cancel: formatMessage({ id: 'bonus.forfeit.cancel' }),
    };
    if (!(await confirm({ ...question, danger: true }))) return;
    mutate(id, { onSuccess: () => toast('info', formatMessage({ id: 'bonus.forfeit.done' })) });
  };
  return (
    <>
      <FormFailure>{error ? failureText(error) : undefined}</FormFailure>
      <Button variant="ghost" busy={isPending} onClick={() => void ask()}>
        {formatMessage({ id: 'bonus.forfeit' })}
      </Button>
    </>
  );
}
