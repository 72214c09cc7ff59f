import type { FastifyInstance } from 'fastify';
import { map } from 'rxjs';
import { agentRoutes } from './modules/money/agents';
import { announcementRoutes, announcementStaffRoutes } from './modules/content/announcements';
import { drawBrandMark } from '@pavilion/art';
import { artRoutes } from './modules/content/art';
import { auditOperations, auditRoutes } from './modules/control/audit';
import { authRoutes, registrationStaffRoutes } from './modules/identity/auth';
import { bookStaffRoutes } from './modules/money/books';
import { authenticatorRoutes } from './modules/identity/authenticator';
import { bonusRoutes, bonusStaffRoutes } from './modules/money/bonuses';
import { consoleRoutes } from './modules/control/console';
import { feedbackRoutes, feedbackStaffRoutes } from './modules/content/feedback';
import { catalogueOperations, catalogueStaffRoutes, gamesRoutes } from './modules/play/games';
import { launchRoutes } from './modules/play/launch';
import { lotteryRoutes } from './modules/play/lotteries';
import { depositStaffRoutes, paymentCallbacks, paymentRoutes } from './modules/money/payments';
import { hub88Routes } from './modules/money/vendors';
import { memberDeskRoutes } from './modules/identity/member-desk';
import { memberRoutes } from './modules/identity/members';
import { operatorOperations, operatorRoutes } from './modules/control/operators';
import { outboxOperations, outboxStaffRoutes } from './modules/control/outbox';
import { pointsRoutes } from './modules/money/points';
import { protectionRoutes, protectionStaffRoutes } from './modules/money/protection';
import { recordExportRoutes, recordRoutes } from './modules/money/records';
import { registryOperations, registryRoutes, registryStaffRoutes } from './modules/control/registry';
import { streamRoutes, streamStaffRoutes } from './modules/control/stream';
import { siteRoutes } from './modules/content/site';
import { socialRoutes } from './modules/identity/social';
import { siteSettingsRoutes, siteStatusRoutes, systemRoutes } from './modules/content/system';
import { telemetryRoutes, telemetryStaffRoutes } from './modules/control/telemetry';
import { transferRoutes } from './modules/money/transfers';
import { verificationRoutes } from './modules/identity/verification';
import { ledgerStaffRoutes, walletRoutes } from './modules/money/wallet';
import { payoutCallbacks, withdrawalRoutes, withdrawalStaffRoutes } from './modules/money/withdrawals';
import { acceptEnvelopes } from './platform/crypto';
import { type ApiDocs, serveApiDocs } from './platform/http/api-docs';
import { applyHttpRules, applyStaffRules, callerAddress, createKeptAnswers, newServer } from './platform/http';
import { healthRoutes } from './platform/telemetry';
import type { Platform } from './platform/platform';
import { createServices, type Services } from './services';

/** One gateway process: what players, vendors and the world reach, what operators reach, and what only this machine reaches. */
export interface Gateway {
  site: FastifyInstance;
  staff: FastifyInstance;
  operations: FastifyInstance;
  services: Services;
  close(): Promise<void>;
}

/** The gateway's table of contents: every module's routes, on the surface they belong to. */
export async function buildGateway(platform: Platform): Promise<Gateway> {
  const services = await createServices(platform);
  const site = await playersSite(platform, services);
  const staff = await staffConsole(platform, services);
  const operations = await operationsPort(platform, services);
  const close = async () => {
    await Promise.all([site.close(), staff.close(), operations.close()]);
    services.announcements.close();
    services.regions.close();
    await services.outbox.close();
    await services.payments.close();
    await services.withdrawals.close();
    await services.lotteries.close();
    await services.transfers.close();
    await services.bonuses.close();
    await services.ledgerWatch.close();
    await services.books.close();
    await services.audit.close();
  };
  return { site, staff, operations, services, close };
}

