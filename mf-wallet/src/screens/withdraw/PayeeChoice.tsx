import type { Payee, WithdrawalTerms } from '@pavilion/api/withdrawals';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { Button, RadioCards } from '@pavilion/ui';
import { MethodMark } from '../../features/MethodMark';
import styles from '../../features/money-screen.module.css';
import { useConfirmedRemoval } from './use-confirmed-removal';

interface PayeeChoiceProps {
  terms: WithdrawalTerms;
  chosen: Payee | undefined;
  onChoose: (payee: string) => void;
  onAdd: () => void;
}

/** The member's accounts that money can go to; another can be added, the chosen one removed. */
export function PayeeChoice({ terms: { payees, methods }, chosen, onChoose, onAdd }: PayeeChoiceProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const removal = useConfirmedRemoval();
  return (
    <>
      <RadioCards
        label={formatMessage({ id: 'withdraw.to' })}
        layout="list"
        options={payees.map(({ id, method: code, methodName, holder, bank, number }) => ({
          value: id,
          title: `${bank ?? methodName[locale]} ${number}`,
          text: holder,
          media: <MethodMark method={methods.find((each) => each.code === code)} />,
        }))}
        value={chosen?.id ?? null}
        onValueChange={onChoose}
      />
      <div className={styles['pair']}>
        <Button variant="secondary" onClick={onAdd}>
          {formatMessage({ id: 'payee.add' })}
        </Button>
        <Button variant="ghost" busy={removal.isPending} onClick={() => chosen && void removal.ask(chosen)}>
          {formatMessage({ id: 'payee.remove' })}
        </Button>
      </div>
    </>
  );
}
