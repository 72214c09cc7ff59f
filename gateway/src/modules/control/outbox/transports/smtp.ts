import { setTimeout } from 'node:timers/promises';
import type { Transporter } from 'nodemailer';
import type { MessagingConfig } from '../../../../platform/messaging-config';
import { oneLine } from '../templates';
import { SendError, type Transport } from './transport';

const TIMEOUTS = { connectionTimeout: 3_000, greetingTimeout: 3_000, dnsTimeout: 3_000, socketTimeout: 5_000 };
const TOTAL_TIMEOUT_MS = 8_000;
/** Nothing that a mail server could take for a second one, or for a line of the head. */
const ONE_ADDRESS = /^[^\s,;:<>()\p{C}]+@[^\s,;:<>()\p{C}]+$/u;

/** A mail server. A password travels over TLS only, except to this machine. */
export function smtp({ url, from }: NonNullable<MessagingConfig['mail']>): Transport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const settings = {
    host: hostname,
    port: Number(port || (secure ? 465 : 587)),
    secure,
    requireTLS: !secure && !['localhost', '127.0.0.1'].includes(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  // Loaded with the first mail: no start of a gateway waits for it.
  let mailer: Transporter | undefined;
  const openMailer = async () => (mailer ??= (await import('nodemailer')).createTransport(settings));
  return {
    name: 'smtp',
    async send({ id, to, from: name, subject, text }) {
      if (!ONE_ADDRESS.test(to)) throw new SendError('the address is none', true);
      try {
        const sending = (await openMailer()).sendMail({
          from: { name: oneLine(name), address: from },
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${id}@${from.split('@')[1]}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        await Promise.race([sending, giveUp()]);
      } catch (error) {
        throw failureOf(error as { responseCode?: number; code?: string });
      }
    },
  };
}

/** A server that always has one more byte to say. */
async function giveUp(): Promise<never> {
  await setTimeout(TOTAL_TIMEOUT_MS, undefined, { ref: false });
  throw Object.assign(new Error('too long'), { code: 'ETIMEDOUT' });
}

/** Servers repeat addresses in what they answer, so only its number is kept. */
function failureOf({ responseCode, code }: { responseCode?: number; code?: string }): SendError {
  // 5xx to the recipient or the content; a refused sign-in of ours is ours to repair, not the message's fault.
  if (responseCode) return new SendError(`the mail server answered ${responseCode}`, responseCode >= 500 && code !== 'EAUTH');
  return new SendError(code === 'ETIMEDOUT' ? 'the mail server did not answer in time' : 'the mail server was not reached');
}
