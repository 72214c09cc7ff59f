import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceName } from './device-name';

/** Where somebody signs in from. */
export interface Caller {
  address: string;
  device: string;
  /** What their browser was given when somebody tried to sign in with it before. */
  mark?: string | undefined;
}

const COOKIE = 'pavilion-device';
/** Browsers keep none for longer. */
const DAYS = 400;

export function callerOf({ ip, headers }: FastifyRequest): Caller {
  return { address: ip, device: deviceName(headers['user-agent']), mark: markIn(headers.cookie) };
}

/** The same, with a mark for a browser that has none: by it the browser is known again after the session. It opens nothing. */
export function markedCaller(request: FastifyRequest, reply: FastifyReply): Caller & { mark: string } {
  const { mark = randomBytes(24).toString('base64url'), ...caller } = callerOf(request);
  const secure = request.protocol === 'https' ? '; Secure' : '';
  void reply.header('set-cookie', `${COOKIE}=${mark}; Path=/wps/; HttpOnly; SameSite=Lax; Max-Age=${DAYS * 86_400}${secure}`);
  return { ...caller, mark };
}

function markIn(cookies = ''): string | undefined {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{32})(?:;|$)`).exec(cookies)?.[1];
}
