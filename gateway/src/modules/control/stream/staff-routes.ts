import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { hasRole, type Operator } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import { createOpenAtOnce } from '../../../platform/rate-limits';
import { createBoardEvents, type BoardEventSources } from './board-events';
import { hasLeft, openEventStream } from './event-stream';

interface Dependencies extends BoardEventSources {
  findOperator(token: string, asked: { background: boolean }): Promise<Operator | undefined>;
}

/** Tabs of one operator. */
const CONSOLES_PER_OPERATOR = 20;

/** What an open console is told: that there is something new on the board, and nothing of what it is. */
export function streamStaffRoutes(
  platform: Pick<Platform, 'config' | 'log' | 'onClose'>,
  { findOperator, ...news }: Dependencies,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    const events = createBoardEvents(platform, news);
    const admit = createOpenAtOnce({ ...platform.config.shares.streams, perSession: CONSOLES_PER_OPERATOR });
    app.addHook('preClose', async () => events.close());
    app.get('/staff/events', { config: { staff: 'viewer' } }, (request, reply) => {
      if (hasLeft(request)) return void reply.hijack();
      const { operator, staffToken = '' } = request;
      const release = admit(request.ip, operator.id);
      const connection = openEventStream(reply, () => {
        release();
        leave();
      });
      const leave = events.open({
        operatorId: operator.id,
        mayView: (brand) => hasRole(operator.roles, 'viewer', brand),
        write: (text) => connection.write(text),
        end: () => connection.end(),
        signedIn: async () => (await findOperator(staffToken, { background: true })) !== undefined,
      });
    });
  };
}
