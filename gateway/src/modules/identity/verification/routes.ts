import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { successEnvelope } from '@pavilion/api/schemas';
import { CodeSent, Countries, PhoneProviders, SendCodeBody, SendRegistrationCodeBody } from '@pavilion/api/verification';
import type { FastifyRequest } from 'fastify';
import { ok } from '../../../platform/http';
import type { CodeRequester, Verification } from './service';

/** Codes for people who are not signed in. */
export function verificationRoutes(verification: Verification): FastifyPluginAsyncTypebox {
  const config = { access: 'public' } as const;
  const once = { ...config, once: true } as const;
  const tags = ['verification'];
  return async (app) => {
    app.post(
      '/wps/verification/sms/noLogin',
      { config: once, schema: { tags, body: SendCodeBody, response: { 200: successEnvelope(CodeSent) } } },
      async (request) => {
        const { purpose = 'login', ...typed } = request.body;
        return ok(await verification.sendToVisitor(request.brand, purpose, typed, askerOf(request)));
      },
    );
    app.post(
      '/wps/verification/sms/register',
      { config: once, schema: { tags, body: SendRegistrationCodeBody, response: { 200: successEnvelope(CodeSent) } } },
      async (request) => {
        const { mobileNo: mobileNum, countryDialingCode } = request.body;
        return ok(await verification.sendToVisitor(request.brand, 'register', { mobileNum, countryDialingCode }, askerOf(request)));
      },
    );
    app.get(
      '/wps/verification/sms/provider',
      { config, schema: { tags, response: { 200: successEnvelope(PhoneProviders) } } },
      async ({ brand }) => ok({ provider: verification.provider(brand) }),
    );
    // Remotes published before say `countries`.
    for (const name of ['countryCodes', 'countries'])
      app.get(
        `/wps/system/${name}`,
        { config, schema: { tags: ['system'], response: { 200: successEnvelope(Countries) } } },
        async ({ brand, locale }) => ok({ list: await verification.countries(brand.code, locale) }),
      );
  };
}

function askerOf({ ip: address, locale }: FastifyRequest): CodeRequester {
  return { address, locale };
}
