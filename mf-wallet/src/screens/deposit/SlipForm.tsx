import { FormFailure, useFailureText } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { Button, buttonClass, classNames, Icon } from '@pavilion/ui';
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
  const [slip, setSlip] = useState<{ name: string; data: string }>();
  const [problem, setProblem] = useState<'unfit' | 'missing'>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    const read = file && (await pictureIn(file));
    setProblem(file && !read ? 'unfit' : undefined);
    setSlip(file && read ? { name: file.name, data: read } : undefined);
  };
  const send = () => (slip === undefined ? setProblem((known) => known ?? 'missing') : mutate({ slip: slip.data }));
  return (
    <div className={styles['buttons']}>
      <label className={own['slip']}>
        <span>{formatMessage({ id: 'slip.choose' })}</span>
        <input className="pv-visually-hidden" type="file" accept="image/png,image/jpeg" onChange={(event) => void choose(event)} />
        <span className={classNames(buttonClass({ variant: 'secondary', wide: true }), own['picked'])}>
          <Icon name={slip ? 'check' : 'plus'} size={18} />
          <span>{slip?.name ?? formatMessage({ id: 'slip.pick' })}</span>
        </span>
      </label>
      <FormFailure>{problem ? formatMessage({ id: `slip.${problem}` }) : error ? textOf(error) : undefined}</FormFailure>
      <Button variant="primary" size="large" wide busy={isPending} onClick={send}>
        {formatMessage({ id: 'slip.send' })}
      </Button>
    </div>
  );
}
