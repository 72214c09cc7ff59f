import { successEnvelope } from '@pavilion/api/schemas';
import type { Locale } from '@pavilion/i18n';
import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { DomainError } from '../../../platform/errors';

/** The schema of a call that is asked in its address. */
export function querySchema<Query extends TSchema, Value extends TSchema>(querystring: Query, value: Value) {
  return { tags: ['games'], querystring, response: { 200: successEnvelope(value) } };
}

/** Whose favourites and recent games. */
export function ownerOf(request: FastifyRequest) {
  const { brand, memberId } = request.member();
  return { brand, memberId };
}

/** The language that the call names, else the request's. */
export function localeOf(request: FastifyRequest, { language }: { language?: string }): Locale {
  return (language?.toLowerCase() as Locale | '' | undefined) || request.locale;
}

/** A brand's site answers for that brand alone. @throws DomainError `request.invalid` */
export function assertOwnBrand(request: FastifyRequest, named: string | undefined, field: string): void {
  if (named && named !== request.brand.code) throw new DomainError('request.invalid', { fields: { [field]: 'request.invalid' } });
}
