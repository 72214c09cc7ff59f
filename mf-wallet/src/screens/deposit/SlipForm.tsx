import { FormFailure, useFailureText } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { Button } from '@pavilion/ui';
import { type ChangeEvent, useState } from 'react';
import { pictureIn } from '../../features/picture';
import styles from '../../features/money-screen.module.css';
import { useSendSlip } from '../../queries/deposit';
import own from './deposit.module.css';

/** The bank's slip, chosen and sent. */
export function SlipForm({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const textOf = useFailureText();
  const { mutate, isPending, error } = useSendSlip(id);
  const [slip, setSlip] = useState<string>();
  const [problem, setProblem] = useState<'unfit' | 'missing'>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    const read = file && (await pictureIn(file));
    setProblem(file && !read ? 'unfit' : undefined);
    setSlip(read);
  };
  const send = () => (slip === undefined ? setProblem((known) => known ?? 'missing') : mutate({ slip }));
  return (
    <div className={styles['buttons']}>
      <label className={own['slip']}>
        <span>{formatMessage({ id: 'slip.choose' })}</span>
        <input type="file" accept="image/png,image/jpeg" onChange={(event) => void choose(event)} />
      </label>
      <FormFailure>{problem ? formatMessage({ id: `slip.${problem}` }) : error ? textOf(error) : undefined}</FormFailure>
      <Button variant="primary" size="large" wide busy={isPending} onClick={send}>
        {formatMessage({ id: 'slip.send' })}
      </Button>
    </div>
  );
}
