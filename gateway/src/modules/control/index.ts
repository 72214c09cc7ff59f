import { map } from 'rxjs';
import type { GroupRoutes } from '../../platform/http';
import { jobStaffRoutes } from '../../platform/jobs';
import type { Platform } from '../../platform/platform';
import { healthRoutes } from '../../platform/telemetry';
import { auditPrivateRoutes, auditRoutes, createAudit } from './audit';
import { createBrands } from './brands';
import { consoleRoutes } from './console';
import { createOperators, operatorPrivateRoutes, operatorRoutes } from './operators';
import { createOutbox, outboxPrivateRoutes, outboxStaffRoutes } from './outbox';
import { createRegions } from './regions';
import { createRegistry, type RegistryDependencies, registryPrivateRoutes, registryRoutes, registryStaffRoutes } from './registry';
import { createStream, type StreamDependencies, streamRoutes, streamStaffRoutes } from './stream';
import { createTelemetry, telemetryRoutes, telemetryStaffRoutes } from './telemetry';

/** What open pages are told of groups above this one, and what those know of a brand that leaves. */
export type ControlPorts = Pick<StreamDependencies, 'announcementsChanged' | 'catalogueChanged' | 'winsTold'> &
  Pick<RegistryDependencies, 'openMoney'>;

export type ControlServices = Awaited<ReturnType<typeof createServices>>;

/** Who steers the platform and how: brands, operators, manifests, messages, and what is told to open pages. */
export async function createControl(platform: Platform, ports: ControlPorts) {
  const services = await createServices(platform, ports);
  const routes: GroupRoutes = {
    player: [
      registryRoutes(services.registry),
      streamRoutes(services.stream, platform.config),
      telemetryRoutes(services.telemetry),
    ],
    staff: staffRoutes(platform, services),
    private: privateRoutes(platform, services),
  };
  return { services, routes };
}

async function createServices(platform: Platform, { announcementsChanged, catalogueChanged, winsTold, openMoney }: ControlPorts) {
  const brands = await createBrands(platform);
  const audit = await createAudit(platform);
  const outbox = await createOutbox(platform, { brands, audit });
  const operators = await createOperators(platform, { audit, brands, outbox });
  const registry = await createRegistry(platform, { brands, audit, openMoney });
  const regions = await createRegions(platform, { audit });
  const telemetry = createTelemetry(platform, { registry });
  const stream = createStream(platform, {
    seqOf: (brand) => registry.manifestOf(brand)?.manifest.seq ?? 0,
    announcementsChanged,
    catalogueChanged,
    winsTold,
    manifestActivated: registry.activated,
  });
  return { brands, audit, operators, outbox, registry, regions, stream, telemetry };
}

function staffRoutes(platform: Platform, services: ControlServices): GroupRoutes['staff'] {
  const { audit, operators, outbox, registry, stream, telemetry } = services;
  return [
    operatorRoutes(operators, platform.config.consoleOrigin),
    auditRoutes(audit),
    registryStaffRoutes(registry, { pagesOf: stream.pagesOf, healthOf: telemetry.healthOf }),
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
    telemetryStaffRoutes(telemetry),
    outboxStaffRoutes(outbox),
    jobStaffRoutes({ db: platform.db, admin: platform.jobs.admin, audit }),
    consoleRoutes(platform),
  ];
}

function privateRoutes(platform: Platform, services: ControlServices): NonNullable<GroupRoutes['private']> {
  const { audit, operators, outbox, registry, stream } = services;
  const { mayCallPrivateApi } = registry.tokens;
  return [
    healthRoutes(platform),
    registryPrivateRoutes(registry, stream.pagesOf),
    operatorPrivateRoutes(operators, mayCallPrivateApi),
    auditPrivateRoutes(audit, mayCallPrivateApi),
    outboxPrivateRoutes(outbox, mayCallPrivateApi),
  ];
}
