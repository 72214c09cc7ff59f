import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Database, Merchant, Round } from '../database/tables';
import { modelOf } from '../models/models';
import { verifierOf } from '../titles/listed-title';
import { MerchantApiError } from './signed-requests';

/** By what an operator names a round. */
export const roundFields = {
  round: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', maxLength: 36 }),
  user: Type.String({ minLength: 1, maxLength: 128 }),
};
const RoundBody = Type.Object(roundFields, { additionalProperties: false });

interface RoundDetailsOptions {
  readonly database: Database;
  readonly publicUrl: string;
}

/** What was bet in a round, what came out, and the seeds it came from: for the betting record that an operator shows its player. */
export const roundDetailsRoutes: FastifyPluginAsyncTypebox<RoundDetailsOptions> = async (app, { database, publicUrl }) => {
  app.post('/operator/generic/v2/round', { schema: { body: RoundBody } }, async (request) => {
    const { id } = request.merchant as Merchant;
    const round = await findRound(database, id, request.body.user, request.body.round);
    if (!round) throw new MerchantApiError('RS_ERROR_TRANSACTION_DOES_NOT_EXIST', 404);
    return roundDetails(round, publicUrl);
  });
};

interface PlayedRound extends Round {
  server_seed_hash: string;
  client_seed: string | null;
  revealed_seed: string | null;
  currency: string;
}

/** Only a round that this operator's player of this name played. */
export function findRound(database: Database, operatorId: bigint, user: string, id: string): Promise<PlayedRound | undefined> {
  return database
    .selectFrom('rounds')
    .innerJoin('players', 'players.id', 'rounds.player_id')
    .innerJoin('seed_pairs', 'seed_pairs.id', 'rounds.seed_pair_id')
    .selectAll('rounds')
    .select(['seed_pairs.server_seed_hash', 'seed_pairs.client_seed', 'players.currency'])
    .select(sql<string | null>`case when seed_pairs.state = 'revealed' then seed_pairs.server_seed end`.as('revealed_seed'))
    .where('rounds.id', '=', id)
    .where('players.operator_id', '=', operatorId)
    .where('players.external_user', '=', user)
    .executeTakeFirst();
}

function roundDetails(round: PlayedRound, publicUrl: string) {
  const { nonce, client_seed: clientSeed, server_seed_hash: hash, revealed_seed: seed } = round;
  const known = {
    clientSeed: clientSeed ?? '',
    nonce: String(nonce),
    commitment: hash,
    ...(round.choice !== null && { choice: round.choice }),
    ...(round.steps !== null && { steps: round.steps }),
    ...(seed !== null && { serverSeed: seed }),
  };
  return {
    state: round.state,
    ...modelOf(round).details(round),
    stake: String(round.stake + round.raised),
    ...(round.reward_uuid !== null && { reward_uuid: round.reward_uuid }),
    // While an operator still decides about a win, nothing is paid.
    payout: round.state === 'settled' ? String(round.payout) : null,
    nonce,
    client_seed: clientSeed ?? '',
    server_seed_hash: hash,
    server_seed: seed,
    // Behind the mark nothing is sent to a server: the check runs in the player's browser.
    verify_url: `${verifierOf(round, publicUrl)}#${new URLSearchParams(known)}`,
  };
}
