import { type Auth, createAuth } from './modules/auth';
import { type Brands, createBrands } from './modules/brands';
import { createGames, type Games } from './modules/games';
import { createWallet, type Wallet } from './modules/wallet';
import { createMembers, type Members } from './modules/members';
import { createEnvelopes, type Envelopes } from './platform/crypto';
import type { Platform } from './platform/platform';

/** Every module's service, made once per process. */
export interface Services {
  brands: Brands;
  envelopes: Envelopes;
  members: Members;
  auth: Auth;
  games: Games;
  wallet: Wallet;
}

/** Makes the services in the order in which they need one another. */
export async function createServices(platform: Platform): Promise<Services> {
  const brands = await createBrands(platform);
  const envelopes = createEnvelopes(platform);
  const members = await createMembers(platform);
  const auth = createAuth(platform, { members });
  const wallet = createWallet(platform);
  const games = await createGames(platform, {
    bestWins: async (brand, limit) =>
      (await wallet.bestRounds(brand, limit)).flatMap(({ vendor, game, account, amount }) => {
        const found = games.findByVendorCode(vendor.toUpperCase(), game);
        return found ? [{ nodeId: found.nodeId, account, amount }] : [];
      }),
  });
  return { brands, envelopes, members, auth, games, wallet };
}
