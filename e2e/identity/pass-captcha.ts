import { httpRequest, readValue } from '../http-request';
import { setCaptchaAnswer } from './account-state';
import { type Captcha, solveCaptcha } from './solve-captcha';

const ANSWER = 'ab2cd';

/** What goes with a registration that asks for a captcha, its picture read and its work done; for a caller with these headers. */
export async function passCaptcha(origin: string, headers: Record<string, string> = {}): Promise<object> {
  const captcha = readValue<Captcha>(await httpRequest(origin, 'GET', '/wps/captcha', { headers }));
  await setCaptchaAnswer(captcha.captchaId, ANSWER);
  return { captcha: ANSWER, captchaId: solveCaptcha(captcha) };
}
