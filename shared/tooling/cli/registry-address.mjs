import { UserError, WrongUsage } from '../bootstrap/progress.mjs';

const LOOPBACK = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether a host name means this machine. */
export function isLoopback(hostname) {
  return LOOPBACK.test(hostname);
}

/**
 * The address of a registry without a slash at its end.
 *
 * @throws WrongUsage when it is no address
 * @throws UserError when a token sent there could be read on the way
 */
export function safeAddress(text) {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address || !/^https?:$/.test(address.protocol))
    throw new WrongUsage(`PAVILION_REGISTRY cannot be “${text}”: it is no address, such as https://registry.example.com.`);
  if (address.protocol === 'http:' && !isLoopback(address.hostname))
    throw new UserError(
      `PAVILION_REGISTRY is ${text}: a token sent there could be read on the way. Use its https address (docs/remote-elsewhere.md), or a tunnel: ssh -L 4009:127.0.0.1:4009 ${address.hostname}, then PAVILION_REGISTRY=http://127.0.0.1:4009.`,
    );
  return text.replace(/\/+$/, '');
}
