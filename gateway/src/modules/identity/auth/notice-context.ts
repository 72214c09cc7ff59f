import type { FastifyRequest } from 'fastify';
import type { NoticeContext } from './account-notices';

/** In the language of whoever asks, and by the brand's clock. */
export function noticeContextOf({ locale, brand }: Pick<FastifyRequest, 'locale' | 'brand'>): NoticeContext {
  return { locale, timeZone: brand.timeZone };
}
