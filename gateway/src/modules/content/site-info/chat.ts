import { createHmac, randomUUID } from 'node:crypto';
import type { ChatModels, LaunchedChat } from '@pavilion/api/system';
import type { Locale } from '@pavilion/i18n';
import type { ChatConfig } from '../../../platform/chat-config';
import { DomainError } from '../../../platform/errors';
import type { BrandSettings } from './settings';

/** Who opens a chat. A visitor is nobody in particular. */
export interface ChatCaller {
  brand: string;
  locale: Locale;
  member?: { id: string; account: string } | undefined;
}

const TOKEN_LIFETIME_SECONDS = 300;

/** The desks of a brand; none without a provider. */
export function chatModels(config: ChatConfig | undefined, { chat_desks }: BrandSettings, locale: Locale): ChatModels {
  return { list: config ? chat_desks.map(({ id, name }) => ({ modelId: id, name: name[locale] })) : [] };
}

/**
 * The address at the provider, with a token (JWT, HS256) that says for five minutes and once who asks, where and in which language.
 *
 * @throws DomainError `chat.off`
 */
export function launchChat(
  config: ChatConfig | undefined,
  { chat_desks }: BrandSettings,
  modelId: string,
  { brand, locale, member }: ChatCaller,
): LaunchedChat {
  if (!config || !chat_desks.some(({ id }) => id === modelId)) throw new DomainError('chat.off');
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: 'pavilion',
    aud: new URL(config.url).origin,
    jti: randomUUID(),
    iat: now,
    exp: now + TOKEN_LIFETIME_SECONDS,
    brand,
    desk: modelId,
    locale,
    ...(member && { sub: member.id, name: member.account }),
  };
  const url = new URL(config.url);
  url.searchParams.set('token', signed(claims, config.secret));
  return { chatUrl: url.href };
}

function signed(claims: object, secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const head = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`;
}
