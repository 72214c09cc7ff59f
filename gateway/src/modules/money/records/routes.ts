import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  AccountRecordQuery,
  AccountRecordValue,
  HeldWinsValue,
  TransactionDetails,
  TransactionParams,
  TransactionTotals,
  TransactionTotalsQuery,
  PlayedGamesQuery,
  PlayedGamesValue,
  ProfitQuery,
  ProfitValue,
  RoundDetails,
  RoundProof,
  RoundQuery,
  RoundsQuery,
  RoundsValue,
  RoundTotals,
  RoundTotalsQuery,
} from '@pavilion/api/records';
import { successEnvelope } from '@pavilion/api/schemas';
import type { FastifyRequest } from 'fastify';
import { ok } from '../../../platform/http';
import type { Reader } from './reader';
import type { Records } from './service';

const config = { access: 'member' } as const;
const tags = ['records'];

/** What a member looks up about themselves. */
export function recordRoutes(records: Records): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(moneyRoutes(records));
    await app.register(playRoutes(records));
  };
}

function moneyRoutes(records: Records): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/wps/v2/records/movements/totals',
      { config, schema: { tags, querystring: TransactionTotalsQuery, response: { 200: successEnvelope(TransactionTotals) } } },
      async (request) => ok(await records.movementTotals(readerOf(request), request.query)),
    );
    app.get(
      '/wps/v2/records/movements/:id',
      { config, schema: { tags, params: TransactionParams, response: { 200: successEnvelope(TransactionDetails) } } },
      async (request) => ok(await records.movement(readerOf(request), request.params.id)),
    );
    app.get(
      '/wps/v2/records/account',
      { config, schema: { tags, querystring: AccountRecordQuery, response: { 200: successEnvelope(AccountRecordValue) } } },
      async (request) => ok(await records.account(readerOf(request), request.query)),
    );
    app.get(
      '/wps/v2/records/profit',
      { config, schema: { tags, querystring: ProfitQuery, response: { 200: successEnvelope(ProfitValue) } } },
      async (request) => ok(await records.profit(readerOf(request), request.query)),
    );
  };
}

function playRoutes(records: Records): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/wps/v2/records/rounds',
      { config, schema: { tags, querystring: RoundsQuery, response: { 200: successEnvelope(RoundsValue) } } },
      async (request) => ok(await records.rounds(readerOf(request), request.query)),
    );
    app.get(
      '/wps/v2/records/rounds/totals',
      { config, schema: { tags, querystring: RoundTotalsQuery, response: { 200: successEnvelope(RoundTotals) } } },
      async (request) => ok(await records.roundTotals(readerOf(request), request.query)),
    );
    app.get(
      '/wps/v2/records/rounds/games',
      { config, schema: { tags, querystring: PlayedGamesQuery, response: { 200: successEnvelope(PlayedGamesValue) } } },
      async (request) => ok(await records.playedGames(readerOf(request), request.query)),
    );
    app.get(
      '/wps/v2/records/held-wins',
      { config, schema: { tags, response: { 200: successEnvelope(HeldWinsValue) } } },
      async (request) => ok(await records.heldWins(readerOf(request))),
    );
    app.get(
      '/wps/v2/records/round',
      { config, schema: { tags, querystring: RoundQuery, response: { 200: successEnvelope(RoundDetails) } } },
      async (request) => ok(await records.round(readerOf(request), request.query)),
    );
    app.get(
      '/wps/v2/records/round/proof',
      { config, schema: { tags, querystring: RoundQuery, response: { 200: successEnvelope(RoundProof) } } },
      async (request) => ok(await records.proof(readerOf(request), request.query)),
    );
  };
}

/** Whoever asks, once the route's access is checked. */
export function readerOf(request: FastifyRequest): Reader {
  return { memberId: request.member().memberId, brand: request.brand, locale: request.locale };
}
