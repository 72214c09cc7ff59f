import type { CaptchaKind } from '@pavilion/api/auth';
import { useClient } from '@pavilion/host/http';
import { useQuery } from '@pavilion/host/query';
import { IconButton, Skeleton, TextField, type TextFieldProps } from '@pavilion/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { askCaptcha } from './ask-captcha';
import styles from './captcha-field.module.css';
import { solveCaptcha } from './solve-captcha';

const REFRESH_EVERY_MS = 1000;

/** What the field says, in the reader's language. */
export interface CaptchaTexts {
  label: string;
  /** What the picture is. */
  picture: string;
  another: string;
  /** What to do with the digits. */
  digits: string;
  /** The button for whoever cannot see the picture, and back. */
  toDigits: string;
  toPicture: string;
}

/** What a captcha’s field takes. */
export interface CaptchaFieldProps extends Omit<TextFieldProps, 'label'> {
  texts: CaptchaTexts;
  /** How many were wanted so far: each answer uses one up. */
  asked: number;
  /** The work of the captcha that is shown now, begun as soon as it is there. */
  onProof: (proof: Promise<string>) => void;
}

/** A picture to read, or digits for whoever cannot see it, and the box to type what it says. */
export function CaptchaField({ texts, asked, onProof, required = true, ...field }: CaptchaFieldProps) {
  const [kind, setKind] = useState<CaptchaKind>('picture');
  const { captcha, busy, refresh } = useCaptcha(asked, kind, onProof);
  const inDigits = kind === 'digits';
  const readId = useId();
  return (
    <div className={styles['captcha']}>
      <div className={styles['shown']}>
        {captcha?.digits && (
          <p id={readId} className={styles['digits']}>
            {texts.digits} <b>{[...captcha.digits].join(' ')}</b>
          </p>
        )}
        {captcha?.image && <img src={captcha.image} alt={texts.picture} width={400} height={128} />}
        {!captcha && <Skeleton shape="block" width="276px" height="88px" />}
        <IconButton icon="refresh" label={texts.another} onClick={refresh} busy={busy} />
      </div>
      <TextField
        {...field}
        label={texts.label}
        aria-describedby={inDigits ? readId : undefined}
        inputMode={inDigits ? 'numeric' : undefined}
        required={required}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={8}
      />
      <button type="button" className={styles['switch']} onClick={() => setKind(inDigits ? 'picture' : 'digits')}>
        {inDigits ? texts.toPicture : texts.toDigits}
      </button>
    </div>
  );
}

function useCaptcha(asked: number, kind: CaptchaKind, onProof: (proof: Promise<string>) => void) {
  const client = useClient();
  const form = useId();
  const [refreshed, setRefreshed] = useState(0);
  const { data, isFetching } = useQuery({
    queryKey: ['captcha', form, kind, asked, refreshed],
    queryFn: () => askCaptcha(client, { kind }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const tell = useEffectEvent(onProof);
  useEffect(() => {
    if (!data) return undefined;
    const left = new AbortController();
    const proof = solveCaptcha(data, left.signal);
    // It only ends without an answer when this captcha is shown no more, and nobody asks for it then.
    proof.catch(() => undefined);
    tell(proof);
    return () => left.abort();
  }, [data]);
  const last = useRef(0);
  const refresh = () => {
    if (Date.now() - last.current < REFRESH_EVERY_MS) return;
    last.current = Date.now();
    setRefreshed(refreshed + 1);
  };
  return { captcha: data, busy: isFetching, refresh };
}
