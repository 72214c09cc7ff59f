import { captcha } from '@pavilion/api/calls/auth';
import { useClient } from '@pavilion/host/http';
import { useQuery } from '@pavilion/host/query';
import { IconButton, Skeleton, TextField, type TextFieldProps } from '@pavilion/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './session-dialogs.module.css';
import { useSessionText } from './use-session-text';

const REFRESH_EVERY_MS = 1000;

interface CaptchaFieldProps extends Omit<TextFieldProps, 'label'> {
  /** How many pictures were wanted so far: each answer uses one up. */
  asked: number;
  onPicture: (captchaId: string) => void;
}

/** A picture to read, and the box to type what it says. */
export function CaptchaField({ asked, onPicture, required = true, ...field }: CaptchaFieldProps) {
  const text = useSessionText();
  const client = useClient();
  const [refreshed, setRefreshed] = useState(0);
  const { data, isFetching } = useQuery({
    queryKey: ['session', 'captcha', asked, refreshed],
    queryFn: () => client.call(captcha),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const tell = useEffectEvent(onPicture);
  useEffect(() => {
    if (data) tell(data.captchaId);
  }, [data]);
  const last = useRef(0);
  const refresh = () => {
    if (Date.now() - last.current < REFRESH_EVERY_MS) return;
    last.current = Date.now();
    setRefreshed(refreshed + 1);
  };
  return (
    <div className={styles['captcha']}>
      <TextField
        {...field}
        label={text('captcha')}
        required={required}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={8}
      />
      <div className={styles['picture']}>
        {data ? (
          <img src={data.image} alt={text('captcha.picture')} width={132} height={43} />
        ) : (
          <Skeleton shape="block" width="132px" height="43px" />
        )}
        <IconButton icon="refresh" label={text('captcha.another')} onClick={refresh} busy={isFetching} />
      </div>
    </div>
  );
}
