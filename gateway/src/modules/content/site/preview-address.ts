import type { FastifyRequest } from 'fastify';

/** A preview that the address names, and the one that the browser kept. */
export interface WantedPreview {
  address: string | undefined;
  kept: string | undefined;
}

/** `?preview=off` ends a preview. */
export const LEAVE = 'off';

const COOKIE = 'pavilion-preview';
const RULES = 'Path=/; HttpOnly; SameSite=Lax';
/** No preview lasts longer. */
const KEPT_S = 3_600;

export const endedPreview = `${COOKIE}=; ${RULES}; Max-Age=0`;

export function keptPreview(token: string): string {
  return `${COOKIE}=${token}; ${RULES}; Max-Age=${KEPT_S}`;
}

export function previewOf(query: string, { headers }: Pick<FastifyRequest, 'headers'>): WantedPreview {
  return {
    address: new URLSearchParams(query).get('preview') ?? undefined,
    kept: /(?:^|; *)pavilion-preview=([\w.-]{1,200})(?:;|$)/.exec(headers.cookie ?? '')?.[1],
  };
}

/** The rest of the query, with its question mark. */
export function withoutPreview(query: string): string {
  const rest = new URLSearchParams(query);
  rest.delete('preview');
  return rest.size ? `?${rest}` : '';
}
