import type { FastifyPluginAsync } from 'fastify';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

type Routes = FastifyPluginAsync | FastifyPluginAsyncTypebox;

/** The routes of a group of modules, by the surface they belong to. */
export interface GroupRoutes {
  /** The players' site, public. */
  player: readonly Routes[];
  /** Calls of vendors and payment companies, on the players' site too: each proves itself by its signature. */
  vendor?: readonly Routes[];
  /** The operators' console. */
  staff: readonly Routes[];
  /** The private port, reached from this machine only. */
  private?: readonly Routes[];
}

export type Surface = keyof GroupRoutes;
