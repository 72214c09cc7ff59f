import { CallError } from '@pavilion/host/http';
import { useRef, useState } from 'react';

/** The captchas of one form. */
export interface Captchas {
  /** How many the form wanted so far: none until the server asks, then a new one for every try. */
  asked: number;
  /** For the field: the work of the captcha that it shows. */
  onProof(proof: Promise<string>): void;
  /** What the form sends with what was typed; waits for the work, which is mostly done before anybody has read the picture. Nothing while none is asked. */
  answerOf(captcha: string): Promise<{ captcha?: string; captchaId?: string }>;
  /** Looks at why the form was refused. */
  after(reason: unknown): void;
}

/** `first` is 1 where a captcha is asked from the beginning. */
export function useCaptchas(first = 0): Captchas {
  const [asked, setAsked] = useState(first);
  const proof = useRef<Promise<string>>(undefined);
  return {
    asked,
    onProof(next) {
      proof.current = next;
    },
    async answerOf(captcha) {
      return asked > 0 && proof.current ? { captcha: captcha.trim(), captchaId: await proof.current } : {};
    },
    after(reason) {
      // Every answer to a captcha uses it up, whatever else was wrong.
      if (asked > 0 || (reason instanceof CallError && reason.details['captcha'])) setAsked(asked + 1);
    },
  };
}
