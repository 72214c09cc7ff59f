import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { DeadLetterAddress, JobAddress, JobDeed, type JobsValue } from '@pavilion/api/jobs';
import type { Database } from '../database';
import { DomainError } from '../errors';
import { hasRole, ok, type Operator } from '../http';
import type { JobDesk } from './job-desk';

interface Entry {
  who: string;
  action: string;
  brand?: string | undefined;
  reason: string;
  after?: unknown;
}

interface Needs {
  db: Database;
  desk: JobDesk;
  audit: { append(transaction: Database, entry: Entry): Promise<void> };
}

const admin = { staff: 'admin' } as const;

/** Background jobs in the console: how they go, and what an admin does when one does not. */
export function jobStaffRoutes({ db, desk, audit }: Needs): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/staff/jobs', { config: { staff: 'viewer' } }, async ({ operator: { roles } }) => {
      const jobs = await desk.list();
      return ok<JobsValue>({ jobs: jobs.filter(({ brand }) => brand === null || hasRole(roles, 'viewer', brand)) });
    });
    app.post('/staff/jobs/:name/run', { config: admin, schema: { params: JobAddress, body: JobDeed } }, async (request) => {
      const { params, body, operator } = request;
      refuseOthers(operator, body.brand);
      await db.transaction().execute(async (trx) => {
        await desk.askFor(params.name, body.brand, trx);
        await audit.append(trx, { who: operator.name, ...body, action: 'jobs.run', after: params });
      });
      return ok({});
    });
    for (const deed of ['retry', 'discard'] as const)
      app.post(
        `/staff/jobs/:name/dead-letters/:id/${deed}`,
        { config: admin, schema: { params: DeadLetterAddress, body: JobDeed } },
        async ({ params, body: { reason }, operator }) => {
          await db.transaction().execute(async (trx) => {
            const brand = await desk.brandOf(params.name, params.id, trx);
            refuseOthers(operator, brand);
            await desk[deed](params.name, params.id, trx);
            await audit.append(trx, { who: operator.name, reason, brand, action: `jobs.${deed}`, after: params });
          });
          return ok({});
        },
      );
  };
}

/** What concerns every brand is done by whoever is admin in every brand. */
function refuseOthers({ roles }: Operator, brand: string | undefined): void {
  if (!hasRole(roles, 'admin', brand ?? '*')) throw new DomainError('auth.forbidden');
}
