import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { successEnvelope } from '@pavilion/api/schemas';
import {
  DownlineTransferRequest,
  RecipientsQuery,
  RecipientsValue,
  TransfersQuery,
  TransfersValue,
  TransferTerms,
  TransferValue,
  UplineTransferRequest,
  WalletTransferRequest,
  WalletTransferValue,
} from '@pavilion/api/transfers';
import { idempotencyKeyOf, ok } from '../../../platform/http';
import type { Auth } from '../../identity/auth';
import type { Transfers } from './service';

type Passwords = Pick<Auth, 'confirmPaymentPassword'>;
const tags = ['wallet'];

/** Money between one's wallets, to the agent above and to those below. Whatever goes to somebody else takes the second password. */
export function transferRoutes(transfers: Transfers, passwords: Passwords): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/wps/relay/GCS_walletTransfer',
      {
        config: { access: 'member' },
        schema: { tags, body: WalletTransferRequest, response: { 200: successEnvelope(WalletTransferValue) } },
      },
      async (request) => {
        const key = idempotencyKeyOf(request.headers);
        return ok(await transfers.betweenWallets(request.brand, request.member().memberId, request.body, key));
      },
    );
    app.get(
      '/wps/v2/transfers/terms',
      { config: { access: 'member' }, schema: { tags, response: { 200: successEnvelope(TransferTerms) } } },
      async (request) => ok(await transfers.terms(request.brand, request.member().memberId)),
    );
    app.get(
      '/wps/v2/transfers',
      {
        config: { access: 'member' },
        schema: { tags, querystring: TransfersQuery, response: { 200: successEnvelope(TransfersValue) } },
      },
      async (request) => ok(await transfers.page(request.member(), request.query)),
    );
    app.post(
      '/wps/v2/transfers/upline',
      {
        config: { access: 'member', encrypted: true },
        schema: { tags, body: UplineTransferRequest, response: { 200: successEnvelope(TransferValue) } },
      },
      async (request) => {
        const key = idempotencyKeyOf(request.headers);
        await passwords.confirmPaymentPassword(request.member(), request.body.paymentPassword);
        return ok(await transfers.toUpline(request.brand, request.member().memberId, request.body, key));
      },
    );
    await app.register(agentsRoutes(transfers, passwords));
  };
}

function agentsRoutes(transfers: Transfers, passwords: Passwords): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/wps/agent/transfers/recipients',
      {
        config: { access: 'agent' },
        schema: { tags, querystring: RecipientsQuery, response: { 200: successEnvelope(RecipientsValue) } },
      },
      async (request) => ok({ list: await transfers.recipients(request.member(), request.query.name ?? '') }),
    );
    app.post(
      '/wps/agent/transfers',
      {
        config: { access: 'agent', encrypted: true },
        schema: { tags, body: DownlineTransferRequest, response: { 200: successEnvelope(TransferValue) } },
      },
      async (request) => {
        const key = idempotencyKeyOf(request.headers);
        await passwords.confirmPaymentPassword(request.member(), request.body.paymentPassword);
        return ok(await transfers.toDownline(request.brand, request.member().memberId, request.body, key));
      },
    );
  };
}
