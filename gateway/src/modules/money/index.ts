import type { GroupRoutes } from '../../platform/http';
import { createSandboxClient, createSandboxSignature } from '../../platform/payment-sandbox';
import type { Platform } from '../../platform/platform';
import type { ControlServices } from '../control';
import type { IdentityServices } from '../identity';
import { accountingStaffRoutes, createAccounting } from './accounting';
import { agentRoutes, createAgents } from './agents';
import { campaignRoutes, campaignStaffRoutes, createCampaigns } from './campaigns';
import { bonusRoutes, bonusStaffRoutes, createBonuses, type PlayReturns } from './bonuses';
import { createDeposits, createSandboxDeposits, depositCallbackRoutes, depositRoutes, depositStaffRoutes } from './deposits';
import { createGiving, givingRoutes } from './giving';
import type { Levels } from './levels';
import { createOverview, overviewStaffRoutes, type QueueCounts } from './overview';
import { createPoints, pointsRoutes, pointsStaffRoutes } from './points';
import { createProtection, protectionRoutes, protectionStaffRoutes } from './protection';
import {
  createRecordExports,
  createRecords,
  type GameCatalogue,
  recordExportRoutes,
  recordRoutes,
  recordStaffRoutes,
} from './records';
import { createTransfers, transferRoutes } from './transfers';
import {
  createHeldWinAdmin,
  createHeldWinNotice,
  createVendorAdmin,
  createVendors,
  heldWinStaffRoutes,
  hub88Routes,
  memberHeldWinStore,
  type Hub88Dependencies,
  lapseOpenRounds,
  vendorStaffRoutes,
} from './vendors';
import { createLedgerQueries, createLedgerWatch, createWallet, type GameNames, ledgerStaffRoutes, walletRoutes } from './wallet';
import {
  createSandboxPayouts,
  createWithdrawals,
  payoutCallbackRoutes,
  withdrawalRoutes,
  withdrawalStaffRoutes,
} from './withdrawals';

interface LowerGroups {
  control: ControlServices;
  identity: IdentityServices;
}

/** What money asks of groups above it. */
export interface MoneyPorts {
  /** The games that bets were made in. */
  games: GameCatalogue & GameNames & Hub88Dependencies['games'];
}

export type MoneyServices = Awaited<ReturnType<typeof createServices>>;

/** The ledger, and all that moves, limits or explains money. */
export async function createMoney(platform: Platform, lower: LowerGroups, ports: MoneyPorts) {
  const services = await createServices(platform, lower, ports);
  const { deposits, withdrawals, bonuses, protection, accounting } = services;
  const routes: GroupRoutes = {
    player: playerRoutes(services, lower.identity, ports),
    vendor: [
      depositCallbackRoutes(deposits),
      payoutCallbackRoutes(withdrawals),
      hub88Routes({
        vendors: services.vendors,
        wallet: services.wallet,
        freeRounds: services.freeRounds,
        brands: lower.control.brands,
        games: ports.games,
      }),
    ],
    staff: [
      depositStaffRoutes(deposits.admin),
      withdrawalStaffRoutes(withdrawals.admin),
      bonusStaffRoutes(bonuses.admin),
      campaignStaffRoutes(services.campaigns.gifts),
      pointsStaffRoutes(services.points.desk),
      ...givingRoutes(services).staff,
      ledgerStaffRoutes(platform, services.ledgerWatch),
      overviewStaffRoutes({ overview: services.overview, brands: lower.control.brands }),
      accountingStaffRoutes({ books: accounting, brands: lower.control.brands }),
      protectionStaffRoutes(protection.limitAdmin),
      heldWinStaffRoutes(services.heldWins),
      vendorStaffRoutes(services.vendorAdmin),
      recordStaffRoutes(services.records),
    ],
  };
  return { services, routes };
}

function playerRoutes(services: MoneyServices, { auth }: IdentityServices, { games }: MoneyPorts): GroupRoutes['player'] {
  return [
    walletRoutes(services.wallet, games, services.vendors),
    agentRoutes(services.agents),
    pointsRoutes(services.points, auth),
    bonusRoutes(services.bonuses),
    campaignRoutes(services.campaigns),
    recordRoutes(services.records),
    recordExportRoutes(services.recordExports),
    depositRoutes(services.deposits),
    withdrawalRoutes(services.withdrawals, auth),
    transferRoutes(services.transfers, auth),
    protectionRoutes(services.protection),
    ...givingRoutes(services).player,
  ];
}

