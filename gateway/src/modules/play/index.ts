import { createFieldCipher } from '../../platform/crypto';
import { callerAddress, createResponseCache, isHttps, type Brand, type GroupRoutes } from '../../platform/http';
import type { Platform } from '../../platform/platform';
import type { ControlServices } from '../control';
import type { IdentityServices } from '../identity';
import type { MoneyServices } from '../money';
import { createLaunch, createRealityChecks, launchRoutes } from './game-launch';
import {
  cataloguePrivateRoutes,
  catalogueStaffRoutes,
  createCatalogueAdmin,
  createGameImports,
  createGames,
  type GameDependencies,
  gamesRoutes,
} from './games';
import { createLotteries, lotteryRoutes } from './lotteries';

interface LowerGroups {
  control: ControlServices;
  identity: IdentityServices;
  money: MoneyServices;
}

/** What play asks of groups above it. */
export interface PlayPorts extends Pick<GameDependencies, 'announcements'> {
  /** Whether a brand answers an address now. */
  isOpenTo(brand: Brand, address: string): boolean;
}

export type { WinsTold } from './games';
export type PlayServices = Awaited<ReturnType<typeof createServices>>;

/** Games: the catalogue, opening one, and lotteries. `responses` keeps answers about the catalogue, made once for all who ask. */
export async function createPlay(platform: Platform, lower: LowerGroups, ports: PlayPorts) {
  const services = await createServices(platform, lower, ports);
  const { games, gameImports } = services;
  const responses = createResponseCache({
    version: games.snapshot,
    findBrand: lower.control.brands.byHost,
    isOpenTo: ports.isOpenTo,
    addressOf: callerAddress(platform.config),
    https: isHttps(platform.config.publicOrigin),
  });
  const routes: GroupRoutes = {
    player: [
      gamesRoutes(games, responses),
      launchRoutes(services.launch, services.realityChecks),
      lotteryRoutes(services.lotteries),
    ],
    staff: [catalogueStaffRoutes(services.catalogueAdmin, gameImports)],
    private: [cataloguePrivateRoutes(gameImports, lower.control.registry.tokens.mayCallPrivateApi)],
  };
  return { services, routes, responses };
}

async function createServices(platform: Platform, { control, identity, money }: LowerGroups, { announcements }: PlayPorts) {
  const { audit, brands } = control;
  const { auth, members } = identity;
  const { wallet, vendors, protection } = money;
  const games = await createGames(platform, {
    announcements,
    connections: vendors.connections,
    currencyOf: (brand) => brands.byCode(brand)?.currency,
    bestWins: async (brand, limit) =>
      (await wallet.bestRounds(brand, limit)).flatMap(({ vendor, game, account, amount }) => {
        const found = games.findByVendorCode(vendor.toUpperCase(), game);
        return found ? [{ nodeId: found.nodeId, account, amount }] : [];
      }),
    winsSince: async (brand, since, limit) =>
      (await wallet.roundsWonSince(brand, since, limit)).flatMap(({ vendor, game, account, amount, at }) => {
        const found = games.findByVendorCode(vendor.toUpperCase(), game);
        return found ? [{ nodeId: found.nodeId, account, amount, at }] : [];
      }),
    players: async (brand) =>
      (await wallet.playedGames(brand)).flatMap(({ vendor, game, week, month }) => {
        const found = games.findByVendorCode(vendor.toUpperCase(), game);
        // What a brand does not show takes no place among what is hot.
        const shown = found && games.availability(brand, found.nodeId) !== 'off';
        return shown ? [{ nodeId: found.nodeId, category: found.category, week, month }] : [];
      }),
  });
  const { catalogueCache } = games;
  const lotteries = createLotteries(platform, { vendors, games });
  const cipher = await createFieldCipher(platform.config);
  const launch = createLaunch(platform, { vendors, games, lotteries, members, wallet, protection, cipher });
  return {
    games,
    lotteries,
    launch,
    realityChecks: createRealityChecks(platform, { auth, wallet }),
    catalogueAdmin: createCatalogueAdmin(platform, { audit, catalogueCache, countPlayersIn: launch.countPlayersIn }),
    gameImports: createGameImports(platform, { audit, brands, catalogueCache, vendors }),
  };
}
