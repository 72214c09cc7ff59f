import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { TelemetryReport } from '@pavilion/api/staff';
import type { FastifyRequest } from 'fastify';
import { successEnvelope, EmptySuccess } from '@pavilion/api/schemas';
import { ok } from '../../../platform/http';
import { createMemoryRateLimit, sharePerMinute } from '../../../platform/rate-limits';
import type { Telemetry } from './service';

/** Reports are not worth a write each. */
const REPORTS = sharePerMinute(60);

/** What players' own pages tell of remotes: anybody may, so little of it is believed. */
export function telemetryRoutes(telemetry: Telemetry): FastifyPluginAsyncTypebox {
  return async (app) => {
    const count = createMemoryRateLimit('telemetry', REPORTS);
    app.post(
      '/wps/telemetry',
      {
        config: { access: 'public', whenClosed: true },
        schema: { tags: ['telemetry'], body: TelemetryReport, response: { 200: successEnvelope(EmptySuccess) } },
        onRequest: async ({ ip }) => count(ip),
        preValidation: acceptEarlierName,
      },
      async ({ brand, body }) => {
        await telemetry.addReports(brand.code, body);
        return ok({});
      },
    );
  };
}

/** Pages that were opened before call the events `sightings`: it goes with the next version. */
async function acceptEarlierName(request: FastifyRequest): Promise<void> {
  const { body } = request;
  if (typeof body !== 'object' || body === null || !('sightings' in body)) return;
  const { sightings, ...rest } = body;
  request.body = { events: sightings, ...rest };
}