async function playersSite(
  platform: Platform,
  {
    site: pages,
    system,
    regions,
    brands,
    envelopes,
    members,
    verification,
    auth,
    authenticators,
    social,
    announcements,
    feedback,
    games,
    wallet,
    agents,
    points,
    bonuses,
    records,
    recordExports,
    payments,
    withdrawals,
    transfers,
    vendors,
    lotteries,
    launch,
    positions,
    protection,
    registry,
    stream,
    telemetry,
  }: Services,
): Promise<FastifyInstance> {
  const kept = createKeptAnswers({
    madeOf: games.edition,
    findBrand: brands.byHost,
    opensTo: system.opensTo,
    addressOf: callerAddress(platform.config),
  });
  const site = newServer(platform, kept.answerFirst);
  await serveApiDocs(site, API);
  const findSession = protection.noticing(auth.findSession);
  applyHttpRules(site, { findBrand: brands.byHost, findSession, closedTo: system.closedTo });
  acceptEnvelopes(site, envelopes);
  await site.register(artRoutes(games));
  await site.register(authRoutes(auth, envelopes, platform.config.publicOrigin));
  await site.register(authenticatorRoutes({ authenticators, auth, members }));
  await site.register(socialRoutes(social));
  await site.register(memberRoutes(members));
  await site.register(verificationRoutes(verification));
  await site.register(gamesRoutes(games, kept));
  await site.register(announcementRoutes(announcements));
  await site.register(feedbackRoutes(feedback));
  await site.register(walletRoutes(wallet, games, vendors));
  await site.register(agentRoutes(agents));
  await site.register(pointsRoutes(points, auth));
  await site.register(bonusRoutes(bonuses));
  await site.register(recordRoutes(records));
  await site.register(recordExportRoutes(recordExports));
  await site.register(paymentRoutes(payments));
  await site.register(paymentCallbacks(payments));
  await site.register(withdrawalRoutes(withdrawals, auth));
  await site.register(payoutCallbacks(withdrawals));
  await site.register(transferRoutes(transfers, auth));
  await site.register(protectionRoutes(protection));
  await site.register(launchRoutes(launch, positions));
  await site.register(lotteryRoutes(lotteries));
  await site.register(hub88Routes({ vendors, wallet, brands, games }));
  await site.register(registryRoutes(registry));
  await site.register(streamRoutes(stream));
  await site.register(telemetryRoutes(telemetry));
  site.addHook('onClose', async () => registry.close());
  await site.register(systemRoutes(system));
  await site.register(siteRoutes(pages, regions));
  return site;
}

async function staffConsole(
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
    memberDesk,
    registrationDesk,
    siteDesk,
    regions,
    catalogueDesk,
    imports,
    protection,
    payments,
    bonuses,
    withdrawals,
    ledgerWatch,
    books,
    brands,
  }: Services,
): Promise<FastifyInstance> {
  const staff = newServer(platform);
  applyStaffRules(staff, { origin: platform.config.consoleOrigin, findOperator: operators.find });
  await staff.register(operatorRoutes(operators, platform.config.consoleOrigin));
  await staff.register(auditRoutes(audit));
  await staff.register(registryStaffRoutes(registry, { pagesOf: stream.pagesOf, healthOf: telemetry.healthOf }));
  await staff.register(
    streamStaffRoutes({
      changed: [
        registry.followed.pipe(map(({ manifest }) => manifest.brand)),
        platform.bus.on('pending.changed').pipe(map(({ brand }) => brand)),
        stream.counted,
        telemetry.healthChanged,
      ],
      ended: platform.bus.on('operator.ended').pipe(map(({ operatorId }) => operatorId)),
      seqOf: (brand) => registry.manifestOf(brand)?.manifest.seq ?? 0,
      findOperator: operators.find,
    }),
  );
  await staff.register(telemetryStaffRoutes(telemetry));
  await staff.register(outboxStaffRoutes(outbox));
  await staff.register(depositStaffRoutes(payments.desk));
  await staff.register(withdrawalStaffRoutes(withdrawals.desk));
  await staff.register(bonusStaffRoutes(bonuses.desk));
  await staff.register(ledgerStaffRoutes(platform, ledgerWatch));
  await staff.register(bookStaffRoutes({ books, brands }));
  await staff.register(catalogueStaffRoutes(catalogueDesk, imports));
  await staff.register(announcementStaffRoutes(announcements.desk));
  await staff.register(feedbackStaffRoutes(feedback));
  await staff.register(memberDeskRoutes(memberDesk));
  await staff.register(protectionStaffRoutes(protection.desk));
  await staff.register(registrationStaffRoutes(registrationDesk));
  await staff.register(siteStatusRoutes({ registry, regions }));
  await staff.register(siteSettingsRoutes(siteDesk));
  await staff.register(consoleRoutes(platform));
  return staff;
}

async function operationsPort(
  platform: Platform,
  { registry, stream, operators, audit, outbox, imports }: Services,
): Promise<FastifyInstance> {
  const operations = newServer(platform);
  applyHttpRules(operations, { findBrand: () => undefined, findSession: async () => undefined, closedTo: () => undefined });
  await operations.register(healthRoutes(platform));
  await operations.register(registryOperations(registry, stream.pagesOf));
  await operations.register(operatorOperations(operators, registry.tokens.mayOperate));
  await operations.register(auditOperations(audit, registry.tokens.mayOperate));
  await operations.register(outboxOperations(outbox, registry.tokens.mayOperate));
  await operations.register(catalogueOperations(imports, registry.tokens.mayOperate));
  return operations;
}

const API: ApiDocs = {
  title: 'Pavilion gateway',
  description: 'Calls of the players’ site and of vendors. Every answer of ours is an envelope: `success` and `value`, or a code.',
  mark: drawBrandMark('pavilion', 'dark', true),
};
