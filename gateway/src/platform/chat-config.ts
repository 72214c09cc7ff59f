/** The provider of the chat, and the secret that it knows our tokens by. */
export interface ChatConfig {
  url: string;
  secret: string;
}

const MIN_SECRET_LENGTH = 32;

/**
 * Undefined: nobody chats in this installation.
 *
 * @throws Error naming the variable and what it must be
 */
export function readChatConfig({
  PAVILION_CHAT_URL: url,
  PAVILION_CHAT_SECRET: secret,
}: NodeJS.ProcessEnv): ChatConfig | undefined {
  if (url === undefined && secret === undefined) return undefined;
  if (url === undefined || !isSafe(url))
    throw new Error('PAVILION_CHAT_URL must be the https:// address of the chat’s provider (http:// on this machine)');
  if (secret === undefined || secret.length < MIN_SECRET_LENGTH)
    throw new Error(`PAVILION_CHAT_SECRET must have at least ${MIN_SECRET_LENGTH} characters`);
  return { url, secret };
}

function isSafe(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname));
}
