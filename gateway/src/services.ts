import { type Agents, createAgents } from './modules/money/agents';
import { type Announcements, createAnnouncements } from './modules/content/announcements';
import { type Audit, createAudit } from './modules/control/audit';
import { type Auth, createAuth, createRegistrationAdmin, type RegistrationAdmin } from './modules/identity/auth';
import { type Authenticators, createAuthenticators } from './modules/identity/authenticator';
import { type Bonuses, createBonuses } from './modules/money/bonuses';
import { type Accounting, createAccounting } from './modules/money/accounting';
import { type Brands, createBrands } from './modules/control/brands';
import { createFeedback, type Feedback } from './modules/content/feedback';
import {
  type CatalogueAdmin,
  createCatalogueAdmin,
  createGames,
  createGameImports,
  type Games,
  type GameImports,
} from './modules/play/games';
import { createPoints, type Points } from './modules/money/points';
import { createLedgerWatch, createLedgerQueries, createWallet, type LedgerWatch, type Wallet } from './modules/money/wallet';
import { createLotteries, type Lotteries } from './modules/play/lotteries';
import { createLaunch, createRealityChecks, type Launch, type RealityChecks } from './modules/play/game-launch';
import { createDeposits, createSandboxDeposits, type Deposits } from './modules/money/deposits';
import { createVendors, type Vendors } from './modules/money/vendors';
import { createMemberAdmin, type MemberAdmin } from './modules/identity/member-admin';
import { createMembers, type Members } from './modules/identity/members';
import { createOperators, type Operators } from './modules/control/operators';
import { createOutbox, type Outbox } from './modules/control/outbox';
import { createProtection, type Protection } from './modules/money/protection';
import { createRegistry, type Registry } from './modules/control/registry';
import { createSocialSignIn, createSocialAccounts, type SocialSignIn } from './modules/identity/social-sign-in';
import { createStream, type Stream } from './modules/control/stream';
import { createEnvelopes, createFieldCipher, type Envelopes } from './platform/crypto';
import { createRecordExports, createRecords, type RecordExports, type Records } from './modules/money/records';
import { createRegions, type Regions } from './modules/control/regions';
import { createSite, type Site } from './modules/content/site';
import { createSiteAdmin, createSiteInfo, type SiteAdmin, type SiteInfo } from './modules/content/site-info';
import { createTelemetry, type Telemetry } from './modules/control/telemetry';
import { createTransfers, type Transfers } from './modules/money/transfers';
import { createVerification, type Verification } from './modules/identity/verification';
import { createSandboxPayouts, createWithdrawals, type Withdrawals } from './modules/money/withdrawals';
import { createSandboxClient, createSandboxSignature } from './platform/payment-sandbox';
import type { Platform } from './platform/platform';

/** Every module's service, made once per process. */
export interface Services {
  brands: Brands;
  audit: Audit;
  operators: Operators;
  envelopes: Envelopes;
  members: Members;
  outbox: Outbox;
  verification: Verification;
  authenticators: Authenticators;
  auth: Auth;
  socialSignIn: SocialSignIn;
  announcements: Announcements;
  feedback: Feedback;
  memberAdmin: MemberAdmin;
  registrationAdmin: RegistrationAdmin;
  siteAdmin: SiteAdmin;
  games: Games;
  catalogueAdmin: CatalogueAdmin;
  gameImports: GameImports;
  wallet: Wallet;
  ledgerWatch: LedgerWatch;
  accounting: Accounting;
  agents: Agents;
  points: Points;
  bonuses: Bonuses;
  records: Records;
  recordExports: RecordExports;
  deposits: Deposits;
  withdrawals: Withdrawals;
  protection: Protection;
  transfers: Transfers;
  vendors: Vendors;
  lotteries: Lotteries;
  launch: Launch;
  realityChecks: RealityChecks;
  registry: Registry;
  regions: Regions;
  site: Site;
  siteInfo: SiteInfo;
  stream: Stream;
  telemetry: Telemetry;
}

