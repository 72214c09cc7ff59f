import type { DepositMethodsOverview, DepositProviderLine } from '@pavilion/api/staff';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { callbackStore } from './callback-store';
import { methodStore } from './method-store';
import type { CallbackVerdict } from './tables';

/** How a brand's ways to pay in, and the providers behind them, did within the last 24 hours. */
export async function depositMethodHealth(db: Database, brand: string): Promise<DepositMethodsOverview> {
  const store = methodStore(db);
  const [methods, rules, lately] = await Promise.all([store.every(brand), store.rulesOf(brand), outcomes(db, brand)]);
  const providers = [...new Set(methods.map(({ provider }) => provider).filter((provider) => provider !== 'bank'))];
  return {
    methods: methods.map((method) => {
      const { code, name, flow, mark, provider, currency, enabled, min, max, fee_bps: feeBps } = method;
      const { paid = 0, unpaid = 0, seconds = null } = lately.find((each) => each.method === code) ?? {};
      const own = rules.filter((rule) => rule.method === code).map(({ rule, least }) => ({ rule, least }));
      return {
        code,
        name,
        flow,
        mark,
        provider,
        currency,
        enabled,
        feeBps,
        min: String(min),
        max: String(max),
        rules: own,
        paid,
        unpaid,
        medianSeconds: seconds,
      };
    }),
    providers: await callbackHealth(db, providers),
  };
}

function outcomes(db: Database, brand: string) {
  return db
    .selectFrom('deposits')
    .select('method')
    .select(sql<number>`count(*) filter (where state = 'paid')::int`.as('paid'))
    .select(sql<number>`count(*) filter (where state in ('expired', 'failed', 'rejected', 'returned'))::int`.as('unpaid'))
    .select(
      sql<
        number | null
      >`round(percentile_cont(0.5) within group (order by extract(epoch from settled_at - created_at)) filter (where state = 'paid'))::int`.as(
        'seconds',
      ),
    )
    .where('brand', '=', brand)
    .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
    .groupBy('method')
    .execute();
}

async function callbackHealth(db: Database, providers: readonly string[]): Promise<DepositProviderLine[]> {
  if (providers.length === 0) return [];
  const rows = await callbackStore(db).recentCounts(providers);
  return providers.map((provider) => {
    const own = rows.filter((row) => row.provider === provider);
    const count = (...verdicts: CallbackVerdict[]) =>
      own.reduce((sum, { verdict, count: some }) => (verdicts.includes(verdict) ? sum + some : sum), 0);
    const believed = own
      .filter(({ verdict }) => verdict === 'handled' || verdict === 'repeated')
      .map(({ last_at: at }) => at.getTime());
    return {
      provider,
      lastCallbackAt: believed.length > 0 ? new Date(Math.max(...believed)).toISOString() : null,
      handled: count('handled'),
      repeated: count('repeated'),
      refused: count('unsigned', 'stale', 'unknown', 'other'),
    };
  });
}
