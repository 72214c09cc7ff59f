import type { FastifyInstance } from 'fastify';
import { map } from 'rxjs';
import { agentRoutes } from './modules/money/agents';
import { announcementRoutes, announcementStaffRoutes } from './modules/content/announcements';
import { drawBrandMark } from '@pavilion/art';
import { artRoutes } from './modules/content/art';
import { auditPrivateRoutes, auditRoutes } from './modules/control/audit';
import { authRoutes, registrationStaffRoutes } from './modules/identity/auth';
import { accountingStaffRoutes } from './modules/money/accounting';
import { authenticatorRoutes } from './modules/identity/authenticator';
import { bonusRoutes, bonusStaffRoutes } from './modules/money/bonuses';
import { consoleRoutes } from './modules/control/console';
import { feedbackRoutes, feedbackStaffRoutes } from './modules/content/feedback';
import { cataloguePrivateRoutes, catalogueStaffRoutes, gamesRoutes } from './modules/play/games';
import { launchRoutes } from './modules/play/game-launch';
import { lotteryRoutes } from './modules/play/lotteries';
import { depositStaffRoutes, depositCallbackRoutes, depositRoutes } from './modules/money/deposits';
import { hub88Routes } from './modules/money/vendors';
import { memberAdminRoutes } from './modules/identity/member-admin';
import { memberRoutes } from './modules/identity/members';
import { operatorPrivateRoutes, operatorRoutes } from './modules/control/operators';
import { outboxPrivateRoutes, outboxStaffRoutes } from './modules/control/outbox';
import { pointsRoutes } from './modules/money/points';
import { protectionRoutes, protectionStaffRoutes } from './modules/money/protection';
import { recordExportRoutes, recordRoutes } from './modules/money/records';
import { registryPrivateRoutes, registryRoutes, registryStaffRoutes } from './modules/control/registry';
import { streamRoutes, streamStaffRoutes } from './modules/control/stream';
import { siteRoutes } from './modules/content/site';
import { socialRoutes } from './modules/identity/social-sign-in';
import { siteSettingsRoutes, siteStatusRoutes, siteInfoRoutes } from './modules/content/site-info';
import { telemetryRoutes, telemetryStaffRoutes } from './modules/control/telemetry';
import { transferRoutes } from './modules/money/transfers';
import { verificationRoutes } from './modules/identity/verification';
import { ledgerStaffRoutes, walletRoutes } from './modules/money/wallet';
import { payoutCallbackRoutes, withdrawalRoutes, withdrawalStaffRoutes } from './modules/money/withdrawals';
import { acceptEnvelopes } from './platform/crypto';
import { type ApiDocs, serveApiDocs } from './platform/http/api-docs';
import { applyHttpRules, applyStaffRules, callerAddress, createResponseCache, createHttpServer } from './platform/http';
import { jobStaffRoutes } from './platform/jobs';
import { healthRoutes } from './platform/telemetry';
import type { Platform } from './platform/platform';
import { createServices, type Services } from './services';

/** One gateway process: what players, vendors and the world reach, what operators reach, and what only this machine reaches. */
export interface Gateway {
  site: FastifyInstance;
  staff: FastifyInstance;
  privateServer: FastifyInstance;
  services: Services;
  close(): Promise<void>;
}

/** The gateway's table of contents: every module's routes, on the surface they belong to. */
export async function buildGateway(platform: Platform): Promise<Gateway> {
  const services = await createServices(platform);
  platform.jobs.forBrands(services.brands.all);
  const site = await createPlayerServer(platform, services);
  const staff = await createStaffServer(platform, services);
  const privateServer = await createPrivateServer(platform, services);
  const close = async () => {
    await Promise.all([site.close(), staff.close(), privateServer.close()]);
  };
  return { site, staff, privateServer, services, close };
}

