import type { Board, BoardBrand, BoardCell, LedgerState, OperatorView, Plan, StaffSession } from '@pavilion/api/staff';

export const asha: OperatorView = {
  id: '1',
  name: 'asha',
  displayName: 'Asha Rahman',
  roles: { '*': 'admin' },
  state: 'active',
  lastSeenAt: '2026-11-21T10:00:00Z',
};

export function aSession(more: Partial<OperatorView> = {}): StaffSession {
  return { operator: { ...asha, ...more }, csrf: 'proof' };
}

export function aCell(remote: string, more: Partial<BoardCell> = {}): BoardCell {
  return {
    remote,
    mode: 'on',
    version: '1.4.0-aa11bb22',
    pinned: false,
    maintenance: false,
    earlier: ['1.3.0-99ee88dd'],
    waiting: null,
    canary: null,
    health: [{ version: '1.4.0-aa11bb22', mounts: 812, failureRate: 0.001, loadP50: 180, loadP95: 420 }],
    ...more,
  };
}

/** A canary of five visitors in a hundred that nobody has looked at yet. */
export function aCanary(more: Partial<NonNullable<BoardCell['canary']>> = {}): NonNullable<BoardCell['canary']> {
  return {
    version: '1.5.0-cc33dd44',
    bps: 500,
    stage: 0,
    stages: [{ bps: 500, minutes: 10 }],
    startedAt: '2026-11-21T09:00:00Z',
    nextStageAt: null,
    audience: null,
    control: '1.4.0-aa11bb22',
    visitsNeeded: 20,
    seen: null,
    ...more,
  };
}

export function aBrand(brand: string, more: Partial<BoardBrand> = {}): BoardBrand {
  return {
    brand,
    name: brand[0]?.toUpperCase() + brand.slice(1),
    hosts: [`${brand}.localhost`],
    seq: 41,
    issuedAt: '2026-11-21T09:00:00Z',
    maintenance: false,
    theme: { name: brand, default: 'dark' },
    locales: { default: 'bn', offered: ['bn', 'en'] },
    flags: { USERNAMEREG3: true, FREEPLAY: true },
    cells: [aCell('lobby'), aCell('wallet')],
    pages: { open: 40, current: 30 },
    fourEyes: false,
    ...more,
  };
}

export function aBoard(more: Partial<Board> = {}): Board {
  const versions = [
    { version: '1.5.0-cc33dd44', createdAt: '2026-11-21T08:00:00Z', revoked: false },
    { version: '1.4.0-aa11bb22', createdAt: '2026-11-20T08:00:00Z', revoked: false },
    { version: '1.3.0-99ee88dd', createdAt: '2026-11-19T08:00:00Z', revoked: false },
    { version: '1.2.0-77cc66bb', createdAt: '2026-11-18T08:00:00Z', revoked: true },
  ];
  return {
    brands: [aBrand('pavilion'), aBrand('lagoon', { cells: [aCell('lobby')] })],
    remotes: [
      { remote: 'lobby', owner: 'team-lobby', versions },
      { remote: 'wallet', owner: 'team-wallet', versions },
    ],
    pending: [],
    retired: [],
    ...more,
  };
}

export function aPlan(more: Partial<Plan> = {}): Plan {
  return {
    brand: 'pavilion',
    baseSeq: 41,
    lines: [
      {
        change: { kind: 'mode', remote: 'wallet', mode: 'off' },
        text: { en: 'wallet: on → off', bn: 'wallet: চালু → বন্ধ' },
        before: { mode: 'on' },
        after: { mode: 'off' },
        objections: [],
      },
    ],
    openPages: 40,
    needsApproval: false,
    ...more,
  };
}

/** Money moves, and the books agree. */
export function aLedger(more: Partial<LedgerState> = {}): LedgerState {
  return { frozen: null, faults: 0, checkedAt: '2026-11-21T10:00:00Z', passEndedAt: '2026-11-21T09:59:00Z', ...more };
}
