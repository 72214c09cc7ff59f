import type { CanaryAudience } from '@pavilion/api/staff';
import type { Queries } from './store';
import './tables';

/** A canary under way. */
export interface RunningCanary {
  brand: string;
  remote: string;
  version: string;
  /** What everybody else runs. */
  control: string;
  bps: number;
  /** Since when it has this share. */
  since: Date;
}

export async function runningCanaries(db: Queries): Promise<RunningCanary[]> {
  const rows = await db
    .selectFrom('brand_canaries as c')
    .innerJoin('brand_remotes as b', (join) => join.onRef('b.brand', '=', 'c.brand').onRef('b.remote', '=', 'c.remote'))
    .select(['c.brand', 'c.remote', 'c.version', 'c.stages', 'c.stage', 'c.stage_at', 'b.version as control'])
    .orderBy('c.brand')
    .orderBy('c.remote')
    .execute();
  return rows.flatMap(({ brand, remote, version, stages, stage, stage_at: since, control }) =>
    control ? [{ brand, remote, version, control, bps: stages[stage]?.bps ?? 0, since }] : [],
  );
}

/** Whom the targeted canaries of a brand are for, by remote. */
export async function targetedCanaries(db: Queries, brand: string): Promise<ReadonlyMap<string, CanaryAudience>> {
  const rows = await db.selectFrom('brand_canaries').select(['remote', 'audience']).where('brand', '=', brand).execute();
  return new Map(rows.flatMap(({ remote, audience }) => (audience ? [[remote, audience] as const] : [])));
}
