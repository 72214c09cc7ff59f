import { FormFailure, useFailureText } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { Button } from '@pavilion/ui';
import { useState } from 'react';
import styles from '../../features/money-screen.module.css';
import { type Picture, PictureField } from '../../features/PictureField';
import { useSendSlip } from '../../queries/deposits';

/** The bank's slip, chosen and sent. */
export function SlipForm({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const textOf = useFailureText();
  const { mutate, isPending, error } = useSendSlip(id);
  const [slip, setSlip] = useState<Picture>();
  const [problem, setProblem] = useState<'invalid' | 'missing'>();
  const choose = (picture: Picture | undefined, invalid: boolean) => {
    setProblem(invalid ? 'invalid' : undefined);
    setSlip(picture);
  };
  const send = () => (slip === undefined ? setProblem((known) => known ?? 'missing') : mutate({ slip: slip.data }));
  return (
    <div className={styles['buttons']}>
      <PictureField label={formatMessage({ id: 'slip.choose' })} picture={slip} onChoose={choose} />
      <FormFailure>{problem ? formatMessage({ id: `slip.${problem}` }) : error ? textOf(error) : undefined}</FormFailure>
      <Button variant="primary" size="large" wide busy={isPending} onClick={send}>
        {formatMessage({ id: 'slip.send' })}
      </Button>
    </div>
  );
}
