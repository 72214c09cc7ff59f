import { createPublicKey, type KeyObject } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Database, Merchant, Round } from '../database/tables';
import { signatureOf, SIGNATURE_HEADER } from '../keys/signature';
import { MerchantApiError } from '../merchants/signed-requests';
import { findRound, roundFields } from '../merchants/round-details';
import { callsOf } from '../rounds/wallet-calls';
import { betColumnsOf, outcomeOf, type Proof, proofText } from './proof';

/** Of one round: a hand that was split and doubled as often as can be, with some raises that were taken back. */
const MOST_ENTRIES = 40;

const Entry = Type.Object(
  {
    transaction_uuid: Type.String({ maxLength: 36 }),
    amount: Type.Integer(),
    id: Type.Optional(Type.String({ maxLength: 64 })),
    kind: Type.Optional(Type.Union([Type.Literal('bet'), Type.Literal('win'), Type.Literal('rollback')])),
  },
  { additionalProperties: false },
);
const ProofBody = Type.Object(
  { ...roundFields, ledger: Type.Optional(Type.Array(Entry, { minItems: 1, maxItems: MOST_ENTRIES })) },
  { additionalProperties: false },
);

interface ProofRoutesOptions {
  readonly database: Database;
  readonly privateKey: KeyObject;
}

/**
 * The proof of a settled round whose seed is revealed. An operator that sends the entries of its own books with the question has them in the proof, as it signed
 * them.
 */
export const proofRoutes: FastifyPluginAsyncTypebox<ProofRoutesOptions> = async (app, { database, privateKey }) => {
  const studioPublicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();

  app.post('/operator/generic/v2/round/proof', { schema: { body: ProofBody } }, async (request, reply) => {
    const { round: id, user, ledger } = request.body;
    const operator = request.merchant as Merchant;
    const round = await findRound(database, operator.id, user, id);
    if (!round) throw new MerchantApiError('RS_ERROR_TRANSACTION_DOES_NOT_EXIST', 404);
    if (round.state !== 'settled' || round.revealed_seed === null) throw new MerchantApiError('RS_ERROR_NOT_REVEALED', 409);
    const signed = { body: request.rawBody, signature: String(request.headers[SIGNATURE_HEADER]) };
    const said: Omit<Proof, 'signature'> = {
      format: 'studio-round-proof-1',
      round: {
        ...{ id: round.id, game: round.game_code, model: round.model, currency: round.currency },
        ...{ stake: String(round.stake), bet: betColumnsOf(onlyRound(round)) },
      },
      commitment: round.server_seed_hash,
      seeds: { serverSeed: round.revealed_seed, clientSeed: round.client_seed ?? '', nonce: round.nonce },
      outcome: outcomeOf(decisionOf(round)),
      payout: String(round.payout),
      wallet: await callsOf(database, round.id),
      ledger: ledger ? { ...signed, publicKey: request.signedWith } : null,
      studioPublicKey,
    };
    const signature = signatureOf(Buffer.from(proofText(said)), privateKey);
    return reply.type('application/json; charset=utf-8').send(proofText({ ...said, signature }));
  });
};

type FoundRound = NonNullable<Awaited<ReturnType<typeof findRound>>>;

function onlyRound({
  server_seed_hash: _hash,
  client_seed: _client,
  revealed_seed: _seed,
  currency: _currency,
  ...round
}: FoundRound): Round {
  return round;
}

function decisionOf({ roll, outcome, payout }: Round) {
  return { ...(roll !== null && { roll }), outcome: JSON.stringify(outcome), payout: payout ?? 0n };
}
