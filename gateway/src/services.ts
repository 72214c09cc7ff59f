import { Subject } from 'rxjs';
import { type ContentServices, createContent } from './modules/content';
import { type ControlServices, createControl } from './modules/control';
import { createIdentity, type IdentityServices } from './modules/identity';
import { createMoney, type MoneyServices } from './modules/money';
import { createPlay, type PlayServices, type WinsTold } from './modules/play';
import type { Platform } from './platform/platform';

/** Every module's service, made once per process. */
export type Services = ControlServices & IdentityServices & MoneyServices & PlayServices & ContentServices;

/**
 * Makes the groups from the lowest up, each on those below it. What one asks of a group above it is a function here, called only once all
 * are made (`docs/decisions/0026-groups-order-and-ports.md`).
 */
export async function createGroups(platform: Platform) {
  const [announcementsChanged, catalogueChanged] = [new Subject<string>(), new Subject<string>()];
  const winsTold = new Subject<WinsTold>();
  const control = await createControl(platform, {
    announcementsChanged,
    catalogueChanged,
    winsTold,
    openMoney: (db, brand) => money.services.accounting.openMoney(db, brand),
  });
  const identity = await createIdentity(platform, control.services);
  const lower = { control: control.services, identity: identity.services };
  const money = await createMoney(platform, lower, {
    games: {
      findByVendorCode: (vendor, code) => play.services.games.findByVendorCode(vendor, code),
      entry: (brand, nodeId) => play.services.games.entry(brand, nodeId),
      availability: (brand, nodeId) => play.services.games.availability(brand, nodeId),
      catalogue: (brand) => play.services.games.catalogue(brand),
    },
  });
  const play = await createPlay(
    platform,
    { ...lower, money: money.services },
    {
      announcements: (brand, query, locale) => content.services.announcements.list(brand, query, locale),
      isOpenTo: (brand, address) => content.services.siteInfo.isOpenTo(brand, address),
    },
  );
  const content = await createContent(platform, { ...lower, money: money.services, play: play.services });
  content.services.announcements.changed.subscribe(announcementsChanged);
  play.services.games.changed.subscribe(catalogueChanged);
  play.services.games.winsTold.subscribe(winsTold);
  const services: Services = { ...lower.control, ...lower.identity, ...money.services, ...play.services, ...content.services };
  return { services, responses: play.responses, groups: [control, identity, money, play, content] };
}
