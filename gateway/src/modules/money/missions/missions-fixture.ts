import type { Mission, MissionSummaryValue } from '@pavilion/api/missions';
import type { MissionTerms } from '@pavilion/api/staff';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DomainError } from '../../../platform/errors';
import { TestVendor } from '../../../platform/testing';
import type { MissionMember } from './service';

const PASSWORD = 'Lantern 42 river';
const BRAND = { brand: 'pavilion', currency: 'BDT' } as const;

export interface MissionPlayer extends MissionMember {
  token: string;
}

/** A gateway with missions of its own, and members who play on days of their brand, whose clock is six hours ahead. */
export async function missionDesk() {
  const vendor = await TestVendor.connected();
  const { app } = vendor;
  const { services } = app.gateway;
  const owner = new pg.Client({ connectionString: app.platform.url });
  // Who waits is watched from a connection of its own: within a transaction it is read once only.
  const watcher = new pg.Client({ connectionString: app.platform.url });
  await Promise.all([owner.connect(), watcher.connect()]);
  const { rows } = await owner.query<{ code: string; rtp: number }>(
    `select code, rtp from game_facts where vendor = 'STUDIO' order by rtp, code limit 1`,
  );
  const [{ code: game, rtp } = { code: '', rtp: 0 }] = rows;
  // Of games that return more, a twenty-fifth counts.
  const stakes = rtp > 9_750 ? 25n : 1n;
  const catchUp = async () => {
    while (!(await services.countedPlay.catchUp()));
  };
  return {
    ...{ app, owner, watcher, services, stakes, catchUp },
    async close() {
      await Promise.all([owner.end(), watcher.end()]);
      await vendor.close();
    },
    async member(): Promise<MissionPlayer> {
      const account = `m${randomUUID().slice(0, 12)}`;
      const brand = services.brands.byCode('pavilion');
      if (!brand) throw new Error('no brand');
      const { id } = await services.members.create({ brand: 'pavilion', account, type: 0, password: PASSWORD });
      const signIn = { username: account, password: PASSWORD, type: 'username' } as const;
      const { token } = await services.auth.signIn(brand, signIn, { address: '127.0.0.1', device: 'test' });
      return { memberId: String(id), brand: 'pavilion', trial: false, token };
    },
    deposit: (memberId: string, amount: bigint, at = new Date()) =>
      services.wallet.post({ ...BRAND, memberId, kind: 'deposit', reference: `deposit:${randomUUID()}`, amount, at }),
    /** A round that is lost, and of which so much counts; what comes back takes it back. */
    async play(memberId: string, counted: bigint, at = new Date()) {
      const amount = counted * stakes;
      const round = randomUUID();
      const place = { ...BRAND, memberId, vendor: 'studio', game, round };
      const related = `${round}-bet`;
      const posted = await services.wallet.post({ ...place, kind: 'bet', reference: related, amount, at });
      if (posted.outcome !== 'posted') throw new Error(`the bet is ${posted.outcome}`);
      await services.wallet.post({ ...place, kind: 'win', reference: `${round}-win`, related, amount: 0n, roundClosed: true, at });
      return async () => {
        for (const name of ['win', 'bet']) {
          const back = { ...place, kind: 'rollback', reference: `${round}-${name}-back`, related: `${round}-${name}` } as const;
          await services.wallet.post({ ...back, amount: 0n });
        }
      };
    },
    async summary(member: MissionMember, at: Date) {
      await catchUp();
      return services.missions.summary(member, at);
    },
    claim: (member: MissionMember, code: string, period: string, at: Date) =>
      untilCounted(() => services.missions.claim(member, { code, period }, at)),
    rule: createRuleWriting(owner),
  };
}

/** A version that holds from a moment on; the one before ends there. */
function createRuleWriting(owner: pg.Client) {
  return async (code: string, terms: MissionTerms, from: Date, { enabled = true } = {}) => {
    // Operators end a version in the future only.
    await owner.query(`alter table promotion_rules disable trigger user`);
    await owner.query(
      `update promotion_rules set valid_until = $2 where code = $1 and brand = 'pavilion' and kind = 'mission' and valid_until is null`,
      [code, from],
    );
    await owner.query(`alter table promotion_rules enable trigger user`);
    const words = JSON.stringify({ en: code, bn: code });
    await owner.query(
      `insert into promotion_rules (brand, kind, code, version, name, about, terms, enabled, valid_from, position, written_by)
         select 'pavilion', 'mission', $1, coalesce(max(version), 0) + 1, $2, $2, $3, $4, $5, 50, 'test'
         from promotion_rules where code = $1 and brand = 'pavilion' and kind = 'mission'`,
      [code, words, JSON.stringify(terms), enabled, from],
    );
  };
}

/** Tries again while the ledger cannot be read to its end: transactions of other tests hold it, too. */
export async function untilCounted<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask().catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'service.unavailable') return undefined;
      throw error;
    });
    if (answer !== undefined) return answer;
  }
}

export type MissionDesk = Awaited<ReturnType<typeof missionDesk>>;

export function missionIn({ list }: MissionSummaryValue, code: string, period?: string): Mission | undefined {
  return list.find((mission) => mission.code === code && (period === undefined || mission.period === period));
}

/** A moment of a day by the brand's clock. */
export function noon(day: string): Date {
  return new Date(`${day}T06:00:00Z`);
}

/** A mission of so much counted play a day. */
export function dailyTerms(target: string, more: Partial<MissionTerms> = {}): MissionTerms {
  return { period: 'daily', steps: [{ kind: 'counted', target }], prize: '700', join: false, claimDays: 3, ...more };
}
