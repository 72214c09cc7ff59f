import type { Recipient, TransferTerms } from '@pavilion/api/transfers';
import { useBrand } from '@pavilion/host/brand';
import { useIntl } from '@pavilion/host/intl';
import { parseAmount, useMoney } from '@pavilion/host/money';
import { AmountField, Button, Icon } from '@pavilion/ui';
import { type SyntheticEvent, useState } from 'react';
import { amountProblem } from './amount-problem';
import { RecipientField } from './RecipientField';
import type { ReviewedTransfer } from './reviewed';
import styles from './transfer.module.css';

interface AmountStepProps {
  terms: TransferTerms;
  typed: string;
  recipient: Recipient | undefined;
  onType: (typed: string) => void;
  onChoose: (recipient: Recipient) => void;
  onReview: (reviewed: Omit<ReviewedTransfer, 'idempotencyKey'>) => void;
}

/** To whom, and how much. */
export function AmountStep({ terms, typed, recipient, onType, onChoose, onReview }: AmountStepProps) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const { currencySymbol } = useBrand();
  const [tried, setTried] = useState(false);
  const amount = parseAmount(typed);
  const problem = amountProblem(typed, terms);
  const shown = { min: money(terms.min), max: money(terms.max), left: money(terms.today), balance: money(terms.balance) };
  const review = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (recipient && amount !== undefined && !problem) return onReview({ recipient, amount });
    event.currentTarget.querySelector<HTMLInputElement>(recipient ? 'input[inputmode]' : 'input[type=search]')?.focus();
  };
  return (
    <form className={styles['card']} onSubmit={review} noValidate>
      {terms.hold && (
        <p className={styles['notice']} role="status">
          <Icon name="shield" size={20} />
          <span>
            {formatMessage(
              { id: 'transfer.hold' },
              { until: formatDate(terms.hold.until, { dateStyle: 'medium', timeStyle: 'short' }) },
            )}
          </span>
        </p>
      )}
      <RecipientField chosen={recipient} missing={tried && !recipient} onChoose={onChoose} />
      <AmountField
        label={formatMessage({ id: 'transfer.amount' })}
        aside={formatMessage({ id: 'transfer.balance' }, shown)}
        hint={formatMessage({ id: 'transfer.hint' }, shown)}
        error={tried && problem ? formatMessage({ id: problem }, shown) : undefined}
        value={typed}
        onValueChange={onType}
        currency={currencySymbol}
        scale="large"
      />
      <p className={styles['muted']}>{formatMessage({ id: 'transfer.turnover' })}</p>
      <Button type="submit" variant="primary" size="large" wide disabled={terms.hold !== null}>
        {formatMessage({ id: 'transfer.review' })}
      </Button>
    </form>
  );
}
