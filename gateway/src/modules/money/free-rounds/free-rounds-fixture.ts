import { randomUUID } from 'node:crypto';
import type { GivenFreeRounds } from '@pavilion/api/staff';
import pg from 'pg';
import { enrolStaff, type PlayerAtVendor, staffRequest, type TestOperator, TestVendor } from '../../../platform/testing';
import { RewardDoor } from './reward-door-fixture';
import type { Grant } from '.';

const root = '/staff/brands/pavilion/free-rounds';

/** A gateway with a vendor that gives free rounds, two operators, and hands on the rows that time changes. */
export async function setUpFreeRounds() {
  const door = new RewardDoor();
  const vendor = await TestVendor.connected(await door.open());
  const { app } = vendor;
  const [asha, omar] = [
    await enrolStaff(app, 'giver-asha', { pavilion: 'approver' }),
    await enrolStaff(app, 'giver-omar', { pavilion: 'approver' }),
  ];
  const owner = new pg.Client({ connectionString: app.platform.url });
  await owner.connect();
  const { freeRounds, awards } = app.gateway.services;

  const grant = async ({ memberId }: PlayerAtVendor, change: Partial<Grant> = {}): Promise<string> => {
    const source = `test:${randomUUID()}`;
    const wanted = { memberId, brand: 'pavilion', currency: 'BDT', vendor: 'studio', games: ['dice'], rounds: 2, stake: 1_000n };
    const terms = { days: 7, source, reason: 'a test of free rounds' };
    await awards.transaction((trx) => freeRounds.grant(trx, { ...wanted, ...terms, ...change }));
    const { rows } = await owner.query<{ id: string }>('select id from free_rounds where source = $1', [change.source ?? source]);
    return rows[0]?.id ?? '';
  };
  const post = async (path: string, payload: object, as: TestOperator) =>
    staffRequest(app, { method: 'POST', url: `${root}${path}`, as, payload });
  const list = async (query = '') =>
    (await staffRequest(app, { method: 'GET', url: `${root}${query}`, as: asha })).json<{ value: { list: GivenFreeRounds[] } }>()
      .value.list;

  return {
    ...{ app, vendor, door, asha, omar, grant, post, list, freeRounds },
    /** A free bet; its id is its round's. */
    bet: (player: PlayerAtVendor, reward: string, fields: object = {}) =>
      vendor.bet(player, 0n, { is_free: true, reward_uuid: reward, ...fields }),
    win: (player: PlayerAtVendor, reward: string, { bet, minor, ...fields }: { bet: string; minor: bigint }) =>
      vendor.win(player, minor, bet, { is_free: true, reward_uuid: reward, ...fields }),
    /** How it stands, as its vendor's member and operators read it. */
    async state(player: PlayerAtVendor, id: string) {
      const { open, over } = await freeRounds.page(player.memberId);
      const found = [...open, ...over].find((each) => each.id === id);
      return found && { state: found.state, played: found.played, won: found.won };
    },
    expire: (id: string) => owner.query(`update free_rounds set until = now() - interval '1 second' where id = $1`, [id]),
    callNow: (id: string) => owner.query('update free_rounds set call_due_at = now() where id = $1', [id]),
    async close() {
      await owner.end();
      door.close();
      await vendor.close();
    },
  };
}
