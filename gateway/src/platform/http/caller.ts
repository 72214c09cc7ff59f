import type { FastifyRequest } from 'fastify';
import { deviceName } from './device-name';

/** Where somebody signs in from. */
export interface Caller {
  address: string;
  device: string;
}

export function callerOf({ ip, headers }: FastifyRequest): Caller {
  return { address: ip, device: deviceName(headers['user-agent']) };
}
