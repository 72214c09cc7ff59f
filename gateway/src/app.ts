import { drawBrandMark } from '@pavilion/art';
import type { FastifyInstance } from 'fastify';
import { acceptEnvelopes, createFieldCipher } from './platform/crypto';
import {
  applyHttpRules,
  applyMachineRules,
  applyStaffRules,
  createHttpServer,
  isHttps,
  type GroupRoutes,
  type ResponseCache,
  type Surface,
} from './platform/http';
import { type ApiDocs, serveApiDocs } from './platform/http/api-docs';
import { keepAnswers } from './platform/kept-answers';
import type { Platform } from './platform/platform';
import { createGroups, type Services } from './services';

/** One gateway process: what players, vendors and the world reach, what operators reach, and what only this machine reaches. */
export interface Gateway {
  site: FastifyInstance;
  staff: FastifyInstance;
  privateServer: FastifyInstance;
  services: Services;
}

/** Makes the groups of modules and mounts their routes. It ends with the platform, which has one gateway. */
export async function buildGateway(platform: Platform): Promise<Gateway> {
  const { services, responses, groups } = await createGroups(platform);
  platform.jobs.forBrands(services.brands.all);
  const site = await createPlayerServer(platform, services, responses);
  const staff = createStaffServer(platform, services);
  const privateServer = createPrivateServer(platform);
  const surfaces: Record<Surface, FastifyInstance> = { player: site, vendor: site, staff, private: privateServer };
  for (const { routes } of groups) await mount(routes, surfaces);
  platform.onClose('servers', () => Promise.all([site.close(), staff.close(), privateServer.close()]));
  return { site, staff, privateServer, services };
}

async function mount(routes: GroupRoutes, surfaces: Record<Surface, FastifyInstance>): Promise<void> {
  for (const surface of ['player', 'vendor', 'staff', 'private'] as const)
    for (const each of routes[surface] ?? []) await surfaces[surface].register(each);
}

async function createPlayerServer(platform: Platform, services: Services, responses: ResponseCache): Promise<FastifyInstance> {
  const { brands, auth, protection, siteInfo, envelopes } = services;
  const site = createHttpServer(platform, responses.respondFromCache);
  if (platform.config.apiDocs) await serveApiDocs(site, API);
  const findSession = protection.trackingPresence(auth.findSession);
  const https = isHttps(platform.config.publicOrigin);
  applyHttpRules(site, { https, findBrand: brands.byHost, findSession, closedError: siteInfo.closedError });
  acceptEnvelopes(site, envelopes);
  keepAnswers(site, { db: platform.db, cipher: await createFieldCipher(platform.config) });
  return site;
}

function createStaffServer(platform: Platform, { operators }: Services): FastifyInstance {
  const staff = createHttpServer(platform);
  applyStaffRules(staff, { origin: platform.config.consoleOrigin, findOperator: operators.find });
  return staff;
}

function createPrivateServer(platform: Platform): FastifyInstance {
  const server = createHttpServer(platform);
  applyMachineRules(server, platform.config);
  applyHttpRules(server, {
    https: false,
    findBrand: () => undefined,
    findSession: async () => undefined,
    closedError: () => undefined,
  });
  return server;
}

const API: ApiDocs = {
  title: 'Pavilion gateway',
  description: 'Calls of the players’ site and of vendors. Every answer of ours is an envelope: `success` and `value`, or a code.',
  mark: drawBrandMark('pavilion', 'dark', true),
};
