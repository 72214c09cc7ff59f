import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { holdsRole, type Operator } from '../../../platform/http';
import { boardEvents, type BoardNews } from './board-events';
import { beginEvents } from './event-stream';

interface Needs extends BoardNews {
  findOperator(token: string, asked: { background: boolean }): Promise<Operator | undefined>;
}

/** What an open console is told: that there is something new on the board, and nothing of what it is. */
export function streamStaffRoutes({ findOperator, ...news }: Needs): FastifyPluginAsyncTypebox {
  return async (app) => {
    const events = boardEvents(news);
    app.addHook('preClose', async () => events.close());
    app.get('/staff/events', { config: { staff: 'viewer' } }, ({ operator, staffToken = '' }, reply) => {
      const { write, end } = beginEvents(reply, () => leave());
      const leave = events.open({
        operatorId: operator.id,
        mayView: (brand) => holdsRole(operator.roles, 'viewer', brand),
        write,
        end,
        signedIn: async () => (await findOperator(staffToken, { background: true })) !== undefined,
      });
    });
  };
}
