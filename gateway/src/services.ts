import { type Agents, createAgents } from './modules/agents';
import { type Announcements, createAnnouncements } from './modules/announcements';
import { type Audit, createAudit } from './modules/audit';
import { type Auth, createAuth, createRegistrationDesk, type RegistrationDesk } from './modules/auth';
import { type Authenticators, createAuthenticators } from './modules/authenticator';
import { type Bonuses, createBonuses } from './modules/bonuses';
import { type Books, createBooks } from './modules/books';
import { type Brands, createBrands } from './modules/brands';
import { createFeedback, type Feedback } from './modules/feedback';
import { type CatalogueDesk, createCatalogueDesk, createGames, createImports, type Games, type Imports } from './modules/games';
import { createPoints, type Points } from './modules/points';
import { createLedgerWatch, createRecordBook, createWallet, type LedgerWatch, type Wallet } from './modules/wallet';
import { createLotteries, type Lotteries } from './modules/lotteries';
import { createLaunch, createPositions, type Launch, type Positions } from './modules/launch';
import { createPayments, createSandbox, createSandboxClient, createSandboxSignature, type Payments } from './modules/payments';
import { createVendors, type Vendors } from './modules/vendors';
import { createMemberDesk, type MemberDesk } from './modules/member-desk';
import { createMembers, type Members } from './modules/members';
import { createOperators, type Operators } from './modules/operators';
import { createOutbox, type Outbox } from './modules/outbox';
import { createProtection, type Protection } from './modules/protection';
import { createRegistry, type Registry } from './modules/registry';
import { createSocial, createSocialAccounts, type Social } from './modules/social';
import { createStream, type Stream } from './modules/stream';
import { createEnvelopes, createFieldCipher, type Envelopes } from './platform/crypto';
import { createRecordExports, createRecords, type RecordExports, type Records } from './modules/records';
import { createRegions, type Regions } from './modules/regions';
import { createSite, type Site } from './modules/site';
import { createSiteDesk, createSystem, type SiteDesk, type System } from './modules/system';
import { createTelemetry, type Telemetry } from './modules/telemetry';
import { createTransfers, type Transfers } from './modules/transfers';
import { createVerification, type Verification } from './modules/verification';
import { createSandboxPayouts, createWithdrawals, type Withdrawals } from './modules/withdrawals';
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
  social: Social;
  announcements: Announcements;
  feedback: Feedback;
  memberDesk: MemberDesk;
  registrationDesk: RegistrationDesk;
  siteDesk: SiteDesk;
  games: Games;
  catalogueDesk: CatalogueDesk;
  imports: Imports;
  wallet: Wallet;
  ledgerWatch: LedgerWatch;
  books: Books;
  agents: Agents;
  points: Points;
  bonuses: Bonuses;
  records: Records;
  recordExports: RecordExports;
  payments: Payments;
  withdrawals: Withdrawals;
  protection: Protection;
  transfers: Transfers;
  vendors: Vendors;
  lotteries: Lotteries;
  launch: Launch;
  positions: Positions;
  registry: Registry;
  regions: Regions;
  site: Site;
  system: System;
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
  const social = await createSocial(platform, { accounts: socialAccounts, auth });
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
    announced: announcements.changed,
    stocked: games.changed,
    followed: registry.followed,
  });
  const telemetry = createTelemetry(platform, { registry });
  const agents = createAgents(platform, { members });
  const points = await createPoints(platform);
  const site = await createSite(platform, { registry, envelopes, games });
  const regions = await createRegions(platform, { audit });
  const system = createSystem(platform, {
    ...{ registry, regions, site, members },
    registration: auth.registrationRules,
  });
  const { companies, ...money } = await moneyServices(platform, { audit, brands, members, wallet, protection });
  const { vendors } = money;
  const book = createRecordBook(platform.db);
  const records = createRecords(platform, { book, games, members, vendors });
  const lotteries = createLotteries(platform, { vendors, games });
  const cipher = await createFieldCipher(platform.config);
  const launch = createLaunch(platform, { vendors, games, lotteries, members, wallet, protection, cipher });
  const positions = createPositions(platform, { auth, wallet });
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
    social,
    announcements,
    feedback: createFeedback(platform),
    registrationDesk: createRegistrationDesk(platform.db, audit),
    siteDesk: createSiteDesk(platform, { audit, brands }),
    memberDesk: createMemberDesk(platform, { audit, auth, brands, members, outbox, verification }),
    games,
    catalogueDesk: createCatalogueDesk(platform, { audit, stock: games.stock, playersIn: launch.playersIn }),
    imports: createImports(platform, { audit, stock: games.stock, vendors }),
    wallet,
    ledgerWatch: createLedgerWatch(platform, { audit }),
    books: createBooks(platform, { audit, brands, members, wallet, vendors, providers: companies }),
    agents,
    points,
    ...money,
    records,
    recordExports: createRecordExports(platform, { book, games, members }),
    lotteries,
    launch,
    positions,
    protection,
    registry,
    regions,
    site,
    system,
    stream,
    telemetry,
  };
}

type MoneyNeeds = Pick<Services, 'audit' | 'brands' | 'members' | 'wallet' | 'protection'>;

/** What brings money in, out and from one to another, and the companies that do so outside. */
async function moneyServices(platform: Platform, { audit, brands, members, wallet, protection }: MoneyNeeds) {
  const signature = platform.config.production ? undefined : await createSandboxSignature(platform.config);
  // Missing in production: nobody pays with play money there.
  const client = signature && createSandboxClient(signature, platform.config);
  const bonuses = createBonuses(platform, { audit, brands, members, wallet });
  const companies = client ? { sandbox: createSandbox(signature, client) } : {};
  const payments = createPayments(platform, {
    ...{ audit, members, wallet, bonuses, protection },
    providers: companies,
  });
  const withdrawals = await createWithdrawals(platform, {
    ...{ audit, members, wallet },
    providers: client ? { sandbox: createSandboxPayouts(signature, client) } : {},
  });
  const vendors = createVendors(platform);
  const transfers = createTransfers(platform, { members, wallet, vendors });
  return { companies, bonuses, payments, withdrawals, vendors, transfers };
}
