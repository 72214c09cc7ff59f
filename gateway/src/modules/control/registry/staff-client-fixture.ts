import type { ApplyResult, Board, Change } from '@pavilion/api/staff';
import type { BrandManifest, ManifestRemote } from '@pavilion/contract';
import type { LightMyRequestResponse } from 'fastify';
import { publishVersions, testApp, type TestApp } from '../../../platform/testing';
import { enrolStaff, type TestOperator, staffRequest } from '../../../platform/testing/staff';

export const reason = 'to see it happen';
export const rollback: Change = { kind: 'rollback', remote: 'wallet' };
export const promote = (version: string, remote = 'wallet'): Change => ({ kind: 'promote', remote, version });
export const mode = (remote: string, wanted: 'on' | 'off' | 'draining' | 'killed'): Change => ({
  kind: 'mode',
  remote,
  mode: wanted,
});

/** What a call answered; fails the test when it was refused. */
export function valueOf<Value>(answer: LightMyRequestResponse): Value {
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return answer.json<{ value: Value }>().value;
}

interface ChangeOptions {
  brand?: string;
  as?: TestOperator;
  baseSeq?: number;
}

/** Two operators at the console: mina, an admin of everything, and rafi, an approver of one brand. Both brands run wallet and games 1.0.0. */
export class StaffClient {
  private constructor(
    readonly app: TestApp,
    readonly mina: TestOperator,
    readonly rafi: TestOperator,
  ) {}

  static async open(): Promise<StaffClient> {
    const app = await testApp();
    const mina = await enrolStaff(app, 'mina', { '*': 'admin' });
    const fixture = new StaffClient(app, mina, await enrolStaff(app, 'rafi', { pavilion: 'approver' }));
    await publishVersions(app, 'wallet', ['1.0.0', '2.0.0', '3.0.0', '4.0.0']);
    await publishVersions(app, 'games', ['1.0.0', '2.0.0']);
    for (const brand of ['pavilion', 'lagoon']) await fixture.change([promote('1.0.0'), promote('1.0.0', 'games')], { brand });
    return fixture;
  }

  ask(url: string, as = this.mina): Promise<LightMyRequestResponse> {
    return staffRequest(this.app, { method: 'GET', url, as });
  }

  send(url: string, payload: object, as = this.mina, method: 'POST' | 'PATCH' = 'POST'): Promise<LightMyRequestResponse> {
    return staffRequest(this.app, { method, url, payload, as });
  }

  requestChange(
    changes: Change[],
    { brand = 'pavilion', as, baseSeq = this.manifestOf(brand).seq }: ChangeOptions = {},
  ): Promise<LightMyRequestResponse> {
    return this.send(`/staff/brands/${brand}/changes`, { changes, baseSeq, reason }, as);
  }

  async change(changes: Change[], wanted?: ChangeOptions): Promise<ApplyResult> {
    return valueOf<ApplyResult>(await this.requestChange(changes, wanted));
  }

  async board(as?: TestOperator): Promise<Board> {
    return valueOf<Board>(await this.ask('/staff/board', as));
  }

  /** The latest entries of the audit log about a brand, the last first. */
  async lastAudit(brand = 'pavilion'): Promise<Record<string, unknown>[]> {
    const page = await this.ask(`/staff/audit?brand=${brand}&limit=5`);
    return valueOf<{ lines: Record<string, unknown>[] }>(page).lines;
  }

  manifestOf(brand = 'pavilion'): BrandManifest {
    const active = this.app.gateway.services.registry.manifestOf(brand);
    if (!active) throw new Error(`There is no brand ${brand}`);
    return active.manifest;
  }

  walletOf(brand?: string): ManifestRemote | undefined {
    return this.manifestOf(brand).remotes['wallet'];
  }
}
