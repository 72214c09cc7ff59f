import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CatalogueView, SwitchPlan } from '@pavilion/api/staff';
import { enrolStaff, registerPlayer, type TestOperator, staffRequest, TestVendor } from '../../../platform/testing';

export const DICE = '100000';
export const dice = { subject: 'game', key: DICE };
export const reason = 'the vendor asked for it';
/** Where every game of the vendor runs. */
export const ADDRESS = 'http://127.0.0.1:4002/play/x';

const root = '/staff/brands/pavilion/catalogue';

export type CatalogueUnderTest = Awaited<ReturnType<typeof setUpCatalogue>>;

/** A gateway with the whole sample, an operator of all brands and one of a single brand, a player, and a vendor that opens every game and lists what a test says. */
export async function setUpCatalogue() {
  const studio = await listingVendor();
  const vendor = await TestVendor.connected(studio.origin, undefined, { whole: true });
  const boss = await enrolStaff(vendor.app, 'boss', { '*': 'operator' });
  const local = await enrolStaff(vendor.app, 'local', { pavilion: 'operator' });
  const player = await registerPlayer(vendor.app, 'somebody1');
  return {
    vendor,
    boss,
    local,
    player,
    answers: studio.answers,
    ...asOperator(vendor, local),
    ...asPlayer(vendor, player),
    pull: (payload: object = {}, code = 'STUDIO') =>
      staffRequest(vendor.app, {
        method: 'POST',
        url: `/staff/catalogue/vendors/${code}/pull`,
        as: boss,
        payload: { apply: false, partly: false, ...payload },
      }),
    bring: (file: string | Buffer, query: Record<string, string> = {}, as: TestOperator = boss) =>
      staffRequest(vendor.app, {
        method: 'POST',
        url: '/staff/catalogue/import',
        query: { format: 'csv', ...query },
        as,
        headers: { 'content-type': 'application/octet-stream' },
        payload: file,
      }),
    async close() {
      await vendor.close();
      studio.close();
    },
  };
}

/** What is there of the vendor: `answers` says what it gives to who asks for its list. */
async function listingVendor() {
  let answer: { status: number; body: unknown } = { status: 200, body: [] };
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const opens = request.url?.endsWith('game/url');
      response.writeHead(opens ? 200 : answer.status);
      response.end(JSON.stringify(opens ? { url: ADDRESS } : answer.body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers: (body: unknown, status = 200) => void (answer = { status, body }),
    close: () => server.close(),
  };
}

function asOperator({ app }: TestVendor, as: TestOperator) {
  return {
    view: async (query: Record<string, string> = {}): Promise<CatalogueView> =>
      (await staffRequest(app, { url: root, query, as })).json().value,
    plan: async (to: string, ...subjects: object[]): Promise<SwitchPlan> =>
      (await staffRequest(app, { method: 'POST', url: `${root}/plan`, as, payload: { to, subjects } })).json().value,
    turn: (to: string, ...subjects: object[]) =>
      staffRequest(app, { method: 'POST', url: `${root}/switches`, as, payload: { to, subjects, reason } }),
  };
}

function asPlayer({ app }: TestVendor, token: string) {
  return {
    list: async (query: Record<string, string> = {}, brand = 'pavilion') => {
      const headers = { host: `${brand}.localhost` };
      const asked = { pageNo: '1', pageSize: '12', language: 'en', ...query };
      return (await app.request({ url: '/wps/relay/GCSGAME_gameList', query: asked, headers })).json().value;
    },
    launch: async (nodeId = DICE, mode?: 'free' | 'real') =>
      (
        await app.request({ method: 'POST', url: '/wps/game/launchGame', token, payload: { nodeId, ...(mode && { mode }) } })
      ).json(),
    info: async (nodeId: string, language = 'en') =>
      (await app.request({ url: '/wps/relay/GCSGAME_gameInfo', query: { nodeId, language } })).json().value,
  };
}

/** A game as a vendor lists it. */
export function listed(facts: object = {}): object {
  return {
    game_code: 'dice',
    name: 'Lantern Dice',
    category: 'Dice',
    rtp: '98.99',
    demo_game_support: true,
    enabled: true,
    platforms: ['GPL_DESKTOP'],
    ...facts,
  };
}
