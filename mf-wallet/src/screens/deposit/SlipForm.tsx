import { FormFailure, useFailureText } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { Button } from '@pavilion/ui';
import { useState } from 'react';
import styles from '../../features/money-screen.module.css';
import { PictureField } from '../../features/PictureField';
import { usePicture } from '../../features/use-picture';
import { useSendSlip } from '../../queries/deposits';

/** The bank's slip, chosen and sent. */
export function SlipForm({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const textOf = useFailureText();
  const { mutate, isPending, error } = useSendSlip(id);
  const { picture, problem, choose, read } = usePicture();
  const [missing, setMissing] = useState(false);
  const send = async () => {
    const slip = await read();
    setMissing(slip === undefined);
    if (typeof slip === 'object') mutate({ slip: slip.data });
  };
  const wrong = problem ? (`picture.${problem}` as const) : missing && !picture ? 'slip.missing' : undefined;
  return (
    <div className={styles['buttons']}>
      <PictureField label={formatMessage({ id: 'slip.choose' })} picture={picture} onChoose={choose} />
      <FormFailure>{wrong ? formatMessage({ id: wrong }) : error ? textOf(error) : undefined}</FormFailure>
      <Button variant="primary" size="large" wide busy={isPending} onClick={() => void send()}>
        {formatMessage({ id: 'slip.send' })}
      </Button>
    </div>
  );
}
