import type { OutboxLine } from '@pavilion/api/staff';
import { operatorToken } from './staff';
import type { TestApp } from './test-app';

/** What was sent to a number (`+8801…`) or a mail address, the latest first, as the private port shows it. */
export async function messagesTo(app: TestApp, to: string): Promise<OutboxLine[]> {
  const headers = { authorization: `Bearer ${operatorToken(app)}` };
  const answer = await app.requestPrivate({ url: '/outbox/sandbox', query: { to }, headers });
  return answer.json<{ value: { lines: OutboxLine[] } }>().value.lines;
}

/** The six digits of the latest message. */
export async function codeSentTo(app: TestApp, to: string): Promise<string> {
  const [latest] = await messagesTo(app, to);
  const code = /\b[0-9]{6}\b/.exec(latest?.text ?? '')?.[0];
  if (!code) throw new Error(`no code was sent to ${to}`);
  return code;
}
