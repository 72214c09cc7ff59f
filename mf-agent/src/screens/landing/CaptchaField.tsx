import { useIntl } from '@pavilion/host/intl';
import { IconButton, Skeleton, TextField, type TextFieldProps } from '@pavilion/ui';
import { useRef } from 'react';
import styles from './sign-in-panel.module.css';

interface CaptchaFieldProps extends Omit<TextFieldProps, 'label'> {
  picture: string | undefined;
  busy: boolean;
  onAnother: () => void;
}

const REFRESH_EVERY_MS = 1000;

/** A picture to read, and the box to type what it says. */
export function CaptchaField({ picture, busy, onAnother, ...field }: CaptchaFieldProps) {
  const { formatMessage } = useIntl();
  const last = useRef(0);
  const another = () => {
    if (Date.now() - last.current < REFRESH_EVERY_MS) return;
    last.current = Date.now();
    onAnother();
  };
  return (
    <div className={styles['captcha']}>
      <TextField {...field} label={formatMessage({ id: 'captcha.label' })} autoComplete="off" maxLength={8} />
      <div className={styles['picture']}>
        {picture ? (
          <img src={picture} alt={formatMessage({ id: 'captcha.picture' })} width={132} height={43} />
        ) : (
          <Skeleton shape="block" width="132px" height="43px" />
        )}
        <IconButton icon="refresh" label={formatMessage({ id: 'captcha.another' })} onClick={another} busy={busy} />
      </div>
    </div>
  );
}
