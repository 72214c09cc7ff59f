import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { successEnvelope } from '@pavilion/api/schemas';
import {
  DepositMethodsValue,
  DepositParams,
  DepositRequest,
  DepositsQuery,
  DepositsValue,
  DepositValue,
  MAX_SLIP_BYTES,
  SlipBody,
} from '@pavilion/api/wallet';
import { DomainError } from '../../../platform/errors';
import { idempotencyKeyOf, ok } from '../../../platform/http';
import type { Deposits } from './service';
import { toWireDeposit, toWireMethod } from './wire';

const QUICK_STEPS = [1n, 2n, 5n, 10n, 25n, 50n];
const [config, tags] = [{ access: 'member' } as const, ['wallet']];
/** The largest slip in base64, and the braces around it. */
const slipLimit = Math.ceil(MAX_SLIP_BYTES / 3) * 4 + 1024;
const deposit = { 200: successEnvelope(DepositValue) };

/** A member pays in. */
export function depositRoutes(deposits: Deposits): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(beginRoute(deposits));
    app.get(
      '/wps/v2/deposits',
      { config, schema: { tags, querystring: DepositsQuery, response: { 200: successEnvelope(DepositsValue) } } },
      async (request) => {
        const { list, next } = await deposits.page(request.member(), request.query.before);
        return ok({ list: list.map(toWireDeposit), next });
      },
    );
    app.get('/wps/v2/deposits/:id', { config, schema: { tags, params: DepositParams, response: deposit } }, async (request) =>
      ok(toWireDeposit(await deposits.find(request.member(), idOf(request.params)))),
    );
    app.delete('/wps/v2/deposits/:id', { config, schema: { tags, params: DepositParams, response: deposit } }, async (request) =>
      ok(toWireDeposit(await deposits.cancel(request.member(), idOf(request.params)))),
    );
    app.put(
      '/wps/v2/deposits/:id/slip',
      { config, bodyLimit: slipLimit, schema: { tags, params: DepositParams, body: SlipBody, response: deposit } },
      async (request) => {
        const slip = { slip: Buffer.from(request.body.slip, 'base64'), address: request.ip };
        return ok(toWireDeposit(await deposits.sendSlip(request.member(), idOf(request.params), slip)));
      },
    );
  };
}

function beginRoute(deposits: Deposits): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/wps/v2/deposits/methods',
      { config, schema: { tags, response: { 200: successEnvelope(DepositMethodsValue) } } },
      async (request) => {
        const rows = await deposits.methods(request.brand, request.member().memberId);
        const smallest = rows.reduce((least, { min }) => (min < least ? min : least), rows[0]?.min ?? 0n);
        return ok({ methods: rows.map(toWireMethod), quickAmounts: QUICK_STEPS.map((step) => String(smallest * step)) });
      },
    );
    app.post('/wps/v2/deposits', { config, schema: { tags, body: DepositRequest, response: deposit } }, async (request) => {
      const payer = {
        memberId: request.member().memberId,
        brand: request.brand,
        origin: `${request.protocol}://${request.host}`,
        locale: request.locale,
      };
      return ok(toWireDeposit(await deposits.begin(payer, request.body, idempotencyKeyOf(request.headers))));
    });
  };
}

/** @throws DomainError `request.not_found` */
function idOf({ id }: { id: string }): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw new DomainError('request.not_found');
  return id;
}
