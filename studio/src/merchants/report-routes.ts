import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Database } from '../database/tables';
import { MerchantApiError } from './signed-requests';

const Timestamp = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{8,15}Z$', maxLength: 30 });
const ReportBody = Type.Object(
  {
    currency: Type.String({ pattern: '^[A-Z]{3,8}$' }),
    from: Timestamp,
    until: Timestamp,
    /** Where the page before ended. */
    after: Type.Optional(Type.String({ pattern: '^[0-9a-f-]{36}$', maxLength: 36 })),
  },
  { additionalProperties: false },
);

const PAGE_SIZE = 1_000;
const MAX_PERIOD_MS = 3 * 86_400_000;

interface ReportedRound {
  round: string;
  user: string;
  bets: string;
  wins: string;
  state: 'settled' | 'rolled_back';
  closed_at: Date;
}

/**
 * What an operator's players staked and were paid in rounds that ended within a period, from the studio's own books: for the operator to hold
 * against its own. Rounds without money of the operator's are not in it. Amounts are in hundred-thousandths of the currency.
 */
export const reportRoutes: FastifyPluginAsyncTypebox<{ readonly database: Database }> = async (app, { database }) => {
  app.post('/operator/generic/v2/report', { schema: { body: ReportBody } }, async (request) => {
    const { currency, from, until, after } = request.body;
    const length = Date.parse(until) - Date.parse(from);
    if (!(length > 0 && length <= MAX_PERIOD_MS)) throw new MerchantApiError('RS_ERROR_WRONG_SYNTAX', 400);
    const { rows } = await sql<ReportedRound>`
      select round.id as round, player.external_user as "user", round.state, round.closed_at,
        case round.state when 'settled' then case when round.reward_uuid is null then round.stake else 0 end + round.raised else 0 end::text as bets,
        case round.state when 'settled' then coalesce(round.payout, 0) else 0 end::text as wins
      from rounds round
        join players player on player.id = round.player_id
        join sessions session on session.id = round.session_id
      where player.operator_id = ${request.merchant?.id ?? 0n} and player.external_user is not null and player.currency = ${currency}
        and session.operator_token is not null and round.state in ('settled', 'rolled_back')
        and round.closed_at >= ${from}::timestamptz and round.closed_at < ${until}::timestamptz
        and (${after ?? null}::uuid is null
          or (round.closed_at, round.id) > (select closed_at, id from rounds edge where edge.id = ${after ?? null}::uuid))
      order by round.closed_at, round.id limit ${PAGE_SIZE + 1}`.execute(database);
    const rounds = rows.slice(0, PAGE_SIZE);
    return { rounds, next: rows.length > PAGE_SIZE ? rounds.at(-1)?.round : null };
  });
};
