import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { BrandCode, RemoteName } from '@pavilion/api/registry';
import { Type } from 'typebox';
import { DomainError } from '../../../platform/errors';
import { ok } from '../../../platform/http';
import type { Telemetry } from './service';

const Params = Type.Object({ brand: BrandCode, remote: RemoteName });
const Asked = Type.Object(
  { minutes: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$' })) },
  { additionalProperties: false },
);
/** As long as anything is kept. */
const FORTNIGHT = 14 * 1_440;

/** What the console shows of a remote in a brand. */
export function telemetryStaffRoutes(telemetry: Telemetry): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/staff/brands/:brand/remotes/:remote/telemetry',
      { config: { staff: 'viewer' }, schema: { params: Params, querystring: Asked } },
      async ({ params, query }) => {
        const minutes = Number(query.minutes ?? 60);
        if (minutes > FORTNIGHT) throw new DomainError('request.invalid', { fields: { minutes: 'request.invalid' } });
        return ok(await telemetry.versionStats({ ...params, minutes }));
      },
    );
  };
}