async function createPlayerServer(
  platform: Platform,
  {
    site: pages,
    siteInfo,
    regions,
    brands,
    envelopes,
    members,
    verification,
    auth,
    authenticators,
    socialSignIn,
    announcements,
    feedback,
    games,
    wallet,
    agents,
    points,
    bonuses,
    records,
    recordExports,
    deposits,
    withdrawals,
    transfers,
    vendors,
    lotteries,
    launch,
    realityChecks,
    protection,
    registry,
    stream,
    telemetry,
  }: Services,
): Promise<FastifyInstance> {
  const responses = createResponseCache({
    version: games.snapshot,
    findBrand: brands.byHost,
    isOpenTo: siteInfo.isOpenTo,
    addressOf: callerAddress(platform.config),
  });
  const site = createHttpServer(platform, responses.respondFromCache);
  await serveApiDocs(site, API);
  const findSession = protection.trackingPresence(auth.findSession);
  applyHttpRules(site, { findBrand: brands.byHost, findSession, closedError: siteInfo.closedError });
  acceptEnvelopes(site, envelopes);
  await site.register(artRoutes(games));
  await site.register(authRoutes(auth, envelopes, platform.config.publicOrigin));
  await site.register(authenticatorRoutes({ authenticators, auth, members }));
  await site.register(socialRoutes(socialSignIn));
  await site.register(memberRoutes(members));
  await site.register(verificationRoutes(verification));
  await site.register(gamesRoutes(games, responses));
  await site.register(announcementRoutes(announcements));
  await site.register(feedbackRoutes(feedback));
  await site.register(walletRoutes(wallet, games, vendors));
  await site.register(agentRoutes(agents));
  await site.register(pointsRoutes(points, auth));
  await site.register(bonusRoutes(bonuses));
  await site.register(recordRoutes(records));
  await site.register(recordExportRoutes(recordExports));
  await site.register(depositRoutes(deposits));
  await site.register(depositCallbackRoutes(deposits));
  await site.register(withdrawalRoutes(withdrawals, auth));
  await site.register(payoutCallbackRoutes(withdrawals));
  await site.register(transferRoutes(transfers, auth));
  await site.register(protectionRoutes(protection));
  await site.register(launchRoutes(launch, realityChecks));
  await site.register(lotteryRoutes(lotteries));
  await site.register(hub88Routes({ vendors, wallet, brands, games }));
  await site.register(registryRoutes(registry));
  await site.register(streamRoutes(stream));
  await site.register(telemetryRoutes(telemetry));
  await site.register(siteInfoRoutes(siteInfo));
  await site.register(siteRoutes(pages, regions));
  return site;
}

async function createStaffServer(
  platform: Platform,
  {
    operators,
    audit,
    outbox,
    registry,
    stream,
    telemetry,
    announcements,
    feedback,
    memberAdmin,
    registrationAdmin,
    siteAdmin,
    regions,
    catalogueAdmin,
    gameImports,
    protection,
    deposits,
    bonuses,
    withdrawals,
    ledgerWatch,
    accounting,
    brands,
  }: Services,
): Promise<FastifyInstance> {
  const staff = createHttpServer(platform);
  applyStaffRules(staff, { origin: platform.config.consoleOrigin, findOperator: operators.find });
  await staff.register(operatorRoutes(operators, platform.config.consoleOrigin));
  await staff.register(auditRoutes(audit));
  await staff.register(registryStaffRoutes(registry, { pagesOf: stream.pagesOf, healthOf: telemetry.healthOf }));
  await staff.register(
    streamStaffRoutes(platform, {
      changed: [
        registry.activated.pipe(map(({ manifest }) => manifest.brand)),
        platform.bus.on('pending.changed').pipe(map(({ brand }) => brand)),
        stream.pageCountsChanged,
        telemetry.healthChanged,
      ],
      ended: platform.bus.on('operator.ended').pipe(map(({ operatorId }) => operatorId)),
      seqOf: (brand) => registry.manifestOf(brand)?.manifest.seq ?? 0,
      findOperator: operators.find,
    }),
  );
  await staff.register(telemetryStaffRoutes(telemetry));
  await staff.register(outboxStaffRoutes(outbox));
  await staff.register(depositStaffRoutes(deposits.admin));
  await staff.register(withdrawalStaffRoutes(withdrawals.admin));
  await staff.register(bonusStaffRoutes(bonuses.admin));
  await staff.register(ledgerStaffRoutes(platform, ledgerWatch));
  await staff.register(accountingStaffRoutes({ books: accounting, brands }));
  await staff.register(catalogueStaffRoutes(catalogueAdmin, gameImports));
  await staff.register(announcementStaffRoutes(announcements.admin));
  await staff.register(feedbackStaffRoutes(feedback));
  await staff.register(memberAdminRoutes(memberAdmin));
  await staff.register(protectionStaffRoutes(protection.limitAdmin));
  await staff.register(registrationStaffRoutes(registrationAdmin));
  await staff.register(siteStatusRoutes({ registry, regions }));
  await staff.register(siteSettingsRoutes(siteAdmin));
  await staff.register(jobStaffRoutes({ db: platform.db, desk: platform.jobs.desk, audit }));
  await staff.register(consoleRoutes(platform));
  return staff;
}

async function createPrivateServer(
  platform: Platform,
  { registry, stream, operators, audit, outbox, gameImports }: Services,
): Promise<FastifyInstance> {
  const operations = createHttpServer(platform);
  applyHttpRules(operations, { findBrand: () => undefined, findSession: async () => undefined, closedError: () => undefined });
  await operations.register(healthRoutes(platform));
  await operations.register(registryPrivateRoutes(registry, stream.pagesOf));
  await operations.register(operatorPrivateRoutes(operators, registry.tokens.mayCallPrivateApi));
  await operations.register(auditPrivateRoutes(audit, registry.tokens.mayCallPrivateApi));
  await operations.register(outboxPrivateRoutes(outbox, registry.tokens.mayCallPrivateApi));
  await operations.register(cataloguePrivateRoutes(gameImports, registry.tokens.mayCallPrivateApi));
  return operations;
}

const API: ApiDocs = {
  title: 'Pavilion gateway',
  description: 'Calls of the players’ site and of vendors. Every answer of ours is an envelope: `success` and `value`, or a code.',
  mark: drawBrandMark('pavilion', 'dark', true),
};
