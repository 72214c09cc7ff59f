import { CallError } from '@pavilion/host/http';
import { useState } from 'react';

/** How many pictures a form wanted so far: none until the server asks, then a new one for every try. */
export function useCaptchas(first = 0): { asked: number; after: (reason: unknown) => void } {
  const [asked, setAsked] = useState(first);
  return {
    asked,
    after(reason) {
      // Every answer to a captcha uses it up, whatever else was wrong.
      if (asked > 0 || (reason instanceof CallError && reason.details.captcha)) setAsked(asked + 1);
    },
  };
}
