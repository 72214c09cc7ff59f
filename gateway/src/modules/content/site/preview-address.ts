import type { FastifyRequest } from 'fastify';

/** A preview that the address names, and the one that the browser kept. */
export interface PreviewRequest {
  address: string | undefined;
  kept: string | undefined;
}

/** `?preview=off` ends a preview. */
export const LEAVE_VALUE = 'off';

const COOKIE = 'pavilion-preview';
const RULES = 'Path=/; HttpOnly; SameSite=Lax';
/** No preview lasts longer. */
const COOKIE_SECONDS = 3_600;

export const expiredPreviewCookie = `${COOKIE}=; ${RULES}; Max-Age=0`;

export function previewCookie(token: string): string {
  return `${COOKIE}=${token}; ${RULES}; Max-Age=${COOKIE_SECONDS}`;
}

export function previewOf(query: string, { headers }: Pick<FastifyRequest, 'headers'>): PreviewRequest {
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
