import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { DeadLetterAddress, JobAddress, JobActionRequest, type JobsValue } from '@pavilion/api/jobs';
import type { Database } from '../database';
import { DomainError } from '../errors';
import { hasRole, ok, type Operator } from '../http';
import type { JobAdmin } from './job-admin';

interface Entry {
  who: string;
  action: string;
  brand?: string | undefined;
  reason: string;
  after?: unknown;
}

interface Needs {
  db: Database;
  admin: JobAdmin;
  audit: { append(transaction: Database, entry: Entry): Promise<void> };
}

const adminOnly = { staff: 'admin' } as const;

/** Background jobs in the console: how they go, and what an admin does when one does not. */
export function jobStaffRoutes({ db, admin, audit }: Needs): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/staff/jobs', { config: { staff: 'viewer' } }, async ({ operator: { roles } }) => {
      const jobs = await admin.list();
      return ok<JobsValue>({ jobs: jobs.filter(({ brand }) => brand === null || hasRole(roles, 'viewer', brand)) });
    });
    app.post(
      '/staff/jobs/:name/run',
      { config: adminOnly, schema: { params: JobAddress, body: JobActionRequest } },
      async (request) => {
        const { params, body, operator } = request;
        refuseOthers(operator, body.brand);
        await db.transaction().execute(async (trx) => {
          await admin.askFor(params.name, body.brand, trx);
          await audit.append(trx, { who: operator.name, ...body, action: 'jobs.run', after: params });
        });
        return ok({});
      },
    );
    for (const decision of ['retry', 'discard'] as const)
      app.post(
        `/staff/jobs/:name/dead-letters/:id/${decision}`,
        { config: adminOnly, schema: { params: DeadLetterAddress, body: JobActionRequest } },
        async ({ params, body: { reason }, operator }) => {
          await db.transaction().execute(async (trx) => {
            const brand = await admin.brandOf(params.name, params.id, trx);
            refuseOthers(operator, brand);
            await admin[decision](params.name, params.id, trx);
            await audit.append(trx, { who: operator.name, reason, brand, action: `jobs.${decision}`, after: params });
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