/** Makes the services in the order in which they need one another. */
export async function createServices(platform: Platform): Promise<Services> {
  const brands = await createBrands(platform);
  const audit = await createAudit(platform);
  const operators = await createOperators(platform, { audit, brands });
  const envelopes = createEnvelopes(platform);
  const members = await createMembers(platform);
  const outbox = await createOutbox(platform, { brands, audit });
  const verification = await createVerification(platform, { members, outbox });
  const authenticators = await createAuthenticators(platform, { audit });
  const socialAccounts = await createSocialAccounts(platform, { members });
  const auth = createAuth(platform, { audit, members, authenticators, outbox, verification, socialAccounts });
  const socialSignIn = await createSocialSignIn(platform, { accounts: socialAccounts, auth });
  const wallet = createWallet(platform);
  const protection = createProtection(platform, { audit, brands, members, wallet });
  const announcements = await createAnnouncements(platform, { audit });
  const games = await createGames(platform, {
    announcements: announcements.list,
    bestWins: async (brand, limit) =>
      (await wallet.bestRounds(brand, limit)).flatMap(({ vendor, game, account, amount }) => {
        const found = games.findByVendorCode(vendor.toUpperCase(), game);
        return found ? [{ nodeId: found.nodeId, account, amount }] : [];
      }),
  });
  const registry = await createRegistry(platform, { brands, audit });
  const stream = createStream(platform, {
    async balanceOf(brand, memberId) {
      const currency = brands.byCode(brand)?.currency;
      return currency ? wallet.balance(memberId, currency) : undefined;
    },
    seqOf: (brand) => registry.manifestOf(brand)?.manifest.seq ?? 0,
    announcementsChanged: announcements.changed,
    catalogueChanged: games.changed,
    manifestActivated: registry.activated,
  });
  const telemetry = createTelemetry(platform, { registry });
  const agents = createAgents(platform, { members });
  const points = await createPoints(platform);
  const site = await createSite(platform, { registry, envelopes, games });
  const regions = await createRegions(platform, { audit });
  const siteInfo = createSiteInfo(platform, {
    registry,
    regions,
    site,
    members,
    registration: auth.registrationRules,
  });
  const { companies, ...money } = await moneyServices(platform, { audit, brands, members, wallet, protection });
  const { vendors } = money;
  const ledger = createLedgerQueries(platform.db);
  const records = createRecords(platform, { book: ledger, games, members, vendors });
  const lotteries = createLotteries(platform, { vendors, games });
  const cipher = await createFieldCipher(platform.config);
  const launch = createLaunch(platform, { vendors, games, lotteries, members, wallet, protection, cipher });
  const realityChecks = createRealityChecks(platform, { auth, wallet });
  return {
    brands,
    audit,
    operators,
    envelopes,
    members,
    outbox,
    verification,
    authenticators,
    auth,
    socialSignIn,
    announcements,
    feedback: createFeedback(platform),
    registrationAdmin: createRegistrationAdmin(platform.db, audit),
    siteAdmin: createSiteAdmin(platform, { audit, brands }),
    memberAdmin: createMemberAdmin(platform, { audit, auth, brands, members, outbox, verification }),
    games,
    catalogueAdmin: createCatalogueAdmin(platform, {
      audit,
      catalogueCache: games.catalogueCache,
      countPlayersIn: launch.countPlayersIn,
    }),
    gameImports: createGameImports(platform, { audit, catalogueCache: games.catalogueCache, vendors }),
    wallet,
    ledgerWatch: createLedgerWatch(platform, { audit }),
    accounting: createAccounting(platform, { audit, brands, members, wallet, vendors, providers: companies }),
    agents,
    points,
    ...money,
    records,
    recordExports: createRecordExports(platform, { book: ledger, games, members }),
    lotteries,
    launch,
    realityChecks,
    protection,
    registry,
    regions,
    site,
    siteInfo,
    stream,
    telemetry,
  };
}

type MoneyDependencies = Pick<Services, 'audit' | 'brands' | 'members' | 'wallet' | 'protection'>;

/** What brings money in, out and from one to another, and the companies that do so outside. */
async function moneyServices(platform: Platform, { audit, brands, members, wallet, protection }: MoneyDependencies) {
  const signature = platform.config.production ? undefined : await createSandboxSignature(platform.config);
  // Missing in production: nobody pays with play money there.
  const client = signature && createSandboxClient(signature, platform.config);
  const bonuses = createBonuses(platform, { audit, brands, members, wallet });
  const companies = client ? { sandbox: createSandboxDeposits(signature, client) } : {};
  const deposits = createDeposits(platform, {
    audit,
    members,
    wallet,
    bonuses,
    protection,
    providers: companies,
  });
  const withdrawals = await createWithdrawals(platform, {
    audit,
    members,
    wallet,
    providers: client ? { sandbox: createSandboxPayouts(signature, client) } : {},
  });
  const vendors = createVendors(platform);
  const transfers = createTransfers(platform, { members, wallet, vendors });
  return { companies, bonuses, deposits, withdrawals, vendors, transfers };
}
