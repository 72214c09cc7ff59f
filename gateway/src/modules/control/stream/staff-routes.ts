import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { hasRole, type Operator } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import { createBoardEvents, type BoardEventSources } from './board-events';
import { openEventStream } from './event-stream';

interface Dependencies extends BoardEventSources {
  findOperator(token: string, asked: { background: boolean }): Promise<Operator | undefined>;
}

/** What an open console is told: that there is something new on the board, and nothing of what it is. */
export function streamStaffRoutes(
  platform: Pick<Platform, 'log' | 'onClose'>,
  { findOperator, ...news }: Dependencies,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    const events = createBoardEvents(platform, news);
    app.addHook('preClose', async () => events.close());
    app.get('/staff/events', { config: { staff: 'viewer' } }, ({ operator, staffToken = '' }, reply) => {
      const { write, end } = openEventStream(reply, () => leave());
      const leave = events.open({
        operatorId: operator.id,
        mayView: (brand) => hasRole(operator.roles, 'viewer', brand),
        write,
        end,
        signedIn: async () => (await findOperator(staffToken, { background: true })) !== undefined,
      });
    });
  };
}
