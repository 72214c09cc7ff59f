import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../config';

/** Whose request it is, before the framework knows: found by the framework's own rule, so that both believe the same proxies. */
export function callerAddress({ trustedProxies }: Pick<Config, 'trustedProxies'>): (request: IncomingMessage) => string {
  if (!trustedProxies) return ({ socket }) => socket.remoteAddress ?? '';
  const trusted = proxyAddr.compile(trustedProxies);
  return (request) => proxyAddr(request, trusted);
}
