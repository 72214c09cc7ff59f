import type { Captcha, CaptchaQuery } from '@pavilion/api/auth';
import { captcha } from '@pavilion/api/calls/auth';
import { CallError, type useClient } from '@pavilion/host/http';

const TRIES = 4;
const SECOND_MS = 1_000;

/** A new captcha. Where somebody of the same place was given one this very second, it is asked for again in the next. @throws CallError */
export async function askCaptcha(client: ReturnType<typeof useClient>, query: CaptchaQuery): Promise<Captcha> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await client.call(captcha, query);
    } catch (error) {
      const waits = error instanceof CallError && error.code === 'request.too_many' && Number(error.details['seconds']) <= 1;
      if (!waits || tried === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, SECOND_MS * (1 + Math.random() / 2)));
    }
  }
}
