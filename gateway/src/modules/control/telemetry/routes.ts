import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { TelemetryReport } from '@pavilion/api/staff';
import { successEnvelope, EmptySuccess } from '@pavilion/api/schemas';
import { ok } from '../../../platform/http';
import { createReportLimit } from './report-limit';
import type { Telemetry } from './service';

/** What players' own pages tell of remotes: anybody may, so little of it is believed. */
export function telemetryRoutes(telemetry: Telemetry): FastifyPluginAsyncTypebox {
  return async (app) => {
    const count = createReportLimit();
    app.post(
      '/wps/telemetry',
      {
        config: { access: 'public', whenClosed: true },
        schema: { tags: ['telemetry'], body: TelemetryReport, response: { 200: successEnvelope(EmptySuccess) } },
        onRequest: async ({ ip }) => count(ip),
      },
      async ({ brand, body }) => {
        await telemetry.addReports(brand.code, body);
        return ok({});
      },
    );
  };
}