async function createServices(platform: Platform, { control, identity }: LowerGroups, { games }: MoneyPorts) {
  const { audit, brands, outbox } = control;
  const { members, auth } = identity;
  const wallet = createWallet(platform);
  const protection = createProtection(platform, { audit, brands, members, wallet });
  const vendors = createVendors(platform);
  const ledger = createLedgerQueries(platform.db);
  const ledgerWatch = createLedgerWatch(platform, { audit });
  const points = await createPoints(platform, { audit });
  const giving = createGiving(platform, { audit, brands, members, outbox, wallet, protection, points, vendors, games });
  const { playReturns } = giving.promotionRules;
  const needs = { audit, auth, brands, members, wallet, protection, playReturns, ranks: giving.levels };
  const { providers, ...payments } = await createPayments(platform, needs);
  const transfers = createTransfers(platform, { members, wallet, vendors });
  const accounting = createAccounting(platform, { audit, brands, members, wallet, vendors, providers });
  const heldWins = createHeldWinAdmin(platform, {
    audit,
    members,
    wallet,
    notice: createHeldWinNotice({ members, outbox, brands, games }),
  });
  lapseOpenRounds(platform, { audit });
  const campaigns = createCampaigns(platform, { ...needs, ...giving, bonuses: payments.bonuses });
  giving.rewards.addSource(campaigns);
  return {
    overview: createOverview(platform, queueCounts({ ...payments, ...giving, accounting, heldWins, points })),
    wallet,
    protection,
    ...giving,
    campaigns,
    vendors,
    ledgerWatch,
    vendorAdmin: createVendorAdmin(platform, { audit, vendors, brands, wallet }),
    heldWins,
    accounting,
    transfers,
    ...payments,
    agents: createAgents(platform, { members }),
    points,
    records: createRecords(platform, { book: ledger, games, members, vendors, heldWins: memberHeldWinStore(platform.db) }),
    recordExports: createRecordExports(platform, { book: ledger, games, members }),
  };
}

interface Queues
  extends
    Pick<Awaited<ReturnType<typeof createPayments>>, 'deposits' | 'withdrawals' | 'bonuses'>,
    Pick<ReturnType<typeof createGiving>, 'segments' | 'rewards'> {
  accounting: ReturnType<typeof createAccounting>;
  heldWins: ReturnType<typeof createHeldWinAdmin>;
  points: Awaited<ReturnType<typeof createPoints>>;
}

function queueCounts({ deposits, withdrawals, bonuses, segments, rewards, accounting, heldWins, points }: Queues): QueueCounts {
  return {
    withdrawals: async (brand) => (await withdrawals.admin.countWaiting(brand)).review,
    disputes: async (brand) => (await withdrawals.admin.countWaiting(brand)).disputed,
    deposits: deposits.admin.countWaiting,
    'held-wins': heldWins.countWaiting,
    adjustments: accounting.adjustments.countWaiting,
    redemptions: points.desk.countWaiting,
    'reward-applications': rewards.desk.countWaiting,
    'bonus-offers': async (brand) => (await bonuses.admin.requests.open(brand)).length,
    segments: async (brand) => (await segments.requests.open(brand)).length,
    differences: accounting.reconciliations.countUnexplained,
  };
}

type PaymentDependencies = Pick<ControlServices, 'audit' | 'brands'> &
  Pick<IdentityServices, 'auth' | 'members'> & {
    wallet: ReturnType<typeof createWallet>;
    protection: ReturnType<typeof createProtection>;
    playReturns: PlayReturns;
    ranks: Pick<Levels, 'rankOf'>;
  };

/** What brings money in and out, and the companies that do so outside. */
async function createPayments(platform: Platform, needs: PaymentDependencies) {
  const { audit, auth, members, wallet, protection, ranks } = needs;
  const signature = platform.config.production ? undefined : await createSandboxSignature(platform.config);
  // Missing in production: nobody pays with play money there.
  const client = signature && createSandboxClient(signature, platform.config);
  const providers = client ? { sandbox: createSandboxDeposits(signature, client) } : {};
  const payouts = client ? { sandbox: createSandboxPayouts(signature, client) } : {};
  const bonuses = createBonuses(platform, needs);
  const deposits = createDeposits(platform, { audit, members, wallet, bonuses, protection, providers });
  const withdrawals = await createWithdrawals(platform, {
    audit,
    contact: auth.contact,
    members,
    wallet,
    ranks,
    providers: payouts,
  });
  return { providers, bonuses, deposits, withdrawals };
}
